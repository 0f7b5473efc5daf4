// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keys do on TRYPSYLON's board, as far as the turn allows it.
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

#include "app/games/trypsylon/trypsylon_board.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/reasons.h"

namespace byways::app {

namespace {

constexpr int kSlidingMilliseconds = 190;
constexpr int kTurningMilliseconds = 120;

}  // namespace

bool TrypsylonBoard::touchMoves() const { return match().timeline().setup().options.is_on("touch-move"); }

QString TrypsylonBoard::stepFor(const QString& end) const {
  return QString::fromStdString(trypsylon::write_insertion(end.toStdString(), corner_));
}

// Cards pushed in since then don't fill the other vacancy, which is still where its card was.
bool TrypsylonBoard::isLiftedFrom(const QString& cell) const {
  return cards() > 0 && scene_.at(cell) == TrypsylonCard::Vacant && !cell.isEmpty() &&
         !TrypsylonPlaces::isEnd(cell);
}

std::optional<Refusal> TrypsylonBoard::refusalAt(const QString& place) const {
  const bool asksOfGap = !gap_.isEmpty() && place == hover() && !cursorIsVisible();
  if (mover() < 1 || place.isEmpty() || place == kHand || asksOfGap) {
    return std::nullopt;
  }
  if (isBound()) {
    return place == set_ ? std::nullopt : std::optional(trypsylon::must_be_pushed(set_.toStdString()));
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? std::optional(trypsylon::must_be_played()) : std::nullopt;
  }
  if (TrypsylonPlaces::isEnd(place)) {
    // Without a card in hand, acting there isn't meant as a push.
    return cards() > 0 ? match().timeline().refusal(mover(), stepFor(place).toStdString()) : std::nullopt;
  }
  return match().timeline().refusal(mover(), place.toStdString());
}

QString TrypsylonBoard::placeOfRefusal(const Refusal& refusal) const {
  return refused_.isEmpty() ? BoardView::placeOfRefusal(refusal) : refused_;
}

void TrypsylonBoard::activate(const QString& place) {
  if (mover() < 1 || place.isEmpty()) {
    return;
  }
  if (place == kHand) {
    const bool isByMouse = !cursorIsVisible();
    isByMouse&& isOnSecond(mouse_) ? turnSecond() : turn(1);
    return;
  }
  if (isBound() && place != set_) {
    refuseAt(place, trypsylon::must_be_pushed(set_.toStdString()));
    return;
  }
  if (isLiftedFrom(place)) {
    touchMoves() ? refuseAt(place, trypsylon::must_be_played()) : unlift(place);
    return;
  }
  if (!TrypsylonPlaces::isEnd(place)) {
    lift(place);
    return;
  }
  // The first click sets the card, so that the push can be seen and the card turned before it is made.
  if (place == set_ || !ends_.contains(place)) {
    push(place);
  } else {
    setAgainst(place);
  }
}

void TrypsylonBoard::setAgainst(const QString& end) {
  set_ = end;
  pushedFrom_.clear();
  follow();
}

void TrypsylonBoard::push(const QString& end) {
  refused_ = end;
  if (!match().play(stepFor(end))) {
    pushedFrom_ = end;
    follow();
  }
}

// How the card was turned is forgotten when the program ends, unlike what is in the record.
trypsylon::Corner TrypsylonBoard::cornerAtRest() const {
  const Timeline& timeline = match().timeline();
  std::vector<std::string> steps;
  for (const Entry& entry : timeline.entries_until(timeline.cursor())) {
    for (std::string& word : split_words(entry.text)) {
      steps.push_back(std::move(word));
    }
  }
  const std::size_t open = timeline.open_steps().size();
  for (std::size_t back = 0; back < steps.size(); ++back) {
    const auto written = trypsylon::read_step(steps[steps.size() - 1 - back]);
    if (!written) {
      continue;  // a lot, or a word
    }
    if (written->kind != trypsylon::WrittenStep::Kind::Lift) {
      return written->corner;
    }
    if (back < open) {
      const TrypsylonScene before = trypsylonScene(timeline.state_at(timeline.cursor() - 1 - back));
      const TrypsylonCard card = before.at(QString::fromStdString(steps[steps.size() - 1 - back]));
      if (card != TrypsylonCard::Down && card != TrypsylonCard::Vacant) {
        return trypsylonCorner(card);
      }
    }
  }
  return trypsylon::Corner::NorthWest;
}

void TrypsylonBoard::lift(const QString& cell) {
  refused_ = cell;
  static_cast<void>(match().play(cell));
}

// Puts that card back; one lifted after it is lifted again.
void TrypsylonBoard::unlift(const QString& cell) {
  const std::vector<std::string> steps = match().timeline().open_steps();
  const auto found = std::find(steps.begin(), steps.end(), cell.toStdString());
  const auto isLift = [](const std::string& step) { return !trypsylon::is_insertion(step); };
  if (found == steps.end() || !std::all_of(found, steps.end(), isLift)) {
    return;
  }
  for (auto step = found; step != steps.end(); ++step) {
    match().undo();
  }
  for (auto step = std::next(found); step != steps.end(); ++step) {
    static_cast<void>(match().play(QString::fromStdString(*step)));
  }
}

void TrypsylonBoard::putBackLast() {
  if (touchMoves()) {
    refuseAt(set_, isBound() ? trypsylon::must_be_pushed(set_.toStdString()) : trypsylon::must_be_played());
    return;
  }
  set_.clear();
  const std::vector<std::string> steps = match().timeline().open_steps();
  if (!steps.empty()) {
    unlift(QString::fromStdString(steps.back()));
  }
}

// Only one of both: the click may have been meant for a button that has just disappeared.
void TrypsylonBoard::unsetOrPutBack() {
  if (!touchMoves() && !set_.isEmpty()) {
    set_.clear();
  } else {
    putBackLast();
  }
}

void TrypsylonBoard::showSlide(const TrypsylonSlide& slide) {
  shown_.slide = slide;
  forgetResting();
  sliding_.start(kSlidingMilliseconds);
}

trypsylon::Corner TrypsylonBoard::turned(trypsylon::Corner corner, int quarters) {
  constexpr int kCorners = 4;
  return static_cast<trypsylon::Corner>(((static_cast<int>(corner) + quarters) % kCorners + kCorners) %
                                        kCorners);
}

void TrypsylonBoard::turn(int quarters) {
  corner_ = turned(corner_, quarters);
  showTurning(quarters, false);
}

void TrypsylonBoard::turnSecond() {
  second_ = turned(second_, 1);
  showTurning(1, true);
}

bool TrypsylonBoard::isOnSecond(QPointF point) const {
  const QRectF tray = trypsylonTray(boardArea(), scene_);
  return cards() > 1 && tray.contains(point) &&
         QLineF(point, trypsylonSlot(tray, 1)).length() < QLineF(point, trypsylonSlot(tray, 0)).length();
}

// Lifting a second card doesn't turn the first. When the first has been pushed in, the second has its old
// orientation.
void TrypsylonBoard::followHand() {
  const int before = std::exchange(handBefore_, cards());
  if (before == cards() || cards() == 0) {
    return;
  }
  const std::vector<std::string> steps = match().timeline().open_steps();
  const bool isPushed = !steps.empty() && trypsylon::is_insertion(steps.back());
  if (before == 2 && isPushed) {
    corner_ = second_;
  } else if (before < 2) {
    (cards() == 1 ? corner_ : second_) = cornerAtRest();
  }
}

void TrypsylonBoard::showTurning(int quarters, bool isSecond) {
  turnsSecond_ = isSecond;
  quarters_ = quarters;
  turning_.start(kTurningMilliseconds);
  follow();
}

void TrypsylonBoard::mousePressEvent(QMouseEvent* event) {
  mouse_ = event->position();
  BoardView::mousePressEvent(event);
  mouseCarries_ = true;
  refused_.clear();
  if (event->button() != Qt::LeftButton && tools_->covers(mouse_)) {
    QEvent away(QEvent::Leave);  // it was meant for the button
    leaveEvent(&away);
  }
  if (event->button() == Qt::LeftButton && mover() > 0) {
    press_ = Press{.place = placeAt(event->position()), .at = event->position()};
  }
  follow();
}

void TrypsylonBoard::mouseMoveEvent(QMouseEvent* event) {
  mouse_ = event->position();
  mouseCarries_ = true;
  const QString before = hover();
  if (const QString gap = gapTextAt(mouse_); gap != gap_) {
    gap_ = gap;
    QEvent away(QEvent::Leave);  // re-enter the place: the line below the board has changed
    BoardView::leaveEvent(&away);
  }
  BoardView::mouseMoveEvent(event);
  if (hover() != before) {
    refused_.clear();
    pushedFrom_.clear();
    dwell_.start();
  }
  if (press_ && !press_->drags && mover() > 0 &&
      QLineF(press_->at, mouse_).length() >= QApplication::startDragDistance()) {
    press_->drags = true;
    if (takeable_.contains(press_->place) && !isBound()) {
      press_->lifted = true;
      lift(press_->place);
    }
    dwell_.start();
  }
  follow();
}

void TrypsylonBoard::mouseReleaseEvent(QMouseEvent* event) {
  mouse_ = event->position();
  const std::optional<Press> press =
      event->button() == Qt::LeftButton ? std::exchange(press_, std::nullopt) : std::nullopt;
  const QString place = placeAt(event->position());
  if (press && press->drags && (cards() > 0 || press->lifted)) {
    hand().cancel();
    finishDrag(*press, place);
  } else if (press && place.isEmpty() && press->place.isEmpty() && cards() > 0) {
    hand().cancel();
    unsetOrPutBack();  // a click beside the board
  } else {
    BoardView::mouseReleaseEvent(event);
  }
  follow();
}

// Dropped on an open end, the card is set there; on the tray it stays in hand. Elsewhere it stays in hand if
// it must be played, otherwise it goes back to where the drag began.
void TrypsylonBoard::finishDrag(const Press& press, const QString& place) {
  if (isBound()) {
    return;
  }
  if (ends_.contains(place)) {
    setAgainst(place);
  } else if (TrypsylonPlaces::isEnd(place)) {
    refused_ = place;
    static_cast<void>(match().play(stepFor(place)));
  } else if (press.lifted && place != kHand && !touchMoves()) {
    putBackLast();
  }
}

void TrypsylonBoard::leaveEvent(QEvent* event) {
  mouseCarries_ = false;
  gap_.clear();
  BoardView::leaveEvent(event);
  follow();
}

void TrypsylonBoard::focusOutEvent(QFocusEvent* event) {
  BoardView::focusOutEvent(event);
  follow();
}

bool TrypsylonBoard::boardEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QString gap = gapTextAt(help->pos());
    gap.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), gap, this);
    event->accept();
    return true;
  }
  return BoardView::boardEvent(event);
}

bool TrypsylonBoard::wantsAnEnd() const {
  if (mover() < 1 || cards() == 0 || !set_.isEmpty() || ends_.isEmpty()) {
    return false;
  }
  return !cursorIsVisible() || isLiftedFrom(cursor()) ||
         (!TrypsylonPlaces::isEnd(cursor()) && cursor() != kHand && !takeable_.contains(cursor()));
}

bool TrypsylonBoard::turnsBy(int key) const {
  return cards() > 0 && (key == Qt::Key_R || key == Qt::Key_Q || key == Qt::Key_E);
}

bool TrypsylonBoard::meansKey(const QKeyEvent& key) const {
  return key.modifiers() == Qt::NoModifier && turnsBy(key.key());
}

bool TrypsylonBoard::handleBoardKey(int key) {
  if (turnsBy(key)) {
    turn(key == Qt::Key_Q ? -1 : 1);
    return true;
  }
  if (isArrow(key)) {
    mouseCarries_ = false;
    pushedFrom_.clear();
    if (!touchMoves()) {
      set_.clear();
    }
    return false;
  }
  if (isAct(key) && !set_.isEmpty() && !cursorIsVisible()) {
    push(set_);  // the mouse has set it
    return true;
  }
  if (isAct(key) && wantsAnEnd() && !(cursorIsVisible() && isLiftedFrom(cursor()))) {
    refuseAt(cursorIsVisible() ? cursor() : kHand, trypsylon::choose_an_end());
    return true;
  }
  if (key == Qt::Key_Escape && cards() > 0 && (touchMoves() || !set_.isEmpty())) {
    unsetOrPutBack();
    return true;
  }
  return false;
}

void TrypsylonBoard::keyPressEvent(QKeyEvent* event) {
  refused_.clear();
  // As turns end by themselves, Ctrl+Enter does what ends this one.
  if (modifiersOf(*event) == Qt::ControlModifier &&
      (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !set_.isEmpty()) {
    push(set_);
  } else if (modifiersOf(*event) != Qt::NoModifier || !handleBoardKey(event->key())) {
    BoardView::keyPressEvent(event);
  }
  follow();
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keys do on TRYPSYLON's board, as far as the turn allows it.
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

// While cards are in hand, one was lifted from each vacancy: a push fills one vacancy and leaves the other
// where it is.
bool TrypsylonBoard::isLiftedFrom(const QString& cell) const {
  return cards() > 0 && scene_.at(cell) == TrypsylonCard::Vacant && !cell.isEmpty() &&
         !TrypsylonSurface::isEnd(cell);
}

std::optional<Refusal> TrypsylonBoard::refusalAt(const QString& place) const {
  const bool asksOfGap = !gap_.isEmpty() && place == hover() && !cursorIsVisible();
  if (mover() < 1 || place.isEmpty() || place == TrypsylonSurface::kHand || asksOfGap) {
    return std::nullopt;
  }
  if (isBound()) {
    return place == set_ ? std::nullopt : std::optional(trypsylon::must_be_pushed(set_.toStdString()));
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? std::optional(trypsylon::must_be_played()) : std::nullopt;
  }
  if (TrypsylonSurface::isEnd(place)) {
    // Without a card in hand, acting on an end isn't meant as a push.
    return cards() > 0 ? match().timeline().refusal(mover(), stepFor(place).toStdString()) : std::nullopt;
  }
  return match().timeline().refusal(mover(), place.toStdString());
}

QString TrypsylonBoard::placeOfRefusal(const Refusal& refusal) const {
  return refused_.isEmpty() ? BoardView::placeOfRefusal(refusal) : refused_;
}

QString TrypsylonBoard::liftedLast() const {
  QString last;
  for (const std::string& step : match().timeline().open_steps()) {
    last = trypsylon::is_insertion(step) ? last : QString::fromStdString(step);
  }
  return last;
}

void TrypsylonBoard::actOn(const QString& place) {
  if (mover() < 1) {
    return;
  }
  if (place == TrypsylonSurface::kHand) {
    const std::optional<HandPress>& click = hand().press();
    click&& isOnSecond(click->at) ? turnSecond() : turn(1);
  } else if (isBound()) {
    refuseAt(place, trypsylon::must_be_pushed(set_.toStdString()));
  } else if (isLiftedFrom(place)) {
    touchMoves() ? refuseAt(place, trypsylon::must_be_played()) : unlift(place);
  } else {
    TrypsylonSurface::isEnd(place) ? push(place) : lift(place);
  }
}

bool TrypsylonBoard::canPut(const QString& place) const {
  return cards() > 0 && TrypsylonSurface::isEnd(place) && (!isBound() || place == set_);
}

// The first click sets the card, so that the push can be seen and the card turned before it is made.
void TrypsylonBoard::put(const QString& end) {
  end == set_ || !ends_.contains(end) ? push(end) : setAgainst(end);
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

// Looks for the orientations of earlier cards in the record, because the board forgets them when the program
// ends.
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
      continue;  // a lot or a declaration
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

// Puts back the card from `cell`. A card that was lifted after it is lifted again.
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

// If the card is set at an end, Escape and a click beside the board only take it off the end: the click may
// have been meant for a button that has just disappeared.
bool TrypsylonBoard::putBack(const QString& place) {
  if (cards() == 0) {
    return false;
  }
  if (touchMoves()) {
    if (!hand().isDragging()) {
      refuseAt(place.isEmpty() ? set_ : place,
               isBound() ? trypsylon::must_be_pushed(set_.toStdString()) : trypsylon::must_be_played());
    }
    return true;
  }
  if (place.isEmpty() && !set_.isEmpty()) {
    set_.clear();
    follow();
    return true;
  }
  if (place.isEmpty() && !hand().press()) {
    return false;  // so Escape takes back the step (BoardView)
  }
  unlift(hand().held());
  return true;
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
  if (!canTurn()) {
    return;
  }
  corner_ = turned(corner_, quarters);
  showTurning(quarters, false);
}

void TrypsylonBoard::turnSecond() {
  second_ = turned(second_, 1);
  showTurning(1, true);
}

bool TrypsylonBoard::isOnSecond(QPointF point) const {
  const QRectF tray = areaOf(TrypsylonSurface::kHand);
  return cards() > 1 && tray.contains(point) &&
         QLineF(point, trypsylonSlot(tray, 1)).length() < QLineF(point, trypsylonSlot(tray, 0)).length();
}

// Lifting a second card doesn't turn the first. When the first has been pushed in, the second keeps its
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
  refused_.clear();
  BoardView::mousePressEvent(event);
  if (event->button() != Qt::LeftButton && tools_->covers(event->position())) {
    QEvent away(QEvent::Leave);  // the event was meant for the button
    leaveEvent(&away);
  }
}

void TrypsylonBoard::mouseMoveEvent(QMouseEvent* event) {
  if (placeAt(event->position()) != hover()) {
    refused_.clear();
    pushedFrom_.clear();
    dwell_.start();
  }
  if (const QString gap = gapTextAt(event->position()); gap != gap_) {
    gap_ = gap;
    QEvent away(
        QEvent::Leave);  // leaves the place and enters it again, because the line below the board has changed
    BoardView::leaveEvent(&away);
  }
  BoardView::mouseMoveEvent(event);
}

// A card that is dropped on an open end is set there; on the tray it stays in hand. Elsewhere it stays in
// hand if it must be played; otherwise it goes back to where the drag began.
void TrypsylonBoard::drop(const QString& place) {
  if (isBound()) {
    return;
  }
  if (TrypsylonSurface::isEnd(place)) {
    ends_.contains(place) ? setAgainst(place) : push(place);
  } else if (hand().hasTakenByDrag() && place != TrypsylonSurface::kHand && !touchMoves()) {
    unlift(hand().held());
  }
}

void TrypsylonBoard::leaveEvent(QEvent* event) {
  gap_.clear();
  BoardView::leaveEvent(event);
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
         (!TrypsylonSurface::isEnd(cursor()) && cursor() != TrypsylonSurface::kHand &&
          !takeable_.contains(cursor()));
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
    hand().leave();
    pushedFrom_.clear();
    if (!touchMoves()) {
      set_.clear();
    }
    return false;
  }
  if (isAct(key) && !set_.isEmpty() && !cursorIsVisible()) {
    push(set_);  // the card was set with the mouse
    return true;
  }
  if (isAct(key) && wantsAnEnd() && !(cursorIsVisible() && isLiftedFrom(cursor()))) {
    refuseAt(cursorIsVisible() ? cursor() : TrypsylonSurface::kHand, trypsylon::choose_an_end());
    return true;
  }
  return false;
}

void TrypsylonBoard::keyPressEvent(QKeyEvent* event) {
  refused_.clear();
  // As turns end by themselves, Ctrl+Enter makes the push that ends this one.
  if (modifiersOf(*event) == Qt::ControlModifier &&
      (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !set_.isEmpty()) {
    push(set_);
  } else if (modifiersOf(*event) != Qt::NoModifier || !handleBoardKey(event->key())) {
    BoardView::keyPressEvent(event);
  }
  follow();
}

}  // namespace byways::app

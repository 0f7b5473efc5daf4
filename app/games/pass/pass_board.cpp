// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_board.h"

#include <QPainter>

#include <algorithm>

#include "app/board/place_names.h"
#include "app/games/pass/pass_painter.h"
#include "app/look/look.h"
#include "engine/overpass/colours.h"

namespace byways::app {

namespace {

constexpr int kMoveMilliseconds = 240;
// Two legs end before the next step of a quick computer, and all legs before the next step of a slow one
// (Playback::Pace).
constexpr int kLegMilliseconds = 145;
constexpr int kLongestMilliseconds = 700;
constexpr int kTumbleMilliseconds = 280;

const QString& diceId() {
  static const QString id = QStringLiteral("dice");
  return id;
}

// The place of a change. Home piles belong to colours on the board, but to players in the engine.
QString placeOf(const std::string& id, const std::string& piece) {
  const QString place = QString::fromStdString(id);
  return place.startsWith(QLatin1String("home:")) ? QStringLiteral("home:") + QString::fromStdString(piece)
                                                  : place;
}

}  // namespace

PassBoard::PassBoard(Match& match, const Look& look, PassGround ground, QWidget* parent)
    : BoardView(match, look, parent), timelineCursorBefore_(match.timeline().cursor()) {
  scene_.ground = ground;
  scene_.facing = facing();
  connect(&moving_, &Motion::stepped, this, [this] {
    if (moving_.part() >= 1 && !scene_.moving.isEmpty()) {
      scene_.moving.clear();  // pieces that have arrived don't move any more
      forgetResting();
    }
  });
  // Virtual functions of a derived board work only after its construction.
  QMetaObject::invokeMethod(
      this, [this] { rebuild(); }, Qt::QueuedConnection);
}

bool PassBoard::isOwn(const QString& place) const {
  const auto piece = scene_.pieces.constFind(place);
  if (piece == scene_.pieces.cend() || mover() < 1) {
    return false;
  }
  return piece.value() == kPlainPiece || overpass::owner_of(piece.value(), match().players()) + 1 == mover();
}

int PassBoard::optionAt(const QString& place) const {
  for (int i = 0; scene_.choice && i < scene_.choice->options.size(); ++i) {
    if (scene_.choice->placeOf(i) == place) {
      return i;
    }
  }
  return -1;
}

std::optional<PassMark> PassBoard::optionOf(const QString& place) const {
  const int option = optionAt(place);
  return option >= 0 ? std::optional(scene_.choice->options.at(option)) : std::nullopt;
}

std::optional<Refusal> PassBoard::liftRefusal(const QString& /*place*/) const { return std::nullopt; }

std::optional<Refusal> PassBoard::dropRefusal(const QString& /*from*/, const QString& /*to*/) const {
  return std::nullopt;
}

std::optional<Refusal> PassBoard::refusalAt(const QString& place) const {
  const bool isAsking = scene_.choice && scene_.choice->onBoard;
  if (isAsking || place.startsWith(QLatin1String("choice:")) || place == lifted() ||
      !marksAt(place).isEmpty()) {
    return std::nullopt;
  }
  if (!lifted().isEmpty()) {
    return !hand().isDragging() && takesInstead(place) ? std::nullopt : dropRefusal(lifted(), place);
  }
  return meansSomething(place) ? std::nullopt : liftRefusal(place);
}

QList<PassMark> PassBoard::marksAt(const QString& place) const {
  QList<PassMark> found;
  for (const PassMark& mark : marks_) {
    if (mark.place == place && !mark.step.isEmpty()) {
      found.append(mark);
    }
  }
  return found;
}

bool PassBoard::meansSomething(const QString& place) const {
  return (place == lifted() && !place.isEmpty()) || !marksAt(place).isEmpty() || canLift(place) ||
         canActOn(place);
}

bool PassBoard::canActOn(const QString& place) const { return place == diceId() && isRollDue(); }

// With a piece in hand, a click on another piece that can be lifted lifts that piece instead. Only a drag is
// meant to put the first piece down there, and so is a click in a lesson that asks for this refusal.
bool PassBoard::takesInstead(const QString& place) const {
  if (!liftable_.contains(place)) {
    return false;
  }
  const auto refusal =
      lifted().isEmpty() || awaitedRefusal().isEmpty() ? std::nullopt : dropRefusal(lifted(), place);
  return !refusal || QString::fromStdString(refusal->reason) != awaitedRefusal();
}

bool PassBoard::playMark(const PassMark& mark) { return !match().play(mark.step); }

void PassBoard::choose(const QString& place) {
  const QList<PassMark> options = marksAt(place);
  if (options.size() > 1) {
    droppedOn_.clear();
    const bool takePieces = std::all_of(options.begin(), options.end(),
                                        [](const PassMark& option) { return !option.takes.isEmpty(); });
    scene_.choice =
        PassChoice{.place = place, .options = options, .chosen = takePieces ? -1 : 0, .onBoard = takePieces};
    update();
    if (takePieces) {
      Q_EMIT hovered(place);  // the line below the board shows the question
    }
    speak(takePieces ? place : scene_.choice->placeOf(0));
  } else if (!options.isEmpty()) {
    static_cast<void>(playMark(options.front()));
  }
}

// Two pieces of one player may trade places, but a click on the second may also mean to take up the second
// instead. A drag is unambiguous.
void PassBoard::askWhatIsMeant(const QString& place) {
  QList<PassMark> options = marksAt(place);
  options.append({.place = place, .kind = PassMark::Kind::Move, .price = 0, .step = {}, .takes = place});
  droppedOn_.clear();
  scene_.choice = PassChoice{.place = place, .options = options, .chosen = 0, .onBoard = false};
  update();
  speak(scene_.choice->placeOf(0));
}

// Closing the question also cancels its move.
void PassBoard::closeChoice() {
  const bool wasOnBoard = scene_.choice && scene_.choice->onBoard;
  scene_.choice.reset();
  if (wasOnBoard) {
    emptyHand();
    Q_EMIT hovered(pointed());
  }
  update();
}

void PassBoard::activate(const QString& place) {
  if (place.isEmpty()) {
    return;
  }
  if (scene_.choice) {
    const std::optional<PassMark> option = optionOf(place);
    const bool wasOnBoard = scene_.choice->onBoard;
    if (wasOnBoard && place == scene_.choice->place) {
      return;  // the question is still open
    }
    closeChoice();
    if (option && option->step.isEmpty()) {
      lift(option->place);
      return;
    }
    if (option) {
      static_cast<void>(playMark(*option));
      return;
    }
    if (wasOnBoard) {
      return;  // a click elsewhere isn't meant to begin something else
    }
  }
  hand().act(place);
}

void PassBoard::actOn(const QString& place) {
  if (canActOn(place)) {
    roll();
  } else if (const auto refusal = lifted().isEmpty() ? liftRefusal(place) : dropRefusal(lifted(), place)) {
    refuseAt(place, *refusal);
  }
}

void PassBoard::take(const QString& place) {
  hand().isDragging() || takesInstead(place) ? lift(place) : actOn(place);
}

void PassBoard::lift(const QString& place) {
  hand().hold(place);
  droppedOn_.clear();
  scene_.choice.reset();
  marks_ = targets(place);
  forgetResting();
  settle();
}

void PassBoard::put(const QString& place) {
  isOwn(place) && isOwn(lifted()) ? askWhatIsMeant(place) : choose(place);
}

// A click outside all places closes the question.
bool PassBoard::putBack(const QString& /*place*/) {
  const bool wasHeld = hand().isHolding();
  scene_.choice ? closeChoice() : emptyHand();
  return wasHeld;
}

// Plays the move if the piece is dropped on a mark; otherwise the piece goes back.
void PassBoard::drop(const QString& place) {
  if (place == hand().press()->place || place.isEmpty()) {
    emptyHand();
    return;
  }
  if (!marksAt(place).isEmpty()) {
    droppedOn_ = place;
    choose(place);
    return;
  }
  const auto refusal = dropRefusal(lifted(), place);
  emptyHand();
  if (refusal) {
    refuseAt(place, *refusal);
  }
}

void PassBoard::handMoved() {
  if (const int option = optionAt(hover());
      scene_.choice && hand().pointer() && (option >= 0 || scene_.choice->onBoard)) {
    scene_.choice->chosen = option;
  }
  update();
}

void PassBoard::emptyHand() {
  hand().hold({});
  scene_.choice.reset();
  marks_ = offers();
  forgetResting();
  settle();
}

void PassBoard::rebuild() {
  const PassGround ground = scene_.ground;
  scene_ = makeScene();
  scene_.ground = ground;
  facePass(scene_, facing());
  liftable_ = match().isCurtained() ? QStringList() : liftable();
  if (hand().isHolding() && !canLift(lifted())) {
    hand().letGo();
  }
  marks_ = lifted().isEmpty() ? offers() : targets(lifted());
  forgetResting();
  update();
}

void PassBoard::facingChanged() { rebuild(); }

QTransform PassBoard::placed() const { return passPlacement(boardArea()); }

// All legs of a piece form one path. A dragged piece is at its destination already.
void PassBoard::startMotions(const Transition& transition) {
  scene_.moving.clear();
  if (!look().animations() || !isVisible()) {
    return;
  }
  int legs = 0;
  for (const Change& change : transition) {
    if (change.kind != Change::Kind::Moved) {
      continue;
    }
    const QString from = placeOf(change.from, change.piece);
    const QString to = placeOf(change.to, change.piece);
    const int colour = passColourOf(QString::fromStdString(change.piece));
    const auto goesOn = [&](const PassMotion& motion) {
      return motion.colour == colour && motion.way.back() == from;
    };
    auto motion = std::find_if(scene_.moving.begin(), scene_.moving.end(), goesOn);
    if (motion == scene_.moving.end()) {
      motion = scene_.moving.insert(scene_.moving.end(), {.colour = colour, .way = {from}, .legs = {}});
    }
    motion->way.append(to);
    // Pieces that change places move at the same time.
    const bool isExchange =
        std::any_of(scene_.moving.cbegin(), scene_.moving.cend(), [&](const PassMotion& other) {
          return other.way.back() == from && other.way[other.way.size() - 2] == to && other.colour != colour;
        });
    motion->legs.append(isExchange ? legs - 1 : legs++);
  }
  scene_.moving.removeIf([this](const PassMotion& motion) { return motion.way.back() == droppedOn_; });
  if (scene_.moving.isEmpty()) {
    return;
  }
  forgetResting();
  moving_.start(legs == 1 ? kMoveMilliseconds : std::min(legs * kLegMilliseconds, kLongestMilliseconds));
}

void PassBoard::curtainMoved() { rebuild(); }

void PassBoard::positionChanged(const Transition& transition) {
  hand().hold({});
  const bool wasRolled = scene_.dice && scene_.dice->state == PassDice::State::Rolled;
  // Replacing a step (Match::replaceStep) changes the position at the same cursor.
  const std::size_t cursor = match().timeline().cursor();
  const bool isNext =
      cursor > timelineCursorBefore_ || (cursor == timelineCursorBefore_ && !transition.empty());
  rebuild();
  if (isNext) {
    startMotions(transition);
    if (!wasRolled && scene_.dice && scene_.dice->state == PassDice::State::Rolled) {
      tumble_.start(kTumbleMilliseconds);
    }
  } else {
    scene_.moving.clear();
  }
  droppedOn_.clear();
  timelineCursorBefore_ = match().timeline().cursor();
}

void PassBoard::appearanceChanged() { rebuild(); }

PassScene PassBoard::sceneNow() const {
  PassScene scene = scene_;
  scene.lifted = lifted();
  const bool helps = look().picture().highlights != Highlights::None;
  if (helps) {
    scene.targets = marks_;
  }
  scene.marks = boardMarks();
  if (scene.choice && scene.choice->onBoard) {
    scene.targets.clear();
    scene.floating = spots().centre(scene.choice->place);
  }
  if (const auto at = hand().carriedTo()) {
    scene.floating = placed().inverted().map(*at);
  }
  if (helps) {
    decorate(scene);
  }
  if (scene.dice) {
    scene.dice->tumbled = tumble_.part();
  }
  int legs = 0;
  for (const PassMotion& motion : scene.moving) {
    legs = std::max(legs, motion.legs.back() + 1);
  }
  for (PassMotion& motion : scene.moving) {
    motion.legsDone = moving_.part() * legs;
  }
  return scene;
}

// Pointing at a piece with an empty hand shows in the line below why the piece can't move, but marks no
// refusal.
void PassBoard::adjustMarks(BoardMarks& marks) const {
  marks.lastTurn = scene_.marks.lastTurn;
  marks.pointed = scene_.choice ? scene_.choice->place : pointed();
  const bool isTried = !lifted().isEmpty() && pointed() != lifted() && marksAt(pointed()).isEmpty();
  if (marks.isOnlyPointedAt && !isTried) {
    marks.refused.clear();
  }
}

void PassBoard::paintResting(QPainter& painter) {
  PassScene scene = scene_;
  scene.lifted = lifted();
  paintPassPosition(painter, boardArea(), scene, look());
}

QList<QRectF> PassBoard::nameAreas() const {
  return look().picture().coordinates ? passNameAreas(boardArea(), scene_, look()) : QList<QRectF>();
}

void PassBoard::paintOver(QPainter& painter) { paintPassMarks(painter, boardArea(), sceneNow(), look()); }

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Keys on the Over-Pass board, also while the board asks a question.
#include <QKeyEvent>

#include <cmath>
#include <limits>

#include "app/games/pass/pass_board.h"

namespace byways::app {

namespace {

// Plus needs Shift on many keyboards.
bool isPlain(const QKeyEvent& key) {
  const Qt::KeyboardModifiers idle = Qt::KeypadModifier | Qt::ShiftModifier;
  return (key.modifiers() & ~idle) == Qt::NoModifier;
}

}  // namespace

bool PassBoard::meansKey(const QKeyEvent& event) const {
  if (!isPlain(event)) {
    return false;
  }
  return event.key() == Qt::Key_R && isRollDue();
}

// The option to which an arrow key leads. If the options are pieces on the board, it is the one that lies in
// the arrow's direction from the chosen option or, if none is chosen, from the middle of them all.
int PassBoard::optionTowards(int arrow) const {
  const auto centre = [this](int option) { return areaOf(scene_.choice->placeOf(option)).center(); };
  const auto count = static_cast<int>(scene_.choice->options.size());
  QPointF from;
  for (int option = 0; option < count; ++option) {
    from += centre(option) / count;
  }
  if (scene_.choice->chosen >= 0) {
    from = centre(scene_.choice->chosen);
  }
  const QPointF way = arrow == Qt::Key_Left    ? QPointF(-1, 0)
                      : arrow == Qt::Key_Right ? QPointF(1, 0)
                      : arrow == Qt::Key_Up    ? QPointF(0, -1)
                                               : QPointF(0, 1);
  int best = scene_.choice->chosen;
  double nearest = std::numeric_limits<double>::max();
  for (int option = 0; option < count; ++option) {
    const QPointF step = centre(option) - from;
    const double length = std::hypot(step.x(), step.y());
    constexpr double kNarrowest = 0.2;  // least cosine between the way to an option and the arrow
    if (option != scene_.choice->chosen && QPointF::dotProduct(step, way) > kNarrowest * length &&
        length < nearest) {
      best = option;
      nearest = length;
    }
  }
  return best;
}

bool PassBoard::handleChoiceKey(int key) {
  if (scene_.choice->onBoard && isArrow(key)) {
    scene_.choice->chosen = optionTowards(key);
    if (scene_.choice->chosen >= 0) {
      Q_EMIT hovered(scene_.choice->placeOf(scene_.choice->chosen));
      speak(scene_.choice->placeOf(scene_.choice->chosen));
    }
    return true;
  }
  const auto count = static_cast<int>(scene_.choice->options.size());
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up:
      scene_.choice->chosen = scene_.choice->chosen > 0 ? scene_.choice->chosen - 1 : count - 1;
      break;
    case Qt::Key_Right:
    case Qt::Key_Down:
      scene_.choice->chosen = (scene_.choice->chosen + 1) % count;
      break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (scene_.choice->chosen >= 0) {
        activate(scene_.choice->placeOf(scene_.choice->chosen));
      }
      return true;
    case Qt::Key_Escape:
      closeChoice();
      return true;
    default:
      return false;
  }
  const QString option = scene_.choice->placeOf(scene_.choice->chosen);
  Q_EMIT hovered(option);
  speak(option);
  return true;
}

bool PassBoard::handleBoardKey(int key) {
  if (scene_.choice && handleChoiceKey(key)) {
    return true;
  }
  switch (key) {
    case Qt::Key_R:
      if (isRollDue()) {
        roll();
        return true;
      }
      return false;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: {
      // If there is nothing to act on at the cursor, Enter and Space roll the dice.
      const bool isOnSomething = cursorIsVisible() && (hand().isHolding() || meansSomething(cursor()));
      if (isOnSomething || !isRollDue()) {
        return false;
      }
      roll();
      return true;
    }
    case Qt::Key_Escape:
      return !hand().isHolding() && takeBackLast();
    default:
      return false;
  }
}

void PassBoard::keyPressEvent(QKeyEvent* event) {
  if (!isPlain(*event) || !handleBoardKey(event->key())) {
    BoardView::keyPressEvent(event);
  }
  update();
}

}  // namespace byways::app

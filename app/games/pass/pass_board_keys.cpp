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

// If pieces on the board are the options, the one in the arrow's direction, from the chosen one or from their
// common middle.
int PassBoard::optionTowards(int arrow) const {
  const auto centre = [this](int option) { return areaOf(placeOfOption(option)).center(); };
  const auto count = static_cast<int>(choice_->options.size());
  QPointF from;
  for (int option = 0; option < count; ++option) {
    from += centre(option) / count;
  }
  if (choice_->chosen >= 0) {
    from = centre(choice_->chosen);
  }
  const QPointF way = arrow == Qt::Key_Left    ? QPointF(-1, 0)
                      : arrow == Qt::Key_Right ? QPointF(1, 0)
                      : arrow == Qt::Key_Up    ? QPointF(0, -1)
                                               : QPointF(0, 1);
  int best = choice_->chosen;
  double nearest = std::numeric_limits<double>::max();
  for (int option = 0; option < count; ++option) {
    const QPointF step = centre(option) - from;
    const double length = std::hypot(step.x(), step.y());
    constexpr double kNarrowest = 0.2;  // the lowest accepted cosine to the arrow's direction
    if (option != choice_->chosen && QPointF::dotProduct(step, way) > kNarrowest * length &&
        length < nearest) {
      best = option;
      nearest = length;
    }
  }
  return best;
}

bool PassBoard::handleChoiceKey(int key) {
  if (choice_->onBoard && isArrow(key)) {
    choice_->chosen = optionTowards(key);
    if (choice_->chosen >= 0) {
      Q_EMIT hovered(placeOfOption(choice_->chosen));
      speak(placeOfOption(choice_->chosen));
    }
    return true;
  }
  const auto count = static_cast<int>(choice_->options.size());
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up:
      choice_->chosen = choice_->chosen > 0 ? choice_->chosen - 1 : count - 1;
      break;
    case Qt::Key_Right:
    case Qt::Key_Down:
      choice_->chosen = (choice_->chosen + 1) % count;
      break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (choice_->chosen >= 0) {
        activate(placeOfOption(choice_->chosen));
      }
      return true;
    case Qt::Key_Escape:
      closeChoice();
      return true;
    default:
      return false;
  }
  const QString option = placeOfOption(choice_->chosen);
  Q_EMIT hovered(option);
  speak(option);
  return true;
}

bool PassBoard::handleBoardKey(int key) {
  if (choice_ && handleChoiceKey(key)) {
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
      // If the cursor has nothing to act on, these keys roll the dice.
      const bool isOnSomething = cursorIsVisible() && (hand().isHolding() || meansSomething(cursor()));
      if (isOnSomething || !isRollDue()) {
        return false;
      }
      roll();
      return true;
    }
    case Qt::Key_Escape:
      return !hand().isHolding() && putAside();
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Keys on the Over-Pass board.
#include <QKeyEvent>

#include "app/games/overpass/pass_board.h"

namespace byways::app {

bool PassBoard::meansKey(int key) const {
  const bool sizes =
      key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || (key == Qt::Key_0 && zoom_ > 1);
  return sizes || (key == Qt::Key_R && isRollDue());
}

bool PassBoard::handleChoiceKey(int key) {
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

// Both act where the cursor is on something. Elsewhere they roll dice that wait for it; Enter ends the turn.
void PassBoard::handleEnter(bool isSpace) {
  const bool isOnSomething = cursorIsVisible() && (!lifted_.isEmpty() || meansSomething(cursor()));
  if (!isOnSomething && isRollDue()) {
    roll();
  } else if (cursorIsVisible() && (isOnSomething || isSpace)) {
    activate(cursor());
  } else if (!isSpace) {
    Q_EMIT endTurnRequested();
  }
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
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
      zoomHere(key == Qt::Key_Minus ? -1 : 1);
      return true;
    case Qt::Key_0:
      setZoom(1, QRectF(rect()).center());
      return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      handleEnter(key == Qt::Key_Space);
      return true;
    case Qt::Key_Escape:
      if (!lifted_.isEmpty()) {
        putBack();
        return true;
      }
      return putAside();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (cursor().isEmpty()) {
        setCursor(spots_.ids().front());  // the middle of the board
        return true;
      }
      return false;
    default:
      return false;
  }
}

void PassBoard::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers idle = Qt::KeypadModifier | Qt::ShiftModifier;
  if ((event->modifiers() & ~idle) != Qt::NoModifier || !handleBoardKey(event->key())) {
    BoardView::keyPressEvent(event);
  }
  follow();
}

}  // namespace byways::app

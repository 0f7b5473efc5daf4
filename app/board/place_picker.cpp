// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/place_picker.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

#include "app/board/board_view.h"

namespace byways::app {

namespace {

bool isOwnKey(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
         key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

PlacePicker::PlacePicker(BoardView& board, QObject* parent) : QObject(parent), board_(&board) {
  board.setPicking(true);
  board.installEventFilter(this);
  connect(&board, &BoardView::picked, this, &PlacePicker::picked);
}

PlacePicker::~PlacePicker() {
  if (board_ != nullptr) {
    board_->setPicking(false);
  }
}

// Keeps mouse events from the board's own handlers, so nothing is lifted, drawn or previewed.
bool PlacePicker::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseMove:
      return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
      const auto* const mouse = static_cast<QMouseEvent*>(event);
      pressed_ = mouse->button() == Qt::LeftButton ? board_->placeAt(mouse->position()) : QString();
      return true;
    }
    case QEvent::MouseButtonRelease: {
      const auto* const mouse = static_cast<QMouseEvent*>(event);
      const QString released = board_->placeAt(mouse->position());
      const QString pressed = std::exchange(pressed_, {});
      if (mouse->button() == Qt::LeftButton && !released.isEmpty() && released == pressed) {
        board_->act(released);  // this call may destroy the picker
      }
      return true;
    }
    case QEvent::ShortcutOverride: {
      const auto* const key = static_cast<QKeyEvent*>(event);
      if (key->modifiers() == Qt::NoModifier && isOwnKey(key->key())) {
        event->accept();
        return true;
      }
      return false;
    }
    case QEvent::KeyPress: {
      const auto* const key = static_cast<QKeyEvent*>(event);
      return key->modifiers() == Qt::NoModifier && isOwnKey(key->key()) && board_->walkOrAct(key->key());
    }
    default:
      return QObject::eventFilter(watched, event);
  }
}

}  // namespace byways::app

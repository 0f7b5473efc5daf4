// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/roll_guard.h"

#include <QKeyEvent>
#include <QWidget>

#include "app/match/match.h"

namespace byways::app {

RollGuard::RollGuard(const Match& match, QWidget& board, QWidget& button, QObject* parent)
    : QObject(parent), match_(match), button_(button) {
  board.installEventFilter(this);
  button.installEventFilter(this);
}

bool RollGuard::eventFilter(QObject* watched, QEvent* event) {
  return (match_.isRollDue() && isMeantToEnd(watched, *event)) || QObject::eventFilter(watched, event);
}

bool RollGuard::isMeantToEnd(const QObject* watched, const QEvent& event) const {
  if (event.type() != QEvent::KeyPress) {
    return false;
  }
  const auto& key = static_cast<const QKeyEvent&>(event);
  const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  const bool isPress = isEnter || (watched == &button_ && key.key() == Qt::Key_Space);
  return isPress && (hasJustEnded() || key.isAutoRepeat());
}

}  // namespace byways::app

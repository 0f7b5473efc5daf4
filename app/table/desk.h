// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace byways::app {

/// The part beside the board that takes the place of the players' cards and states a task.
class Desk : public QWidget {
 public:
  using QWidget::QWidget;

  /// The desk's head has the title of the task, its foot the buttons for going on. When the desk scrolls, its
  /// foot stays visible below it, and its head above it if that leaves room for heightOfTask. The table lays
  /// out head and foot, not the desk. @{
  [[nodiscard]] virtual QWidget* head() const = 0;
  [[nodiscard]] virtual QWidget* foot() const = 0;
  /// @}

  /// The height, in a desk `width` pixels wide, of the part that should stay visible: everything from the top
  /// down to the feedback on the last try.
  [[nodiscard]] virtual int heightInSight(int width) const = 0;
  /// The height, in a desk `width` pixels wide, of what must be visible in any case: the task and its answers
  /// or, after a try, the feedback; 0 while the foot shows a hint, which people then read instead.
  [[nodiscard]] virtual int heightOfTask(int width) const = 0;
};

}  // namespace byways::app

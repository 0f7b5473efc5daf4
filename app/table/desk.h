// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace byways::app {

/// What stands beside the board in place of the players' cards, and says what is to be done.
class Desk : public QWidget {
 public:
  using QWidget::QWidget;

  /// What it is about, and the buttons that lead on: these stay in sight above and below it when it scrolls;
  /// the head only where that leaves heightOfTask. Their owner lays them out, not the desk.
  ///@{
  [[nodiscard]] virtual QWidget* head() const = 0;
  [[nodiscard]] virtual QWidget* foot() const = 0;
  ///@}
  /// The height, at that width, of the part that should stay visible: the task, and the answer to the last
  /// try.
  [[nodiscard]] virtual int heightInSight(int width) const = 0;
  /// The height, at that width, of the least that has to be visible: the task and its answers or, after a
  /// try, the answer to that; 0 while a hint is read in the foot.
  [[nodiscard]] virtual int heightOfTask(int width) const = 0;
};

}  // namespace byways::app

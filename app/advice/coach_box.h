// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "app/look/wrap_button.h"

namespace byways::app {

class Look;

/// What the coach says about a turn, and buttons for what to do about it.
class CoachBox : public QWidget {
  Q_OBJECT

 public:
  explicit CoachBox(const Look& look, QWidget* parent = nullptr);

  /// Says in the current language how much the turn gave away. Chances are from 0 to 1.
  void showLoss(double best, double played);
  /// Says why, in place of the button that asks for the reason. If `why` is empty, the button is shown again.
  void showWhy(const QString& why);
  /// Whether the reason is shown.
  [[nodiscard]] bool saysWhy() const { return saysWhy_; }
  /// The whole text, to be announced.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void keepRequested();
  void takeBackRequested();
  void whyRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  const Look& look_;
  QLabel* headline_;
  QLabel* loss_;
  QLabel* why_;
  WrapButton* keep_;
  WrapButton* takeBack_;
  WrapButton* ask_;
  bool saysWhy_ = false;
};

}  // namespace byways::app

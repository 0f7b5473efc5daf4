// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace byways::app {

/// Replaces the table while the clock is paused, so that nobody can go on thinking.
class PausePage : public QWidget {
  Q_OBJECT

 public:
  explicit PausePage(QWidget* parent = nullptr);

  /// The page's text, to be announced.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void goOnRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* headline_;
  QLabel* about_;
  QPushButton* goOn_;
};

}  // namespace byways::app

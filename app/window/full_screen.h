// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QMainWindow>
#include <QTimer>

namespace byways::app {

/// Full screen: without menus and toolbar. At first a line says how to leave. Escape leaves, if nothing else
/// uses it.
class FullScreen : public QObject {
  Q_OBJECT

 public:
  /// Watches `window`, which owns this object. Precondition: the window has its menu bar and toolbar.
  explicit FullScreen(QMainWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void stateChanged();
  void placeNote();

  QMainWindow& window_;
  bool isFull_ = false;
  QLabel* note_;
  QTimer over_;
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QScreen;
class QWidget;

namespace byways::app {

/// Keeps every window and dialog of the program, as long as this lives, within the part of its screen that
/// windows may use: when it opens, when it grows, when it comes to another screen and when the screen
/// changes. Whoever makes a window says only how large it would like to be. A dialog that can't become small
/// enough gets scroll bars. People may still push a window over an edge.
class OnScreen : public QObject {
  Q_OBJECT

 public:
  explicit OnScreen(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void watch(QScreen* screen);
  void screenChanged();
  void fitLater(QWidget* window);
};

}  // namespace byways::app

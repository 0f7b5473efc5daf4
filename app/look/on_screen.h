// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QScreen;
class QWidget;

namespace byways::app {

/// As long as this object lives, it keeps every window and dialog within the available area of its screen,
/// when the window opens or grows and when the screen changes. So other code needs only to set the size that
/// a window would like to have. A dialog that can't shrink enough gets scroll bars. People may still move a
/// window over an edge.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace byways::app {

class Look;

/// Shows what is under a finger, enlarged and above it. Takes no events.
class Magnifier : public QWidget {
  Q_OBJECT

 public:
  /// The magnifier becomes a child of `over`, a widget that contains the board. `look` must outlive the
  /// magnifier.
  Magnifier(const Look& look, QWidget& over);

  /// Shows the part of `board` around `point`, which is in the coordinates of `board`.
  void showAround(QWidget& board, QPointF point);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QPixmap seen_;
};

}  // namespace byways::app

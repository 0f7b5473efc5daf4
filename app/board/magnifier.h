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
  /// Lies over `over`, a widget that the board is a part of. `look` must outlive it.
  Magnifier(const Look& look, QWidget& over);

  /// Shows what `board` has around that point of it.
  void showAround(QWidget& board, QPointF point);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QPixmap seen_;
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "engine/hex/grid.h"

class QPainter;

namespace byways::app {

/// A board of hexes on paper, as large as an area allows. Lengths are millimetres on the page.
class HexSheet {
 public:
  /// `largest` is the most that a hex may measure from side to side.
  HexSheet(QPainter& painter, const QRectF& area, const hex::Grid& grid, double largest);

  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  [[nodiscard]] QPointF at(hex::Cell cell) const;
  /// From a hex's middle to its sides.
  [[nodiscard]] double apothem() const;
  [[nodiscard]] QPolygonF hexagon(hex::Cell cell, double part = 1) const;

  /// The lines between hexes, and the stronger one around the board.
  void drawLines();
  /// The names of the hexes, small, at their lower edges: a stone leaves them to be seen.
  void drawNames();

 private:
  QPainter& painter_;
  hex::Grid grid_;
  double unit_ = 1;  // millimetres for a board unit
  QPointF middle_;   // where (0, 0) lies
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/cell_surface.h"

#include <cmath>

namespace byways::app {

QStringList CellSurface::places() const {
  if (names_.isEmpty()) {
    names_ = cellNames(grid_);
  }
  return names_;
}

QPainterPath CellSurface::outlineOf(const QString& place) const {
  constexpr double kInset = 3.2;
  constexpr double kRounding = 6;
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell ? hexOutline(grid_, {*cell}, kInset, kRounding) : QPainterPath();
}

QRectF CellSurface::areaOf(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell ? hexArea(centreOf(*cell)) : QRectF();
}

QString CellSurface::placeAt(QPointF point) const {
  const std::optional<hex::Cell> cell = hexCellAt(grid_, point);
  return cell ? nameOf(*cell) : QString();
}

std::optional<hex::Cell> CellSurface::upOrDown(hex::Cell from, bool up, double lane) const {
  std::optional<hex::Cell> best;
  double least = 0;
  for (const hex::Direction direction :
       {up ? hex::kNorthWest : hex::kSouthWest, up ? hex::kNorthEast : hex::kSouthEast}) {
    const auto next = grid_.neighbour(from, direction);
    const double off = next ? std::abs(centreOf(*next).x() - lane) : 0;
    if (next && (!best || off < least - 0.5)) {
      best = next;
      least = off;
    }
  }
  return best;
}

QString CellSurface::next(const QString& from, Qt::Key arrow, QPointF lane) const {
  const std::optional<hex::Cell> cell = cellOf(from);
  if (!cell) {
    return from;
  }
  const auto there = isUpright(arrow)
                         ? upOrDown(*cell, arrow == Qt::Key_Up, lane.x())
                         : grid_.neighbour(*cell, arrow == Qt::Key_Left ? hex::kWest : hex::kEast);
  return there ? nameOf(*there) : from;
}

}  // namespace byways::app

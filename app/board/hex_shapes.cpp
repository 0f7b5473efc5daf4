// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/hex_shapes.h"

#include <QLineF>
#include <QMap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace byways::app {

namespace {

// Corners run clockwise on the screen from the lower right one. Side `d` of a cell faces Direction d. It runs
// from corner kFrom[d] to the next corner, with the cell on its right.
constexpr std::array<int, hex::kDirections> kFrom{5, 4, 3, 2, 1, 0};

QPointF cornerOf(int index) {
  const double angle = (30 + 60 * index) * std::numbers::pi / 180;
  return {kHexCorner * std::cos(angle), kHexCorner * std::sin(angle)};
}

// The key of a cell's corner. Corners of different cells that coincide on the board have the same key.
using Key = std::pair<int, int>;
Key keyOf(QPointF point) {
  return {static_cast<int>(std::lround(point.x() * 2)), static_cast<int>(std::lround(point.y() * 2))};
}

QPointF unit(QPointF from, QPointF to) {
  const QPointF way = to - from;
  return way / std::hypot(way.x(), way.y());
}

QPointF inward(QPointF along) { return {-along.y(), along.x()}; }

void addLoop(QPainterPath& path, const QPolygonF& loop, double inset, double rounding) {
  const qsizetype count = loop.size();
  for (qsizetype i = 0; i < count; ++i) {
    const QPointF before = unit(loop[(i + count - 1) % count], loop[i]);
    const QPointF after = unit(loop[i], loop[(i + 1) % count]);
    const double together = QPointF::dotProduct(inward(before), inward(after));
    const QPointF tip = loop[i] + (inward(before) + inward(after)) * (inset / (1 + together));
    const QPointF start = tip - before * rounding;
    i == 0 ? path.moveTo(start) : path.lineTo(start);
    path.quadTo(tip, tip + after * rounding);
  }
  path.closeSubpath();
}

}  // namespace

QStringList cellNames(const hex::Grid& grid) {
  QStringList names;
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    names.append(QString::fromStdString(grid.name(cell)));
  }
  return names;
}

Cells cellsNamed(const hex::Grid& grid, const std::vector<std::string>& names) {
  Cells cells;
  for (const std::string& name : names) {
    if (const std::optional<hex::Cell> cell = grid.find(name)) {
      cells.push_back(*cell);
    }
  }
  return cells;
}

QPointF hexCentre(hex::Axial cell) {
  return {2 * kHexApothem * (cell.q + cell.s / 2.0), 1.5 * kHexCorner * cell.s};
}

QPolygonF hexagonAt(QPointF centre, double corner) {
  QPolygonF hexagon;
  for (int i = 0; i < hex::kDirections; ++i) {
    hexagon << centre + cornerOf(i) * (corner / kHexCorner);
  }
  return hexagon;
}

QRectF hexBounds(const hex::Grid& grid) {
  QPointF least = hexCentre(grid.axial(0));
  QPointF most = least;
  for (hex::Cell cell = 1; cell < grid.cells(); ++cell) {
    const QPointF centre = hexCentre(grid.axial(cell));
    least = {std::min(least.x(), centre.x()), std::min(least.y(), centre.y())};
    most = {std::max(most.x(), centre.x()), std::max(most.y(), centre.y())};
  }
  const QPointF around(kHexApothem, kHexCorner);
  return {least - around, most + around};
}

QRectF hexArea(QPointF centre) {
  return {centre.x() - kHexApothem, centre.y() - kHexCorner, 2 * kHexApothem, 2 * kHexCorner};
}

std::optional<hex::Cell> hexCellAt(const hex::Grid& grid, QPointF point) {
  std::optional<hex::Cell> nearest;
  double least = kHexCorner;
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    const QPointF offset = point - hexCentre(grid.axial(cell));
    const double distance = std::hypot(offset.x(), offset.y());
    if (distance < least) {
      least = distance;
      nearest = cell;
    }
  }
  if (!nearest) {
    return nearest;
  }
  // This cell is the nearest, but at the edge of the board the point may still lie outside the cell.
  const QPointF offset = point - hexCentre(grid.axial(*nearest));
  const double x = std::abs(offset.x());
  const double slanted = x / 2 + std::abs(offset.y()) * kHexApothem / kHexCorner;
  return x <= kHexApothem && slanted <= kHexApothem ? nearest : std::nullopt;
}

QPainterPath hexOutline(const hex::Grid& grid, const Cells& cells, double inset, double rounding) {
  std::vector<bool> inside(static_cast<std::size_t>(grid.cells()));
  for (const hex::Cell cell : cells) {
    inside[static_cast<std::size_t>(cell)] = true;
  }
  // Three cells meet at a corner, so at most one side of the outline begins there: one side for each key.
  QMap<Key, QLineF> sides;
  for (const hex::Cell cell : cells) {
    for (int d = 0; d < hex::kDirections; ++d) {
      const std::optional<hex::Cell> next = grid.neighbour(cell, static_cast<hex::Direction>(d));
      if (!next || !inside[static_cast<std::size_t>(*next)]) {
        const QPointF centre = hexCentre(grid.axial(cell));
        const int from = kFrom[static_cast<std::size_t>(d)];
        const QLineF side(centre + cornerOf(from), centre + cornerOf(from + 1));
        sides.insert(keyOf(side.p1()), side);
      }
    }
  }
  QPainterPath path;
  while (!sides.isEmpty()) {
    QPolygonF loop;
    for (auto it = sides.begin(); it != sides.end(); it = sides.find(keyOf(loop.last()))) {
      if (loop.isEmpty()) {
        loop << it->p1();
      }
      loop << it->p2();
      sides.erase(it);
    }
    loop.removeLast();  // the last point repeats the first
    addLoop(path, loop, inset, rounding);
  }
  return path;
}

}  // namespace byways::app

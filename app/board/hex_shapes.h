// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

#include "engine/hex/grid.h"

namespace byways::app {

using Cells = std::vector<hex::Cell>;

/// The distance from a cell's centre to its corners, which is also the length of a side, and the distance to
/// its sides; in board units.
inline constexpr double kHexCorner = 40;
inline constexpr double kHexApothem = 34.64101615137755;

/// The names of all cells, in reading order.
[[nodiscard]] QStringList cellNames(const hex::Grid& grid);
/// The cells that `names` are the names of, in their order. Names that aren't cells are left out.
[[nodiscard]] Cells cellsNamed(const hex::Grid& grid, const std::vector<std::string>& names);

/// The middle of a cell in board units, with (0, 0) of hex::Axial at the origin.
[[nodiscard]] QPointF hexCentre(hex::Axial cell);
/// The smallest rectangle around the cell whose middle is `centre`.
[[nodiscard]] QRectF hexArea(QPointF centre);
/// The hexagon around a point; `corner` is the distance to its corners.
[[nodiscard]] QPolygonF hexagonAt(QPointF centre, double corner);
/// The bounding box of all cells of a board.
[[nodiscard]] QRectF hexBounds(const hex::Grid& grid);

/// The cell at `point`, including the grooves around its tile; nothing outside the board.
[[nodiscard]] std::optional<hex::Cell> hexCellAt(const hex::Grid& grid, QPointF point);

/// The outline of a set of cells with rounded corners, `inset` board units inside the edges between these
/// cells and their surroundings; negative: outside. Holes and separate parts have outlines of their own.
[[nodiscard]] QPainterPath hexOutline(const hex::Grid& grid, const Cells& cells, double inset,
                                      double rounding);

}  // namespace byways::app

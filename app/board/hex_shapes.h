// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

#include <vector>

#include "engine/hex/grid.h"

namespace byways::app {

using Cells = std::vector<hex::Cell>;

/// From a cell's centre to its corner and to its side, in board units of the hexhex boards.
inline constexpr double kHexCorner = 40;
inline constexpr double kHexSide = 34.64101615137755;

/// The middle of a cell on every hexhex board, whatever its size.
[[nodiscard]] QPointF hexCentre(hex::Axial cell);

/// The cell there, also in the grooves between cells; nothing outside the board.
[[nodiscard]] std::optional<hex::Cell> hexCellAt(const hex::Grid& grid, QPointF point);

/// The edge of a set of cells with rounded corners, `inset` inside the line where it meets other cells. Holes
/// and parts have outlines of their own.
[[nodiscard]] QPainterPath hexOutline(const hex::Grid& grid, const Cells& cells, double inset,
                                      double rounding);

}  // namespace byways::app

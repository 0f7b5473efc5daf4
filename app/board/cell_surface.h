// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "app/board/hex_shapes.h"
#include "app/board/surface.h"
#include "engine/hex/grid.h"

namespace byways::app {

/// The cells of a board of hexagons, for the table and for set-up.
class CellSurface : public Surface {
 public:
  explicit CellSurface(hex::Grid grid) : grid_(std::move(grid)) {}

  /// The cells in the current facing.
  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  void setFacing(hex::Facing facing) { grid_ = grid_.facing(facing); }

  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const {
    return grid_.find(place.toStdString());
  }
  [[nodiscard]] QString nameOf(hex::Cell cell) const { return QString::fromStdString(grid_.name(cell)); }
  [[nodiscard]] QPointF centreOf(hex::Cell cell) const { return hexCentre(grid_.axial(cell)); }

  [[nodiscard]] QStringList places() const override;
  /// A line inside the edge of the cell's tile.
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  /// The whole cell, including the grooves around its tile. For placeAt, too, a point in a groove belongs to
  /// the cell.
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  /// Left and right follow the row; up and down go as straight as the cells allow.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override;

 private:
  [[nodiscard]] std::optional<hex::Cell> upOrDown(hex::Cell from, bool up, double lane) const;

  hex::Grid grid_;
  mutable QStringList names_;  // filled when first asked for, because pictures don't need them
};

}  // namespace byways::app

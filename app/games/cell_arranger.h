// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "app/board/hex_shapes.h"
#include "app/games/arranger.h"

namespace byways::app {

/// An arranger for a board of hexagonal cells on one of the pictures in boards/.
class CellArranger : public Arranger {
 public:
  /// `picture` is the name of the board's picture, which has the cells of `grid`.
  CellArranger(const Match& match, const Look& look, hex::Grid grid, QString picture)
      : Arranger(match, look), grid_(std::move(grid)), picture_(std::move(picture)) {}

  [[nodiscard]] QStringList places() const override { return cellNames(grid_); }
  [[nodiscard]] QPainterPath shapeOf(const QString& place, const QRectF& area) const override;
  [[nodiscard]] QString placeAt(QPointF point, const QRectF& area) const override;

 protected:
  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  [[nodiscard]] const QString& picture() const { return picture_; }

 private:
  [[nodiscard]] QTransform placed(const QRectF& area) const;

  hex::Grid grid_;
  QString picture_;
};

}  // namespace byways::app

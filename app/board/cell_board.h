// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/board/board_view.h"
#include "app/board/cell_surface.h"

namespace byways::app {

class SvgBoard;

/// A board of hexagonal cells on one of the pictures in boards/.
class CellBoard : public BoardView {
  Q_OBJECT

 public:
  /// `picture` is the name of the board's picture, which shows the cells of `cells` in the usual facing.
  CellBoard(Match& match, const Look& look, std::unique_ptr<CellSurface> cells, QString picture,
            QWidget* parent);

  [[nodiscard]] const Surface& surface() const override { return *cells_; }

 protected:
  /// The cells in the current facing.
  [[nodiscard]] const hex::Grid& grid() const { return cells_->grid(); }
  void facingChanged() override;
  [[nodiscard]] const SvgBoard& sheet() const;
  /// The area of the picture, in the widget's coordinates: the whole area of the board, unless something lies
  /// beside the picture.
  [[nodiscard]] virtual QRectF room() const { return boardArea(); }
  [[nodiscard]] QList<QRectF> nameAreas() const override;
  [[nodiscard]] QTransform placed() const override;

  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const { return cells_->cellOf(place); }
  [[nodiscard]] QString nameOf(hex::Cell cell) const { return cells_->nameOf(cell); }

 private:
  std::unique_ptr<CellSurface> cells_;
  QString picture_;
};

}  // namespace byways::app

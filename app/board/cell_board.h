// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_view.h"
#include "app/board/hex_shapes.h"

namespace byways::app {

class SvgBoard;

/// A board of hexagonal cells on one of the pictures in boards/: which cells there are, where they lie, and
/// how keys walk over them. A game with other places besides cells asks here about the cells.
class CellBoard : public BoardView {
  Q_OBJECT

 public:
  /// `picture` is the name of the board's picture, which has the cells of `grid`; both lie as usual.
  CellBoard(Match& match, const Look& look, const hex::Grid& grid, QString picture, QWidget* parent);

  [[nodiscard]] QStringList places() const override { return places_; }
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  /// Left and right along the row, up and down as straight as the cells allow.
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;

 protected:
  /// The cells as they lie on the table.
  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  void facingChanged() override;
  [[nodiscard]] const SvgBoard& sheet() const;
  /// Where the picture lies, in the widget's coordinates: all of the board's area, unless something lies
  /// beside it.
  [[nodiscard]] virtual QRectF room() const { return boardArea(); }
  [[nodiscard]] QList<QRectF> nameAreas() const override;
  /// From board units to the widget, and back.
  [[nodiscard]] QTransform placed() const;
  [[nodiscard]] QPointF toBoard(QPointF point) const { return placed().inverted().map(point); }

  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const;
  [[nodiscard]] QString nameOf(hex::Cell cell) const;
  /// The middle of a cell in board units.
  [[nodiscard]] QPointF centreOf(hex::Cell cell) const { return hexCentre(grid_.axial(cell)); }
  /// The cell at that point, the grooves around it included; nothing outside the board.
  [[nodiscard]] std::optional<hex::Cell> cellAt(QPointF point) const {
    return hexCellAt(grid_, toBoard(point));
  }
  /// Adds places that aren't cells; they follow the cells in reading order.
  void addPlaces(const QStringList& more) { places_ += more; }

 private:
  [[nodiscard]] std::optional<hex::Cell> upOrDown(hex::Cell from, bool up) const;

  hex::Grid grid_;
  QString picture_;
  QStringList places_;
  QString lastWalked_;  // where the last arrow key led
  double anchor_ = 0;   // the column that Up and Down try to keep to
};

}  // namespace byways::app

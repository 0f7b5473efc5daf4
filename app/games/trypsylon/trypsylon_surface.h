// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/board/surface.h"
#include "app/settings/board_facing.h"
#include "engine/trypsylon/board.h"

namespace byways::app {

// Positions on a board of TRYPSYLON, matching the pictures in boards/: in board units, with the middle of the
// board as origin.

inline constexpr double kTrypsylonCell = 100;
inline constexpr double kTrypsylonQuay = 22;    ///< the frame around the cards
inline constexpr double kTrypsylonShore = 72;   ///< width of a shore, from the frame to the edge of the board
inline constexpr double kTrypsylonShadow = 22;  ///< from the edge of the board to the edge of the picture

/// The cells and ends of a board by name ("c3", "Nc", "W4") and by position; on the table, also "hand", the
/// tray with the cards in hand. Positions are those on a board that lies as usual, even if the board is
/// painted turned.
class TrypsylonSurface : public Surface {
 public:
  /// Only arrow keys depend on `facing`, by which the board is turned. `tray` is null if there is no tray.
  TrypsylonSurface(int columns, int rows, const BoardFacing& facing = {}, const QRectF& tray = {})
      : columns_(columns), rows_(rows), quarters_(facing.steps), tray_(tray) {}

  /// The place of the cards in hand.
  inline static const QString kHand = QStringLiteral("hand");

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }

  /// Cells row by row from the north.
  [[nodiscard]] QStringList cells() const;
  /// Ends in the order north, east, south, west.
  [[nodiscard]] QStringList ends() const;

  [[nodiscard]] static bool isEnd(const QString& place);
  /// The side from which cards are pushed in at `end`. Precondition: isEnd.
  [[nodiscard]] static trypsylon::Side sideOf(const QString& end);
  /// The vector of one cell's length from `side` towards the middle of the board.
  [[nodiscard]] static QPointF inward(trypsylon::Side side);

  /// The area of the whole picture, and the area of the cards.
  [[nodiscard]] QRectF picture() const;
  [[nodiscard]] QRectF cardArea() const;
  /// The cell at an end. Precondition: isEnd.
  [[nodiscard]] QString entry(const QString& end) const;
  /// The centre of a card set at an end, before anything moves. Precondition: isEnd.
  [[nodiscard]] QPointF outside(const QString& end) const;
  /// The point that has `column` columns to its west and `row` rows to its south.
  [[nodiscard]] QPointF point(int column, int row) const;
  /// The place `east` cells further east and `north` cells further north. At the corners of the shores, this
  /// is the next end on the neighbouring shore. Empty if there is no such place.
  [[nodiscard]] QString further(const QString& place, int east, int north) const;

  [[nodiscard]] QStringList places() const override;
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  /// For this function, an end reaches across the frame to the cards.
  [[nodiscard]] QString placeAt(QPointF at) const override;
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override;

 private:
  struct Spot {
    int column = 0;  ///< 1 to columns; 0 or columns + 1 on the shores
    int row = 0;
  };

  [[nodiscard]] std::optional<Spot> spotOf(const QString& place) const;
  [[nodiscard]] QString nameOf(Spot spot) const;

  int columns_;
  int rows_;
  int quarters_;
  QRectF tray_;
};

}  // namespace byways::app

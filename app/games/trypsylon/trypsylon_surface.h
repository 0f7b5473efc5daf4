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
inline constexpr double kTrypsylonShore = 72;   ///< from the frame to the edge of the board
inline constexpr double kTrypsylonShadow = 22;  ///< from there to the edge of the picture

/// The cells and ends of a board by name ("c3", "Nc", "W4") and by position; on the table, also "hand", the
/// tray with the cards in hand. Its units are those of the board as it usually lies, also where it is painted
/// turned.
class TrypsylonSurface : public Surface {
 public:
  /// The board turned by `facing`, which only the arrow keys need to know. `tray` is null where there is
  /// none.
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
  /// The side from which cards are pushed in at that end. Precondition: isEnd.
  [[nodiscard]] static trypsylon::Side sideOf(const QString& end);
  /// The step of one cell from that side towards the middle of the board.
  [[nodiscard]] static QPointF inward(trypsylon::Side side);

  /// The area of the whole picture, and of the cards alone.
  [[nodiscard]] QRectF picture() const;
  [[nodiscard]] QRectF cardArea() const;
  /// The cell at an end. Precondition: isEnd.
  [[nodiscard]] QString entry(const QString& end) const;
  /// The centre of a card set at an end, before anything moves. Precondition: isEnd.
  [[nodiscard]] QPointF outside(const QString& end) const;
  /// The point with that many columns west and that many rows south of it.
  [[nodiscard]] QPointF point(int column, int row) const;
  /// The place that many cells further east and north; at the corners of the shores it leads from one end to
  /// the next. Empty if there is none.
  [[nodiscard]] QString further(const QString& place, int east, int north) const;

  [[nodiscard]] QStringList places() const override;
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  /// The area of an end reaches across the frame to the cards.
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

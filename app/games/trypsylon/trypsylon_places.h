// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

#include "engine/trypsylon/board.h"

namespace byways::app {

// Where the places of a board of TRYPSYLON lie, as the pictures in boards/ have them: in board units, the
// middle of the board at the origin.

inline constexpr double kTrypsylonCell = 100;
inline constexpr double kTrypsylonQuay = 22;    ///< the frame around the cards
inline constexpr double kTrypsylonShore = 72;   ///< from the frame to the edge of the board
inline constexpr double kTrypsylonShadow = 22;  ///< from there to the edge of the picture

/// The cells and ends of a board by name ("c3", "Nc", "W4") and by where they lie.
class TrypsylonPlaces {
 public:
  TrypsylonPlaces(int columns, int rows) : columns_(columns), rows_(rows) {}

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }

  /// Cells row by row from the north.
  [[nodiscard]] QStringList cells() const;
  /// Ends from north, east, south and west.
  [[nodiscard]] QStringList ends() const;

  [[nodiscard]] static bool isEnd(const QString& place);
  /// The side that an end pushes from. Precondition: isEnd.
  [[nodiscard]] static trypsylon::Side sideOf(const QString& end);
  /// One cell from that side towards the middle of the board.
  [[nodiscard]] static QPointF inward(trypsylon::Side side);

  /// The whole picture, and the cards alone.
  [[nodiscard]] QRectF picture() const;
  [[nodiscard]] QRectF cardArea() const;
  /// A cell, or the place of an end on its shore. Null for any other text.
  [[nodiscard]] QRectF area(const QString& place) const;
  /// The cell at an end. Precondition: isEnd.
  [[nodiscard]] QString entry(const QString& end) const;
  /// Where a card lies that is set against an end, before anything moves. Precondition: isEnd.
  [[nodiscard]] QPointF outside(const QString& end) const;
  /// The point with that many columns west and that many rows south of it.
  [[nodiscard]] QPointF point(int column, int row) const;
  /// The place at a point: ends reach over the frame to the cards. Empty if there is none.
  [[nodiscard]] QString placeAt(QPointF at) const;
  /// The place so many cells to the east and to the north of another; at the corners of the shores it leads
  /// from end to end. Empty if there is none.
  [[nodiscard]] QString next(const QString& place, int east, int north) const;

 private:
  struct Spot {
    int column = 0;  ///< 1 to columns; 0 and beyond on the shores
    int row = 0;
  };

  [[nodiscard]] std::optional<Spot> spotOf(const QString& place) const;
  [[nodiscard]] QString nameOf(Spot spot) const;

  int columns_;
  int rows_;
};

}  // namespace byways::app

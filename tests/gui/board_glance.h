// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

#include "tests/gui/gui_fixture.h"

// What people see and hear of a board.

namespace byways::app::test {

/// What a board looks like at one moment, to be compared with what it looks like later: tells whether
/// something is drawn.
class BoardGlance {
 public:
  /// `board` must outlive it.
  explicit BoardGlance(BoardView& board);

  /// Whether the board looks different now at a place: in the middle of its area, over that share of width
  /// and height. At 1 the areas of neighbouring hexes overlap.
  [[nodiscard]] bool changedAt(const QString& place, double share = kMiddle) const;
  /// The same halfway between two places.
  [[nodiscard]] bool changedBetween(const QString& one, const QString& other) const;
  /// The same between all successive places.
  [[nodiscard]] bool changedAlong(const QStringList& way) const;
  /// The same in an area, in the widget's coordinates.
  [[nodiscard]] bool changedIn(const QRectF& area) const;
  [[nodiscard]] bool changed() const { return changedIn(board_.rect()); }
  /// The places with changedAt, in reading order.
  [[nodiscard]] QStringList changedPlaces(double share = kMiddle) const;

 private:
  static constexpr double kMiddle = 0.6;

  BoardView& board_;
  QImage image_;
};

/// Moves the mouse to where there is no place.
void pointNowhere(BoardView& board);

/// The places where help is drawn now, in reading order: those that look different with Highlights::None.
[[nodiscard]] QStringList placesWithHelp(Gui& gui);

/// The name of a place for screen readers.
[[nodiscard]] QString nameOfPlace(BoardView& board, const QString& place);
/// The places whose names contain that text, in reading order.
[[nodiscard]] QStringList placesSaying(BoardView& board, const char* part);
/// The places where pressing does what begins with that text, in reading order.
[[nodiscard]] QStringList placesOffering(const BoardView& board, const char* action);

}  // namespace byways::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

#include "tests/gui/gui_fixture.h"

// What people see and hear of a board.

namespace byways::app::test {

/// What a board looked like when the object was created, to find out where it looks different later.
class BoardGlance {
 public:
  /// `board` must outlive the object.
  explicit BoardGlance(BoardView& board);

  /// Whether the board looks different now in the middle part of a place's area, which has `share` of the
  /// area's width and height. At 1, the areas of neighbouring hexes overlap.
  [[nodiscard]] bool changedAt(const QString& place, double share = kMiddle) const;
  /// Whether the board looks different now halfway between two places.
  [[nodiscard]] bool changedBetween(const QString& one, const QString& other) const;
  /// Whether changedBetween is true for every two successive places.
  [[nodiscard]] bool changedAlong(const QStringList& way) const;
  /// Whether the board looks different now in an area, in the widget's coordinates.
  [[nodiscard]] bool changedIn(const QRectF& area) const;
  [[nodiscard]] bool changed() const { return changedIn(board_.rect()); }
  /// The places for which changedAt is true, in reading order.
  [[nodiscard]] QStringList changedPlaces(double share = kMiddle) const;

 private:
  static constexpr double kMiddle = 0.6;

  BoardView& board_;
  QImage image_;
};

/// Moves the mouse to where there is no place.
void pointNowhere(BoardView& board);

/// The places where help is drawn now, in reading order: the places that look different with
/// Highlights::None.
[[nodiscard]] QStringList placesWithHelp(Gui& gui);

/// What screen readers say of a place: its accessible name.
[[nodiscard]] QString accessibleNameOf(BoardView& board, const QString& place);
/// The places whose accessible names contain `part`, in reading order.
[[nodiscard]] QStringList placesSaying(BoardView& board, const char* part);
/// The places whose action (BoardView::actionOf) begins with `action`, in reading order.
[[nodiscard]] QStringList placesOffering(const BoardView& board, const char* action);

}  // namespace byways::app::test

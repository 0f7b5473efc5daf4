// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include "engine/hex/grid.h"

class QPainter;

namespace byways::app {

// What all pages have in common. Lengths are millimetres on the page.

inline constexpr double kSheetMargin = 12;
inline constexpr double kSheetHead = 11;  ///< height of the title and credit

inline constexpr QRgb kSheetInk = 0xff262220;
inline constexpr QRgb kSheetLine = 0xff8a847c;
inline constexpr QRgb kSheetPale = 0xffeeeae2;
inline constexpr QRgb kSheetQuiet = 0xff5c564f;  ///< for less important text

/// Writes text of the size `size`, as precisely as if it were drawn large.
void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour);

/// The height of the text when it is wrapped at `width`, and its width on one line.
[[nodiscard]] double sheetTextHeight(const QString& text, double width, double size, bool bold);
[[nodiscard]] double sheetTextWidth(const QString& text, double size, bool bold);
/// The name `text`, shortened to `width` (shortName).
[[nodiscard]] QString elidedOnSheet(const QString& text, double width, double size, bool bold);

/// Writes `title` and `credit`, the name of the rule set and its author, at the top of `area`, which is the
/// page inside the margin.
void writeSheetHead(QPainter& painter, const QRectF& area, const QString& title, const QString& credit);

/// What a page says besides its board.
struct SheetWords {
  QString title;
  QString credit;    ///< may be empty
  QString reminder;  ///< a reminder of the rules: a few lines below the board
};

/// A board of hexes on paper, as large as an area allows. Lengths are millimetres on the page.
class HexSheet {
 public:
  /// `largest` is the maximum distance between opposite sides of a hex.
  HexSheet(QPainter& painter, const QRectF& area, const hex::Grid& grid, double largest);

  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  [[nodiscard]] QPointF at(hex::Cell cell) const;
  /// The distance from a hex's middle to its sides.
  [[nodiscard]] double apothem() const;
  [[nodiscard]] QPolygonF hexagon(hex::Cell cell, double part = 1) const;

  /// Draws the lines between hexes, and a stronger one around the board.
  void drawLines();
  /// Draws the names of the hexes, small and at their lower edges, where a stone doesn't hide them.
  void drawNames();

 private:
  QPainter& painter_;
  hex::Grid grid_;
  double unit_ = 1;  // millimetres for a board unit
  QPointF middle_;   // where (0, 0) in board units lies on the page
};

/// Draws a whole page with a board whose hexes have room for a large coin. `page` is in millimetres.
void drawHexSheet(QPainter& painter, const QRectF& page, const hex::Grid& grid, const SheetWords& words);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

// What all pages are alike in. Lengths are millimetres on the page.

namespace byways::app {

inline constexpr double kSheetMargin = 12;
inline constexpr double kSheetHead = 11;  ///< the title

inline constexpr QRgb kSheetInk = 0xff262220;
inline constexpr QRgb kSheetLine = 0xff8a847c;
inline constexpr QRgb kSheetPale = 0xffeeeae2;
inline constexpr QRgb kSheetQuiet = 0xff5c564f;  ///< for less important text

/// Text of that size, as fine as if it were drawn large.
void writeOnSheet(QPainter& painter, const QRectF& area, int flags, const QString& text, double size,
                  bool bold, const QColor& colour);

/// How high the text is when it is wrapped at that width, and how wide on one line.
[[nodiscard]] double sheetTextHeight(const QString& text, double width, double size, bool bold);
[[nodiscard]] double sheetTextWidth(const QString& text, double size, bool bold);
/// The text, or as much of its beginning as that width takes with an ellipsis behind it.
[[nodiscard]] QString elidedOnSheet(const QString& text, double width, double size, bool bold);

/// The game's name and its author over the area inside the margin.
void writeSheetHead(QPainter& painter, const QRectF& area, const QString& title, const QString& credit);

}  // namespace byways::app

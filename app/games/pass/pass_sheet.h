// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace byways::app {

/// Which games the Over-Pass board is printed for.
enum class PassSheet {
  Nodes,  ///< Over-Pass and Mono-Line: places where lines meet, and exits
  Spaces  ///< Groups-of-Three: transit spaces as tiles
};

/// The page's name: see PaperSheet.
[[nodiscard]] QString passSheetId(PassSheet kind);

/// Draws the board of the Over-Pass set for playing on paper with a reminder of the rules. `page` is the
/// whole page in millimetres.
void drawPassSheet(QPainter& painter, const QRectF& page, PassSheet kind);

}  // namespace byways::app

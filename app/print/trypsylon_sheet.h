// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace byways::app {

// TRYPSYLON for playing on paper. `page` is the whole page in millimetres.

/// Draws a board with its four shores, told apart by their patterns, and a reminder of the rules.
void drawTrypsylonSheet(QPainter& painter, const QRectF& page, int columns, int rows);
/// Draws the cards, enough for the largest board, to be cut out. They fit the cells of the board.
void drawTrypsylonCards(QPainter& painter, const QRectF& page);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace byways::app {

/// Draws the board of Hexagonal Highway with its starting hexes, a table for the scores of six rounds and a
/// reminder of the rules. `page` is the whole page in millimetres.
void drawHighwaySheet(QPainter& painter, const QRectF& page);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace byways::app {

/// Draws a board of Byg with that many hexes a side and a reminder of the rules. `page` is the whole page in
/// millimetres.
void drawBygSheet(QPainter& painter, const QRectF& page, int side);

}  // namespace byways::app

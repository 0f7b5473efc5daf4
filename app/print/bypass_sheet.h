// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace byways::app {

/// Draws a board of Bypass with its score tracks and a reminder of the rules. `board` is a value of the
/// game's option; `page` is the whole page in millimetres.
void drawBypassSheet(QPainter& painter, const QRectF& page, const QString& board);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBrush;
class QPainter;
class QPainterPath;
class QPen;

namespace byways::app {

// Draws patterns that end at the edge of an area: clipped if the device can clip; in SVG files, which Qt
// writes without clips, the shapes themselves are cut.

void fillWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& shapes, const QBrush& brush);
void strokeWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& lines, const QPen& pen);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBrush;
class QPainter;
class QPainterPath;
class QPen;

namespace byways::app {

// These functions draw patterns that end at the edge of an area. They clip if the device can; in SVG files,
// which Qt writes without clips, they cut the shapes themselves.

void fillWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& shapes, const QBrush& brush);
void strokeWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& lines, const QPen& pen);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBrush;
class QPainter;
class QPainterPath;
class QPen;

namespace byways::app {

// Patterns that end where an area ends. Clipped where the device can do that; for SVG files, which are
// written without clips, the shapes themselves are cut to size.

void fillWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& shapes, const QBrush& brush);
void strokeWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& lines, const QPen& pen);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QPointF>

class QBrush;
class QPainter;
class QPainterPath;

namespace byways::app {

class Look;

// Marks that look alike on several boards.

/// The keyboard's cursor along an edge: two tones, so that it stands out on all boards and pieces and in
/// either theme.
void strokeCursor(QPainter& painter, const QPainterPath& edge, const Look& look, double width);

/// The sign of what isn't possible: a circle with a bar from the lower left to the upper right.
void drawRefusalSign(QPainter& painter, QPointF middle, double radius, const QPen& pen, const QBrush& ground);

}  // namespace byways::app

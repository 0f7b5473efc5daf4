// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/within.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include "app/board/recorder.h"

namespace byways::app {

namespace {

// Qt's SVG generator can't clip.
bool canClip(const QPainter& painter) {
  return Recorder::of(painter) != nullptr || painter.paintEngine() == nullptr ||
         painter.paintEngine()->type() != QPaintEngine::SVG;
}

}  // namespace

void fillWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& shapes,
                const QBrush& brush) {
  if (!canClip(painter)) {
    painter.fillPath(shapes.intersected(area), brush);
    return;
  }
  painter.save();
  painter.setClipPath(area, Qt::IntersectClip);
  painter.fillPath(shapes, brush);
  painter.restore();
}

void strokeWithin(QPainter& painter, const QPainterPath& area, const QPainterPath& lines, const QPen& pen) {
  if (!canClip(painter)) {
    painter.fillPath(QPainterPathStroker(pen).createStroke(lines).intersected(area), pen.brush());
    return;
  }
  painter.save();
  painter.setClipPath(area, Qt::IntersectClip);
  painter.strokePath(lines, pen);
  painter.restore();
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/marks.h"

#include <QPainter>
#include <QPainterPath>

#include "app/look/look.h"

namespace byways::app {

void strokeCursor(QPainter& painter, const QPainterPath& edge, const Look& look, double width) {
  painter.strokePath(edge,
                     QPen(look.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235), 2 * width));
  painter.strokePath(edge, QPen(look.colours().accent, width));
}

void drawRefusalSign(QPainter& painter, QPointF middle, double radius, const QPen& pen,
                     const QBrush& ground) {
  const QPointF slash(0.7071 * radius, -0.7071 * radius);
  painter.setPen(pen);
  painter.setBrush(ground);
  painter.drawEllipse(middle, radius, radius);
  painter.drawLine(middle - slash, middle + slash);
}

}  // namespace byways::app

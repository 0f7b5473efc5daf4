// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons mark on boards: highlighted places, places that were found, arrows.
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/board/board_view.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kLeastGlow = 12;  // radius in pixels
constexpr double kMostGlow = 30;
constexpr double kPointerLine = 3;
constexpr double kPointerHead = 13;
constexpr double kLeastTick = 8;  // radius in pixels
constexpr double kMostTick = 12;

double radiusOf(const QRectF& area) {
  return std::clamp(std::min(area.width(), area.height()) / 2, kLeastGlow, kMostGlow);
}

QPainterPath arrowPath(const QLineF& way) {
  QPainterPath path(way.p1());
  path.lineTo(way.p2());
  QLineF barb(way.p2(), way.p1());
  barb.setLength(std::min(kPointerHead, way.length() / 2));
  for (const double turn : {28.0, -28.0}) {
    QLineF side = barb;
    side.setAngle(barb.angle() + turn);
    path.moveTo(way.p2());
    path.lineTo(side.p2());
  }
  return path;
}

}  // namespace

void BoardView::showPointers(const BoardPointers& pointers) {
  shown_.pointers = pointers;
  update();
}

// A disc in the accent colour with a tick, which no piece looks like. It is at the edge of the place, so that
// what was tapped stays visible.
void BoardView::paintFound(QPainter& painter, const QRectF& area) const {
  const double radius = std::clamp(std::min(area.width(), area.height()) / 4, kLeastTick, kMostTick);
  constexpr double kAside = 0.55;
  const QPointF middle = area.center() + kAside * radiusOf(area) * QPointF(1, -1);
  painter.setPen(QPen(look_.colours().raised, 2));
  painter.setBrush(look_.colours().accent);
  painter.drawEllipse(middle, radius, radius);
  QPainterPath tick(middle + QPointF(-0.45, 0.05) * radius);
  tick.lineTo(middle + QPointF(-0.1, 0.42) * radius);
  tick.lineTo(middle + QPointF(0.5, -0.38) * radius);
  painter.strokePath(tick, QPen(look_.colours().accentText, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void BoardView::paintPointers(QPainter& painter) const {
  if (shown_.pointers == BoardPointers()) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  leaveNames(painter);
  const QColor accent = look_.colours().accent;
  const QColor edge = look_.isDark() ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 225);
  for (const QString& place : shown_.pointers.glow) {
    const QRectF area = areaOf(place);
    if (!area.isEmpty()) {
      const double radius = radiusOf(area);
      painter.setPen(QPen(edge, kPointerLine + 3));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(ringMiddle(area, radius), radius, radius);
      painter.setPen(QPen(accent, kPointerLine, Qt::DotLine, Qt::RoundCap));
      painter.drawEllipse(ringMiddle(area, radius), radius, radius);
    }
  }
  for (const auto& [from, to] : shown_.pointers.arrows) {
    const QPainterPath path = arrowPath(QLineF(areaOf(from).center(), areaOf(to).center()));
    painter.strokePath(path, QPen(edge, kPointerLine + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(accent, kPointerLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.restore();
  for (const QString& place : shown_.pointers.found) {
    paintFound(painter, areaOf(place));
  }
  painter.restore();
}

}  // namespace byways::app

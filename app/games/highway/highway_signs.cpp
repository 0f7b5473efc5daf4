// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_painter.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/stone.h"
#include "app/games/highway/highway_scene.h"

namespace byways::app {

namespace {

QPointF polar(double radius, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {radius * std::cos(angle), -radius * std::sin(angle)};
}

// A polygon with round corners.
QPainterPath roundedShape(const QPolygonF& corners, double rounding) {
  QPainterPath path;
  const qsizetype count = corners.size();
  for (qsizetype i = 0; i < count; ++i) {
    const QPointF tip = corners[i];
    const auto towards = [&](const QPointF& other) {
      const QPointF way = other - tip;
      return tip + way * (rounding / std::hypot(way.x(), way.y()));
    };
    const QPointF in = towards(corners[(i + count - 1) % count]);
    i == 0 ? path.moveTo(in) : path.lineTo(in);
    path.quadTo(tip, towards(corners[(i + 1) % count]));
  }
  path.closeSubpath();
  return path;
}

QPolygonF regular(int corners, QPointF centre, double radius, double first) {
  QPolygonF polygon;
  for (int i = 0; i < corners; ++i) {
    polygon << centre + polar(radius, first + 360.0 * i / corners);
  }
  return polygon;
}

// A road that comes from below and bends by 60 degrees, as the traveller's path does.
void drawBend(QPainter& painter, QPointF centre, double radius, bool left, const QColor& colour) {
  painter.save();
  painter.translate(centre);
  painter.scale(left ? radius : -radius, radius);
  const QPointF bend(0.13, 0.02);
  const QPointF way = polar(1, 150);
  const QPointF neck = bend + way * 0.28;
  const QPointF tip = bend + way * 0.68;
  QPainterPath road;
  road.moveTo(0.13, 0.62);
  road.lineTo(0.13, 0.2);
  road.quadTo(bend, bend + way * 0.16);
  road.lineTo(neck);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 0.21, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawPath(road);
  const QPointF across(-way.y(), way.x());
  painter.setPen(QPen(colour, 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colour);
  const QPointF base = bend + way * 0.22;
  painter.drawPolygon(QPolygonF{tip, base + across * 0.3, base - across * 0.3});
  painter.restore();
}

void drawSign(QPainter& painter, QPointF centre, double radius, bool left, bool isDarkLook) {
  // The dark sign has to stand out from a dark cell.
  const QColor asphalt = isDarkLook && !left ? QColor(0x1f, 0x25, 0x2e) : QColor(0x35, 0x3b, 0x44);
  const QColor paint(0xff, 0xd5, 0x5e);
  const QColor pale(0xfd, 0xfb, 0xf4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 10, 0, isDarkLook ? 120 : 60));
  painter.drawPath(highwayTileOutline(centre + QPointF(0, 0.09 * radius), radius));
  painter.setBrush(left ? asphalt : isDarkLook ? paint.darker(130) : asphalt.darker(125));
  painter.drawPath(highwayTileOutline(centre, radius));
  painter.setBrush(left ? pale : asphalt);
  painter.drawPath(highwayTileOutline(centre, 0.89 * radius));
  if (!left) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(paint, 0.9), 0.045 * radius));
    painter.drawPath(highwayTileOutline(centre, 0.81 * radius));
  }
  drawBend(painter, centre, radius, left, left ? asphalt : paint);
}

void drawBarrier(QPainter& painter, QPointF centre, double radius, bool isDarkLook) {
  painter.save();
  painter.translate(centre);
  painter.scale(radius, radius);
  const QColor red(0xc8, 0x32, 0x2b);
  const QColor wood(0x4a, 0x40, 0x38);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 10, 0, isDarkLook ? 120 : 55));
  painter.drawEllipse(QRectF(-0.82, 0.5, 1.64, 0.26));
  painter.setPen(QPen(isDarkLook ? wood.lighter(150) : wood, 0.13, Qt::SolidLine, Qt::RoundCap));
  for (const double x : {-0.52, 0.52}) {
    painter.drawLine(QPointF(x, -0.42), QPointF(x, 0.6));
    painter.drawLine(QPointF(x - 0.16, 0.62), QPointF(x + 0.16, 0.62));
  }
  for (const double y : {-0.4, 0.08}) {
    const QRectF plank(-0.84, y, 1.68, 0.36);
    QPainterPath shape;
    shape.addRoundedRect(plank, 0.08, 0.08);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawPath(shape);
    painter.save();
    painter.setClipPath(shape);
    painter.setBrush(red);
    for (const double x : {-1.0, -0.5, 0.0, 0.5}) {
      painter.drawPolygon(QPolygonF{{x, y + 0.36}, {x + 0.25, y + 0.36}, {x + 0.49, y}, {x + 0.24, y}});
    }
    painter.restore();
    painter.setPen(QPen(wood, 0.05));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
  }
  painter.restore();
}

// Draws a robber's eyes behind a mask. The coin doesn't show how many points a robber takes, because the
// number would look like the coin's value.
void drawMask(QPainter& painter, QPointF centre, double size) {
  painter.save();
  painter.translate(centre);
  painter.scale(size, size);
  QPainterPath mask(QPointF(-0.72, -0.2));
  mask.cubicTo(-0.45, -0.42, -0.2, -0.3, 0, -0.2);
  mask.cubicTo(0.2, -0.3, 0.45, -0.42, 0.72, -0.2);
  mask.cubicTo(0.7, 0.2, 0.45, 0.36, 0.24, 0.28);
  mask.cubicTo(0.12, 0.22, 0.08, 0.12, 0, 0.12);
  mask.cubicTo(-0.08, 0.12, -0.12, 0.22, -0.24, 0.28);
  mask.cubicTo(-0.45, 0.36, -0.7, 0.2, -0.72, -0.2);
  for (const double side : {-1.0, 1.0}) {
    mask.addEllipse(QPointF(0.33 * side, 0), 0.15, 0.1);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0x3b, 0x26, 0x04));
  painter.drawPath(mask);
  painter.restore();
}

void drawCoin(QPainter& painter, QPointF centre, double radius) {
  const double size = 0.62 * radius;
  const QColor gold(0xe9, 0xb2, 0x2c);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 10, 0, 90));
  painter.drawEllipse(centre + QPointF(0, 0.12 * size), size, size);
  QRadialGradient shine(centre + QPointF(-0.3, -0.4) * size, 1.5 * size);
  shine.setColorAt(0, mixed(gold, Qt::white, 0.6));
  shine.setColorAt(0.5, gold);
  shine.setColorAt(1, gold.darker(150));
  painter.setBrush(shine);
  painter.setPen(QPen(gold.darker(200), 0.09 * size));
  painter.drawEllipse(centre, size, size);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(gold.darker(150), 0.07 * size, Qt::DotLine));
  painter.drawEllipse(centre, 0.78 * size, 0.78 * size);
  drawMask(painter, centre, size);
}

}  // namespace

QPainterPath highwayTileOutline(QPointF centre, double radius) {
  return roundedShape(regular(6, centre, radius, 30), 0.24 * radius);
}

void drawHighwayTile(QPainter& painter, QPointF centre, double radius, QChar kind, bool isDarkLook) {
  if (kind == kHighwayBarrier) {
    drawBarrier(painter, centre, radius, isDarkLook);
  } else if (kind == kHighwayRobber) {
    drawCoin(painter, centre, radius);
  } else {
    drawSign(painter, centre, radius, kind == kHighwayLeft, isDarkLook);
  }
}

QPainterPath highwayTravellerOutline(Seat seat, QPointF centre, double radius) {
  switch ((seat - 1) % 6) {
    case 0: {
      QPainterPath path;
      path.addEllipse(centre, 0.94 * radius, 0.94 * radius);
      return path;
    }
    case 1:
      return roundedShape(regular(4, centre, 1.16 * radius, 45), 0.3 * radius);
    case 2:
      return roundedShape(regular(3, centre + QPointF(0, 0.16 * radius), 1.36 * radius, 90), 0.42 * radius);
    case 3:
      return roundedShape(regular(4, centre, 1.24 * radius, 90), 0.3 * radius);
    case 4:
      return roundedShape(regular(3, centre - QPointF(0, 0.16 * radius), 1.36 * radius, 270), 0.42 * radius);
    default: {
      QPolygonF star;
      for (int i = 0; i < 12; ++i) {
        star << centre + polar((i % 2 == 0 ? 1.2 : 0.82) * radius, 90 + 30.0 * i);
      }
      return roundedShape(star, 0.16 * radius);
    }
  }
}

void drawHighwayTraveller(QPainter& painter, QPointF centre, double radius, Seat seat, const QColor& colour,
                          bool strong) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(20, 10, 0, 45));
  painter.drawPath(highwayTravellerOutline(seat, centre + QPointF(0.04, 0.2) * radius, 1.1 * radius));
  painter.setBrush(QColor(20, 10, 0, 70));
  painter.drawPath(highwayTravellerOutline(seat, centre + QPointF(0.02, 0.14) * radius, 1.02 * radius));
  QRadialGradient body(centre + QPointF(-0.3, -0.5) * radius, 2.1 * radius);
  body.setColorAt(0, mixed(colour, Qt::white, 0.42));
  body.setColorAt(0.4, colour);
  body.setColorAt(1, colour.darker(165));
  painter.setBrush(body);
  painter.setPen(QPen(strong ? QColor(Qt::black) : colour.darker(190), (strong ? 0.14 : 0.07) * radius));
  painter.drawPath(highwayTravellerOutline(seat, centre, radius));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, 120), 0.06 * radius));
  painter.drawPath(highwayTravellerOutline(seat, centre, 0.86 * radius));

  QFont font = painter.font();
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(1.05 * radius))));
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(isPale(colour) ? QColor(0x2a, 0x1c, 0x06) : QColor(Qt::white));
  const double lower = seat == 3 ? 0.16 * radius : seat == 5 ? -0.16 * radius : 0;
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius + lower, 2 * radius, 2 * radius),
                   Qt::AlignCenter, QString::number(seat));
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later

#include <QPainter>
#include <QPainterPath>

#include <cmath>

#include "app/board/stone.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_surface.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

void drawPile(QPainter& painter, const HighwayTray& tray, QChar kind, const Look& look) {
  const QPointF at = highwayTrayMiddle(kind);
  const int inHand = highwayCountInHand(tray, kind);
  const bool isHeld = tray.held == kind;
  const QColor seat = look.seatColour(tray.colour);
  QPainterPath slot = highwayTileOutline(at, kHighwayPile + 4);
  painter.setPen(QPen(isHeld ? look.colours().accent : look.colours().line, isHeld ? 3.5 : 1.6));
  painter.setBrush(isHeld                 ? faint(look.colours().accent, 0.16)
                   : tray.pointed == kind ? faint(seat, 0.2)
                                          : faint(look.colours().panel, 0.9));
  painter.drawPath(slot);
  painter.setOpacity(inHand > 0 ? 1 : 0.22);
  if (inHand > 1) {
    drawHighwayTile(painter, at + QPointF(3, -3), 0.84 * kHighwayPile, kind, look.isDark());
  }
  drawHighwayTile(painter, at, 0.84 * kHighwayPile, kind, look.isDark());
  painter.setOpacity(1);
}

void writeCount(QPainter& painter, QPointF at, int count, const Look& look) {
  QFont font = painter.font();
  font.setPixelSize(17);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(count > 0 ? look.colours().text : look.colours().quietText);
  painter.drawText(QRectF(at.x() - 40, at.y() - 11, 80, 22), Qt::AlignCenter,
                   QStringLiteral("\u00d7") + QString::number(count));
}

void drawArrow(QPainter& painter, const HighwayTray& tray, const QString& place, hex::Facing facing,
               const Look& look) {
  const QPointF at = highwayTrayMiddle(place, facing);
  const bool isChosen = tray.direction == place;
  const QColor seat = look.seatColour(tray.colour);
  QColor ground = faint(look.colours().panel, 0.94);
  QColor ink = look.colours().text;
  if (isChosen) {
    ground = seat;
    ink = isPale(seat) ? QColor(0x2a, 0x1c, 0x06) : QColor(Qt::white);
  } else if (tray.pointed == place) {
    ground = mixed(look.colours().panel, seat, 0.3);
  }
  painter.setPen(QPen(isChosen ? seat.darker(150) : look.colours().line, isChosen ? 2.4 : 1.6));
  painter.setBrush(ground);
  painter.drawPath(highwayTileOutline(at, kHighwayArrow));
  const auto direction = highway::find_direction(place.toStdString()).value_or(highway::kStay);
  painter.setPen(QPen(ink, 3.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  if (direction == highway::kStay) {
    painter.drawLine(at + QPointF(-4, -6), at + QPointF(-4, 6));
    painter.drawLine(at + QPointF(4, -6), at + QPointF(4, 6));
    return;
  }
  const QPointF way = highwayWay(highwaySeen(direction, facing));
  const QPointF across(-way.y(), way.x());
  painter.drawLine(at - way * 10, at + way * 10);
  painter.drawPolyline(QPolygonF{at + way * 3 + across * 7, at + way * 11, at + way * 3 - across * 7});
}

}  // namespace

int highwayCountInHand(const HighwayTray& tray, QChar kind) {
  if (kind == kHighwayBarrier) {
    return tray.barriers;
  }
  return kind == kHighwayRobber ? tray.robbers : tray.signs;
}

void paintHighwayTray(QPainter& painter, const HighwayTray& tray, hex::Facing facing, const Look& look) {
  for (const QChar kind : {kHighwayLeft, kHighwayRight, kHighwayBarrier}) {
    drawPile(painter, tray, kind, look);
  }
  // The two kinds of signs share one number.
  const QPointF first = highwayTrayMiddle(kHighwayLeft);
  const QPointF second = highwayTrayMiddle(kHighwayRight);
  writeCount(painter, (first + second) / 2 + QPointF(0, 43), tray.signs, look);
  writeCount(painter, highwayTrayMiddle(kHighwayBarrier) + QPointF(0, 43), tray.barriers, look);
  if (tray.hasRobbers) {
    drawPile(painter, tray, kHighwayRobber, look);
    writeCount(painter, highwayTrayMiddle(kHighwayRobber) + QPointF(0, 43), tray.robbers, look);
  }
  for (const QString& place : highwayTrayPlaces()) {
    if (!isHighwayKind(place)) {
      drawArrow(painter, tray, place, facing, look);
    }
  }
}

}  // namespace byways::app

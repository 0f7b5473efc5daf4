// SPDX-License-Identifier: GPL-3.0-or-later

#include <QPainter>
#include <QPainterPath>

#include <cmath>

#include "app/board/stone.h"
#include "app/games/highway/highway_painter.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

constexpr double kPile = 27;
constexpr double kRose = 47;  // from its middle to that of an arrow
constexpr double kArrow = 24;
const QPointF kRoseMiddle(322, 258);

QPointF middleOf(const QString& place, hex::Facing facing = {}) {
  if (place == kHighwayLeft) {
    return {-366, 196};
  }
  if (place == kHighwayRight) {
    return {-304, 196};
  }
  if (place == kHighwayBarrier) {
    return {-360, 288};
  }
  if (place == kHighwayRobber) {
    return {-288, 288};
  }
  const auto direction = highway::find_direction(place.toStdString()).value_or(highway::kStay);
  return direction == highway::kStay ? kRoseMiddle
                                     : kRoseMiddle + highwayWay(highwaySeen(direction, facing)) * kRose;
}

double reachOf(const QString& place) { return isHighwayKind(place) ? kPile + 3 : kArrow; }

void drawPile(QPainter& painter, const HighwayTray& tray, QChar kind, const Look& look) {
  const QPointF at = middleOf(kind);
  const int left = highwayLeftOf(tray, kind);
  const bool isHeld = tray.held == kind;
  const QColor seat = look.seatColour(tray.colour);
  QPainterPath slot = highwayPlate(at, kPile + 4);
  painter.setPen(QPen(isHeld ? look.colours().accent : look.colours().line, isHeld ? 3.5 : 1.6));
  painter.setBrush(isHeld                 ? faint(look.colours().accent, 0.16)
                   : tray.pointed == kind ? faint(seat, 0.2)
                                          : faint(look.colours().panel, 0.9));
  painter.drawPath(slot);
  painter.setOpacity(left > 0 ? 1 : 0.22);
  if (left > 1) {
    drawHighwayTile(painter, at + QPointF(3, -3), 0.84 * kPile, kind, look.isDark());
  }
  drawHighwayTile(painter, at, 0.84 * kPile, kind, look.isDark());
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
  const QPointF at = middleOf(place, facing);
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
  painter.drawPath(highwayPlate(at, kArrow));
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

const QStringList& highwayTrayPlaces() {
  static const QStringList places{QStringLiteral("L"),  QStringLiteral("R"), QStringLiteral("X"),
                                  QStringLiteral("$"),  QStringLiteral("e"), QStringLiteral("ne"),
                                  QStringLiteral("nw"), QStringLiteral("w"), QStringLiteral("sw"),
                                  QStringLiteral("se"), QStringLiteral("-")};
  return places;
}

bool isHighwayKind(const QString& place) {
  return place.size() == 1 && QStringLiteral("LRX$").contains(place);
}

int highwayLeftOf(const HighwayTray& tray, QChar kind) {
  if (kind == kHighwayBarrier) {
    return tray.barriers;
  }
  return kind == kHighwayRobber ? tray.robbers : tray.turns;
}

QRectF highwayTrayArea(const QString& place, hex::Facing facing) {
  const double reach = reachOf(place);
  const QPointF at = middleOf(place, facing);
  return {at.x() - 0.87 * reach, at.y() - reach, 1.74 * reach, 2 * reach};
}

QString highwayTrayAt(QPointF point, bool hasRobbers, hex::Facing facing) {
  for (const QString& place : highwayTrayPlaces()) {
    if (highwayTrayArea(place, facing).contains(point) && (hasRobbers || place != kHighwayRobber)) {
      return place;
    }
  }
  return {};
}

void paintHighwayTray(QPainter& painter, const HighwayTray& tray, hex::Facing facing, const Look& look) {
  for (const QChar kind : {kHighwayLeft, kHighwayRight, kHighwayBarrier}) {
    drawPile(painter, tray, kind, look);
  }
  // The two kinds of signs share one number.
  const QPointF first = middleOf(kHighwayLeft);
  const QPointF second = middleOf(kHighwayRight);
  writeCount(painter, (first + second) / 2 + QPointF(0, 43), tray.turns, look);
  writeCount(painter, middleOf(kHighwayBarrier) + QPointF(0, 43), tray.barriers, look);
  if (tray.hasRobbers) {
    drawPile(painter, tray, kHighwayRobber, look);
    writeCount(painter, middleOf(kHighwayRobber) + QPointF(0, 43), tray.robbers, look);
  }
  for (const QString& place : highwayTrayPlaces()) {
    if (!isHighwayKind(place)) {
      drawArrow(painter, tray, place, facing, look);
    }
  }
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/facing.h"
#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

const SvgBoard& boardSheetOf(const Look& look, hex::Facing facing = {}) {
  return SvgBoard::get(highwayPicture(), look, boardFacing(facing));
}

/// The pieces of one picture. All lengths are board units.
class Pieces {
 public:
  Pieces(QPainter& painter, const HighwayScene& scene, const Look& look)
      : painter_(painter), scene_(scene), look_(look) {}

  // Paints a starting hex on the ground: a ring in the seat's colour, and the shape of its traveller above
  // it.
  void drawHomes() {
    for (const HighwayTraveller& traveller : scene_.travellers) {
      if (traveller.home.isEmpty()) {
        continue;
      }
      const QPointF at = scene_.centre(traveller.home);
      const QColor seat = look_.seatColour(traveller.colour);
      const QColor colour = look_.isDark() ? mixed(seat, Qt::white, 0.2) : seat;
      painter_.setBrush(faint(colour, 0.12));
      painter_.setPen(QPen(faint(colour, 0.8), 2.6));
      painter_.drawPath(highwayTileOutline(at, 33));
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(faint(colour, 0.85));
      painter_.drawPath(highwayTravellerOutline(traveller.seat, at + QPointF(0, -22), 5));
    }
  }

  void drawTiles() {
    for (auto tile = scene_.tiles.cbegin(); tile != scene_.tiles.cend(); ++tile) {
      drawTile(tile.key(), tile.value());
    }
  }

  // Draws a dashed outline where barriers stood until a moment ago.
  void drawGone() {
    QPen pen(faint(look_.colours().warning, 0.85), 2.4, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.4, 2});
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    for (const QString& cell : scene_.gone) {
      painter_.drawPath(highwayTileOutline(scene_.centre(cell), kHighwayTile));
    }
  }

  // Conflicting tiles push each other away and leave a cloud of dust.
  void drawFails() {
    if (scene_.failing >= 1) {
      return;
    }
    const double part = scene_.failing;
    for (auto fail = scene_.fails.cbegin(); fail != scene_.fails.cend(); ++fail) {
      const QPointF at = scene_.centre(fail.key());
      const auto count = static_cast<int>(fail.value().size());
      for (int i = 0; i < count; ++i) {
        const double angle = std::numbers::pi * (0.5 + 2.0 * i / count + 0.5);
        const QPointF apart = QPointF(std::cos(angle), 0.6 * std::sin(angle)) * (9 + 24 * part);
        const double tremble = part < 0.4 ? 3 * std::sin(40 * part) : 0;
        painter_.setOpacity(1 - part * part);
        drawHighwayTile(painter_, at + apart + QPointF(tremble, 10 * part * part), kHighwayTile * 0.8,
                        fail.value()[i], look_.isDark());
      }
      painter_.setOpacity(1 - part);
      const QColor warning = look_.colours().warning;
      painter_.setPen(QPen(warning, 7, Qt::SolidLine, Qt::RoundCap));
      painter_.drawLine(at + QPointF(-15, -15), at + QPointF(15, 15));
      painter_.drawLine(at + QPointF(-15, 15), at + QPointF(15, -15));
      painter_.setOpacity(1);
    }
  }

  void drawRobbers() {
    for (const QString& cell : scene_.robbers) {
      drawHighwayTile(painter_, scene_.centre(cell) + QPointF(14, 14), 22, kHighwayRobber, look_.isDark());
    }
  }

  // Travellers on the same point stand side by side.
  void drawTravellers() {
    QList<QPointF> places;
    for (const HighwayTraveller& traveller : scene_.travellers) {
      places.append(traveller.at.value_or(scene_.centre(traveller.cell)));
    }
    QList<QPointF> drawn = places;
    QList<double> sizes(places.size(), kHighwayTraveller);
    for (qsizetype i = 0; i < places.size(); ++i) {
      QList<qsizetype> together;
      for (qsizetype j = 0; j < places.size(); ++j) {
        if (std::hypot(places[i].x() - places[j].x(), places[i].y() - places[j].y()) < 8) {
          together.append(j);
        }
      }
      if (together.size() > 1) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(together.indexOf(i)) /
                             static_cast<double>(together.size());
        drawn[i] = places[i] + QPointF(-std::cos(angle), std::sin(angle)) * (together.size() > 3 ? 19 : 15);
        sizes[i] = kHighwayTraveller * (together.size() > 2 ? 0.62 : 0.74);
      }
    }
    for (qsizetype i = 0; i < places.size(); ++i) {
      drawTraveller(scene_.travellers[i], drawn[i], sizes[i]);
    }
    for (qsizetype i = 0; i < places.size(); ++i) {
      const HighwayTraveller& traveller = scene_.travellers[i];
      if (!traveller.badge.isEmpty()) {
        drawBadge(drawn[i] - QPointF(0, sizes[i] + 12), traveller.badge, look_.seatColour(traveller.colour));
      }
    }
  }

  void drawHeld() {
    if (scene_.ghostKind.isNull()) {
      return;
    }
    if (!scene_.ghost.isEmpty()) {
      painter_.setOpacity(0.6);
      const bool isCoin = scene_.ghostKind == kHighwayRobber;
      drawHighwayTile(painter_, scene_.centre(scene_.ghost) + (isCoin ? QPointF(14, 14) : QPointF()),
                      isCoin ? 22 : kHighwayTile, scene_.ghostKind, look_.isDark());
      painter_.setOpacity(1);
    }
    if (scene_.floating) {
      drawHighwayTile(painter_, *scene_.floating, kHighwayTile * 1.08, scene_.ghostKind, look_.isDark());
    }
  }

 private:
  void drawTile(const QString& cell, QChar kind) {
    const QPointF at = scene_.centre(cell);
    const double here = scene_.appearing.value(cell, 1);
    if (here <= 0) {
      return;
    }
    painter_.save();
    painter_.translate(at);
    painter_.setOpacity(std::min(1.0, 2 * here));
    const double drop = 1 + 0.7 * (1 - here);  // the tile drops onto the board
    drawHighwayTile(painter_, {}, kHighwayTile * drop, kind, look_.isDark());
    painter_.restore();
    const auto edge = scene_.edges.constFind(cell);
    if (edge != scene_.edges.cend()) {
      painter_.setBrush(Qt::NoBrush);
      painter_.setPen(QPen(look_.seatColour(edge.value()), 4));
      painter_.drawPath(highwayTileOutline(at, kHighwayTile + 2.5));
    }
  }

  void drawTraveller(const HighwayTraveller& traveller, QPointF at, double radius) {
    if (traveller.hasCrashed) {
      QPolygonF burst;
      for (int i = 0; i < 24; ++i) {
        const double angle = i * std::numbers::pi / 12;
        burst << at + QPointF(std::cos(angle), std::sin(angle)) * radius * (i % 2 == 0 ? 1.95 : 1.4);
      }
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(QColor(0xf6, 0xb7, 0x2c, 210));
      painter_.drawPolygon(burst);
    }
    drawHighwayTraveller(painter_, at, radius, traveller.seat, look_.seatColour(traveller.colour),
                         look_.picture().patterns);
  }

  void drawBadge(QPointF at, const QString& text, const QColor& colour) {
    QFont font = painter_.font();
    font.setPixelSize(16);
    font.setBold(true);
    painter_.setFont(font);
    const double width = std::max(26.0, QFontMetricsF(font).horizontalAdvance(text) + 12);
    const QRectF chip(at.x() - width / 2, at.y() - 11, width, 22);
    painter_.setPen(QPen(colour, 2));
    painter_.setBrush(look_.isDark() ? QColor(0x1c, 0x1a, 0x18) : QColor(Qt::white));
    painter_.drawRoundedRect(chip, 11, 11);
    painter_.setPen(look_.isDark() ? QColor(Qt::white) : QColor(0x2a, 0x1c, 0x06));
    painter_.drawText(chip, Qt::AlignCenter, text);
  }

  QPainter& painter_;
  const HighwayScene& scene_;
  const Look& look_;
};

}  // namespace

QTransform highwayPlacement(const QRectF& area, const Look& look) {
  return boardSheetOf(look).placedIn(area);
}

void paintHighway(QPainter& painter, const QRectF& area, const HighwayScene& scene, const Look& look) {
  const SvgBoard& sheet = boardSheetOf(look, scene.grid.facing());
  const QTransform placed = sheet.placedIn(area);
  Pieces pieces(painter, scene, look);
  HighwayMarks ground(painter, scene, look);
  MarksPainter marks(painter, scene.marks, ground, look, placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QStringList groups{QStringLiteral("slab"), QStringLiteral("cells")};
  if (look.picture().coordinates) {
    groups.append(QStringLiteral("coordinates"));
  }
  sheet.paint(painter, area, groups);
  painter.setTransform(placed, true);
  ground.drawTwist();
  pieces.drawHomes();
  ground.drawControl();
  ground.drawTrails(true);
  pieces.drawTiles();
  pieces.drawGone();
  pieces.drawFails();
  ground.drawTrails(false);
  pieces.drawRobbers();
  pieces.drawTravellers();
  ground.drawWorth();
  ground.drawPoints();
  marks.paintPossible();
  marks.paintRefusal();
  marks.paintCursor();
  if (scene.tray) {
    paintHighwayTray(painter, *scene.tray, scene.grid.facing(), look);
  }
  pieces.drawHeld();
  painter.restore();
}

}  // namespace byways::app

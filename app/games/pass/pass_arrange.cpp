// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_arrange.h"

#include <QPainter>

#include "app/games/pass/pass_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr auto kPieces = "pieces";

}  // namespace

void PassArranger::drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const {
  constexpr double kPart = 0.4;
  drawPassPiece(painter, square.center(), kPart * square.width(), colourOf(piece), look().patterns());
}

QPainterPath PassArranger::shapeOf(const QString& place, const QRectF& area) const {
  QPainterPath path;
  if (spots_.has(place)) {
    const QPolygonF outline = spots_.outline(place);
    constexpr double kRing = 13.6;
    if (outline.isEmpty()) {
      path.addEllipse(spots_.centre(place), kRing, kRing);
    } else {
      path.addPolygon(outline);
      path.closeSubpath();
    }
  }
  return passPlacement(area).map(path);
}

QRectF PassArranger::areaOf(const QString& place, const QRectF& area) const {
  const QPointF centre = spots_.centre(place);
  const double room = spots_.room(place);
  return spots_.has(place)
             ? passPlacement(area).mapRect(QRectF(centre.x() - room, centre.y() - room, 2 * room, 2 * room))
             : QRectF();
}

QString PassArranger::placeAt(QPointF point, const QRectF& area) const {
  const QString place = spots_.placeAt(passPlacement(area).inverted().map(point));
  return places().contains(place) ? place : QString();
}

void PassArranger::paint(QPainter& painter, const QRectF& area, const Arrangement& now,
                         bool coordinates) const {
  paintPass(painter, area, sceneOf(now), look(), coordinates);
}

void PassArranger::paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                              const QString& piece) const {
  painter.save();
  painter.setTransform(passPlacement(area), true);
  constexpr double kPale = 0.6;
  painter.setOpacity(kPale);
  drawPassPiece(painter, spots_.centre(place), kPassPiece, colourOf(piece), look().patterns());
  painter.restore();
}

QString PassArranger::pieceAt(const Arrangement& now, const QString& place) const {
  const nlohmann::json& pieces = now.position.at(kPieces);
  const auto found = pieces.find(place.toStdString());
  return found == pieces.end() ? QString() : readPiece(*found);
}

void PassArranger::put(Arrangement& now, const QString& place, const QString& piece) const {
  now.position[kPieces][place.toStdString()] = written(piece);
}

void PassArranger::take(Arrangement& now, const QString& place) const {
  now.position[kPieces].erase(place.toStdString());
}

}  // namespace byways::app

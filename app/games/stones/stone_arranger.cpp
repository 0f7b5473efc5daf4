// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_arranger.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr auto kCells = "cells";

/// The context of these texts for translators.
class StoneTexts {
  Q_DECLARE_TR_FUNCTIONS(StoneArranger)
};

}  // namespace

QList<PaletteEntry> StoneArranger::palette() const {
  QList<PaletteEntry> all;
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    all.append({QString::number(seat), StoneTexts::tr("Stone of %1").arg(match().name(seat))});
  }
  return all;
}

void StoneArranger::drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const {
  const Seat seat = piece.toInt();
  constexpr double kPart = 0.42;
  drawStone(painter, square.center(), kPart * square.width(),
            {look().seatColour(match().colourIndex(seat)), stoneMarkOf(seat), look().picture().patterns});
}

StoneScene StoneArranger::sceneOf(const Arrangement& now) const {
  StoneScene scene(grid(), picture());
  placeStones(scene, now.position);
  for (Seat seat = 1; seat <= match().players(); ++seat) {
    scene.colours.append(look().seatColour(match().colourIndex(seat)));
  }
  return scene;
}

void StoneArranger::paint(QPainter& painter, const QRectF& area, const Arrangement& now) const {
  const StoneScene scene = sceneOf(now);
  StonePicture(painter, area, scene, look()).paintPosition();
}

Arrangement StoneArranger::emptied(const Arrangement& now) const {
  Arrangement empty = now;
  empty.position[kCells] = nlohmann::json::object();
  return empty;
}

Arrangement StoneArranger::tidied(Arrangement now) const {
  now.position = {{kCells, now.position.at(kCells)}};
  return now;
}

QString StoneArranger::pieceAt(const Arrangement& now, const QString& place) const {
  const nlohmann::json& cells = now.position.at(kCells);
  const auto found = cells.find(place.toStdString());
  return found == cells.end() ? QString() : QString::number(found->get<Seat>());
}

void StoneArranger::put(Arrangement& now, const QString& place, const QString& piece) const {
  now.position[kCells][place.toStdString()] = piece.toInt();
}

void StoneArranger::take(Arrangement& now, const QString& place) const {
  now.position[kCells].erase(place.toStdString());
}

}  // namespace byways::app

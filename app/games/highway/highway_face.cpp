// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QPainter>

#include "app/board/facing.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "engine/highway/highway_game.h"

namespace byways::app {

QWidget* HighwayFace::makeScores(const Match& match, const Look& look, QWidget* parent) const {
  return new HighwayScores(match, look, parent);
}

BoardView* HighwayFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<HighwayBoard>(match, look, parent);
}

bool HighwayFace::drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                           const Look& look) const {
  drawHighwayTraveller(painter, centre, radius, seat, look.seatColour(match.colourIndex(seat)),
                       look.picture().patterns);
  return true;
}

void HighwayFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                            const Look& look) const {
  paintHighway(painter, area, highwayScene(match, hexFacing(match, look)), look);
}

const GameFace& highwayFace() {
  static const HighwayFace face;
  return face;
}

}  // namespace byways::app

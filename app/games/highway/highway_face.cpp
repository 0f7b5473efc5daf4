// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QPainter>

#include <array>

#include "app/board/facing.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "engine/highway/highway_game.h"

namespace byways::app {

HighwayFace::HighwayFace(int sixths)
    : GameFace(highway::game(),
               {.seatsAreNumbered = true,
                .boardWays = 6,
                .canMirrorBoard = false,  // signs turn left and right
                .makeScores = [](const Match& match, const Look& look, QWidget* parent) -> QWidget* {
                  return new HighwayScores(match, look, parent);
                }}),
      facing_{sixths, false} {}

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

const GameFace& HighwayFace::facing(const BoardFacing& lies) const {
  static const std::array faces{HighwayFace(0), HighwayFace(1), HighwayFace(2),
                                HighwayFace(3), HighwayFace(4), HighwayFace(5)};
  return faces.at(static_cast<std::size_t>(hexFacing(lies).sixths));
}

const GameFace& highwayFace() {
  static const HighwayFace face(0);
  return face;
}

}  // namespace byways::app

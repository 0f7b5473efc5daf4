// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_face.h"

#include "app/games/stones/stone_arranger.h"
#include "app/games/stones/stone_board.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"

namespace byways::app {

BoardView* StoneFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<StoneBoard>(match, look, *this, parent);
}

std::unique_ptr<Arranger> StoneFace::makeArranger(const Match& match, const Look& look) const {
  const StoneScene empty = emptyBoard(match);
  return std::make_unique<StoneArranger>(match, look, empty.grid, empty.picture);
}

bool StoneFace::drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                         const Look& look) const {
  drawStone(painter, centre, radius, {look.seatColour(match.colourIndex(seat)), stoneMarkOf(seat), true});
  return true;
}

void StoneFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const {
  paintStones(painter, area, stoneScene(match, look, emptyBoard(match)), look);
}

}  // namespace byways::app

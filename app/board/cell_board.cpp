// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/cell_board.h"

#include <utility>

#include "app/board/facing.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

CellBoard::CellBoard(Match& match, const Look& look, std::unique_ptr<CellSurface> cells, QString picture,
                     QWidget* parent)
    : BoardView(match, look, parent), cells_(std::move(cells)), picture_(std::move(picture)) {
  cells_->setFacing(hexFacing(facing()));
}

void CellBoard::facingChanged() { cells_->setFacing(hexFacing(facing())); }

const SvgBoard& CellBoard::sheet() const {
  return SvgBoard::get(picture_, look(), boardFacing(grid().facing()));
}

QTransform CellBoard::placed() const { return sheet().placedIn(room()); }

QList<QRectF> CellBoard::nameAreas() const {
  return look().picture().coordinates ? sheet().namesIn(placed()) : QList<QRectF>();
}

}  // namespace byways::app

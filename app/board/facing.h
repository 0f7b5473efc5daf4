// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "app/settings/board_facing.h"
#include "engine/hex/grid.h"

namespace byways::app {

class Look;
class Match;

/// How the board of a match lies now. With BoardFacing::follows, this includes a rotation towards whoever has
/// the turn: seat 1 is below the board, the others follow clockwise. The board doesn't turn towards
/// computers, but stays with the person before them. While the match is guided (Match::isGuided), the board
/// lies as usual, because the texts of lessons describe it so.
[[nodiscard]] BoardFacing facingOf(const Match& match, const Look& look);

/// Where a point of the board is seen; the origin is the middle of the board.
[[nodiscard]] QPointF facedPoint(QPointF point, const BoardFacing& facing);

/// Converts to the facing of a board of hexes, and back. A facing that isn't in sixths of a full turn becomes
/// the usual facing.
[[nodiscard]] hex::Facing hexFacing(const BoardFacing& facing);
[[nodiscard]] hex::Facing hexFacing(const Match& match, const Look& look);
[[nodiscard]] BoardFacing boardFacing(hex::Facing facing);

}  // namespace byways::app

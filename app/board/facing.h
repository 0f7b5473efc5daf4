// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "app/settings/board_facing.h"
#include "engine/hex/grid.h"

namespace byways::app {

class Look;
class Match;

/// How the board of a match lies now, including the rotation that `follows` adds towards whoever has the
/// turn: the first seat sits below the board, the others clockwise around it. Computers don't sit anywhere:
/// the board stays with the person before them. The texts of lessons and puzzles describe the board as it
/// usually lies, so in those it always lies like that.
[[nodiscard]] BoardFacing facingOf(const Match& match, const Look& look);

/// Where a point of the board is seen; the origin is the middle of the board.
[[nodiscard]] QPointF facedPoint(QPointF point, const BoardFacing& facing);

/// Converts to the facing of a board of hexes, and back. Facings of boards that aren't turned by sixths
/// become the usual one.
[[nodiscard]] hex::Facing hexFacing(const BoardFacing& facing);
[[nodiscard]] hex::Facing hexFacing(const Match& match, const Look& look);
[[nodiscard]] BoardFacing boardFacing(hex::Facing facing);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "app/settings/board_facing.h"
#include "engine/hex/grid.h"

namespace byways::app {

class Look;
class Match;

/// How the board of a match lies now, with what `follows` adds for whoever has the turn: the first seat sits
/// below the board, the others clockwise around it. Computers don't sit anywhere: the board stays with the
/// person before them. Lessons and puzzles that lead by the hand speak of the usual board, so theirs is.
[[nodiscard]] BoardFacing facingOf(const Match& match, const Look& look);

/// Where a point of the board is seen, the middle of the board being the origin.
[[nodiscard]] QPointF facedPoint(QPointF point, const BoardFacing& facing);

/// For a board of hexes, and back; as usual for one that isn't turned by sixths.
[[nodiscard]] hex::Facing hexFacing(const BoardFacing& facing);
[[nodiscard]] hex::Facing hexFacing(const Match& match, const Look& look);
[[nodiscard]] BoardFacing boardFacing(hex::Facing facing);

}  // namespace byways::app

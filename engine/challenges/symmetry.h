// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

// Turns and reflections that leave the board as it is. Of positions that differ only by them, searches look
// at one.

namespace byways::challenges {

/// By node or space, the one that it becomes.
using NodeTurn = std::array<std::uint8_t, overpass::kMostNodes>;
using SpaceTurn = std::array<std::uint8_t, overpass::kMostSpaces>;

/// Those of the eight turns and reflections of a square under which lines, centre, exits and perimeter stay
/// what they are. The one that changes nothing is always among them and comes first.
[[nodiscard]] std::vector<NodeTurn> node_turns(const overpass::Board& board);
/// The same for spaces: sides, groups of three, transit spaces and goal.
[[nodiscard]] std::vector<SpaceTurn> space_turns(const overpass::Board& board);

}  // namespace byways::challenges

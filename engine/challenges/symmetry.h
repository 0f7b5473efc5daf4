// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

// Turns and reflections that leave the board as it is. Searches look at one of the positions that differ by
// them only.

namespace byways::challenges {

/// By node or space the one that it becomes.
using NodeTurn = std::array<std::uint8_t, overpass::kMostNodes>;
using SpaceTurn = std::array<std::uint8_t, overpass::kMostSpaces>;

/// Those of the eight turns and reflections of a square under which lines, centre, exits and perimeter stay
/// what they are; always the one that changes nothing, which comes first.
[[nodiscard]] std::vector<NodeTurn> node_turns(const overpass::Board& board);
/// The same for spaces: sides, groups of three, transit spaces and goal.
[[nodiscard]] std::vector<SpaceTurn> space_turns(const overpass::Board& board);

}  // namespace byways::challenges

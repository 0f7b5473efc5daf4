// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

// Rotations and reflections that map the board to itself. Of positions that are symmetric to each other,
// searches look at only one.

namespace byways::challenges {

/// By node or space: its image.
using NodeTurn = std::array<std::uint8_t, overpass::kMostNodes>;
using SpaceTurn = std::array<std::uint8_t, overpass::kMostSpaces>;

/// The symmetries of a square, at most eight, that preserve lines, centre, exits and perimeter; the identity
/// comes first.
[[nodiscard]] std::vector<NodeTurn> node_turns(const overpass::Board& board);
/// The symmetries that preserve the spaces' sides, groups of three, transit spaces and goal; the identity
/// comes first.
[[nodiscard]] std::vector<SpaceTurn> space_turns(const overpass::Board& board);

}  // namespace byways::challenges

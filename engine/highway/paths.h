// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/highway/round_game.h"

namespace byways::highway {

/// A journey that a player could make if nobody else placed anything, with the direction tiles that it needs.
struct Path {
  Plan plan;
  int points = 0;
};

/// All journeys of the player with up to two direction tiles of its own, the best first; at most `most`.
[[nodiscard]] std::vector<Path> paths_of(const RoundGame& game, int player, std::size_t most);

}  // namespace byways::highway

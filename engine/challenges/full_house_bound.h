// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/full_house_position.h"

namespace byways::challenges {

/// No solution from the position has fewer moves (SOL-1). A space is in at most two groups of three, so a
/// move brings in two pieces at most.
[[nodiscard]] int fewest_moves(const FullHousePosition& position);

}  // namespace byways::challenges

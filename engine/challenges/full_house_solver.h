// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/full_house_position.h"
#include "engine/solve/limits.h"

namespace byways::challenges {

/// Searches for a solution of Full House from the position. Precondition: it isn't solved.
[[nodiscard]] Solution solve_full_house(const FullHousePosition& position, const SolveLimits& limits);

}  // namespace byways::challenges

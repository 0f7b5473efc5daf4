// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/crooked_position.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "engine/solve/limits.h"

// Each function searches for a solution of its challenge. Precondition: the position isn't solved.

namespace byways::challenges {

[[nodiscard]] Solution solve_crooked(const CrookedPosition& position, const SolveLimits& limits);
[[nodiscard]] Solution solve_full_house(const FullHousePosition& position, const SolveLimits& limits);
[[nodiscard]] Solution solve_spiral(const SpiralPosition& position, const SolveLimits& limits);

}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/spiral_position.h"
#include "engine/solve/limits.h"

namespace byways::challenges {

/// Searches for a solution of the Spiral from the position. Precondition: it isn't solved.
[[nodiscard]] Solution solve_spiral(const SpiralPosition& position, const SolveLimits& limits);

}  // namespace byways::challenges

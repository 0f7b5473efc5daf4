// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/crooked_position.h"
#include "engine/solve/limits.h"

namespace byways::challenges {

/// Searches for a solution of Crooked Jumps from the position. Precondition: it isn't solved.
[[nodiscard]] Solution solve_crooked(const CrookedPosition& position, const SolveLimits& limits);

}  // namespace byways::challenges

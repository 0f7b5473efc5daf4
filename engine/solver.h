// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/solve/limits.h"

namespace byways {

/// Whether there is a solver for positions of that game.
[[nodiscard]] bool can_solve(const Game& game);

/// Searches for a solution from the position, on this thread, until a limit is reached. A position that has
/// reached its goal is Solved without moves. States of other games than those of can_solve are Unknown.
[[nodiscard]] Solution solve(const State& state, const SolveLimits& limits);

}  // namespace byways

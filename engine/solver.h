// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/solve/limits.h"

namespace byways {

/// Whether there is a solver for `game`.
[[nodiscard]] bool can_solve(const Game& game);

/// Searches for a solution on the calling thread until a limit is reached. For a position at its goal, the
/// result is Solved without moves; for a state of a rule set without a solver, Unknown.
[[nodiscard]] Solution solve(const State& state, const SolveLimits& limits);

}  // namespace byways

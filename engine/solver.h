// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/solve/limits.h"

namespace byways {

/// Whether there is a solver for that game.
[[nodiscard]] bool can_solve(const Game& game);

/// Searches for a solution on the calling thread until a limit is reached. A position at its goal is Solved
/// without moves. States of games without a solver are Unknown.
[[nodiscard]] Solution solve(const State& state, const SolveLimits& limits);

}  // namespace byways

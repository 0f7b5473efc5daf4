// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver.h"

#include <optional>
#include <utility>

#include "engine/games.h"

namespace byways {

bool can_solve(const Game& game) { return module_of(game).solve != nullptr; }

Solution solve(const State& state, const SolveLimits& limits) {
  for (const Game* const game : all_games()) {
    if (!can_solve(*game)) {
      continue;
    }
    if (std::optional<Solution> solution = module_of(*game).solve(state, limits)) {
      return *std::move(solution);
    }
  }
  return {};
}

}  // namespace byways

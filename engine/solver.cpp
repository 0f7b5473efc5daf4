// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver.h"

#include "engine/challenges/challenge_games.h"
#include "engine/challenges/crooked_state.h"
#include "engine/challenges/full_house_state.h"
#include "engine/challenges/solvers.h"
#include "engine/challenges/spiral_state.h"

namespace byways {

namespace {

// What there is to say without a search.
template <class Position>
std::optional<Solution> settled(const Position& position) {
  Solution solution;
  if (position.is_solved()) {
    solution.verdict = Verdict::Solved;
    solution.proven_best = true;
    return solution;
  }
  if (position.is_over()) {
    solution.verdict = Verdict::Impossible;
    return solution;
  }
  return std::nullopt;
}

}  // namespace

bool can_solve(const Game& game) {
  return &game == &challenges::full_house_game() || &game == &challenges::crooked_game() ||
         &game == &challenges::spiral_game();
}

Solution solve(const State& state, const SolveLimits& limits) {
  if (const auto* const crooked = dynamic_cast<const challenges::CrookedState*>(&state)) {
    const std::optional<Solution> known = settled(crooked->concrete());
    return known ? *known : challenges::solve_crooked(crooked->concrete(), limits);
  }
  if (const auto* const spiral = dynamic_cast<const challenges::SpiralState*>(&state)) {
    std::optional<Solution> known = settled(spiral->concrete());
    if (known) {
      known->centre = spiral->concrete().is_in_centre();
    }
    return known ? *known : challenges::solve_spiral(spiral->concrete(), limits);
  }
  if (const auto* const house = dynamic_cast<const challenges::FullHouseState*>(&state)) {
    const std::optional<Solution> known = settled(house->concrete());
    return known ? *known : challenges::solve_full_house(house->concrete(), limits);
  }
  return {};
}

}  // namespace byways

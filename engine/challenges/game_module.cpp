// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/game_module.h"

#include <optional>

#include "engine/challenges/challenge_games.h"
#include "engine/challenges/crooked_state.h"
#include "engine/challenges/full_house_state.h"
#include "engine/challenges/lesson_words.h"
#include "engine/challenges/rule_books.h"
#include "engine/challenges/solvers.h"
#include "engine/challenges/spiral_state.h"

namespace byways::challenges {

namespace {

// The answer where no search is needed: the position is solved or has no legal move.
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

std::optional<Solution> crooked_solution(const State& state, const SolveLimits& limits) {
  const auto* const crooked = dynamic_cast<const CrookedState*>(&state);
  if (crooked == nullptr) {
    return std::nullopt;
  }
  const std::optional<Solution> known = settled(crooked->concrete());
  return known ? *known : solve_crooked(crooked->concrete(), limits);
}

std::optional<Solution> spiral_solution(const State& state, const SolveLimits& limits) {
  const auto* const spiral = dynamic_cast<const SpiralState*>(&state);
  if (spiral == nullptr) {
    return std::nullopt;
  }
  std::optional<Solution> known = settled(spiral->concrete());
  if (known) {
    known->centre = spiral->concrete().is_in_centre();
  }
  return known ? *known : solve_spiral(spiral->concrete(), limits);
}

std::optional<Solution> full_house_solution(const State& state, const SolveLimits& limits) {
  const auto* const house = dynamic_cast<const FullHouseState*>(&state);
  if (house == nullptr) {
    return std::nullopt;
  }
  const std::optional<Solution> known = settled(house->concrete());
  return known ? *known : solve_full_house(house->concrete(), limits);
}

}  // namespace

const GameModule& full_house_module() {
  static const GameModule all{.game = full_house_game(),
                              .reasons = kFullHouseReasons,
                              .lesson_words = &lesson_words(),
                              .solve = full_house_solution};
  return all;
}

const GameModule& crooked_module() {
  static const GameModule all{.game = crooked_game(),
                              .reasons = kCrookedReasons,
                              .lesson_words = &lesson_words(),
                              .solve = crooked_solution};
  return all;
}

const GameModule& spiral_module() {
  static const GameModule all{.game = spiral_game(),
                              .reasons = kSpiralReasons,
                              .lesson_words = &lesson_words(),
                              .solve = spiral_solution};
  return all;
}

}  // namespace byways::challenges

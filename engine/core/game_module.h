// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace byways {

namespace lessons {
struct Vocabulary;
}
namespace search {
class Searcher;
}
struct Solution;
struct SolveLimits;

/// Everything the engine has for one rule set, so that adding a rule set takes a single line in
/// engine/games.cpp. Members that a rule set doesn't provide stay null; the comment of each says what is used
/// instead. Everything pointed to lives as long as the program.
struct GameModule {
  const Game& game;
  /// Every reason for which the rule set refuses a step or an arrangement, each once.
  std::span<const Reason> reasons;

  /// The rule set's own search. Null: a slow search through State, which works for any rule set.
  const search::Searcher* searcher = nullptr;
  /// Points for each seat, judged by the board alone, for the simple reference players (player.h). Null:
  /// State::scores.
  std::vector<double> (*evaluate)(const State& state) = nullptr;

  /// The rule set's own words for lessons. Null: none.
  const lessons::Vocabulary* lesson_words = nullptr;

  /// Problems: whether two finished games count as the same answer. Null: only if their positions are equal.
  bool (*ends_the_same)(const State& one, const State& other) = nullptr;
  /// Problems: a line by which the player to move wins against any defence; empty if none is found. Null: the
  /// search's best line.
  std::vector<std::string> (*winning_line)(const State& state) = nullptr;

  /// Solo challenges: searches for a solution, on the calling thread, until a limit is reached. Returns
  /// nothing for a state of another rule set. Null: there is no solver.
  std::optional<Solution> (*solve)(const State& state, const SolveLimits& limits) = nullptr;
};

}  // namespace byways

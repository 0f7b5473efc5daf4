// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
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

/// Everything the engine has for one rule set, so that a new one is a single line in engine/games.cpp. What a
/// game doesn't bring along stays null, and what is said there holds instead. Everything pointed to lives as
/// long as the program.
struct GameModule {
  const Game& game;

  /// Who thinks about its turns. Null: a search through State, which is slow and plays any game.
  const search::Searcher* searcher = nullptr;
  /// What the board shows of each seat, as points, for simple players and the search through State. Null:
  /// State::scores.
  std::vector<double> (*evaluate)(const State& state) = nullptr;

  /// What the game adds to the words of lessons. Null: nothing.
  const lessons::Vocabulary* lesson_words = nullptr;

  /// Problems: whether two finished games count as the same answer. Null: only if their positions are equal.
  bool (*ends_the_same)(const State& one, const State& other) = nullptr;
  /// Problems: the turns by which the player to move wins whatever the other does; empty where none are
  /// found. Null: what the search thinks best.
  std::vector<std::string> (*winning_line)(const State& state) = nullptr;

  /// Solo challenges: searches for a solution, on the calling thread, until a limit is reached. Nothing for a
  /// state of another game. Null: there is no solver.
  std::optional<Solution> (*solve)(const State& state, const SolveLimits& limits) = nullptr;
};

}  // namespace byways

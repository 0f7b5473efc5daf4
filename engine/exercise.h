// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/challenges/puzzles.h"
#include "engine/core/record.h"
#include "engine/problems/problem.h"

// Everything in the program that is there to be solved: puzzles and problems.

namespace byways {

enum class ExerciseKind : std::uint8_t {
  Puzzle,  ///< a start of a solo challenge
  Problem  ///< a position with one best turn
};

/// A puzzle or a problem. A small value; what it points to lives as long as the program.
struct Exercise {
  ExerciseKind kind = ExerciseKind::Problem;
  const Game* game = nullptr;                  ///< never null
  int grade = 1;                               ///< 1 easy … 5 hard
  const challenges::Puzzle* puzzle = nullptr;  ///< set for a Puzzle
  const problems::Problem* problem = nullptr;  ///< set for a Problem

  /// Unique among puzzles and problems, and permanent, since progress is stored under it:
  /// "crooked-jumps/ring".
  [[nodiscard]] const std::string& id() const;
};

/// All exercises, by rule set in the order of all_games(), and in each rule set the easiest first.
[[nodiscard]] const std::vector<Exercise>& all_exercises();

/// The exercise with the id `id`; nothing if there is none.
[[nodiscard]] std::optional<Exercise> find_exercise(std::string_view id);

/// Groups similar exercises: the id of the rule set, plus what distinguishes its variants ("bypass-3" for
/// three players, "trypsylon-expert").
[[nodiscard]] std::string family_of(const Exercise& exercise);

/// "puzzle" or "problem", as in the command line's output.
[[nodiscard]] std::string_view name_of(ExerciseKind kind);

/// A record that begins where the exercise does, with the solver to move. `players`: names in seat order, at
/// least one for each seat; more are ignored.
[[nodiscard]] Record record_of(const Exercise& exercise, const std::vector<std::string>& players);

}  // namespace byways

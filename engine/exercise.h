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

// What comes with the program to be solved, whatever it is.

namespace byways {

enum class ExerciseKind : std::uint8_t {
  Puzzle,  ///< a start of a challenge
  Problem  ///< a position with one best turn
};

/// A puzzle or a problem. A small value; what it points to lives as long as the program.
struct Exercise {
  ExerciseKind kind = ExerciseKind::Problem;
  const Game* game = nullptr;                  ///< never null
  int grade = 1;                               ///< 1 easy … 5 hard
  const challenges::Puzzle* puzzle = nullptr;  ///< that of a Puzzle
  const problems::Problem* problem = nullptr;  ///< that of a Problem

  /// Unique among puzzles and problems, the key of kept progress; never changes: "crooked-jumps/ring".
  [[nodiscard]] const std::string& id() const;
};

/// Every exercise, by game and then the easiest first: puzzles, then problems.
[[nodiscard]] const std::vector<Exercise>& all_exercises();

/// The exercise of that id; nothing if there is none.
[[nodiscard]] std::optional<Exercise> find_exercise(std::string_view id);

/// Exercises that are much alike: the game's id, with what tells them apart from others of the game
/// ("bypass-3" for three players, "trypsylon-expert").
[[nodiscard]] std::string family_of(const Exercise& exercise);

/// "puzzle", "problem": as the command line's answers have it.
[[nodiscard]] std::string_view name_of(ExerciseKind kind);

/// A record that begins where the exercise does, at the turn of whoever is to solve it. `players`: names in
/// seat order, at least as many as it has seats; those beyond are left out.
[[nodiscard]] Record record_of(const Exercise& exercise, const std::vector<std::string>& players);

}  // namespace byways

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

#include "app/statistics/rating.h"
#include "engine/core/game.h"

namespace byways::app {

class Days;
class Progress;

/// Results in exercises of one kind: the lessons, puzzles or problems of one rule set, or the daily
/// exercises.
struct ExerciseTally {
  enum class Kind { Day, Lesson, Puzzle, Problem };

  Kind kind = Kind::Problem;
  const Game* game = nullptr;    ///< null for days
  int exercises = 0;             ///< how many exist; for days, how many were tried
  int done = 0;                  ///< how many were done, with help or without
  int firstTries = 0;            ///< how many of `done` had three stars the first time
  int stars = 0;                 ///< the sum of full stars in the best result of each exercise
  int mostStars = 0;             ///< in all exercises
  int seconds = 0;               ///< spent on the last attempt at each
  std::optional<Rating> rating;  ///< in the game's problems, once one is done
};

/// Results in all exercises on this computer, whoever solved them.
struct ExerciseStatistics {
  QList<ExerciseTally> tallies;  ///< the days, then by game and kind; only those in which something was tried
  int streak = 0;                ///< see Days
  int longestStreak = 0;
  std::optional<Rating> rating;  ///< in problems of all games together, once one is done

  /// The results of one game, without daily exercises and streaks, which belong to no game.
  [[nodiscard]] ExerciseStatistics of(const Game& game) const;
};

/// Counts the results that Progress keeps.
[[nodiscard]] ExerciseStatistics countExercises(const Progress& progress, const Days& days);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

#include "app/statistics/rating.h"
#include "engine/core/game.h"

namespace byways::app {

class Days;
class Progress;

/// What has been achieved in the exercises of one kind: in those of a game, or in the exercises of days.
struct ExerciseTally {
  enum class Kind { Day, Lesson, Puzzle, Problem };

  Kind kind = Kind::Problem;
  const Game* game = nullptr;    ///< null for days
  int exercises = 0;             ///< how many there are; of days, those that were tried
  int done = 0;                  ///< with help or without
  int firstTries = 0;            ///< of those, done with three stars the first time
  int stars = 0;                 ///< full ones, the best of each
  int mostStars = 0;             ///< in all of them
  int seconds = 0;               ///< spent on the last attempt at each
  std::optional<Rating> rating;  ///< at problems of that game, once one is done
};

/// What has been achieved in exercises of every kind on this computer. They are nobody's in particular.
struct ExerciseStatistics {
  QList<ExerciseTally> tallies;  ///< days, then by game and kind; only where something was tried
  int streak = 0;                ///< see Days
  int longestStreak = 0;
  std::optional<Rating> rating;  ///< at problems of all games together, once one is done

  /// Of one game; the days, which belong to no game, and streaks are left out.
  [[nodiscard]] ExerciseStatistics of(const Game& game) const;
};

/// Counted anew from what Progress keeps.
[[nodiscard]] ExerciseStatistics countExercises(const Progress& progress, const Days& days);

}  // namespace byways::app

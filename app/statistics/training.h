// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/statistics/rating.h"

// Training: endless problems near the solver's strength. It uses only what Progress stores.

namespace byways::app {

/// How hard problems of a grade are, on the scale of people's ratings. Precondition: 1 <= grade <= 5.
[[nodiscard]] Rating ratingOfGrade(int grade);

/// The strength in problems of `game`, or of all games if it is null, computed from the first attempt at each
/// problem.
[[nodiscard]] Rating ratingFromProblems(const Progress& progress, const Game* game = nullptr);

/// When a problem that was missed at the first try is due again: 1, 3, 7 and 21 days after it was last done;
/// after another miss, 1 day again. Null if it needn't be repeated.
[[nodiscard]] QDateTime timeToRepeat(const Progress::Kept& kept);

/// How many problems of `game`, or of all games if it is null, are due again by `now` (UTC).
[[nodiscard]] int countToRepeat(const Progress& progress, const Game* game, const QDateTime& now);

/// The next problem of `game`, or of all games if it is null. Problems that are due again come first, then
/// those never done (the nearest in strength first), then those done longest ago. Never `after`, unless it is
/// the only one. Null if there are no problems.
[[nodiscard]] const Problem* nextInTraining(const Progress& progress, const Game* game, const QDateTime& now,
                                            const Problem* after = nullptr);

}  // namespace byways::app

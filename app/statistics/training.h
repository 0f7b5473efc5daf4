// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/statistics/rating.h"

// Training: endless problems near the solver's strength. It uses only what Progress stores.

namespace byways::app {

/// How hard problems of that grade are, on the scale of people's ratings. Precondition: 1 <= grade <= 5.
[[nodiscard]] Rating ratingOfGrade(int grade);

/// How strong somebody is at problems of the game, or of all games for null, from how each was done the first
/// time.
[[nodiscard]] Rating ratingFromProblems(const Progress& progress, const Game* game = nullptr);

/// When a problem that wasn't done at the first try is to come back: 1, 3, 7 and 21 days after it was done
/// last, sooner again after a miss. Null if it needn't.
[[nodiscard]] QDateTime timeToRepeat(const Progress::Kept& kept);

/// How many problems of the game, or of all games for null, are to come back by that time (UTC).
[[nodiscard]] int countToRepeat(const Progress& progress, const Game* game, const QDateTime& now);

/// The next problem of the game, or of all games for null: what is to come back first, then those never done,
/// the nearest in strength first, then what was done longest ago. Not `after`, unless there is no other. Null
/// if the game has none.
[[nodiscard]] const Problem* nextInTraining(const Progress& progress, const Game* game, const QDateTime& now,
                                            const Problem* after = nullptr);

}  // namespace byways::app

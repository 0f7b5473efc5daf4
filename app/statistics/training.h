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

/// The strength at problems of the game, or of all games for null, from the first attempt at each.
[[nodiscard]] Rating ratingFromProblems(const Progress& progress, const Game* game = nullptr);

/// When a problem that was missed at the first try is due again: 1, 3, 7 and 21 days after it was last done,
/// sooner after another miss. Null if it isn't due.
[[nodiscard]] QDateTime timeToRepeat(const Progress::Kept& kept);

/// How many problems of the game, or of all games for null, are due again by that time (UTC).
[[nodiscard]] int countToRepeat(const Progress& progress, const Game* game, const QDateTime& now);

/// The next problem of the game, or of all games for null: first those due again, then those never done, the
/// nearest in strength first, then those done longest ago. Not `after`, unless there is no other. Null if the
/// game has none.
[[nodiscard]] const Problem* nextInTraining(const Progress& progress, const Game* game, const QDateTime& now,
                                            const Problem* after = nullptr);

}  // namespace byways::app

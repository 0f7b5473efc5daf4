// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace byways::app {

class ExerciseRun;
class Match;
class Preferences;
class Progress;

/// Makes the exercise with the id `id` (exercise_ids.h), to be put on the table; null if there is none. The
/// references must outlive the exercise.
[[nodiscard]] std::unique_ptr<ExerciseRun> runOf(const QString& id, Progress& progress,
                                                 const Preferences& preferences);
/// Makes the exercise that a saved game belongs to; null if it belongs to none.
[[nodiscard]] std::unique_ptr<ExerciseRun> runOf(const Match& match, Progress& progress,
                                                 const Preferences& preferences);

}  // namespace byways::app

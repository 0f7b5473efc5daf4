// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_runs.h"

#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_run.h"
#include "app/exercise/problem_run.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_run.h"
#include "app/settings/preferences.h"

namespace byways::app {

std::unique_ptr<ExerciseRun> runOf(const QString& id, Progress& progress, const Preferences& preferences) {
  const auto nameAfter = [&id](const QString& prefix) {
    return id.startsWith(prefix) ? id.mid(prefix.size()).toStdString() : std::string();
  };
  if (const lessons::Lesson* const lesson = find_lesson(nameAfter(lessonPrefix()))) {
    return std::make_unique<LessonRun>(*lesson, progress, preferences);
  }
  if (const Problem* const problem = find_problem(nameAfter(problemPrefix()))) {
    return std::make_unique<ProblemRun>(*problem, progress, preferences);
  }
  if (const Puzzle* const puzzle = puzzleWithId(QString::fromStdString(nameAfter(puzzlePrefix())))) {
    return std::make_unique<PuzzleRun>(setupOf(*puzzle, preferences.playerNames().value(0)), progress,
                                       preferences);
  }
  return nullptr;
}

std::unique_ptr<ExerciseRun> runOf(const Match& match, Progress& progress, const Preferences& preferences) {
  return isChallenge(match.game()) ? std::make_unique<PuzzleRun>(match.setup(), progress, preferences)
                                   : nullptr;
}

}  // namespace byways::app

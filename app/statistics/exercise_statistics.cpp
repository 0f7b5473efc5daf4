// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/exercise_statistics.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/statistics/training.h"
#include "engine/games.h"

namespace byways::app {

namespace {

using Kind = ExerciseTally::Kind;

ExerciseTally tallyOf(Kind kind, const Game* game, const QStringList& ids, const Progress& progress) {
  ExerciseTally tally{.kind = kind, .game = game, .exercises = static_cast<int>(ids.size()), .rating = {}};
  for (const QString& id : ids) {
    const Progress::Kept kept = progress.of(id);
    tally.done += kept.best != Stars::None ? 1 : 0;
    tally.firstTries += kept.first == Stars::Three ? 1 : 0;
    tally.stars += fullStars(kept.best);
    tally.mostStars += kMostStars;
    tally.seconds += kept.attempt.seconds;
  }
  return tally;
}

// `ids` are the program's own exercises. Adds the other ones that somebody has tried, such as imported
// problems.
QStringList withKnown(QStringList ids, const QString& prefix, const Progress& progress) {
  for (const QStringList known = progress.knownIds(prefix); const QString& id : known) {
    const Progress::Kept kept = progress.of(id);
    if (!ids.contains(id) && (kept.isUnderWay || kept.best != Stars::None)) {
      ids.append(id);
    }
  }
  return ids;
}

}  // namespace

ExerciseStatistics ExerciseStatistics::of(const Game& game) const {
  ExerciseStatistics part;
  std::copy_if(tallies.begin(), tallies.end(), std::back_inserter(part.tallies),
               [&game](const ExerciseTally& tally) { return tally.game == &game; });
  return part;
}

ExerciseStatistics countExercises(const Progress& progress, const Days& days) {
  ExerciseStatistics all{
      .tallies = {}, .streak = days.streak(), .longestStreak = days.longestStreak(), .rating = {}};
  const auto add = [&all](const ExerciseTally& tally) {
    if (tally.done > 0 || tally.seconds > 0) {
      all.tallies.append(tally);
    }
  };
  add(tallyOf(Kind::Day, nullptr, progress.knownIds(dayPrefix()), progress));
  for (const Game* const game : all_games()) {
    add(tallyOf(Kind::Lesson, game, lessonIds(*game), progress));
    add(tallyOf(Kind::Puzzle, game, withKnown(puzzleIds(*game), puzzlePrefix(*game), progress), progress));
    ExerciseTally problems = tallyOf(Kind::Problem, game, problemIds(*game), progress);
    if (problems.done > 0) {
      problems.rating = ratingFromProblems(progress, game);
      all.rating = ratingFromProblems(progress);
    }
    add(problems);
  }
  return all;
}

}  // namespace byways::app

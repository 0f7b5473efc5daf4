// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/older_progress.h"

#include <algorithm>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"

namespace byways::app {

namespace {

using Json = JsonFile::Json;
using KeptById = QMap<QString, Progress::Kept>;

constexpr JsonFile::Form kPuzzlesForm{.format = "byways-puzzles",
                                      .version = 1,
                                      .part = "puzzles",
                                      .deepest = 32,
                                      .largest = qint64{8} << 20U,
                                      .mostKeys = 8192};
constexpr JsonFile::Form kProblemsForm{.format = "byways-problems",
                                       .version = 1,
                                       .part = "problems",
                                       .deepest = 8,
                                       .largest = qint64{1} << 20U,
                                       .mostKeys = 8192};
constexpr JsonFile::Form kLessonsForm{.format = "byways-lessons",
                                      .version = 1,
                                      .part = "lessons",
                                      .deepest = 8,
                                      .largest = qint64{1} << 20U,
                                      .mostKeys = 4096,
                                      .isLoose = true};
constexpr int kMostKept = 999;

bool isSet(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

template <class Take>
void readOlder(const QString& path, const JsonFile::Form& form, Take take) {
  JsonFile file(path, form);
  if (!file.read()) {
    return;
  }
  for (const auto& [key, value] : file.part().items()) {
    if (value.is_object()) {
      take(QString::fromStdString(key), value);
    }
  }
}

void setStars(Progress::Kept& kept, Stars stars) {
  kept.best = kept.last = kept.first = stars;
  kept.finished = 1;
}

// Keeps the record of the best game without hints. If that game earned no star, keeps the better record of
// that game and the best game with hints.
void takePuzzle(KeptById& all, const Puzzle& puzzle, const Json& value) {
  const auto recordAt = [&value](const char* key) { return value.contains(key) ? value[key] : Json(); };
  const Json alone = recordAt("best");
  const Json helped = recordAt("withHints");
  std::optional<PuzzleResult> byOneself = resultIn(puzzle, alone);
  if (byOneself && byOneself->hints > 0) {
    byOneself.reset();
  }
  const std::optional<PuzzleResult> withHints = resultIn(puzzle, helped);
  Progress::Kept kept;
  kept.wasShown = isSet(value, "shown");
  const int earned = byOneself ? starCount(puzzle, *byOneself) : 0;
  if (earned > 0) {
    setStars(kept, earned > 1 ? Stars::Three : Stars::Two);
    kept.record = alone;
  } else {
    if (withHints && starCount(puzzle, *withHints) > 0) {
      setStars(kept, Stars::One);
    }
    const bool isAlone = byOneself && (!withHints || !isBetter(puzzle, *withHints, *byOneself));
    kept.record = isAlone ? alone : withHints ? helped : Json();
  }
  if (kept.wasShown || kept.record.is_object()) {
    all.insert(exerciseId(puzzle), kept);
  }
}

void takeProblem(KeptById& all, const QString& id, const Json& value) {
  const Attempt attempt{.misses = countIn(value, "misses", kMostKept),
                        .hints = countIn(value, "hints", kMostKept),
                        .shown = isSet(value, "shown")};
  const bool isSolved = isSet(value, "solved");
  if (attempt == Attempt() && !isSolved) {
    return;
  }
  Progress::Kept kept;
  kept.attempt = attempt;
  kept.wasShown = attempt.shown;
  if (isSolved) {
    setStars(kept, starsFor(attempt));
  } else {
    kept.isUnderWay = true;
  }
  all.insert(problemPrefix() + id, kept);
}

// For a lesson that was left halfway, infers the number of wrong tries from the stars that it could still
// earn.
void takeLesson(KeptById& all, const QString& id, const Json& value) {
  const int stars = countIn(value, "stars", kMostStars);
  const int step = countIn(value, "step", kMostKept);
  const int possible = countIn(value, "possible", kMostStars);
  if (stars == 0 && step == 0) {
    return;
  }
  const lessons::Lesson* const lesson = find_lesson(id.toStdString());
  Progress::Kept& kept = all[lesson != nullptr ? exerciseId(*lesson) : lessonPrefix() + id];
  if (stars > fullStars(kept.best)) {
    setStars(kept, static_cast<Stars>(stars + static_cast<int>(Stars::Hollow)));
  }
  if (step > 0) {
    kept.attempt = {.misses = possible > 0 ? kMostStars - possible : 0, .step = step};
    kept.isUnderWay = true;
  }
}

}  // namespace

QMap<QString, Progress::Kept> olderProgress(const QString& folder) {
  KeptById all;
  readOlder(folder + QStringLiteral("/puzzles.json"), kPuzzlesForm,
            [&](const QString& id, const Json& value) {
              if (const Puzzle* const puzzle = puzzleWithId(id)) {
                takePuzzle(all, *puzzle, value);
              }
            });
  readOlder(folder + QStringLiteral("/problems.json"), kProblemsForm,
            [&](const QString& id, const Json& value) { takeProblem(all, id, value); });
  readOlder(folder + QStringLiteral("/lessons.json"), kLessonsForm,
            [&](const QString& id, const Json& value) { takeLesson(all, id, value); });
  return all;
}

}  // namespace byways::app

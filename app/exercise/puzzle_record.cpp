// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_record.h"

#include <algorithm>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/match/line_until.h"
#include "engine/core/json_text.h"
#include "engine/core/record.h"

namespace byways::app {

namespace {

using Json = JsonFile::Json;

constexpr auto kShownKey = "solutionShown";
constexpr auto kHintsKey = "hints";
constexpr auto kMissesKey = "misses";
constexpr auto kSecondsKey = "seconds";
constexpr int kMostInRecord = 999;
constexpr int kMostSecondsInRecord = 9'999'999;

void setCount(Match& match, const char* key, int now, int before) {
  if (now != before) {
    match.setExtra(key, now);
  }
}

}  // namespace

Attempt attemptIn(const Match& match) {
  return {.misses = countIn(match.extra(kMissesKey), kMostInRecord),
          .hints = countIn(match.extra(kHintsKey), kMostInRecord),
          .shown = match.extra(kShownKey) == true,
          .step = 0,
          .seconds = countIn(match.extra(kSecondsKey), kMostSecondsInRecord)};
}

void setAttempt(Match& match, const Attempt& attempt) {
  const Attempt before = attemptIn(match);
  setCount(match, kMissesKey, std::min(attempt.misses, kMostInRecord), before.misses);
  setCount(match, kHintsKey, std::min(attempt.hints, kMostInRecord), before.hints);
  setCount(match, kSecondsKey, std::min(attempt.seconds, kMostSecondsInRecord), before.seconds);
  if (attempt.shown != before.shown) {
    match.setExtra(kShownKey, attempt.shown);
  }
}

std::optional<PuzzleResult> resultIn(const Puzzle& puzzle, const Json& value) {
  if (!value.is_object()) {
    return {};
  }
  const auto record = read_record(json_text(value));
  if (!record) {
    return {};
  }
  const auto timeline = replay(*record);
  const auto shown = record->document.find(kShownKey);
  const bool fits = timeline && puzzleOf(timeline->game(), timeline->setup().options) == &puzzle &&
                    timeline->outcome() && (shown == record->document.end() || *shown != true);
  if (!fits) {
    return {};
  }
  PuzzleResult result = *resultOf(*timeline);
  result.hints = countIn(record->document, kHintsKey, kMostInRecord);
  return result;
}

std::optional<PuzzleResult> bestResult(const Progress& progress, const Puzzle& puzzle) {
  return resultIn(puzzle, progress.of(exerciseId(puzzle)).record);
}

bool keepIfBest(Progress& progress, const Puzzle& puzzle, const Match& match) {
  std::optional<PuzzleResult> result = resultOf(match.timeline());
  const Attempt attempt = attemptIn(match);
  if (!result || attempt.shown) {
    return false;
  }
  result->hints = attempt.hints;
  const std::optional<PuzzleResult> best = bestResult(progress, puzzle);
  const bool isAsGood = best && !isBetter(puzzle, *result, *best);
  if (isAsGood && (isBetter(puzzle, *best, *result) || result->hints >= best->hints)) {
    return false;
  }
  // Undone moves aren't part of the record of the result.
  const Timeline& timeline = match.timeline();
  Json record =
      read_json(write_record(make_record(lineUntil(timeline, timeline.cursor()), match.record().players)));
  if (result->hints > 0) {
    record[kHintsKey] = result->hints;
  }
  progress.keepRecord(exerciseId(puzzle), record);
  return true;
}

}  // namespace byways::app

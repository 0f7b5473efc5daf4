// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/made_puzzles.h"

#include <algorithm>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/match/own_keys.h"

namespace byways::app {

namespace {

constexpr qsizetype kMostListed = 20;

// The members of a made puzzle's record in Progress (docs/file-format.md).
constexpr auto kCode = "code";
constexpr auto kGrade = "grade";

}  // namespace

OwnPuzzle ownPuzzleOf(const challenges::MadePuzzle& made) {
  return {.path = {},
          .setup = setupOf(made.puzzle, {}),
          .label = {.name = QString::fromStdString(made.code), .author = {}, .grade = made.puzzle.grade}};
}

void noteMade(Progress& progress, const challenges::MadePuzzle& made) {
  const Match start(setupOf(made.puzzle, {}));
  if (puzzleOf(start) == nullptr) {
    progress.keepRecord(exerciseId(start.setup()), {{kCode, made.code}, {kGrade, made.puzzle.grade}});
  }
}

QList<MadeEarlier> madeLately(const Progress& progress, const Game& game) {
  QList<std::pair<QDateTime, MadeEarlier>> all;
  for (const QString& id : progress.knownIds(puzzlePrefix(game))) {
    const Progress::Kept kept = progress.of(id);
    if (const QString code = textIn(kept.record, kCode); !code.isEmpty()) {
      all.append({kept.time, {id, code, countIn(kept.record, kGrade, kHighestPuzzleGrade)}});
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  QList<MadeEarlier> lately;
  for (const auto& [time, made] : all.mid(0, kMostListed)) {
    lately.append(made);
  }
  return lately;
}

}  // namespace byways::app

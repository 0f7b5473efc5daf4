// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

// What a game of a puzzle remembers of its attempt, in its record, and the record of the best game.

namespace byways::app {

/// The attempt that a match of a challenge is: a saved game that goes on brings it along.
[[nodiscard]] Attempt attemptIn(const Match& match);
void setAttempt(Match& match, const Attempt& attempt);

/// The result of the record `value` of that puzzle, found by replaying it. Nothing if it isn't one of this
/// puzzle that is over, breaks a rule, or is of a game in which the solution was shown.
[[nodiscard]] std::optional<PuzzleResult> resultIn(const Puzzle& puzzle, const JsonFile::Json& value);

/// The result of the best game of a puzzle; nothing if none was finished.
[[nodiscard]] std::optional<PuzzleResult> bestResult(const Progress& progress, const Puzzle& puzzle);

/// Keeps the record of the match, which is over at its cursor, if no better one is kept. Returns whether it
/// did.
bool keepIfBest(Progress& progress, const Puzzle& puzzle, const Match& match);

}  // namespace byways::app

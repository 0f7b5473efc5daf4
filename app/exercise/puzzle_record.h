// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

// The attempt as it is stored in the record of a game of a puzzle, and the record of the best game.

namespace byways::app {

/// The attempt stored in a match of a challenge, which a saved game brings along when it is resumed.
[[nodiscard]] Attempt attemptIn(const Match& match);
void setAttempt(Match& match, const Attempt& attempt);

/// The result of the record `value`, found by replaying it. Nothing if the record is of another puzzle, isn't
/// over, breaks a rule, or is of a game in which the solution was shown.
[[nodiscard]] std::optional<PuzzleResult> resultIn(const Puzzle& puzzle, const JsonFile::Json& value);

/// The result of the best game of a puzzle; nothing if none was finished.
[[nodiscard]] std::optional<PuzzleResult> bestResult(const Progress& progress, const Puzzle& puzzle);

/// Stores the record of the match, which is over at its cursor, unless a better one is stored. Returns
/// whether it did.
bool keepIfBest(Progress& progress, const Puzzle& puzzle, const Match& match);

}  // namespace byways::app

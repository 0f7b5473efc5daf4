// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_result.h"
#include "app/match/match.h"

// The attempt stored in the record of a game of a puzzle, and the record of the best game.

namespace byways::app {

/// The attempt stored in a match of a challenge. A saved game still has it when the game is resumed.
[[nodiscard]] Attempt attemptIn(const Match& match);
void setAttempt(Match& match, const Attempt& attempt);

/// The result of the game in the record `value`, found by replaying it. Nothing if the record belongs to
/// another puzzle or breaks a rule, if its game isn't over, or if the solution was shown in the game.
[[nodiscard]] std::optional<PuzzleResult> resultIn(const Puzzle& puzzle, const JsonFile::Json& value);

/// The result of the best game of a puzzle; nothing if none was finished.
[[nodiscard]] std::optional<PuzzleResult> bestResult(const Progress& progress, const Puzzle& puzzle);

/// Stores the record of the match, which is over at its cursor, unless a better record is already stored.
/// Returns whether it was stored.
bool keepIfBest(Progress& progress, const Puzzle& puzzle, const Match& match);

}  // namespace byways::app

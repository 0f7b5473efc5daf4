// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

#include "engine/challenges/puzzles.h"
#include "engine/core/timeline.h"

namespace byways::app {

using challenges::Puzzle;

/// The state of a challenge.
struct PuzzleResult {
  bool solved = false;  ///< by the rules (SOL-1 to SOL-3)
  bool centre = false;  ///< whether a single piece is left, on the Center Square
  int pieces = 0;       ///< on the board
  int moves = 0;
  int hints = 0;  ///< used so far; from the record, a timeline doesn't know them

  bool operator==(const PuzzleResult&) const = default;
};

/// What stars can be earned for in a puzzle.
enum class PuzzleStar {
  Done,    ///< one piece left; Full House: all pieces on the board
  Centre,  ///< the last piece is in the centre; not in Full House
  Short    ///< as few moves as the best known; only in Full House, where numbers of moves differ
};

/// The result of the position at the timeline's cursor. Precondition: it is a challenge.
[[nodiscard]] PuzzleResult standingOf(const Timeline& timeline);
/// The same if the challenge is over there; otherwise nothing.
[[nodiscard]] std::optional<PuzzleResult> resultOf(const Timeline& timeline);

/// Whether `one` is a better result of that challenge than `other`, ignoring hints.
[[nodiscard]] bool isBetter(const Puzzle& puzzle, const PuzzleResult& one, const PuzzleResult& other);

/// Whether the result at the cursor solves the puzzle as well as is known to be possible: one piece left in
/// the centre, in as few moves as the best known solution. `puzzle` is null for starts that don't come with
/// the program. A weaker solution counts as a wrong try.
[[nodiscard]] bool isDoneWith(const Timeline& timeline, const Puzzle* puzzle);
[[nodiscard]] bool isAsGoodAsCanBe(const Timeline& timeline, const Puzzle* puzzle);

/// What stars can be earned for in a puzzle, in order, and whether a result has earned one of them.
[[nodiscard]] QList<PuzzleStar> starsIn(const Puzzle& puzzle);
[[nodiscard]] bool hasEarned(PuzzleStar star, const Puzzle& puzzle, const PuzzleResult& result);
/// The number of stars that the result has earned.
[[nodiscard]] int starsOf(const Puzzle& puzzle, const PuzzleResult& result);

/// A result in a few words: "41 moves", "1 piece left, in the centre, with 3 hints".
[[nodiscard]] QString puzzleResultText(const Puzzle& puzzle, const PuzzleResult& result);

}  // namespace byways::app

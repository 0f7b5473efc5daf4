// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

#include "engine/challenges/puzzles.h"
#include "engine/core/timeline.h"

namespace byways::app {

using challenges::Puzzle;

/// How far a challenge has got.
struct PuzzleResult {
  bool solved = false;  ///< as the rules have it (SOL-1 to SOL-3)
  bool centre = false;  ///< a single piece is left, on the Center Square
  int pieces = 0;       ///< on the board
  int moves = 0;
  int hints = 0;  ///< asked for on the way; known to its record, not to a timeline

  bool operator==(const PuzzleResult&) const = default;
};

/// What there is to be earned in a puzzle.
enum class PuzzleStar {
  Done,    ///< one piece left; Full House: all pieces on the board
  Centre,  ///< the last piece is in the centre; not in Full House
  Short    ///< as few moves as the best known; only in Full House, where numbers of moves differ
};

/// The result of the position at the timeline's cursor. Precondition: it is a challenge.
[[nodiscard]] PuzzleResult standingOf(const Timeline& timeline);
/// The same if the challenge is over there; nothing while it is on.
[[nodiscard]] std::optional<PuzzleResult> resultOf(const Timeline& timeline);

/// Whether `one` is a better end of that challenge than `other`, apart from hints.
[[nodiscard]] bool isBetter(const Puzzle& puzzle, const PuzzleResult& one, const PuzzleResult& other);

/// Whether the end of a challenge at the cursor is a solution of the puzzle, which is null where it is none
/// of those that come with the program, and whether none is better: one piece left in the centre, as few
/// moves as the best known. A solution that falls short of that counts as a wrong try.
[[nodiscard]] bool isDoneWith(const Timeline& timeline, const Puzzle* puzzle);
[[nodiscard]] bool isAsGoodAsCanBe(const Timeline& timeline, const Puzzle* puzzle);

/// What there is to be reached in a puzzle, in order, and whether a result has earned one of them.
[[nodiscard]] QList<PuzzleStar> starsIn(const Puzzle& puzzle);
[[nodiscard]] bool hasEarned(PuzzleStar star, const Puzzle& puzzle, const PuzzleResult& result);
/// How many stars the result has earned.
[[nodiscard]] int starsOf(const Puzzle& puzzle, const PuzzleResult& result);
/// What a star is for, in a few words: "In the centre".
[[nodiscard]] QString starText(PuzzleStar star, const Puzzle& puzzle);

/// A result in a few words: "41 moves", "1 piece left, in the centre, with 3 hints".
[[nodiscard]] QString puzzleResultText(const Puzzle& puzzle, const PuzzleResult& result);

}  // namespace byways::app

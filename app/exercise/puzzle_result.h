// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

#include "engine/challenges/puzzles.h"
#include "engine/core/timeline.h"

namespace byways::app {

using challenges::Puzzle;

/// The result of a challenge, or the result so far.
struct PuzzleResult {
  bool solved = false;  ///< whether the challenge is solved according to its rules (SOL-1 to SOL-3)
  bool centre = false;  ///< whether a single piece is left, on the Center Square
  int pieces = 0;       ///< number of pieces on the board
  int moves = 0;
  int hints = 0;  ///< hints used so far; set by callers from the record, because a timeline doesn't have them

  bool operator==(const PuzzleResult&) const = default;
};

/// An achievement for which a puzzle gives a star.
enum class PuzzleStar {
  Done,    ///< one piece left; Full House: all pieces on the board
  Centre,  ///< the last piece is in the centre; not in Full House
  Short    ///< as few moves as the best known; only in Full House, where numbers of moves differ
};

/// The result of the position at the timeline's cursor. Precondition: it is a challenge.
[[nodiscard]] PuzzleResult standingOf(const Timeline& timeline);
/// The result as standingOf returns it, if the challenge is over in that position; otherwise nothing.
[[nodiscard]] std::optional<PuzzleResult> resultOf(const Timeline& timeline);

/// Whether `one` is a better result of `puzzle` than `other`, ignoring hints.
[[nodiscard]] bool isBetter(const Puzzle& puzzle, const PuzzleResult& one, const PuzzleResult& other);

/// Whether the challenge is over at the cursor and has earned PuzzleStar::Done. `puzzle` is null for starts
/// that don't come with the program; for them, returns whether the challenge is solved according to its
/// rules.
[[nodiscard]] bool isPuzzleDone(const Timeline& timeline, const Puzzle* puzzle);
/// Whether the challenge is over at the cursor and has earned all of starsIn(), so that no better result is
/// known. A weaker solution counts as a wrong try. If `puzzle` is null, the same as isPuzzleDone.
[[nodiscard]] bool isAsGoodAsCanBe(const Timeline& timeline, const Puzzle* puzzle);

/// The achievements for which a puzzle gives stars, in order; hasEarned tells whether a result includes one
/// of them.
[[nodiscard]] QList<PuzzleStar> starsIn(const Puzzle& puzzle);
[[nodiscard]] bool hasEarned(PuzzleStar star, const Puzzle& puzzle, const PuzzleResult& result);
/// The number of stars that the result has earned.
[[nodiscard]] int starCount(const Puzzle& puzzle, const PuzzleResult& result);

/// A result in a few words: "41 moves", "1 piece left, in the centre, with 3 hints".
[[nodiscard]] QString puzzleResultText(const Puzzle& puzzle, const PuzzleResult& result);

}  // namespace byways::app

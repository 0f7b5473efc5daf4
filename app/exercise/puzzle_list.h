// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/games/game_face.h"
#include "engine/challenges/puzzles.h"

namespace byways::app {

using challenges::Puzzle;

/// Whether a game is one of the solo challenges (SOL-1 to SOL-3), which have puzzles.
[[nodiscard]] bool isChallenge(const Game& game);

/// The puzzles of a challenge in the order in which they are offered: from easy to hard. The pointers stay
/// valid as long as the program runs.
[[nodiscard]] QList<const Puzzle*> puzzlesOf(const Game& game);

/// The puzzle with the id `id`; null if there is none.
[[nodiscard]] const Puzzle* puzzleWithId(const QString& id);

/// The puzzle that begins with `options`, or as `match` began; null if there is none.
[[nodiscard]] const Puzzle* puzzleOf(const Game& game, const Options& options);
[[nodiscard]] const Puzzle* puzzleOf(const Match& match);

/// The puzzle to offer after this one: the next one of the challenge; after the last one, the first.
[[nodiscard]] const Puzzle* nextPuzzle(const Puzzle& puzzle);

/// The setup of a match of the puzzle for a player called `name`, which may be empty.
[[nodiscard]] MatchSetup setupOf(const Puzzle& puzzle, const QString& name);

/// The name of a start of the challenge `game`: the name of the puzzle with this start; if there is none, the
/// number of pieces. `from` is the value of the challenge's option for the start.
[[nodiscard]] QString startName(const Game& game, const QString& from);
/// The name of a puzzle as shown to users: the name of its start and, if it isn't played in the usual way,
/// how it is played.
[[nodiscard]] QString puzzleName(const Puzzle& puzzle);
/// The goal of a challenge as a sentence.
[[nodiscard]] QString puzzleGoal(const Game& game);
/// "Easy", "Hard" … for a grade from 1 to 5.
[[nodiscard]] QString gradeName(int grade);
/// The grade as five dots: the first `grade` dots are filled, the others are rings.
[[nodiscard]] QString gradeDots(int grade);

}  // namespace byways::app

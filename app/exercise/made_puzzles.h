// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/exercise/own_puzzles.h"
#include "engine/challenges/maker.h"

namespace byways::app {

class Progress;

// Puzzles made from codes. They have no files: Progress stores their codes, and the puzzles are made again
// from the codes.

/// A puzzle that was made.
struct MadeEarlier {
  QString id;  ///< id of the puzzle in Progress
  QString code;
  int grade = 0;  ///< 1 to 5 as measured; 0 if unknown
};

/// The made puzzle in the form of one that the user has set up, with its code as the name.
[[nodiscard]] OwnPuzzle ownPuzzleOf(const challenges::MadePuzzle& made);
/// To be called when a made puzzle is played. Does nothing if the puzzle comes with the program.
void noteMade(Progress& progress, const challenges::MadePuzzle& made);
/// The puzzles of `game` that were made and played last, the latest first.
[[nodiscard]] QList<MadeEarlier> madeLately(const Progress& progress, const Game& game);

}  // namespace byways::app

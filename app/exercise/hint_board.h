// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// What a challenge's board can do apart from being played on.
class HintBoard {
 public:
  virtual ~HintBoard() = default;
  HintBoard(const HintBoard&) = delete;
  HintBoard& operator=(const HintBoard&) = delete;

  /// How much of a step a hint gives away.
  enum class Hint {
    Piece,  ///< which piece it moves
    Whole   ///< and where to
  };

  /// Lights up the piece of a step that is legal now, and its landing too if asked for, until something is
  /// played. An empty step puts out the light. What is in hand stays there, unless all of a step is shown
  /// that moves another piece.
  virtual void showHint(const QString& step, Hint kind) = 0;
  /// From now on an arrow shows the move that led to the position.
  virtual void showLastMove() = 0;
  /// A light runs over the board; not if animations are off.
  virtual void celebrate() = 0;

 protected:
  HintBoard() = default;
};

}  // namespace byways::app

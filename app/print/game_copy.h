// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"

namespace byways::app {

/// A copy of a game as plain values, so that another thread can draw it while the game goes on. If turns are
/// secret, it has only what everybody has seen, and nothing of the current round.
class GameCopy {
 public:
  explicit GameCopy(const Match& match);

  [[nodiscard]] const GameFace& face() const { return face_; }
  /// A match with the position on the table or, if turns are secret, with the last public position. Null if
  /// the match's own record can't be replayed, which would be a bug.
  [[nodiscard]] std::unique_ptr<Match> currentMatch() const;
  /// A new match with the same set-up, with the board at its start.
  [[nodiscard]] std::unique_ptr<Match> matchAtStart() const;
  /// The beginning of file names: rule set, players and today's date (gameFileName).
  [[nodiscard]] QString fileName() const;

 private:
  const GameFace& face_;
  MatchSetup setup_;
  Record record_;
};

/// The cursors in a match's line that a replay shows one after another, from the start to the end. All
/// positions there are public.
[[nodiscard]] std::vector<std::size_t> replayStops(const GameFace& face, const Match& match);

}  // namespace byways::app

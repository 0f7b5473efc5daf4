// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/game_face.h"

namespace byways::app {

/// A game as plain values, so that another thread can draw it while the game goes on. With secret turns it
/// has only what everybody has seen, nothing of the current round.
class GameCopy {
 public:
  explicit GameCopy(const Match& match);

  [[nodiscard]] const GameFace& face() const { return face_; }
  /// The position on the table; if turns are secret, the last public one. Null if the match's own record
  /// can't be replayed, which would be a bug.
  [[nodiscard]] std::unique_ptr<Match> position() const;
  /// The same game with the board at its start.
  [[nodiscard]] std::unique_ptr<Match> start() const;
  /// The beginning of file names: game, players and today (gameFileName).
  [[nodiscard]] QString fileName() const;

 private:
  const GameFace& face_;
  MatchSetup setup_;
  Record record_;
};

/// The places in a match's line that a replay shows one after the other, from the start to the end. All are
/// public.
[[nodiscard]] std::vector<std::size_t> replayStops(const GameFace& face, const Match& match);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

// The truth about positions of TRYPSYLON, by exhaustive search. It shares only the rules with the searches
// under test: no move ordering and no limits.

namespace byways::test {

/// Proves who wins within a few turns. The opponent's replies are all tried. For the winner, only the last
/// turn may be a double move, as there are too many of them. So a proven win is certain, but some wins aren't
/// found.
class TrypsylonTruth {
 public:
  /// Whether the player to move wins within `turns` turns of their own. Precondition: Phase::Play, no turn
  /// in progress, turns > 0.
  [[nodiscard]] bool wins(const trypsylon::Position& position, int turns);
  /// Whether the player who isn't to move wins within `turns` turns against every reply. Precondition: as
  /// for wins.
  [[nodiscard]] bool wins_after(const trypsylon::Position& position, int turns);

 private:
  [[nodiscard]] bool wins_by(const trypsylon::Position& position, const trypsylon::FullTurn& turn, int turns);

  // By turns left: recent defences and winning turns, which are tried first.
  std::map<int, std::vector<trypsylon::FullTurn>> defences_;
  std::map<int, std::vector<trypsylon::FullTurn>> attacks_;
};

/// The position at the cursor. Precondition: a game of TRYPSYLON.
[[nodiscard]] const trypsylon::Position& trypsylon_position(const Timeline& timeline);

/// A position from a game between levels in which the player to move wins in three turns but not in fewer;
/// nothing if the last turns of the game have none. The same seed gives the same position as long as the
/// levels don't change.
[[nodiscard]] std::optional<Timeline> win_in_three_of(std::uint64_t seed, bool expert);

/// The position one turn before a win in three, if the loser could have avoided it; otherwise nothing. The
/// loser has no win in two turns there, and of twelve random turns at least four but not all lose within
/// three.
[[nodiscard]] std::optional<Timeline> avoidable_loss_before(const Timeline& win);

}  // namespace byways::test

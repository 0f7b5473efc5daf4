// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

// What is true of positions of TRYPSYLON, by trying everything. It shares the rules with the searches that it
// is to test, nothing else: no order but that of the rules, no limit to what is gone into.

namespace byways::test {

/// Proves who wins within a few turns. Of double moves only the winner's last turn may be one (there are too
/// many), so a win that is proven is one, but there may be others. All replies are tried.
class TrypsylonTruth {
 public:
  /// Whether the player to move wins within so many turns of their own. Precondition: Phase::Play, no turn
  /// in progress, turns > 0.
  [[nodiscard]] bool wins(const trypsylon::Position& position, int turns);
  /// Whether the player who isn't to move wins with so many more turns whatever is replied. Precondition: as
  /// for wins.
  [[nodiscard]] bool wins_after(const trypsylon::Position& position, int turns);

 private:
  [[nodiscard]] bool wins_by(const trypsylon::Position& position, const trypsylon::FullTurn& turn, int turns);

  // By turns left, what was right lately is tried first: replies that defended, turns that won.
  std::map<int, std::vector<trypsylon::FullTurn>> defences_;
  std::map<int, std::vector<trypsylon::FullTurn>> attacks_;
};

/// The position at the cursor. Precondition: a game of TRYPSYLON.
[[nodiscard]] const trypsylon::Position& trypsylon_position(const Timeline& timeline);

/// A position of a game that levels play against each other, in which the player to move wins in three turns
/// but not in fewer; nothing where the game has none among its last turns. The same for the same seed, as
/// long as the levels play the same.
[[nodiscard]] std::optional<Timeline> win_in_three_of(std::uint64_t seed, bool expert);

/// The position one turn before a win in three, if it needn't have come to that: of a dozen turns drawn by
/// lot four at least lose within three turns, so it isn't easily avoided, but not all, and none wins in two.
/// Nothing otherwise.
[[nodiscard]] std::optional<Timeline> avoidable_loss_before(const Timeline& win);

}  // namespace byways::test

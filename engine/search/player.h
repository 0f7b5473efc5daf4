// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/search/searcher.h"
#include "engine/search/state_rules.h"

namespace byways::search {

/// Plays a game on its own. May keep state between turns.
class Player {
 public:
  virtual ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  /// The turn to play for `seat` at the cursor, as the record writes it without the seat. Empty if the player
  /// found none, which is a fault. Precondition: as for Searcher::think.
  [[nodiscard]] virtual std::string choose(const Timeline& timeline, Seat seat) = 0;

 protected:
  Player() = default;
};

/// Plays at a level, from 1 to kLevels. `searcher` must outlive the player.
[[nodiscard]] std::unique_ptr<Player> level_player(const Searcher& searcher, int level, std::uint64_t seed);

// Reference players to measure other players against. They are deliberately simple, and work the same way in
// all rule sets.

/// Draws each step at random.
[[nodiscard]] std::unique_ptr<Player> random_player(std::uint64_t seed);
/// Plays like somebody who has just understood the rules: draws 150 turns at random, judges the board after
/// each, and plays a turn that wins if there is one among them, else any turn of the better half.
[[nodiscard]] std::unique_ptr<Player> novice_player(Evaluator evaluate, std::uint64_t seed);
/// Draws 300 turns and plays the one after which the board looks best.
[[nodiscard]] std::unique_ptr<Player> greedy_player(Evaluator evaluate, std::uint64_t seed);
/// Plain UCT without knowledge of the rule set: searches each turn with `playouts` random playouts, which are
/// judged by State::scores after 60 turns (12 with dice) unless the game is over.
[[nodiscard]] std::unique_ptr<Player> plain_player(std::uint64_t playouts, std::uint64_t seed);

}  // namespace byways::search

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/overpass/colours.h"
#include "engine/overpass/learned_values.h"
#include "engine/overpass/turn_order.h"

// Values of boards of Over-Pass and Groups-of-Three, by player. They are integers, so that the turn is the
// same with every compiler.

namespace byways::overpass {

/// The score of a won game; larger than that of any board.
inline constexpr int kWonScore = 1000000;

/// What a search needs to compare boards of the same turn.
struct Standing {
  std::array<int, kColours> sums{};  ///< by colour: the value of its pieces
  std::uint64_t key = 0;             ///< equal for equal boards
  bool won = false;                  ///< the colour on turn has won
};

/// The chance to win, by player; 0 beyond the number of players.
using Chances = std::array<double, kMostPlayers>;

/// For how long a player has made no progress home.
struct Waiting {
  static constexpr int kLongest = 100;

  int least = 0;  ///< the smallest way_left after any of the player's turns
  int turns = 0;  ///< the player's turns since then

  /// Updates both numbers after another of the player's turns; `way` is the player's way_left now.
  void see(int way) {
    turns = way < least ? 0 : std::min(turns + 1, kLongest);
    least = std::min(least, way);
  }
  /// The penalty for a turn without progress (a piece home is kHomeValue): nothing at first, then growing
  /// beyond everything else, so that no game goes on for ever (LEV-3).
  [[nodiscard]] int price() const { return 2 * turns * turns; }
};

/// Turns the values of colours into values of players.
class Stakes {
 public:
  static constexpr int kOwn = 8;  ///< weight of the player's own value in a score

  /// `both`: in a game of two players, both colours must be home.
  Stakes(const TurnOrder& order, bool both, const LearnedValues& values)
      : order_(order),
        both_(both),
        doubles_(values.doubles[static_cast<std::size_t>(contest_of(order.players(), both))]) {}

  /// The player's value, where each piece at home counts kHomeValue.
  [[nodiscard]] int value_of(const Standing& standing, int player) const {
    const auto at = static_cast<std::size_t>(player);
    if (order_.players() != 2) {
      return standing.sums[at];
    }
    const int one = standing.sums[at];
    const int other = standing.sums[at + 2];
    // If one colour is enough, the better one counts, plus a part of the other colour, which may overtake it.
    constexpr int kPart = 8;
    return both_ ? one + other : std::max(one, other) + std::min(one, other) / kPart;
  }

  /// How much `player` is ahead of the others, with `mover` on turn.
  [[nodiscard]] int score(const Standing& standing, int player, int mover) const {
    if (standing.won) {
      return player == mover ? kWonScore : -kWonScore;
    }
    // Moves that hinder others don't advance one's own pieces, so a player who counts the others' pieces in
    // full loses games (docs/experiments.md). With more than two players, hindering one opponent also helps
    // the third player.
    constexpr int kOnlyOther = 2;
    constexpr int kLeader = 1;
    int leader = -kWonScore;
    for (int each = 0; each < order_.players(); ++each) {
      if (each == player || order_.has_left(each)) {
        continue;
      }
      leader = std::max(leader, value_of(standing, each));
    }
    return kOwn * value_of(standing, player) - (order_.players() == 2 ? kOnlyOther : kLeader) * leader;
  }

  /// The chances of all players, which add up to 1: each advantage of LearnedValues::doubles doubles the
  /// odds.
  [[nodiscard]] Chances chances(const Standing& standing, int mover) const {
    Chances chances{};
    if (standing.won) {
      chances[static_cast<std::size_t>(mover)] = 1;
      return chances;
    }
    int best = -kWonScore;
    for (int each = 0; each < order_.players(); ++each) {
      best = order_.has_left(each) ? best : std::max(best, value_of(standing, each));
    }
    double sum = 0;
    for (int each = 0; each < order_.players(); ++each) {
      if (!order_.has_left(each)) {
        double& chance = chances[static_cast<std::size_t>(each)];
        chance = 1.0 / power_of_two(best - value_of(standing, each));
        sum += chance;
      }
    }
    for (double& chance : chances) {
      chance /= sum;
    }
    return chances;
  }

  /// `chances`, changed for a turn of `player` whose score is lower by `less`, so that chances are ordered
  /// like scores. The other players' chances keep their proportions.
  [[nodiscard]] Chances with_less(const Chances& chances, int player, std::int64_t less) const {
    const auto me = static_cast<std::size_t>(player);
    const double rest = 1 - chances[me];
    if (less <= 0 || rest <= 0) {
      return chances;
    }
    const auto value = static_cast<int>(std::min<std::int64_t>(less, kWonScore) / kOwn);
    const double mine = chances[me] / (chances[me] + rest * power_of_two(value));
    Chances left{};
    for (std::size_t each = 0; each < left.size(); ++each) {
      left[each] = each == me ? mine : chances[each] * (1 - mine) / rest;
    }
    return left;
  }

 private:
  // 2 to the power of value / doubles_, but linear between whole powers, so that every system gives the same
  // result. Precondition: value >= 0.
  [[nodiscard]] double power_of_two(int value) const {
    constexpr int kMost = 40;
    const int whole = value / doubles_;
    const int rest = value % doubles_;
    const auto scale = static_cast<double>(std::uint64_t{1} << static_cast<unsigned>(std::min(whole, kMost)));
    return scale * static_cast<double>(doubles_ + rest) / static_cast<double>(doubles_);
  }

  TurnOrder order_;
  bool both_;
  int doubles_;
};

}  // namespace byways::overpass

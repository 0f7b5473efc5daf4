// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/overpass/colours.h"
#include "engine/overpass/learned_values.h"

// Games of the search for Over-Pass or Groups-of-Three against itself, for value_learner.cpp.

namespace byways::test {

/// Boards examined for a turn in the first third of the games, in which values are learned only roughly.
inline constexpr std::uint64_t kFirstBoards = 120;

/// A game that is to be played.
struct Pairing {
  int players = 2;
  bool both = false;
  std::array<const overpass::LearnedValues*, overpass::kMostPlayers> values{};  ///< by player
  std::uint64_t seed = 1;                                                       ///< of lots and dice
  std::uint64_t boards = kFirstBoards;                                          ///< examined for each turn
};

/// A game that was played.
struct Played {
  /// After each turn, the value of each player's pieces by that player's values (Stakes::value_of).
  std::vector<std::array<int, overpass::kMostPlayers>> boards;
  int winner = -1;  ///< a player, 0…; -1 if it went on for too long
};

/// The game that values are learned for.
struct Subject {
  std::vector<std::vector<int>> kinds;  ///< places with the same value because of the board's symmetries
  std::vector<std::string> ids;         ///< by place
  overpass::LearnedValues start;
  std::uint64_t later_boards = kFirstBoards;  ///< for each turn, in the remaining games
  Played (*play)(const Pairing& pairing);
};

/// Precondition: "over-pass" or "groups-of-three".
[[nodiscard]] Subject subject_of(const std::string& game);

}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "engine/overpass/place_values.h"

// The values of places in Over-Pass and Groups-of-Three, learned from games of the search against itself: see
// docs/experiments.md.

namespace byways::overpass {

/// The kind of game; it determines how much an extra piece is worth.
enum class Contest : std::size_t { TwoOne, TwoBoth, Three, Four };

inline constexpr std::size_t kContests = 4;

/// The kind of a game. `both` matters only with two players. Precondition: two to four players.
[[nodiscard]] constexpr Contest contest_of(int players, bool both) {
  if (players == 2) {
    return both ? Contest::TwoBoth : Contest::TwoOne;
  }
  return players == 3 ? Contest::Three : Contest::Four;
}

/// What a search knows about the board, in units in which a piece at home is worth kHomeValue.
struct LearnedValues {
  PlaceValues places{};  ///< value of a piece, by place
  /// By Contest: the advantage that doubles the odds of winning.
  std::array<int, kContests> doubles{128, 128, 128, 128};
};

/// From engine/overpass/values/over-pass.json.
[[nodiscard]] const LearnedValues& over_pass_values();
/// From engine/overpass/values/groups-of-three.json.
[[nodiscard]] const LearnedValues& groups_values();

/// The texts of the two files, as built in.
[[nodiscard]] std::string over_pass_values_text();
[[nodiscard]] std::string groups_values_text();

}  // namespace byways::overpass

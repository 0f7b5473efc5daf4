// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "engine/overpass/place_values.h"

// What the board is worth in Over-Pass and Groups-of-Three, as learned from games of the search against
// itself: see docs/experiments.md.

namespace byways::overpass {

/// What a piece is worth that is home; one in a reserve is worth nothing.
inline constexpr int kHomeValue = 100;

/// What there is to win, which settles how much a piece more is worth.
enum class Contest : std::size_t { TwoOne, TwoBoth, Three, Four };

inline constexpr std::size_t kContests = 4;

/// Precondition: two to four players. `both` counts with two only.
[[nodiscard]] constexpr Contest contest_of(int players, bool both) {
  if (players == 2) {
    return both ? Contest::TwoBoth : Contest::TwoOne;
  }
  return players == 3 ? Contest::Three : Contest::Four;
}

/// What a search knows of a board, in units of which kHomeValue is a piece home.
struct LearnedValues {
  PlaceValues places{};  ///< by place
  /// By Contest: that much more makes a chance to win twice as good.
  std::array<int, kContests> doubles{128, 128, 128, 128};
};

/// Those of engine/overpass/values/over-pass.json.
[[nodiscard]] const LearnedValues& over_pass_values();
/// Those of engine/overpass/values/groups-of-three.json.
[[nodiscard]] const LearnedValues& groups_values();

/// The texts of these files, as they were when the program was built.
[[nodiscard]] std::string over_pass_values_text();
[[nodiscard]] std::string groups_values_text();

}  // namespace byways::overpass

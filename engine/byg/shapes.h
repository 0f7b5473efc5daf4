// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/byg/position.h"

// What is around an empty cell, as the player to act sees it, and what that is worth to a search.

namespace byways::byg {

/// What a neighbour of a cell is; two bits each in a ring.
enum class Beside : std::uint8_t { Empty, Own, Other, Off };

/// Rings that no turn or reflection changes for each other.
inline constexpr int kRings = 430;
/// How many groups of either player adjoin the cell, each 0, 1 or 2 (for more, too).
inline constexpr int kJoins = 9;
inline constexpr int kShapes = kRings * kJoins;

/// The least code of each ring that a turn or reflection makes of it, numbered in ascending order.
struct RingNumbers {
  std::array<std::uint16_t, 1U << 12U> of{};  ///< by code: two bits a neighbour, the first direction lowest
  std::array<std::uint16_t, kRings> code{};   ///< by number
};
[[nodiscard]] const RingNumbers& ring_numbers();

/// The shape around an empty cell, from 0 to kShapes - 1. Precondition: Phase::Opening or Phase::Play.
template <int Side>
[[nodiscard]] int shape_at(const Position<Side>& position, hex::Cell cell, const RingNumbers& rings) {
  const int me = position.player();
  const auto own = position.stones(me);
  const auto other = position.stones(1 - me);
  unsigned code = 0;
  unsigned shift = 0;
  for (const std::uint8_t beside : hex::Board<Side>::kTables.neighbour[static_cast<std::size_t>(cell)]) {
    Beside what = Beside::Empty;
    if (beside == hex::Board<Side>::kOff) {
      what = Beside::Off;
    } else if (own.has(beside)) {
      what = Beside::Own;
    } else if (other.has(beside)) {
      what = Beside::Other;
    }
    code |= static_cast<unsigned>(what) << shift;
    shift += 2;
  }
  const int joins = position.adjoining_groups(me, cell) * 3 + position.adjoining_groups(1 - me, cell);
  return rings.of[code] * kJoins + joins;
}

/// How a shape is written in the file: the neighbours in turn, `.` empty, `o` own, `x` the other player's,
/// `#` none, then how many own groups it adjoins and how many of the other's, `2` for more too: "o..x..11".
[[nodiscard]] std::string name_of_shape(int shape);

/// How much more a search goes to a shape than to any other cell: a hundred times the natural logarithm.
struct ShapeValues {
  std::array<float, kShapes> of{};  ///< by shape
};

/// Those of engine/byg/values/shapes.json, learned by self-play: see docs/experiments.md.
[[nodiscard]] const ShapeValues& shape_values();
/// The text of the file, as it was when the program was built.
[[nodiscard]] std::string shape_values_text();

}  // namespace byways::byg

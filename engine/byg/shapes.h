// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/byg/position.h"

// The shape around an empty cell, from the point of view of the player to act, and its value for a search.

namespace byways::byg {

/// The state of a neighbouring cell. A ring is the states of all six neighbours; its code has two bits for
/// each.
enum class Neighbour : std::uint8_t { Empty, Own, Other, Off };

/// The number of rings up to rotation and reflection.
inline constexpr int kRings = 430;
/// The number of combinations of how many groups of each player adjoin the cell, counted as 0, 1, or at
/// least 2.
inline constexpr int kJoins = 9;
inline constexpr int kShapes = kRings * kJoins;

/// Numbers for the rings: rings that can be rotated or reflected into each other share a number. The numbers
/// ascend with the smallest code among such rings.
struct RingNumbers {
  std::array<std::uint16_t, 1U << 12U> of{};  ///< by code: two bits per neighbour, the first direction lowest
  std::array<std::uint16_t, kRings> code{};   ///< by number: the smallest of its codes
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
    Neighbour what = Neighbour::Empty;
    if (beside == hex::Board<Side>::kOff) {
      what = Neighbour::Off;
    } else if (own.has(beside)) {
      what = Neighbour::Own;
    } else if (other.has(beside)) {
      what = Neighbour::Other;
    }
    code |= static_cast<unsigned>(what) << shift;
    shift += 2;
  }
  const int joins = position.adjoining_groups(me, cell) * 3 + position.adjoining_groups(1 - me, cell);
  return rings.of[code] * kJoins + joins;
}

/// A shape as written in the file: the six neighbours in order, `.` empty, `o` own, `x` the other player's,
/// `#` off the board, then the number of adjoining groups of each player, own first, `2` for two or more:
/// "o..x..11".
[[nodiscard]] std::string name_of_shape(int shape);

/// How much more often a search visits a shape than an average cell, as a hundred times the natural
/// logarithm.
struct ShapeValues {
  std::array<float, kShapes> of{};  ///< by shape
};

/// From engine/byg/values/shapes.json, learned by self-play: see docs/experiments.md.
[[nodiscard]] const ShapeValues& shape_values();
/// The text of shapes.json, as built in.
[[nodiscard]] std::string shape_values_text();

}  // namespace byways::byg

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/hex/board.h"

namespace byways::bypass {

/// A link: its index in reading order, by its first hex, then by its second (BYP-1). The links' names sort
/// bytewise in the same order.
using Link = int;
inline constexpr Link kNoLink = -1;

/// The two ends of a link in one of the board's two graphs.
using Ends = std::array<std::uint8_t, 2>;

/// The letters in the order A, B, C (BYP-2).
inline constexpr int kLetters = 3;

/// The links of a hexhex board, as the edges of two graphs.
///
/// Paths join hexes. Walls join corners of hexes: three hexes meet at each corner, and the whole outer border
/// counts as one more corner. A set of walls cuts hexes off exactly if it has a cycle in this second graph
/// (planar duality), so isolation is the same question as a loop.
template <int Side>
struct Links {
  using Board = hex::Board<Side>;

  static constexpr int kHexes = Board::kCells;
  static constexpr int kLinks = 9 * Side * Side - 15 * Side + 6;
  static constexpr int kCorners = 6 * (Side - 1) * (Side - 1) + 1;
  static constexpr int kBorder = 0;  ///< the corner that stands for the outer border

  using Set = Bits<(kLinks + 63) / 64>;
  /// A set of hexes, one bit per hex, for searches.
  using Hexes = std::uint64_t;
  static_assert(kHexes <= 64, "Bypass: a set of hexes is one word of 64 bits, so a board has at most side 5");
  static_assert(kLinks <= 256, "Bypass: a link is kept in one byte");

  struct Tables {
    std::array<Ends, kLinks> hexes{};    ///< by link: its two hexes, in reading order
    std::array<Ends, kLinks> corners{};  ///< by link: the ends of a wall on it
    std::array<Set, kHexes> around{};    ///< the links of a hex
    Set all{};
    /// The link between every two adjacent hexes; 0 if they aren't adjacent. Faster than between().
    std::array<std::array<std::uint8_t, kHexes>, kHexes> joining{};
    std::array<Ends, kLetters> letters{};  ///< the two hexes of each letter, as BYP-2 names them
  };

  static const Tables kTables;

  /// The link between two hexes, or kNoLink if they aren't adjacent.
  [[nodiscard]] static constexpr Link between(hex::Cell a, hex::Cell b) {
    Link found = kNoLink;
    if (a != b) {
      (kTables.around[a] & kTables.around[b]).for_each([&](Link link) { found = link; });
    }
    return found;
  }

 private:
  [[nodiscard]] static constexpr Tables make_tables();
};

template <int Side>
constexpr typename Links<Side>::Tables Links<Side>::make_tables() {
  // Neighbours are computed from coordinates, because clang can't read Board::kTables while it evaluates
  // another table.
  constexpr int n = Side - 1;
  std::array<hex::Axial, kHexes> axial{};
  for (int s = -n; s <= n; ++s) {
    for (int q = -n; q <= n; ++q) {
      if (const hex::Cell hex = Board::at({q, s}); hex != Board::kOff) {
        axial[static_cast<std::size_t>(hex)] = {q, s};
      }
    }
  }
  const auto beside = [&](std::size_t hex, std::size_t direction) {
    return static_cast<std::size_t>(
        Board::at({axial[hex].q + hex::kSteps[direction].q, axial[hex].s + hex::kSteps[direction].s}));
  };
  // Every inner corner is the bottom or the lower right corner of a hex above it.
  std::array<std::uint8_t, kHexes + 1>
      right{};  // by hex: the corner shared with its east and southeast hexes
  std::array<std::uint8_t, kHexes + 1>
      below{};  // by hex: the corner shared with its southwest and southeast hexes
  std::uint8_t corners = kBorder;
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    const bool has_se = beside(hex, hex::kSouthEast) != Board::kOff;
    if (has_se && beside(hex, hex::kEast) != Board::kOff) {
      right[hex] = ++corners;
    }
    if (has_se && beside(hex, hex::kSouthWest) != Board::kOff) {
      below[hex] = ++corners;
    }
  }
  Tables t;
  Link link = 0;
  const auto add = [&](std::size_t hex, hex::Direction direction, std::uint8_t one, std::uint8_t other) {
    const std::size_t next = beside(hex, direction);
    if (next == Board::kOff) {
      return;
    }
    const auto i = static_cast<std::size_t>(link);
    t.hexes[i] = {static_cast<std::uint8_t>(hex), static_cast<std::uint8_t>(next)};
    t.corners[i] = {one, other};
    t.joining[hex][next] = static_cast<std::uint8_t>(link);
    t.joining[next][hex] = static_cast<std::uint8_t>(link);
    t.around[hex].add(link);
    t.around[next].add(link);
    t.all.add(link);
    ++link;
  };
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    add(hex, hex::kEast, below[beside(hex, hex::kNorthEast)], right[hex]);
    add(hex, hex::kSouthWest, right[beside(hex, hex::kWest)], below[hex]);
    add(hex, hex::kSouthEast, below[hex], right[hex]);
  }
  const auto at = [](int q, int s) { return static_cast<std::uint8_t>(Board::at({q, s})); };
  t.letters = {{{at(0, -n), at(0, n)}, {at(n, -n), at(-n, n)}, {at(n, 0), at(-n, 0)}}};
  return t;
}

template <int Side>
inline constexpr typename Links<Side>::Tables Links<Side>::kTables = Links<Side>::make_tables();

}  // namespace byways::bypass

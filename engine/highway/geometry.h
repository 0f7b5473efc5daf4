// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/seat.h"
#include "engine/hex/board.h"

// The board of Hexagonal Highway: a hexhex-5 with the geometry that its rules need, computed at compile time.

namespace byways::highway {

using Hexes = hex::Board<5>;
using hex::Cell;
using hex::Direction;
using hex::kDirections;
using Set = Hexes::Set;

inline constexpr int kCells = Hexes::kCells;
inline constexpr Cell kOff = Hexes::kOff;
inline constexpr int kCorners = 6;
inline constexpr int kMostPlayers = 6;
static_assert(kMostPlayers <= kMostSeats,
              "Highway: a table has at most kMostSeats seats (engine/core/seat.h)");
inline constexpr int kRounds = 6;
/// The longest distance between two cells.
inline constexpr int kFarthest = 2 * (Hexes::kSide - 1);
/// In `Geometry::mirrored`: the traveller heads straight out of a corner (HWY-14).
inline constexpr std::uint8_t kStraightOut = kDirections;

/// `direction` turned `times` times by 60 degrees anticlockwise; `times` may be negative.
[[nodiscard]] constexpr Direction turned(int direction, int times) {
  return static_cast<Direction>(((direction + times) % kDirections + kDirections) % kDirections);
}

struct Geometry {
  /// By cell and distance: the cells within this distance of the cell, including itself.
  std::array<std::array<Set, kFarthest + 1>, kCells> ball{};
  Set edge{};     ///< corners included
  Set corners{};  ///< the six starting hexes (HWY-1)
  Set centre{};   ///< the middle cell and its neighbours (HWY-11)
  /// By cell and direction, if that direction leads off the board: the direction in which the rubber wall
  /// reflects a traveller, or kStraightOut (HWY-14).
  std::array<std::array<std::uint8_t, kDirections>, kCells> mirrored{};
};

namespace detail {

// Doesn't use the board's tables, which clang can't evaluate early enough for a constant.
constexpr std::array<hex::Axial, kCells> make_axials() {
  std::array<hex::Axial, kCells> axials{};
  constexpr int kOut = Hexes::kSide - 1;
  for (int s = -kOut; s <= kOut; ++s) {
    for (int q = -kOut; q <= kOut; ++q) {
      if (const Cell cell = Hexes::at({q, s}); cell != kOff) {
        axials[static_cast<std::size_t>(cell)] = {q, s};
      }
    }
  }
  return axials;
}

constexpr Geometry make_geometry() {
  const auto axials = make_axials();
  constexpr Cell kMiddle = kCells / 2;
  Geometry g;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    for (std::size_t other = 0; other < kCells; ++other) {
      const auto distance = static_cast<std::size_t>(hex::distance(axials[cell], axials[other]));
      for (std::size_t reach = distance; reach <= kFarthest; ++reach) {
        g.ball[cell][reach].add(static_cast<Cell>(other));
      }
    }
    const auto leads_off = [&](int direction) {
      const hex::Axial step = hex::kSteps[turned(direction, 0)];
      return Hexes::at({axials[cell].q + step.q, axials[cell].s + step.s}) == kOff;
    };
    // The directions off the board are consecutive: two on an edge, three on a corner. The wall is
    // perpendicular to their middle, so reflection maps the angle a to first + last - 180 degrees - a.
    int first = 0;
    while (first < kDirections && !(leads_off(first) && !leads_off(first - 1))) {
      ++first;
    }
    if (first == kDirections) {
      continue;
    }
    g.edge.add(static_cast<Cell>(cell));
    int last = first;
    while (leads_off(last + 1)) {
      ++last;
    }
    if (last - first == 2) {
      g.corners.add(static_cast<Cell>(cell));
    }
    for (int way = first; way <= last; ++way) {
      const bool straight_out = 2 * way == first + last;
      const auto mirrored = static_cast<std::uint8_t>(turned(first + last - way, -kDirections / 2));
      g.mirrored[cell][turned(way, 0)] = straight_out ? kStraightOut : mirrored;
    }
  }
  g.centre = g.ball[kMiddle][1];
  return g;
}

}  // namespace detail

inline constexpr Geometry kGeometry = detail::make_geometry();

}  // namespace byways::highway

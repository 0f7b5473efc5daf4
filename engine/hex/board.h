// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.h"

namespace byways::hex {

/// A cell of a board: its index in reading order, A1 A2 … B1 … (HEX-1).
using Cell = int;

inline constexpr int kSmallestSide = 2;
inline constexpr int kLargestSide = 8;

/// The six directions, anticlockwise from east (HEX-2).
enum Direction : std::uint8_t { kEast, kNorthEast, kNorthWest, kWest, kSouthWest, kSouthEast };
inline constexpr int kDirections = 6;

/// Axial coordinates; s grows downwards, the middle cell is (0, 0) (HEX-2).
struct Axial {
  int q = 0;
  int s = 0;
  constexpr bool operator==(const Axial&) const = default;
};

/// The axial difference of one step in each direction, by Direction (HEX-2).
inline constexpr std::array<Axial, kDirections> kSteps{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

/// Steps between two cells of an unbounded board (HEX-3).
[[nodiscard]] constexpr int distance(Axial a, Axial b) {
  const auto size = [](int x) { return x < 0 ? -x : x; };
  const int dq = a.q - b.q;
  const int ds = a.s - b.s;
  return (size(dq) + size(ds) + size(dq + ds)) / 2;
}

/// The hexhex board with `Side` cells along each side; its geometry is computed at compile time.
template <int Side>
struct Board {
  static_assert(Side >= kSmallestSide && Side <= kLargestSide);

  static constexpr int kSide = Side;
  static constexpr int kRows = 2 * Side - 1;
  static constexpr int kCells = 3 * Side * (Side - 1) + 1;
  /// Stands for "no cell" in `neighbour`; also the index of a spare slot in arrays of kCells + 1.
  static constexpr Cell kOff = kCells;

  /// A set of cells.
  using Set = Bits<(kCells + 63) / 64>;

  /// Cells in row r from the top (HEX-1).
  [[nodiscard]] static constexpr int row_length(int r) { return Side + (r < Side ? r : 2 * Side - 2 - r); }

  /// Geometry by cell, computed at compile time.
  struct Tables {
    std::array<Axial, kCells> axial{};
    std::array<int, kCells> row{};
    std::array<int, kCells> column{};                                       ///< from 0
    std::array<std::array<std::uint8_t, kDirections>, kCells> neighbour{};  ///< kOff where there is none
    std::array<Set, kCells> neighbours{};
    std::array<std::array<Set, kDirections>, kCells>
        ray{};  ///< the cells straight on in a direction, up to the edge; without the cell itself
    Set all{};
    std::array<Cell, 6> corners{};  ///< clockwise from the top left (HEX-3)
  };

  /// The cell at the coordinates `a`, or kOff.
  [[nodiscard]] static constexpr Cell at(Axial a) {
    const int r = a.s + Side - 1;
    if (r < 0 || r >= kRows) {
      return kOff;
    }
    const int c = a.q - first_q(a.s);
    if (c < 0 || c >= row_length(r)) {
      return kOff;
    }
    return row_start(r) + c;
  }

  static const Tables kTables;

 private:
  [[nodiscard]] static constexpr int first_q(int s) {
    const int low = -(Side - 1);
    return low > low - s ? low : low - s;
  }
  [[nodiscard]] static constexpr Cell row_start(int r) {
    Cell start = 0;
    for (int above = 0; above < r; ++above) {
      start += row_length(above);
    }
    return start;
  }
  [[nodiscard]] static constexpr Tables make_tables();
};

template <int Side>
constexpr typename Board<Side>::Tables Board<Side>::make_tables() {
  Tables t;
  Cell cell = 0;
  for (int r = 0; r < kRows; ++r) {
    for (int c = 0; c < row_length(r); ++c, ++cell) {
      t.row[cell] = r;
      t.column[cell] = c;
      t.axial[cell] = {c + first_q(r - (Side - 1)), r - (Side - 1)};
      t.all.add(cell);
    }
  }
  for (std::size_t i = 0; i < kCells; ++i) {
    for (std::size_t d = 0; d < kDirections; ++d) {
      Axial a{t.axial[i].q + kSteps[d].q, t.axial[i].s + kSteps[d].s};
      t.neighbour[i][d] = static_cast<std::uint8_t>(at(a));
      if (at(a) != kOff) {
        t.neighbours[i].add(at(a));
      }
      for (; at(a) != kOff; a = {a.q + kSteps[d].q, a.s + kSteps[d].s}) {
        t.ray[i][d].add(at(a));
      }
    }
  }
  constexpr int n = Side - 1;
  constexpr std::array<Axial, 6> kCorners{{{0, -n}, {n, -n}, {n, 0}, {0, n}, {-n, n}, {-n, 0}}};
  for (std::size_t i = 0; i < kCorners.size(); ++i) {
    t.corners[i] = at(kCorners[i]);
  }
  return t;
}

template <int Side>
inline constexpr typename Board<Side>::Tables Board<Side>::kTables = Board<Side>::make_tables();

/// The cells of `within` that are connected with `start` inside `within`, including `start`. Precondition:
/// `start` is in `within`.
template <int Side>
[[nodiscard]] constexpr typename Board<Side>::Set connected(Cell start,
                                                            const typename Board<Side>::Set& within) {
  typename Board<Side>::Set reached;
  reached.add(start);
  typename Board<Side>::Set fresh = reached;
  while (!fresh.empty()) {
    typename Board<Side>::Set next;
    fresh.for_each([&](Cell cell) { next |= Board<Side>::kTables.neighbours[cell]; });
    fresh = (next & within) - reached;
    reached |= fresh;
  }
  return reached;
}

}  // namespace byways::hex

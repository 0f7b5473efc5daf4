// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/search/pool.h"

// The parts of a search tree. tree_search.h grows it.

namespace byways::search {

/// A full win. The result of a game for one seat is between 0 and this.
inline constexpr std::int32_t kWin = 1 << 15;

/// A result, by seat from 0. The sum is kWin, except for rounding.
template <int Seats>
using Result = std::array<std::int32_t, static_cast<std::size_t>(Seats)>;

/// Who acts in a position, if not a seat. Seats count from 0 here.
inline constexpr int kChanceActs = -1;
inline constexpr int kNobodyActs = -2;

/// A move of a node and where it leads.
template <class Move>
struct Edge {
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

  Move move{};
  std::uint32_t child = kNone;
  std::uint32_t visits = 0;
  float value = 0;  ///< the child's value for the seat to act, at the last visit; 0 to 1
  float bias = 0;   ///< misjudgement: how much better the move seems than it is
  /// A closed edge isn't followed unless all edges of the node are closed: its turn can't be ended, or it is
  /// proven to lose or to be worse than another edge.
  bool closed = false;
};

/// All-moves-as-first statistics of an edge: playouts in which the acting seat made this move now or later.
/// Stored apart from the edges, because every playout reads them for all edges along its way, and nothing
/// else of the edges.
struct AsFirst {
  static constexpr std::uint32_t kAmafWin = 128;

  std::uint32_t visits = 0;
  std::uint32_t sum = 0;  ///< of results, each from 0 to kAmafWin
};

/// A position in the tree. `least` and `most` are proven bounds of the result if all seats play their best.
template <int Seats>
struct Node {
  std::uint64_t key = 0;
  std::array<std::int64_t, static_cast<std::size_t>(Seats)> sums{};  ///< of results, by seat
  Result<Seats> least{};                                             ///< by seat, like `most`
  Result<Seats> most{};
  std::uint32_t visits = 0;
  std::uint32_t first_edge = 0;
  std::uint16_t edges = 0;
  std::uint16_t plies = 0;  ///< if the result is exact: the moves until the game ends
  std::int8_t acts = 0;
  bool expanded = false;
  bool dead = false;  ///< the turn can't be ended from here

  [[nodiscard]] bool is_exact(int seat) const {
    const auto s = static_cast<std::size_t>(seat);
    return least[s] == most[s];
  }
  [[nodiscard]] bool is_exact() const { return least == most; }
};

/// Finds the node that has a key. A hash table for a fixed number of nodes, which are stored elsewhere.
class KeyTable {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

  /// Empties it and makes room for `nodes` keys.
  void reset(std::uint32_t nodes) {
    std::uint32_t size = 16;
    while (size < 2 * nodes) {
      size *= 2;
    }
    slots_.reset(size);
    slots_.take(size);
    for (std::uint32_t i = 0; i < size; ++i) {
      slots_[i] = kNone;
    }
    mask_ = size - 1;
  }

  /// The slot of the node with the key `key`, or the empty slot where this node belongs. `key_of(node)`
  /// returns a node's key.
  template <class KeyOf>
  [[nodiscard]] std::uint32_t& find(std::uint64_t key, KeyOf key_of) {
    auto at = static_cast<std::uint32_t>(key >> 20U) & mask_;
    while (slots_[at] != kNone && key_of(slots_[at]) != key) {
      at = (at + 1) & mask_;
    }
    return slots_[at];
  }

 private:
  Pool<std::uint32_t> slots_;
  std::uint32_t mask_ = 0;
};

}  // namespace byways::search

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

// Proves that jumps can't bring a piece to a goal, with weights as for Conway's Soldiers. The weights of
// nodes are Fibonacci numbers that fall with the distance from the goal: a node weighs at most as much as a
// node one step farther away and a node two steps farther away weigh together. A jump removes the pieces of
// two adjacent nodes and puts one piece beside the second of these, so the total weight never increases. If
// the total is less than the weight of the goal, the goal is out of reach.

namespace byways::challenges {

/// The weights for reaching the centre, and those for reaching any node next to a given node. Immutable.
class CrookedWeights {
 public:
  using Row = std::array<std::int32_t, overpass::kMostNodes>;  ///< by node

  explicit CrookedWeights(const overpass::Board& board);

  /// Weights for the centre as the goal.
  [[nodiscard]] const Row& to_centre() const { return to_centre_; }
  /// Weights for the goal of bringing a piece next to `node`.
  [[nodiscard]] const Row& to_side_of(overpass::Node node) const {
    return to_side_[static_cast<std::size_t>(node)];
  }
  /// The weight of the goal itself, which the pieces together must have.
  [[nodiscard]] int needed() const { return needed_; }

  /// Whether the weights allow a solution, which is a single piece on the centre. There must be enough weight
  /// to get there; and for every isolated piece, the other pieces must have enough weight to get next to it.
  /// False proves that there is no solution. Precondition: two pieces or more.
  [[nodiscard]] bool may_be_solved(const overpass::NodeSet& pieces) const;

 private:
  [[nodiscard]] static Row weights(const overpass::Board& board, const overpass::NodeSet& goals);

  int needed_ = 0;
  Row to_centre_{};
  std::vector<Row> to_side_;
  const overpass::Board& board_;
};

}  // namespace byways::challenges

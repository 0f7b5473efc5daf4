// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

// Tells early that jumps can't bring a piece to a node. Each node has a weight by its distance from the goal,
// and these are Fibonacci numbers: a node weighs at most as much as two that are one and two steps farther
// away. A jump takes two pieces off adjacent nodes and puts one on a node beside the second of them, so it
// never adds to the weight of all pieces. If they weigh less than the goal, no jumps reach it.

namespace byways::challenges {

/// The weights for goals that are a node, and for goals that are any node beside one. Immutable once made.
class CrookedWeights {
 public:
  using Row = std::array<std::int32_t, overpass::kMostNodes>;  ///< by node

  explicit CrookedWeights(const overpass::Board& board);

  /// What a piece weighs for the centre as the goal.
  [[nodiscard]] const Row& to_centre() const { return to_centre_; }
  /// What a piece weighs if the goal is to get beside that node.
  [[nodiscard]] const Row& to_side_of(overpass::Node node) const {
    return to_side_[static_cast<std::size_t>(node)];
  }
  /// What the goal itself weighs.
  [[nodiscard]] int needed() const { return needed_; }

  /// Whether the weights allow a solution, one piece left, on the centre: enough weight to get there, and for
  /// every piece that stands alone enough of the others to get beside it. False proves that there is none.
  /// Precondition: two pieces or more.
  [[nodiscard]] bool may_be_solved(const overpass::NodeSet& pieces) const;

 private:
  [[nodiscard]] static Row weights(const overpass::Board& board, const overpass::NodeSet& goals);

  int needed_ = 0;
  Row to_centre_{};
  std::vector<Row> to_side_;
  const overpass::Board& board_;
};

}  // namespace byways::challenges

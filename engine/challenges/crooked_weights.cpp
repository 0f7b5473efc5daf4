// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/crooked_weights.h"

namespace byways::challenges {

using overpass::Board;
using overpass::Node;
using overpass::NodeSet;

namespace {

// The weight of the goal, then of nodes at each distance from it. Nodes that are farther away keep the last
// weight, which is 1 and not 0: a weight that is too high never makes the bound wrong.
constexpr int kFarthest = 30;

constexpr std::array<std::int32_t, kFarthest + 1> kFibonacci = [] {
  std::array<std::int32_t, kFarthest + 1> numbers{};
  numbers[kFarthest] = 1;
  numbers[kFarthest - 1] = 1;
  for (std::size_t i = kFarthest - 1; i-- > 0;) {
    numbers[i] = numbers[i + 1] + numbers[i + 2];
  }
  return numbers;
}();

}  // namespace

CrookedWeights::CrookedWeights(const Board& board) : needed_(kFibonacci[0]), board_(board) {
  NodeSet centre;
  centre.add(board.centre());
  to_centre_ = weights(board, centre);
  for (Node node = 0; node < board.nodes(); ++node) {
    to_side_.push_back(weights(board, board.beside(node)));
  }
}

CrookedWeights::Row CrookedWeights::weights(const Board& board, const NodeSet& goals) {
  Row row{};
  NodeSet reached = goals;
  NodeSet ring = goals;
  for (const std::int32_t weight : kFibonacci) {
    NodeSet next;
    ring.for_each([&](Node node) {
      row[static_cast<std::size_t>(node)] = weight;
      next |= board.beside(node);
    });
    ring = next - reached;
    reached |= next;
  }
  // Nodes that are farther away weigh as much as the last ring.
  (board.all_nodes() - reached).for_each([&row](Node node) { row[static_cast<std::size_t>(node)] = 1; });
  return row;
}

bool CrookedWeights::may_be_solved(const NodeSet& pieces) const {
  const auto weigh = [&pieces](const Row& row) {
    int sum = 0;
    pieces.for_each([&](Node node) { sum += row[static_cast<std::size_t>(node)]; });
    return sum;
  };
  if (weigh(to_centre_) < needed_) {
    return false;
  }
  bool possible = true;
  pieces.for_each([&](Node node) {
    if (possible && (board_.beside(node) & pieces).empty()) {
      const Row& row = to_side_[static_cast<std::size_t>(node)];
      // Without the piece's own weight: it can't move before another piece has come.
      possible = weigh(row) - row[static_cast<std::size_t>(node)] >= needed_;
    }
  });
  return possible;
}

}  // namespace byways::challenges

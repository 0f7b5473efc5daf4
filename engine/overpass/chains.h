// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/overpass/board.h"

// Chains of pieces that an Over-Pass travels over (OVP-5, OVP-6). The Over-Pass Spiral uses them too.

namespace byways::overpass {

/// What a piece can pass over and reach with a bridge of other pieces.
struct Chain {
  NodeSet passed;  ///< the nodes of the bridge that the piece can pass over
  NodeSet reach;   ///< all nodes adjacent to one of `passed`, including occupied ones and the start
};

/// Flood fill: starts from the nodes `first` and continues over all nodes of `bridge` that are connected with
/// them; `beside(node)` returns the adjacent nodes.
template <class Adjacent>
[[nodiscard]] Chain chain_over(const NodeSet& first, const NodeSet& bridge, Adjacent beside) {
  Chain chain;
  chain.passed = first & bridge;
  NodeSet waiting = chain.passed;
  while (!waiting.empty()) {
    NodeSet found;
    waiting.for_each([&](Node node) { found |= beside(node); });
    chain.reach |= found;
    waiting = (found & bridge) - chain.passed;
    chain.passed |= waiting;
  }
  return chain;
}

/// The chain of a piece on `from` that may pass over the nodes of `bridge`. Precondition: `from` is not in
/// `bridge`.
[[nodiscard]] inline Chain chain_from(Node from, const NodeSet& bridge) {
  const Board& here = board();
  return chain_over(here.beside(from), bridge, [&here](Node node) { return here.beside(node); });
}

/// Like chain_from, but along the perimeter only (OVP-6).
[[nodiscard]] inline Chain chain_along_perimeter(Node from, const NodeSet& bridge) {
  const Board& here = board();
  return chain_over(here.along_perimeter(from), bridge,
                    [&here](Node node) { return here.along_perimeter(node); });
}

/// The nodes of a shortest path from `from` to `landing` over pieces of `bridge`, including both ends. If
/// there is no such path, the one returned also crosses pieces of `hindrance`, as few as possible. Empty if
/// there is no path even then. Precondition: `landing` differs from `from`, and neither is in the sets.
[[nodiscard]] std::vector<Node> shortest_chain(Node from, Node landing, const NodeSet& bridge,
                                               const NodeSet& hindrance, bool along_perimeter);

}  // namespace byways::overpass

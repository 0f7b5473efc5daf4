// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/overpass/board.h"

// Chains of pieces that an Over-Pass travels over (OVP-5, OVP-6). The Over-Pass Spiral uses them too.

namespace byways::overpass {

/// How far a piece gets if it passes over all that it may pass.
struct Chain {
  NodeSet passed;  ///< the nodes of the bridge that it can be over
  NodeSet reach;   ///< every node adjacent to one of those, occupied ones and the start among them
};

/// Goes on from the nodes `first` over everything of `bridge` that is connected with them; `beside(node)` are
/// the nodes adjacent to one.
template <class Beside>
[[nodiscard]] Chain chain_over(const NodeSet& first, const NodeSet& bridge, Beside beside) {
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

/// What a piece on `from` can pass over, if it may pass over the nodes of `bridge`. Precondition: `from` is
/// not in `bridge`.
[[nodiscard]] inline Chain chain_from(Node from, const NodeSet& bridge) {
  const Board& here = board();
  return chain_over(here.beside(from), bridge, [&here](Node node) { return here.beside(node); });
}

/// The same along the perimeter only (OVP-6).
[[nodiscard]] inline Chain chain_along_perimeter(Node from, const NodeSet& bridge) {
  const Board& here = board();
  return chain_over(here.along_perimeter(from), bridge,
                    [&here](Node node) { return here.along_perimeter(node); });
}

/// The nodes from `from` to `landing` by a shortest way over pieces of `bridge`, both ends included; if there
/// is no other way, over pieces of `hindrance` as well, but as few of them as possible. Empty if there is
/// none. Precondition: `landing` differs from `from`, neither is in the sets.
[[nodiscard]] std::vector<Node> shortest_chain(Node from, Node landing, const NodeSet& bridge,
                                               const NodeSet& hindrance, bool along_perimeter);

}  // namespace byways::overpass

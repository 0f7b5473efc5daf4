// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/chains.h"

#include <algorithm>
#include <array>
#include <limits>

namespace byways::overpass {

std::vector<Node> shortest_chain(Node from, Node landing, const NodeSet& bridge, const NodeSet& hindrance,
                                 bool along_perimeter) {
  constexpr int kFar = std::numeric_limits<int>::max();
  constexpr int kHindered = kMostNodes;  // one piece in the way is worse than any detour
  std::array<int, kMostNodes> distance{};
  std::array<Node, kMostNodes> before{};
  distance.fill(kFar);
  const auto at = [](Node node) { return static_cast<std::size_t>(node); };
  distance[at(from)] = 0;
  NodeSet open = bridge | hindrance;
  open.add(from);
  open.add(landing);
  while (open.has(landing)) {
    Node nearest = landing;
    open.for_each([&](Node node) { nearest = distance[at(node)] < distance[at(nearest)] ? node : nearest; });
    if (distance[at(nearest)] == kFar) {
      return {};
    }
    open.remove(nearest);
    const NodeSet& next = along_perimeter ? board().along_perimeter(nearest) : board().beside(nearest);
    (next & open).for_each([&](Node node) {
      // An edge straight from the start to the landing would pass over nothing.
      const int length = distance[at(nearest)] + (hindrance.has(node) ? kHindered : 1);
      if (length < distance[at(node)] && !(nearest == from && node == landing)) {
        distance[at(node)] = length;
        before[at(node)] = nearest;
      }
    });
  }
  std::vector<Node> chain{landing};
  while (chain.back() != from) {
    chain.push_back(before[at(chain.back())]);
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

}  // namespace byways::overpass

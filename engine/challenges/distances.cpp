// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/distances.h"

namespace byways::challenges {

NodeDistances distances_from_centre() {
  using overpass::Node;
  using overpass::NodeSet;
  const overpass::Board& board = overpass::board();
  NodeDistances distances{};
  NodeSet reached;
  reached.add(board.centre());
  NodeSet ring = reached;
  for (int distance = 0; !ring.empty(); ++distance) {
    NodeSet next;
    ring.for_each([&](Node node) {
      distances[static_cast<std::size_t>(node)] = distance;
      next |= board.beside(node);
    });
    ring = next - reached;
    reached |= next;
  }
  return distances;
}

}  // namespace byways::challenges

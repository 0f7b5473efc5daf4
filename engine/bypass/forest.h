// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bypass/links.h"

namespace byways::bypass {

/// A forest over the nodes 0…Nodes-1, kept as rooted trees: a plain value of one byte for each node.
///
/// Queries cost a walk up to the root, and the trees of a real game are only a few nodes deep. A query can
/// ignore an edge at no extra cost, as queries about swaps do.
template <int Nodes>
class Forest {
 public:
  using Node = std::uint8_t;

  static_assert(Nodes < 255);
  static constexpr Node kNone = 255;

  constexpr Forest() {
    for (std::size_t node = 0; node < Nodes; ++node) {
      parent_[node] = static_cast<Node>(node);
    }
  }

  /// The root of the node's tree; or `cut`, if the node is `cut` or below it.
  [[nodiscard]] constexpr Node root(Node node, Node cut = kNone) const {
    while (node != cut && parent_[node] != node) {
      node = parent_[node];
    }
    return node;
  }
  /// The lower end of an edge. Pass it to `root` as `cut` to ignore the edge. Precondition: the edge is in
  /// the forest.
  [[nodiscard]] constexpr Node lower(const Ends& edge) const {
    return parent_[edge[0]] == edge[1] ? edge[0] : edge[1];
  }
  [[nodiscard]] constexpr bool connects(const Ends& edge) const { return root(edge[0]) == root(edge[1]); }
  /// The parent, or the node itself if it is a root.
  [[nodiscard]] constexpr Node above(Node node) const { return parent_[node]; }

  /// Precondition: !connects(edge).
  constexpr void join(const Ends& edge) {
    // Reroot the tree of one end at that end.
    Node node = edge[0];
    Node above = edge[1];
    bool at_top = false;
    while (!at_top) {
      const Node next = parent_[node];
      at_top = next == node;
      parent_[node] = above;
      above = node;
      node = next;
    }
  }
  /// Precondition: the edge is in the forest.
  constexpr void cut(const Ends& edge) {
    const Node node = lower(edge);
    parent_[node] = node;
  }

  /// Whether the graph is still a forest without the edge `out` and with the edges `in` and `also_in`; null
  /// means no edge.
  [[nodiscard]] constexpr bool stays_forest(const Ends* out, const Ends* in, const Ends* also_in) const {
    const Node cut = out != nullptr ? lower(*out) : kNone;
    if (in == nullptr || also_in == nullptr) {
      const Ends* const only = in != nullptr ? in : also_in;
      return only == nullptr || root((*only)[0], cut) != root((*only)[1], cut);
    }
    const Node a = root((*in)[0], cut);
    const Node b = root((*in)[1], cut);
    if (a == b) {
      return false;
    }
    const Node c = root((*also_in)[0], cut);
    const Node d = root((*also_in)[1], cut);
    return c != d && !(a == c && b == d) && !(a == d && b == c);
  }

 private:
  std::array<Node, Nodes> parent_{};
};

}  // namespace byways::bypass

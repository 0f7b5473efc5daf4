// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/bypass/position.h"

// What proves that a board is illegal, and what would repair it: mostly for views. Every function looks at
// the current board, including the turn in progress.

namespace byways::bypass {

/// Two halves of a swap (BYP-5).
struct Swap {
  Link to_wall = kNoLink;
  Link to_path = kNoLink;
  constexpr bool operator==(const Swap&) const = default;
};

/// The links among `links` that lie on a cycle. `ends` has the two nodes of each link in one of the two
/// graphs.
template <int Nodes, class LinkSet, std::size_t Count>
[[nodiscard]] constexpr LinkSet ring_links(const std::array<Ends, Count>& ends, const LinkSet& links) {
  Forest<Nodes> forest;
  LinkSet closing;
  links.for_each([&](Link link) {
    if (forest.connects(ends[link])) {
      closing.add(link);
    } else {
      forest.join(ends[link]);
    }
  });
  // Each closing link makes a cycle with the way between its ends in the forest. That way consists of the
  // edges from each node to its parent, for all nodes on the way up from exactly one of the ends.
  LinkSet on_ring = closing;
  const LinkSet tree = links - closing;
  closing.for_each([&](Link link) {
    std::array<bool, Nodes> on_way{};
    for (auto node : ends[link]) {
      for (; forest.above(node) != node; node = forest.above(node)) {
        on_way[node] = !on_way[node];
      }
    }
    tree.for_each([&](Link edge) {
      if (on_way[forest.lower(ends[edge])]) {
        on_ring.add(edge);
      }
    });
  });
  return on_ring;
}

/// The links among `more` that would close a cycle with `links`, each judged as if added alone. `ends` is as
/// for ring_links.
template <int Nodes, class LinkSet, std::size_t Count>
[[nodiscard]] constexpr LinkSet closing_links(const std::array<Ends, Count>& ends, const LinkSet& links,
                                              const LinkSet& more) {
  Forest<Nodes> forest;
  links.for_each([&](Link link) {
    if (!forest.connects(ends[link])) {
      forest.join(ends[link]);
    }
  });
  LinkSet closing;
  more.for_each([&](Link link) {
    if (forest.connects(ends[link])) {
      closing.add(link);
    }
  });
  return closing;
}

/// The paths that lie on a loop (BYP-7); none if there is no loop.
template <int Side>
[[nodiscard]] constexpr typename Links<Side>::Set loop_links(const Position<Side>& position) {
  return ring_links<Links<Side>::kHexes>(Links<Side>::kTables.hexes, position.all_paths());
}

/// The walls that cut hexes off (BYP-8); none if nothing is isolated.
template <int Side>
[[nodiscard]] constexpr typename Links<Side>::Set wall_chain(const Position<Side>& position) {
  return ring_links<Links<Side>::kCorners>(Links<Side>::kTables.corners, position.all_walls());
}

/// The open links where a path would close a loop (BYP-7).
template <int Side>
[[nodiscard]] constexpr typename Links<Side>::Set looping_links(const Position<Side>& position) {
  return closing_links<Links<Side>::kHexes>(Links<Side>::kTables.hexes, position.all_paths(),
                                            position.open());
}

/// The open links where a wall would isolate hexes (BYP-8).
template <int Side>
[[nodiscard]] constexpr typename Links<Side>::Set isolating_links(const Position<Side>& position) {
  return closing_links<Links<Side>::kCorners>(Links<Side>::kTables.corners, position.all_walls(),
                                              position.open());
}

/// The hexes that walls cut off from the largest part of the board (BYP-8). If several parts are equally
/// large, the part with the first hex in reading order counts as the largest.
template <int Side>
[[nodiscard]] constexpr typename hex::Board<Side>::Set cut_off_hexes(const Position<Side>& position) {
  using Board = hex::Board<Side>;
  Forest<Board::kCells> parts;
  (Links<Side>::kTables.all - position.all_walls()).for_each([&](Link link) {
    const Ends& ends = Links<Side>::kTables.hexes[link];
    if (!parts.connects(ends)) {
      parts.join(ends);
    }
  });
  std::array<typename Board::Set, Board::kCells> members{};
  Board::kTables.all.for_each(
      [&](hex::Cell cell) { members[parts.root(static_cast<std::uint8_t>(cell))].add(cell); });
  typename Board::Set largest;
  Board::kTables.all.for_each([&](hex::Cell cell) {
    const auto& part = members[parts.root(static_cast<std::uint8_t>(cell))];
    if (part.count() > largest.count()) {
      largest = part;
    }
  });
  return Board::kTables.all - largest;
}

/// Every swap after which the turn may end; if one half is already drawn, only swaps with this half. Empty
/// before path and wall are drawn, and after a whole swap.
template <int Side>
[[nodiscard]] std::vector<Swap> mending_swaps(const Position<Side>& position) {
  const Turn& turn = position.turn();
  std::vector<Swap> swaps;
  if (!turn.has_path_and_wall() || (turn.has(StepKind::ToWall) && turn.has(StepKind::ToPath))) {
    return swaps;
  }
  const auto with_half = [](Position<Side> on, StepKind kind, auto use) {
    if (on.turn().has(kind)) {
      use(on);
      return;
    }
    on.legal(kind).for_each([&](Link link) {
      Position<Side> next = on;
      next.draw({kind, link});
      use(next);
    });
  };
  with_half(position, StepKind::ToWall, [&](const Position<Side>& half) {
    with_half(half, StepKind::ToPath, [&](const Position<Side>& whole) {
      if (whole.may_end()) {
        swaps.push_back({whole.turn().link(StepKind::ToWall), whole.turn().link(StepKind::ToPath)});
      }
    });
  });
  return swaps;
}

}  // namespace byways::bypass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bypass/position.h"

namespace byways::bypass {

/// The hexes of a route, from one end to the other; empty if the ends aren't connected.
template <int Side>
struct Route {
  std::array<std::uint8_t, Links<Side>::kHexes> hexes{};
  int count = 0;
};

/// The points of each player.
using Points = std::array<int, kMostPlayers>;

/// The route of a letter (0 for A) from the hex that BYP-2 names first (BYP-12). Ignores the turn in
/// progress.
template <int Side>
[[nodiscard]] constexpr Route<Side> route_of(const Position<Side>& position, int letter) {
  const auto& forest = position.path_forest();
  const Ends& ends = Links<Side>::kTables.letters[letter];
  const auto way_up = [&](std::uint8_t hex) {
    Route<Side> up;
    up.hexes[up.count++] = hex;
    for (; forest.above(hex) != hex; hex = forest.above(hex)) {
      up.hexes[up.count++] = forest.above(hex);
    }
    return up;
  };
  Route<Side> route = way_up(ends[0]);
  Route<Side> back = way_up(ends[1]);
  if (route.hexes[route.count - 1] != back.hexes[back.count - 1]) {
    return {};
  }
  // Both ways up end at the root; of the hexes that they share, only the lowest is part of the route.
  while (route.count > 1 && back.count > 1 && route.hexes[route.count - 2] == back.hexes[back.count - 2]) {
    --route.count;
    --back.count;
  }
  for (int i = back.count - 2; i >= 0; --i) {
    route.hexes[route.count++] = back.hexes[i];
  }
  return route;
}

/// The links that are on the route of any letter.
template <int Side>
[[nodiscard]] constexpr typename Links<Side>::Set route_links(const Position<Side>& position) {
  typename Links<Side>::Set links;
  for (int letter = 0; letter < kLetters; ++letter) {
    const Route<Side> route = route_of(position, letter);
    for (int i = 0; i + 1 < route.count; ++i) {
      links.add(Links<Side>::between(route.hexes[i], route.hexes[i + 1]));
    }
  }
  return links;
}

/// Each player's paths on the route of a letter (BYP-12).
template <int Side>
[[nodiscard]] constexpr Points points_of(const Position<Side>& position, int letter) {
  const Route<Side> route = route_of(position, letter);
  Points points{};
  for (int i = 0; i + 1 < route.count; ++i) {
    const Link link = Links<Side>::between(route.hexes[i], route.hexes[i + 1]);
    for (int player = 0; player < position.players(); ++player) {
      points[player] += position.paths(player).has(link) ? 1 : 0;
    }
  }
  return points;
}

/// The fewest new paths that can connect the hexes of a letter, given the current paths and walls, including
/// the turn in progress. They close no loop, because a shortest way never returns to a tree that it has left.
template <int Side>
[[nodiscard]] constexpr int missing_paths(const Position<Side>& position, int letter) {
  using Graph = Links<Side>;
  const Ends& ends = Graph::kTables.letters[static_cast<std::size_t>(letter)];
  std::array<bool, Graph::kHexes> reached{};
  std::array<bool, Graph::kHexes> next{};
  reached[ends[0]] = true;
  const auto spread = [&](const auto& links) {  // goes one link further; returns whether it reached a hex
    bool grew = false;
    links.for_each([&](Link link) {
      const Ends& hexes = Graph::kTables.hexes[static_cast<std::size_t>(link)];
      if (reached[hexes[0]] != reached[hexes[1]]) {
        next[reached[hexes[0]] ? hexes[1] : hexes[0]] = true;
        grew = true;
      }
    });
    for (std::size_t hex = 0; hex < next.size(); ++hex) {
      reached[hex] = reached[hex] || next[hex];
    }
    return grew;
  };
  for (int missing = 0;; ++missing) {
    while (spread(position.all_paths())) {
    }
    if (reached[ends[1]] || !spread(position.open())) {
      return missing;
    }
  }
}

/// The totals over all letters (BYP-12); 0 until all letters are connected.
template <int Side>
[[nodiscard]] constexpr Points totals(const Position<Side>& position) {
  Points sums{};
  if (position.phase() == Phase::Over) {
    for (int letter = 0; letter < kLetters; ++letter) {
      const Points points = points_of(position, letter);
      for (std::size_t player = 0; player < kMostPlayers; ++player) {
        sums[player] += points[player];
      }
    }
  }
  return sums;
}

/// Whether the player wins (BYP-13, TURN-6). Precondition: Phase::Over.
template <int Side>
[[nodiscard]] constexpr bool wins(const Position<Side>& position, int player) {
  const Points sums = totals(position);
  int best = -1;
  int sharing = 0;
  for (int other = 0; other < position.players(); ++other) {
    if (!position.has_left(other) && sums[other] >= best) {
      sharing = sums[other] == best ? sharing + 1 : 1;
      best = sums[other];
    }
  }
  const bool ended_it = player == position.player();
  return !position.has_left(player) && sums[player] == best && (sharing == 1 || !ended_it);
}

}  // namespace byways::bypass

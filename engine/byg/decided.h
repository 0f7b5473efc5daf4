// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/byg/position.h"

namespace byways::byg {

/// An upper bound for the player's largest group at the end: the size of the largest connected set of cells
/// that are empty or have a stone of the player.
template <int Side>
[[nodiscard]] constexpr int reach_of(const Position<Side>& position, int player) {
  typename Position<Side>::Set left = position.stones(player) | position.empty();
  int most = 0;
  while (!left.empty()) {
    const auto patch = hex::connected<Side>(left.select(0), left);
    most = std::max(most, patch.count());
    left -= patch;
    if (left.count() <= most) {
      break;
    }
  }
  return most;
}

/// The player who wins however the rest of the board is filled; -1 if undecided. Always -1 while more than
/// half of the board is empty. Precondition: lot and choice are settled.
template <int Side>
[[nodiscard]] constexpr int decided(const Position<Side>& position) {
  if (position.phase() != Phase::Play || position.empty().count() > hex::Board<Side>::kCells / 2) {
    return -1;
  }
  const std::array<int, 2> largest{position.largest_group(0), position.largest_group(1)};
  const int ahead = largest[1] > largest[0] ? 1 : 0;
  const int behind = 1 - ahead;
  // With equal groups the player with priority wins, so the other one needs more.
  const int needed = largest[static_cast<std::size_t>(ahead)] + (position.priority() == ahead ? 1 : 0);
  if (largest[0] == largest[1]) {
    return -1;
  }
  return reach_of(position, behind) < needed ? ahead : -1;
}

}  // namespace byways::byg

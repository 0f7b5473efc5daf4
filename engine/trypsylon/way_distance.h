// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/trypsylon/pathways.h"

namespace byways::trypsylon {

/// Estimates, for searches, how many cards would have to change to join both sides of the goal; 0 if they are
/// joined. Assumes that a changed card joins everything next to it.
[[nodiscard]] constexpr int way_distance(Board board, const Pathways& pathways, const Cards& cards,
                                         Goal goal) {
  const int farthest = std::max(board.columns(), board.rows());
  const auto [from, to] = sides_of(goal);
  const Set all = board.tables().all;
  const Set target_edge = board.tables().edge[static_cast<std::size_t>(to)];
  const Set target = pathways.at_side(to);
  const Set nw = cards.with(Corner::NorthWest);
  const Set ne = cards.with(Corner::NorthEast);
  const Set se = cards.with(Corner::SouthEast);
  const Set sw = cards.with(Corner::SouthWest);
  Set reached = pathways.joined_to(from);
  if ((reached & target) != 0) {
    return 0;
  }
  // The cells where a changed card would extend the part reached so far.
  Set fresh = board.tables().edge[static_cast<std::size_t>(from)];
  for (int laid = 1; laid < farthest; ++laid) {
    fresh |=
        (reached << kEastStep) | (reached >> kEastStep) | (reached << kNorthStep) | (reached >> kNorthStep);
    fresh &= all;
    if ((fresh & target_edge) != 0) {
      return laid;
    }
    // The cards that touch the changed ones with an arm, and everything joined with them.
    Set touched = ((fresh << kEastStep) & (ne | se)) | ((fresh >> kEastStep) & (nw | sw)) |
                  ((fresh << kNorthStep) & (nw | ne)) | ((fresh >> kNorthStep) & (se | sw));
    for (Set before = 0; before != touched;) {
      before = touched;
      touched = pathways.spread(touched);
    }
    if ((touched & target) != 0) {
      return laid;
    }
    reached |= touched;
    fresh |= ((fresh << kEastStep) | (fresh >> kEastStep) | (fresh << kNorthStep) | (fresh >> kNorthStep));
  }
  return farthest;
}

}  // namespace byways::trypsylon

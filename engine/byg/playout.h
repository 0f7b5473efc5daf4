// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/byg/position.h"
#include "engine/core/random.h"

namespace byways::byg {

/// Plays to the end, each step drawn uniformly from the legal ones, including the end of the turn. Returns
/// the number of stones placed. Precondition: lot and choice are settled, no turn is open.
template <int Side>
int play_out(Position<Side>& position, Random& random) {
  auto left = static_cast<unsigned>(position.empty().count());
  const unsigned before = left;
  while (left > 0) {
    // The first stone may go anywhere (BYG-8), and the turn can't end without it.
    position.place(position.empty().select(random.below(left)));
    --left;
    while (position.placed() < position.limit()) {
      const auto cells = position.placeable();
      const auto count = static_cast<unsigned>(cells.count());
      const unsigned choice = random.below(count + 1);  // the last choice is to end the turn
      if (choice == count) {
        break;
      }
      position.place(cells.select(choice));
      --left;
    }
    position.end_turn();
  }
  return static_cast<int>(before);
}

}  // namespace byways::byg

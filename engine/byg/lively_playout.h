// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/byg/position.h"
#include "engine/core/random.h"

namespace byways::byg {

/// The stones of a turn.
template <int Side>
struct TurnStones {
  std::array<std::uint8_t, Position<Side>::kMostStones> cells{};
  int count = 0;
};

/// Keeps own groups linked: if the last turn has filled one of two neighbouring cells, each of which would
/// link the same two groups, a stone goes on the other cell. As the two cells touch, nobody may fill both in
/// one turn (BYG-6). Returns the number of stones placed; none in the opening. Precondition: no stone of this
/// turn is placed, `last` is the other player's last turn.
template <int Side>
unsigned keep_links(Position<Side>& position, const TurnStones<Side>& last) {
  using Board = hex::Board<Side>;
  constexpr std::size_t kRing = hex::kDirections;
  const typename Position<Side>::Set mine = position.stones(position.player());
  unsigned stones = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(last.count); ++i) {
    const int between = last.cells[i];
    if (position.adjoining_groups(position.player(), between) < 2) {
      continue;
    }
    const auto& ring = Board::kTables.neighbour[static_cast<std::size_t>(between)];
    unsigned own = 0;  // bit d: neighbour d has an own stone; kOff is in no set
    for (std::size_t d = 0; d < kRing; ++d) {
      own |= (mine.has(ring[d]) ? 1U : 0U) << d;
    }
    own |= own << kRing;
    // Bit d of `pairs`: neighbours d and d + 2 have own stones, and neighbour d + 1 between them has none.
    for (unsigned pairs = own & ~(own >> 1U) & (own >> 2U) & ((1U << kRing) - 1); pairs != 0;
         pairs &= pairs - 1) {
      const hex::Cell link = ring[static_cast<std::size_t>(std::countr_zero(pairs) + 1) % kRing];
      if (position.placeable().has(link) && position.adjoining_groups(position.player(), link) == 2) {
        position.place(link);
        ++stones;
      }
    }
  }
  return stones;
}

/// Plays a random game to the end for searches: own groups are kept linked, and each turn has the most stones
/// allowed, since fewer are hardly ever better. Precondition: lot and choice are settled; a turn may be open.
template <int Side>
void play_out_lively(Position<Side>& position, Random& random) {
  auto left = static_cast<unsigned>(position.empty().count());
  TurnStones<Side> last;
  while (left > 0) {
    if (position.placed() == 0) {
      left -= keep_links(position, last);
    }
    if (position.placed() == 0) {
      position.place(position.empty().select(random.below(left)));
      --left;
    }
    while (position.placed() < position.limit()) {
      const auto cells = position.placeable();
      const auto count = static_cast<unsigned>(cells.count());
      if (count == 0) {
        break;
      }
      position.place(cells.select(random.below(count)));
      --left;
    }
    last.count = position.placed();
    for (int i = 0; i < last.count; ++i) {
      last.cells[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(position.placed_at(i));
    }
    position.end_turn();
  }
  if (position.phase() != Phase::Over) {
    position.end_turn();
  }
}

}  // namespace byways::byg

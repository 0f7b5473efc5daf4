// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/byg/position.h"

namespace byways::byg {

/// Stones of a turn in reading order.
struct StoneTurn {
  std::array<hex::Cell, 3> cells{};
  int count = 0;
};

/// Visits every legal set of stones once (BYG-2, BYG-5 to BYG-8), in lexicographic order of the sets' cells;
/// `visit` returns false to stop. Precondition: Phase::Opening or Phase::Play, and no stone of the turn is
/// placed yet.
template <int Side, class Visit>
bool visit_stone_turns(const Position<Side>& position, Visit visit) {
  // A set is legal if any two of its stones are legal together. So `after_first` has the empty cells after
  // `a` in reading order, and `after_second` the cells after `b` among them that `a` doesn't close. Removing
  // a visited cell doesn't disturb for_each.
  using Set = typename Position<Side>::Set;
  bool go_on = true;
  Set after_first = position.empty();
  position.empty().for_each([&](hex::Cell a) {
    after_first.remove(a);
    go_on = go_on && visit(StoneTurn{{a}, 1});
    if (!go_on || position.limit() < 2) {
      return;
    }
    Set after_second = after_first - position.closed_by(a);
    after_second.for_each([&](hex::Cell b) {
      after_second.remove(b);
      go_on = go_on && visit(StoneTurn{{a, b}, 2});
      if (!go_on || position.limit() < 3) {
        return;
      }
      (after_second - position.closed_by(b)).for_each([&](hex::Cell c) {
        go_on = go_on && visit(StoneTurn{{a, b, c}, 3});
      });
    });
  });
  return go_on;
}

/// The number of sets that visit_stone_turns would visit.
template <int Side>
std::uint64_t count_stone_turns(const Position<Side>& position) {
  using Set = typename Position<Side>::Set;
  std::array<Set, hex::Board<Side>::kCells> closed{};
  position.empty().for_each([&](hex::Cell a) { closed[a] = position.closed_by(a); });
  auto total = static_cast<std::uint64_t>(position.empty().count());
  if (position.limit() < 2) {
    return total;
  }
  Set after_first = position.empty();
  position.empty().for_each([&](hex::Cell a) {
    after_first.remove(a);
    Set after_second = after_first - closed[a];
    // No cell has been removed from after_second yet, so it has all cells for a second stone.
    total += static_cast<std::uint64_t>(after_second.count());
    if (position.limit() < 3) {
      return;
    }
    after_second.for_each([&](hex::Cell b) {
      after_second.remove(b);
      total += static_cast<std::uint64_t>((after_second - closed[b]).count());
    });
  });
  return total;
}

/// The number of sequences of exactly `depth` turns. Precondition: as for visit_stone_turns, or Phase::Over.
template <int Side>
std::uint64_t perft(const Position<Side>& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (position.phase() == Phase::Over) {
    return 0;
  }
  if (depth == 1) {
    return count_stone_turns(position);
  }
  std::uint64_t total = 0;
  visit_stone_turns(position, [&](const StoneTurn& turn) {
    Position<Side> next = position;
    for (int i = 0; i < turn.count; ++i) {
      next.place(turn.cells[i]);
    }
    next.end_turn();
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::byg

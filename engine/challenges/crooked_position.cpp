// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/crooked_position.h"

namespace byways::challenges {

int CrookedPosition::count_jumps() const {
  int count = 0;
  // Each neighbour of a piece can jump over it to each empty node beside it.
  pieces_.for_each([&](Node over) { count += neighbours(over).count() * landings(over).count(); });
  return count;
}

bool CrookedPosition::has_jump() const {
  bool found = false;
  pieces_.for_each(
      [&](Node over) { found = found || (!neighbours(over).empty() && !landings(over).empty()); });
  return found;
}

int play_out(CrookedPosition& position, Random& random) {
  int made = 0;
  while (true) {
    const int count = position.count_jumps();
    if (count == 0) {
      return made;
    }
    int rank = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    Jump drawn;
    // Indexed by the piece that is jumped over, since that is faster to count than by the jumping piece.
    position.pieces().for_each([&](Node over) {
      const NodeSet froms = position.neighbours(over);
      const NodeSet landings = position.landings(over);
      const int here = froms.count() * landings.count();
      if (rank >= 0 && rank < here) {
        drawn = {froms.select(static_cast<unsigned>(rank / landings.count())), over,
                 landings.select(static_cast<unsigned>(rank % landings.count()))};
      }
      rank -= here;
    });
    position.play(drawn);
    ++made;
  }
}

std::uint64_t perft(const CrookedPosition& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(position.count_jumps());
  }
  std::uint64_t total = 0;
  visit_jumps(position, [&](const Jump& jump) {
    CrookedPosition next = position;
    next.play(jump);
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.h"
#include "engine/core/random.h"
#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// The work done by a random game.
struct PlayoutWork {
  std::uint64_t turns = 0;
  std::uint64_t pushes = 0;
};

/// Plays one random turn, each step drawn uniformly from the legal ones. Precondition: Phase::Play, no turn
/// in progress.
inline void play_random_turn(Position& position, Random& random, PlayoutWork& work) {
  do {
    const Set cells = position.liftable();
    const std::uint32_t ends = position.ends();
    const auto lifts = static_cast<unsigned>(std::popcount(cells));
    const auto insertions =
        static_cast<unsigned>(kCorners.size()) * static_cast<unsigned>(std::popcount(ends));
    const unsigned choice = random.below(lifts + insertions);
    if (choice < lifts) {
      position.lift(select_bit(cells, choice));
    } else {
      const unsigned insertion = choice - lifts;
      position.insert(select_bit(ends, insertion / 4), static_cast<Corner>(insertion % 4));
      ++work.pushes;
    }
  } while (position.hand() > 0);
  ++work.turns;
}

/// Plays to the end. Precondition: as for play_random_turn.
inline PlayoutWork play_out(Position& position, Random& random) {
  PlayoutWork work;
  while (position.phase() == Phase::Play) {
    play_random_turn(position, random, work);
  }
  return work;
}

}  // namespace byways::trypsylon

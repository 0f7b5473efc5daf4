// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_playout.h"

#include "engine/overpass/dice.h"
#include "engine/overpass/groups_steps.h"

namespace byways::overpass {

namespace {

// Plays a random step of the open turn. Returns false if the end of the turn was drawn, or if no step was
// legal.
bool play_random_groups_step(GroupsPosition& position, Random& random) {
  std::uint32_t count = 0;
  GroupsStep drawn;
  // Reservoir sampling in one pass: the n-th step replaces the one drawn so far with probability 1/n, which
  // makes all equally likely.
  const auto consider = [&](const GroupsStep& step) {
    if (random.below(++count) == 0) {
      drawn = step;
    }
    return true;
  };
  visit_steps(position, consider);
  const bool may_end = position.in_transit().empty();
  if (count == 0 || (may_end && random.below(count + 1) == 0)) {
    return false;
  }
  position.play(drawn);
  return true;
}

}  // namespace

GroupsWork play_out(GroupsPosition& position, Random& random, std::uint64_t most_turns) {
  GroupsWork work;
  while (position.phase() != Phase::Over && work.turns < most_turns) {
    const int one = 1 + static_cast<int>(random.below(kSides));
    position.roll(one, 1 + static_cast<int>(random.below(kSides)));
    while (position.phase() == Phase::Play && play_random_groups_step(position, random)) {
      ++work.steps;
    }
    if (position.phase() == Phase::Play) {
      position.end_turn();
    }
    ++work.turns;
  }
  return work;
}

}  // namespace byways::overpass

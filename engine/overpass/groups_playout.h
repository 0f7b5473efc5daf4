// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/groups_position.h"

namespace byways::overpass {

/// The work done by a random game.
struct GroupsWork {
  std::uint64_t turns = 0;
  std::uint64_t steps = 0;  ///< moves, each with the pieces that it brought in
};

/// Plays to the end, or until `most_turns` turns are played, with random dice. Each step is drawn uniformly
/// from the legal ones, including the end of the turn. Precondition: the lot is settled, no turn is open.
GroupsWork play_out(GroupsPosition& position, Random& random, std::uint64_t most_turns);

}  // namespace byways::overpass

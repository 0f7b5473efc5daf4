// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"

// What problems ask about the end of a game.

namespace byways::bypass {

/// Whether both are over, with the same routes.
[[nodiscard]] bool ends_the_same(const State& one, const State& other);

/// The turns by which the player to move wins whatever the other does, with the first answers that come up:
/// one turn or three. Empty where there are none or that takes more than some tenths of a second.
/// Precondition: two players, no turn is open, the game is on.
[[nodiscard]] std::vector<std::string> winning_line(const State& state);

}  // namespace byways::bypass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"

// Questions about the end of a game, for problems.

namespace byways::bypass {

/// Whether both games are over, with the same routes.
[[nodiscard]] bool ends_the_same(const State& one, const State& other);

/// A line of one or three turns by which the player to move wins against any defence; the other player's turn
/// is an example. Empty if there is no such win, or if none is found before a limit of boards is reached,
/// which takes a few tenths of a second. Precondition: two players, no turn is open, the game isn't over.
[[nodiscard]] std::vector<std::string> winning_line(const State& state);

}  // namespace byways::bypass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::overpass {

/// The rule sets of the Over-Pass set. Each object lives as long as the program.
[[nodiscard]] const Game& over_pass_game();
[[nodiscard]] const Game& groups_game();
[[nodiscard]] const Game& mono_game();

}  // namespace byways::overpass

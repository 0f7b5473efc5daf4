// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::challenges {

/// The solitaire challenges on the board of the Over-Pass set (SOL-1 to SOL-4).
[[nodiscard]] const Game& full_house_game();
[[nodiscard]] const Game& crooked_game();
[[nodiscard]] const Game& spiral_game();

}  // namespace byways::challenges

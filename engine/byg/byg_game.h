// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::byg {

/// Byg, for two players (BYG-1 to BYG-10). Lives as long as the program.
///
/// Options: "size" 3…8, "priority" and "first" 0…2, "clock" (BYG-10; the clock itself runs in the app; the
/// rules ignore this option). Steps: "first 2", cells; chance: "priority 1".
[[nodiscard]] const Game& game();

}  // namespace byways::byg

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::bypass {

/// Bypass, for two to six players (BYP-1 to BYP-14). Lives as long as the program.
///
/// Options: "board", see engine/bypass/boards.h,
/// "start" 0…players. Steps: see engine/bypass/notation.h; chance: "start 1".
[[nodiscard]] const Game& game();

}  // namespace byways::bypass

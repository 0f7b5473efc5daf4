// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::bypass {

/// Bypass, for two to six players (BYP-1 to BYP-14). Lives as long as the program.
///
/// Options: "board", a name from engine/bypass/boards.h; "start", the seat that begins, or 0 for a lot.
/// Steps: see engine/bypass/notation.h; the lot's step is "start 1" for seat 1.
[[nodiscard]] const Game& game();

}  // namespace byways::bypass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::trypsylon {

/// TRYPSYLON and TRYPSYLON Expert, for two players (TRY-1 to TRY-18). Lives as long as the program.
///
/// Options: "board" 5x5, 5x6, 6x5, 6x6 (columns x rows), "expert" (TRY-10), "beach" 1 or 2 (the seat that
/// joins west and east), "start" 0…2, "touch-move" (TRY-18; only the app knows what has been touched, so the
/// app enforces it and the engine only stores the option). Steps: see engine/trypsylon/notation.h; chance:
/// "start 1"; the declaration "claim" ends the game if TRY-17 allows it.
[[nodiscard]] const Game& game();

}  // namespace byways::trypsylon

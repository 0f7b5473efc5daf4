// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::sample {

/// Sample Title, for two players (SMP-1 to SMP-4). Lives as long as the program.
[[nodiscard]] const Game& game();

}  // namespace byways::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_module.h"

namespace byways::challenges {

[[nodiscard]] const GameModule& full_house_module();
[[nodiscard]] const GameModule& crooked_module();
[[nodiscard]] const GameModule& spiral_module();

}  // namespace byways::challenges

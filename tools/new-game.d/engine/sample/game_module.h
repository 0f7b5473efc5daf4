// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_module.h"

namespace byways::sample {

[[nodiscard]] const GameModule& game_module();

}  // namespace byways::sample

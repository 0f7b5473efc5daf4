// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_module.h"

namespace byways::overpass {

[[nodiscard]] const GameModule& over_pass_module();
[[nodiscard]] const GameModule& groups_module();
[[nodiscard]] const GameModule& mono_module();

}  // namespace byways::overpass

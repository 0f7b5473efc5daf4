// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

namespace byways::highway {

/// Hexagonal Highway, for six players or, as a variant, two to five (HWY-1 to HWY-17). Lives as long as the
/// program.
///
/// No options. Steps: see engine/highway/notation.h; chance: "corners E9 A1", "return 4 I1".
[[nodiscard]] const Game& game();

}  // namespace byways::highway

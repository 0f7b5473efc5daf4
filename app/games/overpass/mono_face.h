// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

/// Mono-Line for people. Lives as long as the program.
[[nodiscard]] const GameFace& monoFace();

}  // namespace byways::app

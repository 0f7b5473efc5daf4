// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

[[nodiscard]] const GameFace& fullHouseFace();
[[nodiscard]] const GameFace& crookedJumpsFace();
[[nodiscard]] const GameFace& spiralFace();

}  // namespace byways::app

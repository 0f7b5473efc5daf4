// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

/// How Byg speaks and looks. Lives as long as the program.
[[nodiscard]] const GameFace& bygFace();

}  // namespace byways::app

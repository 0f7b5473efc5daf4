// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/stones/stone_face.h"

// Sample Title as the window knows it.

namespace byways::app {

/// How the game speaks and looks. Lives as long as the program.
[[nodiscard]] const GameFace& sampleFace();

/// The empty board.
[[nodiscard]] StoneScene emptySample();

/// The rules page in the current language.
[[nodiscard]] std::unique_ptr<RulesPage> sampleRules();

}  // namespace byways::app

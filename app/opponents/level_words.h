// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/core/game.h"

namespace byways::app {

/// What a level is called: "Just learned" for 1 to "Hardest I can" for 8. Precondition: 1 <= level <=
/// search::kLevels.
[[nodiscard]] QString levelWord(int level);
/// With what it is and its number: "Computer, casual (3)". "Computer 3" would be the one on the third seat.
[[nodiscard]] QString computerText(int level);

/// The level last played against in that game; an easy one at first.
[[nodiscard]] int rememberedLevel(const Game& game);
void rememberLevel(const Game& game, int level);

}  // namespace byways::app

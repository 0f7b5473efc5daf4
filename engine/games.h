// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "engine/core/game_module.h"

namespace byways {

/// All rule sets, in the order in which to offer them. The objects live as long as the program.
[[nodiscard]] std::span<const Game* const> all_games();

/// The rule set with the id `id`; null if there is none.
[[nodiscard]] const Game* find_game(std::string_view id);

/// The module of `game`. Precondition: `game` is one of all_games().
[[nodiscard]] const GameModule& module_of(const Game& game);

}  // namespace byways

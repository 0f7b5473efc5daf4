// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/arguments.h"
#include "engine/core/game.h"

namespace byways::cli {

/// The game of that name, or how to find out which there are.
[[nodiscard]] Expected<const Game*, UsageError> game_named(const std::string& id);

/// What the --option flags choose.
[[nodiscard]] Expected<OptionMap, UsageError> options_of(const Game& game, const Arguments& arguments);

}  // namespace byways::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/arguments.h"
#include "engine/core/game.h"

namespace byways::cli {

/// The rule set `id`; if there is none, an error that says how to list all of them.
[[nodiscard]] Expected<const Game*, UsageError> game_named(const std::string& id);

/// The options of the rule set that the --option flags choose.
[[nodiscard]] Expected<OptionMap, UsageError> options_of(const Game& game, const Arguments& arguments);

}  // namespace byways::cli

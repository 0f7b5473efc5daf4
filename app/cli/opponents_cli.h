// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// How the command line prints the results of a search.

namespace byways::cli {

/// The answer of `choose` and of `advise`. `level` is null if a budget was given instead.
[[nodiscard]] nlohmann::ordered_json advice_json(const search::Advice& advice, std::optional<int> level,
                                                 std::uint64_t budget);

/// The reason why no computer can choose a turn at the cursor (nobody is to move, a roll is due, or the game
/// is a solitaire), or nothing if it can.
[[nodiscard]] std::optional<std::string> why_no_turn(const Timeline& timeline);

}  // namespace byways::cli

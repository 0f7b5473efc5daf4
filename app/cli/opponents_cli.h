// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// How the command line prints the results of a search.

namespace byways::cli {

/// What `choose` and `advise` answer. `level` is empty if a budget was given instead.
[[nodiscard]] nlohmann::ordered_json advice_json(const search::Advice& advice, std::optional<int> level,
                                                 std::uint64_t budget);

/// The reason why no computer can choose a turn at the cursor: computers don't play the rule set, the game is
/// over, or a lot or a roll is due. Nothing if a computer can.
[[nodiscard]] std::optional<std::string> why_no_turn(const Timeline& timeline);

}  // namespace byways::cli

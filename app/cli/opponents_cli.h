// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/core/timeline.h"
#include "engine/search/advice.h"

// How the command line prints the results of a search.

namespace byways::cli {

/// What `choose` and `advise` answer. `level` is null where a budget was given.
[[nodiscard]] nlohmann::ordered_json advice_json(const search::Advice& advice, std::optional<int> level,
                                                 std::uint64_t budget);

/// Why no seat can be asked for a turn at the cursor: nobody is to move, a roll is due, it is a solitaire.
[[nodiscard]] std::optional<std::string> why_no_turn(const Timeline& timeline);

}  // namespace byways::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/core/game.h"
#include "engine/search/player.h"
#include "engine/search/searcher.h"

// Computer opponents for every rule set. A rule set without a search in its GameModule is searched through
// its State.

namespace byways {

/// Whether computers can play it: all games except the solo challenges.
[[nodiscard]] bool has_opponents(const Game& game);

/// The search for that game; lives as long as the program. Precondition: has_opponents(game).
[[nodiscard]] const search::Searcher& searcher_for(const Game& game);

/// The same search, but with uncalibrated chances, for measuring these. searcher_for calibrates its chances
/// (calibration.h). Precondition: has_opponents(game).
[[nodiscard]] const search::Searcher& raw_searcher_for(const Game& game);

/// The player of that name: "level:1" to "level:8", "random", "novice", "greedy", "plain:20000". Null for
/// other names. Precondition: has_opponents(game).
[[nodiscard]] std::unique_ptr<search::Player> player_named(const Game& game, std::string_view name,
                                                           std::uint64_t seed);

}  // namespace byways

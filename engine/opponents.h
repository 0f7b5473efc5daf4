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

/// Whether computers can play the rule set, which is true except for solo challenges.
[[nodiscard]] bool has_opponents(const Game& game);

/// The search for `game`, with calibrated chances (calibration.h); lives as long as the program.
/// Precondition: has_opponents(game).
[[nodiscard]] const search::Searcher& searcher_for(const Game& game);

/// Like searcher_for, but with chances as the search estimates them. Calibrations are measured with it.
/// Precondition: has_opponents(game).
[[nodiscard]] const search::Searcher& raw_searcher_for(const Game& game);

/// The player with the name `name`: "level:1" to "level:8", "random", "novice", "greedy", "plain:20000". Null
/// for other names. Precondition: has_opponents(game).
[[nodiscard]] std::unique_ptr<search::Player> player_named(const Game& game, std::string_view name,
                                                           std::uint64_t seed);

}  // namespace byways

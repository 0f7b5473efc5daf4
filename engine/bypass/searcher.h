// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/game.h"
#include "engine/search/searcher.h"

namespace byways::bypass {

/// The search for Bypass, on all boards and for all numbers of players.
[[nodiscard]] const search::Searcher& searcher();

/// By seat: the points on the routes, those of letters that are still to be connected about as they will be.
/// How the simple reference players judge a board.
[[nodiscard]] std::vector<double> points_in_sight(const State& state);

}  // namespace byways::bypass

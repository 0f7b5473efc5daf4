// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/game.h"
#include "engine/search/searcher.h"

namespace byways::bypass {

/// The search for Bypass, on all boards and for all numbers of players.
[[nodiscard]] const search::Searcher& searcher();

/// By seat: the points on the routes, estimated for letters that aren't connected yet. The simple reference
/// players evaluate positions with it.
[[nodiscard]] std::vector<double> points_in_sight(const State& state);

}  // namespace byways::bypass

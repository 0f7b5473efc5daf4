// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/game.h"
#include "engine/search/searcher.h"

namespace byways::overpass {

/// The search for Over-Pass.
[[nodiscard]] const search::Searcher& over_pass_searcher();

/// The search for Groups-of-Three.
[[nodiscard]] const search::Searcher& groups_searcher();

/// The progress of each seat's pieces in either of these games, for players who judge a board without search.
[[nodiscard]] std::vector<double> pieces_progress(const State& state);

}  // namespace byways::overpass

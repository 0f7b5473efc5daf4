// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/game.h"
#include "engine/search/searcher.h"

namespace byways::overpass {

/// The search for Mono-Line, friendly and strict.
[[nodiscard]] const search::Searcher& mono_searcher();

/// The number of nodes where each seat could place, for players who judge a board without search.
[[nodiscard]] std::vector<double> mono_room(const State& state);

}  // namespace byways::overpass

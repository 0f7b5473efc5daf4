// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/game.h"
#include "engine/search/searcher.h"

namespace byways::trypsylon {

/// The search for TRYPSYLON and TRYPSYLON Expert, on all boards.
[[nodiscard]] const search::Searcher& searcher();

/// How near each seat is to its goal (more is nearer), for computers that judge a board without search.
[[nodiscard]] std::vector<double> nearness(const State& state);

}  // namespace byways::trypsylon

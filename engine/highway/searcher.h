// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/searcher.h"

namespace byways::highway {

/// The search for Hexagonal Highway, for all numbers of seats.
[[nodiscard]] const search::Searcher& searcher();

}  // namespace byways::highway

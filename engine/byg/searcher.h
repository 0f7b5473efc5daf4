// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/searcher.h"

namespace byways::byg {

/// The search for Byg, on boards of all sizes.
[[nodiscard]] const search::Searcher& searcher();

}  // namespace byways::byg

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/searcher.h"

namespace byways::overpass {

/// The search for Over-Pass.
[[nodiscard]] const search::Searcher& over_pass_searcher();

/// The search for Groups-of-Three.
[[nodiscard]] const search::Searcher& groups_searcher();

}  // namespace byways::overpass

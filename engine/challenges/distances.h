// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/overpass/board.h"

namespace byways::challenges {

/// By node.
using NodeDistances = std::array<int, overpass::kMostNodes>;

/// How many steps along lines each node is from O.
[[nodiscard]] NodeDistances distances_from_centre();

}  // namespace byways::challenges

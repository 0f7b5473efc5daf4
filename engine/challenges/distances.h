// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/overpass/board.h"

namespace byways::challenges {

/// By node: a distance.
using NodeDistances = std::array<int, overpass::kMostNodes>;

/// The distance of each node from O, in steps along lines.
[[nodiscard]] NodeDistances distances_from_centre();

}  // namespace byways::challenges

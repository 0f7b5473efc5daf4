// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

namespace byways::overpass {

/// Where a turn or a reflection of the board takes each node.
using Symmetry = std::array<std::uint8_t, kMostNodes>;

/// Those that make the same board of it, its lines too: quarter turns, reflections and both, the one that
/// leaves everything where it is among them.
[[nodiscard]] std::vector<Symmetry> symmetries_of(const Board& board);

/// Those of board(), worked out once.
[[nodiscard]] const std::vector<Symmetry>& symmetries();

/// Where such a one takes a set.
[[nodiscard]] NodeSet image(const NodeSet& nodes, const Symmetry& symmetry);

}  // namespace byways::overpass

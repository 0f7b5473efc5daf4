// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"

namespace byways::overpass {

/// A symmetry of the board: the image of each node.
using Symmetry = std::array<std::uint8_t, kMostNodes>;

/// The symmetries that preserve the board and its lines: rotations and reflections, including the identity.
[[nodiscard]] std::vector<Symmetry> symmetries_of(const Board& board);

/// The symmetries of board(), computed once.
[[nodiscard]] const std::vector<Symmetry>& symmetries();

/// The image of a set.
[[nodiscard]] NodeSet image(const NodeSet& nodes, const Symmetry& symmetry);

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/timeline.h"

namespace byways::test {

/// A game that begins with a random arranged position, with lots and dice drawn, so that a seat is to move.
/// Many of these positions never occur in play: an empty board, room for a single piece only, all cards face
/// up or all alike, everything in reserve, pieces of one player only. Throws std::logic_error for a game
/// without arranged positions.
[[nodiscard]] Timeline odd_position(const Game& game, std::uint64_t seed);

}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/timeline.h"

namespace byways::test {

/// A game that begins with an arranged position drawn by lot, lots and dice drawn too, so that a seat is to
/// move. Many are like none that play leads to: nothing on the board, or no room but for one piece; all cards
/// face up, or all alike; everything in reserve; all pieces of one player. Throws std::logic_error for a game
/// without arranged positions.
[[nodiscard]] Timeline odd_position(const Game& game, std::uint64_t seed);

}  // namespace byways::test

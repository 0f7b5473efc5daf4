// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/game.h"

namespace byways::challenges {

/// The solo challenges on the board of the Over-Pass set (SOL-1 to SOL-4).
[[nodiscard]] const Game& full_house_game();
[[nodiscard]] const Game& crooked_game();
[[nodiscard]] const Game& spiral_game();

/// The goal of a challenge.
enum class Goal : std::uint8_t {
  Fill,       ///< all pieces on the board, in as few moves as possible (SOL-1)
  OneCentre,  ///< one piece left, on O (SOL-2)
  One         ///< one piece left, at best on O (SOL-3)
};

/// The goal of a game. Precondition: it is one of the three challenges.
[[nodiscard]] Goal goal_of(const Game& game);

}  // namespace byways::challenges

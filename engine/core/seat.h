// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways {

/// A player's place at the table, numbered from 1. The same type names who acts, so two values
/// below 1 are reserved.
using Seat = int;

/// The most that play any game: as many colours, marks and names there are to tell people apart.
inline constexpr int kMostSeats = 6;

/// Chance acts: by outcomes that nobody chooses, lots and dice (TURN-2).
inline constexpr Seat kChance = 0;

/// Nobody acts: the game is over.
inline constexpr Seat kNobody = -1;

}  // namespace byways

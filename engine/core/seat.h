// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways {

/// A player's place at the table, numbered from 1. The type also says who acts, so two values below 1 are
/// reserved.
using Seat = int;

/// The most players in any rule set. Colours, marks and default names exist for this many.
inline constexpr int kMostSeats = 6;

/// Chance acts: lots and dice (TURN-2).
inline constexpr Seat kChance = 0;

/// Nobody acts: the game is over.
inline constexpr Seat kNobody = -1;

}  // namespace byways

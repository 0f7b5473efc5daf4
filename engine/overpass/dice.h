// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "engine/overpass/turn_order.h"

// The chance outcomes of the Over-Pass set: "start 2", "roll 3 2".

namespace byways::overpass {

/// The number of sides of a die.
inline constexpr int kSides = 6;

struct ChanceText {
  Seat start = 0;  ///< the seat that starts; 0 for a roll
  int one = 0;     ///< one die, 1…kSides; 0 if the outcome is a start
  int other = 0;   ///< the other die, likewise
};

/// Reads a chance outcome; nothing for other texts, or if a seat or number doesn't exist.
[[nodiscard]] std::optional<ChanceText> read_chance(std::string_view text, int players);

[[nodiscard]] std::string start_text(Seat seat);
/// All outcomes of the lot or roll that is due: "start" for each seat that hasn't left, or all 36 rolls.
/// Empty if neither is due.
[[nodiscard]] std::vector<std::string> chances(const TurnOrder& order);

}  // namespace byways::overpass

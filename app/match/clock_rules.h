// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/turn_clock.h"

namespace byways::app {

class Match;

/// The key of a record under which its clock is kept (docs/file-format.md).
constexpr auto kClockKey = "clock";

/// The rules of the match's clock, off if it has none. They are in its record, or are Byg's own, which are an
/// option of that game (BYG-10).
[[nodiscard]] ClockRules clockRulesOf(const Match& match);
/// The rules in a value of kClockKey; off if the value has none.
[[nodiscard]] ClockRules clockRulesIn(const nlohmann::ordered_json& clock);
/// A value of kClockKey for a new game, with full times. Precondition: the rules are on.
[[nodiscard]] nlohmann::ordered_json clockJson(const ClockRules& rules, int players);
/// Whether the value has the form that docs/file-format.md defines, for that many players.
[[nodiscard]] bool isClock(const nlohmann::ordered_json& clock, std::size_t players);

}  // namespace byways::app

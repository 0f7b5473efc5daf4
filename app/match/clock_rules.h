// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/turn_clock.h"

namespace byways::app {

class Match;

/// The key of a record under which its clock is kept (docs/file-format.md).
constexpr auto kClockKey = "clock";

/// The rules of the clock that the match is played with; off if there is none. They stand in its record, or
/// are Byg's own, which are an option of that game (BYG-10).
[[nodiscard]] ClockRules clockRulesOf(const Match& match);
/// Those that the value of kClockKey says itself; off if it says none.
[[nodiscard]] ClockRules clockRulesIn(const nlohmann::ordered_json& clock);
/// Such a value for a game that begins, with full times. Precondition: the rules are on.
[[nodiscard]] nlohmann::ordered_json clockJson(const ClockRules& rules, int players);
/// Whether it has the form that docs/file-format.md says, for so many players.
[[nodiscard]] bool isClock(const nlohmann::ordered_json& clock, std::size_t players);

}  // namespace byways::app

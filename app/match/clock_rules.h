// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/turn_clock.h"

namespace byways::app {

class Match;

/// The record's key under which the clock is kept (docs/file-format.md).
constexpr auto kClockKey = "clock";

/// The rules of the match's clock; off if the match has no clock. They come from the record (kClockKey) or,
/// if the record has no clock, from Byg's option for one (BYG-10).
[[nodiscard]] ClockRules clockRulesOf(const Match& match);
/// The rules in `clock`, a value of kClockKey; off if `clock` is null.
[[nodiscard]] ClockRules clockRulesIn(const nlohmann::ordered_json& clock);
/// A value of kClockKey for a new game, with full times. Precondition: the rules are on.
[[nodiscard]] nlohmann::ordered_json clockJson(const ClockRules& rules, int players);
/// Whether `clock` has the form that docs/file-format.md defines, for this number of players.
[[nodiscard]] bool isClock(const nlohmann::ordered_json& clock, std::size_t players);

}  // namespace byways::app

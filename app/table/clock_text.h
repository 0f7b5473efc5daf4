// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

#include "engine/core/seat.h"

namespace byways::app {

class MatchClock;

/// Minutes and seconds, "3:12". Rounded up, so that 0:00 means that no time is left.
[[nodiscard]] QString minutesText(std::chrono::milliseconds time);

/// The text of a clock for the player who is thinking: "0:45 for this turn", "12:03", "0:20 over".
[[nodiscard]] QString thinkingTime(const MatchClock& clock, Seat seat);
/// The text of a clock for a player who isn't thinking; empty if the clock has only a time for each turn.
[[nodiscard]] QString waitingTime(const MatchClock& clock, Seat seat);
/// The one time that matters for a player now, short enough for narrow places and for reading from afar:
/// "0:45". For a player who isn't thinking, it is the time of the next turn.
[[nodiscard]] QString shortTime(const MatchClock& clock, Seat seat, bool isThinking);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

#include "engine/core/seat.h"

namespace byways::app {

class MatchClock;

/// `time` in minutes and seconds: "3:12". Rounded up, so that 0:00 means that no time is left.
[[nodiscard]] QString minutesText(std::chrono::milliseconds time);

/// The text of a clock for the player who is thinking: "0:45 left for this turn", "Turn 0:45, reserve 12:03",
/// "Time is up: 0:20 over".
[[nodiscard]] QString thinkingClockText(const MatchClock& clock, Seat seat);
/// The text of a clock for a player who isn't thinking: "Reserve 12:03". If there is only a time for each
/// turn, the text gives this time, "1:00 for each turn", or, once a turn has taken too long, the overtime:
/// "0:20 overtime in total".
[[nodiscard]] QString waitingClockText(const MatchClock& clock, Seat seat);
/// The one time that matters for a player now, short enough for narrow places and for reading from afar:
/// "0:45", or "+0:20" once the time has been up for 20 seconds. For a player who isn't thinking, it is the
/// time for the next turn. If turns have no time of their own, it is the time for the game.
[[nodiscard]] QString shortClockText(const MatchClock& clock, Seat seat, bool isThinking);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

#include "engine/core/seat.h"

namespace byways::app {

class MatchClock;

/// Minutes and seconds, "3:12", rounded up, so that 0:00 means that nothing is left.
[[nodiscard]] QString minutesText(std::chrono::milliseconds time);

/// What a clock says of the player who is thinking: "0:45 for this turn", "12:03", "0:20 over".
[[nodiscard]] QString thinkingTime(const MatchClock& clock, Seat seat);
/// What it says of the others; empty if they have nothing but a time for each turn.
[[nodiscard]] QString waitingTime(const MatchClock& clock, Seat seat);
/// The one number that counts for them now, where there is little room or it is read from afar: "0:45".
/// Before their turn it is that of the next one.
[[nodiscard]] QString shortTime(const MatchClock& clock, Seat seat, bool isThinking);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/highway/report.h"

namespace byways::app {

/// The name of the round's twist: "Center Control"; "No twist" for the first round.
[[nodiscard]] QString highwayTwistName(highway::Twist twist);
/// What it changes, in a sentence or two.
[[nodiscard]] QString highwayTwistText(highway::Twist twist);
/// "Round 2: Center Control". Precondition: 1 <= round <= 6.
[[nodiscard]] QString highwayRoundTitle(int round);

}  // namespace byways::app

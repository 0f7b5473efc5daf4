// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The aim of TRYPSYLON and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString trypsylonAim(const Match& match);
[[nodiscard]] QString trypsylonStepText(const QString& step);
/// All steps of a turn, short enough for a list: "c3 to column c north ↗". The arrow shows the card's corner.
[[nodiscard]] QString trypsylonStepsText(const QString& steps);

}  // namespace byways::app

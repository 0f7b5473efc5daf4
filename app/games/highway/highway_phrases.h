// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The aim of Hexagonal Highway and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString highwayAim();
/// For a submission in hand. Of a sealed one highwayTurnText tells nothing.
[[nodiscard]] QString highwayStepText(const QString& step);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The aim of Byg and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bygAim(const Match& match);
[[nodiscard]] QString bygStepText(const QString& step);

}  // namespace byways::app

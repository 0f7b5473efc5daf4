// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The aim of Bypass and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bypassAim();
[[nodiscard]] QString bypassStepText(const QString& step);
/// Both halves of a swap as one, short enough for a list; empty if they are something else.
[[nodiscard]] QString bypassSwapText(const QString& oneHalf, const QString& otherHalf);

}  // namespace byways::app

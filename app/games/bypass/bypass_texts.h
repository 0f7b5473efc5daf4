// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The longer texts of Bypass's GameFace, which are documented there.

[[nodiscard]] QString bypassRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString bypassLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; the steps of an unfinished turn will do.
[[nodiscard]] QString bypassTurnText(const QString& entry, const Match& match);
/// Which routes the turn that has just ended closed or broke, and who owns how much of them; empty if none.
[[nodiscard]] QString bypassRoutesText(const Match& match);
/// Where a letter's route leads, whether it is closed, and who owns how much of it.
[[nodiscard]] QString bypassRouteText(const Match& match, int letter);
[[nodiscard]] QString bypassResultText(const Match& match);

// The aim of Bypass and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString bypassAim();
[[nodiscard]] QString bypassStepText(const QString& step);
/// Both halves of a swap as one, short enough for a list; empty if they are something else.
[[nodiscard]] QString bypassSwapText(const QString& oneHalf, const QString& otherHalf);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/match/match.h"
#include "engine/challenges/puzzles.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

using challenges::Puzzle;

/// A start of the Spiral that the solver neither solves nor disproves within minutes.
inline constexpr auto kUndecided =
    "D5 H10 H4 B7 E14 H12 G3 H15 H9 A7 J2 A0 J1 E0 H5 D4 C7 I3 J5 I1 H14 F1 C2 I0";

/// A challenge with the start `from` ("A0 B0"), and with colours if the challenge has them.
[[nodiscard]] MatchSetup challengeSetup(const char* game, const char* from);
/// Plays steps separated by spaces; fails the test if one is refused.
void playSteps(Match& match, const QString& steps);
/// The solution stored with a puzzle.
[[nodiscard]] QString proofOf(const Puzzle& puzzle);
/// The stored puzzle of the challenge `game` with the shortest solution.
[[nodiscard]] const Puzzle& shortestPuzzle(const char* game);
/// Plays a leap by two clicks. If it could remove different pieces, chooses the one in `step`.
void leapByMouse(Gui& gui, const QString& step);

}  // namespace byways::app::test

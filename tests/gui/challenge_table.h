// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/games/challenges/challenge_board.h"
#include "tests/gui/gui_fixture.h"

// A challenge on the table: starts that are easy to follow, and what stands around the board.

namespace byways::app::test {

inline constexpr auto kJumps = "crooked-jumps";
/// Solved by D0>C0>B0 B0>A0>O; after C0>D0>E0 there is no solution.
inline constexpr auto kThree = "A0 C0 D0";
/// Solved by C0>B0>A0 D0>C7>B0 B0>A0>O.
inline constexpr auto kFour = "B0 C0 C7 D0";

[[nodiscard]] ChallengeBoard& boardOf(Gui& gui);
/// Puts a challenge from that start on the table.
void start(Gui& gui, const char* game, const char* from);
/// The text of the label of that name.
[[nodiscard]] QString textOf(Gui& gui, const char* label);
/// Clicks the button of that name.
void press(Gui& gui, const char* button);
/// The places with marks of that kind.
[[nodiscard]] QStringList marked(Gui& gui, PassMark::Kind kind);

}  // namespace byways::app::test

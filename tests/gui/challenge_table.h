// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/games/challenges/challenge_board.h"
#include "tests/gui/gui_fixture.h"

// A challenge at the table, with simple starts, and access to what is around the board.

namespace byways::app::test {

inline constexpr auto kJumps = "crooked-jumps";
/// A start of Crooked Jumps with three pieces, solved by D0>C0>B0 B0>A0>O; after C0>D0>E0 it has no solution.
inline constexpr auto kThree = "A0 C0 D0";
/// A start of Crooked Jumps with four pieces, solved by C0>B0>A0 D0>C7>B0 B0>A0>O.
inline constexpr auto kFour = "B0 C0 C7 D0";

[[nodiscard]] ChallengeBoard& boardOf(Gui& gui);
/// Opens the challenge `game` with the start `from`.
void start(Gui& gui, const char* game, const char* from);
/// The text of the label with the object name `label`.
[[nodiscard]] QString textOf(Gui& gui, const char* label);
/// Clicks the button with the object name `button`.
void press(Gui& gui, const char* button);

}  // namespace byways::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// A game with so many random turns, the same each time; one of two is given up then.
[[nodiscard]] Timeline someGame(const char* id, const OptionMap& options, int players, std::uint64_t turns);
/// A short game on a small board.
[[nodiscard]] Timeline someByg();

/// Puts it on the table from a file of the library, at its end; for two or three players.
void openGame(Gui& gui, const Timeline& timeline);

/// Writes a review of everything into its record: the turn of that number, counted from 0, has given away
/// about half, and another one would have been better. The answer is the index of its entry.
std::size_t keepJudged(Match& match, std::size_t number);

}  // namespace byways::app::test

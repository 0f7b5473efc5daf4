// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// A game with `turns` random turns, the same at every call. If it has two players, one of them resigns at
/// the end.
[[nodiscard]] Timeline randomGameOf(const char* id, const OptionMap& options, int players,
                                    std::uint64_t turns);
/// A short game of Byg on a small board.
[[nodiscard]] Timeline someByg();

/// Opens the game from a file of the library, at its end; for two or three players.
void openGame(Gui& gui, const Timeline& timeline);

/// Writes a review of all turns into the record, in which turn `number`, from 0, gave away about half of the
/// chances. Returns the index of its entry.
std::size_t keepJudged(Match& match, std::size_t number);

}  // namespace byways::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

// Walks through the windows in the language and direction of the moment, in a small window. What doesn't fit
// (cutOffTexts) fails the test.

void seeShelf(Gui& gui);
void seeTables(Gui& gui);
/// A review with a turn chosen, and learning from it.
void seeReviews(Gui& gui);
void seeSetUpPages(Gui& gui);
/// Preferences, about, keys, comments, print and export.
void seeDialogs(Gui& gui);
void seeNewGameSheets(Gui& gui);
void seePuzzleRoom(Gui& gui);
/// The archive and the statistics of a game that is over.
void seeFinishedGames(Gui& gui);
/// Random games, nine entries long and to their ends, between as many people as there can be.
void seeGamesUnderWay(Gui& gui);

/// Fails the test if a window shows something cut off, once it has had time to lay itself out.
void lookForCutOffs(QWidget& window, const QString& what);

}  // namespace byways::app::test

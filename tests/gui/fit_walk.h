// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

// Walks through all windows with the current language, direction and text size. The test fails for anything
// that doesn't fit (cutOffTexts), needs scrolling although it must not (outOfSight), or leaves the screen.

constexpr QSize kSmallWindow(900, 650);
constexpr QSize kLowWindow(1024, 576);
constexpr QSize kEnlargedWindow(853, 533);  // on a screen of 1280x800 at 150 %

/// Fonts that texts have to fit in, if installed: a wide one, an ordinary one, a narrow one.
[[nodiscard]] QStringList fitFonts();
/// Sets the program's font; the next Gui uses it.
void setProgramFont(const QString& family);

void seeShelf(Gui& gui);
void seeTables(Gui& gui);
/// A review with a selected turn, and the page on which people learn from this turn.
void seeReviews(Gui& gui);
void seeSetUpPages(Gui& gui);
/// The dialogs for preferences, about, keys, comments, print and export.
void seeDialogs(Gui& gui);
void seeNewGameSheets(Gui& gui);
void seePuzzleRoom(Gui& gui);
/// The archive, and the statistics of a finished game.
void seeFinishedGames(Gui& gui);
/// Random games of all rule sets with as many people as possible: after 9 turns, after 22, and at the end.
void seeGamesUnderWay(Gui& gui);
/// Does what seeGamesUnderWay does, with the window in each of these sizes.
void seeGamesUnderWayAt(Gui& gui, const QList<QSize>& sizes);

/// Fails the test if something in the window is cut off, once its layout has settled.
void lookForCutOffs(QWidget& window, const QString& what);

/// While an object of this class exists, buttons too small for a finger fail the test, too.
class LookForFingers {
 public:
  LookForFingers();
  ~LookForFingers();
  LookForFingers(const LookForFingers&) = delete;
  LookForFingers& operator=(const LookForFingers&) = delete;
};

/// Whether the whole window, with its frame, is within the available area of its screen.
[[nodiscard]] bool isOnScreen(const QWidget& window);
/// The window's position, for failure messages.
[[nodiscard]] QString placeOf(const QWidget& window);

}  // namespace byways::app::test

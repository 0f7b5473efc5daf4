// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

// Walks through the windows in the language, direction and size of the moment. What doesn't fit
// (cutOffTexts), can't be seen without scrolling though it must (outOfSight) or leaves the screen fails the
// test.

constexpr QSize kSmallWindow(900, 650);
constexpr QSize kLowWindow(1024, 576);
constexpr QSize kEnlargedWindow(853, 533);  // on a screen of 1280x800 at 150 per cent

/// Fonts that texts have to fit in, as far as they are installed: a wide one, a usual one, a narrow one.
[[nodiscard]] QStringList fitFonts();
/// Makes one of them the program's, which the next Gui takes up.
void setProgramFont(const QString& family);

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
/// The same in windows of these sizes.
void seeGamesUnderWayAt(Gui& gui, const QList<QSize>& sizes);

/// Fails the test if a window shows something cut off, once it has had time to lay itself out.
void lookForCutOffs(QWidget& window, const QString& what);

/// As long as one of these is there, buttons that are too small for a finger fail the test, too.
class LookForFingers {
 public:
  LookForFingers();
  ~LookForFingers();
  LookForFingers(const LookForFingers&) = delete;
  LookForFingers& operator=(const LookForFingers&) = delete;
};

/// Whether all of a window, its frame included, lies where windows may be on its screen.
[[nodiscard]] bool isOnScreen(const QWidget& window);
/// Where it lies, for a test that fails.
[[nodiscard]] QString placeOf(const QWidget& window);

}  // namespace byways::app::test

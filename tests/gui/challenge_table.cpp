// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/challenge_table.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

ChallengeBoard& boardOf(Gui& gui) { return dynamic_cast<ChallengeBoard&>(gui.board()); }

void start(Gui& gui, const char* game, const char* from) {
  gui.window().start(challengeSetup(game, from));
  QCoreApplication::processEvents();
}

QString textOf(Gui& gui, const char* label) { return gui.find<QLabel>(label).text(); }

// A new widget has its position after the next layout.
void press(Gui& gui, const char* button) {
  QCoreApplication::processEvents();
  QTest::mouseClick(&gui.find<QAbstractButton>(button), Qt::LeftButton);
}

}  // namespace byways::app::test

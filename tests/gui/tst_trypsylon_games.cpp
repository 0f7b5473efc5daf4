// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of TRYPSYLON in the window; the command line agrees about the results.
#include <QLabel>
#include <QTest>

#include "tests/gui/gui_program.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

class TrypsylonGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void wholeGames_data();
  void wholeGames();
};

namespace {

using Way = TrypsylonHand::Way;

}  // namespace

void TrypsylonGames::wholeGames_data() {
  QTest::addColumn<QByteArray>("board");
  QTest::addColumn<bool>("expert");
  QTest::addColumn<bool>("touchMove");
  QTest::addColumn<int>("way");
  QTest::addColumn<uint>("seed");
  QTest::newRow("5x5 by clicks") << QByteArray("5x5") << false << true << 0 << 31U;
  QTest::newRow("5x6 by drags") << QByteArray("5x6") << false << false << 1 << 32U;
  QTest::newRow("Expert 6x6 by clicks") << QByteArray("6x6") << true << false << 0 << 33U;
  QTest::newRow("Expert 5x5 by drags") << QByteArray("5x5") << true << true << 1 << 34U;
  QTest::newRow("Expert 6x5 by keys") << QByteArray("6x5") << true << true << 2 << 35U;
}

void TrypsylonGames::wholeGames() {
  QFETCH(QByteArray, board);
  QFETCH(bool, expert);
  QFETCH(bool, touchMove);
  QFETCH(int, way);
  QFETCH(uint, seed);
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"board", board.toStdString()}, {"expert", expert}, {"touch-move", touchMove}});
  gui.board().setFocus();
  Random random(seed);
  for (int steps = 0; gui.timeline().to_move() > 0; ++steps) {
    QVERIFY(steps < 600);
    const QString step = hand.anyStep(random);
    const std::size_t before = gui.timeline().cursor();
    hand.play(step, static_cast<Way>(way));
    QVERIFY2(gui.timeline().cursor() == before + 1, qPrintable(step));
    const QString played =
        openSteps(gui).isEmpty() ? lastTurn(gui).section(QLatin1Char(' '), -1) : openSteps(gui).back();
    QCOMPARE(played, step);
  }
  compareEndWithCli(gui);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon_games", TrypsylonGames);
#include "tst_trypsylon_games.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Hexagonal Highway with several players: by keys alone, behind the curtain, and a whole game of six.
#include <QLabel>
#include <QTest>

#include "engine/core/random.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"

namespace byways::app::test {

class HighwayGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keysAlone();
  void nothingIsSaidBehindTheCurtain();
  void wholeGameOfSix();
};

namespace {

QStringList steps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

}  // namespace

void HighwayGames::keysAlone() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  hand.submitByKeys(at("B2=L A3=R B3=X se"));
  QCOMPARE(steps(gui), (QStringList{at("B2=L"), at("A3=R"), at("B3=X"), at("se")}));
  gui.key(Qt::Key_Delete);  // the cursor is still on the barrier
  QVERIFY(!steps(gui).contains(at("B3=X")));
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 2);
  hand.liftCurtain();
  hand.submitByKeys(at("w"));
  gui.endTurn();
  QVERIFY(hand.board().isPlayingOut());
  gui.key(Qt::Key_Space);
  QVERIFY(!hand.board().isPlayingOut());
  QVERIFY(gui.match().isTableOpen());
}

// HWY-2: sealed submissions can't be read from the board.
void HighwayGames::nothingIsSaidBehindTheCurtain() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  const auto everyName = [&] {
    QStringList names;
    for (const QString& place : hand.board().places()) {
      names.append(accessibleNameOf(hand.board(), place));
    }
    return names;
  };
  const QStringList publicNames = everyName();
  const BoardGlance open(hand.board());
  hand.liftCurtain();
  hand.submit(at("B2=L A3=R se"));
  QVERIFY(hand.board().describe(at("B2")).contains(at("your left-turn sign")));
  QVERIFY(open.changedAt(at("B2")));
  hand.seal();
  const auto isSilent = [&] { return everyName() == publicNames && !open.changed(); };
  QVERIFY(isSilent());
  hand.board().activate(at("B2"));
  QVERIFY(isSilent());
  gui.key(Qt::Key_Space);
  // The second player's hand.
  QCOMPARE(placesSaying(hand.board(), "no direction chosen yet"), QStringList{at("A5")});
  QCOMPARE(placesSaying(hand.board(), "placed this round"), QStringList());
  QCOMPARE(placesSaying(hand.board(), ", chosen"), QStringList());
  QVERIFY(hand.board().describe(at("L")).endsWith(at("2 left")));
  QVERIFY(!open.changedAt(at("B2")) && !open.changedBetween(at("A1"), at("B2")));
}

// Six players at one screen: the window and the command line agree about the result.
void HighwayGames::wholeGameOfSix() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  Random random(7);
  int turns = 0;
  while (gui.timeline().to_move() != kNobody) {
    hand.liftCurtain();
    const Seat seat = gui.timeline().to_move();
    QStringList turn;
    for (const std::string& step : gui.timeline().state().random_turn(random)) {
      turn.append(QString::fromStdString(step));
    }
    // Makes every other submission by keys.
    ++turns % 2 == 0 ? hand.submit(turn.join(u' ')) : hand.submitByKeys(turn.join(u' '));
    QStringList made = steps(gui);
    made.sort();
    turn.sort();
    QCOMPARE(made, turn);
    hand.seal();
    QVERIFY(gui.timeline().to_move() != seat || gui.match().players() == 1 || hand.board().isPlayingOut());
    hand.skipRace();
  }
  QCOMPARE(turns, 36);
  compareEndWithCli(gui);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_game", HighwayGames);
#include "tst_highway_game.moc"

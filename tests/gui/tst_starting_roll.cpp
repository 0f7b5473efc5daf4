// SPDX-License-Identifier: GPL-3.0-or-later
// A visible roll decides who starts.
#include <QPointer>
#include <QTest>
#include <QToolButton>

#include "app/match/match.h"
#include "app/setup/lot_overlay.h"
#include "engine/games.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class StartingRoll : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theHighestRollStarts();
  void everybodySeesIt();
  void oneRollsAfterTheOther();
  void aKeyGoesOnWhereverTheFocusIs();
  void otherGamesDrawTheirLots();
};

namespace {

MatchSetup diceSetup(const char* game, int players, int start = 1) {
  return passSetup(*find_game(game), players, {{"start", start}});
}

}  // namespace

// OVP-1, GRP-1: the rolls that everybody sees agree with the lot in the record.
void StartingRoll::theHighestRollStarts() {
  for (int players = 2; players <= 4; ++players) {
    for (int game = 0; game < 20; ++game) {
      Match match(diceSetup("over-pass", players, 0));
      QVERIFY(match.isRollDue());
      const QList<std::array<int, 2>> rolls = match.startingRolls();
      QCOMPARE(rolls.size(), players);
      const auto sum = [](const std::array<int, 2>& dice) { return dice[0] + dice[1]; };
      for (Seat seat = 1; seat <= players; ++seat) {
        QVERIFY(seat == match.onTurn() || sum(rolls[seat - 1]) < sum(rolls[match.onTurn() - 1]));
      }
      match.roll();
      QVERIFY(match.startingRolls() == rolls);
    }
  }
  QVERIFY(Match(diceSetup("over-pass", 3, 2)).startingRolls().isEmpty());  // an option decided it
}

// "Press a key" works while the focus is elsewhere, too. Tab moves the focus as usual.
void StartingRoll::aKeyGoesOnWhereverTheFocusIs() {
  Gui gui;
  gui.window().start(diceSetup("groups-of-three", 3, 0));
  const QPointer<LotOverlay> overlay = &gui.find<LotOverlay>("lotOverlay");
  auto& button = gui.find<QToolButton>("seatButton1");
  button.setFocus(Qt::TabFocusReason);
  gui.key(Qt::Key_Tab);
  QVERIFY(overlay->isVisible());
  gui.key(Qt::Key_H);
  QVERIFY(overlay.isNull() || !overlay->isVisible());
  QVERIFY(gui.match().isRollDue());
}

void StartingRoll::everybodySeesIt() {
  Gui gui;
  gui.window().start(diceSetup("groups-of-three", 3, 0));
  auto& overlay = gui.find<LotOverlay>("lotOverlay");
  QVERIFY(overlay.isVisible());
  QVERIFY(overlay.accessibleName().contains(gui.match().name(gui.match().onTurn())));
  QTest::keyClick(&overlay, Qt::Key_Space);
  QVERIFY(gui.match().isRollDue());  // the overlay took the key
  gui.board().setFocus();
  gui.key(Qt::Key_Space);
  QVERIFY(!gui.match().isRollDue());
}

// With animations the pairs tumble one after another; a click skips that.
void StartingRoll::oneRollsAfterTheOther() {
  Gui gui;
  gui.preferences().setAnimations(true);
  gui.window().start(diceSetup("over-pass", 4, 0));
  auto* const overlay = gui.window().findChild<LotOverlay*>(at("lotOverlay"));
  QVERIFY(overlay != nullptr);
  const auto picture = [overlay] { return overlay->grab().toImage(); };
  const QImage before = picture();
  QTRY_VERIFY(picture() != before);
  QTest::mouseClick(overlay, Qt::LeftButton);
  const QImage shown = picture();
  QTest::qWait(50);
  QCOMPARE(picture(), shown);  // the result stays to be read
  QTest::mouseClick(overlay, Qt::LeftButton);
  QTRY_VERIFY(gui.window().findChild<LotOverlay*>(at("lotOverlay")) == nullptr);
}

void StartingRoll::otherGamesDrawTheirLots() {
  const Match byg({find_game("byg"), {}, {at("Ann"), at("Ben")}, {0, 1}});
  QVERIFY(!byg.isRollDue());
  QVERIFY(byg.timeline().length() > 0);
  QVERIFY(byg.startingRolls().isEmpty());
  const Match mono(diceSetup("mono-line", 2, 0));
  QVERIFY(!mono.isRollDue());
  QVERIFY(mono.timeline().to_move() > 0);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("starting_roll", StartingRoll);
#include "tst_starting_roll.moc"

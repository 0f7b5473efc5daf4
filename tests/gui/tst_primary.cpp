// SPDX-License-Identifier: GPL-3.0-or-later
// One primary button at a time, whatever is on the table. For lessons see tst_lesson_steps.cpp.
#include <QPushButton>
#include <QTest>

#include "app/exercise/problem_run.h"
#include "app/games/catalogue.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/primary_buttons.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

class Primary : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void atTheTableAndUnderTheResult_data();
  void atTheTableAndUnderTheResult();
  void inProblems();
  void inPuzzles();
  void betweenRounds();
};

namespace {

bool isSeen(Gui& gui, const char* name) {
  const auto* const button = gui.window().findChild<QPushButton*>(QString::fromLatin1(name));
  return button != nullptr && button->isVisible();
}

}  // namespace

void Primary::atTheTableAndUnderTheResult_data() {
  QTest::addColumn<QString>("id");
  for (const CatalogueEntry& entry : catalogue()) {
    const std::string_view id = entry.face->game().id();
    QTest::newRow(std::string(id).c_str()) << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  }
}

void Primary::atTheTableAndUnderTheResult() {
  QFETCH(QString, id);
  Gui gui;
  const Game& game = *find_game(id.toStdString());
  const int players = game.fewest_players();
  openGame(gui, randomGameOf(game.id().data(), {}, std::max(players, 1), 5));
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
  while (!gui.timeline().outcome()) {
    const Seat seat = std::max(gui.timeline().to_move(), gui.timeline().to_roll());
    const bool isLeft =
        gui.match().playDeclaration(std::max(seat, 1), players > 2 ? at("leave") : at("resign")).has_value();
    QVERIFY(!isLeft);
    QVERIFY(primaryButtons(gui.window()).size() <= 1);
  }
  QCoreApplication::processEvents();
  QVERIFY(!isSeen(gui, "endTurn") && !isSeen(gui, "roll"));
  QVERIFY2(primaryButtons(gui.window()).size() == 1, qPrintable(primaryButtons(gui.window()).join(u' ')));
}

void Primary::inProblems() {
  for (const CatalogueEntry& entry : catalogue()) {
    const std::vector<Problem>& problems = problems_of(entry.face->game());
    if (problems.empty()) {
      continue;
    }
    const Problem& problem = problems.front();
    Gui gui;
    gui.preferences().setPace(Preferences::Pace::AtOnce);
    gui.open(problem);
    QVERIFY(primaryButtons(gui.window()).size() <= 1);
    for (const std::string& step : problem.game->split_turn(problem.turn)) {
      static_cast<void>(gui.match().play(QString::fromStdString(step)));
    }
    static_cast<void>(gui.match().play(at("end")));
    QVERIFY(primaryButtons(gui.window()).size() <= 1);
    QTRY_COMPARE(primaryButtons(gui.window()), QStringList{at("exerciseGo")});
    QVERIFY(!isSeen(gui, "endTurn"));
  }
}

void Primary::inPuzzles() {
  Gui gui;
  start(gui, kJumps, kThree);
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
  press(gui, "solution");
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
  QTRY_VERIFY(isSeen(gui, "exerciseGo"));
  QCOMPARE(primaryButtons(gui.window()), QStringList{at("exerciseGo")});
  press(gui, "exerciseGo");  // to the end of the solution
  QCOMPARE(primaryButtons(gui.window()), QStringList{at("exerciseGo")});
  press(gui, "exerciseGo");  // and back to the attempt
  QTRY_VERIFY(!isSeen(gui, "exerciseGo"));
  playSteps(gui.match(), at("D0>C0>B0 B0>A0>O"));
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
  start(gui, kJumps, kThree);
  playSteps(gui.match(), at("C0>D0>E0"));
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
}

// During the race its own button is the primary one, then the button that begins the next round.
void Primary::betweenRounds() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  for (const char* const turn : {"se", "sw"}) {
    QVERIFY(primaryButtons(gui.window()).size() <= 1);
    hand.liftCurtain();
    QCOMPARE(primaryButtons(gui.window()), QStringList{at("endTurn")});
    static_cast<void>(gui.match().play(at(turn)));
    hand.seal();
  }
  QVERIFY(hand.board().isPlayingOut());
  QCOMPARE(primaryButtons(gui.window()), QStringList{at("raceContinue")});
  hand.skipRace();
  QCOMPARE(primaryButtons(gui.window()), QStringList{at("endTurn")});
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("primary", Primary);
#include "tst_primary.moc"

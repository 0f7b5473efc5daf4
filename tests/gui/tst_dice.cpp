// SPDX-License-Identifier: GPL-3.0-or-later
// Dice at the table: they wait for the player on turn and keep their outcome.
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

#include "app/match/match.h"
#include "engine/games.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class Dice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theyWaitAndTheButtonRolls();
  void keysRoll();
  void aClickOnTheDiceRolls();
  void theyTumbleAndRest();
  void enterDoesNotEndATurnThatHasNotBegun();
  void undoGoesBackToTheRollAndItRepeats();
  void anotherWayToPlayChangesNoRoll();
  void aRollOfARecordIsRepeated();
  void resigningBeforeTheRoll();
  void leavingBeforeTheRoll();
  void aGameIsKeptWithItsRollDue();
};

namespace {

QString at(const char* text) { return QString::fromLatin1(text); }

MatchSetup diceSetup(const char* game, int players, int start = 1) {
  return passSetup(*find_game(game), players, {{"start", start}});
}

void startDice(Gui& gui, const char* game = "groups-of-three", int players = 2) {
  gui.window().start(diceSetup(game, players));
  QCoreApplication::processEvents();
  gui.board().setFocus();
}

QString lastEntry(const Match& match) {
  const std::vector<Entry> entries = match.timeline().entries_until(match.timeline().cursor());
  return entries.empty() ? QString() : QString::fromStdString(write_entry(entries.back()));
}

bool isRolled(Gui& gui) {
  return !gui.match().isRollDue() && lastEntry(gui.match()).startsWith(at("*: roll "));
}

// Ends the turn whatever has been done in it; most turns may be empty.
void endTurn(Match& match) { QCOMPARE(match.play(at("end")), std::nullopt); }

QString written(const QString& folder, const char* json) {
  const QString path = folder + at("/given.byways");
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(json) > 0 ? path : QString();
}

}  // namespace

// OVP-2, GRP-2: nothing is rolled before somebody does it.
void Dice::theyWaitAndTheButtonRolls() {
  Gui gui;
  startDice(gui);
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 1);
  QCOMPARE(gui.timeline().length(), 0U);
  auto& button = gui.find<QPushButton>("roll");
  QVERIFY(button.isVisible());
  QVERIFY(!gui.find<QPushButton>("endTurn").isVisible());
  QVERIFY(gui.find<QLabel>("headline").text().contains(at("Ann")));
  QTest::mouseClick(&button, Qt::LeftButton);
  QVERIFY(isRolled(gui));
  QVERIFY(!button.isVisible());
  QVERIFY(gui.find<QPushButton>("endTurn").isVisible());
  QCOMPARE(QApplication::focusWidget(), &gui.board());
  endTurn(gui.match());
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 2);
  QVERIFY(gui.find<QLabel>("headline").text().contains(at("Ben")));
}

void Dice::keysRoll() {
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_R}) {
    Gui gui;
    startDice(gui);
    gui.key(key);
    QVERIFY(isRolled(gui));
    const std::size_t length = gui.timeline().length();
    gui.key(key);  // once a turn
    QCOMPARE(gui.timeline().length(), length);
  }
}

void Dice::aClickOnTheDiceRolls() {
  Gui gui;
  startDice(gui);
  PassHand(gui).click(at("dice"));
  QVERIFY(isRolled(gui));
  const std::size_t length = gui.timeline().length();
  PassHand(gui).click(at("dice"));
  QCOMPARE(gui.timeline().length(), length);
}

// Less than 300 ms, with what was rolled on top at the end; at once where nothing is to move.
void Dice::theyTumbleAndRest() {
  for (const bool moves : {true, false}) {
    Gui gui;
    gui.preferences().setAnimations(moves);
    startDice(gui);
    const PassBoard& board = PassHand(gui).board();
    QVERIFY(board.sceneNow().dice->state == PassDice::State::Due);
    gui.key(Qt::Key_Space);
    const PassDice dice = *board.sceneNow().dice;
    QVERIFY(dice.state == PassDice::State::Rolled);
    QCOMPARE(dice.turn < 1, moves);
    QCOMPARE(lastEntry(gui.match()), QStringLiteral("*: roll %1 %2").arg(dice.eyes[0]).arg(dice.eyes[1]));
    QTRY_COMPARE(board.sceneNow().dice->turn, 1.0);
    QCOMPARE(board.sceneNow().dice->left, dice.eyes[0] + dice.eyes[1]);
  }
}

void Dice::enterDoesNotEndATurnThatHasNotBegun() {
  Gui gui;
  startDice(gui);
  gui.action("endTurnAction").trigger();
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 1);
}

// TURN-2: a roll that is taken back and made again is the same.
void Dice::undoGoesBackToTheRollAndItRepeats() {
  Gui gui;
  startDice(gui);
  QVERIFY(!gui.match().canUndo());
  gui.key(Qt::Key_Space);
  const QString roll = lastEntry(gui.match());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(gui.match().isRollDue());
  QVERIFY(gui.find<QPushButton>("roll").isVisible());
  gui.key(Qt::Key_Space);
  QCOMPARE(lastEntry(gui.match()), roll);
  gui.match().undo();
  gui.match().redo();
  QCOMPARE(lastEntry(gui.match()), roll);
  QVERIFY(!gui.match().isRollDue());
  // Over the next roll: first to it, then to the end of the turn before.
  endTurn(gui.match());
  gui.match().roll();
  const QString next = lastEntry(gui.match());
  gui.match().undo();
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 2);
  gui.match().undo();
  QVERIFY(!gui.match().isRollDue());
  QCOMPARE(gui.timeline().to_move(), 1);
  gui.match().redo();
  QVERIFY(gui.match().isRollDue());
  gui.match().redo();
  QCOMPARE(lastEntry(gui.match()), next);
  gui.match().goTo(0);
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 1);
  gui.match().roll();
  QCOMPARE(lastEntry(gui.match()), roll);
  QVERIFY(gui.match().canRedo());  // what followed is still there
}

// Nobody gets another roll by playing the turn before otherwise.
void Dice::anotherWayToPlayChangesNoRoll() {
  Gui gui;
  startDice(gui);
  gui.match().roll();
  endTurn(gui.match());
  gui.match().roll();
  const QString second = lastEntry(gui.match());
  gui.match().undo();
  gui.match().undo();
  const std::string step = gui.timeline().state().legal_steps().front();
  QCOMPARE(gui.match().play(QString::fromStdString(step)), std::nullopt);
  endTurn(gui.match());
  QVERIFY(!gui.match().canRedo());
  gui.match().roll();
  QCOMPARE(lastEntry(gui.match()), second);
}

// The dice of a record were rolled elsewhere: going back over them doesn't roll others.
void Dice::aRollOfARecordIsRepeated() {
  Gui gui;
  for (const char* const roll : {"roll 1 1", "roll 6 5"}) {
    const std::string json = R"({"format":"byways-record","version":1,"game":"groups-of-three",)"
                             R"("options":{"start":1},"players":[{"name":"Ann"},{"name":"Ben"}],)"
                             R"("turns":["*: )" +
                             std::string(roll) + R"("]})";
    QVERIFY(gui.window().openFile(written(gui.folder(), json.c_str())));
    QVERIFY(!gui.match().isRollDue());
    gui.match().undo();
    QVERIFY(gui.match().isRollDue());
    gui.match().roll();
    QCOMPARE(lastEntry(gui.match()), at("*: ") + at(roll));
  }
}

void Dice::resigningBeforeTheRoll() {
  Gui gui;
  startDice(gui);
  gui.match().roll();
  endTurn(gui.match());
  QVERIFY(gui.action("resign").isEnabled());
  gui.agreeSoon();
  gui.action("resign").trigger();
  QCOMPARE(gui.timeline().outcome()->winners, std::vector<Seat>{1});
  QVERIFY(!gui.match().isRollDue());
  gui.match().undo();
  QVERIFY(gui.match().isRollDue());
  gui.match().roll();  // instead of resigning again
  QVERIFY(isRolled(gui));
}

void Dice::leavingBeforeTheRoll() {
  Gui gui;
  startDice(gui, "groups-of-three", 3);
  QVERIFY(gui.action("leave").isEnabled());
  gui.agreeSoon();
  gui.action("leave").trigger();
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 2);
}

void Dice::aGameIsKeptWithItsRollDue() {
  const QTemporaryDir folder;
  QString path;
  QString roll;
  {
    Gui gui(folder.path());
    startDice(gui);
    gui.match().roll();
    endTurn(gui.match());
    const QList<SavedGame> games = gui.library().unfinished();
    QCOMPARE(games.size(), 1);
    path = games.front().path;
    const OpenedMatch opened = Library::open(path);
    QVERIFY(opened.match->isRollDue());
    QCOMPARE(opened.match->onTurn(), 2);
    gui.match().roll();
    roll = lastEntry(gui.match());
    gui.match().undo();
  }
  Gui gui(folder.path());
  QVERIFY(gui.window().openFile(path));
  QVERIFY(gui.match().isRollDue());
  QVERIFY(gui.find<QPushButton>("roll").isVisible());
  gui.key(Qt::Key_Space);
  QCOMPARE(lastEntry(gui.match()), roll);
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::Dice)
#include "tst_dice.moc"

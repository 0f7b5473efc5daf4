// SPDX-License-Identifier: GPL-3.0-or-later
// Dice at the table: they wait for the player to move, and keep their outcome.
#include <QCheckBox>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/games/pass/pass_painter.h"
#include "app/match/match.h"
#include "app/setup/new_game_sheet.h"
#include "app/table/roll_guard.h"
#include "app/table/table_page.h"
#include "engine/games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
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
  void whatEndedATurnDoesNotRoll();
  void movesThatAreLeftAreAskedAbout();
  void undoGoesBackToTheRollAndItRepeats();
  void anotherWayToPlayChangesNoRoll();
  void undoStopsAtARoll();
  void nobodyPlaysBeforeARollThatIsKnown();
  void aGameThatIsOverIsFree();
  void turnsAfterALookAheadAreMarked();
  void theAgreementIsKept();
  void theSheetAsks();
  void tumblingDiceStayInTheirTray();
  void aRollOfARecordIsRepeated();
  void resigningBeforeTheRoll();
  void leavingBeforeTheRoll();
  void aGameIsKeptWithItsRollDue();
};

namespace {

MatchSetup diceSetup(const char* game, int players, int start = 1) {
  return passSetup(*find_game(game), players, {{"start", start}});
}

/// `takesBack`: whether people have agreed to allow going back past a roll.
void startDice(Gui& gui, const char* game = "groups-of-three", int players = 2, bool takesBack = true) {
  MatchSetup setup = diceSetup(game, players);
  setup.takesBackRolls = takesBack;
  gui.window().start(setup);
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

// Ends the turn; most turns may be empty.
void endTurn(Match& match) { QCOMPARE(match.play(at("end")), std::nullopt); }

QString recordFileWith(const QString& folder, const char* json) {
  const QString path = folder + at("/given.byways");
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(json) > 0 ? path : QString();
}

}  // namespace

// OVP-2, GRP-2: dice wait until somebody rolls them.
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
  {
    Gui gui;
    startDice(gui);
    gui.endTurn();  // the key that ends turns
    QVERIFY(isRolled(gui));
  }
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_R}) {
    Gui gui;
    startDice(gui);
    gui.key(key);
    QVERIFY(isRolled(gui));
    const std::size_t length = gui.timeline().length();
    gui.key(key);  // only once in a turn
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

// The animation takes less than 300 ms and ends with the roll on top; with reduced motion the dice show it at
// once.
void Dice::theyTumbleAndRest() {
  for (const bool moves : {true, false}) {
    Gui gui;
    gui.preferences().setAnimations(moves);
    startDice(gui);
    BoardView& board = gui.board();
    QCOMPARE(accessibleNameOf(board, at("dice")), at("Two dice, to be rolled"));
    gui.key(Qt::Key_Space);
    const BoardGlance rolled(board);
    const QStringList eyes = lastEntry(gui.match()).split(u' ');  // "*: roll 3 2"
    QCOMPARE(eyes.size(), 4);
    QCOMPARE(accessibleNameOf(board, at("dice")), QStringLiteral("Two dice, %1 and %2: %3 of %3 moves left")
                                                      .arg(eyes[2], eyes[3])
                                                      .arg(eyes[2].toInt() + eyes[3].toInt()));
    if (moves) {
      QTRY_VERIFY_WITH_TIMEOUT(rolled.changedAt(at("dice")), 300);
    } else {
      QTest::qWait(20);
      QVERIFY(!rolled.changedAt(at("dice")));
    }
  }
}

void Dice::enterDoesNotEndATurnThatHasNotBegun() {
  Gui gui;
  startDice(gui);
  gui.action("endTurnAction").trigger();
  QVERIFY(gui.match().isRollDue());
  QCOMPARE(gui.match().onTurn(), 1);
}

// The button and key that roll are also those that end the turn, so a second press must not roll for the next
// player.
void Dice::whatEndedATurnDoesNotRoll() {
  Gui gui;
  startDice(gui);
  gui.key(Qt::Key_Space);
  while (!gui.timeline().state().legal_steps().empty()) {
    QVERIFY(!gui.match().play(QString::fromStdString(gui.timeline().state().legal_steps().front())));
  }
  gui.endTurn();
  gui.agreeIfAsked();
  QVERIFY(gui.match().isRollDue());
  gui.board().setFocus();
  gui.key(Qt::Key_Return);
  gui.endTurn();
  auto& roll = gui.find<QPushButton>("roll");
  QTest::mouseClick(&roll, Qt::LeftButton);
  QTest::keyClick(&roll, Qt::Key_Space);
  QVERIFY(gui.match().isRollDue());
  QTest::qWait(RollGuard::kMilliseconds + 50);
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
  QCoreApplication::sendEvent(&gui.board(), &held);
  QVERIFY(gui.match().isRollDue());
  QTest::mouseClick(&roll, Qt::LeftButton);
  QVERIFY(isRolled(gui));
}

void Dice::movesThatAreLeftAreAskedAbout() {
  for (const char* const game : {"groups-of-three", "over-pass"}) {
    Gui gui;
    startDice(gui, game);
    gui.key(Qt::Key_Space);
    for (int turn = 0; turn < 12 && gui.timeline().refusal(gui.timeline().to_move(), "end"); ++turn) {
      const auto legal = gui.timeline().state().legal_steps();
      if (legal.empty()) {
        break;
      }
      static_cast<void>(gui.match().play(QString::fromStdString(legal.front())));
    }
    const QString loss = gui.window().table()->face().lossAtEnd(gui.match());
    if (QLatin1String(game) == QLatin1String("groups-of-three")) {
      QVERIFY2(loss.contains(at("still have")), qPrintable(loss));
      QCOMPARE(gui.find<QLabel>("endTurnRemark").text(), loss);
    }
    if (loss.isEmpty()) {
      continue;
    }
    const Seat before = gui.match().onTurn();
    gui.find<QPushButton>("endTurn").click();
    QVERIFY(gui.window().findChild<QMessageBox*>(at("confirm")) != nullptr);
    QCOMPARE(gui.match().onTurn(), before);
    gui.agreeIfAsked();
    QVERIFY(gui.match().onTurn() != before);
  }
}

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
  // Undo goes back past the next roll: first it undoes the roll, then the end of the turn before.
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
  QVERIFY(gui.match().canRedo());  // the following steps can be redone
}

// Playing the previous turn differently doesn't change the next roll.
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

// By default, steps after a roll can be undone, but the roll and what was played before it can't.
void Dice::undoStopsAtARoll() {
  Gui gui;
  startDice(gui, "groups-of-three", 2, false);
  Match& match = gui.match();
  match.roll();
  QVERIFY(!match.canUndo());
  QVERIFY(match.undoStop() == Match::UndoStop::Rolled);
  QVERIFY(gui.action("undo").toolTip().contains(at("past a roll")));
  match.undo();
  QVERIFY(!match.isRollDue());
  QCOMPARE(match.play(QString::fromStdString(gui.timeline().state().legal_steps().front())), std::nullopt);
  QVERIFY(gui.action("undo").isEnabled());
  QVERIFY(!gui.action("undo").toolTip().contains(at("roll")));
  gui.action("undo").trigger();
  QVERIFY(gui.timeline().open_steps().empty());
  QVERIFY(!match.canUndo());
  // The end of a turn can be undone until the next player rolls.
  endTurn(match);
  QVERIFY(match.canUndo());
  match.undo();
  QCOMPARE(match.onTurn(), 1);
  match.redo();
  match.roll();
  QVERIFY(!match.canUndo());
}

// Looking back is allowed, playing from there isn't.
void Dice::nobodyPlaysBeforeARollThatIsKnown() {
  Gui gui;
  startDice(gui, "groups-of-three", 2, false);
  Match& match = gui.match();
  match.roll();
  const std::size_t turn = gui.timeline().cursor();
  endTurn(match);
  match.roll();
  const std::size_t length = gui.timeline().length();
  match.goTo(turn);
  QVERIFY(match.isHeldByRoll());
  const QString step = QString::fromStdString(gui.timeline().state().legal_steps().front());
  const std::optional<Refusal> refusal = match.play(step);
  QVERIFY(refusal && refusal->reason == "core.rolled-since");
  QVERIFY(gui.window().table()->face().explain(*refusal, match).contains(at("before a roll")));
  QVERIFY(match.replaceStep(step).has_value());
  QCOMPARE(gui.timeline().length(), length);
  match.goTo(length);
  QVERIFY(!match.isHeldByRoll());
}

void Dice::aGameThatIsOverIsFree() {
  Gui gui;
  startDice(gui, "groups-of-three", 2, false);
  Match& match = gui.match();
  match.roll();
  const std::size_t turn = gui.timeline().cursor();
  endTurn(match);
  match.roll();
  QCOMPARE(match.playDeclaration(2, at("resign")), std::nullopt);
  match.goTo(turn);
  QVERIFY(!match.isHeldByRoll());
  QCOMPARE(match.play(QString::fromStdString(gui.timeline().state().legal_steps().front())), std::nullopt);
}

// Ann ends her turn, sees Ben's roll, goes back and plays something else.
void Dice::turnsAfterALookAheadAreMarked() {
  Gui gui;
  startDice(gui);
  Match& match = gui.match();
  match.roll();
  endTurn(match);
  QVERIFY(match.turnsAfterLook().empty());
  match.roll();
  match.undo();
  match.undo();
  QCOMPARE(match.play(QString::fromStdString(gui.timeline().state().legal_steps().front())), std::nullopt);
  QVERIFY(match.turnsAfterLook().empty());  // not while the turn can still be undone
  endTurn(match);
  const std::size_t marked = gui.timeline().entries().size() - 1;
  QCOMPARE(match.turnsAfterLook(), std::set<std::size_t>{marked});
  match.roll();
  endTurn(match);
  QCOMPARE(match.turnsAfterLook(), std::set<std::size_t>{marked});  // nobody else knew a later roll
  const auto& list = gui.find<QListWidget>("turnList");
  int rows = 0;
  for (int row = 0; row < list.count(); ++row) {
    rows += list.item(row)->toolTip().contains(at("knowing the next roll")) ? 1 : 0;
  }
  QCOMPARE(rows, 1);
  // The mark is in the record, and the abandoned line has none.
  const QString file = gui.folder() + at("/looked.byways");
  QCOMPARE(Library::write(match, file), QString());
  const OpenedMatch opened = Library::open(file);
  QVERIFY(opened.match != nullptr);
  QCOMPARE(opened.match->turnsAfterLook(), std::set<std::size_t>{marked});
  opened.match->takeVariation(0);
  QVERIFY(opened.match->turnsAfterLook().empty());
}

void Dice::theAgreementIsKept() {
  Gui gui;
  for (const bool takesBack : {true, false}) {
    startDice(gui, "over-pass", 2, takesBack);
    gui.match().roll();
    const QString file = gui.folder() + at("/kept.byways");
    QCOMPARE(Library::write(gui.match(), file), QString());
    const OpenedMatch opened = Library::open(file);
    QVERIFY(opened.match != nullptr);
    QCOMPARE(opened.match->takesBackRolls(), takesBack);
    QCOMPARE(opened.match->setup().takesBackRolls, takesBack);
    QCOMPARE(opened.match->canUndo(), takesBack);
  }
  // An older record, and one with malformed values.
  for (const char* const table : {"{}", R"({"takes_back_rolls":5,"looked_ahead":[1,{"a":2},"3 x"]})"}) {
    const std::string json = R"({"format":"byways-record","version":1,"game":"groups-of-three",)"
                             R"("options":{"start":1},"players":[{"name":"Ann"},{"name":"Ben"}],)"
                             R"("turns":["*: roll 1 1"],"table":)" +
                             std::string(table) + "}";
    const OpenedMatch opened = Library::open(recordFileWith(gui.folder(), json.c_str()));
    QVERIFY(opened.match != nullptr);
    QVERIFY(opened.match->takesBackRolls());
    QVERIFY(opened.match->turnsAfterLook().empty());
  }
}

// The switch is off at first and remembered for the next game; games without dice don't have it.
void Dice::theSheetAsks() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("over-pass"));
  {
    NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt);
    sheet.show();
    auto* const box = sheet.findChild<QCheckBox*>(at("takesBackRolls"));
    QVERIFY(box != nullptr && box->isVisible() && !box->isChecked());
    QVERIFY(!box->accessibleName().isEmpty());
    QVERIFY(!sheet.setup().takesBackRolls);
    box->setChecked(true);
    QVERIFY(sheet.setup().takesBackRolls);
    sheet.accept();
  }
  NewGameSheet again(face, gui.preferences(), gui.look(), std::nullopt);
  QVERIFY(again.setup().takesBackRolls);
  NewGameSheet other(faceOf(*find_game("byg")), gui.preferences(), gui.look(), std::nullopt);
  other.show();
  QVERIFY(!other.findChild<QCheckBox*>(at("takesBackRolls"))->isVisible());
}

// Nothing is ever painted beside the tray.
void Dice::tumblingDiceStayInTheirTray() {
  const std::unique_ptr<const Look> still = Look::still({});
  const Look& look = *still;
  constexpr int kBoardSide = 726;
  const auto picture = [&](const PassScene& scene) {
    QImage image(kBoardSide, kBoardSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(kBoardSide / 2.0, kBoardSide / 2.0);
    drawPassDice(painter, scene, look);
    return image;
  };
  for (int turn = 0; turn <= 20; ++turn) {
    PassScene scene;
    scene.dice = PassDice{.state = PassDice::State::Rolled,
                          .corner = 2,
                          .eyes = {6, 1},
                          .movesLeft = 7,
                          .total = 7,
                          .tumbled = turn / 20.0};
    const QImage image = picture(scene);
    const QRect tray = PassSurface::diceArea(2)
                           .translated(kBoardSide / 2.0, kBoardSide / 2.0)
                           .toAlignedRect()
                           .adjusted(-1, -1, 1, 1);
    for (int y = 0; y < kBoardSide; ++y) {
      for (int x = 0; x < kBoardSide; ++x) {
        if (!tray.contains(x, y) && image.pixelColor(x, y) != QColor(Qt::white)) {
          QFAIL(qPrintable(QStringLiteral("%1: %2, %3").arg(turn).arg(x).arg(y)));
        }
      }
    }
  }
}

// The dice of a record were rolled elsewhere. Whoever goes back past a roll and rolls gets the same dice.
void Dice::aRollOfARecordIsRepeated() {
  Gui gui;
  for (const char* const roll : {"roll 1 1", "roll 6 5"}) {
    const std::string json = R"({"format":"byways-record","version":1,"game":"groups-of-three",)"
                             R"("options":{"start":1},"players":[{"name":"Ann"},{"name":"Ben"}],)"
                             R"("turns":["*: )" +
                             std::string(roll) + R"("]})";
    QVERIFY(gui.window().openFile(recordFileWith(gui.folder(), json.c_str())));
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
    const QList<SavedGame> games = gui.unfinished();
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

BYWAYS_GUI_TEST("dice", Dice);
#include "tst_dice.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QTest>
#include <QTimer>

#include "app/match/match_clock.h"
#include "app/setup/new_game_sheet.h"
#include "tests/gui/arrange_hand.h"
#include "tests/gui/gui_program.h"

// A position is set up by hand and a game begins there, with Byg as the example.

namespace byways::app::test {

namespace {

const QString kAnn = QStringLiteral("1");
const QString kBen = QStringLiteral("2");

// The stones of a position, each with the seat of its owner: "A1=1 C3=2".
QString stonesOf(const nlohmann::json& position) {
  QStringList stones;
  for (const auto& [place, seat] : position.at("cells").items()) {
    stones.append(QStringLiteral("%1=%2").arg(QString::fromStdString(place)).arg(seat.get<int>()));
  }
  return stones.join(QLatin1Char(' '));
}

QString stonesOf(const Arrangement& now) { return stonesOf(now.position); }

}  // namespace

class ArrangeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theTableIsTheStart();
  void aClickPutsAndTakes();
  void draggingGoesOn();
  void whatIsWrongIsSaid();
  void changesCanBeUndone();
  void theKeyboardIsEnough();
  void cancellingLosesNothing();
  void theGameIsARecord();
  void playingAgainBeginsThere();
  void theSheetLeadsThere();
  void theClockStands();
  void aFinishedMonoLineKeepsItsLastPiece();
};

void ArrangeTest::theTableIsTheStart() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("A1"));
  gui.action("endTurnAction").trigger();
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(hand.board().isVisible());
  QVERIFY(!gui.window().table()->isVisible());
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("A1=2"));  // Ben opens the game
  QCOMPARE(hand.now().to_move, 1);
  QVERIFY(hand.canPlay());
}

void ArrangeTest::aClickPutsAndTakes() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  const QImage empty = hand.picture();
  hand.takeUp(kBen);
  hand.click(QStringLiteral("C3"));
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("C3=2"));
  QVERIFY(hand.picture() != empty);
  hand.takeUp(kAnn);
  hand.click(QStringLiteral("C3"));  // replaces the other player's stone
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("C3=1"));
  QVERIFY(hand.board().describe(QStringLiteral("C3")).contains(QStringLiteral("Stone of Ann")));
  hand.click(QStringLiteral("C3"));
  QVERIFY(stonesOf(hand.now()).isEmpty());
  hand.click(QStringLiteral("C3"));
  hand.click(QStringLiteral("C3"), Qt::RightButton);
  QVERIFY(stonesOf(hand.now()).isEmpty());
  QVERIFY(hand.picture() == empty);
}

void ArrangeTest::draggingGoesOn() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  const auto at = [&](const char* place) {
    return hand.board().areaOf(QLatin1String(place)).center().toPoint();
  };
  const auto drag = [&](const QPoint& to) {
    QMouseEvent move(QEvent::MouseMove, to, hand.board().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&hand.board(), &move);
  };
  hand.takeUp(kAnn);
  QTest::mousePress(&hand.board(), Qt::LeftButton, Qt::NoModifier, at("C3"));
  drag(at("C4"));
  drag(at("C5"));
  QTest::mouseRelease(&hand.board(), Qt::LeftButton, Qt::NoModifier, at("C5"));
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("C3=1 C4=1 C5=1"));
}

void ArrangeTest::whatIsWrongIsSaid() {
  Gui gui;
  gui.startByg(3);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  hand.takeUp(kBen);
  for (const QString& place : hand.board().places()) {
    hand.click(place);
  }
  QVERIFY(!hand.canPlay());
  QCOMPARE(hand.status(), QStringLiteral("The game is already over in this position."));
  hand.press("playArranged");
  QVERIFY(gui.window().arranging() != nullptr);
  hand.click(QStringLiteral("A1"));
  QVERIFY(!hand.canPlay());
  QVERIFY2(hand.status().contains(QStringLiteral("Ann")), qPrintable(hand.status()));
  hand.press("emptyBoard");
  QVERIFY(hand.canPlay());
  QVERIFY(stonesOf(hand.now()).isEmpty());
}

void ArrangeTest::changesCanBeUndone() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(!gui.action("undo").isEnabled());
  hand.takeUp(kAnn);
  hand.click(QStringLiteral("A1"));
  hand.click(QStringLiteral("B2"));
  const Arrangement both = hand.now();
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("A1=1"));
  gui.action("redo").trigger();
  QVERIFY(hand.now() == both);
  QVERIFY(!gui.action("redo").isEnabled());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(stonesOf(hand.now()).isEmpty());
  hand.press("usualStart");
  QVERIFY(stonesOf(hand.now()).isEmpty());
}

void ArrangeTest::theKeyboardIsEnough() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(hand.board().hasFocus());
  gui.key(Qt::Key_2);
  QCOMPARE(hand.board().piece(), kBen);
  QVERIFY(hand.walkTo(QStringLiteral("B3")));
  gui.key(Qt::Key_Space);
  QVERIFY(hand.walkTo(QStringLiteral("D2")));
  gui.key(Qt::Key_1);
  gui.key(Qt::Key_Return);
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("B3=2 D2=1"));
  gui.key(Qt::Key_Delete);
  QCOMPARE(stonesOf(hand.now()), QStringLiteral("B3=2"));
  gui.key(Qt::Key_Return);
  gui.key(Qt::Key_0);
  QVERIFY(hand.board().piece().isEmpty());
  QVERIFY(hand.walkTo(QStringLiteral("A1")));
  QVERIFY(hand.walkTo(QStringLiteral("B3")));
  QVERIFY(hand.walkTo(QStringLiteral("D2")));
  for (const QString& place : hand.board().places()) {
    QVERIFY2(hand.walkTo(place), qPrintable(place));
  }
  // Tab goes through the panel to the button that starts the game.
  for (int i = 0; i < 20 && QApplication::focusWidget()->objectName() != QLatin1String("playArranged"); ++i) {
    gui.key(Qt::Key_Tab);
  }
  QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("playArranged"));
  gui.key(Qt::Key_Space);
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QVERIFY(gui.match().isArranged());
  QCOMPARE(stonesOf(gui.match().state().position()), QStringLiteral("B3=2 D2=1"));
}

void ArrangeTest::cancellingLosesNothing() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("A1"));
  const TablePage* const before = gui.window().table();
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(!gui.action("saveAs").isEnabled());
  hand.takeUp(kAnn);
  hand.click(QStringLiteral("C3"));
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QVERIFY(gui.window().table() == before && before->isVisible());
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t{1});
  QVERIFY(!gui.match().isArranged());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(gui.timeline().open_steps().empty());
}

void ArrangeTest::theGameIsARecord() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  hand.takeUp(kAnn);
  hand.click(QStringLiteral("A1"));
  hand.click(QStringLiteral("A3"));
  hand.takeUp(kBen);
  hand.click(QStringLiteral("D4"));
  auto& turn = gui.find<QComboBox>("number:mover");
  QCOMPARE(turn.currentText(), QStringLiteral("Ben"));
  QTest::keyClick(&turn, Qt::Key_Up);
  QCOMPARE(hand.now().to_move, 1);
  hand.press("playArranged");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QCOMPARE(gui.unfinished().size(), 1);  // nothing had been played in the game before, so it isn't kept
  QCOMPARE(gui.find<QListWidget>("turnList").item(0)->text(), QStringLiteral("Arranged position"));
  QVERIFY(gui.window().windowTitle().contains(QStringLiteral("arranged position")));
  gui.clickPlace(QStringLiteral("B1"));
  gui.clickPlace(QStringLiteral("G4"));  // two groups, two stones
  gui.action("endTurnAction").trigger();
  QCOMPARE(gui.timeline().to_move(), 2);
  const QString stones = stonesOf(gui.match().state().position());
  gui.action("copyRecord").trigger();
  gui.action("shelf").trigger();
  const QString path = gui.unfinished().constFirst().path;
  QVERIFY(gui.window().openFile(path));
  QVERIFY(gui.match().isArranged());
  QCOMPARE(stonesOf(gui.match().state().position()), stones);
  QCOMPARE(stonesOf(showByCli(path).at("position")), stones);
  gui.action("shelf").trigger();
  gui.action("pasteRecord").trigger();
  QCOMPARE(stonesOf(gui.match().state().position()), stones);
}

void ArrangeTest::playingAgainBeginsThere() {
  Gui gui;
  gui.startByg(4);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  hand.takeUp(kAnn);
  hand.click(QStringLiteral("A1"));
  hand.takeUp(kBen);
  hand.click(QStringLiteral("D4"));
  hand.press("playArranged");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  gui.agreeSoon();
  gui.action("draw").trigger();
  QVERIFY(gui.timeline().outcome().has_value());
  hand.press("rematch");
  QTRY_VERIFY(!gui.timeline().outcome().has_value());
  QVERIFY(gui.match().isArranged());
  QCOMPARE(stonesOf(gui.match().state().position()), QStringLiteral("A1=1 D4=2"));
}

void ArrangeTest::theSheetLeadsThere() {
  Gui gui;
  gui.startByg(4);
  QTimer::singleShot(0, &gui.window(), [&gui] {
    QTest::mouseClick(&gui.find<QPushButton>("arrangePosition"), Qt::LeftButton);
  });
  gui.action("newGame").trigger();
  QVERIFY(gui.window().arranging() != nullptr);
  ArrangeHand hand(gui);
  QVERIFY(stonesOf(hand.now()).isEmpty());
  hand.press("cancelArranging");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
}

void ArrangeTest::theClockStands() {
  Gui gui;
  gui.preferences().setClockPauses(false);
  gui.startByg(4, {{"clock", true}});
  gui.clickPlace(QStringLiteral("A1"));
  gui.action("endTurnAction").trigger();
  const MatchClock* const clock = gui.window().table()->clock();
  QVERIFY(clock != nullptr && clock->isRunning());
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(!clock->isRunning());
  hand.press("cancelArranging");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QVERIFY(clock->isRunning());
}

void ArrangeTest::aFinishedMonoLineKeepsItsLastPiece() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/mono-line.json")));
  gui.match().goTo(gui.timeline().length());
  QVERIFY(gui.timeline().outcome().has_value());
  const nlohmann::json pieces = gui.match().state().position().at("pieces");
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(hand.now().position.at("pieces") == pieces);
  QVERIFY(!hand.page().problem().isEmpty());  // no game can begin there, and it says why
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("arrange", ArrangeTest);
#include "tst_arrange.moc"

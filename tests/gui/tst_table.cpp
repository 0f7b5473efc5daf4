// SPDX-License-Identifier: GPL-3.0-or-later
// The table under the hand: refusals that explain themselves, going back and forth, giving up.
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

QString message(Gui& gui) { return gui.find<QLabel>("message").text(); }

// Ann A1 and A3 and A5 around, Ben far away: Ann has three groups and the move.
void playOpening(Gui& gui) {
  for (const char* const step :
       {"F1", "end", "A1", "end", "A4", "end", "G1", "end", "D4", "end", "G4", "end"}) {
    const auto refused = gui.match().play(QString::fromLatin1(step));
    QVERIFY2(!refused, step);
  }
}

}  // namespace

class Table : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void refusesAdjacentStones();
  void refusesGrowingTwice();
  void explainsOnHoverAtExplainOnly();
  void endTurnNeedsAStone();
  void countsTheStonesOfTheTurn();
  void undoAndRedoStepByStep();
  void goesBackInTheListAndPlaysOn();
  void escapeTakesBack();
  void resigns();
  void agreesOnADraw();
  void rematchKeepsThePlayers();
  void badClicksAreNoSteps();
};

void Table::refusesAdjacentStones() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("F3"));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  gui.clickPlace(QStringLiteral("F2"));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  QVERIFY(gui.board().shownRefusal().has_value());
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-6"));
  QVERIFY(message(gui).contains(QStringLiteral("F3")));
}

void Table::refusesGrowingTwice() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("A2"));  // grows A1
  gui.clickPlace(QStringLiteral("B1"));  // next to A1, and to A2? no: B1 touches A1 only through the group
  QVERIFY(gui.board().shownRefusal().has_value());
  const Refusal refusal = *gui.board().shownRefusal();
  QVERIFY(refusal.rule == "BYG-6" || refusal.rule == "BYG-7");
  QVERIFY(std::find(refusal.places.begin(), refusal.places.end(), "B1") != refusal.places.end());
  QVERIFY(!message(gui).isEmpty());
}

void Table::explainsOnHoverAtExplainOnly() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.preferences().setHighlights(Preferences::Highlights::Explain);
  gui.hoverPlace(QStringLiteral("A1"));
  QVERIFY(gui.board().shownRefusal().has_value());
  gui.preferences().setHighlights(Preferences::Highlights::Legal);
  gui.hoverPlace(QStringLiteral("A2"));
  gui.hoverPlace(QStringLiteral("A1"));
  QVERIFY(!gui.board().shownRefusal().has_value());
  // A click is a question at every level.
  gui.preferences().setHighlights(Preferences::Highlights::None);
  gui.clickPlace(QStringLiteral("A1"));
  QVERIFY(gui.board().shownRefusal().has_value());
}

void Table::endTurnNeedsAStone() {
  Gui gui;
  gui.startByg(4);
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!end.isEnabled());
  QVERIFY(!end.toolTip().isEmpty());
  gui.board().setFocus();
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-2"));
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(end.isEnabled());
}

void Table::countsTheStonesOfTheTurn() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("F3"));
  const auto items = gui.window().findChildren<QLabel*>(QStringLiteral("turnItem"));
  QVERIFY(!items.isEmpty());
  QVERIFY2(items.front()->text().contains(QStringLiteral("1")) &&
               items.front()->text().contains(QStringLiteral("3")),
           qPrintable(items.front()->text()));
}

void Table::undoAndRedoStepByStep() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  const std::size_t end = gui.timeline().cursor();
  const nlohmann::json last = gui.timeline().state().position();
  for (std::size_t left = end; left > 0; --left) {
    QCOMPARE(gui.timeline().cursor(), left);
    gui.key(Qt::Key_Z, Qt::ControlModifier);
  }
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  QVERIFY(!gui.action("undo").isEnabled());
  for (std::size_t i = 0; i < end; ++i) {
    gui.key(Qt::Key_Y, Qt::ControlModifier);
  }
  QVERIFY(gui.timeline().state().position() == last);
  QVERIFY(!gui.action("redo").isEnabled());
}

void Table::goesBackInTheListAndPlaysOn() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.count(), 7);  // the start and six turns
  const QRect row = list.visualItemRect(list.item(2));
  QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier, row.center());
  QCOMPARE(gui.timeline().cursor(), std::size_t(4));
  QCOMPARE(gui.timeline().length(), std::size_t(12));  // the old line stays
  QCOMPARE(list.count(), 7);
  gui.clickPlace(QStringLiteral("C3"));
  QCOMPARE(gui.timeline().length(), std::size_t(5));
}

void Table::escapeTakesBack() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().open_steps().empty());
  gui.key(Qt::Key_Escape);  // no further than the turn
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

void Table::resigns() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("resign").trigger();
  QCOMPARE(gui.timeline().outcome()->reason, std::string("resigned"));
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("Ann wins"));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!gui.timeline().outcome());
}

void Table::agreesOnADraw() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("draw").trigger();
  QCOMPARE(gui.timeline().outcome()->reason, std::string("draw agreed"));
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("A draw"));
}

void Table::rematchKeepsThePlayers() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("draw").trigger();
  QTest::mouseClick(&gui.find<QPushButton>("rematch"), Qt::LeftButton);
  QTRY_VERIFY(!gui.timeline().outcome());
  QCOMPARE(gui.match().name(1), QStringLiteral("Ann"));
  QCOMPARE(gui.timeline().setup().options.number("size"), 4);
}

void Table::badClicksAreNoSteps() {
  Gui gui;
  gui.startByg(4);
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));  // beside the board
  QTest::mouseClick(&gui.board(), Qt::MiddleButton, Qt::NoModifier,
                    gui.board().areaOf(QStringLiteral("D4")).center().toPoint());
  QTest::mousePress(&gui.board(), Qt::LeftButton, Qt::NoModifier,
                    gui.board().areaOf(QStringLiteral("D4")).center().toPoint());
  QTest::mouseRelease(&gui.board(), Qt::LeftButton, Qt::NoModifier,
                      gui.board().areaOf(QStringLiteral("A1")).center().toPoint());
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::Table)
#include "tst_table.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Bypass in the window: drawing with the mouse, swaps by clicks, and the messages at the table.
#include <QAccessible>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolButton>

#include "app/games/bypass/bypass.h"
#include "app/games/bypass/bypass_board.h"
#include "app/table/player_card.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class Bypass : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void wholeGames_data();
  void wholeGames();
  void byKeysAlone();
  void aSwapMendsALoop();
  void aSwapMendsACutOffCorner();
  void refusesAndSaysWhy();
  void wipesAndRedraws();
  void everyLinkHasANameForScreenReaders();
  void aClickDrawsWithThePenInHand();
  void aStrokeAcrossTwoHexesIsRefused();
  void aCompleteRouteGlows();
  void cardsBreakBetweenFacts();
  void factsThatShareNoLineAreOnePerLine();
  void factsOfSmallCardsAreInLine();
  void swapCandidatesAreMarked();
  void redMarksHaveALegend();
  void pensLeaveTheSignsFree_data();
  void pensLeaveTheSignsFree();
};

namespace {

QString text(const std::string& word) { return QString::fromStdString(word); }

// Acting on the link drawn last would erase it, so that link is never the first half of a swap.
void putSwapInOrder(QStringList& steps) {
  if (steps.size() == 4 && BypassHand::linkOf(steps[2]) == BypassHand::linkOf(steps[1])) {
    steps.swapItemsAt(2, 3);
  }
}

QString message(Gui& gui) { return gui.find<QLabel>("message").text(); }

std::string shownRule(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->rule : std::string();
}

void compareWithCli(Gui& gui) {
  compareEndWithCli(gui);
  const Outcome outcome = *gui.timeline().outcome();
  QVERIFY(gui.find<QLabel>("resultReason")
              .text()
              .contains(
                  QString::number(outcome.scores.at(static_cast<std::size_t>(outcome.winners.front() - 1)))));
}

}  // namespace

void Bypass::wholeGames_data() {
  QTest::addColumn<QByteArray>("board");
  QTest::addColumn<int>("players");
  QTest::addColumn<uint>("seed");
  QTest::newRow("two on hexhex-3") << QByteArray("hexhex-3") << 2 << 11U;
  QTest::newRow("six on hexhex-5") << QByteArray("hexhex-5") << 6 << 12U;
  QTest::newRow("three on points") << QByteArray("intersections-4") << 3 << 13U;
}

void Bypass::wholeGames() {
  QFETCH(QByteArray, board);
  QFETCH(int, players);
  QFETCH(uint, seed);
  Gui gui;
  BypassHand hand(gui);
  hand.start(board.constData(), players);
  Random random(seed);
  for (int turns = 0; gui.timeline().to_move() != kNobody; ++turns) {
    QVERIFY(turns <= 60);  // BYP-10
    QStringList steps = hand.anyTurn(random);
    // The wall may come first, and so may either half of the swap.
    if (random.below(2) == 1) {
      steps.swapItemsAt(0, 1);
    }
    putSwapInOrder(steps);
    for (const QString& step : steps) {
      hand.draw(step);
      const std::vector<std::string> open = gui.timeline().open_steps();
      QVERIFY2(!open.empty() && open.back() == step.toStdString(),
               qPrintable(step + QStringLiteral(": ") + message(gui)));
    }
    QVERIFY(canPress(gui.find<QPushButton>("endTurn")));
    hand.endTurn();
    QVERIFY(gui.timeline().open_steps().empty());
  }
  compareWithCli(gui);
}

void Bypass::byKeysAlone() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  gui.board().setFocus();
  Random random(21);
  // Puts the cursor on the link of `step` and presses `key`: P draws a path, W a wall, Space plays half of a
  // swap.
  const auto drawByKeys = [&](const QString& step, Qt::Key key) {
    const QString link = BypassHand::linkOf(step);
    gui.board().setCursor(link);
    gui.key(key);
    QCOMPARE(text(gui.timeline().open_steps().back()), step);
  };
  for (int turns = 0; turns < 6 && gui.timeline().to_move() != kNobody; ++turns) {
    QStringList steps = hand.anyTurn(random);
    putSwapInOrder(steps);
    drawByKeys(steps[0], Qt::Key_P);
    drawByKeys(steps[1], Qt::Key_W);
    for (int i = 2; i < steps.size(); ++i) {
      drawByKeys(steps[i], Qt::Key_Space);
    }
    gui.endTurn();
    QVERIFY(gui.timeline().open_steps().empty());
  }
}

void Bypass::aSwapMendsALoop() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  // The rulebook's example: the loop is at the upper right edge.
  hand.playTurns({"A3-B4 C4|C5", "A3-B3 D1|D2", "B2-B3 C1|C2", "C3-D3 A1|B1"});
  hand.draw("B3-B4");
  hand.draw("C2|D2");
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!canPress(end));
  QVERIFY2(end.toolTip().contains(QStringLiteral("loop")), qPrintable(end.toolTip()));
  QVERIFY(gui.find<QLabel>("task").text().contains(QStringLiteral("loop")));
  QVERIFY(gui.find<QLabel>("task").text().contains(QStringLiteral("swap")));
  QCOMPARE(placesSaying(gui.board(), ", part of a loop"),
           (QStringList{at("A3-B3"), at("A3-B4"), at("B3-B4")}));
  // Enter is refused with a sentence.
  gui.board().setFocus();
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 1);

  auto& showMe = gui.find<QPushButton>("showMe");
  QVERIFY(showMe.isVisible());
  const BoardGlance before(gui.board());
  QTest::mouseClick(&showMe, Qt::LeftButton);
  QVERIFY(before.changedAt(at("A3-B4"), 1) && before.changedAt(at("C4-C5"), 1));
  QVERIFY(!before.changedAt(at("E1-E2")));
  hand.draw("A3-B4>|");
  QVERIFY(!canPress(end));
  QVERIFY(end.toolTip().contains(QStringLiteral("Half of the swap")));
  hand.draw("C4|C5>-");
  QCOMPARE(placesSaying(gui.board(), "part of a loop"), QStringList());
  QVERIFY(canPress(end));
  QVERIFY(!showMe.isVisible());
  hand.endTurn();
  QCOMPARE(gui.timeline().to_move(), 2);
  QCOMPARE(text(gui.timeline().entries().back().text), QStringLiteral("B3-B4 C2|D2 A3-B4>| C4|C5>-"));
}

void Bypass::aSwapMendsACutOffCorner() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.playTurns({"A1-B2 D1|E1", "C4-C5 D2|E1", "B2-C3 B4|C4", "C3-C4 A2|B3"});
  hand.draw("E1|E2");  // beginning with a wall is allowed, too
  hand.draw("C3-D3");
  QCOMPARE(placesSaying(gui.board(), ", cut off"), QStringList{at("E1")});
  QCOMPARE(placesSaying(gui.board(), ", cuts hexes off"),
           (QStringList{at("D1-E1"), at("D2-E1"), at("E1-E2")}));
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!canPress(end));
  QVERIFY2(end.toolTip().contains(QStringLiteral("E1")), qPrintable(end.toolTip()));
  hand.draw("A1-B2>|");
  hand.draw("D1|E1>-");
  QCOMPARE(placesSaying(gui.board(), ", cut off"), QStringList());
  QVERIFY(canPress(end));
}

void Bypass::refusesAndSaysWhy() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  gui.board().setFocus();
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 1);
  QCOMPARE(shownRule(gui), std::string("BYP-4"));
  hand.playTurns({"A1-B2 D1|E1", "C4-C5 D2|E1"});
  hand.draw("D1-E1");  // along a wall
  QVERIFY(gui.timeline().open_steps().empty());
  QCOMPARE(shownRule(gui), std::string("BYP-1"));
  QVERIFY2(message(gui).contains(QStringLiteral("Ann")), qPrintable(message(gui)));
  hand.draw("C4|C5");  // across a path
  QCOMPARE(shownRule(gui), std::string("BYP-1"));
  QVERIFY2(message(gui).contains(QStringLiteral("Ben")), qPrintable(message(gui)));
  hand.draw("A1-B2>|");  // clicking an existing path draws nothing
  QVERIFY(gui.timeline().open_steps().empty());
  QVERIFY(gui.board().shownRefusal().has_value());
  hand.draw("B2-C3");
  gui.board().setFocus();
  gui.board().setCursor(QStringLiteral("C3-D3"));
  gui.key(Qt::Key_P);  // a second path
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  QCOMPARE(shownRule(gui), std::string("BYP-4"));
  hand.draw("B4|C4");
  hand.draw("C4-C5>|");  // another player's path
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(2));
  QVERIFY(shownRule(gui) == "BYP-1" || shownRule(gui) == "BYP-5");
}

void Bypass::wipesAndRedraws() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-4", 2);
  gui.board().setFocus();
  hand.draw("D4-E4");
  hand.draw("B2|C3");
  gui.key(Qt::Key_Escape);
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().open_steps().empty());
  hand.draw("A1|A2");
  hand.draw("D3-D4");
  gui.endTurn();
  QCOMPARE(text(gui.timeline().entries().back().text), QStringLiteral("D3-D4 A1|A2"));
}

void Bypass::everyLinkHasANameForScreenReaders() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.playTurns({"A1-B2 D1|E1", "C4-C5 D2|E1"});
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  QCOMPARE(gui.board().places().size(), 19 + 42);
  QVERIFY(board->childCount() > 19 + 42);  // the pens are children, too
  QSet<QString> names;
  for (int i = 0; i < static_cast<int>(gui.board().places().size()); ++i) {
    QAccessibleInterface* const place = board->child(i);
    names.insert(place->text(QAccessible::Name));
    QVERIFY(place->rect().isValid());
    QVERIFY(place->actionInterface() != nullptr);
  }
  QCOMPARE(names.size(), 19 + 42);
  const auto nameOf = [&](const char* place) {
    return board->child(static_cast<int>(gui.board().places().indexOf(QString::fromLatin1(place))))
        ->text(QAccessible::Name);
  };
  QVERIFY2(nameOf("A1-B2").contains(QStringLiteral("path of Ann")), qPrintable(nameOf("A1-B2")));
  QVERIFY2(nameOf("D2-E1").contains(QStringLiteral("wall of Ben")), qPrintable(nameOf("D2-E1")));
  for (const char* const hex : {"A1", "B2", "E1"}) {
    QVERIFY2(nameOf(hex).contains(QString::fromLatin1(hex)), hex);
  }
  QVERIFY2(nameOf("E1").contains(QStringLiteral("wall")), qPrintable(nameOf("E1")));
}

// A stroke across two hexes could mean either of two links.
void Bypass::aStrokeAcrossTwoHexesIsRefused() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.draw("C1-C3");
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("bypass.not-adjacent"));
  hand.draw("C1-C2");
  QCOMPARE(openSteps(gui), QStringList{QStringLiteral("C1-C2")});
}

// Without a pen, a click shows a menu of what can be drawn there; with one it draws. A click on a hex alone
// does nothing.
void Bypass::aClickDrawsWithThePenInHand() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  auto& board = dynamic_cast<BypassBoard&>(gui.board());
  auto& pathPen = gui.find<QToolButton>("toolPath");
  auto& wall = gui.find<QToolButton>("toolWall");
  QVERIFY(!pathPen.isChecked() && !wall.isChecked());
  gui.clickPlace(QStringLiteral("B2"));
  QCOMPARE(board.shownRefusal()->reason, std::string("bypass.hex-is-no-link"));
  QVERIFY2(message(gui).contains(QStringLiteral("click the side")), qPrintable(message(gui)));
  QVERIFY(board.boardMarks().refused.isEmpty() &&
          board.boardMarks().proving.isEmpty());  // it says how to go on

  pointNowhere(board);
  const BoardGlance bare(board);
  gui.clickPlace(QStringLiteral("C3-D3"));
  auto* const menu = board.findChild<QMenu*>(QStringLiteral("linkMenu"));
  QVERIFY(menu != nullptr);
  QVERIFY(bare.changedAt(QStringLiteral("C3-D3")));
  const BoardGlance path(board);
  menu->setActiveAction(menu->actions().at(1));
  QVERIFY(path.changedAt(QStringLiteral("C3-D3")));  // a wall now
  menu->setActiveAction(menu->actions().at(0));
  QVERIFY(!path.changedAt(QStringLiteral("C3-D3")));
  menu->close();
  pointNowhere(board);
  QVERIFY(!bare.changedAt(QStringLiteral("C3-D3")));

  // A press outside the menu also acts on what is there, except on the link that the menu is about: there it
  // only closes the menu.
  const auto openMenu = [&board]() -> QMenu* {
    for (QMenu* const each : board.findChildren<QMenu*>(QStringLiteral("linkMenu"))) {
      if (each->isVisible()) {
        return each;
      }
    }
    return nullptr;
  };
  const auto pressBeside = [&](const char* link) {
    const QPoint place = board.areaOf(QString::fromLatin1(link)).center().toPoint();
    QTest::mouseClick(openMenu(), Qt::LeftButton, Qt::NoModifier,
                      openMenu()->mapFromGlobal(board.mapToGlobal(place)));
    QCoreApplication::processEvents();
  };
  gui.clickPlace(QStringLiteral("C3-D3"));
  QVERIFY(openMenu() != nullptr);
  pressBeside("A1-A2");
  QVERIFY(openMenu() != nullptr);
  QVERIFY(bare.changedAt(QStringLiteral("A1-A2")) && !bare.changedAt(QStringLiteral("C3-D3")));
  pressBeside("A1-A2");
  QVERIFY(openMenu() == nullptr);
  QVERIFY(gui.timeline().open_steps().empty());

  QTest::mouseClick(&pathPen, Qt::LeftButton);
  QVERIFY(pathPen.isChecked() && !wall.isChecked());
  gui.clickPlace(QStringLiteral("C3-D3"));
  QCOMPARE(gui.timeline().open_steps(), std::vector<std::string>{"C3-D3"});
  QVERIFY(!pathPen.isChecked() && wall.isChecked());
  gui.clickPlace(QStringLiteral("A1-A2"));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(2));
}

// A complete route is marked; with reduced motion the mark stays until the next step.
void Bypass::aCompleteRouteGlows() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  auto& board = dynamic_cast<BypassBoard&>(gui.board());
  hand.playTurns({"C1-C2 A1|A2", "C2-C3 B1|C1", "C3-C4 D3|D4"});
  hand.playTurns({"C4-C5 B1|B2"});
  pointNowhere(board);
  const BoardGlance glowing(board);
  QVERIFY2(board.describe(QStringLiteral("C1")).contains(QStringLiteral("letter γ, route complete")),
           qPrintable(board.describe(QStringLiteral("C1"))));
  hand.draw("A1-B1");
  pointNowhere(board);
  for (const char* const link : {"C1-C2", "C2-C3", "C3-C4", "C4-C5"}) {
    QVERIFY2(glowing.changedAt(at(link)), link);
  }
}

// Facts that don't fit into one line are on two lines, and a route stays on one line with its number.
void Bypass::cardsBreakBetweenFacts() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.playTurns({"C1-C2 A1|A2", "C2-C3 B1|C1", "C3-C4 D3|D4", "C4-C5 B1|B2"});
  PlayerCard card(gui.match(), 1, bypassFace(), nullptr, gui.look(), PlayerCard::Size::Usual);
  const auto* const lines = card.findChild<QLabel*>(QStringLiteral("lines1"));
  card.resize(600, 80);
  card.show();
  QCOMPARE(lines->text(), QStringLiteral("2 points  ·  γ\u00a02"));
  card.resize(lines->fontMetrics().horizontalAdvance(lines->text()) + 20, 80);
  QCOMPARE(lines->text(), QStringLiteral("2 points\nγ\u00a02"));
}

// With three complete routes the shares don't fit beside the points, so the card gets a second line.
void Bypass::factsThatShareNoLineAreOnePerLine() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/bypass.json")));
  gui.match().goTo(gui.timeline().entry_ends().at(gui.timeline().entries().size() - 2));
  PlayerCard card(gui.match(), 1, bypassFace(), nullptr, gui.look(), PlayerCard::Size::Usual);
  const auto& lines = *card.findChild<QLabel*>(QStringLiteral("lines1"));
  card.resize(lines.fontMetrics().horizontalAdvance(bypassFace().seatLines(gui.match(), 1).join(u' ')) + 20,
              120);
  card.show();
  QCoreApplication::processEvents();
  const QStringList facts = bypassFace().seatLines(gui.match(), 1);
  QCOMPARE(facts.size(), qsizetype(2));
  QCOMPARE(lines.text(), facts.join(u'\n'));
  QVERIFY(lines.height() >= 2 * lines.fontMetrics().height());
}

// While the board plays something out and nobody is to move (PlayerCard::rest), small cards leave no gap for
// the note on whose turn it is.
void Bypass::factsOfSmallCardsAreInLine() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  PlayerCard mover(gui.match(), 1, bypassFace(), nullptr, gui.look(), PlayerCard::Size::Compact);
  PlayerCard other(gui.match(), 2, bypassFace(), nullptr, gui.look(), PlayerCard::Size::Compact);
  for (PlayerCard* const card : {&mover, &other}) {
    card->resize(300, 30);
    card->show();
    card->rest({QStringLiteral("0 points")});
    card->layout()->activate();
  }
  QCOMPARE(mover.findChild<QLabel*>(QStringLiteral("lines1"))->geometry().right(),
           other.findChild<QLabel*>(QStringLiteral("lines2"))->geometry().right());
}

// While a swap is possible, links that may be swapped are marked, and other players' links say whose they
// are.
void Bypass::swapCandidatesAreMarked() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  auto& board = dynamic_cast<BypassBoard&>(gui.board());
  hand.playTurns({"A1-B2 D1|E1", "C4-C5 D2|E1"});
  hand.draw("B2-C3");
  QCOMPARE(placesOffering(board, "Swap it"), QStringList());
  pointNowhere(board);
  const BoardGlance before(board);
  hand.draw("B4|C4");
  pointNowhere(board);
  const QStringList offered = placesOffering(board, "Swap it");
  QVERIFY(offered.contains(at("A1-B2")) && offered.contains(at("D1-E1")));
  for (const char* const link : {"A1-B2", "B2-C3", "D1-E1"}) {
    QVERIFY2(before.changedAt(at(link)), link);
  }
  hand.draw("D2|E1>-");  // Ben's
  QCOMPARE(board.shownRefusal()->reason, std::string("bypass.no-wall-of-yours"));
  QVERIFY2(message(gui).contains(QStringLiteral("click one of your own walls")), qPrintable(message(gui)));
  QVERIFY(gui.find<QLabel>("task").text().contains(
      QStringLiteral("click one of your paths and one of your walls")));
  hand.draw("A1-B2>|");
  pointNowhere(board);
  QVERIFY(!before.changedAt(at("B2-C3")));
  // Halfway through a swap, the table says what is left to click; a click elsewhere says the same.
  QVERIFY(gui.find<QLabel>("task").text().contains(QStringLiteral("click one of your walls")));
  gui.clickPlace(QStringLiteral("C1-C2"));
  QVERIFY2(message(gui).contains(QStringLiteral("click one of your own walls")), qPrintable(message(gui)));
}

void Bypass::pensLeaveTheSignsFree_data() {
  QTest::addColumn<QByteArray>("board");
  QTest::addColumn<QSize>("size");
  for (const char* const board : {"hexhex-5", "hexhex-3", "intersections-4"}) {
    for (const QSize size : {QSize(700, 500), QSize(820, 560), QSize(900, 650)}) {
      QTest::addRow("%s at %d", board, size.width()) << QByteArray(board) << size;
    }
  }
}

void Bypass::pensLeaveTheSignsFree() {
  QFETCH(QByteArray, board);
  QFETCH(QSize, size);
  Gui gui;
  gui.window().setMinimumSize({});
  gui.window().resize(size);
  BypassHand hand(gui);
  hand.start(board.constData(), 2);
  QCoreApplication::processEvents();
  const auto& pens = gui.find<QWidget>("tools");
  QVERIFY(gui.board().rect().contains(pens.geometry()));
  const QRectF first = gui.board().areaOf(QStringLiteral("A1"));
  QVERIFY(!first.adjusted(3, 3, -3, -3).intersects(pens.geometry()));
}

// A legend on the board explains red rings and bars while there are any.
void Bypass::redMarksHaveALegend() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  auto& board = dynamic_cast<BypassBoard&>(gui.board());
  QVERIFY(board.legend().isEmpty());
  QVERIFY(gui.find<QWidget>("turnItems")
              .findChildren<QLabel*>(QStringLiteral("turnItem"))
              .at(2)
              ->text()
              .contains(QStringLiteral("one path becomes a wall")));
  hand.playTurns({"C2-C3 A1|A2", "B2-C3 D1|E1"});
  const QStringList closing = placesSaying(board, "A path here would close a loop");
  QVERIFY(!closing.isEmpty());
  QVERIFY2(board.legend().join(u' ').contains(QStringLiteral("path here would close a loop")),
           qPrintable(board.legend().join(u' ')));
  hand.draw("D3-E3");
  QCOMPARE(placesSaying(board, "close a loop"), QStringList());
  QVERIFY(!board.legend().join(u' ').contains(QStringLiteral("loop")));
  hand.draw("D3|E3");  // a right click erases the path again
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(placesSaying(board, "close a loop"), closing);
  pointNowhere(board);
  const BoardGlance explained(board);
  gui.preferences().setHighlights(Highlights::Legal);
  QVERIFY(board.legend().isEmpty());
  for (const QString& link : closing) {
    QVERIFY2(explained.changedAt(link, 1), qPrintable(link));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("bypass", Bypass);
#include "tst_bypass.moc"

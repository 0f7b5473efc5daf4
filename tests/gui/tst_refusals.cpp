// SPDX-License-Identifier: GPL-3.0-or-later
// Impossible steps: explained quietly on hovering, answered when tried, and never reported for legal steps.
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/board/refusal_bubble.h"
#include "app/games/bypass/bypass_board.h"
#include "app/games/catalogue.h"
#include "engine/bypass/reasons.h"
#include "engine/games.h"
#include "engine/trypsylon/reasons.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/over_pass_hand.h"
#include "tests/gui/pass_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

QString message(Gui& gui) { return gui.find<QLabel>("message").text(); }

RefusalBubble& bubble(Gui& gui) { return gui.find<RefusalBubble>("refusalBubble"); }

bool isCode(const QString& text) {
  static const QRegularExpression code(QStringLiteral("[A-Z]{3}-[0-9]"));
  return text.contains(code);
}

QRect onPage(Gui& gui, const QString& place) {
  const QPoint corner = gui.board().mapTo(bubble(gui).parentWidget(), QPoint());
  return gui.board().areaOf(place).toAlignedRect().translated(corner);
}

// Checks that nothing is refused or marked, and that the line says how to undo the step.
void expectNoRefusalShown(Gui& gui, const char* what) {
  QVERIFY2(!gui.board().shownRefusal(), what);
  QVERIFY2(bubble(gui).isHidden(), what);
  QVERIFY2(message(gui).contains(at("Press Ctrl+Z to take it back")), qPrintable(at(what) + message(gui)));
}

// Whether the bubble's tip reaches that area of the bubble's parent.
bool pointsAt(const RefusalBubble& bubble, const QRect& area) {
  return bubble.mask().translated(bubble.pos()).intersects(area.adjusted(-2, -2, 2, 2));
}

// Checks that the bubble is fully visible, inside the window, beside the places it is about, and points at
// the refused one.
void expectBubbleBeside(Gui& gui, const QStringList& places) {
  const RefusalBubble& answer = bubble(gui);
  QVERIFY(answer.isVisible());
  QVERIFY(answer.parentWidget()->rect().contains(answer.seen()));
  for (const QString& place : places) {
    QVERIFY2(!answer.seen().intersects(onPage(gui, place)), qPrintable(place));
  }
  if (const QRect place = onPage(gui, gui.board().refusedPlace()); !gui.board().refusedPlace().isEmpty()) {
    QVERIFY(pointsAt(answer, place));
  }
  const auto& text = gui.find<QLabel>("refusalText");
  QVERIFY(!isCode(text.text()) && !isCode(message(gui)));
  QVERIFY(text.height() >= text.heightForWidth(text.width()));
}

bool hasFocusFrame(Gui& gui) {
  const QImage picture = gui.board().grab().toImage();
  const QColor edge = picture.pixelColor(2, picture.height() / 2);
  const QColor accent = gui.look().colours().accent;
  return std::abs(edge.red() - accent.red()) + std::abs(edge.green() - accent.green()) +
             std::abs(edge.blue() - accent.blue()) <
         60;
}

// How many pixels of the board, in and closely around a place, have the colour `colour`.
int pixelsAt(Gui& gui, const QString& place, const QColor& colour) {
  const QImage picture = gui.board().grab().toImage();
  const QRect area =
      gui.board().areaOf(place).toAlignedRect().adjusted(-8, -8, 8, 8).intersected(picture.rect());
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      count += picture.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    }
  }
  return count;
}

// Starts `game` and tries something there that is refused at a place.
void startAndTryInVain(Gui& gui, const QString& game) {
  if (game == at("byg")) {
    gui.startByg(4);
    gui.clickPlace(at("C3"));
    gui.clickPlace(at("D5"));  // the opening is one stone
  } else if (game == at("trypsylon")) {
    TrypsylonHand hand(gui);
    hand.start({{"touch-move", true}});
    hand.click(at("c3"));
    hand.click(at("d4"));
  } else if (game == at("bypass")) {
    BypassHand hand(gui);
    hand.start("hexhex-3", 2);
    hand.draw("A1-A2");
    hand.draw("C3|C4");
    hand.draw("D2-D3");  // a second path
  } else if (game == at("highway")) {
    HighwayHand hand(gui);
    hand.start(6);
    hand.liftCurtain();
    hand.click(at("L"));
    hand.click(at("E5"));
  } else {
    PassHand hand(gui);
    hand.start(*find_game("mono-line"), 2);
    hand.click(at("F3"));
    QVERIFY(!gui.match().play(at("end")));
    hand.click(at("F3"));
  }
}

}  // namespace

class Refusals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyReasonSaysWhatItNames();
  void placesAreNamedForPeople();
  void answersLeaveOpenPlacesInSight();
  void aPressOnTheTipRemovesTheAnswer();
  void rightStepsOfByg();
  void whoGoesFirstIsNoStone();
  void rightStepsByKeys();
  void rightStepsOfTrypsylon();
  void rightStepsOfBypass();
  void rightStepsOfHighway_data();
  void rightStepsOfHighway();
  void rightStepsOfTheOverPassSet();
  void takingUpAnotherPieceIsNoMistake();
  void pointingIsToldSoftly();
  void aClickIsAnsweredAtThePlace();
  void theAnswerStaysUntilTheNextAct();
  void theAnswerGoesAlongWithItsPlace();
  void escapeClosesTheAnswerOnly();
  void theBubbleFitsItsText();
  void tabLeadsToTheRule();
  void noAnswerIsCutOff_data();
  void noAnswerIsCutOff();
  void everyGameAnswers();
  void everyGameHasTheMarks_data();
  void everyGameHasTheMarks();
  void theCursorIsAroundTheTray();
  void endsOfRowsAreNamedInWords();
  void theMouseOverThePensHasLeftTheBoard();
  void marksNeedNoMouse();
  void theFrameIsForKeys();
};

void Refusals::rightStepsOfByg() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(at("C3"));
  expectNoRefusalShown(gui, "placed");
  QVERIFY2(message(gui).contains(at("C3")), qPrintable(message(gui)));
  // After the pointer has left and come back, hovering explains it.
  gui.hoverPlace(at("D4"));
  QVERIFY(!message(gui).contains(at("Ctrl+Z")));
  gui.hoverPlace(at("C3"));
  QVERIFY(gui.board().shownRefusal() && !gui.board().refusalIsAnswer());
  QVERIFY(bubble(gui).isHidden());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!gui.board().shownRefusal());
  QVERIFY(!message(gui).contains(at("Ctrl+Z")));
}

// Choosing who goes First is reported as such, not as placing a stone.
void Refusals::whoGoesFirstIsNoStone() {
  Gui gui;
  gui.startByg(4, {{"first", 0}});
  QTest::mouseClick(&gui.find<QPushButton>("choice first 2"), Qt::LeftButton);
  QVERIFY2(message(gui).startsWith(at("Ben goes First.")), qPrintable(message(gui)));
}

void Refusals::rightStepsByKeys() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  QVERIFY(gui.walkTo(at("C3")));
  gui.key(Qt::Key_Space);
  expectNoRefusalShown(gui, "by keys");
  gui.endTurn();
  QVERIFY(!gui.board().shownRefusal());
  QVERIFY2(message(gui).startsWith(at("The turn is over")), qPrintable(message(gui)));
}

void Refusals::rightStepsOfTrypsylon() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", true}});
  hand.click(at("c3"));
  QCOMPARE(gui.timeline().open_steps().size(), 1U);
  expectNoRefusalShown(gui, "lifted");
  hand.click(at("Nc"));
  QVERIFY(!gui.board().shownRefusal());
  hand.click(at("Nc"));
  QVERIFY(gui.timeline().open_steps().empty());
  expectNoRefusalShown(gui, "pushed in");
}

void Refusals::rightStepsOfBypass() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.draw("A1-A2");
  expectNoRefusalShown(gui, "path");
  hand.draw("C3|C4");
  expectNoRefusalShown(gui, "wall");
  gui.match().undo();
  gui.match().undo();
  gui.board().setFocus();
  QVERIFY(gui.walkTo(at("C3")));
  gui.key(Qt::Key_P);
  gui.key(Qt::Key_P);
  QCOMPARE(gui.timeline().open_steps().size(), 1U);
  expectNoRefusalShown(gui, "by keys");
}

void Refusals::rightStepsOfHighway_data() {
  QTest::addColumn<int>("held");  // milliseconds
  QTest::addColumn<bool>("drags");
  QTest::newRow("quick") << 0 << false;
  QTest::newRow("slow") << 120 << false;
  QTest::newRow("dragged") << 0 << true;
}

// HWY-5: hovering over a tile just placed doesn't refuse it.
void Refusals::rightStepsOfHighway() {
  QFETCH(int, held);
  QFETCH(bool, drags);
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  for (const auto& [kind, cell] : {std::pair("L", "B2"), std::pair("X", "B3")}) {
    if (drags) {
      hand.drag(at(kind), at(cell));
    } else {
      hand.click(at(kind));
      gui.hoverPlace(at(cell));
      const QPoint middle = gui.board().areaOf(at(cell)).center().toPoint();
      QTest::mousePress(&gui.board(), Qt::LeftButton, Qt::NoModifier, middle);
      QTest::qWait(held);
      QTest::mouseRelease(&gui.board(), Qt::LeftButton, Qt::NoModifier, middle);
    }
    expectNoRefusalShown(gui, cell);
    QVERIFY(gui.board().boardMarks().refused.isEmpty());
  }
  // Robbers exist in round 5 only; one direction is treated like another.
  hand.click(at("e"));
  expectNoRefusalShown(gui, "direction");
}

void Refusals::rightStepsOfTheOverPassSet() {
  Gui gui;
  PassHand hand(gui);
  hand.start(*find_game("mono-line"), 2);
  hand.click(at("F3"));
  expectNoRefusalShown(gui, "mono-line");
  OverPassHand overPass(gui);
  overPass.openRolled();
  overPass.play(at("A2>B3"), PassHand::Way::Clicks);
  expectNoRefusalShown(gui, "over-pass by clicks");
  overPass.play(at("A1>B1"), PassHand::Way::Drags);
  expectNoRefusalShown(gui, "over-pass by drag");
  Gui puzzles;
  start(puzzles, kJumps, kThree);
  puzzles.clickPlace(at("D0"));
  QVERIFY(!puzzles.board().shownRefusal());
  puzzles.clickPlace(at("B0"));
  expectNoRefusalShown(puzzles, "crooked-jumps");
}

// Clicking another piece while one is lifted just changes the selection.
void Refusals::takingUpAnotherPieceIsNoMistake() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.clickPlace(at("C0"));
  QCOMPARE(boardOf(gui).lifted(), at("C0"));
  gui.hoverPlace(at("D0"));
  QVERIFY(!gui.board().shownRefusal());
  gui.clickPlace(at("D0"));
  QCOMPARE(boardOf(gui).lifted(), at("D0"));
  QVERIFY(!gui.board().shownRefusal());
  QVERIFY(boardOf(gui).boardMarks().refused.isEmpty());
  QVERIFY(bubble(gui).isHidden());
}

void Refusals::pointingIsToldSoftly() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.click(at("L"));
  const QString before = gui.find<QLabel>("refusalText").accessibleName();
  gui.hoverPlace(at("E5"));
  QVERIFY(gui.board().shownRefusal() && !gui.board().refusalIsAnswer());
  QVERIFY(gui.board().boardMarks().isOnlyPointedAt);
  QVERIFY(bubble(gui).isHidden());
  QVERIFY(!message(gui).isEmpty() && !isCode(message(gui)));
  QCOMPARE(gui.find<QLabel>("refusalText").accessibleName(), before);  // not announced
  hand.click(at("E5"));
  QVERIFY(gui.board().refusalIsAnswer());
  QVERIFY(!gui.board().boardMarks().isOnlyPointedAt);
  expectBubbleBeside(gui, {at("E5")});
}

void Refusals::aClickIsAnsweredAtThePlace() {
  for (const auto level : {Highlights::Explain, Highlights::Legal, Highlights::None}) {
    Gui gui;
    gui.preferences().setHighlights(level);
    gui.startByg(4);
    for (const char* const step :
         {"F1", "end", "A1", "end", "A4", "end", "G1", "end", "D4", "end", "G4", "end"}) {
      QVERIFY2(!gui.match().play(at(step)), step);
    }
    gui.clickPlace(at("F3"));
    gui.clickPlace(at("F2"));
    QCOMPARE(gui.board().refusedPlace(), at("F2"));
    expectBubbleBeside(gui, {at("F2"), at("F3")});
    QVERIFY(bubble(gui).text().contains(at("F3")));
    QCOMPARE(gui.find<QLabel>("refusalText").accessibleName(), bubble(gui).text());  // announced
    QSignalSpy asked(gui.window().findChild<TablePage*>(), &TablePage::ruleRequested);
    QTest::mouseClick(&gui.find<QPushButton>("whichRule"), Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toString(), at("BYG-6"));
  }
}

void Refusals::theAnswerStaysUntilTheNextAct() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(at("C3"));
  const auto ask = [&gui] {
    gui.clickPlace(at("C3"));
    QVERIFY(bubble(gui).isVisible());
  };
  ask();
  gui.hoverPlace(at("D4"));
  gui.hoverPlace(at("E4"));
  QVERIFY(bubble(gui).isVisible());
  QTest::mouseClick(&bubble(gui), Qt::LeftButton, Qt::NoModifier,
                    bubble(gui).seen().center() - bubble(gui).pos());
  QVERIFY(bubble(gui).isVisible());
  gui.key(Qt::Key_Right);
  QVERIFY(bubble(gui).isHidden());
  ask();
  QTest::mouseClick(&gui.find<QLabel>("headline"), Qt::LeftButton);
  QVERIFY(bubble(gui).isHidden());
  ask();
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(bubble(gui).isHidden());
  gui.clickPlace(at("C3"));
  ask();
  ask();  // asked again, it is announced again
}

// In a narrow window the rules replace the panel, so the board is resized although the window isn't.
void Refusals::theAnswerGoesAlongWithItsPlace() {
  Gui gui;
  gui.window().resize(900, 650);
  gui.startByg(3);
  gui.clickPlace(at("C3"));
  gui.clickPlace(at("C3"));  // the cell is taken
  QCoreApplication::processEvents();
  const QRect before = onPage(gui, at("C3"));
  const int aside = bubble(gui).seen().center().x() - before.center().x();
  gui.action("rules").trigger();
  QTRY_VERIFY(onPage(gui, at("C3")).center() != before.center());
  QTRY_VERIFY2(qAbs(bubble(gui).seen().center().x() - onPage(gui, at("C3")).center().x() - aside) <= 12,
               qPrintable(QStringLiteral("%1, %2, %3")
                              .arg(bubble(gui).seen().center().x())
                              .arg(onPage(gui, at("C3")).center().x())
                              .arg(aside)));
}

void Refusals::escapeClosesTheAnswerOnly() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(at("C3"));
  gui.clickPlace(at("C3"));
  QVERIFY(bubble(gui).isVisible());
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  QVERIFY(bubble(gui).isHidden());
  QCOMPARE(gui.timeline().open_steps().size(), 1U);
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().open_steps().empty());
}

// The bubble fits its text at once, whatever it showed before.
void Refusals::theBubbleFitsItsText() {
  Gui gui;
  RefusalBubble answer(gui.look(), &gui.window());
  const RefusalBubble::Spot spot{
      .place = {300, 300, 40, 40}, .keptInView = {}, .open = {}, .within = gui.window().rect()};
  const auto* const text = answer.findChild<QLabel*>(at("refusalText"));
  const auto heightFor = [&](const QString& words, const QString& rule) {
    answer.answer(words, rule, spot);
    return text->parentWidget()->height();
  };
  for (const QString& rule : {QString(), at("BYG-1")}) {
    const int first = heightFor(at("Not here."), rule);
    const int most = 18 + qMax(20, text->fontMetrics().height()) + (rule.isEmpty() ? 4 : 34);
    QVERIFY2(first <= most, qPrintable(QStringLiteral("%1, not %2").arg(first).arg(most)));
    QVERIFY(heightFor(QString(at("Many words of many letters. ")).repeated(9), rule) > first);
    QCOMPARE(heightFor(at("Not here."), rule), first);
  }
}

void Refusals::tabLeadsToTheRule() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  QVERIFY(gui.walkTo(at("C3")));
  gui.key(Qt::Key_Space);
  gui.key(Qt::Key_Space);
  expectBubbleBeside(gui, {at("C3")});
  auto& link = gui.find<QPushButton>("whichRule");
  gui.key(Qt::Key_Tab);
  QCOMPARE(QApplication::focusWidget(), &link);
  QVERIFY(bubble(gui).isVisible());
  QSignalSpy asked(gui.window().findChild<TablePage*>(), &TablePage::ruleRequested);
  gui.key(Qt::Key_Space);
  QCOMPARE(asked.size(), 1);
  link.setFocus();
  const std::size_t cursor = gui.timeline().cursor();
  gui.key(Qt::Key_Return);
  QCOMPARE(asked.size(), 2);
  QCOMPARE(gui.timeline().cursor(), cursor);
  link.setFocus();
  gui.key(Qt::Key_Escape);
  QVERIFY(bubble(gui).isHidden());
  QCOMPARE(QApplication::focusWidget(), &gui.board());
}

void Refusals::noAnswerIsCutOff_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("usual") << QSize(1280, 800);
  QTest::newRow("small") << QSize(900, 650);
}

// The bubble is completely inside the window, wherever on the board something is refused.
void Refusals::noAnswerIsCutOff() {
  QFETCH(QSize, size);
  Gui gui;
  gui.window().resize(size);
  gui.startByg(8);
  static_cast<void>(gui.match().play(at("H8")));
  const QStringList places = gui.board().places();
  for (qsizetype i = 0; i < places.size(); i += 7) {
    gui.clickPlace(places[i]);
    if (places[i] == at("H8") || gui.timeline().open_steps().size() == 1) {
      expectBubbleBeside(gui, {places[i]});
    }
  }
  // A refusal asked for in the turn box points at the box.
  gui.match().undo();
  QTest::mouseMove(&gui.find<QLabel>("headline"));
  QCoreApplication::processEvents();
  gui.endTurn();
  expectBubbleBeside(gui, {});
  QVERIFY(bubble(gui).seen().right() <= gui.find<QWidget>("side").mapTo(&gui.window(), QPoint()).x() + 20);
}

void Refusals::everyGameAnswers() {
  Gui gui;
  TrypsylonHand trypsylon(gui);
  trypsylon.start({{"touch-move", true}});
  trypsylon.click(at("c3"));
  trypsylon.click(at("d4"));
  QCOMPARE(gui.board().refusedPlace(), at("d4"));
  expectBubbleBeside(gui, {at("d4")});
  BypassHand bypass(gui);
  bypass.start("hexhex-3", 2);
  bypass.draw("A1-A2");
  bypass.draw("C3|C4");
  bypass.draw("D2-D3");  // a second path
  QCOMPARE(gui.timeline().open_steps().size(), 2U);
  QVERIFY(gui.board().refusedPlace().contains(at("-")));
  expectBubbleBeside(gui, {gui.board().refusedPlace()});
  PassHand mono(gui);
  mono.start(*find_game("mono-line"), 2);
  mono.click(at("F3"));
  QVERIFY(!gui.match().play(at("end")));
  mono.click(at("F3"));
  QCOMPARE(gui.board().refusedPlace(), at("F3"));
  QCOMPARE(gui.board().boardMarks().refused, at("F3"));
  expectBubbleBeside(gui, {at("F3")});
  mono.wheel(at("F3"), 1);  // zooms: the bubble would point to the wrong place
  QVERIFY(bubble(gui).isHidden());
  OverPassHand overPass(gui);
  overPass.openRolled();
  overPass.click(at("O"));
  overPass.click(at("B0"));
  QCOMPARE(gui.board().refusedPlace(), at("B0"));
  expectBubbleBeside(gui, {at("B0"), at("A0")});
  PassHand groups(gui);
  groups.start(*find_game("groups-of-three"), 2);
  gui.match().roll();
  const QString other = placesSaying(gui.board(), " piece of Ben").front();
  gui.board().activate(other);
  QVERIFY(groups.board().lifted().isEmpty());
  expectBubbleBeside(gui, {other});
  Gui puzzles;
  start(puzzles, kJumps, kThree);
  puzzles.clickPlace(at("D0"));
  puzzles.clickPlace(at("G0"));
  expectBubbleBeside(puzzles, {at("G0")});
}

// An end such as "E3" is named in words, since the cell "e3" has almost the same name.
void Refusals::endsOfRowsAreNamedInWords() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", true}});
  hand.click(at("c3"));
  hand.click(at("E3"));
  hand.click(at("d4"));
  QVERIFY2(!bubble(gui).text().contains(at("E3")), qPrintable(bubble(gui).text()));
  gui.match().undo();
  hand.click(at("c3"));
  hand.click(at("Na"));
  QVERIFY2(bubble(gui).text().contains(at("the north end of column a")), qPrintable(bubble(gui).text()));
}

void Refusals::everyGameHasTheMarks_data() {
  QTest::addColumn<QString>("game");
  for (const char* const game : {"byg", "trypsylon", "bypass", "highway", "mono-line"}) {
    QTest::newRow(game) << at(game);
  }
}

// A board's BoardMarks say what is marked, and its picture shows these marks.
void Refusals::everyGameHasTheMarks() {
  QFETCH(QString, game);
  Gui gui;
  startAndTryInVain(gui, game);
  const QString place = gui.board().refusedPlace();
  QVERIFY(!place.isEmpty());
  QCOMPARE(gui.board().boardMarks().refused, place);
  QVERIFY(!gui.board().boardMarks().isOnlyPointedAt);
  const QColor warning = gui.look().colours().warning;
  QTRY_COMPARE(gui.board().boardMarks().shake, 0.0);
  const int marked = pixelsAt(gui, place, warning);
  gui.board().dismissRefusal();
  QVERIFY(gui.board().boardMarks().refused.isEmpty() || gui.board().boardMarks().isOnlyPointedAt);
  QVERIFY2(marked > pixelsAt(gui, place, warning) + 20, qPrintable(place));

  gui.board().setFocus();
  gui.key(Qt::Key_Left);
  gui.key(Qt::Key_Left);
  const QString cursor = gui.board().cursor();
  QCOMPARE(gui.board().boardMarks().cursor, cursor);
  const QColor accent = gui.look().colours().accent;
  const int withCursor = pixelsAt(gui, cursor, accent);
  gui.board().clearFocus();
  QVERIFY(gui.board().boardMarks().cursor.isEmpty());
  QVERIFY2(withCursor > pixelsAt(gui, cursor, accent) + 20, qPrintable(cursor));
}

// TRYPSYLON's cards in hand lie in a tray beside the board, and the cursor can be on it.
void Refusals::theCursorIsAroundTheTray() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(at("c3"));
  gui.board().setFocus();
  gui.board().setCursor(at("hand"));
  const QColor accent = gui.look().colours().accent;
  const int marked = pixelsAt(gui, at("hand"), accent);
  const int inTheMiddle = pixelsAt(gui, at("c3"), accent);
  gui.board().clearFocus();
  QVERIFY(marked > pixelsAt(gui, at("hand"), accent) + 100);
  QCOMPARE(inTheMiddle, pixelsAt(gui, at("c3"), accent));
}

void Refusals::theMouseOverThePensHasLeftTheBoard() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 2);
  gui.hoverPlace(at("A1-A2"));
  const auto& board = dynamic_cast<BypassBoard&>(gui.board());
  QVERIFY(!board.boardMarks().pointed.isEmpty());
  QVERIFY(!message(gui).isEmpty());
  QTest::mouseMove(&gui.find<QWidget>("toolWall"));
  QCoreApplication::processEvents();
  QVERIFY(board.boardMarks().pointed.isEmpty());
  QVERIFY(message(gui).isEmpty());
}

void Refusals::marksNeedNoMouse() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 2);
  QVERIFY(!gui.board().boardMarks().legal.isEmpty());
  TrypsylonHand trypsylon(gui);
  trypsylon.start();
  QVERIFY(!gui.board().boardMarks().legal.isEmpty());
  PassHand mono(gui);
  mono.start(*find_game("mono-line"), 2);
  QVERIFY(!placesWithHelp(gui).isEmpty());
}

void Refusals::theFrameIsForKeys() {
  Gui gui;
  gui.startByg(4);
  // Qt moves the focus like this when a clicked button is hidden.
  QTest::mouseClick(&gui.find<QLabel>("headline"), Qt::LeftButton);
  gui.find<QPushButton>("endTurn").setFocus();
  gui.board().setFocus(Qt::TabFocusReason);
  QVERIFY(!hasFocusFrame(gui));
  gui.board().clearFocus();
  gui.find<QWidget>("turnList").setFocus();
  for (int presses = 0; presses < 20 && !gui.board().hasFocus(); ++presses) {
    gui.key(Qt::Key_Tab);
  }
  QVERIFY(gui.board().hasFocus());
  QVERIFY(hasFocusFrame(gui));
}

// The sentence for each reason names what the reason names, in the window as in the engine, with the names of
// players.
void Refusals::everyReasonSaysWhatItNames() {
  const QStringList names{at("Ann"), at("Ben"), at("Cem"), at("Dora")};
  for (const Game* const game : all_games()) {
    const int players = game->most_players() > 1 ? 2 : 1;
    const Match match(MatchSetup{game, {}, names.mid(0, players), {0, 1}});
    std::vector<Reason> reasons(std::begin(kCoreReasons), std::end(kCoreReasons));
    const std::span<const Reason> own = module_of(*game).reasons;
    reasons.insert(reasons.end(), own.begin(), own.end());
    for (const Reason& reason : reasons) {
      const Wording& says = reason.says;
      std::vector<std::string> arguments;
      QStringList named;
      for (int number = 1; number <= 4; ++number) {
        const QString gap = QLatin1Char('%') + QString::number(number);
        const std::string plain = "k" + std::to_string(number);
        arguments.push_back(number == says.seat_argument     ? std::to_string(players)
                            : number == says.list_argument   ? "k7 k8 k9"
                            : number == says.number_argument ? "11"
                                                             : plain);
        if (QString::fromUtf8(says.text.data()).contains(gap)) {
          named += number == says.seat_argument   ? QStringList(match.name(players))
                   : number == says.list_argument ? QStringList{at("k7, k8 and k9")}
                                                  : QStringList(QString::fromStdString(arguments.back()));
        }
      }
      const std::string rule(reason.rules.substr(0, reason.rules.find(' ')));
      const QString text = faceOf(*game).explain(refuse(reason, {}, arguments, rule), match);
      QVERIFY2(!text.isEmpty() && !text.contains(QLatin1Char('%')), qPrintable(text));
      QVERIFY2(says.number_argument == 0 || text.contains(at("11")), qPrintable(text));
      for (const QString& name : named) {
        QVERIFY2(text.contains(name), qPrintable(text));
      }
    }
  }
}

void Refusals::placesAreNamedForPeople() {
  const auto said = [](const Game* game, const Refusal& refusal) {
    const Match match(MatchSetup{game, {}, {at("Ann"), at("Ben")}, {0, 1}});
    return faceOf(*game).explain(refusal, match);
  };
  const Game* const bypass = find_game("bypass");
  QCOMPARE(said(bypass, bypass::path_on_path("A1-A2", 2)), at("Ben’s path is on A1–A2 already."));
  QCOMPARE(said(bypass, bypass::wall_on_wall("A1-A2", 2)), at("Ben’s wall is on A1|A2 already."));
  QVERIFY(said(bypass, bypass::no_wall_of_yours("A1-A2")).contains(at("on A1|A2.")));
  QVERIFY(said(bypass, bypass::path_across_wall("A1-A2", 1)).contains(at("on A1|A2.")));
  QVERIFY(said(bypass, bypass::isolated({"A1", "B2"}, {"C3-C4"})).contains(at("A1 and B2.")));
  const Game* const trypsylon = find_game("trypsylon");
  QVERIFY(said(trypsylon, trypsylon::no_vacancy("Nc", {})).contains(at("the north end of column c")));
  QVERIFY(
      said(trypsylon, trypsylon::end_vacant("E3", "e3")).contains(at("The gap on e3 is right at the east")));
}

void Refusals::answersLeaveOpenPlacesInSight() {
  Gui gui;
  QWidget page;
  page.resize(600, 500);
  RefusalBubble bubble(gui.look(), &page);
  page.show();
  const QRect place(290, 240, 20, 20);
  const QRect all = page.rect();
  for (const QRect& open :
       {QRect(0, 0, 600, 235), QRect(0, 265, 600, 235), QRect(0, 0, 285, 500), QRect(315, 0, 285, 500)}) {
    bubble.answer(QStringLiteral("Something can't be done here, and this is the reason for it."),
                  QStringLiteral("BYG-6"), {place, {}, {open}, all});
    QVERIFY(!bubble.seen().intersects(open));
    QVERIFY(!bubble.seen().intersects(place));
    QVERIFY(pointsAt(bubble, place));
  }
}

void Refusals::aPressOnTheTipRemovesTheAnswer() {
  Gui gui;
  QWidget page;
  page.resize(600, 500);
  RefusalBubble bubble(gui.look(), &page);
  QSignalSpy dismissed(&bubble, &RefusalBubble::dismissed);
  page.show();
  const QRect place(290, 240, 20, 20);
  bubble.answer(QStringLiteral("Something can't be done here."), {}, {place, {}, {}, page.rect()});
  QTest::mouseClick(&bubble, Qt::LeftButton, {}, bubble.seen().center() - bubble.pos());
  QCOMPARE(dismissed.size(), 0);
  const QPoint nearest(qBound(bubble.seen().left(), place.center().x(), bubble.seen().right()),
                       qBound(bubble.seen().top(), place.center().y(), bubble.seen().bottom()));
  const QPoint onTip = (nearest + place.center()) / 2 - bubble.pos();
  QVERIFY(bubble.mask().contains(onTip));
  QTest::mouseClick(&bubble, Qt::LeftButton, {}, onTip);
  QCOMPARE(dismissed.size(), 1);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("refusals", Refusals);
#include "tst_refusals.moc"

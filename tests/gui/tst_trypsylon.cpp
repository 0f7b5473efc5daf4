// SPDX-License-Identifier: GPL-3.0-or-later
// TRYPSYLON in the window: lifting, turning and pushing cards by mouse and keys, and the messages at the
// table.
#include <QApplication>
#include <QEnterEvent>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

class Trypsylon : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void simpleMoveByClicks();
  void simpleMoveByDrag();
  void openMove();
  void doubleMove();
  void twoCardsAreTurnedApart();
  void lastCardInExpert();
  void refusesAndSaysWhy();
  void noDoubleMoveInTheEndgame();
  void touchMoveHolds();
  void aDraggedCardThatTouchedMustBePushed();
  void withoutTouchMoveCardsGoBack();
  void enterLeadsToTheArrows();
  void byKeysAlone();
  void buttonsTurnAndPush();
  void otherEndsStayOpen();
  void whatLiesBehindTheButtonsIsNotJudged();
  void theCardInHandLiesTheSameAfterARestart();
};

namespace {

using Way = TrypsylonHand::Way;

std::string shownRule(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->rule : std::string();
}

// Whether the card in hand is set against `end`.
bool isSetAt(Gui& gui, const char* end) {
  return accessibleNameOf(gui.board(), at(end)).contains(at("the card is set here"));
}

// Whether pushing it in at `end` is all that may be done with the card in hand (TRY-18).
bool isBoundTo(Gui& gui, const char* end) {
  return placesOffering(gui.board(), "Push the card in") == QStringList{at(end)} &&
         placesOffering(gui.board(), "Set the card").isEmpty();
}

QString cardsInHand(Gui& gui) { return accessibleNameOf(gui.board(), at("hand")).section(u',', 0, 1); }

std::string shownReason(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->reason : std::string();
}

}  // namespace

// TRY-5: a card lifted by a click follows the mouse; wheel and right button turn it.
void Trypsylon::simpleMoveByClicks() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(at("c3"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  QCOMPARE(accessibleNameOf(hand.board(), at("c3")), at("c3, gap"));
  const BoardGlance lifted(hand.board());
  gui.hoverPlace(at("d2"));
  QVERIFY(lifted.changedAt(at("d2")) && !lifted.changedAt(at("d4")));
  const auto corner = hand.board().corner();
  hand.wheel(1);
  QVERIFY(hand.board().corner() != corner);
  hand.wheel(-1);
  QCOMPARE(hand.board().corner(), corner);
  gui.hoverPlace(at("b2"));
  for (int turns = 0; turns < 4; ++turns) {
    QTest::mouseClick(&gui.board(), Qt::RightButton, Qt::NoModifier,
                      gui.board().areaOf(at("b2")).center().toPoint());
  }
  QCOMPARE(hand.board().corner(), corner);
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  hand.turnTo(at("ne"), Way::Clicks);
  hand.click(at("Nc"));
  hand.click(at("Nc"));
  QCOMPARE(lastTurn(gui), at("c3 Nc-ne"));
  QCOMPARE(placesSaying(hand.board(), "inserted last"), QStringList{at("c5")});
  QCOMPARE(cardsInHand(gui), at("Hand, empty"));
}

void Trypsylon::simpleMoveByDrag() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(at("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.carryTo(at("d4"));
  const BoardGlance before(hand.board());
  hand.carryTo(at("W2"));
  QCOMPARE(openSteps(gui), QStringList{at("b2")});
  QVERIFY(before.changedAt(at("a2")) && !before.changedAt(at("a3")));  // where it would be pushed in
  hand.letGo(at("W2"));
  // It is only set against the end and can still be turned; the tick pushes it in.
  QCOMPARE(openSteps(gui), QStringList{at("b2")});
  QVERIFY(isSetAt(gui, "W2"));
  hand.turnTo(at("se"), Way::Drags);
  QTest::mouseClick(&gui.find<QToolButton>("pushIn"), Qt::LeftButton);
  QCOMPARE(lastTurn(gui), at("b2 W2-se"));
}

// TRY-6: a card that is face up keeps its orientation when lifted; the one inserted last can't be taken.
void Trypsylon::openMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  gui.hoverPlace(at("a2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.inserted-last"));
  QCOMPARE(gui.board().boardMarks().refused, at("a2"));
  hand.click(at("a2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(at("c5"));
  QCOMPARE(openSteps(gui), QStringList{at("c5")});
  QCOMPARE(hand.board().corner(), trypsylon::Corner::NorthEast);
  hand.click(at("d4"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.open-takes-one"));
  hand.play(at("Sc-nw"));
  QCOMPARE(lastTurn(gui), at("c5 Sc-nw"));
}

// TRY-7, TRY-8: after an open move two cards are lifted before the first is pushed in.
void Trypsylon::doubleMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne"});
  hand.click(at("d4"));
  hand.click(at("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-open-move-before"));
  QCOMPARE(openSteps(gui).size(), 1);
  hand.play(at("W4-se"));
  hand.playTurns({"c5 Sc-nw"});
  hand.click(at("e2"));
  hand.click(at("b3"));
  QCOMPARE(openSteps(gui), (QStringList{at("e2"), at("b3")}));
  QCOMPARE(cardsInHand(gui), at("Hand, 2 cards"));
  hand.click(at("d5"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.third-card"));
  hand.play(at("Nb-sw"));
  QCOMPARE(cardsInHand(gui), at("Hand, 1 card"));
  hand.play(at("W2-ne"));
  QCOMPARE(lastTurn(gui), at("b3 e2 Nb-sw W2-ne"));
}

// TRY-7: at first the first of two lifted cards is marked and can be turned; a click on the second selects
// that instead.
void Trypsylon::twoCardsAreTurnedApart() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw", "c5 Sc-nw", "e2", "b3"});
  QCOMPARE(hand.insight().hand(), 2);
  const auto second = hand.board().secondCorner();
  hand.turnTo(at("se"), Way::Keys);
  QCOMPARE(hand.board().secondCorner(), second);
  // The middle of the half of the tray in which the second card lies.
  const QRectF tray = hand.board().areaOf(at("hand"));
  const QPointF middle = tray.center() + (tray.height() > tray.width() ? QPointF(0, tray.height() / 4)
                                                                       : QPointF(tray.width() / 4, 0));
  while (hand.board().secondCorner() != trypsylon::Corner::NorthEast) {
    const auto before = hand.board().secondCorner();
    QTest::mouseMove(&gui.board(), middle.toPoint());
    QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, middle.toPoint());
    QVERIFY(hand.board().secondCorner() != before);
  }
  QCOMPARE(hand.board().corner(), trypsylon::Corner::SouthEast);
  const QString end = QString::fromStdString(hand.insight().open_ends().front());
  hand.click(end);
  hand.click(end);
  QCOMPARE(openSteps(gui).last(), end + QStringLiteral("-se"));
  QCOMPARE(hand.board().corner(), trypsylon::Corner::NorthEast);
}

// TRY-10: the last card face down makes a double move by itself.
void Trypsylon::lastCardInExpert() {
  Gui gui;
  TrypsylonHand hand(gui);
  QString cell;
  for (uint seed = 1; cell.isEmpty(); ++seed) {
    QVERIFY(seed < 60);
    hand.start({{"board", std::string("5x6")}, {"expert", true}});
    Random random(seed);
    hand.playOn(random, [&] { return hand.insight().face_down().size() == 1; });
    if (gui.timeline().to_move() > 0) {
      cell = QString::fromStdString(hand.insight().face_down().front());
    }
  }
  hand.click(cell);
  QCOMPARE(openSteps(gui), QStringList{cell});
  QVERIFY(!hand.insight().open_ends().empty());
  const QString end = QString::fromStdString(hand.insight().open_ends().front());
  hand.play(end + QStringLiteral("-nw"));
  QCOMPARE(lastTurn(gui), cell + u' ' + end + QStringLiteral("-nw"));
}

void Trypsylon::refusesAndSaysWhy() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.click(at("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.nothing-in-hand"));
  hand.click(at("c5"));
  const BoardGlance lifted(hand.board());
  // TRY-3: nothing would move, as the vacancy is at the end.
  gui.hoverPlace(at("W2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-vacancy"));
  QCOMPARE(gui.board().boardMarks().refused, at("W2"));
  QCOMPARE(gui.board().boardMarks().proving.size(), 5);
  QVERIFY(!lifted.changedAt(at("a2")) && !lifted.changedAt(at("b2")));  // no push is shown
  gui.hoverPlace(at("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.end-vacant"));
  hand.click(at("Nc"));
  QCOMPARE(shownRule(gui), std::string("TRY-3"));
  QVERIFY(!gui.find<QLabel>("message").text().isEmpty());
  QCOMPARE(openSteps(gui), QStringList{at("c5")});
  // The answer stays until the next action. Hovering over cells on the way shows nothing.
  gui.hoverPlace(at("b2"));
  QCOMPARE(gui.board().boardMarks().refused, at("Nc"));
  gui.board().dismissRefusal();
  QVERIFY(gui.board().boardMarks().refused.isEmpty());
  hand.click(at("b2"));
  QCOMPARE(gui.board().boardMarks().refused, at("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.opening-is-simple"));
  // Without help there are no marks or reasons until a step is refused.
  gui.preferences().setHighlights(Highlights::None);
  gui.board().dismissRefusal();
  gui.hoverPlace(at("W2"));
  QVERIFY(shownRule(gui).empty());
  QVERIFY(gui.board().boardMarks().legal.isEmpty());
  gui.preferences().setHighlights(Highlights::Legal);
  gui.hoverPlace(at("W3"));
  QVERIFY(shownRule(gui).empty());
  QCOMPARE(gui.board().boardMarks().legal.size(), 3);
}

void Trypsylon::noDoubleMoveInTheEndgame() {
  Gui gui;
  TrypsylonHand hand(gui);
  bool isThere = false;
  for (uint seed = 1; !isThere; ++seed) {
    QVERIFY(seed < 200);
    hand.start();
    Random random(seed);
    hand.playOn(random, [&] {
      const auto refusal = hand.insight().refusal_of_move(trypsylon::Move::Double);
      return hand.insight().face_down().size() >= 2 && refusal && refusal->reason == "trypsylon.endgame";
    });
    isThere = gui.timeline().to_move() > 0;
  }
  const trypsylon::Places down = hand.insight().face_down();
  hand.click(QString::fromStdString(down[0]));
  hand.click(QString::fromStdString(down[1]));
  QCOMPARE(shownRule(gui), std::string("TRY-9"));
  QCOMPARE(openSteps(gui).size(), 1);
}

// TRY-18: a lifted card must be played; one set against an end must be pushed in there.
void Trypsylon::touchMoveHolds() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  hand.click(at("c3"));
  hand.click(at("c3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.touch-move"));
  gui.key(Qt::Key_Escape);  // closes the answer
  QVERIFY(shownRule(gui).empty());
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});

  hand.click(at("Nc"));
  QVERIFY(isBoundTo(gui, "Nc"));
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  hand.click(at("W3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  QVERIFY(isSetAt(gui, "Nc"));
  hand.turnTo(at("sw"), Way::Clicks);  // it may still be turned
  hand.click(at("Nc"));
  QCOMPARE(lastTurn(gui), at("c3 Nc-sw"));
  // Players may agree otherwise: Undo takes steps back.
  gui.action("undo").trigger();
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  QVERIFY(placesOffering(gui.board(), "Set the card").contains(at("W3")));
  gui.action("undo").trigger();
  QVERIFY(openSteps(gui).isEmpty());
}

void Trypsylon::aDraggedCardThatTouchedMustBePushed() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(at("c3"));
  hand.carryTo(at("W3"));
  QTRY_VERIFY(isBoundTo(gui, "W3"));
  hand.carryTo(at("b2"));
  QVERIFY(isSetAt(gui, "W3"));
  hand.letGo(at("b2"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  QVERIFY(isSetAt(gui, "W3"));
  gui.board().setFocus();
  gui.endTurn();
  QCOMPARE(lastTurn(gui).section(u'-', 0, 0), at("c3 W3"));
}

void Trypsylon::withoutTouchMoveCardsGoBack() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  gui.board().setFocus();
  hand.click(at("c3"));
  hand.click(at("c3"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(at("c3"));
  gui.key(Qt::Key_Escape);
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(at("c3"));
  hand.click(at("Nc"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});  // first back to the hand
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QVERIFY(openSteps(gui).isEmpty());
  hand.drag(at("c3"), at("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  QVERIFY(accessibleNameOf(hand.board(), at("c3")).startsWith(at("c3, face down")));
  // Either of two lifted cards can be put back.
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw", "c5 Sc-nw"});
  hand.click(at("e2"));
  hand.click(at("b3"));
  hand.click(at("e2"));
  QCOMPARE(openSteps(gui), QStringList{at("b3")});
}

// With a card in hand, Enter where nothing can be done says what comes next.
void Trypsylon::enterLeadsToTheArrows() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  hand.click(at("c3"));
  gui.key(Qt::Key_Return);  // until now the mouse was used
  QCOMPARE(shownReason(gui), std::string("trypsylon.choose-an-end"));
  const QString said = gui.window().table()->face().explain(*gui.board().shownRefusal(), gui.match());
  QVERIFY2(said.contains(at("choose an arrow")), qPrintable(said));
  gui.key(Qt::Key_Right);  // shows the cursor at the mouse's place
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), at("d3"));
  gui.key(Qt::Key_Return);
  QCOMPARE(shownReason(gui), std::string("trypsylon.choose-an-end"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  gui.key(Qt::Key_Left);
  for (int steps = 0; steps < 3; ++steps) {
    gui.key(Qt::Key_Up);
  }
  gui.key(Qt::Key_Return);
  QVERIFY(isSetAt(gui, "Nc"));
}

void Trypsylon::byKeysAlone() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), at("c3"));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  const auto corner = hand.board().corner();
  gui.key(Qt::Key_R);
  gui.key(Qt::Key_Q);
  QCOMPARE(hand.board().corner(), corner);
  const BoardGlance before(hand.board());
  for (int steps = 0; steps < 3; ++steps) {
    gui.key(Qt::Key_Up);
  }
  QCOMPARE(gui.board().cursor(), at("Nc"));
  // The push is shown, but not binding.
  QVERIFY(before.changedAt(at("c5")) && !before.changedAt(at("b5")));
  QVERIFY(placesOffering(gui.board(), "Set the card").contains(at("W3")));
  gui.key(Qt::Key_Return);
  QVERIFY(isBoundTo(gui, "Nc"));
  hand.turnTo(at("se"), Way::Keys);
  gui.key(Qt::Key_Return);
  QCOMPARE(lastTurn(gui), at("c3 Nc-se"));
  // Arrow keys lead along the shore and round its corner.
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), at("Ne"));
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), at("E5"));
  gui.key(Qt::Key_Left);
  QCOMPARE(gui.board().cursor(), at("e5"));
}

// All actions for a card in hand are visible: two buttons turn it, a third pushes it in where it is set, and
// the panel describes them.
void Trypsylon::buttonsTurnAndPush() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  auto& left = gui.find<QToolButton>("turnLeft");
  auto& right = gui.find<QToolButton>("turnRight");
  auto& push = gui.find<QToolButton>("pushIn");
  QVERIFY(!left.isVisible() && !right.isVisible() && !push.isVisible());
  hand.click(at("c3"));
  QVERIFY(left.isVisible() && right.isVisible() && !push.isVisible());
  const auto corner = hand.board().corner();
  QTest::mouseClick(&right, Qt::LeftButton);
  QVERIFY(hand.board().corner() != corner);
  QTest::mouseClick(&left, Qt::LeftButton);
  QCOMPARE(hand.board().corner(), corner);
  QString panel;
  const auto items = gui.window().findChildren<QLabel*>(QStringLiteral("turnItem"));
  for (const QLabel* const item : items) {
    panel += item->text();
  }
  for (const char* const word : {"wheel", "right click", "tick", "ends your turn"}) {
    QVERIFY2(panel.contains(at(word)), word);
  }

  hand.click(at("Nc"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  constexpr int kFinger = 44;
  for (const QToolButton* const button : {&left, &right, &push}) {
    QVERIFY(button->isVisible());
    QVERIFY(button->width() == kFinger && button->height() == kFinger);
    QVERIFY(gui.board().rect().contains(button->geometry()));
    QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
  }
  QVERIFY(gui.board().areaOf(at("Nc")).contains(push.geometry().center()));
  QVERIFY(!left.geometry().intersects(push.geometry()) && !right.geometry().intersects(push.geometry()));
  hand.turnTo(at("se"), Way::Clicks);
  QTest::mouseClick(&push, Qt::LeftButton);
  QCOMPARE(lastTurn(gui), at("c3 Nc-se"));
  QVERIFY(!left.isVisible() && !right.isVisible() && !push.isVisible());
}

// Hovering over a button doesn't ask about the place behind it.
void Trypsylon::whatLiesBehindTheButtonsIsNotJudged() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(at("c3"));
  hand.click(at("Nc"));
  gui.hoverPlace(at("a1"));
  QVERIFY(gui.board().shownRefusal().has_value());
  QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
  QApplication::sendEvent(&gui.find<QToolButton>("turnRight"), &enter);
  QVERIFY(!gui.board().shownRefusal().has_value());
  QVERIFY(gui.board().boardMarks().pointed.isEmpty());

  // Moving the mouse over a button doesn't either, since the board mustn't notice it.
  auto& left = gui.find<QToolButton>("turnLeft");
  QTest::mouseMove(&left, QPoint(8, 8));
  QTest::mouseMove(&left, QPoint(20, 8));
  QCoreApplication::processEvents();
  QVERIFY(!gui.board().shownRefusal().has_value());
  QVERIFY(gui.board().boardMarks().pointed.isEmpty());
}

// After a restart only the record is known. A card in hand that was face up has its orientation; one that was
// face down has the orientation of the card pushed in before it.
void Trypsylon::theCardInHandLiesTheSameAfterARestart() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.playTurns({"c3 Nc-sw", "b3 Nb-se"});
  for (const auto& [cell, corner] :
       {std::pair("e1", trypsylon::Corner::SouthEast), std::pair("c5", trypsylon::Corner::SouthWest)}) {
    hand.click(at(cell));
    QCOMPARE(hand.board().corner(), corner);
    const WholeBoard<TrypsylonBoard> again(gui.match(), gui.look(), nullptr);
    QCOMPARE(again.corner(), corner);
    gui.match().undo();
  }
}

// Without touch-move a set card may move to another end; with it, the refusal says how to continue.
void Trypsylon::otherEndsStayOpen() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(at("c3"));
  hand.click(at("Nc"));
  QVERIFY(isSetAt(gui, "Nc"));
  QVERIFY(gui.board().boardMarks().legal.contains(at("W3")));
  hand.click(at("W3"));
  QVERIFY(isSetAt(gui, "W3"));
  QCOMPARE(openSteps(gui), QStringList{at("c3")});
  hand.start({{"touch-move", true}});
  hand.click(at("c3"));
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  const auto message = [&] { return gui.find<QLabel>("message").text(); };
  QVERIFY2(message().contains(QStringLiteral("Undo")), qPrintable(message()));
  hand.click(at("Nc"));
  QVERIFY(gui.board().boardMarks().legal.isEmpty());
  hand.click(at("W3"));
  QVERIFY2(message().contains(QStringLiteral("tick")) && message().contains(QStringLiteral("Enter")),
           qPrintable(message()));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon", Trypsylon);
#include "tst_trypsylon.moc"

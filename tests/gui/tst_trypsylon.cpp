// SPDX-License-Identifier: GPL-3.0-or-later
// TRYPSYLON through the window: cards lifted, turned and pushed by mouse and keys, and what the table says.
#include <QLabel>
#include <QTest>
#include <QToolButton>

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
};

namespace {

using Way = TrypsylonHand::Way;

QString text(const char* words) { return QString::fromLatin1(words); }

std::string shownRule(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->rule : std::string();
}

std::string shownReason(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->reason : std::string();
}

QStringList openSteps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

QString lastTurn(Gui& gui) { return QString::fromStdString(gui.timeline().entries().back().text); }

}  // namespace

// TRY-5: lifted by a click it hangs at the mouse, and wheel and right button turn it.
void Trypsylon::simpleMoveByClicks() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(text("c3"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  QVERIFY(hand.board().sceneNow().floating.has_value());
  QCOMPARE(hand.board().sceneNow().at(text("c3")), TrypsylonCard::Vacant);
  const auto corner = hand.board().corner();
  hand.wheel(1);
  QVERIFY(hand.board().corner() != corner);
  hand.wheel(-1);
  QCOMPARE(hand.board().corner(), corner);
  gui.hoverPlace(text("b2"));
  for (int turns = 0; turns < 4; ++turns) {
    QTest::mouseClick(&gui.board(), Qt::RightButton, Qt::NoModifier,
                      gui.board().areaOf(text("b2")).center().toPoint());
  }
  QCOMPARE(hand.board().corner(), corner);
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  hand.turnTo(text("ne"), Way::Clicks);
  hand.click(text("Nc"));
  hand.click(text("Nc"));
  QCOMPARE(lastTurn(gui), text("c3 Nc-ne"));
  QCOMPARE(hand.board().sceneNow().last, text("c5"));
  QVERIFY(!hand.board().sceneNow().floating.has_value());
}

void Trypsylon::simpleMoveByDrag() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(text("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.carryTo(text("W2"));
  QCOMPARE(openSteps(gui), QStringList{text("b2")});
  QCOMPARE(hand.board().sceneNow().set, text("W2"));
  hand.turnTo(text("se"), Way::Drags);
  hand.letGo(text("W2"));
  QCOMPARE(lastTurn(gui), text("b2 W2-se"));
}

// TRY-6: a card face up keeps its corner in the hand; the one inserted last stays.
void Trypsylon::openMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  gui.hoverPlace(text("a2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.inserted-last"));
  QCOMPARE(hand.board().sceneNow().refused, text("a2"));
  hand.click(text("a2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c5"));
  QCOMPARE(openSteps(gui), QStringList{text("c5")});
  QCOMPARE(hand.board().corner(), trypsylon::Corner::NorthEast);
  hand.click(text("d4"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.open-takes-one"));
  hand.play(text("Sc-nw"));
  QCOMPARE(lastTurn(gui), text("c5 Sc-nw"));
}

// TRY-7, TRY-8: after an open move two cards lie in the hand before the first is pushed.
void Trypsylon::doubleMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne"});
  hand.click(text("d4"));
  hand.click(text("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-open-move-before"));
  QCOMPARE(openSteps(gui).size(), 1);
  hand.play(text("W4-se"));
  hand.playTurns({"c5 Sc-nw"});
  hand.click(text("e2"));
  hand.click(text("b3"));
  QCOMPARE(openSteps(gui), (QStringList{text("e2"), text("b3")}));
  QCOMPARE(hand.board().sceneNow().hand, 2);
  hand.click(text("d5"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.third-card"));
  hand.play(text("Nb-sw"));
  QCOMPARE(hand.board().sceneNow().hand, 1);
  hand.play(text("W2-ne"));
  QCOMPARE(lastTurn(gui), text("b3 e2 Nb-sw W2-ne"));
}

// TRY-10: the last card face down alone makes a double move.
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
  hand.click(text("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.nothing-in-hand"));
  hand.click(text("c5"));
  // TRY-3: nothing would move, and the vacancy is at the end.
  gui.hoverPlace(text("W2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-vacancy"));
  QCOMPARE(hand.board().sceneNow().refused, text("W2"));
  QCOMPARE(hand.board().sceneNow().proving.size(), 5);
  QVERIFY(hand.board().sceneNow().set.isEmpty());
  gui.hoverPlace(text("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.end-vacant"));
  hand.click(text("Nc"));
  QCOMPARE(shownRule(gui), std::string("TRY-3"));
  QVERIFY(!gui.find<QLabel>("message").text().isEmpty());
  QCOMPARE(openSteps(gui), QStringList{text("c5")});
  // The answer stays until the next act. Cells on the way speak up only when they are asked.
  gui.hoverPlace(text("b2"));
  QCOMPARE(hand.board().sceneNow().refused, text("Nc"));
  gui.board().dismissRefusal();
  QVERIFY(hand.board().sceneNow().refused.isEmpty());
  hand.click(text("b2"));
  QCOMPARE(hand.board().sceneNow().refused, text("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.opening-is-simple"));
  // Without help there are neither marks nor reasons, until a step is refused.
  gui.preferences().setHighlights(Preferences::Highlights::None);
  gui.board().dismissRefusal();
  gui.hoverPlace(text("W2"));
  QVERIFY(shownRule(gui).empty());
  QVERIFY(hand.board().sceneNow().ends.isEmpty());
  gui.preferences().setHighlights(Preferences::Highlights::Legal);
  gui.hoverPlace(text("W3"));
  QVERIFY(shownRule(gui).empty());
  QCOMPARE(hand.board().sceneNow().ends.size(), 3);
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

// TRY-18: a lifted card must be played, one that is set against an end must be pushed in there.
void Trypsylon::touchMoveHolds() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  hand.click(text("c3"));
  hand.click(text("c3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.touch-move"));
  gui.key(Qt::Key_Escape);  // closes the answer
  QVERIFY(shownRule(gui).empty());
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});

  hand.click(text("Nc"));
  QVERIFY(hand.board().sceneNow().isBound);
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  hand.click(text("W3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  QCOMPARE(hand.board().sceneNow().set, text("Nc"));
  hand.turnTo(text("sw"), Way::Clicks);  // the turning stays free
  hand.click(text("Nc"));
  QCOMPARE(lastTurn(gui), text("c3 Nc-sw"));
  // What the players agree on goes: Undo takes back steps.
  gui.action("undo").trigger();
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  QVERIFY(!hand.board().sceneNow().isBound);
  gui.action("undo").trigger();
  QVERIFY(openSteps(gui).isEmpty());
}

void Trypsylon::aDraggedCardThatTouchedMustBePushed() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(text("c3"));
  hand.carryTo(text("W3"));
  QTRY_VERIFY(hand.board().sceneNow().isBound);
  hand.carryTo(text("b2"));
  QCOMPARE(hand.board().sceneNow().set, text("W3"));
  hand.letGo(text("b2"));
  QCOMPARE(lastTurn(gui).section(u'-', 0, 0), text("c3 W3"));
}

void Trypsylon::withoutTouchMoveCardsGoBack() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  gui.board().setFocus();
  hand.click(text("c3"));
  hand.click(text("c3"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c3"));
  gui.key(Qt::Key_Escape);
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c3"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QVERIFY(openSteps(gui).isEmpty());
  hand.drag(text("c3"), text("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(hand.board().sceneNow().at(text("c3")), TrypsylonCard::Down);
  // Of two cards in hand either goes back.
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw", "c5 Sc-nw"});
  hand.click(text("e2"));
  hand.click(text("b3"));
  hand.click(text("e2"));
  QCOMPARE(openSteps(gui), QStringList{text("b3")});
}

// With a card in hand Enter says what comes next, wherever nothing else is to be done.
void Trypsylon::enterLeadsToTheArrows() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  hand.click(text("c3"));
  gui.key(Qt::Key_Return);  // by mouse until now
  QCOMPARE(shownReason(gui), std::string("trypsylon.choose-an-end"));
  const QString said = gui.window().table()->face().explain(*gui.board().shownRefusal(), gui.match());
  QVERIFY2(said.contains(text("Choose an arrow")), qPrintable(said));
  for (const char* const cell : {"c3", "d3"}) {
    gui.key(Qt::Key_Right);
    QCOMPARE(gui.board().cursor(), text(cell));
    gui.key(Qt::Key_Return);
    QCOMPARE(shownReason(gui), std::string("trypsylon.choose-an-end"));
  }
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  gui.key(Qt::Key_Left);
  for (int steps = 0; steps < 3; ++steps) {
    gui.key(Qt::Key_Up);
  }
  gui.key(Qt::Key_Return);
  QCOMPARE(hand.board().sceneNow().set, text("Nc"));
}

void Trypsylon::byKeysAlone() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("c3"));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  const auto corner = hand.board().corner();
  gui.key(Qt::Key_R);
  gui.key(Qt::Key_Q);
  QCOMPARE(hand.board().corner(), corner);
  for (int steps = 0; steps < 3; ++steps) {
    gui.key(Qt::Key_Up);
  }
  QCOMPARE(gui.board().cursor(), text("Nc"));
  QCOMPARE(hand.board().sceneNow().set, text("Nc"));  // shown, not bound
  QVERIFY(!hand.board().sceneNow().isBound);
  gui.key(Qt::Key_Return);
  QVERIFY(hand.board().sceneNow().isBound);
  hand.turnTo(text("se"), Way::Keys);
  gui.key(Qt::Key_Return);
  QCOMPARE(lastTurn(gui), text("c3 Nc-se"));
  // Along the shore and round its corner.
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("Ne"));
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("E5"));
  gui.key(Qt::Key_Left);
  QCOMPARE(gui.board().cursor(), text("e5"));
}

// Everything that a card in hand can do is in sight: two buttons turn it, where it is set a third pushes it
// in, and the panel has it in words.
void Trypsylon::buttonsTurnAndPush() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  auto& left = gui.find<QToolButton>("turnLeft");
  auto& right = gui.find<QToolButton>("turnRight");
  auto& push = gui.find<QToolButton>("pushIn");
  QVERIFY(!left.isVisible() && !right.isVisible() && !push.isVisible());
  hand.click(text("c3"));
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
    QVERIFY2(panel.contains(text(word)), word);
  }

  hand.click(text("Nc"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  constexpr int kFinger = 44;
  for (const QToolButton* const button : {&left, &right, &push}) {
    QVERIFY(button->isVisible());
    QVERIFY(button->width() == kFinger && button->height() == kFinger);
    QVERIFY(gui.board().rect().contains(button->geometry()));
    QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
  }
  QVERIFY(gui.board().areaOf(text("Nc")).contains(push.geometry().center()));
  QVERIFY(!left.geometry().intersects(push.geometry()) && !right.geometry().intersects(push.geometry()));
  hand.turnTo(text("se"), Way::Clicks);
  QTest::mouseClick(&push, Qt::LeftButton);
  QCOMPARE(lastTurn(gui), text("c3 Nc-se"));
  QVERIFY(!left.isVisible() && !right.isVisible() && !push.isVisible());
}

// Without touch-move a card that is set may still go to another end; with it the refusal says how to go on.
void Trypsylon::otherEndsStayOpen() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(text("c3"));
  hand.click(text("Nc"));
  QVERIFY(hand.board().sceneNow().isFixed);
  QVERIFY(hand.board().sceneNow().ends.contains(text("W3")));
  hand.click(text("W3"));
  QCOMPARE(hand.board().sceneNow().set, text("W3"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  hand.start({{"touch-move", true}});
  hand.click(text("c3"));
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  const auto message = [&] { return gui.find<QLabel>("message").text(); };
  QVERIFY2(message().contains(QStringLiteral("Undo")), qPrintable(message()));
  hand.click(text("Nc"));
  QVERIFY(hand.board().sceneNow().ends.isEmpty());
  hand.click(text("W3"));
  QVERIFY2(message().contains(QStringLiteral("tick")) && message().contains(QStringLiteral("Enter")),
           qPrintable(message()));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon", Trypsylon);
#include "tst_trypsylon.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is the same on all boards: clicks, drags, what ends a drag, and what the hand puts back.
#include <QMouseEvent>
#include <QPointingDevice>
#include <QTest>

#include <memory>

#include "engine/games.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

// A board where something can be dragged from one place to another.
struct DragOnBoard {
  void (*start)(Gui&) = nullptr;
  const char* from = nullptr;
  const char* to = nullptr;
  const char* steps = nullptr;  // the steps that the drag plays
};

class HandTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aJumpIsADrag_data();
  void aJumpIsADrag();
  void escapeEndsADrag_data() { aJumpIsADrag_data(); }
  void escapeEndsADrag();
  void anotherButtonIsIgnored_data();
  void anotherButtonIsIgnored();
  void aShakyClickIsAClick_data() { aJumpIsADrag_data(); }
  void aShakyClickIsAClick();
  void whatIsHeldGoesBack_data();
  void whatIsHeldGoesBack();
  void undoEndsADrag_data();
  void undoEndsADrag();
  void aSecondFingerPutsASignBack();
  void draggingPansWhereNothingIsTaken();
  void nLeadsWhereTheCardCanGo();

 private:
  static void startBypass(Gui& gui) { BypassHand(gui).start("hexhex-3", 2); }

  static void startHighway(Gui& gui) {
    HighwayHand hand(gui);
    hand.start(6);
    hand.liftCurtain();
  }

  static void startJumps(Gui& gui) {
    gui.window().start(
        {find_game("crooked-jumps"), {{"from", std::string("A0 C0 D0")}}, {QStringLiteral("Ann")}, {0}});
    QCoreApplication::processEvents();
  }

  static void startTrypsylon(Gui& gui) { TrypsylonHand(gui).start({{"touch-move", false}}); }

  inline static const QPoint kBeside{3, 3};  // outside every place

  static QPoint middle(Gui& gui, const char* place) {
    return gui.board().areaOf(at(place)).center().toPoint();
  }

  // QTest::mouseMove doesn't hold a button down.
  static void move(Gui& gui, QPoint to) {
    QMouseEvent event(QEvent::MouseMove, QPointF(to), gui.board().mapToGlobal(QPointF(to)), Qt::NoButton,
                      Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&gui.board(), &event);
  }

  static void press(Gui& gui, QPoint at, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mousePress(&gui.board(), button, Qt::NoModifier, at);
  }

  static void release(Gui& gui, QPoint at, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseRelease(&gui.board(), button, Qt::NoModifier, at);
  }

  static void carry(Gui& gui, QPoint from, QPoint to) {
    press(gui, from);
    move(gui, (from + to) / 2);
    move(gui, to);
  }

  // What has been played, the turn in progress included.
  static QString playedSteps(Gui& gui) {
    QStringList all;
    for (const Entry& entry : gui.timeline().entries_until(gui.timeline().cursor())) {
      all.append(QString::fromStdString(entry.text));
    }
    return all.join(QLatin1Char(' '));
  }

  // What people are told about every place.
  static QStringList descriptions(Gui& gui) {
    QStringList all;
    for (const QString& place : gui.board().places()) {
      all.append(gui.board().describe(place));
    }
    return all;
  }
};

void HandTest::aJumpIsADrag_data() {
  QTest::addColumn<DragOnBoard>("drag");
  QTest::newRow("bypass") << DragOnBoard{startBypass, "A1", "A2", "A1-A2"};
  QTest::newRow("highway") << DragOnBoard{startHighway, "L", "B2", "B2=L"};
  QTest::newRow("crooked jumps") << DragOnBoard{startJumps, "D0", "B0", "D0>C0>B0"};
  QTest::newRow("trypsylon") << DragOnBoard{startTrypsylon, "c3", "Nc", "c3"};
}

// The button may be released at a point to which no event has moved the pointer, as a graphics pen does.
void HandTest::aJumpIsADrag() {
  QFETCH(const DragOnBoard, drag);
  Gui gui;
  drag.start(gui);
  press(gui, middle(gui, drag.from));
  release(gui, middle(gui, drag.to));
  QVERIFY2(playedSteps(gui).endsWith(at(drag.steps)), qPrintable(playedSteps(gui)));
}

void HandTest::escapeEndsADrag() {
  QFETCH(const DragOnBoard, drag);
  Gui gui;
  drag.start(gui);
  move(gui, kBeside);
  const QString before = playedSteps(gui);
  const QStringList words = descriptions(gui);
  const QPoint to = middle(gui, drag.to);
  carry(gui, middle(gui, drag.from), to);
  QTest::keyClick(&gui.board(), Qt::Key_Escape);
  QCOMPARE(playedSteps(gui), before);
  QVERIFY(gui.board().QWidget::cursor().shape() != Qt::ClosedHandCursor);
  release(gui, to);
  QCOMPARE(playedSteps(gui), before);
  QVERIFY(!gui.board().refusalIsAnswer());
  move(gui, kBeside);
  QCOMPARE(descriptions(gui), words);
  // The next drag works as usual.
  carry(gui, middle(gui, drag.from), to);
  release(gui, to);
  QVERIFY2(playedSteps(gui).endsWith(at(drag.steps)), qPrintable(playedSteps(gui)));
}

void HandTest::anotherButtonIsIgnored_data() {
  QTest::addColumn<DragOnBoard>("drag");
  QTest::newRow("bypass") << DragOnBoard{startBypass, "A1", "A2", "A1-A2"};
  QTest::newRow("highway") << DragOnBoard{startHighway, "L", "B2", "B2=L"};
  QTest::newRow("crooked jumps") << DragOnBoard{startJumps, "D0", "B0", "D0>C0>B0"};
}

void HandTest::anotherButtonIsIgnored() {
  QFETCH(const DragOnBoard, drag);
  Gui gui;
  drag.start(gui);
  const QPoint from = middle(gui, drag.from);
  const QPoint to = middle(gui, drag.to);
  carry(gui, from, to);
  press(gui, to, Qt::RightButton);
  release(gui, to, Qt::RightButton);
  release(gui, to);
  QVERIFY2(playedSteps(gui).endsWith(at(drag.steps)), qPrintable(playedSteps(gui)));
}

// A click with a small movement is the same as one without.
void HandTest::aShakyClickIsAClick() {
  QFETCH(const DragOnBoard, drag);
  QStringList after;
  for (const QPoint shake : {QPoint(0, 0), QPoint(4, 3)}) {
    Gui gui;
    drag.start(gui);
    const QPoint place = middle(gui, drag.from);
    move(gui, place);
    press(gui, place);
    move(gui, place + shake);
    release(gui, place + shake);
    const QString refused = gui.board().refusedPlace();
    move(gui, kBeside);
    after.append(playedSteps(gui) + descriptions(gui).join(QLatin1Char('|')) + refused);
  }
  QCOMPARE(after.back(), after.front());
}

void HandTest::whatIsHeldGoesBack_data() {
  QTest::addColumn<DragOnBoard>("drag");
  QTest::addColumn<bool>("byEscape");
  for (const bool byEscape : {false, true}) {
    const char* const way = byEscape ? "Escape" : "click";
    QTest::addRow("highway, %s", way) << DragOnBoard{startHighway, "L", "B2", "B2=L"} << byEscape;
    QTest::addRow("crooked jumps, %s", way) << DragOnBoard{startJumps, "D0", "B0", "D0>C0>B0"} << byEscape;
    QTest::addRow("trypsylon, %s", way) << DragOnBoard{startTrypsylon, "c3", "Nc", "c3"} << byEscape;
  }
}

// Escape, or a click beside all places, puts back what is in hand.
void HandTest::whatIsHeldGoesBack() {
  QFETCH(const DragOnBoard, drag);
  QFETCH(const bool, byEscape);
  Gui gui;
  drag.start(gui);
  move(gui, kBeside);
  const QString before = playedSteps(gui);
  const QStringList words = descriptions(gui);
  const QPoint from = middle(gui, drag.from);
  move(gui, from);
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, from);
  move(gui, kBeside);
  QVERIFY(descriptions(gui) != words);
  if (byEscape) {
    QTest::keyClick(&gui.board(), Qt::Key_Escape);
  } else {
    QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, kBeside);
  }
  QCOMPARE(descriptions(gui), words);
  QCOMPARE(playedSteps(gui), before);
}

void HandTest::undoEndsADrag_data() {
  QTest::addColumn<DragOnBoard>("first");
  QTest::addColumn<DragOnBoard>("drag");
  QTest::newRow("bypass") << DragOnBoard{startBypass, "A1", "A2", "A1-A2"}
                          << DragOnBoard{nullptr, "C3", "C4", ""};
  QTest::newRow("highway") << DragOnBoard{startHighway, "L", "B2", "B2=L"}
                           << DragOnBoard{nullptr, "R", "A3", ""};
}

void HandTest::undoEndsADrag() {
  QFETCH(const DragOnBoard, first);
  QFETCH(const DragOnBoard, drag);
  Gui gui;
  first.start(gui);
  const QString before = playedSteps(gui);
  carry(gui, middle(gui, first.from), middle(gui, first.to));
  release(gui, middle(gui, first.to));
  QVERIFY2(playedSteps(gui).endsWith(at(first.steps)), qPrintable(playedSteps(gui)));
  carry(gui, middle(gui, drag.from), middle(gui, drag.to));
  gui.match().undo();
  release(gui, middle(gui, drag.to));
  QCOMPARE(playedSteps(gui), before);
}

// The second finger zooms, and the sign returns to where it was.
void HandTest::aSecondFingerPutsASignBack() {
  Gui gui;
  startHighway(gui);
  carry(gui, middle(gui, "L"), middle(gui, "B2"));
  release(gui, middle(gui, "B2"));
  const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
  const QPoint from = middle(gui, "B2");
  const QPoint to = middle(gui, "A2");
  QTest::touchEvent(&gui.board(), screen.get()).press(0, from);
  QTest::touchEvent(&gui.board(), screen.get()).move(0, (from + to) / 2);
  QTest::touchEvent(&gui.board(), screen.get()).move(0, to);
  QCOMPARE(openSteps(gui), QStringList());
  QTest::touchEvent(&gui.board(), screen.get()).move(0, to).press(1, to + QPoint(60, 60));
  QTest::touchEvent(&gui.board(), screen.get()).release(0, to).release(1, to + QPoint(60, 60));
  QCoreApplication::processEvents();
  QCOMPARE(openSteps(gui), QStringList{at("B2=L")});
}

void HandTest::draggingPansWhereNothingIsTaken() {
  Gui gui;
  gui.startByg(4);
  BoardView& board = gui.board();
  board.setZoom(2, QRectF(board.rect()).center());
  const QPoint before = middle(gui, "D4");
  carry(gui, before, before + QPoint(40, -24));
  release(gui, before + QPoint(40, -24));
  QCOMPARE(middle(gui, "D4"), before + QPoint(40, -24));
  QVERIFY(openSteps(gui).isEmpty());
}

void HandTest::nLeadsWhereTheCardCanGo() {
  Gui gui;
  startTrypsylon(gui);
  TrypsylonHand hand(gui);
  hand.click(at("c3"));
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(&gui.board(), Qt::Key_N);
    QCOMPARE(gui.board().actionOf(gui.board().cursor()), QStringLiteral("Set the card here"));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("hand", HandTest);
#include "tst_hand.moc"

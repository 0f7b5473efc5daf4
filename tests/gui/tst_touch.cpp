// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers on the boards: taps and drags do what a mouse does.
#include <QPointingDevice>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "engine/courses.h"
#include "engine/games.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

// One finger on a touch screen.
class Finger {
 public:
  explicit Finger(Gui& gui) : gui_(gui), screen_(QTest::createTouchDevice()) {}

  void tap(const QString& place) {
    const QPoint at = middle(place);
    QTest::touchEvent(&gui_.board(), screen_.get()).press(0, at);
    QTest::touchEvent(&gui_.board(), screen_.get()).release(0, at);
    QCoreApplication::processEvents();
  }

  void tap(QWidget& button) {
    QTest::touchEvent(&button, screen_.get()).press(0, button.rect().center(), &button);
    QTest::touchEvent(&button, screen_.get()).release(0, button.rect().center(), &button);
    QCoreApplication::processEvents();
  }

  void drag(const QString& from, const QString& to) {
    constexpr int kParts = 6;
    const QPointF start = middle(from);
    const QPointF way = QPointF(middle(to)) - start;
    QTest::touchEvent(&gui_.board(), screen_.get()).press(0, start.toPoint());
    for (int part = 1; part <= kParts; ++part) {
      QTest::touchEvent(&gui_.board(), screen_.get()).move(0, (start + way * part / kParts).toPoint());
    }
    QTest::touchEvent(&gui_.board(), screen_.get()).release(0, middle(to));
    QCoreApplication::processEvents();
  }

 private:
  [[nodiscard]] QPoint middle(const QString& place) const {
    return gui_.board().areaOf(place).center().toPoint();
  }

  Gui& gui_;
  std::unique_ptr<QPointingDevice> screen_;
};

QString lastEntry(Gui& gui) {
  const std::vector<Entry> entries = gui.timeline().entries();
  return entries.empty() ? QString() : QString::fromStdString(entries.back().text);
}

}  // namespace

class TouchTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tapsPlaceStones();
  void aFingerDrawsAPath();
  void aFingerCarriesACard();
  void tapsMovePieces();
  void aFingerCarriesAPiece();
  void tapsFindPlacesInALesson();
};

// The eight exits, which the first lesson on this board asks for.
void TouchTest::tapsFindPlacesInALesson() {
  Gui gui;
  gui.open(*find_lesson("over-pass/1"));
  gui.window().show();
  Finger finger(gui);
  for (int exit = 0; exit < 8; ++exit) {
    QCOMPARE(gui.wayOn().text(), QStringLiteral("Skip"));
    finger.tap(QStringLiteral("J%1").arg(exit));
  }
  QCOMPARE(gui.wayOn().text(), QStringLiteral("Continue"));
}

void TouchTest::tapsPlaceStones() {
  Gui gui;
  gui.startByg(4);
  Finger finger(gui);
  finger.tap(QStringLiteral("B2"));
  QCOMPARE(lastEntry(gui), QStringLiteral("B2"));
  // A tap on what is not possible says so, as a click does.
  finger.tap(QStringLiteral("B2"));
  QVERIFY(gui.board().shownRefusal().has_value());
}

void TouchTest::aFingerDrawsAPath() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 2);
  Finger(gui).drag(QStringLiteral("A1"), QStringLiteral("A2"));
  QCOMPARE(lastEntry(gui), QStringLiteral("A1-A2"));
}

void TouchTest::aFingerCarriesACard() {
  Gui gui;
  TrypsylonHand(gui).start({{"touch-move", false}});
  Finger finger(gui);
  finger.drag(QStringLiteral("c3"), QStringLiteral("Nc"));
  QCOMPARE(lastEntry(gui), QStringLiteral("c3"));
  // Set there, it is turned by the button beside it.
  const auto& board = static_cast<const TrypsylonBoard&>(gui.board());
  const trypsylon::Corner corner = board.corner();
  finger.tap(gui.find<QToolButton>("turnRight"));
  QVERIFY(board.corner() != corner);
  finger.tap(gui.find<QToolButton>("pushIn"));
  QVERIFY2(lastEntry(gui).startsWith(QStringLiteral("c3 Nc-")), qPrintable(lastEntry(gui)));
}

void TouchTest::tapsMovePieces() {
  Gui gui;
  PassHand(gui).start(*find_game("mono-line"), 2);
  Finger(gui).tap(QStringLiteral("F3"));
  QVERIFY2(lastEntry(gui).startsWith(QStringLiteral("F3")), qPrintable(lastEntry(gui)));
}

void TouchTest::aFingerCarriesAPiece() {
  Gui gui;
  gui.window().start(
      {find_game("crooked-jumps"), {{"from", std::string("A0 C0 D0")}}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  Finger finger(gui);
  finger.drag(QStringLiteral("D0"), QStringLiteral("B0"));
  QCOMPARE(lastEntry(gui), QStringLiteral("D0>C0>B0"));
  finger.tap(QStringLiteral("B0"));
  finger.tap(QStringLiteral("O"));
  QCOMPARE(lastEntry(gui), QStringLiteral("B0>A0>O"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("touch", TouchTest);
#include "tst_touch.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Touching boards: taps and drags work like the mouse.
#include <QLineF>
#include <QPointingDevice>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTouchEvent>

#include <algorithm>
#include <memory>

#include "app/games/catalogue.h"
#include "app/setup/lot_overlay.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/trypsylon/notation.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

// A finger on a touch screen; a second one for pinches and for taps beside it.
class Finger {
 public:
  explicit Finger(Gui& gui) : gui_(gui), screen_(QTest::createTouchDevice()) {}

  void tap(const QString& place) { tapAt(middle(place)); }
  void tap(QWidget& button) { tapOn(button, button.rect().center()); }
  void tapAt(QPoint at) { tapOn(gui_.board(), at); }

  void press(const QString& place) { begin(middle(place)); }
  void release(const QString& place) { end(middle(place)); }

  // Cancels the touch, so that nothing happens where the finger is.
  void cancel() {
    QTouchEvent gone(QEvent::TouchCancel, screen_.get());
    QCoreApplication::sendEvent(&gui_.board(), &gone);
    QCoreApplication::processEvents();
  }

  // Events of the first finger.
  void begin(QPoint at) { QTest::touchEvent(&gui_.board(), screen_.get()).press(0, at); }
  void moveTo(QPoint at) {
    at_ = at;
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, at);
  }
  void end(QPoint at) {
    QTest::touchEvent(&gui_.board(), screen_.get()).release(0, at);
    QCoreApplication::processEvents();
  }
  // Taps with a second finger while the first is down.
  void tapBeside(QPoint at) {
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, at_).press(1, at);
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, at_).release(1, at);
    QCoreApplication::processEvents();
  }
  // Taps once, so that buttons get their size for fingers, and waits for that.
  void settle() {
    touch(gui_.window());
    QTRY_VERIFY(gui_.look().fingersAreInUse());
    QTest::qWait(50);
  }
  // Touches an empty part of the window.
  void touch(QWidget& window) { tapOn(window, QPoint(1, window.height() - 2)); }

  void dragBy(QPointF start, QPointF way) {
    constexpr int kParts = 6;
    begin(start.toPoint());
    for (int part = 1; part <= kParts; ++part) {
      moveTo((start + way * part / kParts).toPoint());
    }
    end((start + way).toPoint());
  }

  // Moves two fingers, each from the distance `from` to the distance `to` from a middle that moves by `way`.
  void pinch(QPointF middle, double from, double to, QPointF way = {}) {
    constexpr int kParts = 8;
    const auto at = [&](int side, int part) {
      const double far = from + (to - from) * part / kParts;
      return (middle + way * part / kParts + QPointF(side * far, 0)).toPoint();
    };
    QTest::touchEvent(&gui_.board(), screen_.get()).press(0, at(-1, 0));
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, at(-1, 0)).press(1, at(1, 0));
    for (int part = 1; part <= kParts; ++part) {
      QTest::touchEvent(&gui_.board(), screen_.get()).move(0, at(-1, part)).move(1, at(1, part));
    }
    QTest::touchEvent(&gui_.board(), screen_.get()).release(0, at(-1, kParts)).move(1, at(1, kParts));
    QTest::touchEvent(&gui_.board(), screen_.get()).release(1, at(1, kParts));
    QCoreApplication::processEvents();
  }

  void dragThenPinch(const QString& from, const QString& to) {
    const QPoint start = middle(from);
    const QPoint end = middle(to);
    QTest::touchEvent(&gui_.board(), screen_.get()).press(0, start);
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, (start + end) / 2);
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, end);
    QTest::touchEvent(&gui_.board(), screen_.get()).move(0, end).press(1, end + QPoint(60, 60));
    QTest::touchEvent(&gui_.board(), screen_.get()).release(0, end).release(1, end + QPoint(60, 60));
    QCoreApplication::processEvents();
  }

  void drag(const QString& from, const QString& to) { dragBy(middle(from), middle(to) - middle(from)); }

 private:
  void tapOn(QWidget& widget, QPoint at) {
    QTest::touchEvent(&widget, screen_.get()).press(0, at, &widget);
    QTest::touchEvent(&widget, screen_.get()).release(0, at, &widget);
    QCoreApplication::processEvents();
  }

  [[nodiscard]] QPoint middle(const QString& place) const {
    return gui_.board().areaOf(place).center().toPoint();
  }

  Gui& gui_;
  std::unique_ptr<QPointingDevice> screen_;
  QPoint at_;  // position of the first finger
};

QString lastEntry(Gui& gui) {
  const std::vector<Entry> entries = gui.timeline().entries();
  return entries.empty() ? QString() : QString::fromStdString(entries.back().text);
}

// Looks at the pages of finished games, which are opened without the mouse.
void seeArchive(Gui& gui) {
  gui.startByg(4);
  static_cast<void>(gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.window().showArchive();
  QTRY_VERIFY(gui.find<QWidget>("archiveTable").isVisible());
  lookForCutOffs(gui.window(), QStringLiteral("the finished games"));
  gui.window().showStatistics();
  lookForCutOffs(gui.window(), QStringLiteral("the statistics"));
  gui.window().showTrash();
  lookForCutOffs(gui.window(), QStringLiteral("the trash"));
  gui.window().showEvening();
  lookForCutOffs(gui.window(), QStringLiteral("the scoreboard"));
}

// Lifts the curtain if there is one, and ends the lot that says who starts.
void openTable(Gui& gui) {
  while (gui.match().isCurtained()) {
    gui.match().isTableOpen() ? gui.match().lowerCurtain() : gui.match().liftCurtain();
  }
  for (auto* lot = gui.window().findChild<LotOverlay*>(); lot != nullptr;
       lot = gui.window().findChild<LotOverlay*>()) {
    lot->end();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
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
  void everyBoard_data();
  void everyBoard();
  void everyBoardInALowWindow_data() { everyBoard_data(); }
  void everyBoardInALowWindow();
  void aPinchPlaysNothing();
  void aFingerPushesAnEnlargedBoard();
  void tapsHitWhatTheyShowWhenEnlarged();
  void aRestingFingerHasAMagnifier();
  void aSecondFingerTakesBackADrag();
  void aSecondFingerTurnsACard();
  void buttonsGrowForFingers();
  void everyButtonIsLargeEnough_data();
  void everyButtonIsLargeEnough();
  void nothingMovesUnderAFinger();
};

// Taps the eight exits, for which the first lesson on this board asks.
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
  // Tapping an illegal place says so, like a click.
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
  // A card set against an end is turned by the button beside it.
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

void TouchTest::everyBoard_data() {
  QTest::addColumn<QString>("id");
  for (const CatalogueEntry& entry : catalogue()) {
    QTest::addRow("%s", entry.id) << QString::fromLatin1(entry.id);
  }
}

// Two fingers zoom and pan. A double tap beside the places enlarges the nearest part of the board, and
// another double tap shows the whole board.
void TouchTest::everyBoard() {
  QFETCH(const QString, id);
  Gui gui;
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game(id.toStdString())), gui.preferences()));
  openTable(gui);
  QCoreApplication::processEvents();
  Finger finger(gui);
  finger.settle();
  BoardView& board = gui.board();
  const std::size_t before = gui.timeline().cursor();
  const QString place = board.places().at(board.places().size() / 2);
  const double usual = board.areaOf(place).width();
  const QPointF middle = QRectF(board.rect()).center();
  finger.pinch(middle, 60, 150);
  QVERIFY2(board.zoom() > 2, qPrintable(QString::number(board.zoom())));
  QVERIFY(board.areaOf(place).width() > 2 * usual);
  QVERIFY(gui.find<QPushButton>("wholeBoard").isVisible());
  const QPointF at = board.areaOf(place).center();
  finger.pinch(middle, 100, 100, {-30, -20});
  QVERIFY(QLineF(board.areaOf(place).center(), at + QPointF(-30, -20)).length() < 3);
  finger.pinch(middle, 150, 40);
  QCOMPARE(board.zoom(), 1.0);
  QVERIFY(qAbs(board.areaOf(place).width() - usual) < 0.01);
  const QPoint corner(3, 3);
  QVERIFY(board.placeAt(corner).isEmpty());
  finger.tapAt(corner);
  finger.tapAt(corner);
  QVERIFY(board.zoom() > 2);
  finger.tapAt(corner);
  finger.tapAt(corner);
  QCOMPARE(board.zoom(), 1.0);
  QCOMPARE(gui.timeline().cursor(), before);
}

// In the dark theme, with large texts: a finger on a place that is close to others gets a magnifier, which is
// inside the window and doesn't cover the place. Buttons on the board are large enough.
void TouchTest::everyBoardInALowWindow() {
  QFETCH(const QString, id);
  Gui gui;
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  gui.preferences().setTextSize(150);
  gui.window().resize(kLowWindow);
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game(id.toStdString())), gui.preferences()));
  openTable(gui);
  QCoreApplication::processEvents();
  Finger finger(gui);
  finger.settle();
  BoardView& board = gui.board();
  const QStringList places = board.places();
  for (const qsizetype index : {qsizetype{0}, places.size() / 2, places.size() - 1}) {
    const QString& place = places[index];
    const QPointF here = board.areaOf(place).center();
    if (board.areaOf(place).isEmpty() || board.childAt(here.toPoint()) != nullptr) {
      continue;  // a place of a tray that is closed, or under a button
    }
    double nearest = 1000;
    for (const QString& other : places) {
      const double far = QLineF(board.areaOf(other).center(), here).length();
      nearest = far > 0.5 ? std::min(nearest, far) : nearest;
    }
    finger.press(place);
    const auto glass = [&gui] { return gui.window().findChild<QWidget*>(QStringLiteral("magnifier")); };
    if (nearest < Look::kFinger) {
      QTRY_VERIFY2(glass() != nullptr && glass()->isVisible(), qPrintable(place));
      const QPoint under = board.mapTo(&gui.window(), here.toPoint());
      QVERIFY2(!glass()->geometry().contains(under), qPrintable(place));
      QVERIFY2(gui.window().rect().contains(glass()->geometry()), qPrintable(place));
    } else {
      QTest::qWait(350);
      QVERIFY2(glass() == nullptr || !glass()->isVisible(), qPrintable(place));
    }
    finger.cancel();
    QVERIFY(glass() == nullptr || !glass()->isVisible());
  }
  const QList<QAbstractButton*> buttons = board.findChildren<QAbstractButton*>();
  for (const QAbstractButton* const button : buttons) {
    QVERIFY2(!button->isVisible() || std::min(button->width(), button->height()) >= Look::kFinger,
             qPrintable(button->objectName()));
  }
  gui.preferences().setTextSize(100);
  gui.preferences().setTheme(Preferences::ThemeChoice::System);
}

void TouchTest::aPinchPlaysNothing() {
  Gui gui;
  gui.startByg(4);
  Finger(gui).pinch(gui.board().areaOf(QStringLiteral("D4")).center(), 30, 90);
  QVERIFY(gui.timeline().open_steps().empty());
}

void TouchTest::aFingerPushesAnEnlargedBoard() {
  Gui gui;
  gui.startByg(4);
  Finger finger(gui);
  finger.settle();
  BoardView& board = gui.board();
  board.setZoom(2, QRectF(board.rect()).center());
  const QPointF before = board.areaOf(QStringLiteral("D4")).center();
  finger.dragBy(before, {40, -25});
  QVERIFY(QLineF(board.areaOf(QStringLiteral("D4")).center(), before + QPointF(40, -25)).length() < 2);
  QVERIFY(gui.timeline().open_steps().empty());
}

void TouchTest::tapsHitWhatTheyShowWhenEnlarged() {
  Gui gui;
  gui.startByg(4);
  gui.board().setZoom(2, gui.board().areaOf(QStringLiteral("B2")).center());
  Finger(gui).tap(QStringLiteral("B2"));
  QCOMPARE(lastEntry(gui), QStringLiteral("B2"));
}

void TouchTest::aRestingFingerHasAMagnifier() {
  Gui gui;
  gui.window().resize(900, 650);
  BypassHand(gui).start("hexhex-5", 2);
  Finger finger(gui);
  QString link;
  for (const QString& place : gui.board().places()) {
    if (place == QStringLiteral("E4-E5")) {
      link = place;
    }
  }
  QVERIFY(!link.isEmpty());
  finger.press(link);
  QTRY_VERIFY(gui.window().findChild<QWidget*>(QStringLiteral("magnifier")) != nullptr &&
              gui.window().findChild<QWidget*>(QStringLiteral("magnifier"))->isVisible());
  const auto* const glass = gui.window().findChild<QWidget*>(QStringLiteral("magnifier"));
  const QPoint under = gui.board().mapTo(&gui.window(), gui.board().areaOf(link).center().toPoint());
  QVERIFY(!glass->geometry().contains(under));  // the finger doesn't cover it
  finger.release(link);
  QVERIFY(!glass->isVisible());
  // Not needed if places are far apart.
  gui.window().resize(1180, 780);
  gui.startByg(3);
  Finger other(gui);
  other.press(QStringLiteral("C3"));
  QTest::qWait(400);
  const auto* const second = gui.window().findChild<QWidget*>(QStringLiteral("magnifier"));
  QVERIFY(second == nullptr || !second->isVisible());
  other.release(QStringLiteral("C3"));
  QCOMPARE(lastEntry(gui), QStringLiteral("C3"));  // a long press acts like a tap
}

void TouchTest::aSecondFingerTakesBackADrag() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 2);
  Finger finger(gui);
  finger.dragThenPinch(QStringLiteral("A1"), QStringLiteral("A2"));
  QVERIFY(gui.timeline().open_steps().empty());
}

void TouchTest::aSecondFingerTurnsACard() {
  Gui gui;
  TrypsylonHand(gui).start({{"touch-move", false}});
  const auto& board = static_cast<const TrypsylonBoard&>(gui.board());
  Finger finger(gui);
  const QPoint card = gui.board().areaOf(QStringLiteral("c3")).center().toPoint();
  const QPoint end = gui.board().areaOf(QStringLiteral("Nc")).center().toPoint();
  finger.begin(card);
  finger.moveTo((card + end) / 2);
  finger.moveTo(end);
  QCOMPARE(lastEntry(gui), QStringLiteral("c3"));
  const auto corner = static_cast<int>(board.corner());
  for (int turns = 1; turns <= 3; ++turns) {
    finger.tapBeside(end + QPoint(90, 60));
    QCOMPARE(static_cast<int>(board.corner()), (corner + turns) % 4);
  }
  QCOMPARE(board.zoom(), 1.0);
  finger.moveTo(end + QPoint(2, 1));  // the card is still in the hand
  finger.end(end);
  const QString wanted =
      QStringLiteral("c3 Nc-") + QString::fromStdString(std::string(trypsylon::corner_name(board.corner())));
  finger.tap(gui.find<QToolButton>("pushIn"));
  QVERIFY2(lastEntry(gui).startsWith(wanted), qPrintable(lastEntry(gui)));
}

void TouchTest::everyButtonIsLargeEnough_data() {
  using Walk = void (*)(Gui&);
  QTest::addColumn<Walk>("walk");
  QTest::newRow("shelf") << Walk(seeShelf);
  QTest::newRow("tables") << Walk(seeTables);
  QTest::newRow("reviews") << Walk(seeReviews);
  QTest::newRow("set-up pages") << Walk(seeSetUpPages);
  QTest::newRow("dialogs") << Walk(seeDialogs);
  QTest::newRow("new-game sheets") << Walk(seeNewGameSheets);
  QTest::newRow("puzzle room") << Walk(seePuzzleRoom);
  QTest::newRow("finished games") << Walk(seeArchive);
}

// After a touch, buttons are large enough, and everything else still fits.
void TouchTest::everyButtonIsLargeEnough() {
  using Walk = void (*)(Gui&);
  QFETCH(const Walk, walk);
  Gui gui;
  gui.window().resize(1280, 800);
  Finger finger(gui);
  finger.touch(gui.window());
  QTRY_VERIFY(gui.find<QPushButton>("open").height() >= 44);
  LookForFingers looking;
  walk(gui);
}

void TouchTest::nothingMovesUnderAFinger() {
  Gui gui;
  gui.startByg(4);
  const QRect before = gui.board().geometry();
  Finger finger(gui);
  finger.press(QStringLiteral("B2"));
  QTest::qWait(50);
  QCOMPARE(gui.board().geometry(), before);
  finger.release(QStringLiteral("B2"));
  QCOMPARE(lastEntry(gui), QStringLiteral("B2"));
  QTRY_VERIFY(gui.board().geometry() != before);  // buttons grow only then
}

void TouchTest::buttonsGrowForFingers() {
  Gui gui;
  auto& play = gui.find<QPushButton>("open");
  const int before = play.height();
  QVERIFY(before < 44);
  const auto screen = std::unique_ptr<QPointingDevice>(QTest::createTouchDevice());
  auto& shelf = gui.find<QWidget>("shelf");
  QTest::touchEvent(&shelf, screen.get()).press(0, QPoint(2, 2));
  QTest::touchEvent(&shelf, screen.get()).release(0, QPoint(2, 2));
  QTRY_VERIFY(play.height() >= 44);
  QTest::mouseClick(&shelf, Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QTRY_COMPARE(play.height(), before);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("touch", TouchTest);
#include "tst_touch.moc"

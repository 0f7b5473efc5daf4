// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of TRYPSYLON shows: previews, pathways, missing corners, motion.
#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <QToolTip>

#include <cstdlib>

#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

class TrypsylonPicture : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void showsAPushBeforeItIsMade();
  void aHintShowsTheCardAsItIsToLie();
  void besideAHintTheLastTurnIsntMarked();
  void aNumberOfAHintLiesAboveTheCards();
  void shoreLinesAreWhole();
  void showsTheMissingCorner();
  void tintsCanBeSwitchedOff();
  void lightsUpTheWinningPathway();
  void slidesWithoutBlockingInput();
  void everyPlaceHasANameForScreenReaders();
  void aThemeChosenAtTheTableComesToRest();
};

namespace {

using Way = TrypsylonHand::Way;

/// Counts palette changes of the application.
class PaletteCounter : public QObject {
 public:
  using QObject::QObject;
  int told = 0;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    told += event->type() == QEvent::ApplicationPaletteChange ? 1 : 0;
    return QObject::eventFilter(watched, event);
  }
};

}  // namespace

void TrypsylonPicture::aHintShowsTheCardAsItIsToLie() {
  Gui gui;
  TrypsylonHand(gui).start();
  const QRect entry = gui.board().areaOf(at("c5")).toAlignedRect();
  const auto shown = [&](const char* step) {
    gui.board().showHint({gui.board().placesOf(QString::fromLatin1(step))}, {QString::fromLatin1(step)});
    return gui.board().grab(entry).toImage();
  };
  const QImage one = shown("Nc-sw");
  QVERIFY(one != shown("Nc-ne"));
  QCOMPARE(one, shown("Nc-sw"));
}

// Beside a hint the last turn isn't marked, since both would be rings.
void TrypsylonPicture::besideAHintTheLastTurnIsntMarked() {
  Gui gui;
  TrypsylonHand(gui).start();
  const auto picture = [&gui] { return gui.board().grab().toImage(); };
  const QImage bare = picture();
  gui.board().showHint({{at("a1")}});
  const QImage hint = picture();
  gui.board().showTrace({{at("d4")}}, Qt::red);
  QCOMPARE(picture(), hint);
  gui.board().showHint({});
  QVERIFY(picture() != bare);
  gui.board().showHintAround(at("a1"));
  const QImage around = picture();
  gui.board().showTrace({});
  QCOMPARE(picture(), around);
}

// A hint's numbers are drawn above its cards: a card pushed in by a later step may lie where an earlier step
// has its number.
void TrypsylonPicture::aNumberOfAHintLiesAboveTheCards() {
  Gui gui;
  TrypsylonHand(gui).start();
  const QRect cell = gui.board().areaOf(at("c5")).toAlignedRect();
  const QList<QStringList> places{{at("a1")}, {at("c5")}, {at("Nc")}};
  const auto inAccent = [&](const QStringList& steps) {
    gui.board().showHint(places, steps);
    const QImage image = gui.board().grab(cell).toImage();
    int pixels = 0;
    for (int x = 0; x < image.width(); ++x) {
      for (int y = 0; y < image.height(); ++y) {
        pixels += image.pixelColor(x, y) == gui.look().colours().accent ? 1 : 0;
      }
    }
    return pixels;
  };
  const int ofRingAndNumber = inAccent({});
  QVERIFY(ofRingAndNumber > 0);
  QVERIFY(inAccent({at("a1"), at("c5"), at("Nc-sw")}) >= ofRingAndNumber);
}

// The line along a shore has its own colour up to both ends; beyond them is only a thin rim.
void TrypsylonPicture::shoreLinesAreWhole() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  constexpr int kSide = 1000;
  const auto look = Look::still({.coordinates = false});
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  const TrypsylonScene scene = trypsylonScene(gui.match());
  paintTrypsylonPosition(painter, image.rect(), scene, *look);
  painter.end();
  const QTransform placed = trypsylonPlacement(image.rect(), scene);
  const TrypsylonSurface places(5, 5);
  const QRectF ring =
      places.cardArea().adjusted(-kTrypsylonJetty, -kTrypsylonJetty, kTrypsylonJetty, kTrypsylonJetty);
  constexpr double kShort = 26;
  for (const double y : {ring.top(), ring.bottom()}) {
    for (const double sign : {-1.0, 1.0}) {
      const double end = sign * (ring.right() - kShort);
      const QColor last = image.pixelColor(placed.map(QPointF(end - sign * 1.5, y)).toPoint());
      QVERIFY2(last.lightness() < 150, qPrintable(last.name()));
      // No white cap: the rim ends within half its width.
      const QColor beyond = image.pixelColor(placed.map(QPointF(end + sign * 6.5, y)).toPoint());
      QVERIFY2(beyond.lightness() < 235, qPrintable(beyond.name()));
    }
  }
}

// Hovering over an open end shows the shifted row, with the pathways of the resulting position.
void TrypsylonPicture::showsAPushBeforeItIsMade() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  gui.preferences().setHighlights(Highlights::None);  // the next player's marks would differ
  hand.click(at("a4"));
  hand.turnTo(at("nw"), Way::Clicks);
  gui.hoverPlace(at("b2"));
  const BoardGlance lifted(hand.board());
  const std::size_t before = gui.timeline().cursor();
  for (const char* const corner : {"nw", "se"}) {
    gui.hoverPlace(at("E4"));
    hand.turnTo(at(corner), Way::Clicks);
    QCOMPARE(gui.timeline().cursor(), before);
    QVERIFY(lifted.changedAt(at("e4")) && lifted.changedAt(at("a4")));
    const BoardGlance shown(hand.board());
    QVERIFY(!gui.match().play(at("E4-") + at(corner)));
    pointNowhere(hand.board());
    for (const char* const cell : {"e4", "d4", "c4", "b4", "a4"}) {
      QVERIFY2(!shown.changedAt(at(cell)), cell);
    }
    gui.match().undo();
  }
  gui.hoverPlace(at("b2"));
  QVERIFY(!lifted.changedAt(at("e4")) && !lifted.changedAt(at("a4")));
}

// TRY-12: two arms meet at a card that is face down, whose corner is missing.
void TrypsylonPicture::showsTheMissingCorner() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-sw", "b3 Nb-se"});
  QVERIFY(gui.board().describe(at("b5")).contains(at("until there is also a face-up card on b4 and c4")));
  // Hovering over the red dashes explains them, even where the card may not be taken.
  const QPoint joint = gui.board().areaOf(at("b5")).bottomRight().toPoint() - QPoint(4, 4);
  QMouseEvent move(QEvent::MouseMove, joint, gui.board().mapToGlobal(joint), Qt::NoButton, Qt::NoButton,
                   Qt::NoModifier);
  QApplication::sendEvent(&gui.board(), &move);
  QVERIFY(gui.find<QLabel>("message").text().startsWith(at("Red dashes")));
  QHelpEvent help(QEvent::ToolTip, joint, gui.board().mapToGlobal(joint));
  QApplication::sendEvent(&gui.board(), &help);
  QVERIFY(QToolTip::text().contains(at("face-up card on b4 and c4")));
  QToolTip::hideText();
  const QPoint middle = gui.board().areaOf(at("b4")).center().toPoint();
  QMouseEvent away(QEvent::MouseMove, middle, gui.board().mapToGlobal(middle), Qt::NoButton, Qt::NoButton,
                   Qt::NoModifier);
  QApplication::sendEvent(&gui.board(), &away);
  QVERIFY(!gui.board().describe(at("b4")).startsWith(at("Red dashes")));
  // The board marks that corner and nothing else on the card: without tints the card looks like any card face
  // down.
  const auto corner = [&] {
    const QRectF card = gui.board().areaOf(at("b4"));
    const QPointF point = card.topRight() + QPointF(-0.13, 0.13) * card.width();
    return gui.board().grab().toImage().pixelColor((point * gui.board().devicePixelRatioF()).toPoint());
  };
  const QColor missing = corner();
  gui.preferences().setPictureOption(&PictureOptions::tints, false);
  QVERIFY(std::abs(missing.lightness() - corner().lightness()) > 60);
}

void TrypsylonPicture::tintsCanBeSwitchedOff() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  const QImage tinted = hand.board().grab().toImage();
  gui.action("tints").trigger();
  QVERIFY(!gui.preferences().picture().tints);
  QVERIFY(hand.board().grab().toImage() != tinted);
  gui.action("tints").trigger();
  QCOMPARE(hand.board().grab().toImage(), tinted);
}

// TRY-16: the winning pathway is lit from side to side after the game.
void TrypsylonPicture::lightsUpTheWinningPathway() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  Random random(31);
  hand.playOn(random, [] { return false; });
  QVERIFY(gui.timeline().outcome());
  const Seat winner = gui.timeline().outcome()->winners.front();
  const auto goal = static_cast<std::size_t>(winner - 1);  // Ann is Beach
  QStringList pathway = trypsylonScene(gui.match()).lit.at(goal);
  QVERIFY(pathway.size() >= 5);
  // Without tints and marks, nothing else changes outside the row or column that was pushed last.
  const QChar pushed = lastTurn(gui).section(u' ', -1).at(1);
  pathway.removeIf([pushed](const QString& cell) { return cell.contains(pushed); });
  QVERIFY(!pathway.isEmpty());
  gui.preferences().setHighlights(Highlights::None);
  gui.preferences().setPictureOption(&PictureOptions::tints, false);
  pointNowhere(hand.board());
  const BoardGlance lit(hand.board());
  gui.action("undo").trigger();
  for (const QString& cell : pathway) {
    QVERIFY2(lit.changedAt(cell), qPrintable(cell));
  }
}

void TrypsylonPicture::slidesWithoutBlockingInput() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.preferences().setAnimations(true);
  QVERIFY(gui.look().animations());
  hand.playTurns({"c3 Nc-ne"});
  const BoardGlance begun(hand.board());
  hand.click(at("b2"));  // in the middle of the animation
  QCOMPARE(openSteps(gui), QStringList{at("b2")});
  QTRY_VERIFY_WITH_TIMEOUT(begun.changedAt(at("c5")), 300);
}

void TrypsylonPicture::everyPlaceHasANameForScreenReaders() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  hand.click(at("a4"));
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  QVERIFY(board != nullptr);
  QSet<QString> names;
  for (int i = 0; i < gui.board().places().size(); ++i) {
    const QString name = board->child(i)->text(QAccessible::Name);
    QVERIFY(!name.isEmpty());
    names.insert(name);
  }
  QCOMPARE(names.size(), gui.board().places().size());
  QVERIFY(gui.board().describe(at("c5")).contains(at("north-east corner")));
  QVERIFY(gui.board().describe(at("a2")).contains(at("inserted last")));
  QVERIFY(gui.board().describe(at("a4")).contains(at("gap")));
  QVERIFY(gui.board().describe(at("E4")).contains(at("open")));
  QVERIFY(gui.board().describe(at("W4")).contains(at("closed")));
  QVERIFY(gui.board().describe(at("hand")).contains(at("1 card")));
  QCOMPARE(gui.board().actionOf(at("E4")), at("Set the card here"));
}

// Our own palette mustn't count as a change of the system's: each change would cause the next.
void TrypsylonPicture::aThemeChosenAtTheTableComesToRest() {
  Gui gui;
  TrypsylonHand hand(gui);
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  hand.start();
  gui.hoverPlace(at("c3"));
  QCoreApplication::processEvents();
  gui.window().grab();
  hand.start();
  QTest::qWait(100);
  PaletteCounter counter;
  qApp->installEventFilter(&counter);
  QTest::qWait(300);
  QCOMPARE(counter.told, 0);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon_picture", TrypsylonPicture);
#include "tst_trypsylon_picture.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// After something on a board has moved, the screen shows its new position. These tests don't move the mouse,
// because that would repaint the board.
#include <QElapsedTimer>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

#include "app/games/catalogue.h"
#include "app/games/challenges/challenge_board.h"
#include "engine/games.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/over_pass_hand.h"
#include "tests/gui/pass_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

/// Actions that move something on the board, in order.
using Steps = QList<std::function<void()>>;
/// Opens a game and returns the actions that move something in it.
using Prepare = std::function<Steps(Gui&)>;

std::function<void()> stepPlaying(Gui& gui, const char* step) {
  return [&gui, step] { QVERIFY2(!gui.match().play(QString::fromLatin1(step)), step); };
}

std::function<void()> anyStepPlaying(Gui& gui) {
  return [&gui] {
    QVERIFY(!gui.match().play(QString::fromStdString(gui.timeline().state().legal_steps().front())));
  };
}

Steps byg(Gui& gui) {
  gui.startByg(4);
  return {stepPlaying(gui, "C3"), [&gui] { gui.match().undo(); }, [&gui] { gui.match().redo(); },
          stepPlaying(gui, "end")};
}

Steps bypass(Gui& gui) {
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.playTurns({"A1-B2 D1|E1", "C4-C5 D2|E1"});
  return {stepPlaying(gui, "B2-C3"), stepPlaying(gui, "B4|C4"), stepPlaying(gui, "end"),
          [&gui] { gui.match().undo(); }};
}

// Undoes the last step of a game and plays it again, so that the routes are drawn one by one.
Steps bypassToTheEnd(Gui& gui) {
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  gui.preferences().setAnimations(false);
  Random random(11);
  while (gui.timeline().to_move() > 0) {
    const QStringList turn = hand.anyTurn(random);
    for (const QString& step : turn) {
      static_cast<void>(gui.match().play(step));
    }
    static_cast<void>(gui.match().play(at("end")));
  }
  gui.match().undo();
  gui.preferences().setAnimations(true);
  return {[&gui] { gui.match().redo(); }};
}

Steps trypsylon(Gui& gui) {
  TrypsylonHand(gui).start();
  return {stepPlaying(gui, "c3"), stepPlaying(gui, "Nc-ne"), [&gui] { gui.match().undo(); },
          [&gui] { gui.match().redo(); }};
}

Steps trypsylonToTheEnd(Gui& gui) {
  TrypsylonHand hand(gui);
  hand.start();
  gui.preferences().setAnimations(false);
  Random random(5);
  hand.playOn(random, [] { return false; });
  gui.match().undo();
  gui.preferences().setAnimations(true);
  return {[&gui] { gui.match().redo(); }};
}

// The dice are rolled; then two pieces move.
Steps dice(Gui& gui, const char* game) {
  PassHand(gui).start(*find_game(game), 2);
  return {[&gui] { gui.match().roll(); }, anyStepPlaying(gui), anyStepPlaying(gui)};
}

Steps monoLine(Gui& gui) {
  PassHand(gui).start(*find_game("mono-line"), 2);
  return {anyStepPlaying(gui), [&gui] {
            const auto legal = gui.timeline().turn_start().legal_steps();
            QVERIFY(!gui.match().replaceStep(QString::fromStdString(legal.back())));
          }};
}

Steps challenge(Gui& gui, const char* game) {
  gui.window().start({find_game(game), {}, {at("Ann")}, {0}});
  QCoreApplication::processEvents();
  return {anyStepPlaying(gui), anyStepPlaying(gui), [&gui] { gui.match().undo(); },
          [&gui] { boardOf(gui).celebrate(); }};
}

// Short journeys, so that the race is short.
Steps highway(Gui& gui) {
  gui.preferences().setAnimations(false);
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  static_cast<void>(gui.match().play(at("-")));
  static_cast<void>(gui.match().play(at("end")));
  hand.liftCurtain();
  static_cast<void>(gui.match().play(at("-")));
  gui.preferences().setAnimations(true);
  return {stepPlaying(gui, "end"), [&gui] { gui.find<QPushButton>("raceContinue").click(); },
          [&gui] {
            if (gui.board().isPlayingOut()) {
              gui.find<QPushButton>("raceContinue").click();
            }
          }};
}

Steps lots(Gui& gui, const char* game) {
  return {[&gui, game] {
    gui.window().start({find_game(game), {}, {at("Ann"), at("Ben")}, {0, 1}});
    QCoreApplication::processEvents();
    auto* const lot = gui.window().findChild<QWidget*>(at("lotOverlay"));
    QVERIFY(lot != nullptr);
    QTest::qWait(60);  // the animation has begun
    const QPointer<QWidget> still(lot);
    for (int click = 0; click < 2 && still != nullptr; ++click) {
      QTest::mouseClick(lot, Qt::LeftButton);  // to the outcome, and on
    }
    QTRY_VERIFY(gui.window().findChild<QWidget*>(at("lotOverlay")) == nullptr);
  }};
}

QRect placeOf(Gui& gui) { return {gui.board().mapTo(&gui.window(), QPoint()), gui.board().size()}; }

QImage paintedByWindow(Gui& gui) {
  return gui.window().grab(placeOf(gui)).toImage().convertToFormat(QImage::Format_RGB32);
}

// What the window last sent to the screen.
QImage shownOnScreen(Gui& gui) {
  return gui.window()
      .screen()
      ->grabWindow(gui.window().winId())
      .toImage()
      .copy(placeOf(gui))
      .convertToFormat(QImage::Format_RGB32);
}

QImage boardAlone(BoardView& board, const QColor& ground) {
  QImage image(board.size(), QImage::Format_RGB32);
  image.fill(ground);
  board.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
  return image;
}

// The picture that a new board paints, which has no memory of what has moved.
QImage byANewBoard(Gui& gui) {
  const std::unique_ptr<BoardView> board(
      faceOf(gui.match().game()).makeBoard(gui.match(), gui.look(), gui.board().parentWidget()));
  board->resize(gui.board().size());
  board->ensurePolished();
  QCoreApplication::sendPostedEvents(board.get());
  return boardAlone(*board, gui.look().colours().window);
}

}  // namespace

class MotionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theScreenShowsWhatHasCome_data();
  void theScreenShowsWhatHasCome();
  void diceTumbleOnTheScreen();
};

void MotionTest::theScreenShowsWhatHasCome_data() {
  QTest::addColumn<Prepare>("prepare");
  const auto with = [](Steps (*prepare)(Gui&, const char*), const char* game) -> Prepare {
    return [prepare, game](Gui& gui) { return prepare(gui, game); };
  };
  QTest::newRow("byg") << Prepare(byg);
  QTest::newRow("bypass") << Prepare(bypass);
  QTest::newRow("bypass, the end") << Prepare(bypassToTheEnd);
  QTest::newRow("trypsylon") << Prepare(trypsylon);
  QTest::newRow("trypsylon, the end") << Prepare(trypsylonToTheEnd);
  QTest::newRow("over-pass") << with(dice, "over-pass");
  QTest::newRow("groups-of-three") << with(dice, "groups-of-three");
  QTest::newRow("mono-line") << Prepare(monoLine);
  QTest::newRow("full-house") << with(challenge, "full-house");
  QTest::newRow("crooked-jumps") << with(challenge, "crooked-jumps");
  QTest::newRow("spiral") << with(challenge, "spiral");
  QTest::newRow("highway") << Prepare(highway);
  QTest::newRow("lots of names") << with(lots, "byg");
  QTest::newRow("lots of dice") << with(lots, "groups-of-three");
}

void MotionTest::theScreenShowsWhatHasCome() {
  QFETCH(Prepare, prepare);
  Gui gui;
  gui.window().resize(900, 650);
  gui.preferences().setAnimations(true);
  const Steps steps = prepare(gui);
  const QColor ground = gui.look().colours().window;
  for (qsizetype step = 0; step < steps.size(); ++step) {
    steps[step]();
    const QByteArray which = QByteArrayLiteral("after step ") + QByteArray::number(step + 1);
    constexpr int kLongest = 10000;  // milliseconds; usually less
    // A new board wouldn't show the race of a round that is being played out.
    QTRY_VERIFY2_WITH_TIMEOUT(
        gui.board().isPlayingOut() || boardAlone(gui.board(), ground) == byANewBoard(gui), which.constData(),
        kLongest);
    QTRY_VERIFY2_WITH_TIMEOUT(shownOnScreen(gui) == paintedByWindow(gui), which.constData(), kLongest);
  }
}

// The dice used to be painted only at the start of the tumble and at the next mouse event. On a busy computer
// a tumble may have only two frames, hence several tries.
void MotionTest::diceTumbleOnTheScreen() {
  qsizetype most = 0;
  for (int tries = 0; tries < 10 && most <= 2; ++tries) {
    Gui gui;
    gui.preferences().setAnimations(true);
    PassHand(gui).start(*find_game("over-pass"), 2);
    QTRY_VERIFY(shownOnScreen(gui) == paintedByWindow(gui));
    gui.match().roll();
    QSet<QByteArray> pictures;
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < 400) {
      QTest::qWait(10);
      const QImage now = shownOnScreen(gui);
      pictures.insert(QByteArray(reinterpret_cast<const char*>(now.constBits()), now.sizeInBytes()));
    }
    most = std::max(most, pictures.size());
  }
  QVERIFY(most > 2);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("motion", MotionTest);
#include "tst_motion.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Playback of steps: its pace, and what ends it.
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

#include "app/exercise/solution_bar.h"
#include "app/exercise/solution_replay.h"
#include "app/match/playback.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr int kPause = 20;  // ms
constexpr int kSteps = 4;

// Counts its steps from 1 to kSteps.
struct NumberedSteps {
  std::vector<int> played;

  bool next() {
    played.push_back(static_cast<int>(played.size()) + 1);
    return played.size() < kSteps;
  }
};

}  // namespace

class PlaybackTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void stepsComeOneAfterTheOther();
  void whoSkipsGetsAllAtOnce();
  void itStopsAndGoesOn();
  void aStepMayStopItOrEndIt();
  void aSolutionIsHeardStepByStep();
};

void PlaybackTest::stepsComeOneAfterTheOther() {
  NumberedSteps steps;
  Playback playback([&steps] { return steps.next(); }, [] { return kPause; });
  QSignalSpy finished(&playback, &Playback::finished);
  QElapsedTimer time;
  time.start();
  playback.play();
  QVERIFY(playback.isPlaying());
  QVERIFY(steps.played.empty());  // the first step comes after a pause
  QVERIFY(finished.wait(2000));
  QVERIFY(time.elapsed() >= kSteps * kPause - kSteps);
  QCOMPARE(steps.played, (std::vector<int>{1, 2, 3, 4}));
  QVERIFY(!playback.isPlaying());
  QTest::qWait(2 * kPause);
  QCOMPARE(static_cast<int>(steps.played.size()), kSteps);
  QCOMPARE(finished.size(), 1);
}

void PlaybackTest::whoSkipsGetsAllAtOnce() {
  NumberedSteps steps;
  Playback* playing = nullptr;
  Playback playback(
      [&] {
        // During a step, isPlaying() is true.
        const bool isPlaying = playing->isPlaying();
        return isPlaying && steps.next();
      },
      [] { return 60'000; });
  playing = &playback;
  QSignalSpy finished(&playback, &Playback::finished);
  playback.skip();
  QVERIFY(steps.played.empty());  // nothing was being played
  playback.play();
  playback.skip();
  QCOMPARE(static_cast<int>(steps.played.size()), kSteps);
  QCOMPARE(finished.size(), 1);
  QVERIFY(!playback.isPlaying());
}

void PlaybackTest::itStopsAndGoesOn() {
  NumberedSteps steps;
  Playback playback([&steps] { return steps.next(); }, [] { return kPause; });
  QSignalSpy finished(&playback, &Playback::finished);
  playback.play(0);
  QTRY_VERIFY(!steps.played.empty());
  playback.stop();
  const std::size_t before = steps.played.size();
  QTest::qWait(3 * kPause);
  QCOMPARE(steps.played.size(), before);
  QCOMPARE(finished.size(), 0);
  playback.play();
  QTRY_COMPARE(finished.size(), 1);
  QCOMPARE(static_cast<int>(steps.played.size()), kSteps);
}

void PlaybackTest::aStepMayStopItOrEndIt() {
  int played = 0;
  std::unique_ptr<Playback> playback;
  playback = std::make_unique<Playback>(
      [&] {
        ++played;
        playback->stop();
        return true;
      },
      [] { return 0; });
  playback->play();
  playback->skip();
  QTest::qWait(kPause);
  QCOMPARE(played, 1);
  // Calling play() within a step uses the pause given there, not the usual one after the step.
  playback = std::make_unique<Playback>(
      [&] {
        if (++played == 2) {
          playback->play(60'000);
        }
        return true;
      },
      [] { return 0; });
  playback->play();
  QTest::qWait(kPause);
  QCOMPARE(played, 2);
  QVERIFY(playback->isPlaying());
  playback = std::make_unique<Playback>(
      [&] {
        ++played;
        playback.reset();
        return true;
      },
      [] { return 0; });
  playback->play();
  QTRY_COMPARE(played, 3);
  QTest::qWait(kPause);
  QCOMPARE(played, 3);
}

// Every step has a caption, which screen readers announce: it is the accessible name of the bar, which sends
// an alert.
void PlaybackTest::aSolutionIsHeardStepByStep() {
  Gui gui;
  gui.preferences().setAnimations(true);
  start(gui, kJumps, kThree);
  press(gui, "solution");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  SolutionReplay& replay = *gui.window().findChild<SolutionReplay*>();
  const SolutionBar& bar = *replay.bar();
  QVERIFY(bar.isPlaying());
  QTRY_VERIFY(replay.shown().timeline().cursor() >= 1);
  QTRY_VERIFY2(bar.accessibleName().startsWith(QStringLiteral("Move ")), qPrintable(bar.accessibleName()));
  replay.setFocus();  // as by a click, so that Space doesn't press a button
  gui.key(Qt::Key_Space);
  QVERIFY(!bar.isPlaying());
  gui.key(Qt::Key_Home);
  gui.key(Qt::Key_Space);
  QVERIFY(!bar.isPlaying());
  gui.key(Qt::Key_Right);
  QVERIFY2(bar.accessibleName().startsWith(QStringLiteral("Move 1 of ")), qPrintable(bar.accessibleName()));
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().findChild<SolutionReplay*>() == nullptr);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("playback", PlaybackTest);
#include "tst_playback.moc"

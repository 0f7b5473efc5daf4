// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and solutions at the table of a challenge.
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "app/games/challenges/challenge_board.h"
#include "app/puzzles/puzzle_help.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/solution_bar.h"
#include "app/puzzles/solution_replay.h"
#include "engine/games.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

PuzzleHelp::State helpState(Gui& gui) { return gui.find<PuzzleHelp>("puzzleHelp").state(); }

}  // namespace

class ChallengeHelp : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aHintAfterTheOther();
  void aHintLeadsBack();
  void aSearchIsCancelled();
  void aSolutionIsPlayed();
  void aSolutionByKeys();
  void aSolutionSpoilsThePuzzle();
};

void ChallengeHelp::aHintAfterTheOther() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.board().setFocus();
  while (!gui.timeline().outcome()) {
    gui.key(Qt::Key_H);
    QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Hint, 10000);
    const ChallengeStep step = readChallengeStep(boardOf(gui).hint());
    QCOMPARE(marked(gui, PassMark::Kind::Hint), QStringList({step.from, step.to}));
    QVERIFY(textOf(gui, "helpText").contains(step.from));
    const std::size_t before = gui.timeline().cursor();
    leapByMouse(gui, step.text);
    QCOMPARE(gui.timeline().cursor(), before + 1);
    QVERIFY(boardOf(gui).hint().isEmpty());
  }
  QCOMPARE(textOf(gui, "puzzleHeadline"), QStringLiteral("Solved"));
}

void ChallengeHelp::aHintLeadsBack() {
  Gui gui;
  start(gui, kJumps, kFour);
  playSteps(gui.match(), QStringLiteral("C0>B0>A0 C7>D0>E0"));
  press(gui, "hint");
  QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::GoBack, 10000);
  QVERIFY2(textOf(gui, "helpText").contains(QStringLiteral("Undo to move 1")),
           qPrintable(textOf(gui, "helpText")));
  press(gui, "helpAct");
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(gui.timeline().length(), std::size_t(2));  // redo is still there
  // From there the next move is known.
  press(gui, "hint");
  QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Hint, 10000);
}

void ChallengeHelp::aSearchIsCancelled() {
  Gui gui;
  gui.window().start(challengeSetup("spiral", kUndecided));
  QCoreApplication::processEvents();
  press(gui, "hint");
  QTest::qWait(200);
  QCOMPARE(helpState(gui), PuzzleHelp::State::Searching);
  QCOMPARE(gui.find<QPushButton>("helpClose").text(), QStringLiteral("Cancel"));
  press(gui, "helpClose");
  QCOMPARE(helpState(gui), PuzzleHelp::State::Idle);
  QTest::qWait(200);
  QCOMPARE(helpState(gui), PuzzleHelp::State::Idle);
  QVERIFY(boardOf(gui).hint().isEmpty());
  // Going on playing stops a search, too.
  press(gui, "hint");
  QCOMPARE(helpState(gui), PuzzleHelp::State::Searching);
  playSteps(gui.match(), QString::fromStdString(gui.match().state().legal_steps().front()));
  QCOMPARE(helpState(gui), PuzzleHelp::State::Idle);
}

void ChallengeHelp::aSolutionIsPlayed() {
  Gui gui;
  start(gui, kJumps, kThree);
  playSteps(gui.match(), QStringLiteral("C0>D0>E0"));
  press(gui, "solution");
  QCOMPARE(helpState(gui), PuzzleHelp::State::Asking);
  QVERIFY(textOf(gui, "helpText").contains(QStringLiteral("count")));
  press(gui, "helpAct");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  auto* const replay = gui.window().findChild<SolutionReplay*>();
  auto* const bar = replay->findChild<SolutionBar*>();
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  press(gui, "solutionForward");
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(1));
  press(gui, "solutionBack");
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  press(gui, "solutionSpeed");
  QCOMPARE(bar->speed(), 2.0);
  press(gui, "solutionPlay");
  QVERIFY(bar->isPlaying());
  press(gui, "solutionPlay");
  QVERIFY(!bar->isPlaying());
  press(gui, "solutionPlay");
  QTRY_VERIFY_WITH_TIMEOUT(bar->isAtEnd() && !bar->isPlaying(), 5000);
  QVERIFY(replay->shown().timeline().outcome()->reason == "solved");
  // The game below is as it was.
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  press(gui, "solutionContinue");
  QTRY_VERIFY(gui.window().findChild<SolutionReplay*>() == nullptr);
  QVERIFY(gui.board().hasFocus());
}

void ChallengeHelp::aSolutionByKeys() {
  Gui gui;
  start(gui, kJumps, kThree);
  gui.board().setFocus();
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QCOMPARE(helpState(gui), PuzzleHelp::State::Asking);
  press(gui, "helpAct");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  auto* const replay = gui.window().findChild<SolutionReplay*>();
  QVERIFY(replay->hasFocus());
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(2));
  gui.key(Qt::Key_Left);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(1));
  gui.key(Qt::Key_Home);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  gui.key(Qt::Key_Down);  // nothing gets through to the board
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().findChild<SolutionReplay*>() == nullptr);
}

void ChallengeHelp::aSolutionSpoilsThePuzzle() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  QCoreApplication::processEvents();
  press(gui, "solution");
  press(gui, "helpAct");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  press(gui, "solutionContinue");
  QTRY_VERIFY(gui.window().findChild<SolutionReplay*>() == nullptr);
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY(textOf(gui, "puzzleBest").contains(QStringLiteral("doesn't count")));
  // The record says so as well.
  const QString file = gui.folder() + QStringLiteral("/spoilt.byways");
  QVERIFY(Library::write(gui.match(), file).isEmpty());
  const OpenedMatch opened = Library::open(file);
  QVERIFY(opened.match != nullptr);
  QVERIFY(opened.match->extra("solutionShown") == true);
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::ChallengeHelp)
#include "tst_challenge_help.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and solutions at the table of a challenge.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "app/exercise/puzzle_end.h"
#include "app/exercise/puzzle_help.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/solution_bar.h"
#include "app/exercise/solution_replay.h"
#include "app/exercise/stars.h"
#include "app/games/challenges/challenge_board.h"
#include "engine/games.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
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
  void aHintLeavesTheHandAlone();
  void theKeyboardGoesBackToTheBoard();
  void hintsAreCounted();
  void theLastJumpStaysDrawn();
  void aHintComparesWithTheBest();
  void aSearchIsCancelled();
  void aSolutionIsPlayed();
  void aSolutionByKeys();
  void aSolutionStartsByItself();
  void aSolutionSpoilsThePuzzle();
};

void ChallengeHelp::aHintAfterTheOther() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.board().setFocus();
  while (!gui.timeline().outcome()) {
    gui.key(Qt::Key_H);
    QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Piece, 10000);
    // First only which piece.
    const QString from = readChallengeStep(boardOf(gui).hint())->from;
    QCOMPARE(marked(gui, PassMark::Kind::Hint), QStringList{from});
    QVERIFY(textOf(gui, "helpText").contains(from));
    QVERIFY(!textOf(gui, "helpText").contains(readChallengeStep(boardOf(gui).hint())->to));
    gui.key(Qt::Key_H);
    QCOMPARE(helpState(gui), PuzzleHelp::State::Hint);
    const ChallengeStep step = *readChallengeStep(boardOf(gui).hint());
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
  QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Piece, 10000);
  press(gui, "helpAct");
  QCOMPARE(helpState(gui), PuzzleHelp::State::Hint);
}

// What is in hand when a hint arrives stays there.
void ChallengeHelp::aHintLeavesTheHandAlone() {
  Gui gui;
  start(gui, kJumps, kFour);
  press(gui, "hint");
  gui.clickPlace(QStringLiteral("D0"));
  QCOMPARE(boardOf(gui).lifted(), QStringLiteral("D0"));
  QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Piece, 10000);
  QCOMPARE(boardOf(gui).lifted(), QStringLiteral("D0"));
  press(gui, "helpAct");
  // Now another piece is to be taken up.
  QCOMPARE(boardOf(gui).lifted(), QString());
  const ChallengeStep step = *readChallengeStep(boardOf(gui).hint());
  QVERIFY(step.from != QStringLiteral("D0"));
  QCOMPARE(marked(gui, PassMark::Kind::Hint), QStringList({step.from, step.to}));
}

void ChallengeHelp::theKeyboardGoesBackToTheBoard() {
  Gui gui;
  start(gui, kJumps, kFour);
  press(gui, "hint");
  QTRY_COMPARE_WITH_TIMEOUT(helpState(gui), PuzzleHelp::State::Piece, 10000);
  auto& close = gui.find<QPushButton>("helpClose");
  close.setFocus();
  QTest::keyClick(&close, Qt::Key_Space);
  QCOMPARE(helpState(gui), PuzzleHelp::State::Idle);
  QCOMPARE(QApplication::focusWidget(), &gui.board());
}

void ChallengeHelp::hintsAreCounted() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  const QPoint before = gui.find<QPushButton>("solution").mapTo(&gui.window(), QPoint());
  press(gui, "hint");
  press(gui, "hint");  // the whole move of the same hint
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QPushButton>("solution").mapTo(&gui.window(), QPoint()), before);
  QVERIFY2(textOf(gui, "hintCount").startsWith(QStringLiteral("1 hint")),
           qPrintable(textOf(gui, "hintCount")));
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY2(textOf(gui, "puzzleBest").contains(QStringLiteral("With 1 hint")),
           qPrintable(textOf(gui, "puzzleBest")));
  auto* const stars = gui.find<PuzzleEnd>("puzzleEnd").findChild<StarRow*>(QStringLiteral("stars"));
  QCOMPARE(stars->shapes(), starShapes(Stars::One));
  QVERIFY(stars->accessibleName().contains(QStringLiteral("1 star")));
  // Undo and redo stay in the attempt.
  gui.match().goTo(0);
  gui.match().goTo(gui.timeline().length());
  QVERIFY(textOf(gui, "hintCount").startsWith(QStringLiteral("1 hint")));
  // Starting again doesn't, whatever is played then (K2), and earns all stars.
  press(gui, "restart");
  QCOMPARE(textOf(gui, "hintCount"), QStringLiteral("No hint in this attempt"));
  playSteps(gui.match(), proofOf(puzzle));
  QCOMPARE(textOf(gui, "hintCount"), QStringLiteral("No hint in this attempt"));
  QCOMPARE(stars->shapes(), starShapes(Stars::Three));
}

// The jump that led here has an arrow over what it passed, until the next piece is in hand.
void ChallengeHelp::theLastJumpStaysDrawn() {
  Gui gui;
  start(gui, kJumps, kFour);
  QVERIFY(boardOf(gui).sceneNow().way.isEmpty());
  const ChallengeStep step =
      *readChallengeStep(QString::fromStdString(gui.match().state().legal_steps().front()));
  playSteps(gui.match(), step.text);
  const QStringList way = boardOf(gui).sceneNow().way;
  QCOMPARE(way.first(), step.from);
  QVERIFY(way.contains(step.removed));
  QCOMPARE(way.last(), step.to);
  boardOf(gui).activate(
      readChallengeStep(QString::fromStdString(gui.match().state().legal_steps().front()))->from);
  QVERIFY(boardOf(gui).sceneNow().way.isEmpty());
  gui.match().goTo(0);
  QVERIFY(boardOf(gui).sceneNow().way.isEmpty());
}

void ChallengeHelp::aHintComparesWithTheBest() {
  Gui gui;
  gui.window().start({find_game("full-house"), {}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  press(gui, "hint");
  press(gui, "hint");
  QVERIFY2(textOf(gui, "helpText").contains(QStringLiteral("as few as the best known")),
           qPrintable(textOf(gui, "helpText")));
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
  QVERIFY(textOf(gui, "helpText").contains(QStringLiteral("hollow star")));
  press(gui, "helpAct");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  auto* const replay = gui.window().findChild<SolutionReplay*>();
  SolutionBar* const bar = replay->bar();
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  // Nothing beside the board tells of the game meanwhile, and the board is where it was.
  QVERIFY(bar->isVisible());
  for (const char* const name : {"puzzleHead", "turnList", "turnBox", "turnSlider"}) {
    QVERIFY2(!gui.find<QWidget>(name).isVisible(), name);
  }
  QCOMPARE(replay->findChild<BoardView*>()->size(), gui.board().size());
  press(gui, "solutionForward");
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(1));
  const auto* const shown = dynamic_cast<ChallengeBoard*>(replay->findChild<BoardView*>());
  QCOMPARE(shown->sceneNow().way.size(), 3);  // the jump just made
  QCOMPARE(gui.find<QSlider>("solutionSlider").value(), 1);
  QVERIFY(textOf(gui, "solutionCaption").contains(QStringLiteral("2 piece")));
  gui.find<QSlider>("solutionSlider").setValue(2);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(2));
  gui.find<QSlider>("solutionSlider").setValue(1);
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
  QVERIFY(gui.find<QWidget>("puzzleHead").isVisible());
  QVERIFY(gui.find<QWidget>("turnList").isVisible());
}

void ChallengeHelp::aSolutionStartsByItself() {
  Gui gui;
  gui.preferences().setAnimations(true);
  start(gui, kJumps, kThree);
  press(gui, "solution");
  press(gui, "helpAct");
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<SolutionReplay*>() != nullptr, 10000);
  QVERIFY(gui.window().findChild<SolutionReplay*>()->bar()->isPlaying());
  gui.key(Qt::Key_Escape);
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
  QVERIFY(textOf(gui, "puzzleBest").contains(QStringLiteral("hollow star")));
  // The record says so as well.
  const QString file = gui.folder() + QStringLiteral("/spoilt.byways");
  QVERIFY(Library::write(gui.match(), file).isEmpty());
  const OpenedMatch opened = Library::open(file);
  QVERIFY(opened.match != nullptr);
  QVERIFY(opened.match->extra("solutionShown") == true);
  // The next attempt knows nothing of it, whatever it begins with (K2).
  press(gui, "restart");
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  QVERIFY2(!textOf(gui, "bestResult").contains(QStringLiteral("hollow")),
           qPrintable(textOf(gui, "bestResult")));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("challenge_help", ChallengeHelp);
#include "tst_challenge_help.moc"

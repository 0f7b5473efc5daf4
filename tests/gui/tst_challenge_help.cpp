// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and solutions for challenges at the table.
#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/solution_bar.h"
#include "app/exercise/solution_replay.h"
#include "app/exercise/stars.h"
#include "app/games/challenges/challenge_board.h"
#include "engine/games.h"
#include "engine/solver.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

// The text of the hint; empty if none is shown.
QString hintOf(Gui& gui) {
  const auto& label = gui.find<QLabel>("exerciseHint");
  return label.isVisible() ? label.text() : QString();
}

bool isSearching(Gui& gui) { return gui.find<QProgressBar>("exerciseBusy").isVisible(); }

SolutionReplay* replayOf(Gui& gui) { return gui.window().findChild<SolutionReplay*>(); }

void closeSolution(Gui& gui) {
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(replayOf(gui) == nullptr);
}

}  // namespace

class ChallengeHelp : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aHintAfterTheOther();
  void aHintLeadsBack();
  void aHintLeavesTheHandAlone();
  void theHintedPieceLeadsOn();
  void aHintLeavesOneStar();
  void comingBackFindsTheAttempt();
  void playOnFromASolution();
  void theLastJumpStaysDrawn();
  void aHintComparesWithTheBest();
  void aSearchIsCancelled();
  void aSolutionIsPlayed();
  void aSolutionByKeys();
  void aSolutionStartsByItself();
  void aSolutionLeavesAHollowStar();
};

void ChallengeHelp::aHintAfterTheOther() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.board().setFocus();
  while (!gui.timeline().outcome()) {
    const BoardGlance unhelped(gui.board());
    gui.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(hintOf(gui).startsWith(QStringLiteral("Move the piece on ")), 10000);
    // The first hint only shows which piece.
    const QString from = readChallengeStep(boardOf(gui).hint())->from;
    QVERIFY(unhelped.changedAt(from, 1));
    QVERIFY(gui.timeline().cursor() > 0 || unhelped.changedPlaces() == QStringList{from});
    QVERIFY(hintOf(gui).contains(from));
    QVERIFY(!hintOf(gui).contains(readChallengeStep(boardOf(gui).hint())->to));
    gui.key(Qt::Key_H);
    QVERIFY(hintOf(gui).contains(QStringLiteral("leads to a solution")));
    const ChallengeStep step = *readChallengeStep(boardOf(gui).hint());
    QVERIFY(unhelped.changedAt(step.from, 1) && unhelped.changedAt(step.to, 1));
    QVERIFY(hintOf(gui).contains(step.from));
    const std::size_t before = gui.timeline().cursor();
    leapByMouse(gui, step.text);
    QCOMPARE(gui.timeline().cursor(), before + 1);
    QVERIFY(boardOf(gui).hint().isEmpty());
    QVERIFY(hintOf(gui).isEmpty());
  }
  QVERIFY(textOf(gui, "exerciseRemark").startsWith(QStringLiteral("Solved.")));
}

// The button that acts on the hint has the focus.
void ChallengeHelp::aHintLeadsBack() {
  Gui gui;
  start(gui, kJumps, kFour);
  playSteps(gui.match(), QStringLiteral("C0>B0>A0 C7>D0>E0"));
  press(gui, "hint");
  QTRY_VERIFY2_WITH_TIMEOUT(hintOf(gui).contains(QStringLiteral("go back to move 1")),
                            qPrintable(hintOf(gui)), 10000);
  QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("exerciseGo"));
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(gui.timeline().length(), std::size_t(2));  // redo is still possible
  // From there a next move is known.
  press(gui, "hint");
  QTRY_VERIFY_WITH_TIMEOUT(hintOf(gui).startsWith(QStringLiteral("Move the piece on ")), 10000);
  QCOMPARE(gui.find<QPushButton>("hint").text(), QStringLiteral("Whole move"));
  press(gui, "hint");
  QVERIFY(hintOf(gui).contains(QStringLiteral("leads to a solution")));
}

// A hint that arrives doesn't change what is in hand.
void ChallengeHelp::aHintLeavesTheHandAlone() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.hoverPlace(QStringLiteral("D0"));
  const BoardGlance before(gui.board());
  gui.clickPlace(QStringLiteral("D0"));
  QCOMPARE(boardOf(gui).lifted(), QStringLiteral("D0"));
  const QStringList landings = placesOffering(gui.board(), "Put it here");
  QVERIFY(!landings.isEmpty());
  for (const QString& landing : landings) {
    QVERIFY(before.changedAt(landing));
  }
  press(gui, "hint");
  QTRY_VERIFY_WITH_TIMEOUT(hintOf(gui).startsWith(QStringLiteral("Move the piece on ")), 10000);
  QCOMPARE(boardOf(gui).lifted(), QStringLiteral("D0"));
  // The landings of the piece in hand aren't marked now.
  for (const QString& landing : landings) {
    QVERIFY(!before.changedAt(landing));
  }
  press(gui, "hint");
  // Now a different piece is asked for.
  QCOMPARE(boardOf(gui).lifted(), QString());
  const ChallengeStep step = *readChallengeStep(boardOf(gui).hint());
  QVERIFY(step.from != QStringLiteral("D0"));
  QVERIFY(before.changedAt(step.from, 1) && before.changedAt(step.to, 1));
}

// Whatever has been played, the hint belongs to a solution from the position reached, or says that it has no
// solution and how far to go back.
void ChallengeHelp::theHintedPieceLeadsOn() {
  Gui gui;
  start(gui, kJumps, kFour);
  const auto isSolvable = [](const State& state) {
    return state.outcome() ? state.outcome()->reason == "solved"
                           : solve(state, {}).verdict == Verdict::Solved;
  };
  const std::vector<std::string> first = gui.match().state().legal_steps();
  int solvable = 0;
  int lost = 0;
  for (const std::string& move : first) {
    gui.match().goTo(0);
    playSteps(gui.match(), QString::fromStdString(move));
    if (gui.timeline().outcome()) {
      continue;
    }
    press(gui, "hint");
    const auto isAnswered = [&gui] { return !isSearching(gui) && !hintOf(gui).isEmpty(); };
    QTRY_VERIFY_WITH_TIMEOUT(isAnswered(), 20000);
    const bool canBeSolved = isSolvable(gui.match().state());
    ++(canBeSolved ? solvable : lost);
    if (!canBeSolved) {
      QVERIFY2(hintOf(gui).startsWith(QStringLiteral("No solution from here. There is one from the start.")),
               qPrintable(hintOf(gui)));
      QCOMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Go to the start"));
      continue;
    }
    const QString from = readChallengeStep(boardOf(gui).hint())->from;
    bool leadsOn = false;
    for (const std::string& next : gui.match().state().legal_steps()) {
      if (readChallengeStep(QString::fromStdString(next))->from == from) {
        Timeline line = gui.timeline();
        QVERIFY(!line.play_entry({line.to_move(), next}));
        leadsOn = leadsOn || isSolvable(line.state());
      }
    }
    QVERIFY2(leadsOn, qPrintable(hintOf(gui)));
  }
  QVERIFY(solvable > 0 && lost > 0);
}

void ChallengeHelp::aHintLeavesOneStar() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  press(gui, "hint");
  QVERIFY(hintOf(gui).contains(QStringLiteral("only one star")));
  QVERIFY(attemptIn(gui.match()).hints == 0);
  press(gui, "hint");
  press(gui, "hint");  // the whole move of the same hint
  QCOMPARE(attemptIn(gui.match()).hints, 1);
  QVERIFY(textOf(gui, "exerciseStake").contains(QStringLiteral("1 star")));
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY2(textOf(gui, "exercisePrice").startsWith(QStringLiteral("This attempt: 1 star")),
           qPrintable(textOf(gui, "exercisePrice")));
  auto& stars = gui.find<StarRow>("exerciseEarned");
  QCOMPARE(stars.shapes(), starShapes(Stars::One));
  QVERIFY(stars.accessibleName().contains(QStringLiteral("1 star")));
  // Undo and redo belong to the same attempt.
  gui.match().goTo(0);
  gui.match().goTo(gui.timeline().length());
  QCOMPARE(attemptIn(gui.match()).hints, 1);
  // Starting again begins a new attempt with all stars, whatever is played then.
  press(gui, "startAgain");
  QVERIFY(textOf(gui, "exercisePrice").startsWith(starRule()));
  playSteps(gui.match(), proofOf(puzzle));
  QCOMPARE(attemptIn(gui.match()).hints, 0);
  QCOMPARE(stars.shapes(), starShapes(Stars::Three));
}

// Help that was seen before the first move, when no game had been saved, still counts after a restart.
void ChallengeHelp::comingBackFindsTheAttempt() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  QTemporaryDir folder;
  {
    Gui gui(folder.path());
    gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
    gui.askFor("hint");
  }
  Gui gui(folder.path());
  gui.window().openExercise(exerciseId(puzzle));
  QVERIFY(textOf(gui, "exerciseStake").contains(QStringLiteral("1 star")));
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  gui.window().showShelf();
  gui.window().openExercise(exerciseId(puzzle));
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(attemptIn(gui.match()).hints, 1);
  press(gui, "restart");
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  QCOMPARE(gui.window().progress().attempt(exerciseId(puzzle)).hints, 0);
}

// Playing on from the middle of a solution and from its end. The game itself stays the same.
void ChallengeHelp::playOnFromASolution() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  gui.askFor("solution");
  QTRY_VERIFY(replayOf(gui) != nullptr);
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  press(gui, "explore");
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Back to the result"));
  QCOMPARE(gui.timeline().cursor(), std::size_t(2));
  QCOMPARE(textOf(gui, "exerciseText"), QStringLiteral("Play on as you like. Nothing counts here."));
  Random random(3);
  QVERIFY(playOn(gui.match(), random));
  QVERIFY(gui.action("undo").isEnabled());
  press(gui, "exerciseGo");
  QTRY_VERIFY(gui.find<QPushButton>("hint").isVisible());
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QVERIFY(attemptIn(gui.match()).shown);
  gui.window().showShelf();
  QCOMPARE(gui.unfinished().size() + gui.finished().size(), 1);
  // Playing on from the end of the solution: the solution stays the same.
  gui.window().openExercise(exerciseId(puzzle));
  press(gui, "restart");
  playSteps(gui.match(), proofOf(puzzle));
  QCOMPARE(gui.find<QPushButton>("explore").text(), QStringLiteral("Play it from the start"));
  press(gui, "explore");
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Back to the result"));
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  press(gui, "exerciseGo");
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Next puzzle"));
  QVERIFY(gui.timeline().outcome().has_value());
}

// An arrow shows the last jump until the next piece is lifted.
void ChallengeHelp::theLastJumpStaysDrawn() {
  Gui gui;
  start(gui, kJumps, kFour);
  const BoardGlance before(gui.board());
  const ChallengeStep step =
      *readChallengeStep(QString::fromStdString(gui.match().state().legal_steps().front()));
  const QStringList way{step.from, step.removed, step.to};
  playSteps(gui.match(), step.text);
  QVERIFY(before.changedAlong(way));
  const BoardGlance jumped(gui.board());
  boardOf(gui).activate(
      readChallengeStep(QString::fromStdString(gui.match().state().legal_steps().front()))->from);
  QVERIFY(jumped.changedAlong(way));
  gui.match().goTo(0);
  QVERIFY(!before.changed());
}

void ChallengeHelp::aHintComparesWithTheBest() {
  Gui gui;
  gui.window().start({find_game("full-house"), {}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  gui.askFor("hint");
  press(gui, "hint");
  QVERIFY2(hintOf(gui).contains(QStringLiteral("as few as the best known")), qPrintable(hintOf(gui)));
}

void ChallengeHelp::aSearchIsCancelled() {
  Gui gui;
  gui.window().start(challengeSetup("spiral", kUndecided));
  QCoreApplication::processEvents();
  press(gui, "hint");
  QTest::qWait(200);
  QVERIFY(isSearching(gui));
  press(gui, "stopSearch");
  QVERIFY(!isSearching(gui));
  QTest::qWait(200);
  QVERIFY(!isSearching(gui) && hintOf(gui).isEmpty());
  QVERIFY(boardOf(gui).hint().isEmpty());
  // Escape and going on playing stop a search, too.
  gui.board().setFocus();
  gui.key(Qt::Key_H);
  QVERIFY(isSearching(gui));
  gui.key(Qt::Key_Escape);
  QVERIFY(!isSearching(gui));
  gui.key(Qt::Key_H);
  QVERIFY(isSearching(gui));
  playSteps(gui.match(), QString::fromStdString(gui.match().state().legal_steps().front()));
  QVERIFY(!isSearching(gui));
}

void ChallengeHelp::aSolutionIsPlayed() {
  Gui gui;
  start(gui, kJumps, kThree);
  playSteps(gui.match(), QStringLiteral("C0>D0>E0"));
  press(gui, "solution");
  QTRY_VERIFY_WITH_TIMEOUT(replayOf(gui) != nullptr, 10000);
  auto* const replay = replayOf(gui);
  SolutionBar* const bar = replay->bar();
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  // Meanwhile nothing beside the board shows the game, and the board is where it was.
  QVERIFY(bar->isVisible());
  for (const char* const name : {"exerciseStanding", "turnList", "turnBox", "turnSlider"}) {
    QVERIFY2(!gui.find<QWidget>(name).isVisible(), name);
  }
  QCOMPARE(replay->findChild<BoardView*>()->size(), gui.board().size());
  const BoardGlance start(*replay->findChild<BoardView*>());
  press(gui, "solutionForward");
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(1));
  const auto jump = lastChallengeStep(replay->shown());
  QVERIFY(start.changedAlong({jump->from, jump->removed, jump->to}));
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
  QCOMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Play it yourself"));
  press(gui, "exerciseGo");
  QTRY_VERIFY(replayOf(gui) == nullptr);
  // Nothing can be moved there.
  QCOMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Take the last move back"));
  QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("exerciseGo"));
  QVERIFY(gui.find<QWidget>("exerciseStanding").isVisible());
  QVERIFY(gui.find<QWidget>("turnList").isVisible());
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
}

void ChallengeHelp::aSolutionStartsByItself() {
  Gui gui;
  gui.preferences().setAnimations(true);
  start(gui, kJumps, kThree);
  press(gui, "solution");
  QTRY_VERIFY_WITH_TIMEOUT(replayOf(gui) != nullptr, 10000);
  QVERIFY(replayOf(gui)->bar()->isPlaying());
  closeSolution(gui);
}

void ChallengeHelp::aSolutionByKeys() {
  Gui gui;
  start(gui, kJumps, kThree);
  gui.board().setFocus();
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(replayOf(gui) != nullptr, 10000);
  auto* const replay = replayOf(gui);
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(2));
  gui.key(Qt::Key_Left);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(1));
  gui.key(Qt::Key_Home);
  QCOMPARE(replay->shown().timeline().cursor(), std::size_t(0));
  gui.key(Qt::Key_Down);  // nothing gets through to the board
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  closeSolution(gui);
}

void ChallengeHelp::aSolutionLeavesAHollowStar() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  QCoreApplication::processEvents();
  press(gui, "solution");
  QVERIFY(hintOf(gui).contains(QStringLiteral("hollow star")));
  QVERIFY(!attemptIn(gui.match()).shown);
  press(gui, "solution");
  QVERIFY(replayOf(gui) != nullptr);
  press(gui, "exerciseGo");  // to the end
  QCOMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Play it yourself"));
  press(gui, "exerciseGo");
  QTRY_VERIFY(replayOf(gui) == nullptr);
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY(textOf(gui, "exercisePrice").contains(QStringLiteral("hollow star")));
  // The record says so as well.
  const QString file = gui.folder() + QStringLiteral("/spoilt.byways");
  QVERIFY(Library::write(gui.match(), file).isEmpty());
  const OpenedMatch opened = Library::open(file);
  QVERIFY(opened.match != nullptr);
  QVERIFY(opened.match->extra("solutionShown") == true);
  // The next attempt has no trace of that, whatever its first move is.
  gui.board().setFocus();
  gui.key(Qt::Key_R, Qt::ControlModifier);
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  QVERIFY2(textOf(gui, "exercisePrice").startsWith(starRule()), qPrintable(textOf(gui, "exercisePrice")));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("challenge_help", ChallengeHelp);
#include "tst_challenge_help.moc"

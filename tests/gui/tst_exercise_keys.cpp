// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises and the editor by the keyboard alone.
#include <QLabel>
#include <QLineF>
#include <QPushButton>
#include <QTest>

#include "app/games/challenges/challenge_board.h"
#include "engine/challenges/puzzles.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

class ExerciseKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void solutionsByTheSameKeys();
  void theNextExerciseByTheKeyOfNewGames();
  void hintsGoWhenTheyNoLongerApply();
  void startAgainIsAFreshAttempt();
  void theEditorProvesThatThereIsNoSolution();
};

void ExerciseKeys::solutionsByTheSameKeys() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(*find_lesson("bypass/1"));
  gui.board().setFocus();
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QTRY_COMPARE(gui.wayOn().text(), at("Continue"));
  // In puzzles, too. Escape cancels the question.
  gui.window().start(challengeSetup("crooked-jumps", shortestPuzzle("crooked-jumps").from.c_str()));
  gui.board().setFocus();
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QVERIFY(gui.find<QLabel>("exerciseHint").text().contains(at("hollow star")));
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.board().hasFocus() && !gui.find<QLabel>("exerciseHint").isVisible());
}

void ExerciseKeys::theNextExerciseByTheKeyOfNewGames() {
  Gui gui;
  const auto& all = problems_of(*find_game("byg"));
  gui.open(all.front());
  const QString title = gui.find<QLabel>("exerciseTitle").text();
  gui.key(Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(gui.find<QLabel>("exerciseTitle").text() != title);
  gui.open(*find_lesson("byg/1"));
  gui.key(Qt::Key_N, Qt::ControlModifier);
  QTRY_VERIFY(gui.find<QPushButton>("exerciseWay").text().startsWith(at("Lesson 2")));
}

void ExerciseKeys::hintsGoWhenTheyNoLongerApply() {
  Gui gui;
  gui.window().start(challengeSetup("crooked-jumps", shortestPuzzle("crooked-jumps").from.c_str()));
  const auto isShown = [&gui] {
    const QImage before = gui.board().grab().toImage();
    dynamic_cast<ChallengeBoard&>(gui.board()).showHint({}, ChallengeBoard::Hint::Whole);
    return gui.board().grab().toImage() != before;
  };
  gui.board().setFocus();
  gui.key(Qt::Key_H);  // says what a hint costs
  gui.key(Qt::Key_H);
  QVERIFY(isShown());
  gui.key(Qt::Key_H);
  gui.key(Qt::Key_Escape);
  QVERIFY(!isShown());
  gui.key(Qt::Key_H);
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  gui.key(Qt::Key_Escape);
  QVERIFY(!isShown());

  // A hint that only says where to look is narrow and lies on the board.
  gui.startByg(6);
  for (const QString& place : gui.board().places()) {
    gui.board().showHintAround(place);
    const QRectF around = gui.board().hintSurroundings();
    QVERIFY2(QRectF(gui.board().rect()).contains(around), qPrintable(place));
    QVERIFY(around.contains(gui.board().areaOf(place).center()));
    QVERIFY(around.width() < 0.3 * qMin(gui.board().width(), gui.board().height()));
  }
}

// Even with the same first move, a new attempt doesn't inherit anything from the previous one.
void ExerciseKeys::startAgainIsAFreshAttempt() {
  Gui gui;
  const Puzzle& puzzle = shortestPuzzle("crooked-jumps");
  gui.window().start(challengeSetup("crooked-jumps", puzzle.from.c_str()));
  const QStringList proof = proofOf(puzzle).split(u' ');
  playSteps(gui.match(), proof.first());
  gui.key(Qt::Key_H);
  gui.key(Qt::Key_H);
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QVERIFY(gui.window().findChild<QWidget*>(at("solutionReplay")) != nullptr);
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().findChild<QWidget*>(at("solutionReplay")) == nullptr);
  auto& restart = gui.find<QPushButton>("restart");
  QTRY_VERIFY(canPress(restart));
  // Redo continues the attempt.
  gui.match().undo();
  QVERIFY(canPress(restart));  // also at the start
  gui.match().redo();
  playSteps(gui.match(), proof.mid(1).join(u' '));
  QVERIFY(gui.find<QLabel>("exercisePrice").text().contains(at("hollow")));
  gui.match().goTo(0);
  gui.board().setFocus();
  gui.key(Qt::Key_R, Qt::ControlModifier);
  QVERIFY(!canPress(restart));
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY(gui.find<QLabel>("exerciseRemark").text().startsWith(at("Solved.")));
  QVERIFY(gui.find<QLabel>("exercisePrice").text().startsWith(at("This attempt: 3 star")));
}

void ExerciseKeys::theEditorProvesThatThereIsNoSolution() {
  Gui gui;
  gui.window().arrange({find_game("crooked-jumps"), {}, {at("Ann")}, {0}});
  auto& board = gui.find<BoardView>("arrangeBoard");
  board.setFocus(Qt::TabFocusReason);
  gui.key(Qt::Key_Right);
  const QPointF off = board.areaOf(board.cursor()).center() - QRectF(board.rect()).center();
  QVERIFY(QLineF(QPointF(), off).length() < 0.1 * qMin(board.width(), board.height()));
  QTest::mouseClick(&gui.find<QPushButton>("emptyBoard"), Qt::LeftButton);
  for (const char* const place : {"A0", "A1", "H10"}) {  // far apart
    QTest::mouseClick(&board, Qt::LeftButton, Qt::NoModifier, board.areaOf(at(place)).center().toPoint());
  }
  auto& status = gui.find<QLabel>("arrangeStatus");
  QTRY_VERIFY2(status.text().contains(at("No solution (proven)")), qPrintable(status.text()));
  QVERIFY(canPress(gui.find<QPushButton>("playArranged")));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("exercise_keys", ExerciseKeys);
#include "tst_exercise_keys.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is the same in exercises of every kind: keys, what help costs, fresh attempts, free play from the end.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/stars.h"
#include "engine/games.h"
#include "engine/lessons/lesson_reader.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

using problems::Problem;

// One step in which something is played, so that a problem and a lesson can be held side by side.
constexpr auto kOneStep =
    R"({ "title": "Small", "recap": "You know D4.", "game": "byg", "options": { "size": 3, "priority": 1, "first": 1 },
  "positions": { "two": { "turns": [ "2: C3", "1: A1", "1: E1", "2: A3" ] } },
  "steps": [
    { "do": "play", "at": "two", "text": "Place one stone at D4.", "goal": ["turn = 'D4'"], "answer": ["D4"], "hint": "D4.",
      "missing": "Not at D4." } ] })";

const Problem& someProblem() {
  const std::vector<Problem>& all = problems_of(*find_game("byg"));
  return *std::find_if(all.begin(), all.end(), [](const Problem& one) { return one.depth > 1; });
}

QString textIn(Gui& gui, const char* name) {
  const auto& label = gui.find<QLabel>(name);
  return label.isVisible() ? label.text() : QString();
}

bool isThere(Gui& gui, const char* name) {
  const auto* const button = gui.window().findChild<QPushButton*>(QLatin1String(name));
  return button != nullptr && button->isVisible();
}

void playTurn(Gui& gui, const std::string& turn) {
  for (const std::string& step : gui.match().game().split_turn(turn)) {
    static_cast<void>(gui.match().play(QString::fromStdString(step)));
  }
  if (gui.match().mover() > 0) {
    static_cast<void>(gui.match().play(at("end")));
  }
}

QString doneText(Gui& gui) { return textIn(gui, "exercisePrice"); }

}  // namespace

class Exercises : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSameKeysInEveryKind_data();
  void theSameKeysInEveryKind();
  void aHintIsPaidForOnceInASession();
  void startingAgainIsAFreshAttempt();
  void leavingAndComingBackFindsTheStep();
  void playOnFromTheEnd();
  void whatWasExploredCanBeKept();
  void aFinishedLessonSaysWhatItHasEarned();
  void remarksChangeTheirLanguage();
};

void Exercises::theSameKeysInEveryKind_data() {
  QTest::addColumn<bool>("isLesson");
  QTest::newRow("problem") << false;
  QTest::newRow("lesson") << true;
}

void Exercises::theSameKeysInEveryKind() {
  QFETCH(bool, isLesson);
  const lessons::Lesson lesson = *lessons::read_lesson("byg/1", kOneStep);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  isLesson ? gui.open(lesson) : gui.open(someProblem());
  QVERIFY(gui.board().hasFocus());
  QVERIFY(textIn(gui, "exercisePrice").startsWith(starRule()));
  gui.key(Qt::Key_H);
  QVERIFY(textIn(gui, "exerciseHint").startsWith(at("A hint costs a star")));
  QVERIFY(starsFor({.hints = 0}) == Stars::Three);
  gui.key(Qt::Key_H);
  QVERIFY(!textIn(gui, "exerciseHint").isEmpty());
  QVERIFY(!textIn(gui, "exerciseHint").startsWith(at("A hint costs a star")));
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QVERIFY(textIn(gui, "exerciseHint").contains(at("hollow star")));
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QTRY_VERIFY(isThere(gui, "exerciseGo"));
  // The keyboard is at what comes next, and Enter and Space press it.
  QCOMPARE(QApplication::focusWidget()->objectName(), at("exerciseGo"));
  const QString go = gui.find<QPushButton>("exerciseGo").text();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QTRY_VERIFY(!isThere(gui, "exerciseGo") || gui.find<QPushButton>("exerciseGo").text() != go);
}

void Exercises::aHintIsPaidForOnceInASession() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(someProblem());
  QTest::mouseClick(&gui.find<QPushButton>("hint"), Qt::LeftButton);
  QVERIFY(gui.window().progress().attempt(exerciseId(someProblem())) == Attempt());
  QCOMPARE(gui.find<QPushButton>("hint").text(), at("Take the hint"));
  QTest::mouseClick(&gui.find<QPushButton>("hint"), Qt::LeftButton);
  QCOMPARE(gui.window().progress().attempt(exerciseId(someProblem())).hints, 1);
  const Problem* const next = nextProblem(gui.window().progress(), someProblem());
  gui.open(*next);
  QTest::mouseClick(&gui.find<QPushButton>("hint"), Qt::LeftButton);
  QCOMPARE(gui.window().progress().attempt(exerciseId(*next)).hints, 1);
}

void Exercises::startingAgainIsAFreshAttempt() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(someProblem());
  gui.askFor("hint");
  gui.askFor("solution");
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Play it yourself"));
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QVERIFY(textIn(gui, "exercisePrice").contains(at("hollow star")));
  gui.board().setFocus();
  gui.key(Qt::Key_R, Qt::ControlModifier);
  QVERIFY(textIn(gui, "exercisePrice").startsWith(starRule()));
  playTurn(gui, someProblem().turn);
  QTRY_VERIFY(doneText(gui).startsWith(at("This attempt: 3 star")));
  QCOMPARE(gui.find<StarRow>("exerciseStars").shapes(), starShapes(Stars::Three));
}

void Exercises::leavingAndComingBackFindsTheStep() {
  QTemporaryDir folder;
  QString left;
  {
    Gui gui(folder.path());
    gui.preferences().setPace(Preferences::Pace::AtOnce);
    gui.open(*find_lesson("byg/2"));
    for (int step = 0; step < 3; ++step) {
      QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
      QCoreApplication::processEvents();
    }
    left = textIn(gui, "exerciseText");
  }
  QVERIFY(!left.isEmpty());
  Gui gui(folder.path());
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(*find_lesson("byg/2"));
  QCOMPARE(textIn(gui, "exerciseText"), left);
  QCOMPARE(gui.window().progress().attempt(at("lesson/byg/2")).step, 3);
  // From there the first step is a fresh attempt away.
  if (gui.find<QPushButton>("restart").isVisible() && gui.find<QPushButton>("restart").isEnabled()) {
    QTest::mouseClick(&gui.find<QPushButton>("restart"), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(gui.window().progress().attempt(at("lesson/byg/2")).step == 0);
    QVERIFY(!gui.window().progress().attempt(at("lesson/byg/2")).shown);
  }
}

void Exercises::playOnFromTheEnd() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(someProblem());
  playTurn(gui, someProblem().turn);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Next problem"));
  const std::vector<Entry> result = gui.timeline().entries();
  const QString line = textIn(gui, "exerciseLine");
  QTest::mouseClick(&gui.find<QPushButton>("explore"), Qt::LeftButton);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Back to the result"));
  // Both sides by hand, with undo.
  QVERIFY(!gui.match().isGuided() && gui.match().mover() > 0);
  const std::size_t begun = gui.timeline().cursor();
  Random random(7);
  for (int step = 0; step < 6 && !gui.timeline().outcome(); ++step) {
    QVERIFY(playOn(gui.match(), random));
  }
  QVERIFY(gui.timeline().cursor() > begun);
  QVERIFY(gui.action("undo").isEnabled());
  gui.action("undo").trigger();
  QVERIFY(!isThere(gui, "hint") && textIn(gui, "exercisePrice").isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Next problem"));
  QVERIFY(std::vector<Entry>(gui.timeline().entries()) == result);
  QCOMPARE(textIn(gui, "exerciseLine"), line);
  QVERIFY(gui.match().mover() <= 0);
  // Nothing of it counts, nor is it among the games.
  QCOMPARE(gui.window().progress().of(exerciseId(someProblem())).finished, 1);
  gui.window().showShelf();
  QVERIFY(gui.unfinished().isEmpty() && gui.finished().isEmpty());
}

void Exercises::whatWasExploredCanBeKept() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(someProblem());
  playTurn(gui, someProblem().turn);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Next problem"));
  QTest::mouseClick(&gui.find<QPushButton>("explore"), Qt::LeftButton);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Back to the result"));
  Random random(7);
  QVERIFY(playOn(gui.match(), random));
  QTest::mouseClick(&gui.find<QPushButton>("keepExplored"), Qt::LeftButton);
  QCOMPARE(gui.unfinished().size() + gui.finished().size(), 1);
}

void Exercises::aFinishedLessonSaysWhatItHasEarned() {
  const lessons::Lesson lesson = *lessons::read_lesson("byg/1", kOneStep);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(lesson);
  playTurn(gui, "E3");
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), at("Try again"));
  QCOMPARE(textIn(gui, "exerciseRemark"), at("Not at D4."));
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  playTurn(gui, "D4");
  QTRY_COMPARE(gui.wayOn().text(), at("Finish the lesson"));
  QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  QCOMPARE(textIn(gui, "exerciseRemark"), at("You know D4."));
  QVERIFY(doneText(gui).startsWith(at("This attempt: 2 star")));
  QCOMPARE(gui.find<StarRow>("exerciseEarned").shapes(), starShapes(Stars::Two));
  // Again, for better ones (N22, K8).
  QTest::mouseClick(&gui.find<QPushButton>("startAgain"), Qt::LeftButton);
  QTRY_VERIFY(!isThere(gui, "exerciseGo"));
  QCoreApplication::processEvents();
  playTurn(gui, "D4");
  QTRY_COMPARE(gui.wayOn().text(), at("Finish the lesson"));
  QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  QCOMPARE(gui.find<StarRow>("exerciseStars").shapes(), starShapes(Stars::Three));
}

// R7.
void Exercises::remarksChangeTheirLanguage() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(*find_lesson("byg/1"));
  while (gui.find<QLabel>("exerciseRemark").text().isEmpty()) {
    gui.askFor("solution");
    if (gui.wayOn().text() == at("Finish the lesson")) {
      break;
    }
    if (gui.find<QLabel>("exerciseRemark").text().isEmpty()) {
      QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
      QCoreApplication::processEvents();
    }
  }
  const QString said = gui.find<QLabel>("exerciseRemark").text();
  QVERIFY(!said.isEmpty());
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCoreApplication::processEvents();
  QVERIFY(gui.find<QLabel>("exerciseRemark").text() != said);
  gui.preferences().setLanguage(QStringLiteral("en"));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), said);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("exercise", Exercises);
#include "tst_exercise.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Courses and lessons, by mouse and keys.
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/exercise/course_page.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_run.h"
#include "app/exercise/stars.h"
#include "app/games/catalogue.h"
#include "app/shelf/card_frame.h"
#include "engine/games.h"
#include "engine/lessons/lesson_reader.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A small lesson with one step of each kind that needs an answer.
constexpr auto kSmall =
    R"({ "title": "Small", "recap": "You can count stones.", "game": "byg", "options": { "size": 3, "priority": 1, "first": 1 },
  "positions": { "two": { "turns": [ "2: C3", "1: A1", "1: E1", "2: A3" ] } },
  "steps": [
    { "do": "say", "at": "two", "text": "Read this." },
    { "do": "find", "text": "Tap Ann’s stones.", "places": "at /cells 1", "hint": "There are two." },
    { "do": "refuse", "text": "Place two neighbours.", "reason": "byg.adjacent", "answer": ["C1", "B1"], "hint": "Beside it." },
    { "do": "play", "at": "two", "text": "Place one stone at D4.", "goal": ["turn = 'D4'"], "answer": ["D4"], "hint": "D4.",
      "missing": "Not at D4.", "wrong": [ { "turn": "E3", "text": "That is E3.", "reply": ["2: B1"] } ] },
    { "do": "predict", "text": "How many stones has Ann?", "value": "count /cells 1",
      "answers": [ { "value": 2, "wrong": "D4 is one more." }, 3 ], "hint": "Count." } ] })";

// A window in which the lesson kSmall is open.
class Table {
 public:
  Table() : lesson_(*lessons::read_lesson("byg/1", kSmall)) {
    gui_.preferences().setPace(Preferences::Pace::AtOnce);
    gui_.open(lesson_);
  }
  [[nodiscard]] Gui& gui() { return gui_; }
  [[nodiscard]] QString text() { return gui_.find<QLabel>("exerciseText").text(); }
  [[nodiscard]] QString remark() {
    const auto& remark = gui_.find<QLabel>("exerciseRemark");
    return remark.isVisible() ? remark.text() : QString();
  }
  void click(const char* name) {
    auto& button = gui_.find<QPushButton>(name);
    QVERIFY2(button.isVisible() && button.isEnabled(), name);
    gui_.askFor(name);
  }
  void goOn(int steps = 1) {
    for (int step = 0; step < steps; ++step) {
      auto& button = gui_.wayOn();
      QVERIFY(button.isVisible() && button.isEnabled());
      QTest::mouseClick(&button, Qt::LeftButton);
      QCoreApplication::processEvents();
    }
  }

 private:
  lessons::Lesson lesson_;
  Gui gui_;
};

}  // namespace

class Lessons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyStepOfEveryLessonCanBeShown();
  void everyPlaceThatIsNamedIsOnTheBoard();
  void allStepsByMouse();
  void allStepsByKeys();
  void mistakesAreAnsweredAndCostAStar();
  void aTurnThatIsAllowedIsAnsweredAsItsOwn();
  void whatLosesIsPunished();
  void hintsComeInSteps();
  void skippingAndGoingBack();
  void theStepIsKeptAndTheLessonGoesOnThere();
  void theShelfLeadsToTheCourse();
  void goingBackFromTheEndGoesOn();
  void nothingOfALessonIsSavedAsAGame();
};

void Lessons::everyStepOfEveryLessonCanBeShown() {
  QVERIFY(courses().size() >= 11);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  for (const Course& course : courses()) {
    for (const lessons::Lesson& lesson : course.lessons) {
      if (!lesson.same_as.empty()) {
        continue;
      }
      Progress progress(gui.folder() + QStringLiteral("/shown"));
      for (int index = 0; index < static_cast<int>(lesson.steps.size()); ++index) {
        LessonRun run(lesson, index, progress, gui.preferences());
        const std::unique_ptr<Match> match = run.makeMatch();
        for (Seat seat = 1; seat <= match->players(); ++seat) {
          QVERIFY2(!match->name(seat).startsWith(at("Player ")),
                   qPrintable(
                       QStringLiteral("%1, step %2").arg(QString::fromStdString(lesson.id)).arg(index + 1)));
        }
        const GameFace& face = faceOf(match->game());
        const std::unique_ptr<BoardView> board(face.makeBoard(*match, gui.look(), nullptr));
        board->resize(600, 560);
        run.takeUp(*match, *board, face);
        if (run.canShow()) {
          run.showSolution();
        }
        const bool isDone = run.stage() == LessonRun::Stage::Done || run.step().kind == lessons::Kind::Game;
        QVERIFY2(
            isDone,
            qPrintable(QStringLiteral("%1, step %2").arg(QString::fromStdString(lesson.id)).arg(index + 1)));
      }
    }
  }
}

void Lessons::everyPlaceThatIsNamedIsOnTheBoard() {
  Gui gui;
  for (const Course& course : courses()) {
    for (const lessons::Lesson& lesson : course.lessons) {
      Progress progress(gui.folder() + QStringLiteral("/places"));
      for (int index = 0; index < static_cast<int>(lesson.steps.size()); ++index) {
        const lessons::Step& step = lesson.steps[static_cast<std::size_t>(index)];
        std::vector<std::string> named = step.glow.named;
        for (const auto& [from, to] : step.arrows) {
          named.insert(named.end(), {from, to});
        }
        const LessonRun run(lesson, index, progress, gui.preferences());
        const std::unique_ptr<Match> match = run.makeMatch();
        const Seat learner = lessons::learner_at(match->timeline(), step);
        const lessons::Scene scene{&match->timeline(), &match->timeline(), &lesson_words_of(match->game()),
                                   learner};
        for (const std::string& text : {step.glow.found, step.places}) {
          const lessons::Places found = lessons::places(scene, text).value_or(lessons::Places());
          named.insert(named.end(), found.begin(), found.end());
        }
        if (named.empty()) {
          continue;
        }
        const std::unique_ptr<BoardView> board(faceOf(match->game()).makeBoard(*match, gui.look(), nullptr));
        board->resize(600, 560);
        for (const std::string& place : named) {
          const QRectF area = board->areaOf(QString::fromStdString(place));
          QVERIFY2(!area.isEmpty(), qPrintable(QStringLiteral("%1, step %2: %3")
                                                   .arg(QString::fromStdString(lesson.id))
                                                   .arg(index + 1)
                                                   .arg(QString::fromStdString(place))));
        }
      }
    }
  }
}

void Lessons::allStepsByMouse() {
  Table table;
  Gui& gui = table.gui();
  QCOMPARE(table.text(), at("Read this."));
  table.goOn();
  gui.clickPlace(at("A1"));
  gui.clickPlace(at("E1"));
  QCOMPARE(gui.wayOn().text(), at("Continue"));
  table.goOn();
  gui.clickPlace(at("C1"));
  QCOMPARE(openSteps(gui), QStringList{at("C1")});
  gui.clickPlace(at("B1"));
  QVERIFY2(!table.remark().isEmpty(), "the refusal is told");
  table.goOn();
  gui.clickPlace(at("D4"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  table.goOn();
  QCOMPARE(gui.find<QPushButton>("answer1").text(), at("3"));
  table.click("answer1");
  table.goOn();
  QCOMPARE(gui.wayOn().text(), at("Next lesson"));
  QVERIFY(gui.find<QWidget>("exerciseDesk").isVisible());
}

void Lessons::allStepsByKeys() {
  Table table;
  Gui& gui = table.gui();
  const auto enter = [] {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCoreApplication::processEvents();
  };
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCoreApplication::processEvents();
  QVERIFY(gui.walkTo(at("A1")));
  gui.key(Qt::Key_Space);
  QVERIFY(gui.walkTo(at("E1")));
  gui.key(Qt::Key_Space);
  enter();
  QVERIFY(gui.walkTo(at("C1")));
  gui.key(Qt::Key_Space);
  QVERIFY(gui.walkTo(at("B1")));
  gui.key(Qt::Key_Space);
  enter();
  QVERIFY(gui.walkTo(at("D4")));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{at("D4")});
  gui.endTurn();
  QCOMPARE(lastTurn(gui), at("D4"));
  QVERIFY(gui.timeline().open_steps().empty());
  QCOMPARE(gui.wayOn().text(), at("Continue"));
  QCOMPARE(QApplication::focusWidget()->objectName(), at("exerciseGo"));
  enter();
  QCOMPARE(table.text(), at("How many stones has Ann?"));
  // Enter pressed twice at once answers nothing the second time, since the question has to be read first.
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  enter();
  QVERIFY(table.remark().isEmpty());
  QVERIFY(gui.find<QPushButton>("answer0").isEnabled() && gui.find<QPushButton>("answer1").isEnabled());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QCOMPARE(QApplication::focusWidget()->objectName(), at("answer0"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QCOMPARE(QApplication::focusWidget()->objectName(), at("answer1"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  QCOMPARE(QApplication::focusWidget()->objectName(), at("answer0"));
  enter();
  // After a wrong answer the focus is on the next answer, not on a button that would go back.
  QCOMPARE(QApplication::focusWidget()->objectName(), at("answer1"));
  enter();
  enter();
  QCOMPARE(gui.wayOn().text(), at("Next lesson"));
}

void Lessons::mistakesAreAnsweredAndCostAStar() {
  Table table;
  Gui& gui = table.gui();
  table.goOn(3);
  const std::size_t begun = gui.timeline().cursor();
  gui.clickPlace(at("E3"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(table.remark(), at("That is E3."));
  QCOMPARE(lastTurn(gui), at("B1"));  // the consequence is played
  QCOMPARE(gui.find<QLabel>("exerciseHint").text(), at("D4."));
  table.click("exerciseGo");
  QVERIFY(table.remark().isEmpty());
  gui.clickPlace(at("D2"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(table.remark(), at("Not at D4."));
  // Undo starts another try.
  gui.action("undo").trigger();
  gui.action("undo").trigger();
  QCOMPARE(gui.timeline().cursor(), begun);
  gui.clickPlace(at("D4"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(gui.wayOn().text(), at("Continue"));
  table.goOn();
  table.click("answer0");
  QCOMPARE(table.remark(), at("D4 is one more."));
  table.click("answer1");
  table.goOn();
  QCOMPARE(table.remark(), at("You can count stones."));
}

// Choosing a legal turn where an illegal one is asked for explains why it is legal.
void Lessons::aTurnThatIsAllowedIsAnsweredAsItsOwn() {
  const lessons::Lesson lesson = *lessons::read_lesson("byg/1", R"({ "title": "Which", "game": "byg",
    "options": { "size": 3, "priority": 1, "first": 1 },
    "positions": { "two": { "turns": [ "2: C3", "1: A1", "1: E1", "2: A3" ] } },
    "steps": [ { "do": "refuse", "at": "two", "text": "Which is refused?", "reason": "byg.adjacent", "hint": "Look.",
      "which": [ { "turn": "D4", "wrong": "D4 touches nothing of Ann’s." }, "B2 C2" ] } ] })");
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(lesson);
  QTest::mouseClick(&gui.find<QPushButton>("answer0"), Qt::LeftButton);
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), at("D4 touches nothing of Ann’s."));
  QTest::mouseClick(&gui.find<QPushButton>("answer1"), Qt::LeftButton);
  QCOMPARE(gui.wayOn().text(), at("Finish the lesson"));
}

// A turn that loses at once is answered by the winning turn, even if the lesson didn't foresee it.
void Lessons::whatLosesIsPunished() {
  const lessons::Lesson lesson = *lessons::read_lesson("byg/1", R"({ "title": "Last cells", "game": "byg",
    "options": { "size": 3, "priority": 2, "first": 1 },
    "positions": { "end": { "arranged": { "to_move": 1, "position": { "priority": 2, "cells": {
      "A1": 1, "A2": 1, "A3": 1, "B1": 2, "B2": 2, "B3": 2, "B4": 2, "C1": 1, "C2": 1, "C3": 2, "C4": 2, "C5": 1,
      "D1": 1, "D2": 2, "D3": 1, "D4": 1, "E1": 2 } } } } },
    "steps": [ { "do": "play", "at": "end", "text": "Place at E2.", "goal": ["/cells/E2 = 1"], "answer": ["E2"],
      "missing": "Not there." } ] })");
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(lesson);
  gui.clickPlace(at("E3"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), at("Not there."));
  QTRY_COMPARE(lastTurn(gui), at("E2"));
  QVERIFY(gui.timeline().outcome());
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), at("Not there."));
  QVERIFY(gui.find<QPushButton>("exerciseGo").isVisible());
}

void Lessons::hintsComeInSteps() {
  Table table;
  Gui& gui = table.gui();
  const auto& cost = gui.find<QLabel>("exercisePrice");
  QVERIFY(!cost.isVisible());  // there is nothing to ask
  table.goOn();
  QVERIFY(!gui.find<QLabel>("exerciseHint").isVisible());
  QVERIFY(cost.isVisible());
  QVERIFY2(cost.text().startsWith(starRule()), qPrintable(cost.text()));
  QVERIFY(gui.find<QPushButton>("hint").toolTip().contains(at("one star")));
  gui.key(Qt::Key_H);
  QVERIFY(gui.find<QLabel>("exerciseHint").text().startsWith(at("With a hint, you can earn only one star")));
  gui.key(Qt::Key_H);
  QCOMPARE(gui.find<QLabel>("exerciseHint").text(), at("There are two."));
  QVERIFY(gui.find<QLabel>("exerciseStake").text().contains(at("1 star")));
  gui.clickPlace(at("C3"));
  QVERIFY(!table.remark().isEmpty());
  table.click("solution");
  QCOMPARE(gui.wayOn().text(), at("Continue"));
}

void Lessons::skippingAndGoingBack() {
  Table table;
  Gui& gui = table.gui();
  table.goOn(4);
  QCOMPARE(table.text(), at("How many stones has Ann?"));
  table.click("exerciseBack");
  QCOMPARE(table.text(), at("Place one stone at D4."));
  table.click("exerciseBack");
  QCOMPARE(table.text(), at("Place two neighbours."));
  QVERIFY(gui.timeline().open_steps().empty());
}

void Lessons::theStepIsKeptAndTheLessonGoesOnThere() {
  QTemporaryDir folder;
  const lessons::Lesson& lesson = courses().front().lessons.front();
  {
    Gui gui(folder.path());
    gui.open(lesson);
    QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  Gui gui(folder.path());
  gui.open(lesson);
  QCOMPARE(gui.find<QWidget>("exerciseProgress").accessibleName(),
           QStringLiteral("1 of %1 steps done").arg(lesson.steps.size()));
}

void Lessons::theShelfLeadsToTheCourse() {
  Gui gui;
  QTest::mouseClick(&gui.find<QPushButton>("learn byg"), Qt::LeftButton);
  QVERIFY(gui.find<CoursePage>("coursePage").isVisible());
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  QVERIFY(!gui.find<CoursePage>("coursePage").isVisible());
  gui.window().learn(&faceOf(*find_game("byg")));
  QTest::keyClick(&gui.find<CardFrame>("lesson byg/2"), Qt::Key_Return);
  QCOMPARE(gui.find<QPushButton>("exerciseWay").text().section(QLatin1Char(' '), 0, 1), at("Lesson 2"));
  QTest::mouseClick(&gui.find<QPushButton>("exerciseWay"), Qt::LeftButton);
  QTRY_VERIFY(gui.find<CoursePage>("coursePage").isVisible());
}

void Lessons::goingBackFromTheEndGoesOn() {
  Table table;
  table.goOn(4);
  table.click("solution");
  table.goOn();
  QCOMPARE(table.gui().wayOn().text(), at("Next lesson"));
  table.click("exerciseBack");
  QCOMPARE(table.text(), at("Place one stone at D4."));
  QCOMPARE(table.gui().wayOn().text(), at("Skip"));
}

void Lessons::nothingOfALessonIsSavedAsAGame() {
  Table table;
  table.goOn(3);
  table.gui().clickPlace(at("D4"));
  QVERIFY(table.gui().unfinished().isEmpty());
  QVERIFY(!table.gui().action("save").isEnabled());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("lessons", Lessons);
#include "tst_lessons.moc"

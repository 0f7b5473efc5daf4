// SPDX-License-Identifier: GPL-3.0-or-later
// What exercises of all kinds have in common: keys, the cost of help, new attempts, free play from the end.
#include <QDebug>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <functional>
#include <vector>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/stars.h"
#include "app/review/learn_page.h"
#include "app/review/review_page.h"
#include "app/settings/language.h"
#include "engine/games.h"
#include "engine/lessons/lesson_reader.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

using problems::Problem;

// A single step in which something is played, so that a problem and a lesson can be compared.
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
  const auto* const label = gui.window().findChild<QLabel*>(QLatin1String(name));
  return label != nullptr && label->isVisible() ? label->text() : QString();
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

// The kinds of exercise, and what is needed to try each.
enum class Kind { Puzzle, Problem, Lesson, Moment };
constexpr std::array kKinds{Kind::Puzzle, Kind::Problem, Kind::Lesson, Kind::Moment};

QString nameOf(Kind kind) {
  constexpr std::array kNames{"puzzle", "problem", "lesson", "moment of a review"};
  return at(kNames.at(static_cast<std::size_t>(kind)));
}

void openKind(Gui& gui, Kind kind) {
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  switch (kind) {
    case Kind::Puzzle:
      gui.window().openExercise(exerciseId(shortestPuzzle("crooked-jumps")));
      break;
    case Kind::Problem:
      gui.open(someProblem());
      break;
    case Kind::Lesson: {
      static const lessons::Lesson lesson =
          *lessons::read_lesson("byg/1", kOneStep);  // must outlive all runs
      gui.open(lesson);
      break;
    }
    case Kind::Moment:
      openGame(gui, someByg());
      static_cast<void>(keepJudged(gui.match(), 3));
      gui.window().review();
      QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
      break;
  }
  QCoreApplication::processEvents();
}

TablePage& tableOf(Gui& gui, Kind kind) {
  return kind == Kind::Moment ? *gui.window().reviewing()->learning()->table() : *gui.window().table();
}

void playWhole(Match& match, const std::string& turn) {
  for (const std::string& step : match.game().split_turn(turn)) {
    static_cast<void>(match.play(QString::fromStdString(step)));
  }
  if (match.mover() > 0 && match.players() > 1) {
    static_cast<void>(match.play(at("end")));
  }
}

// Plays something wrong, and waits until the desk has said so.
void tryWrongly(Gui& gui, Kind kind) {
  Match& match = tableOf(gui, kind).match();
  switch (kind) {
    case Kind::Puzzle:
      while (!match.timeline().outcome()) {
        playWhole(match, match.state().legal_steps().front());
      }
      break;
    case Kind::Problem:
      for (const std::string& step : match.state().legal_steps()) {
        if (!is_right(someProblem(), step)) {
          playWhole(match, step);
          break;
        }
      }
      break;
    case Kind::Lesson:
      playWhole(match, "E3");
      break;
    case Kind::Moment: {
      const search::Judgement moment = gui.window().reviewing()->review().worst(kNobody, 1).front();
      playWhole(match, gui.timeline().entries()[moment.entry].text);
      break;
    }
  }
  QTRY_VERIFY_WITH_TIMEOUT(isThere(gui, "exerciseGo") && !gui.find<QWidget>("exerciseBusy").isVisible(),
                           20000);
}

// The state of the desk in words: whether it shows a hint or says what help costs, where the focus is, and
// the stars that can still be earned.
QString answerOf(Gui& gui) {
  QCoreApplication::processEvents();
  const QString hint = textIn(gui, "exerciseHint");
  const QString stake = textIn(gui, "exerciseStake");
  const QString said = hint.isEmpty() ? at("nothing")
                       : hint.startsWith(at("With a hint, you can earn only one star"))
                           ? at("what a hint costs")
                       : hint.startsWith(at("Once the solution is shown")) ? at("what the solution costs")
                                                                           : at("a hint");
  const QString stars = stake.contains(at("3 star"))        ? at("3 stars")
                        : stake.contains(at("hollow star")) ? at("hollow star")
                        : stake.contains(at("2 star"))      ? at("2 stars")
                        : stake.contains(at("1 star"))      ? at("1 star")
                                                            : at("no stars");
  const QWidget* const focus = QApplication::focusWidget();
  const QString where = isThere(gui, "exerciseGo") && focus->objectName() == at("exerciseGo")
                            ? at("primary button")
                        : qobject_cast<const BoardView*>(focus) != nullptr ? at("board")
                                                                           : at("elsewhere");
  return QStringList{said, where, stars}.join(at(", "));
}

struct KeyRow {
  const char* keys;
  const char* answer;  // the beginning of the expected text
  std::function<QString(Gui&, Kind)> press;
};

using Keys = std::vector<QKeyCombination>;

void pressAll(Gui& gui, const Keys& keys) {
  for (const QKeyCombination& key : keys) {
    gui.key(key.key(), key.keyboardModifiers());
    QCoreApplication::processEvents();
  }
}

std::function<QString(Gui&, Kind)> answerAfterKeys(const Keys& keys) {
  return [keys](Gui& gui, Kind /*kind*/) {
    pressAll(gui, keys);
    return answerOf(gui);
  };
}

std::function<QString(Gui&, Kind)> answerAfterMissAndKeys(const Keys& keys) {
  return [keys](Gui& gui, Kind kind) {
    tryWrongly(gui, kind);
    pressAll(gui, keys);
    // In a lesson a miss also shows the hint.
    QString answer = answerOf(gui);
    return answer.replace(QRegularExpression(at("^a hint")), at("nothing"));
  };
}

// A function that tells whether a key presses the primary button, which gets the focus once the solution has
// been asked for.
std::function<QString(Gui&, Kind)> pressesPrimary(Qt::Key key) {
  return [key](Gui& gui, Kind /*kind*/) -> QString {
    constexpr auto kSolution = Qt::SHIFT | Qt::Key_H;
    pressAll(gui, {kSolution, kSolution});
    const auto& go = gui.find<QPushButton>("exerciseGo");
    if (!go.hasFocus()) {
      return at("no keyboard there");
    }
    const QString before = go.text() + textIn(gui, "solutionCaption") + textIn(gui, "exerciseRemark");
    pressAll(gui, {key});
    const QString after = go.text() + textIn(gui, "solutionCaption") + textIn(gui, "exerciseRemark");
    return go.isVisible() && before == after ? at("nothing") : at("presses it");
  };
}

std::vector<KeyRow> keyRows() {
  constexpr QKeyCombination kHint = Qt::Key_H;
  constexpr QKeyCombination kSolution = Qt::SHIFT | Qt::Key_H;
  constexpr QKeyCombination kEscape = Qt::Key_Escape;
  constexpr QKeyCombination kUndo = Qt::CTRL | Qt::Key_Z;
  constexpr QKeyCombination kRestart = Qt::CTRL | Qt::Key_R;
  return {
      {"(opened)", "nothing, board, 3 stars", answerAfterKeys({})},
      {"H", "what a hint costs, board, 3 stars", answerAfterKeys({kHint})},
      {"H, Escape", "nothing, board, 3 stars", answerAfterKeys({kHint, kEscape})},
      {"H, H", "a hint, board, 1 star", answerAfterKeys({kHint, kHint})},
      {"H, H, Escape", "nothing, board, 1 star", answerAfterKeys({kHint, kHint, kEscape})},
      {"H, H, Escape, H", "a hint, board, 1 star", answerAfterKeys({kHint, kHint, kEscape, kHint})},
      {"H, H, Ctrl+R", "nothing, board, 3 stars", answerAfterKeys({kHint, kHint, kRestart})},
      {"Shift+H", "what the solution costs, board, 3 stars", answerAfterKeys({kSolution})},
      {"Shift+H, Escape", "nothing, board, 3 stars", answerAfterKeys({kSolution, kEscape})},
      {"Shift+H, Shift+H", "nothing, primary button", answerAfterKeys({kSolution, kSolution})},
      {"Enter on the primary button", "presses it", pressesPrimary(Qt::Key_Return)},
      {"Space on the primary button", "presses it", pressesPrimary(Qt::Key_Space)},
      {"Ctrl+Z", "nothing, board, 3 stars", answerAfterKeys({kUndo})},
      {"Ctrl+Enter", "nothing, board, 3 stars", answerAfterKeys({Qt::CTRL | Qt::Key_Return})},
      {"a wrong try", "nothing, primary button, 2 stars", answerAfterMissAndKeys({})},
      {"a wrong try, Enter", "nothing, board, 2 stars", answerAfterMissAndKeys({Qt::Key_Return})},
      {"a wrong try, Space", "nothing, board, 2 stars", answerAfterMissAndKeys({Qt::Key_Space})},
      {"a wrong try, Ctrl+Z", "nothing, board, 2 stars", answerAfterMissAndKeys({kUndo})},
      {"a wrong try, Ctrl+R", "nothing, board, 3 stars", answerAfterMissAndKeys({kRestart})},
      {"a wrong try, Shift+H", "what the solution costs, primary button, 2 stars",
       answerAfterMissAndKeys({kSolution})},
      {"Ctrl+N", "goes on",
       [](Gui& gui, Kind /*kind*/) {
         const QString before = gui.window().windowTitle() + textIn(gui, "exerciseTitle");
         pressAll(gui, {Qt::CTRL | Qt::Key_N});
         static_cast<void>(QTest::qWaitFor(
             [&] { return gui.window().windowTitle() + textIn(gui, "exerciseTitle") != before; }));
         return gui.window().windowTitle() + textIn(gui, "exerciseTitle") != before ? at("goes on")
                                                                                    : at("nothing");
       }},
  };
}

}  // namespace

class Exercises : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyKeyAnswersAlikeInEveryKind();
  void aHintIsPaidForOnceInASession();
  void startingAgainIsAFreshAttempt();
  void leavingAndComingBackFindsTheStep();
  void playOnFromTheEnd();
  void whatWasExploredCanBeKept();
  void aFinishedLessonSaysWhatItHasEarned();
  void remarksChangeTheirLanguage();
  void theDeskKeepsWhatCountsInSight_data();
  void theDeskKeepsWhatCountsInSight();
  void helpMovesNoButton_data();
  void helpMovesNoButton();
};

// What each key does, in exercises of every kind.
void Exercises::everyKeyAnswersAlikeInEveryKind() {
  QStringList head{at("keys")};
  for (const Kind kind : kKinds) {
    head.append(nameOf(kind));
  }
  qInfo().noquote() << head.join(at(" | "));
  for (const KeyRow& row : keyRows()) {
    QStringList answers;
    for (const Kind kind : kKinds) {
      Gui gui;
      openKind(gui, kind);
      answers.append(row.press(gui, kind));
    }
    qInfo().noquote() << (QStringList{at(row.keys)} + answers).join(at(" | "));
    for (const QString& answer : std::as_const(answers)) {
      QCOMPARE(answer, answers.front());
    }
    QVERIFY2(answers.front().startsWith(at(row.answer)), qPrintable(answers.front()));
  }
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
  // Starting again leads back to the first step.
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
  // The person plays for both players, and can undo.
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
  // Free play doesn't count and isn't among the games.
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
  // A cost that was announced in this attempt is announced again in the next.
  QTest::mouseClick(&gui.find<QPushButton>("solution"), Qt::LeftButton);
  QCOMPARE(gui.find<QPushButton>("solution").text(), at("Show it"));
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QCOMPARE(gui.find<QPushButton>("solution").text(), at("Solution"));
  playTurn(gui, "D4");
  QTRY_COMPARE(gui.wayOn().text(), at("Finish the lesson"));
  QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  QCOMPARE(textIn(gui, "exerciseRemark"), at("You know D4."));
  QVERIFY(doneText(gui).startsWith(at("This attempt: 2 star")));
  QCOMPARE(gui.find<StarRow>("exerciseEarned").shapes(), starShapes(Stars::Two));
  // Another attempt, for more stars.
  QTest::mouseClick(&gui.find<QPushButton>("startAgain"), Qt::LeftButton);
  QTRY_VERIFY(!isThere(gui, "exerciseGo"));
  QCoreApplication::processEvents();
  playTurn(gui, "D4");
  QTRY_COMPARE(gui.wayOn().text(), at("Finish the lesson"));
  QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  QCOMPARE(gui.find<StarRow>("exerciseStars").shapes(), starShapes(Stars::Three));
}

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

namespace {

// Whether the label is hidden, or all of it is in sight above the mark for more below.
bool isInSight(Gui& gui, const char* name) {
  const auto& label = gui.find<QWidget>(name);
  if (label.isHidden() || label.visibleRegion().boundingRect() != label.rect()) {
    return label.isHidden();
  }
  const auto* const fold = gui.find<QWidget>("sidePanel").findChild<QWidget*>(at("moreBelow"));
  const QRect here(label.mapTo(&gui.window(), QPoint()), label.size());
  return !fold->isVisible() || !here.intersects(QRect(fold->mapTo(&gui.window(), QPoint()), fold->size()));
}

int rowsInSight(const QListWidget& list) {
  int rows = 0;
  for (int row = 0; row < list.count(); ++row) {
    const QRect at = list.visualItemRect(list.item(row));
    rows += list.viewport()->visibleRegion().contains(at) ? 1 : 0;
  }
  return rows;
}

QString namesOutOfSight(Gui& gui, const QStringList& names) {
  QStringList found;
  for (const QString& name : names) {
    if (!isInSight(gui, qPrintable(name))) {
      found.append(name);
    }
  }
  const auto& list = gui.find<QListWidget>("turnList");
  const int rows = rowsInSight(list);
  if (list.isVisible() && rows < qMin(3, list.count())) {
    found.append(at("%1 rows").arg(rows));
  }
  return found.join(at(", "));
}

}  // namespace

void Exercises::theDeskKeepsWhatCountsInSight_data() {
  QTest::addColumn<QString>("code");
  const QStringList codes = Language::available();
  for (const QString& code : codes) {
    QTest::newRow(qPrintable(code)) << code;
  }
}

// In a low, a narrow and a usual window, in all text sizes, for every language.
void Exercises::theDeskKeepsWhatCountsInSight() {
  QFETCH(const QString, code);
  const QStringList head{at("exerciseWay"), at("exerciseTitle"), at("exerciseStars")};
  QStringList task = head + QStringList{at("exerciseStake"), at("exerciseText"), at("exerciseStanding")};
  Gui gui;
  gui.preferences().setLanguage(code);
  for (const int texts : {100, 130, 150}) {
    gui.preferences().setTextSize(texts);
    if (texts > 100) {
      task.removeAll(at("exerciseStanding"));  // the rest scrolls
    }
    for (const QSize size : {QSize(1024, 576), QSize(900, 650), QSize(1366, 768)}) {
      gui.window().showShelf();
      gui.window().resize(size);
      const Puzzle& puzzle = shortestPuzzle("crooked-jumps");
      gui.window().openExercise(exerciseId(puzzle));
      const auto look = [&](const char* when, const QStringList& names) {
        const QString where =
            at("%1x%2 %3 %4 %5").arg(size.width()).arg(size.height()).arg(texts).arg(code, at(when));
        QTest::qWait(20);  // until nothing scrolls any more
        QTRY_VERIFY2_WITH_TIMEOUT(namesOutOfSight(gui, names).isEmpty(),
                                  qPrintable(where + at(": ") + namesOutOfSight(gui, names)), 1500);
        if (const QString folder = qEnvironmentVariable("BYWAYS_PICTURES"); !folder.isEmpty()) {
          gui.window().grab().save(folder + at("/") + QString(where).replace(at(" "), at("-")) + at(".png"));
        }
      };
      look("at the start", task);
      pressAll(gui, {Qt::Key_H});
      look("asked whether to pay", task);
      pressAll(gui, {Qt::Key_H});
      look("with a hint", task);
      pressAll(gui, {Qt::Key_H});
      look("with the whole move", task);
      const QStringList proof = proofOf(puzzle).split(QLatin1Char(' '));
      playSteps(gui.match(), proof.mid(0, 3).join(QLatin1Char(' ')));
      // With the largest texts in the lowest window, three moves leave room for the task only.
      const bool isTight = texts == 150 && size.height() < 600;
      look("after three moves", isTight ? QStringList{at("exerciseText")} : task);
      playSteps(gui.match(), proof.mid(3).join(QLatin1Char(' ')));
      look("solved", head + QStringList{at("exerciseRemark"), at("exerciseGo")});
      gui.find<QPushButton>("startAgain").click();
    }
  }
  gui.preferences().setTextSize(
      100);  // the program's default, as the next Gui in this process would inherit the size
}

void Exercises::helpMovesNoButton_data() {
  QTest::addColumn<QString>("code");
  QTest::addColumn<int>("texts");
  const QStringList codes = Language::available();
  for (const QString& code : codes) {
    for (const int texts : {100, 130, 150}) {
      QTest::addRow("%s %d", qPrintable(code), texts) << code << texts;
    }
  }
}

// The button for hints stays in its place: clicking there three times clicks it each time.
void Exercises::helpMovesNoButton() {
  QFETCH(const QString, code);
  QFETCH(const int, texts);
  for (const Kind kind : {Kind::Puzzle, Kind::Problem}) {
    Gui gui;
    gui.preferences().setLanguage(code);
    gui.preferences().setTextSize(texts);
    gui.window().resize(1024, 576);
    openKind(gui, kind);
    QTest::qWait(30);
    auto& hint = gui.find<QPushButton>("hint");
    const auto places = [&gui] {
      QList<QRect> all;
      for (const char* const name : {"hint", "solution", "restart"}) {
        const auto& button = gui.find<QPushButton>(name);
        all.append(QRect(button.mapTo(&gui.window(), QPoint()), button.size()));
      }
      return all;
    };
    const auto textOf = [](const QList<QRect>& all) {
      QString text;
      QDebug(&text) << all;
      return text;
    };
    const QList<QRect> before = places();
    QVERIFY(!hint.visibleRegion().isEmpty());
    for (int press = 0; press < 3; ++press) {
      QTest::mouseClick(&hint, Qt::LeftButton);
      QTest::qWait(30);
      const QList<QRect> after = places();
      QVERIFY2(after == before, qPrintable(at("%1, press %2: %3, was %4")
                                               .arg(nameOf(kind))
                                               .arg(press)
                                               .arg(textOf(after), textOf(before))));
    }
    QTest::mouseClick(&gui.find<QPushButton>("solution"), Qt::LeftButton);
    QTest::qWait(30);
    QCOMPARE(places(), before);
    QVERIFY(hint.sizeHint().width() <= hint.width());
    gui.preferences().setTextSize(100);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("exercise", Exercises);
#include "tst_exercise.moc"

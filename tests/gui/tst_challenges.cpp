// SPDX-License-Identifier: GPL-3.0-or-later
// Challenges at the table: solving them by mouse and by keys, and starting again.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <utility>

#include "app/exercise/puzzle_list.h"
#include "app/games/challenges/challenge_board.h"
#include "app/table/message_strip.h"
#include "engine/games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

// What the command line prints for the game on the table.
nlohmann::json byCli(Gui& gui) {
  const QString file = gui.folder() + QStringLiteral("/table.byways");
  if (!Library::write(gui.match(), file).isEmpty()) {
    return {};
  }
  return showByCli(file);
}

// Starts the Spiral, and returns two leaps of the same piece to the same landing, which remove different
// pieces.
std::pair<QString, QString> startWithAChoice(Gui& gui) {
  gui.window().start({find_game("spiral"), {}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  const QList<ChallengeStep> steps = challengeSteps(gui.match().state());
  for (const ChallengeStep& one : steps) {
    for (const ChallengeStep& other : steps) {
      if (one.from == other.from && one.to == other.to && one.removed != other.removed) {
        return {one.text, other.text};
      }
    }
  }
  return {};
}

// Whether a cross shows that the piece on a place would be removed.
bool isCrossedOut(Gui& gui, const QString& place) {
  const QPoint middle = gui.board().areaOf(place).center().toPoint();
  return gui.board().grab().toImage().pixelColor(middle) == gui.look().colours().warning;
}

}  // namespace

class Challenges : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void Sol2_solvedByMouse();
  void Sol2_solvedByKeys();
  void Sol2_aWholePuzzleByMouse();
  void Sol2_showsWhatIsRemoved();
  void Sol2_saysWhyNot();
  void Sol3_aLeapWithAChoice();
  void theQuestionIsAskedOnTheBoard();
  void theQuestionByKeys();
  void Sol1_bringsPiecesIn();
  void Sol1_leavesAPieceOutside();
  void Sol1_thePieceInTransitMovesOn();
  void stuckOffersAWayOut();
  void restartBeginsAFreshAttempt();
  void theLightRunsOnlyWhereThingsMove();
};

void Challenges::Sol2_solvedByMouse() {
  Gui gui;
  start(gui, kJumps, kThree);
  QVERIFY(textOf(gui, "exerciseStanding").startsWith(QStringLiteral("0 move")));
  leapByMouse(gui, QStringLiteral("D0>C0>B0"));
  QVERIFY(textOf(gui, "exerciseStanding").startsWith(QStringLiteral("1 move")));
  QVERIFY(textOf(gui, "exerciseStanding").contains(QStringLiteral("2 piece")));
  QVERIFY(!gui.find<QLabel>("exerciseRemark").isVisible());
  leapByMouse(gui, QStringLiteral("B0>A0>O"));
  QVERIFY(gui.find<QLabel>("exerciseRemark").isVisible());
  QVERIFY(textOf(gui, "exerciseRemark").startsWith(QStringLiteral("Solved.")));
  const nlohmann::json shown = byCli(gui);
  QCOMPARE(shown["result"]["reason"].get<std::string>(), std::string("solved"));
  QCOMPARE(shown["position"]["pieces"].size(), std::size_t(1));
  QVERIFY(shown["position"]["pieces"].contains("O"));
  // Undo is possible.
  gui.action("undo").trigger();
  QVERIFY(!gui.find<QLabel>("exerciseRemark").isVisible());
}

void Challenges::Sol2_solvedByKeys() {
  Gui gui;
  start(gui, kJumps, kThree);
  for (const char* const place : {"D0", "B0", "B0", "O"}) {
    QVERIFY2(gui.walkTo(QString::fromLatin1(place)), place);
    gui.key(Qt::Key_Return);
  }
  QCOMPARE(byCli(gui)["result"]["reason"].get<std::string>(), std::string("solved"));
}

// Plays each move of the stored solution by two clicks, until it is solved.
void Challenges::Sol2_aWholePuzzleByMouse() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Gui gui;
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  QCoreApplication::processEvents();
  for (const std::string& move : puzzle.proof) {
    leapByMouse(gui, QString::fromStdString(move));
  }
  QVERIFY(textOf(gui, "exerciseRemark").startsWith(QStringLiteral("Solved.")));
  QVERIFY(textOf(gui, "exerciseRemark").endsWith(QStringLiteral("That is your best result.")));
  QVERIFY(textOf(gui, "exerciseStanding").contains(QStringLiteral("in the centre")));
  // Continues with the next puzzle.
  press(gui, "exerciseGo");
  QTRY_VERIFY(puzzleOf(gui.match()) == nextPuzzle(puzzle));
}

void Challenges::Sol2_showsWhatIsRemoved() {
  Gui gui;
  start(gui, kJumps, kFour);
  gui.clickPlace(QStringLiteral("C0"));
  QCOMPARE(boardOf(gui).lifted(), QStringLiteral("C0"));
  const BoardGlance before(gui.board());
  gui.hoverPlace(QStringLiteral("A0"));
  QVERIFY(isCrossedOut(gui, QStringLiteral("B0")) && !isCrossedOut(gui, QStringLiteral("D0")));
  QVERIFY(before.changedAlong({QStringLiteral("C0"), QStringLiteral("B0"), QStringLiteral("A0")}));
  QVERIFY(!before.changedAt(QStringLiteral("D0")));
  QVERIFY(boardOf(gui).describe(QStringLiteral("A0")).contains(QStringLiteral("removes B0")));
  gui.key(Qt::Key_Escape);
  QVERIFY(boardOf(gui).lifted().isEmpty());
}

void Challenges::Sol2_saysWhyNot() {
  Gui gui;
  start(gui, kJumps, kThree);
  gui.clickPlace(QStringLiteral("D0"));
  gui.clickPlace(QStringLiteral("G0"));
  QVERIFY(gui.board().shownRefusal().has_value());
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("SOL-2"));
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

// White leaps from A1 to B2 over one piece or another.
void Challenges::Sol3_aLeapWithAChoice() {
  Gui gui;
  const QString second = startWithAChoice(gui).second;
  leapByMouse(gui, second);
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(gui.timeline().entries().back().text, second.toStdString());
  const std::string removed = readChallengeStep(second)->removed.toStdString();
  QVERIFY(!byCli(gui)["position"]["pieces"].contains(removed));
}

// Only the places that answer the question are offered.
void Challenges::theQuestionIsAskedOnTheBoard() {
  Gui gui;
  const auto [first, second] = startWithAChoice(gui);
  const ChallengeStep one = *readChallengeStep(first);
  const ChallengeStep other = *readChallengeStep(second);
  gui.clickPlace(one.from);
  gui.clickPlace(one.to);
  QVERIFY(gui.board().isAsking());
  const QString asked = gui.window().findChild<MessageStrip*>()->text();
  QVERIFY2(asked.contains(QStringLiteral("Which piece leaves")), qPrintable(asked));
  QVERIFY(asked.contains(one.removed) && asked.contains(other.removed));
  // The line doesn't say what lies there, but asks a question.
  const auto labels = gui.window().findChild<MessageStrip*>()->findChildren<QLabel*>();
  QVERIFY(std::any_of(labels.begin(), labels.end(), [&asked](const QLabel* label) {
    return label->text() == asked && !label->property("quiet").toBool();
  }));
  if (const QString folder = qEnvironmentVariable("BYWAYS_PICTURES"); !folder.isEmpty()) {
    gui.window().grab().save(folder + QStringLiteral("/question.png"));
  }
  // Hovering shows which piece would be removed.
  gui.hoverPlace(other.removed);
  QVERIFY(isCrossedOut(gui, other.removed) && !isCrossedOut(gui, one.removed));
  QVERIFY2(textOf(gui, "message").startsWith(QStringLiteral("Remove ") + other.removed),
           qPrintable(textOf(gui, "message")));
  // A click elsewhere cancels the move and lifts no other piece.
  QString elsewhere;
  for (const ChallengeStep& step : challengeSteps(gui.match().state())) {
    const bool isOption = gui.board().actionOf(step.from).startsWith(QStringLiteral("Remove"));
    elsewhere = isOption || step.from == one.from ? elsewhere : step.from;
  }
  gui.clickPlace(elsewhere);
  QVERIFY(!gui.board().isAsking());
  QVERIFY(boardOf(gui).lifted().isEmpty());
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  // A click on the piece to be removed answers the question.
  gui.clickPlace(one.from);
  gui.clickPlace(one.to);
  gui.clickPlace(other.removed);
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(gui.timeline().entries().back().text, second.toStdString());
}

void Challenges::theQuestionByKeys() {
  Gui gui;
  const auto [first, second] = startWithAChoice(gui);
  const ChallengeStep one = *readChallengeStep(first);
  for (const QString& place : {one.from, one.to}) {
    QVERIFY(gui.walkTo(place));
    gui.key(Qt::Key_Return);
  }
  QVERIFY(gui.board().isAsking());
  gui.key(Qt::Key_Return);  // nothing is chosen yet
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  gui.key(Qt::Key_Escape);
  QVERIFY(!gui.board().isAsking());
  QVERIFY(boardOf(gui).lifted().isEmpty());
  for (const QString& place : {one.from, one.to}) {
    QVERIFY(gui.walkTo(place));
    gui.key(Qt::Key_Return);
  }
  // An arrow key chooses the piece in its direction, and the question mentions keys.
  QVERIFY(textOf(gui, "message").contains(QStringLiteral("arrow key")));
  QList<ChallengeStep> downwards;
  for (const ChallengeStep& step : challengeSteps(gui.match().state())) {
    if (step.from == one.from && step.to == one.to) {
      downwards.append(step);
    }
  }
  const auto height = [&gui](const ChallengeStep& step) {
    return gui.board().areaOf(step.removed).center().y();
  };
  std::sort(downwards.begin(), downwards.end(), [&](const ChallengeStep& upper, const ChallengeStep& lower) {
    return height(upper) < height(lower);
  });
  QVERIFY(height(downwards.front()) < height(downwards.back()));
  for (const auto& [key, chosen] :
       {std::pair(Qt::Key_Down, downwards.back()), {Qt::Key_Up, downwards.front()}}) {
    for (qsizetype presses = 0; presses < downwards.size(); ++presses) {
      gui.key(key);
    }
    for (const ChallengeStep& step : downwards) {
      QCOMPARE(isCrossedOut(gui, step.removed), step.removed == chosen.removed);
    }
    QVERIFY(textOf(gui, "message").contains(chosen.removed));
  }
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.timeline().entries().back().text, downwards.front().text.toStdString());
}

void Challenges::Sol1_bringsPiecesIn() {
  Gui gui;
  gui.window().start({find_game("full-house"), {}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  QVERIFY(textOf(gui, "exerciseStanding").contains(QStringLiteral(", 3 of 40 pieces")));
  // After h0 to k1, two of the group m1, h0 and k1 are taken.
  gui.clickPlace(QStringLiteral("h0"));
  const BoardGlance before(gui.board());
  gui.hoverPlace(QStringLiteral("k1"));
  QVERIFY(accessibleNameOf(gui.board(), QStringLiteral("k1")).endsWith(QStringLiteral("brings in h0")));
  QVERIFY(before.changedAt(QStringLiteral("h0"), 1) && !before.changedAt(QStringLiteral("h2"), 1));
  gui.clickPlace(QStringLiteral("k1"));
  QCOMPARE(gui.timeline().entries().back().text, std::string("h0>k1+h0"));
  QVERIFY(textOf(gui, "exerciseStanding").contains(QStringLiteral(", 4 of 40 pieces")));
  QCOMPARE(byCli(gui)["position"]["reserve"].get<int>(), 36);
}

void Challenges::Sol1_leavesAPieceOutside() {
  Gui gui;
  gui.window().start({find_game("full-house"), {}, {QStringLiteral("Ann")}, {0}});
  QCoreApplication::processEvents();
  gui.clickPlace(QStringLiteral("h0"));
  gui.clickPlace(QStringLiteral("k1"));
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  QCOMPARE(gui.timeline().entries().back().text, std::string("h0>k1"));
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  // It moves back in, and its space is offered again.
  gui.clickPlace(QStringLiteral("h0"));
  QCOMPARE(gui.timeline().entries().back().text, std::string("h0>k1+h0"));
  QCOMPARE(gui.timeline().length(), std::size_t(1));
}

void Challenges::Sol1_thePieceInTransitMovesOn() {
  Gui gui;
  start(gui, "full-house", "c0 m1");
  QCoreApplication::processEvents();
  // c0 is next to a transit space.
  QString way;
  for (const ChallengeStep& step : challengeSteps(gui.match().state())) {
    if (step.from == QLatin1String("c0") && step.to.startsWith(QLatin1Char('b'))) {
      way = step.to;
    }
  }
  QVERIFY(!way.isEmpty());
  gui.clickPlace(QStringLiteral("c0"));
  gui.clickPlace(way);
  QVERIFY(textOf(gui, "task").contains(way));
  gui.hoverPlace(QStringLiteral("m1"));
  const BoardGlance helped(gui.board());
  gui.preferences().setHighlights(Highlights::None);
  for (const ChallengeStep& step : challengeSteps(gui.match().state())) {
    QVERIFY(step.from == way && helped.changedBetween(way, step.to));  // arrows
  }
  gui.preferences().setHighlights(Highlights::Explain);
  gui.clickPlace(QStringLiteral("m1"));
  QVERIFY(gui.board().shownRefusal().has_value());
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("fullhouse.transit-first"));
}

void Challenges::stuckOffersAWayOut() {
  Gui gui;
  start(gui, kJumps, "A0 B0");
  leapByMouse(gui, QStringLiteral("A0>B0>C0"));
  QVERIFY(textOf(gui, "exerciseRemark").startsWith(QStringLiteral("Stuck.")));
  QVERIFY(!textOf(gui, "exerciseRemark").contains(QStringLiteral("That is your best")));
  press(gui, "exerciseGo");  // undoes the move
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  QVERIFY(!gui.find<QLabel>("exerciseRemark").isVisible());
}

// A new attempt has its own moves; those of the previous attempt stay as another line.
void Challenges::restartBeginsAFreshAttempt() {
  Gui gui;
  start(gui, kJumps, kFour);
  playSteps(gui.match(), QStringLiteral("C0>B0>A0 D0>C7>B0"));
  gui.board().setFocus();
  gui.key(Qt::Key_R, Qt::ControlModifier);
  QCOMPARE(gui.timeline().length(), std::size_t(0));
  QVERIFY(!gui.action("redo").isEnabled());
  QCOMPARE(gui.match().variations().size(), std::size_t(1));
}

void Challenges::theLightRunsOnlyWhereThingsMove() {
  Gui gui;
  start(gui, kJumps, kThree);
  playSteps(gui.match(), QStringLiteral("D0>C0>B0 B0>A0>O"));
  QVERIFY(!boardOf(gui).isCelebrating());
  gui.match().undo();
  gui.preferences().setAnimations(true);
  playSteps(gui.match(), QStringLiteral("B0>A0>O"));
  QVERIFY(boardOf(gui).isCelebrating());
  QTRY_VERIFY(!boardOf(gui).isCelebrating());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("challenges", Challenges);
#include "tst_challenges.moc"

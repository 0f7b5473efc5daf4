// SPDX-License-Identifier: GPL-3.0-or-later
// Problems: their page, solving them by mouse and keys, help, and what is saved.
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QLineF>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <ctime>

#include "app/exercise/exercise_card.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/problem_run.h"
#include "app/exercise/puzzle_room.h"
#include "app/exercise/stars.h"
#include "app/games/catalogue.h"
#include "app/table/turn_box.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

// The first problem of `game` that takes more than one turn to win.
const Problem& problemOf(const char* game) {
  const std::vector<Problem>& all = problems_of(*find_game(game));
  const auto found = std::find_if(all.begin(), all.end(), [](const Problem& one) { return one.depth > 1; });
  Q_ASSERT(found != all.end());
  return *found;
}

QStringList solutionOf(const Problem& problem) {
  QStringList steps;
  for (const std::string& step : problem.game->split_turn(problem.turn)) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

// A window with a problem open. Turns are shown without pauses.
class ProblemTable {
 public:
  explicit ProblemTable(const Problem& problem, const QString& folder = {})
      : gui_(folder), problem_(problem) {
    gui_.preferences().setPace(Preferences::Pace::AtOnce);
    open(problem);
  }
  void open(const Problem& problem) { gui_.open(problem); }
  [[nodiscard]] Gui& gui() { return gui_; }
  [[nodiscard]] QString text(const char* name) {
    const auto& label = gui_.find<QLabel>(name);
    return label.isVisible() ? label.text() : QString();
  }
  [[nodiscard]] bool isThere(const char* name) { return gui_.find<QPushButton>(name).isVisible(); }
  [[nodiscard]] QString go() {
    const auto& button = gui_.find<QPushButton>("exerciseGo");
    return button.isVisible() ? button.text() : QString();
  }
  void click(const char* name) {
    auto& button = gui_.find<QPushButton>(name);
    QVERIFY2(button.isVisible() && button.isEnabled(), name);
    gui_.askFor(name);
  }
  [[nodiscard]] QList<StarShape> stars() { return gui_.find<StarRow>("exerciseStars").shapes(); }
  // Plays a turn without the mouse.
  void play(const QStringList& steps) {
    for (const QString& step : steps) {
      QVERIFY(!gui_.match().play(step));
    }
    if (gui_.match().mover() > 0) {
      QVERIFY(!gui_.match().play(at("end")));
    }
  }
  void solve() {
    play(solutionOf(problem_));
    QTRY_VERIFY(go() == at("Next problem"));
  }
  // Plays some wrong turn.
  void miss() {
    const QStringList right = solutionOf(problem_);
    for (const std::string& step : gui_.match().state().legal_steps()) {
      if (!right.contains(QString::fromStdString(step))) {
        play({QString::fromStdString(step)});
        break;
      }
    }
    constexpr int kPatience = 30000;  // unoptimised searches take seconds
    QTRY_COMPARE_WITH_TIMEOUT(go(), at("Try again"), kPatience);
  }

 private:
  Gui gui_;
  const Problem& problem_;
};

const QList<StarShape> kAllStars(3, StarShape::Full);
const QList<StarShape> kTwoStars{StarShape::Full, StarShape::Full, StarShape::Open};
const QList<StarShape> kOneStar{StarShape::Full, StarShape::Open, StarShape::Open};
const QList<StarShape> kHollowStar{StarShape::Hollow, StarShape::Open, StarShape::Open};
const QList<StarShape> kNoStars(3, StarShape::Open);

const Problem* problemOn(const ExerciseCard& card) {
  return card.id().startsWith(problemPrefix()) ? findProblem(card.id().mid(problemPrefix().size())) : nullptr;
}

// The problem's card with the focus; null if there is none.
ExerciseCard* focusedProblem() {
  auto* const card = qobject_cast<ExerciseCard*>(QApplication::focusWidget());
  return card != nullptr && problemOn(*card) != nullptr ? card : nullptr;
}

// Lays out the page of cards at once whenever one of about ten of its cards, spread over the page, hears that
// the font has changed.
class LayOutOnFontChange : public QObject {
 public:
  explicit LayOutOnFontChange(QWidget& list) : list_(list) {
    const QList<ExerciseCard*> cards = list.findChildren<ExerciseCard*>();
    for (qsizetype index = 0; index < cards.size(); index += qMax<qsizetype>(1, cards.size() / 10)) {
      cards[index]->installEventFilter(this);
    }
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::FontChange) {
      QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
      list_.layout()->activate();
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  QWidget& list_;
};

}  // namespace

class Problems : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void bygByMouse();
  void trypsylonByMouse();
  void monoLineByMouse();
  void byKeysAlone();
  void theReasonIsPlayedAtAPace();
  void aWrongTurnIsAnswered();
  void undoWithinATurnAndAfterAMiss();
  void hintsComeInSteps();
  void aHintLeavesWhatIsRight();
  void theSolutionIsAskedForAndShown();
  void whatHappensIsKept();
  void everyProblemCanBeShown();
  void whatTheOthersSubmitIsOpen();
  void aRollThatCouldDoMoreIsToldSo();
  void expertProblemsSaySo();
  void theRoomIsEasyToWalk();
  void theShelfLeadsThere();
  void nothingOfAProblemIsSavedAsAGame();
  void theEndOfTheTurnIsNoQuestion();
  void onlyWhatEndsTheGameWinsAtOnce();
  void monoLineSaysWhatDecides();
  void nobodyIsToMoveOnceItIsOver();
  void theFirstHintIsNeverAllOfIt();
  void aHintLeavesTheCardInHandAlone();
  void theDeskSaysWhatAHintCosts();
  void theWayBackLeadsToItsCard();
  void theCardStaysWhenTextsGrow();
  void theKeyNLeadsToTheNextThatIsNotDone();
  void theRefusedEndIsToldAtItsButton();
  void thePanelTellsTheAim();
};

void Problems::bygByMouse() {
  const Problem& problem = problemOf("byg");
  ProblemTable table(problem);
  Gui& gui = table.gui();
  QVERIFY(table.text("exerciseText").contains(at("find the winning turn")));
  QVERIFY(table.text("exerciseGrade").endsWith(problemDepth(problem)));
  QVERIFY(table.text("exercisePrice").startsWith(at("Three stars on the first try")));
  QCOMPARE(table.stars(), kNoStars);
  for (const QString& place : solutionOf(problem)) {
    gui.clickPlace(place);
  }
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QTRY_COMPARE(table.go(), at("Next problem"));
  QCOMPARE(table.stars(), kAllStars);
  QVERIFY2(table.text("exerciseRemark").startsWith(at("Right. ")), qPrintable(table.text("exerciseRemark")));
  QCOMPARE(table.text("exerciseLine").split(QLatin1Char('\n')).size(), qsizetype(problem.line.size()));
  QCOMPARE(gui.timeline().entries().size(), problem.line.size());
  table.click("watchAgain");
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
  table.click("exerciseGo");
  QVERIFY(gui.window().windowTitle().contains(
      problemName(problems_of(*problem.game)[static_cast<std::size_t>(problemNumber(problem))])));
}

void Problems::trypsylonByMouse() {
  const Problem& problem = problemOf("trypsylon");
  ProblemTable table(problem);
  TrypsylonHand hand(table.gui());
  for (const QString& step : solutionOf(problem)) {
    hand.play(step);
  }
  if (table.isThere("endTurn")) {
    table.click("endTurn");
  }
  QTRY_COMPARE(table.go(), at("Next problem"));
  QCOMPARE(table.stars(), kAllStars);
}

void Problems::monoLineByMouse() {
  const Problem& problem = problemOf("mono-line");
  ProblemTable table(problem);
  PassHand(table.gui()).click(solutionOf(problem).front().section(QLatin1Char('/'), 0, 0));
  table.click("endTurn");
  QTRY_COMPARE(table.go(), at("Next problem"));
  QCOMPARE(table.stars(), kAllStars);
}

void Problems::byKeysAlone() {
  const Problem& problem = problemOf("byg");
  ProblemTable table(problem);
  Gui& gui = table.gui();
  QVERIFY(gui.board().hasFocus());
  gui.key(Qt::Key_H);
  QVERIFY(table.text("exerciseHint").startsWith(at("With a hint, you can earn only one star.")));
  gui.key(Qt::Key_H);
  QVERIFY(table.text("exerciseHint").startsWith(at("Look at the ringed place.")));
  for (const QString& place : solutionOf(problem)) {
    QVERIFY(gui.walkTo(place));
    gui.key(Qt::Key_Space);
  }
  gui.endTurn();
  QTRY_COMPARE(table.go(), at("Next problem"));
  QCOMPARE(QApplication::focusWidget()->objectName(), at("exerciseGo"));
  QCOMPARE(table.stars(), kOneStar);
  gui.key(Qt::Key_Return);
  QTRY_VERIFY(gui.board().hasFocus());
  QVERIFY(table.go().isEmpty());
}

// The turns that show why are played step by step, so that people can follow; this can be skipped.
void Problems::theReasonIsPlayedAtAPace() {
  const Problem& problem = problemOf("byg");
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::Calm);
  gui.open(problem);
  for (const QString& step : solutionOf(problem)) {
    QVERIFY(!gui.match().play(step));
  }
  if (gui.match().mover() > 0) {
    QVERIFY(!gui.match().play(at("end")));
  }
  auto& go = gui.find<QPushButton>("exerciseGo");
  QTRY_COMPARE(go.text(), at("Skip"));
  const auto& line = gui.find<QLabel>("exerciseLine");
  QCOMPARE(line.text().count(QLatin1Char('\n')), 0);
  QTest::mouseClick(&go, Qt::LeftButton);
  QCOMPARE(go.text(), at("Next problem"));
  QCOMPARE(line.text().split(QLatin1Char('\n')).size(), qsizetype(problem.line.size()));
}

void Problems::aWrongTurnIsAnswered() {
  const Problem& problem = problemOf("byg");
  ProblemTable table(problem);
  Gui& gui = table.gui();
  const nlohmann::json before = gui.timeline().state().position();
  table.miss();
  QVERIFY2(table.text("exerciseRemark").startsWith(at("That ")), qPrintable(table.text("exerciseRemark")));
  QVERIFY2(gui.timeline().entries().size() > 1, "the answer is on the board");
  QVERIFY(!table.isThere("hint"));
  QVERIFY(gui.match().mover() <= 0);
  table.click("exerciseGo");
  QVERIFY(gui.timeline().state().position() == before);
  QVERIFY(gui.board().hasFocus());
  QVERIFY(table.text("exerciseStake").contains(at("2 star")));
  table.solve();
  QCOMPARE(table.stars(), kTwoStars);
}

void Problems::undoWithinATurnAndAfterAMiss() {
  const auto& all = problems_of(*find_game("byg"));
  const auto several = std::find_if(
      all.begin(), all.end(), [](const Problem& one) { return one.depth > 1 && solutionOf(one).size() > 1; });
  QVERIFY(several != all.end());
  ProblemTable table(*several);
  Gui& gui = table.gui();
  QVERIFY(!gui.action("undo").isEnabled());
  QStringList steps = solutionOf(*several);
  QVERIFY(!gui.match().play(steps.front()));
  QVERIFY(gui.action("undo").isEnabled());
  gui.action("undo").trigger();
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  table.miss();
  gui.action("undo").trigger();  // undoes the whole turn
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  QVERIFY(table.go().isEmpty());
  // The order of the steps doesn't matter.
  std::reverse(steps.begin(), steps.end());
  table.play(steps);
  QTRY_COMPARE(table.go(), at("Next problem"));
}

void Problems::hintsComeInSteps() {
  const Problem& problem = problemOf("byg");
  ProblemTable table(problem);
  Gui& gui = table.gui();
  QVERIFY(gui.find<QPushButton>("hint").toolTip().contains(at("one star")));
  table.click("hint");
  QVERIFY(table.text("exerciseHint").startsWith(at("Look at the ringed place.")));
  QVERIFY(table.text("exerciseStake").contains(at("1 star")));
  table.click("hint");
  QVERIFY2(table.text("exerciseHint").startsWith(at("The turn: ")), qPrintable(table.text("exerciseHint")));
  QVERIFY(!canPress(gui.find<QPushButton>("hint")));
  table.solve();
  QCOMPARE(table.stars(), kOneStar);
}

// The player may write the right step differently from the solution.
void Problems::aHintLeavesWhatIsRight() {
  const Problem& problem = problemOf("mono-line");
  ProblemTable table(problem);
  PassHand(table.gui()).click(solutionOf(problem).front().section(QLatin1Char('/'), 0, 0));
  const QStringList begun = openSteps(table.gui());
  QCOMPARE(begun.size(), 1);
  table.click("hint");
  QCOMPARE(openSteps(table.gui()), begun);
  QVERIFY2(table.text("exerciseRemark").startsWith(at("What you have played is right")),
           qPrintable(table.text("exerciseRemark")));
  table.click("endTurn");
  QTRY_COMPARE(table.go(), at("Next problem"));
  QCOMPARE(table.stars(), kAllStars);
}

void Problems::theSolutionIsAskedForAndShown() {
  const Problem& problem = problemOf("byg");
  ProblemTable table(problem);
  Gui& gui = table.gui();
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QVERIFY(table.text("exerciseHint").contains(at("hollow star")));
  QCOMPARE(gui.timeline().entries().size(), std::size_t(0));
  gui.key(Qt::Key_H, Qt::ShiftModifier);
  QTRY_COMPARE(table.go(), at("Play it yourself"));
  QCOMPARE(table.stars(), kNoStars);
  QCOMPARE(gui.timeline().entries().size(), problem.line.size());
  table.click("exerciseGo");
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  table.solve();
  QCOMPARE(table.stars(), kHollowStar);
}

void Problems::whatHappensIsKept() {
  const QTemporaryDir folder;
  const Problem& problem = problemOf("byg");
  {
    ProblemTable table(problem, folder.path());
    table.miss();
  }
  {
    ProblemTable table(problem, folder.path());
    QVERIFY(table.text("exerciseStake").contains(at("2 star")));
    table.solve();
  }
  ProblemTable table(problem, folder.path());
  QCOMPARE(table.stars(), kTwoStars);
  // Another attempt earns its own stars and takes nothing away.
  table.click("hint");
  table.solve();
  QCOMPARE(table.stars(), kTwoStars);
  table.open(problem);
  table.solve();
  QCOMPARE(table.stars(), kAllStars);
}

void Problems::everyProblemCanBeShown() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  Progress progress(gui.folder() + QStringLiteral("/shown"));
  for (const CatalogueEntry& entry : catalogue()) {
    for (const Problem& problem : problems_of(entry.face->game())) {
      ProblemRun run(problem, progress, gui.preferences());
      const std::unique_ptr<Match> match = matchOf(problem);
      const std::unique_ptr<BoardView> board(entry.face->makeBoard(*match, gui.look(), nullptr));
      run.takeUp(*match, *board, *entry.face);
      run.showSolution();
      QVERIFY2(run.stage() == ProblemRun::Stage::Done, problem.id.c_str());
      QCOMPARE(run.told().size(), static_cast<qsizetype>(problem.line.size()));
      QCOMPARE(match->timeline().entries().size(), problem.before.size() + problem.line.size());
      QVERIFY(!run.remark().isEmpty());
      QVERIFY(findProblem(QString::fromStdString(problem.id)) == &problem);
    }
  }
  QVERIFY(findProblem(at("byg/1")) == &problems_of(*find_game("byg")).front());
  QVERIFY(findProblem(at("byg/0")) == nullptr && findProblem(at("byg/9999")) == nullptr);
  QVERIFY(findProblem(at("spiral/1")) == nullptr && findProblem(at("nothing")) == nullptr);
}

// In Highway the other players' submissions are shown; other games have none.
void Problems::whatTheOthersSubmitIsOpen() {
  const std::vector<Problem>& all = problems_of(*find_game("highway"));
  const auto several = std::find_if(all.begin(), all.end(), [](const Problem& problem) {
    return problem.setup.players == 3 && problem.before.back().size() > 8;
  });
  QVERIFY(several != all.end());
  ProblemTable table(*several);
  const QStringList lines = table.text("exerciseText").split(QLatin1Char('\n'));
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines.at(0).startsWith(at("You are Cleo and know what the others will submit")),
           qPrintable(lines.at(0)));
  QVERIFY2(lines.at(1).startsWith(at("Ann: ")) && !lines.at(1).contains(at("Submits")),
           qPrintable(lines.at(1)));
  QVERIFY(lines.at(2).startsWith(at("Ben: ")));
  table.solve();
  QCOMPARE(table.stars(), kAllStars);
  QVERIFY2(table.text("exerciseRemark").contains(at("points in this round")),
           qPrintable(table.text("exerciseRemark")));
}

// A turn that achieves less than possible is answered with how much it achieved, and how much is possible.
void Problems::aRollThatCouldDoMoreIsToldSo() {
  const std::vector<Problem>& all = problems_of(*find_game("over-pass"));
  const auto counted = std::find_if(all.begin(), all.end(), [](const Problem& problem) {
    const Timeline start = problems::start_of(problem);
    return problem.aim == problems::Aim::Home && !start.state().end_refusal(start.to_move());
  });
  QVERIFY(counted != all.end());
  ProblemTable table(*counted);
  table.play({});
  QTRY_COMPARE(table.go(), at("Try again"));
  QVERIFY2(table.text("exerciseRemark").contains(at("0 pieces home of %1").arg(counted->most)),
           qPrintable(table.text("exerciseRemark")));
  QTest::mouseClick(&table.gui().find<QPushButton>("exerciseGo"), Qt::LeftButton);
  table.solve();
  QCOMPARE(table.stars(), kTwoStars);
  QVERIFY(!table.text("exerciseLine").isEmpty());
}

void Problems::expertProblemsSaySo() {
  const Problem* const expert = find_problem("trypsylon/7a2260");
  QVERIFY(expert != nullptr);
  QVERIFY(problemName(*expert).endsWith(at("Expert")));
  ProblemTable table(*expert);
  QVERIFY(table.text("exerciseTitle").contains(at("Expert")));
  table.solve();
  QCOMPARE(table.stars(), kAllStars);
}

void Problems::theRoomIsEasyToWalk() {
  Gui gui;
  auto& room = gui.find<PuzzleRoom>("puzzleRoom");
  gui.window().showPuzzles(find_game("mono-line"));
  const auto focused = [] { return focusedProblem(); };
  QTRY_VERIFY(focused() != nullptr);
  QVERIFY(problemOn(*focused()) == &problems_of(*find_game("mono-line")).front());
  QVERIFY2(focused()->accessibleName().startsWith(at("Mono-Line. Problem 1. ")),
           qPrintable(focused()->accessibleName()));
  QVERIFY(!focused()->visibleRegion().isEmpty());
  gui.key(Qt::Key_Right);
  QCOMPARE(problemNumber(*problemOn(*focused())), 2);
  gui.key(Qt::Key_PageUp);
  QVERIFY(problemOn(*focused())->game != find_game("mono-line"));
  gui.key(Qt::Key_PageDown);
  QCOMPARE(problemNumber(*problemOn(*focused())), 1);
  QTest::mouseClick(&gui.find<QPushButton>("jump byg"), Qt::LeftButton);
  QVERIFY(problemOn(*focused())->game == find_game("byg"));
  gui.key(Qt::Key_Escape);
  QVERIFY(!room.isVisible());
}

void Problems::theShelfLeadsThere() {
  Gui gui;
  auto& way = gui.find<QPushButton>("problems byg");
  const int all = static_cast<int>(problems_of(*find_game("byg")).size());
  QCOMPARE(way.text(), QStringLiteral("Problems: 0 of %1 solved").arg(all));
  QTest::mouseClick(&way, Qt::LeftButton);
  QTRY_VERIFY(focusedProblem() != nullptr);
  gui.key(Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QVERIFY(!gui.action("reviewAction").isEnabled());
  gui.find<QPushButton>("exerciseWay").click();
  QTRY_VERIFY(gui.find<PuzzleRoom>("puzzleRoom").isVisible());
}

void Problems::nothingOfAProblemIsSavedAsAGame() {
  ProblemTable table(problemOf("byg"));
  table.solve();
  table.gui().window().showShelf();
  QVERIFY(table.gui().unfinished().isEmpty());
  QVERIFY(table.gui().finished().isEmpty());
}

// A problem doesn't ask before a turn that ends the game: the question would mention the result, which would
// give the solution away.
void Problems::theEndOfTheTurnIsNoQuestion() {
  const Problem& problem = problems_of(*find_game("bypass")).front();
  QVERIFY(problem.depth == 1 && problem.ends_the_game);
  ProblemTable table(problem);
  Gui& gui = table.gui();
  for (const QString& step : solutionOf(problem)) {
    QVERIFY(!gui.match().play(step));
  }
  gui.board().setFocus();
  gui.endTurn();
  QVERIFY(gui.window().findChild<QMessageBox*>(at("confirm")) == nullptr);
  QTRY_COMPARE(table.go(), at("Next problem"));
  QVERIFY2(table.text("exerciseRemark").contains(at(" on the three routes")),
           qPrintable(table.text("exerciseRemark")));
}

void Problems::onlyWhatEndsTheGameWinsAtOnce() {
  int ending = 0;
  int decided = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    for (const Problem& problem : problems_of(entry.face->game())) {
      if (problem.aim != problems::Aim::Win) {
        continue;
      }
      const bool saysIt = problemDepth(problem).startsWith(at("Win "));
      QVERIFY2(saysIt == problem.ends_the_game, problem.id.c_str());
      ++(saysIt ? ending : decided);
    }
  }
  QVERIFY(ending > 0 && decided > 0);
  const Problem& first = problems_of(*find_game("mono-line")).front();
  QVERIFY(problemDepth(first).startsWith(at("Force a win at once")));
}

void Problems::monoLineSaysWhatDecides() {
  const Problem& problem = problems_of(*find_game("mono-line")).front();
  ProblemTable table(problem);
  table.solve();
  const QString remark = table.text("exerciseRemark");
  QVERIFY2(remark.contains(at(" safe place")), qPrintable(remark));
  QVERIFY2(!table.text("exerciseLine").contains(at("leaves")), qPrintable(table.text("exerciseLine")));
}

void Problems::nobodyIsToMoveOnceItIsOver() {
  ProblemTable table(problems_of(*find_game("mono-line")).front());
  const auto cards = [&table] {
    QStringList names;
    for (const char* const player : {"player1", "player2"}) {
      names.append(table.gui().find<QWidget>(player).accessibleName());
    }
    return names.join(QLatin1Char('\n'));
  };
  QVERIFY2(cards().contains(at("to move")), qPrintable(cards()));
  table.solve();
  QVERIFY2(!cards().contains(at("to move")), qPrintable(cards()));
}

void Problems::theFirstHintIsNeverAllOfIt() {
  {
    // For a turn of one step the hint shows the neighbourhood.
    const Problem& one = problems_of(*find_game("mono-line")).front();
    ProblemTable table(one);
    const BoardView& board = table.gui().board();
    table.click("hint");
    QVERIFY(table.text("exerciseHint").startsWith(at("Look at the ringed place.")));
    const QRectF place = board.areaOf(solutionOf(one).front());
    const QRectF around = board.hintSurroundings();
    const double aside = QLineF(place.center(), around.center()).length();
    QVERIFY(aside < around.width() / 2 && aside > around.width() / 8);
    QVERIFY(around.width() > board.height() / 4.0);
    table.click("hint");
    QVERIFY(board.hintSurroundings().isEmpty());
  }
  // For a turn of several steps it shows only the first, and nothing more once that is played.
  const Problem& several = problems_of(*find_game("trypsylon")).front();
  ProblemTable table(several);
  table.click("hint");
  QCOMPARE(table.text("exerciseHint"), at("Look at the ringed place."));
  QVERIFY(table.gui().board().hintSurroundings().isEmpty());
  TrypsylonHand(table.gui()).play(solutionOf(several).front());
  QVERIFY(table.text("exerciseHint").isEmpty());
}

// A hint doesn't change how the card lies that the player has set against an end. The ring is around the turn
// button until the card lies right, and only then around the tick.
void Problems::aHintLeavesTheCardInHandAlone() {
  const Problem& problem = problems_of(*find_game("trypsylon")).front();
  ProblemTable table(problem);
  TrypsylonHand hand(table.gui());
  const QStringList steps = solutionOf(problem);
  QCOMPARE(steps.size(), 2);
  const QString end = steps.back().section(QLatin1Char('-'), 0, 0);
  const QString corner = steps.back().section(QLatin1Char('-'), 1);
  hand.play(steps.front());
  hand.click(end);
  hand.turnTo(corner, TrypsylonHand::Way::Clicks);
  hand.board().turn(1);
  QTest::mouseMove(&hand.board(), QPoint(1, 1));
  const auto picture = [&hand](const QRectF& area) {
    return hand.board().grab(area.toAlignedRect()).toImage();
  };
  const QRectF card =
      hand.board().areaOf(steps.back().startsWith(QLatin1Char('W')) ? at("a") + end.mid(1) : steps.front());
  const QRectF around = hand.board().areaOf(end);
  const QRectF tick = around.adjusted(-6, around.height() / 2, 6, 6);  // the turn button's ring ends above
  const auto* const left = hand.board().findChild<QToolButton*>(at("turnLeft"));
  QVERIFY(left != nullptr && left->isVisible());
  const QRectF turn = QRectF(left->geometry()).adjusted(-6, -6, 6, 6);
  const QImage cardBefore = picture(card);
  const QImage tickBefore = picture(tick);
  const QImage turnBefore = picture(turn);
  hand.board().showHint({{end}}, {steps.back()});
  QVERIFY(picture(card) == cardBefore);
  QVERIFY(picture(tick) == tickBefore);
  QVERIFY(picture(turn) != turnBefore);
  hand.board().turn(-1);
  QVERIFY(picture(tick) != tickBefore);
}

void Problems::theDeskSaysWhatAHintCosts() {
  ProblemTable table(problemOf("byg"));
  const auto& price = table.gui().find<QLabel>("exercisePrice");
  QVERIFY(price.text().contains(at("or with a hint")));
  QTRY_COMPARE(price.visibleRegion().boundingRect(), price.rect());
  table.miss();
  table.click("exerciseGo");
  QVERIFY(table.text("exerciseStake").startsWith(at("You can still earn 2 star")));
  QVERIFY(price.text().contains(at("With a hint: one star.")));
  table.click("hint");
  QVERIFY(!price.text().contains(at("With a hint")));
}

void Problems::theWayBackLeadsToItsCard() {
  const Problem& problem = problems_of(*find_game("mono-line"))[12];
  ProblemTable table(problem);
  Gui& gui = table.gui();
  table.click("hint");
  gui.action("puzzles").trigger();
  const auto focused = [] { return focusedProblem(); };
  QTRY_VERIFY(focused() != nullptr && problemOn(*focused()) == &problem);
  QVERIFY(!focused()->visibleRegion().isEmpty());
  QVERIFY(focused()->accessibleName().contains(at("Not solved yet")));
  // The card also shows this, in place of the stars.
  auto* const other = gui.window().findChild<ExerciseCard*>(
      at("problem ") + QString::fromStdString(problems_of(*problem.game)[13].id));
  const auto starsOf = [](ExerciseCard* card) {
    const QRect stars(CardFrame::kShadow + 14, card->height() - CardFrame::kShadow - 34,
                      card->width() - 2 * CardFrame::kShadow - 28, 26);
    return card->grab(stars).toImage();
  };
  QVERIFY(starsOf(focused()) != starsOf(other));
  QCOMPARE(gui.window().windowTitle(), at("Puzzles and problems – Byways"));
  QCOMPARE(gui.action("puzzles").text().remove(QLatin1Char('&')), at("Puzzles and problems"));
  gui.key(Qt::Key_Home);
  QVERIFY(focused() == nullptr && !gui.window().focusWidget()->visibleRegion().isEmpty());
  gui.key(Qt::Key_End);
  QVERIFY(focused() != nullptr && problemOn(*focused()) == &problems_of(*problemOn(*focused())->game).back());
}

// Widgets hear in random order that the font has changed, and some lay out their page at once.
void Problems::theCardStaysWhenTextsGrow() {
  Gui gui;
  gui.window().showPuzzles(find_game("mono-line"));
  QTRY_VERIFY(focusedProblem() != nullptr);
  gui.key(Qt::Key_Right);
  const ExerciseCard* const card = focusedProblem();
  LayOutOnFontChange layOut(*card->parentWidget());
  for (const int size : {150, 100}) {
    gui.preferences().setTextSize(size);
    QTest::qWait(50);
    const auto place = [&] {
      const QRect on(card->mapTo(&gui.window(), QPoint()), card->size());
      return QStringLiteral("at %1 %: card from %2 to %3 in a window %4 high, %5")
          .arg(size)
          .arg(on.top())
          .arg(on.bottom())
          .arg(gui.window().height())
          .arg(card->isVisible() ? at("visible") : at("hidden"));
    };
    QTRY_VERIFY2(card->visibleRegion().boundingRect() == card->rect(), qPrintable(place()));
    QCOMPARE(focusedProblem(), card);
  }
}

void Problems::theKeyNLeadsToTheNextThatIsNotDone() {
  const std::vector<Problem>& problems = problems_of(*find_game("mono-line"));
  const QTemporaryDir folder;
  {
    ProblemTable table(problems[1], folder.path());
    table.solve();
  }
  {
    ProblemTable table(problems[2], folder.path());
    table.miss();  // tried, but not solved
  }
  Gui gui(folder.path());
  gui.window().showPuzzles(find_game("mono-line"));
  QTRY_VERIFY(focusedProblem() != nullptr && problemOn(*focusedProblem()) == problems.data());
  gui.key(Qt::Key_N);
  QCOMPARE(problemOn(*focusedProblem()), &problems[2]);
}

void Problems::theRefusedEndIsToldAtItsButton() {
  ProblemTable table(problemOf("byg"));
  Gui& gui = table.gui();
  for (const QString& place : gui.board().places()) {
    if (const auto refusal = gui.board().refusalAt(place)) {
      gui.clickPlace(place);
      QCOMPARE(gui.board().refusedPlace(), place);
      break;
    }
  }
  gui.endTurn();
  QVERIFY(gui.board().refusalIsAnswer());
  QCOMPARE(gui.board().refusedPlace(), QString());
}

void Problems::thePanelTellsTheAim() {
  {
    ProblemTable table(problemOf("byg"));
    const auto& aim = table.gui().find<QLabel>("aim");
    QVERIFY(aim.isVisible() && aim.text().contains(at("largest group")));
  }
  ProblemTable table(problemOf("bypass"));
  const QList<QLabel*> items = table.gui().find<QWidget>("turnItems").findChildren<QLabel*>(at("turnItem"));
  QVERIFY(std::any_of(items.begin(), items.end(),
                      [](const QLabel* item) { return item->text().contains(at("swap")); }));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("problems", Problems);
#include "tst_problems.moc"

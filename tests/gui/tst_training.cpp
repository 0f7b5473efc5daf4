// SPDX-License-Identifier: GPL-3.0-or-later
// Training: which problem comes next, and when a missed one comes back.
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/exercise/exercise_ids.h"
#include "app/statistics/training.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

const Game& trainedGame() { return *find_game("byg"); }
const Problem& problemOfGrade(int grade) {
  const std::vector<Problem>& all = problems_of(trainedGame());
  return *std::find_if(all.begin(), all.end(),
                       [grade](const Problem& problem) { return problem.grade == grade; });
}

}  // namespace

class TrainingTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void itBeginsNearAFirstRatingAndFollowsWhatIsDone();
  void aMissedProblemComesBackAfter1And3And7And21Days();
  void whatIsToComeBackComesFirst();
  void theSameProblemDoesntComeTwiceInARow();
  void theRoomLeadsFromProblemToProblem();
  void onlyTrainingSaysSo();
  void aNewGameBeginsWithItsFirstLesson();
};

void TrainingTest::itBeginsNearAFirstRatingAndFollowsWhatIsDone() {
  const QTemporaryDir folder;
  Progress progress(folder.path());
  const double first = ratingFromProblems(progress).value;
  QCOMPARE(first, firstRating().value);
  const Problem* problem = nullptr;
  for (int i = 0; i < 12; ++i) {
    problem = nextInTraining(progress, &trainedGame(), QDateTime::currentDateTimeUtc(), problem);
    QVERIFY(problem != nullptr);
    progress.finish(exerciseId(*problem), {});
  }
  const Rating strong = ratingFromProblems(progress);
  QVERIFY(strong.value > first);
  QVERIFY(problem->grade > 1);
  QVERIFY(strong.deviation < firstRating().deviation);
}

void TrainingTest::aMissedProblemComesBackAfter1And3And7And21Days() {
  const QDateTime done = QDateTime::fromString(QStringLiteral("2026-11-26T12:00:00Z"), Qt::ISODate);
  Progress::Kept kept{.last = Stars::One, .first = Stars::One, .finished = 1, .time = done};
  QCOMPARE(timeToRepeat(kept), done.addDays(1));
  kept.last = Stars::Three;
  for (const auto& [times, days] : {std::pair{2, 3}, {3, 7}, {4, 21}}) {
    kept.finished = times;
    QCOMPARE(timeToRepeat(kept), done.addDays(days));
  }
  kept.finished = 5;
  QVERIFY(!timeToRepeat(kept).isValid());
  kept.last = Stars::Two;  // missed again
  QCOMPARE(timeToRepeat(kept), done.addDays(1));
  kept = {.last = Stars::Three, .first = Stars::Three, .finished = 1, .time = done};
  QVERIFY(!timeToRepeat(kept).isValid());
}

void TrainingTest::whatIsToComeBackComesFirst() {
  const QTemporaryDir folder;
  Progress progress(folder.path());
  const Problem& missed = problemOfGrade(5);
  progress.finish(exerciseId(missed), {.misses = 2});
  const QDateTime now = QDateTime::currentDateTimeUtc();
  QCOMPARE(countToRepeat(progress, &trainedGame(), now), 0);
  QVERIFY(nextInTraining(progress, &trainedGame(), now) != &missed);
  QCOMPARE(countToRepeat(progress, &trainedGame(), now.addDays(2)), 1);
  QCOMPARE(nextInTraining(progress, &trainedGame(), now.addDays(2)), &missed);
  QCOMPARE(countToRepeat(progress, find_game("bypass"), now.addDays(2)), 0);
}

void TrainingTest::theSameProblemDoesntComeTwiceInARow() {
  const QTemporaryDir folder;
  Progress progress(folder.path());
  const QDateTime now = QDateTime::currentDateTimeUtc();
  const Problem* const first = nextInTraining(progress, nullptr, now);
  QVERIFY(first != nullptr);
  QVERIFY(nextInTraining(progress, nullptr, now, first) != first);
}

void TrainingTest::theRoomLeadsFromProblemToProblem() {
  Gui gui;
  gui.window().show();
  gui.window().showPuzzles();
  auto& train = gui.find<QPushButton>("train byg");
  train.setFocus();
  QTest::keyClick(&train, Qt::Key_Space);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(&gui.match().game(), &trainedGame());
  const Problem* const first =
      nextInTraining(Progress(gui.folder()), &trainedGame(), QDateTime::currentDateTimeUtc());
  QVERIFY(first != nullptr);
  QVERIFY(gui.window().windowTitle().contains(problemName(*first)));
  // The strength is shown above the problem, and changes with it.
  auto& series = gui.find<QLabel>("exerciseSeries");
  QVERIFY(series.isVisible());
  const QString before = series.text();
  QVERIFY2(before.startsWith(QStringLiteral("Training. Your strength: ")), qPrintable(before));
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  for (const std::string& step : first->game->split_turn(first->turn)) {
    QVERIFY(!gui.match().play(QString::fromStdString(step)));
  }
  gui.endTurn();
  QTRY_VERIFY(series.text() != before);
  QVERIFY(series.isVisible());
}

// A problem opened from its card isn't part of training.
void TrainingTest::onlyTrainingSaysSo() {
  Gui gui;
  gui.open(*nextInTraining(Progress(gui.folder()), &trainedGame(), QDateTime::currentDateTimeUtc()));
  QVERIFY(!gui.find<QLabel>("exerciseSeries").isVisible());
}

// Training in a game that is new to the player offers the game's first lesson. From there, the way back leads
// to the same problem of the training.
void TrainingTest::aNewGameBeginsWithItsFirstLesson() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().showPuzzles();
  QTest::keyClick(&gui.find<QPushButton>("train byg"), Qt::Key_Space);
  QTRY_VERIFY(gui.window().table() != nullptr);
  const QString problem = gui.window().windowTitle();
  auto& offer = gui.find<QPushButton>("firstLesson");
  QVERIFY(offer.isVisible());
  QTRY_VERIFY2(!offer.text().contains(QLatin1Char('\n')), qPrintable(offer.text()));
  QTest::mouseClick(&offer, Qt::LeftButton);
  QTRY_COMPARE(gui.find<QLabel>("exerciseTitle").text(), QString::fromStdString(find_lesson("byg/1")->title));
  // The lesson itself offers no first lesson, and the next lesson has the same way back.
  QVERIFY(!gui.find<QPushButton>("firstLesson").isVisible());
  gui.key(Qt::Key_N, Qt::ControlModifier);
  QTRY_COMPARE(gui.find<QLabel>("exerciseTitle").text(), QString::fromStdString(find_lesson("byg/2")->title));
  auto& way = gui.find<QPushButton>("exerciseWay");
  QCOMPARE(way.text(), QStringLiteral("Back to the exercise"));
  QTest::keyClick(&way, Qt::Key_Return);
  QTRY_COMPARE(gui.window().windowTitle(), problem);
  QVERIFY(gui.find<QLabel>("exerciseSeries").isVisible());
  // The game isn't new any more, so its first lesson isn't offered.
  QVERIFY(!gui.find<QPushButton>("firstLesson").isVisible());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("training", TrainingTest);
#include "tst_training.moc"

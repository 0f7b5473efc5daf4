// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzle room, and the solver's job.
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <memory>

#include "app/exercise/exercise_card.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_told.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_room.h"
#include "app/exercise/solver_job.h"
#include "app/games/catalogue.h"
#include "app/shelf/board_thumb.h"
#include "app/shelf/game_card.h"
#include "engine/games.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

// A long search: the Spiral from its start.
SolverJob::Positions longSearch() {
  const Match match(challengeSetup("spiral", kUndecided));
  SolverJob::Positions positions;
  positions.push_back(match.state().clone());
  return positions;
}

}  // namespace

class Puzzles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPuzzleIsOne();

  void theShelfTellsOfThePuzzles();
  void theRoomByMouse();
  void theRoomByKeys();
  void nothingWaitsForTheRoom();
  void keysFindCardsThatAreStillMade_data();
  void keysFindCardsThatAreStillMade();
  void aPuzzleBegunGoesOn();
  void playAtTheShelfAsksNothing();
  void cardsSayHowFarOneIs();
  void thumbnailsTellPuzzlesApart();
  void theGoalSaysWhatIsBest();

  void theWindowGoesOnWhileTheSolverWorks();
  void aSearchCanBeCancelled();
  void aSearchThatCannotTellSaysSo();
  void aSearchThatIsLeftEnds();
};

void Puzzles::everyPuzzleIsOne() {
  QVERIFY(!challenges::puzzles().empty());
  for (const Puzzle& puzzle : challenges::puzzles()) {
    const Match match(setupOf(puzzle, {}));
    QVERIFY2(puzzleOf(match) == &puzzle, puzzle.id.c_str());
    QVERIFY(!puzzleName(puzzle).isEmpty());
    QVERIFY(isChallenge(match.game()));
    const QList<const Puzzle*> all = puzzlesOf(match.game());
    QVERIFY(all.contains(&puzzle));
    QVERIFY(all.contains(nextPuzzle(puzzle)));
  }
  // Easy puzzles come first.
  for (const char* const game : {"full-house", kJumps, "spiral"}) {
    const QList<const Puzzle*> all = puzzlesOf(*find_game(game));
    QVERIFY(std::is_sorted(all.begin(), all.end(),
                           [](const Puzzle* a, const Puzzle* b) { return a->grade < b->grade; }));
  }
}

void Puzzles::theShelfTellsOfThePuzzles() {
  Gui gui;
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  auto& card = gui.find<GameCard>("card crooked-jumps");
  auto* const solvedLabel = card.findChild<QLabel*>(QStringLiteral("solved"));
  QVERIFY(solvedLabel->text().startsWith(QStringLiteral("0 of ")));
  QVERIFY(card.accessibleName().contains(solvedLabel->text()));
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  playSteps(gui.match(), proofOf(puzzle));
  gui.action("shelf").trigger();
  QVERIFY2(solvedLabel->text().startsWith(QStringLiteral("1 of ")), qPrintable(solvedLabel->text()));
}

void Puzzles::theRoomByMouse() {
  Gui gui;
  QTest::mouseClick(&gui.find<QPushButton>("puzzles crooked-jumps"), Qt::LeftButton);
  auto& room = gui.find<PuzzleRoom>("puzzleRoom");
  QVERIFY(room.isVisible());
  QVERIFY(gui.window().windowTitle().contains(QStringLiteral("Puzzles")));
  gui.fillRoom();
  const auto cards = room.findChildren<ExerciseCard*>();
  QCOMPARE(std::ranges::count_if(
               cards, [](const ExerciseCard* card) { return card->id().startsWith(puzzlePrefix()); }),
           static_cast<std::ptrdiff_t>(challenges::puzzles().size()));
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  auto* const card =
      room.findChild<ExerciseCard*>(QStringLiteral("puzzle ") + QString::fromStdString(puzzle.id));
  QVERIFY(card != nullptr);
  QVERIFY(card->accessibleName().contains(puzzleName(puzzle)));
  QTest::mouseClick(card, Qt::LeftButton);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QVERIFY(puzzleOf(gui.match()) == &puzzle);
  QVERIFY(gui.window().windowTitle().contains(puzzleName(puzzle)));
  // Back through the menu, and from there to the shelf.
  gui.action("puzzles").trigger();
  QVERIFY(room.isVisible());
  QVERIFY(gui.window().table() == nullptr);
  QTest::mouseClick(&gui.find<QPushButton>("puzzlesToShelf"), Qt::LeftButton);
  QVERIFY(!room.isVisible());
}

void Puzzles::theRoomByKeys() {
  Gui gui;
  gui.action("puzzles").trigger();
  auto& room = gui.find<PuzzleRoom>("puzzleRoom");
  gui.fillRoom();
  gui.key(Qt::Key_Down);
  auto* const first = qobject_cast<ExerciseCard*>(QApplication::focusWidget());
  QVERIFY(first != nullptr);
  gui.key(Qt::Key_Right);
  auto* const second = qobject_cast<ExerciseCard*>(QApplication::focusWidget());
  QVERIFY(second != nullptr && second != first);
  const Puzzle* const puzzle = puzzleWithId(second->id().mid(puzzlePrefix().size()));
  gui.key(Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QVERIFY(puzzleOf(gui.match()) == puzzle);
  gui.action("puzzles").trigger();
  QVERIFY(room.isVisible());
  gui.key(Qt::Key_Escape);
  QVERIFY(!room.isVisible());
}

// Measures processor time, since other programs may slow the computer down. While another program shares the
// core, the same work takes up to twice its processor time, so twice the 50 ms are allowed.
void Puzzles::nothingWaitsForTheRoom() {
  constexpr int kMostMilliseconds = 2 * 50;
  constexpr std::clock_t kClocksPerMillisecond = CLOCKS_PER_SEC / 1000;
  int best = 1000;
  for (int round = 0; round < 4 && best >= kMostMilliseconds; ++round) {
    Gui gui;
    auto& room = gui.find<PuzzleRoom>("puzzleRoom");
    std::clock_t longest = 0;
    int slices = 0;
    QTimer ticks;
    std::clock_t before = std::clock();
    connect(&ticks, &QTimer::timeout, &room, [&] {
      const std::clock_t now = std::clock();
      longest = qMax(longest, now - before);
      before = now;
      ++slices;
    });
    gui.window().showPuzzles();
    longest = std::clock() - before;
    ticks.start(0);
    gui.fillRoom();
    QTest::qWait(100);  // ms, in which the order of Tab is set
    const int milliseconds = static_cast<int>(longest / kClocksPerMillisecond);
    qInfo() << "the longest wait:" << milliseconds << "ms, in the first slice and" << slices << "others";
    best = qMin(best, milliseconds);
  }
  QVERIFY2(best < kMostMilliseconds, qPrintable(QString::number(best)));
}

void Puzzles::keysFindCardsThatAreStillMade_data() {
  QTest::addColumn<int>("key");
  QTest::addColumn<bool>("isLast");
  QTest::newRow("Home") << int(Qt::Key_Home) << false;
  QTest::newRow("End") << int(Qt::Key_End) << true;
  QTest::newRow("N") << int(Qt::Key_N) << false;
}

void Puzzles::keysFindCardsThatAreStillMade() {
  QFETCH(const int, key);
  QFETCH(const bool, isLast);
  Gui gui;
  auto& room = gui.find<PuzzleRoom>("puzzleRoom");
  gui.window().showPuzzles();
  QVERIFY(room.isFilling());
  gui.key(static_cast<Qt::Key>(key));
  gui.fillRoom();
  const auto cards = room.findChildren<ExerciseCard*>();
  int problems = 0;
  for (const Game* const game : all_games()) {
    problems += static_cast<int>(problems_of(*game).size());
  }
  QCOMPARE(cards.size(), static_cast<qsizetype>(challenges::puzzles().size()) + problems);
  QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(isLast ? cards.back() : cards.front()));
  QTRY_VERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
}

void Puzzles::aPuzzleBegunGoesOn() {
  Gui gui;
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  gui.action("puzzles").trigger();
  const QString name = QStringLiteral("puzzle ") + QString::fromStdString(puzzle.id);
  const auto open = [&] {
    gui.fillRoom();
    auto* const card = gui.find<PuzzleRoom>("puzzleRoom").findChild<ExerciseCard*>(name);
    QTest::mouseClick(card, Qt::LeftButton);
    QTRY_VERIFY(gui.window().table() != nullptr);
  };
  // Opening a puzzle without playing saves nothing.
  open();
  gui.action("puzzles").trigger();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QVERIFY(gui.unfinished().isEmpty());
  open();
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  gui.action("puzzles").trigger();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QCOMPARE(gui.unfinished().size(), 1);
  open();
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
}

void Puzzles::playAtTheShelfAsksNothing() {
  Gui gui;
  QTest::mouseClick(&gui.find<QPushButton>("play spiral"), Qt::LeftButton);
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.match().game().id(), std::string_view("spiral"));
  const QList<const Puzzle*> all = puzzlesOf(gui.match().game());
  QVERIFY(puzzleOf(gui.match()) == all.front());
  QCOMPARE(all.front()->grade, 1);
  // A solved puzzle makes way for the next one.
  playSteps(gui.match(), proofOf(*all.front()));
  gui.action("shelf").trigger();
  QTest::mouseClick(&gui.find<QPushButton>("play spiral"), Qt::LeftButton);
  QVERIFY(puzzleOf(gui.match()) == all.at(1));
}

void Puzzles::cardsSayHowFarOneIs() {
  Gui gui;
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const QString name = QStringLiteral("puzzle ") + QString::fromStdString(puzzle.id);
  const auto says = [&] {
    gui.action("puzzles").trigger();
    gui.fillRoom();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return gui.find<PuzzleRoom>("puzzleRoom").findChild<ExerciseCard*>(name)->accessibleName();
  };
  QVERIFY2(says().contains(QStringLiteral("Not tried yet")), qPrintable(says()));
  gui.window().start(setupOf(puzzle, QStringLiteral("Ann")));
  playSteps(gui.match(), QString::fromStdString(puzzle.proof.front()));
  QVERIFY2(says().contains(QStringLiteral("Begun: 1 move")), qPrintable(says()));
  // The card also says that the solution has been seen.
  Progress progress(gui.folder() + QStringLiteral("/seen"));
  const Match match(setupOf(puzzle, {}));
  progress.keep(exerciseId(puzzle), {.shown = true});
  ExerciseCard card(
      exerciseId(puzzle), ExerciseCard::Form::Beside, [&] { return toldOf(puzzle, nullptr, progress); },
      gui.look());
  card.refresh();
  QVERIFY(card.accessibleName().contains(QStringLiteral("Solution seen")));
}

// Full House: different starts have different thumbnails.
void Puzzles::thumbnailsTellPuzzlesApart() {
  Gui gui;
  const QList<const Puzzle*> all = puzzlesOf(*find_game("full-house"));
  QList<QImage> pictures;
  for (const Puzzle* const puzzle : all) {
    const std::unique_ptr<BoardThumb> thumb(newPicture(*puzzle, {}, gui.look(), nullptr));
    thumb->grab();
    QCoreApplication::processEvents();
    const QImage picture = thumb->grab().toImage().convertToFormat(QImage::Format_RGB32);
    for (const QImage& other : pictures) {
      int differing = 0;
      for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
          differing += picture.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
        }
      }
      // Large enough to see; pieces of the old thumbnails had fewer than 60 pixels.
      QVERIFY2(differing > 600, puzzle->id.c_str());
    }
    pictures.append(picture);
  }
}

void Puzzles::theGoalSaysWhatIsBest() {
  Gui gui;
  const Match fullHouse(MatchSetup{find_game("full-house"), {}, {QString()}, {0}});
  const QString aim = faceOf(fullHouse.game()).aim(fullHouse);
  QVERIFY2(aim.contains(QStringLiteral("40")) && aim.contains(QStringLiteral("37 move")), qPrintable(aim));
  const Match spiral(MatchSetup{find_game("spiral"), {}, {QString()}, {0}});
  QVERIFY(faceOf(spiral.game()).task(spiral).contains(QStringLiteral("none of the leaping piece’s colour")));
  QVERIFY(faceOf(spiral.game()).aim(spiral).contains(QStringLiteral("own colour")));
  const Match plain(MatchSetup{find_game("spiral"), {{"colours", false}}, {QString()}, {0}});
  QVERIFY(!faceOf(plain.game()).task(plain).contains(QStringLiteral("colour")));
}

// The best of several rounds counts, since other programs may slow the computer down.
void Puzzles::theWindowGoesOnWhileTheSolverWorks() {
  constexpr qint64 kMostMilliseconds = 50;
  qint64 best = 1000;
  for (int round = 0; round < 4 && best >= kMostMilliseconds; ++round) {
    SolverJob job;
    QSignalSpy progressed(&job, &SolverJob::progressed);
    job.start(longSearch(), 30);
    QElapsedTimer gap;
    QElapsedTimer all;
    gap.start();
    all.start();
    qint64 longest = 0;
    QTimer ticks;
    connect(&ticks, &QTimer::timeout, &job, [&] { longest = qMax(longest, gap.restart()); });
    ticks.start(1);
    QTRY_VERIFY_WITH_TIMEOUT(all.elapsed() > 600 || !job.isRunning(), 3000);
    job.cancel();
    QVERIFY(progressed.size() <= 10);
    best = qMin(best, longest);
  }
  QVERIFY2(best < kMostMilliseconds, qPrintable(QString::number(best)));
}

void Puzzles::aSearchCanBeCancelled() {
  SolverJob job;
  std::optional<Verdict> verdict;
  connect(&job, &SolverJob::finished, &job,
          [&](const SolverAnswer& answer) { verdict = answer.solution.verdict; });
  job.start(longSearch(), 60);
  job.cancel();
  QTRY_VERIFY_WITH_TIMEOUT(verdict.has_value(), 1000);
  QCOMPARE(*verdict, Verdict::Stopped);
  QVERIFY(!job.isRunning());
}

void Puzzles::aSearchThatCannotTellSaysSo() {
  SolverJob job;
  std::optional<SolverAnswer> answer;
  connect(&job, &SolverJob::finished, &job, [&](const SolverAnswer& found) { answer = found; });
  job.start(longSearch(), 0.3);
  QTRY_VERIFY_WITH_TIMEOUT(answer.has_value(), 10000);
  QCOMPARE(answer->solution.verdict, Verdict::Unknown);
  QVERIFY(answer->solution.moves.empty());
}

void Puzzles::aSearchThatIsLeftEnds() {
  QElapsedTimer time;
  {
    SolverJob job;
    job.start(longSearch(), 60);
    QTest::qWait(30);
    time.start();
  }
  QVERIFY2(time.elapsed() < 500, qPrintable(QString::number(time.elapsed())));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("puzzles", Puzzles);
#include "tst_puzzles.moc"

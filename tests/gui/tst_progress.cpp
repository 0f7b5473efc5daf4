// SPDX-License-Identifier: GPL-3.0-or-later
// Results of exercises of every kind: stars, attempts, best games, files of earlier versions and malformed
// ones.
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <limits>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/files/json_file.h"
#include "engine/games.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

const QString kId = QStringLiteral("problem/byg/1");

std::unique_ptr<Match> solvedMatch(const Puzzle& puzzle) {
  auto match = std::make_unique<Match>(setupOf(puzzle, QStringLiteral("Ann")));
  playSteps(*match, proofOf(puzzle));
  return match;
}

void writeTo(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

// The record of a solved puzzle as earlier versions saved it.
std::string recordOf(const Puzzle& puzzle, int hints = 0) {
  const std::unique_ptr<Match> match = solvedMatch(puzzle);
  auto record = nlohmann::ordered_json::parse(write_record(match->record()));
  if (hints > 0) {
    record["hints"] = hints;
  }
  return record.dump();
}

}  // namespace

class ProgressKept : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void Ex1_whatAnAttemptEarns();
  void Ex1_bestAndLastAreKept();
  void Ex5_anAttemptGoesOnWhereItWasLeft();
  void windowsKeepWhatOthersHaveDone();
  void whatWasForgottenStaysForgotten();
  void whatCouldNotBeWrittenIsWrittenLater();
  void theNextOpenOne();
  void sharedLessonsCountInEveryCourse();
  void filesOfEarlierVersionsAreRead();
  void damagedFilesOfEarlierVersionsDoNoHarm();
  void theBestGameIsKept();
  void aWorseGameChangesNothing();
  void whatWasShownIsNoBestGame();
  void unfinishedGamesDoNotCount();
  void damagedFiles_data();
  void damagedFiles();
  void hintsAreCounted();
  void recordsAreReplayed();
  void unknownKeysSurvive();

 private:
  [[nodiscard]] QString folder() const { return folder_->path(); }
  [[nodiscard]] QString path() const { return folder_->filePath(QStringLiteral("progress.json")); }

  std::unique_ptr<QTemporaryDir> folder_;
};

void ProgressKept::init() { folder_ = std::make_unique<QTemporaryDir>(); }

void ProgressKept::Ex1_whatAnAttemptEarns() {
  QVERIFY(starsFor({}) == Stars::Three);
  QVERIFY(starsFor({.misses = 1}) == Stars::Two);
  QVERIFY(starsFor({.misses = 2}) == Stars::One);
  QVERIFY(starsFor({.misses = 99}) == Stars::One);
  QVERIFY(starsFor({.hints = 1}) == Stars::One);
  QVERIFY(starsFor({.misses = 1, .hints = 3}) == Stars::One);
  QVERIFY(starsFor({.shown = true}) == Stars::Hollow);
  QVERIFY(starsFor({.misses = 5, .hints = 5, .shown = true}) == Stars::Hollow);
  QVERIFY(fullStars(Stars::None) == 0 && fullStars(Stars::Hollow) == 0);
  QVERIFY(fullStars(Stars::One) == 1 && fullStars(Stars::Three) == kMostStars);
}

void ProgressKept::Ex1_bestAndLastAreKept() {
  {
    Progress progress(folder());
    QVERIFY(!progress.isDone(kId));
    progress.keep(kId, {.shown = true});
    QVERIFY(!progress.isDone(kId) && progress.of(kId).wasShown);
    QVERIFY(progress.finish(kId, {.shown = true}) == Stars::Hollow);
    QVERIFY(progress.isDone(kId));
    QVERIFY(progress.finish(kId, {}) == Stars::Three);
    QVERIFY(progress.finish(kId, {.misses = 1, .seconds = 83}) == Stars::Two);
  }
  const Progress::Kept kept = Progress(folder()).of(kId);
  QVERIFY(kept.best == Stars::Three && kept.last == Stars::Two && kept.first == Stars::Hollow);
  QCOMPARE(kept.finished, 3);
  QCOMPARE(kept.attempt.misses, 1);
  QCOMPARE(kept.attempt.seconds, 83);
  QVERIFY(kept.wasShown && !kept.isUnderWay);
  QVERIFY(qAbs(kept.time.secsTo(QDateTime::currentDateTimeUtc())) < 60);
  QCOMPARE(Progress(folder()).sumOf({kId, QStringLiteral("problem/byg/2")}).stars, 3);
  QCOMPARE(Progress(folder()).sumOf({kId, QStringLiteral("problem/byg/2")}).mostStars, 6);
  QCOMPARE(Progress(folder()).knownIds(QStringLiteral("problem/")), QStringList{kId});
  QVERIFY(Progress(folder()).knownIds(QStringLiteral("problem/c")).isEmpty());
}

void ProgressKept::Ex5_anAttemptGoesOnWhereItWasLeft() {
  const Attempt left{.misses = 1, .hints = 2, .shown = false, .step = 4, .seconds = 30};
  {
    Progress progress(folder());
    progress.keep(kId, left);
  }
  Progress progress(folder());
  QVERIFY(progress.attempt(kId) == left);
  progress.finish(kId, left);
  QVERIFY(Progress(folder()).attempt(kId) == Attempt());  // the next attempt starts from nothing
}

void ProgressKept::windowsKeepWhatOthersHaveDone() {
  Progress one(folder());
  Progress other(folder());
  one.finish(kId, {});
  other.finish(QStringLiteral("lesson/byg/2"), {.misses = 1});
  other.finish(kId, {.hints = 1});
  one.finish(QStringLiteral("puzzle/x"), {});
  const Progress all(folder());
  QVERIFY(all.of(kId).best == Stars::Three);
  QVERIFY(all.of(kId).last == Stars::One);
  QVERIFY(all.of(QStringLiteral("lesson/byg/2")).best == Stars::Two);
  QVERIFY(all.isDone(QStringLiteral("puzzle/x")));
  QVERIFY(one.of(kId).last == Stars::One);  // a window reads what others have written when it writes itself
}

void ProgressKept::whatWasForgottenStaysForgotten() {
  writeTo(folder_->filePath(QStringLiteral("lessons.json")), R"({"lessons":{"byg/1":{"stars":3}}})");
  const QString id = QStringLiteral("lesson/byg/1");
  Progress progress(folder());
  QVERIFY(progress.isDone(id));
  progress.finish(kId, {});
  progress.forget({id});
  QVERIFY(!progress.isDone(id));
  const Progress again(folder());
  QVERIFY(!again.isDone(id) && again.isDone(kId));
}

// A file in the folder's place makes every write fail, like a full disk.
void ProgressKept::whatCouldNotBeWrittenIsWrittenLater() {
  const QString kept = folder_->filePath(QStringLiteral("kept"));
  QFile inTheWay(kept);
  QVERIFY(inTheWay.open(QIODevice::WriteOnly));
  inTheWay.close();
  Progress progress(kept);
  QSignalSpy told(&progress, &Progress::problemChanged);
  progress.finish(kId, {});
  progress.keep(QStringLiteral("lesson/byg/2"), {.step = 2});
  QVERIFY(!progress.problem().isEmpty());
  QCOMPARE(told.size(), 1);
  QVERIFY(progress.isDone(kId));
  QVERIFY(inTheWay.remove());
  progress.retry();
  QVERIFY(progress.problem().isEmpty());
  QCOMPARE(told.size(), 2);
  const Progress again(kept);
  QVERIFY(again.isDone(kId));
  QCOMPARE(again.attempt(QStringLiteral("lesson/byg/2")).step, 2);
}

void ProgressKept::theNextOpenOne() {
  Progress progress(folder());
  const QStringList ids{QStringLiteral("a/1"), QStringLiteral("a/2"), QStringLiteral("a/3")};
  QCOMPARE(progress.nextOpen(ids, -1), 0);
  progress.finish(ids[0], {});
  progress.finish(ids[1], {});
  QCOMPARE(progress.nextOpen(ids, -1), 2);
  QCOMPARE(progress.nextOpen(ids, 0), 2);
  QCOMPARE(progress.nextOpen(ids, 2), 0);  // all others are done: simply the next one
  progress.finish(ids[2], {});
  QCOMPARE(progress.nextOpen(ids, 2), 0);
  QCOMPARE(progress.nextOpen(ids, 0), 1);
  QCOMPARE(progress.nextOpen({ids[0]}, 0), -1);
  QCOMPARE(progress.nextOpen({}, -1), -1);
  // Repeating the first lesson doesn't lead back to it.
  const Course& course = *find_course("byg");
  progress.finish(exerciseId(course.lessons[0]), {});
  progress.keep(exerciseId(course.lessons[0]), {.step = 3});
  QCOMPARE(&nextLesson(progress, course), &course.lessons[1]);
  progress.keep(exerciseId(course.lessons[2]), {.step = 3});
  QCOMPARE(&nextLesson(progress, course), &course.lessons[2]);
}

// L4
void ProgressKept::sharedLessonsCountInEveryCourse() {
  Progress progress(folder());
  int shared = 0;
  for (const Course& course : courses()) {
    for (const lessons::Lesson& lesson : course.lessons) {
      if (!lesson.same_as.empty()) {
        progress.finish(exerciseId(*find_lesson(lesson.same_as)), {});
        QVERIFY2(progress.isDone(exerciseId(lesson)), lesson.id.c_str());
        ++shared;
      }
    }
  }
  QVERIFY(shared > 0);
}

void ProgressKept::filesOfEarlierVersionsAreRead() {
  const QList<const Puzzle*> jumps = puzzlesOf(*find_game(kJumps));
  const Puzzle& house = shortestPuzzle("full-house");
  writeTo(folder_->filePath(QStringLiteral("puzzles.json")),
          QByteArray::fromStdString(R"({"format":"byways-puzzles","version":1,"puzzles":{")" + jumps[0]->id +
                                    R"(":{"best":)" + recordOf(*jumps[0]) + R"(},")" + jumps[1]->id +
                                    R"(":{"withHints":)" + recordOf(*jumps[1], 3) + R"(,"shown":true},")" +
                                    jumps[2]->id + R"(":{"shown":true},")" + house.id + R"(":{"best":)" +
                                    recordOf(house) + "}}}"));
  const std::vector<Problem>& problems = problems_of(*find_game("byg"));
  writeTo(
      folder_->filePath(QStringLiteral("problems.json")),
      QByteArray::fromStdString(R"({"format":"byways-problems","version":1,"problems":{")" + problems[0].id +
                                R"(":{"misses":1,"hints":0,"shown":false,"solved":true},")" + problems[1].id +
                                R"(":{"misses":0,"hints":1,"shown":true,"solved":true},")" + problems[2].id +
                                R"(":{"misses":2,"hints":0,"shown":false,"solved":false}}})"));
  writeTo(folder_->filePath(QStringLiteral("lessons.json")),
          R"({"format":"byways-lessons","version":1,"lessons":{"byg/3":{"stars":2,"step":0},)"
          R"("byg/4":{"stars":0,"step":5,"possible":2}}})");
  const auto check = [&](const Progress& progress) {
    QVERIFY(progress.of(exerciseId(*jumps[0])).best == Stars::Three);
    QVERIFY(bestResult(progress, *jumps[0])->solved);
    QVERIFY(progress.of(exerciseId(*jumps[1])).best == Stars::One);
    QVERIFY(progress.of(exerciseId(*jumps[1])).wasShown);
    QCOMPARE(bestResult(progress, *jumps[1])->hints, 3);
    QVERIFY(!progress.isDone(exerciseId(*jumps[2])) && progress.of(exerciseId(*jumps[2])).wasShown);
    QVERIFY(progress.of(exerciseId(house)).best == Stars::Three);
    QVERIFY(progress.of(exerciseId(problems[0])).best == Stars::Two);
    QVERIFY(progress.of(exerciseId(problems[1])).best == Stars::Hollow);
    QVERIFY(!progress.isDone(exerciseId(problems[2])));
    QCOMPARE(progress.attempt(exerciseId(problems[2])).misses, 2);
    QVERIFY(progress.of(QStringLiteral("lesson/byg/3")).best == Stars::Two);
    QCOMPARE(progress.attempt(QStringLiteral("lesson/byg/4")).step, 5);
    QVERIFY(starsFor(progress.attempt(QStringLiteral("lesson/byg/4"))) == Stars::Two);
  };
  {
    Progress progress(folder());
    check(progress);
    QVERIFY(!QFile::exists(path()));
    progress.finish(kId, {});
  }
  // After the first write everything is in the new file; the old ones are unchanged.
  for (const char* const name : {"puzzles.json", "problems.json", "lessons.json"}) {
    QVERIFY(QFile::remove(folder_->filePath(QLatin1String(name))));
  }
  check(Progress(folder()));
}

void ProgressKept::damagedFilesOfEarlierVersionsDoNoHarm() {
  for (const QByteArray& bytes :
       {QByteArray("{"), QByteArray("[1]"), QByteArray(R"({"lessons":7})"),
        QByteArray(R"({"lessons":{"byg/1":{"stars":-5,"step":-99999999999},"byg/2":3}})")}) {
    writeTo(folder_->filePath(QStringLiteral("lessons.json")), bytes);
    writeTo(folder_->filePath(QStringLiteral("problems.json")), bytes);
    writeTo(folder_->filePath(QStringLiteral("puzzles.json")), bytes);
    const Progress progress(folder());
    QVERIFY(progress.knownIds({}).isEmpty());
    QCOMPARE(bytesOfFile(folder_->filePath(QStringLiteral("lessons.json"))), bytes);
  }
}

void ProgressKept::theBestGameIsKept() {
  for (const char* const game : {"full-house", kJumps, "spiral"}) {
    const Puzzle& puzzle = shortestPuzzle(game);
    const std::unique_ptr<Match> match = solvedMatch(puzzle);
    {
      Progress progress(folder());
      QVERIFY(!bestResult(progress, puzzle));
      QVERIFY(keepIfBest(progress, puzzle, *match));
      QVERIFY(!keepIfBest(progress, puzzle, *match));  // the same result again isn't better
    }
    const Progress progress(folder());
    const std::optional<PuzzleResult> best = bestResult(progress, puzzle);
    QVERIFY2(best && best->solved, game);
    QCOMPARE(*best, *resultOf(match->timeline()));
    QCOMPARE(best->moves, static_cast<int>(puzzle.proof.size()));
    // The command line can read the record.
    const QString file = folder_->filePath(QStringLiteral("best.byways"));
    writeTo(file, QByteArray::fromStdString(progress.of(exerciseId(puzzle)).record.dump()));
    const nlohmann::json shown = showByCli(file);
    QVERIFY2(shown.is_object() && shown.contains("result"), game);
    QCOMPARE(shown["result"]["reason"].get<std::string>(), std::string("solved"));
  }
}

void ProgressKept::aWorseGameChangesNothing() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const std::unique_ptr<Match> match = solvedMatch(puzzle);
  Progress progress(folder());
  // Stuck is better than nothing.
  Match stuck(setupOf(puzzle, {}));
  while (stuck.timeline().to_move() > 0) {
    playSteps(stuck, QString::fromStdString(stuck.state().legal_steps().front()));
  }
  QVERIFY(!resultOf(stuck.timeline())->solved);
  QVERIFY(keepIfBest(progress, puzzle, stuck));
  QVERIFY(keepIfBest(progress, puzzle, *match));
  QVERIFY(!keepIfBest(progress, puzzle, stuck));
  QVERIFY(bestResult(progress, puzzle)->solved);
  // A result with hints is worse; fewer hints are better.
  const Puzzle& other = *puzzlesOf(*find_game(kJumps))[3];
  const auto withHints = [&](int hints) {
    std::unique_ptr<Match> helped = solvedMatch(other);
    setAttempt(*helped, {.hints = hints});
    return helped;
  };
  QVERIFY(keepIfBest(progress, other, *withHints(3)));
  QVERIFY(!keepIfBest(progress, other, *withHints(4)));
  QVERIFY(keepIfBest(progress, other, *withHints(2)));
  QVERIFY(puzzleResultText(other, *bestResult(progress, other)).contains(QStringLiteral("with 2 hint")));
  QVERIFY(keepIfBest(progress, other, *solvedMatch(other)));
}

void ProgressKept::whatWasShownIsNoBestGame() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Match match(setupOf(puzzle, {}));
  setAttempt(match, {.shown = true});
  playSteps(match, proofOf(puzzle));
  Progress progress(folder());
  QVERIFY(!keepIfBest(progress, puzzle, match));
  // The game is no best game either when its record is opened again.
  const auto reread = read_record(write_record(match.record()));
  QVERIFY(static_cast<bool>(reread));
  const Match reopened(*reread, *replay(*reread));
  QVERIFY(attemptIn(reopened).shown);
  QVERIFY(!keepIfBest(progress, puzzle, reopened));
}

void ProgressKept::unfinishedGamesDoNotCount() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const std::unique_ptr<Match> match = solvedMatch(puzzle);
  Progress progress(folder());
  match->undo();
  QVERIFY(!keepIfBest(progress, puzzle, *match));
  QVERIFY(!QFile::exists(path()));
}

void ProgressKept::damagedFiles_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("cut off") << QByteArray(R"({"format":"byways-progress","version":1,"exer)");
  QTest::newRow("no json") << QByteArray("\xff\xfe\x00nothing", 10);
  QTest::newRow("a list") << QByteArray("[1,2,3]");
  QTest::newRow("another format") << QByteArray(R"({"format":"byways-record","version":1})");
  QTest::newRow("later") << QByteArray(R"({"format":"byways-progress","version":2,"exercises":{}})");
  QTest::newRow("wrong type") << QByteArray(R"({"format":"byways-progress","version":1,"exercises":[]})");
  QTest::newRow("deep") << QByteArray(100000, '[');
  QTest::newRow("deep inside") << QByteArray(R"({"format":"byways-progress","version":1,"exercises":)") +
                                      QByteArray(200000, '{');
}

// If the file is damaged, results of earlier versions are still read.
void ProgressKept::damagedFiles() {
  QFETCH(QByteArray, bytes);
  writeTo(path(), bytes);
  writeTo(folder_->filePath(QStringLiteral("lessons.json")), R"({"lessons":{"byg/1":{"stars":3}}})");
  Progress progress(folder());
  QVERIFY(!progress.isDone(kId));
  QVERIFY(progress.isDone(QStringLiteral("lesson/byg/1")));
  QCOMPARE(bytesOfFile(path()), bytes);  // reading changes nothing
  progress.finish(kId, {});
  QCOMPARE(bytesOfFile(path() + QStringLiteral(".damaged")), bytes);
  QVERIFY(Progress(folder()).isDone(kId));
}

// The count of hints is limited and never negative.
void ProgressKept::hintsAreCounted() {
  const auto read = [](const char* text) { return countIn(JsonFile::Json::parse(text), 999); };
  QCOMPARE(read("18446744073709551615"), 999);
  QCOMPARE(read("9223372036854775808"), 999);
  QCOMPARE(read("1000"), 999);
  QCOMPARE(read("7"), 7);
  for (const char* const none : {"-1", "-9223372036854775808", "1.5", "1e300", "\"7\"", "null", "[]"}) {
    QCOMPARE(read(none), 0);
  }
  const std::unique_ptr<Match> match = solvedMatch(shortestPuzzle(kJumps));
  match->setExtra("hints", std::numeric_limits<std::uint64_t>::max());
  QCOMPARE(attemptIn(*match).hints, 999);
  writeTo(path(),
          R"({"format":"byways-progress","version":1,"exercises":{"a/b":{"best":99999999999999999999,)"
          R"("finished":-1,"time":7,"attempt":[],"record":3},"c/d":7,"e/f":{"best":-1,"last":"x"}}})");
  const Progress progress(folder());
  QVERIFY(progress.of(QStringLiteral("a/b")).finished == 0 &&
          progress.of(QStringLiteral("a/b")).time.isNull());
  QVERIFY(!progress.isDone(QStringLiteral("c/d")) && !progress.isDone(QStringLiteral("e/f")));
}

// The result of a best game is determined by replaying its record, whatever the record says.
void ProgressKept::recordsAreReplayed() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  {
    Progress progress(folder());
    QVERIFY(keepIfBest(progress, puzzle, *solvedMatch(puzzle)));
  }
  const QByteArray good = bytesOfFile(path());
  const auto bestFrom = [&](const std::function<void(nlohmann::ordered_json&)>& change) {
    auto document = nlohmann::ordered_json::parse(good.toStdString());
    change(document["exercises"].front());
    writeTo(path(), QByteArray::fromStdString(document.dump()));
    return bestResult(Progress(folder()), puzzle);
  };
  QVERIFY(bestFrom([](auto&) {}));
  QVERIFY(!bestFrom([](auto& entry) { entry["record"]["turns"].erase(0); }));
  QVERIFY(!bestFrom([](auto& entry) { entry["record"]["result"]["scores"] = {0}; }));
  QVERIFY(!bestFrom([](auto& entry) { entry["record"] = 3; }));
  QVERIFY(!bestFrom([](auto& entry) { entry = "yes"; }));
  QVERIFY(!bestFrom([](auto& entry) { entry["record"]["solutionShown"] = true; }));
  QVERIFY(!bestFrom([](auto& entry) {
    entry["record"]["turns"].erase(entry["record"]["turns"].size() - 1);
    entry["record"].erase("result");
  }));
  // Another puzzle's record doesn't count.
  QVERIFY(!bestFrom([](auto& entry) { entry["record"]["options"]["from"] = "A0 B0"; }));
}

void ProgressKept::unknownKeysSurvive() {
  writeTo(
      path(),
      R"({"format":"byways-progress","version":1,"exercises":{"day/2030-01-01":{"best":2,"x":1}},"y":2})");
  Progress progress(folder());
  progress.finish(kId, {});
  progress.finish(QStringLiteral("day/2030-01-01"), {});
  const auto document = nlohmann::json::parse(bytesOfFile(path()).toStdString());
  QCOMPARE(document["y"].get<int>(), 2);
  QCOMPARE(document["exercises"]["day/2030-01-01"]["x"].get<int>(), 1);
  QCOMPARE(document["exercises"]["day/2030-01-01"]["best"].get<int>(), 3);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("progress", ProgressKept);
#include "tst_progress.moc"

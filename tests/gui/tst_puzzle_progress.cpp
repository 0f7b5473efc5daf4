// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of the puzzles: best results, what was shown, and files of any kind.
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <limits>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/files/json_file.h"
#include "engine/games.h"
#include "tests/gui/challenge_table.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

std::unique_ptr<Match> solved(const Puzzle& puzzle) {
  auto match = std::make_unique<Match>(setupOf(puzzle, QStringLiteral("Ann")));
  playSteps(*match, proofOf(puzzle));
  return match;
}

void writeTo(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

}  // namespace

class PuzzleProgresses : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void theBestResultIsKept();
  void aWorseResultChangesNothing();
  void whatWasShownDoesNotCount();
  void hintsMakeHollowStars();
  void unfinishedGamesDoNotCount();
  void damagedFiles_data();
  void damagedFiles();
  void hintsAreCounted();
  void claimsAreNotBelieved();
  void unknownKeysSurvive();

 private:
  [[nodiscard]] QString path() const { return folder_->filePath(QStringLiteral("puzzles.json")); }

  std::unique_ptr<QTemporaryDir> folder_;
};

void PuzzleProgresses::init() { folder_ = std::make_unique<QTemporaryDir>(); }

void PuzzleProgresses::theBestResultIsKept() {
  for (const char* const game : {"full-house", kJumps, "spiral"}) {
    const Puzzle& puzzle = shortestPuzzle(game);
    const std::unique_ptr<Match> match = solved(puzzle);
    {
      PuzzleProgress progress(path());
      QSignalSpy changed(&progress, &PuzzleProgress::changed);
      QVERIFY(!progress.best(puzzle));
      QVERIFY(progress.note(*match));
      QCOMPARE(changed.size(), 1);
      // The same once more is no better.
      QVERIFY(!progress.note(*match));
    }
    const PuzzleProgress progress(path());
    const std::optional<PuzzleResult> best = progress.best(puzzle);
    QVERIFY2(best && best->solved, game);
    QCOMPARE(*best, *resultOf(match->timeline()));
    QCOMPARE(best->moves, static_cast<int>(puzzle.proof.size()));
    QVERIFY(starsOf(puzzle, *best) >= 1);
    // The record is one that the command line reads.
    const QString file = folder_->filePath(QStringLiteral("best.byways"));
    writeTo(file, progress.bestRecord(puzzle));
    const nlohmann::json shown = showByCli(file);
    QVERIFY2(shown.is_object() && shown.contains("result"), game);
    QCOMPARE(shown["result"]["reason"].get<std::string>(), std::string("solved"));
    QCOMPARE(shown["position"]["moves"].get<int>(), best->moves);
  }
}

void PuzzleProgresses::aWorseResultChangesNothing() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const std::unique_ptr<Match> match = solved(puzzle);
  PuzzleProgress progress(path());
  // Stuck first: that is better than nothing.
  Match stuck(setupOf(puzzle, {}));
  while (stuck.timeline().to_move() > 0) {
    const std::vector<std::string> steps = stuck.state().legal_steps();
    playSteps(stuck, QString::fromStdString(steps.front()));
  }
  const std::optional<PuzzleResult> stuckAt = resultOf(stuck.timeline());
  QVERIFY(stuckAt && !stuckAt->solved);
  QVERIFY(progress.note(stuck));
  QCOMPARE(progress.sumOf(*find_game(kJumps)).solved, 0);
  QVERIFY(progress.note(*match));
  QVERIFY(!progress.note(stuck));
  QVERIFY(progress.best(puzzle)->solved);
  QCOMPARE(progress.sumOf(*find_game(kJumps)).solved, 1);
  QCOMPARE(progress.sumOf(*find_game(kJumps)).stars, 2);
}

void PuzzleProgresses::whatWasShownDoesNotCount() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  Match match(setupOf(puzzle, {}));
  PuzzleProgress progress(path());
  progress.noteShown(match);
  playSteps(match, proofOf(puzzle));
  QVERIFY(!progress.note(match));
  QVERIFY(!progress.best(puzzle));
  QVERIFY(progress.wasShown(puzzle));
  // Neither when the record is opened again, with another progress.
  const Record record = match.record();
  const auto reread = read_record(write_record(record));
  QVERIFY(static_cast<bool>(reread));
  const Match reopened(*reread, *replay(*reread));
  PuzzleProgress other(folder_->filePath(QStringLiteral("other.json")));
  QVERIFY(!other.note(reopened));
  QVERIFY(other.isSpoilt(reopened));
  // A fresh attempt counts fully, and that a solution was seen is remembered.
  PuzzleProgress later(path());
  QVERIFY(later.wasShown(puzzle));
  QVERIFY(later.note(*solved(puzzle)));
  QCOMPARE(later.starShapes(puzzle), QList<StarShape>(starsIn(puzzle).size(), StarShape::Full));
}

void PuzzleProgresses::hintsMakeHollowStars() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const QList<StarShape> hollow(starsIn(puzzle).size(), StarShape::Hollow);
  const QList<StarShape> full(starsIn(puzzle).size(), StarShape::Full);
  const auto withHints = [&](int hints) {
    std::unique_ptr<Match> match = solved(puzzle);
    match->setExtra("hints", hints);
    return match;
  };
  {
    PuzzleProgress progress(path());
    QVERIFY(progress.note(*withHints(3)));
    QVERIFY(!progress.note(*withHints(4)));
    QCOMPARE(progress.best(puzzle)->hints, 3);
    QVERIFY(progress.note(*withHints(2)));
  }
  PuzzleProgress progress(path());
  QCOMPARE(progress.best(puzzle)->hints, 2);
  QVERIFY(puzzleResultText(puzzle, *progress.best(puzzle)).contains(QStringLiteral("with 2 hint")));
  QCOMPARE(progress.starShapes(puzzle), hollow);
  QCOMPARE(progress.sumOf(*find_game(kJumps)).solved, 1);
  QCOMPARE(progress.sumOf(*find_game(kJumps)).stars, 0);
  // By oneself it counts more, whatever was there before.
  QVERIFY(progress.note(*solved(puzzle)));
  QCOMPARE(progress.starShapes(puzzle), full);
  QCOMPARE(progress.best(puzzle)->hints, 0);
  QVERIFY(!progress.note(*withHints(1)) || progress.best(puzzle)->hints == 0);
  // Getting stuck by oneself is no reason to hide what was solved with help.
  QCOMPARE(PuzzleProgress(path()).starShapes(puzzle), full);
}

void PuzzleProgresses::unfinishedGamesDoNotCount() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const std::unique_ptr<Match> match = solved(puzzle);
  PuzzleProgress progress(path());
  match->undo();
  QVERIFY(!progress.note(*match));
  QVERIFY(!QFile::exists(path()));
}

void PuzzleProgresses::damagedFiles_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("cut off") << QByteArray(R"({"format":"byways-puzzles","version":1,"puz)");
  QTest::newRow("no json") << QByteArray("\xff\xfe\x00nothing", 10);
  QTest::newRow("a list") << QByteArray("[1,2,3]");
  QTest::newRow("another format") << QByteArray(R"({"format":"byways-record","version":1})");
  QTest::newRow("later") << QByteArray(R"({"format":"byways-puzzles","version":2,"puzzles":{}})");
  QTest::newRow("wrong type") << QByteArray(R"({"format":"byways-puzzles","version":1,"puzzles":[]})");
  QTest::newRow("deep") << QByteArray(100000, '[');
  QTest::newRow("deep inside") << QByteArray(R"({"format":"byways-puzzles","version":1,"puzzles":)") +
                                      QByteArray(200000, '{');
}

void PuzzleProgresses::damagedFiles() {
  QFETCH(QByteArray, bytes);
  writeTo(path(), bytes);
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  PuzzleProgress progress(path());
  QVERIFY(!progress.best(puzzle));
  QCOMPARE(bytesOfFile(path()), bytes);  // reading changes nothing
  QVERIFY(progress.note(*solved(puzzle)));
  QCOMPARE(bytesOfFile(path() + QStringLiteral(".damaged")), bytes);
  QVERIFY(PuzzleProgress(path()).best(puzzle)->solved);
}

// More than anybody takes is as many as are counted, and nothing below none.
void PuzzleProgresses::hintsAreCounted() {
  const auto read = [](const char* text) { return countIn(JsonFile::Json::parse(text), 999); };
  QCOMPARE(read("18446744073709551615"), 999);
  QCOMPARE(read("9223372036854775808"), 999);
  QCOMPARE(read("1000"), 999);
  QCOMPARE(read("7"), 7);
  for (const char* const none : {"-1", "-9223372036854775808", "1.5", "1e300", "\"7\"", "null", "[]"}) {
    QCOMPARE(read(none), 0);
  }
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  const std::unique_ptr<Match> match = solved(puzzle);
  PuzzleProgress progress(path());
  match->setExtra("hints", std::numeric_limits<std::uint64_t>::max());
  QCOMPARE(progress.hintsIn(*match), 999);
  QVERIFY(progress.note(*match));
  QCOMPARE(PuzzleProgress(path()).best(puzzle)->hints, 999);
}

// A file may say what it likes: the record is replayed.
void PuzzleProgresses::claimsAreNotBelieved() {
  const Puzzle& puzzle = shortestPuzzle(kJumps);
  {
    PuzzleProgress progress(path());
    QVERIFY(progress.note(*solved(puzzle)));
  }
  const QByteArray good = bytesOfFile(path());
  const auto bestFrom = [&](const std::function<void(nlohmann::ordered_json&)>& change) {
    auto document = nlohmann::ordered_json::parse(good.toStdString());
    change(document["puzzles"].front());
    writeTo(path(), QByteArray::fromStdString(document.dump()));
    return PuzzleProgress(path()).best(puzzle);
  };
  QVERIFY(bestFrom([](auto&) {}));
  QVERIFY(!bestFrom([](auto& entry) { entry["best"]["turns"].erase(0); }));
  QVERIFY(!bestFrom([](auto& entry) { entry["best"]["result"]["scores"] = {0}; }));
  QVERIFY(!bestFrom([](auto& entry) { entry["best"] = 3; }));
  QVERIFY(!bestFrom([](auto& entry) { entry = "yes"; }));
  QVERIFY(!bestFrom([](auto& entry) { entry["best"]["solutionShown"] = true; }));
  QVERIFY(!bestFrom([](auto& entry) {
    entry["best"]["turns"].erase(entry["best"]["turns"].size() - 1);
    entry["best"].erase("result");
  }));
  // Another puzzle's record is no result of this one.
  QVERIFY(!bestFrom([](auto& entry) { entry["best"]["options"]["from"] = "A0 B0"; }));
}

void PuzzleProgresses::unknownKeysSurvive() {
  writeTo(path(),
          R"({"format":"byways-puzzles","version":1,"puzzles":{"crooked-jumps/to-come":{"x":1}},"y":2})");
  PuzzleProgress progress(path());
  QVERIFY(progress.note(*solved(shortestPuzzle(kJumps))));
  const auto document = nlohmann::json::parse(bytesOfFile(path()).toStdString());
  QCOMPARE(document["y"].get<int>(), 2);
  QCOMPARE(document["puzzles"]["crooked-jumps/to-come"]["x"].get<int>(), 1);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("puzzle_progress", PuzzleProgresses);
#include "tst_puzzle_progress.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Records and progress.json with random values under the program's own keys are opened, played and written
// again, or refused; the program never crashes. The changes are the same each time, derived from a seed.
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <limits>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/files/save_file.h"
#include "app/match/kept_review.h"
#include "app/match/match_clock.h"
#include "app/match/series.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

using Json = nlohmann::ordered_json;

const std::array kRecords{
    R"({"format":"byways-record","version":1,"game":"byg","options":{"size":3,"clock":true,"priority":1,"first":1},
        "players":[{"name":"A","colour":1},{"name":"B","colour":3,"drifts":false}],"turns":["2: A1","1: C2"],
        "table":{"seed":7,"cursor":1},"clock":{"turn_ms":500000,"reserve_ms":[1000,2000]},"series":{"wins":[1,0]},
        "review":{"turns":[{"entry":1,"of":1,"depth":1,"best":"C1","line":["x"],"before":[5000,5000],
        "after":[4000,6000],"unrolled":[1,2],"rolled":[3,4]}]},
        "variations":[{"at":1,"turns":["1: E1"],"comments":{"2":"x"}}],"comments":{"1":"y"}})",
    R"({"format":"byways-record","version":1,"game":"highway","players":[{"colour":0},{"drifts":true},{"colour":2}],
        "turns":["*: corners A1 A5 E9"],"table":{"seed":12345,"sealed":"AAAA","cursor":1}})",
    R"({"format":"byways-record","version":1,"game":"crooked-jumps","players":[{}],"turns":[],
        "options":{"from":"A0 B0 C1"},"solutionShown":true,"table":{"seed":1}})"};

Json anyValue(Random& random) {
  switch (random.below(14)) {
    case 0:
      return nullptr;
    case 1:
      return true;
    case 2:
      return -1;
    case 3:
      return 5;
    case 4:
      return std::numeric_limits<std::uint64_t>::max();
    case 5:
      return std::numeric_limits<std::int64_t>::min();
    case 6:
      return 1.5;
    case 7:
      return 1e300;
    case 8:
      return "x";
    case 9:
      return "";
    case 10:
      return Json::array();
    case 11:
      return Json{1, "2", nullptr};
    case 12:
      return Json::object();
    default:
      return Json{{"seed", "x"}, {"wins", {-1, 1e9}}, {"best", 5}};
  }
}

// Collects every value of the tree, so that one of them can be replaced.
void collect(Json& value, std::vector<Json*>& all) {
  all.push_back(&value);
  if (value.is_structured()) {
    for (Json& child : value) {
      collect(child, all);
    }
  }
}

Json mutated(const Json& good, Random& random) {
  Json document = good;
  for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
    std::vector<Json*> all;
    collect(document, all);
    Json& victim = *all[1 + random.below(static_cast<std::uint32_t>(all.size()) - 1)];
    victim = anyValue(random);
    if (!document.is_object() || document.empty()) {
      break;
    }
  }
  return document;
}

// Uses what was opened: plays, looks back, writes and reads again.
void use(Match& match) {
  static_cast<void>(seriesWins(match));
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    static_cast<void>(match.name(seat).size() + match.colourIndex(seat));
  }
  match.undo();
  match.goTo(0);
  match.goTo(match.timeline().length());
  match.liftCurtain();
  if (match.timeline().to_move() > 0) {
    const std::vector<std::string> steps = match.state().legal_steps();
    static_cast<void>(
        match.play(steps.empty() ? QStringLiteral("x") : QString::fromStdString(steps.front())));
  }
  match.setComment(0, QStringLiteral("z"));
  static_cast<void>(reviewState(match));
  const auto again = read_record(write_record(match.record()));
  QVERIFY(static_cast<bool>(again));
  const auto timeline = replay(*again);
  QVERIFY(static_cast<bool>(timeline));
}

}  // namespace

class Hostile : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void ownKeysOfAnyForm_data();
  void ownKeysOfAnyForm();
  void aTableThatIsNoObject();
  void progressOfAnyForm();
  void anExerciseThatIsANumber();
  void hundredsOfThousandsOfExercises();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void Hostile::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  isolate(folder_->path());
}

void Hostile::ownKeysOfAnyForm_data() {
  QTest::addColumn<int>("which");
  for (int i = 0; i < static_cast<int>(kRecords.size()); ++i) {
    QTest::addRow("record %d", i) << i;
  }
}

void Hostile::ownKeysOfAnyForm() {
  QFETCH(int, which);
  const Json good = Json::parse(kRecords[static_cast<std::size_t>(which)]);
  QVERIFY(Library::read(QByteArray::fromStdString(good.dump())).match != nullptr);
  const Preferences preferences;
  Random random(20261122);
  int opened = 0;
  for (int i = 0; i < 800; ++i) {
    const OpenedMatch match = Library::read(QByteArray::fromStdString(mutated(good, random).dump()));
    if (match.match) {
      ++opened;
      const MatchClock clock(*match.match, preferences);
      use(*match.match);
    } else {
      QVERIFY(!match.problem.isEmpty() && match.problem.size() < 1000);
    }
  }
  QVERIFY2(opened > 80, qPrintable(QString::number(opened)));
}

// A record whose "table" isn't an object, or has broken values, can be opened from its file and pasted.
void Hostile::aTableThatIsNoObject() {
  Gui gui(folder_->path());
  for (const char* const table : {"5", "[1]", "\"x\"", "true", "null", "{\"seed\":\"x\",\"cursor\":-1}"}) {
    Json document = Json::parse(kRecords[0]);
    document["table"] = Json::parse(table);
    const QString path = gui.library().newPath();
    QVERIFY(QDir().mkpath(gui.library().folder()));
    QVERIFY(saveFile(path, QByteArray::fromStdString(document.dump())).isEmpty());
    QVERIFY(gui.window().openFile(path));
    QVERIFY(!gui.match().play(QStringLiteral("E1")));
    QApplication::clipboard()->setText(QString::fromStdString(document.dump()));
    gui.action("pasteRecord").trigger();
    QVERIFY(!gui.match().play(QStringLiteral("E1")));
  }
}

void Hostile::progressOfAnyForm() {
  const QString path = folder_->filePath(QStringLiteral("progress.json"));
  const QList<const Puzzle*> puzzles = puzzlesOf(*find_game("crooked-jumps"));
  {
    Progress progress(folder_->path());
    for (const Puzzle* const puzzle : puzzles.mid(0, 3)) {
      Match match(setupOf(*puzzle, {}));
      for (const std::string& step : puzzle->proof) {
        static_cast<void>(match.play(QString::fromStdString(step)));
      }
      keepIfBest(progress, *puzzle, match);
      progress.finish(exerciseId(*puzzle), {.misses = 1, .seconds = 5});
    }
  }
  const Json good = Json::parse(readFile(path, 1 << 22).bytes.toStdString());
  QCOMPARE(good["exercises"].size(), std::size_t(3));
  Random random(20261122);
  for (int i = 0; i < 480; ++i) {
    QFile file(path);  // needn't stay on the disk
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(mutated(good, random).dump()));
    file.close();
    Progress progress(folder_->path());
    const Puzzle& puzzle = *puzzles[static_cast<qsizetype>(random.below(4))];
    static_cast<void>(bestResult(progress, puzzle));
    if (i % 12 > 0) {
      continue;
    }
    progress.keep(exerciseId(puzzle), {.shown = true});
    QCOMPARE(progress.problem(), QString());
    const Json written = Json::parse(readFile(path, 1 << 22).bytes.toStdString());
    QVERIFY(written["exercises"].is_object());
  }
}

void Hostile::anExerciseThatIsANumber() {
  QVERIFY(saveFile(folder_->filePath(QStringLiteral("progress.json")),
                   R"({"format":"byways-progress","version":1,"exercises":{"a/b/c":5}})")
              .isEmpty());
  Progress progress(folder_->path());
  progress.keep(QStringLiteral("a/b/c"), {.shown = true});
  QVERIFY(Progress(folder_->path()).of(QStringLiteral("a/b/c")).wasShown);
}

// A file of progress with far too many exercises is refused quickly instead of being read for minutes, and
// kept under another name.
void Hostile::hundredsOfThousandsOfExercises() {
  QByteArray bytes(R"({"format":"byways-progress","version":1,"exercises":{"x":0)");
  for (int i = 0; i < 400'000; ++i) {
    bytes += ",\"" + QByteArray::number(i) + "\":0";
  }
  bytes += "}}";
  QVERIFY(saveFile(folder_->filePath(QStringLiteral("progress.json")), bytes).isEmpty());
  QElapsedTimer time;
  time.start();
  const Progress progress(folder_->path());
  QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
  QVERIFY(progress.knownIds({}).isEmpty());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("hostile", Hostile);
#include "tst_hostile.moc"

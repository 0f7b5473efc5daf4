// SPDX-License-Identifier: GPL-3.0-or-later
// The page of finished games, statistics about people, and computers that match somebody's strength.
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QPdfWriter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>

#include "app/archive/archive_model.h"
#include "app/archive/archive_page.h"
#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/library/game_lock.h"
#include "app/print/paper.h"
#include "app/setup/new_game_sheet.h"
#include "app/statistics/chart_view.h"
#include "app/statistics/people.h"
#include "app/statistics/statistics_page.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

using Player = FinishedGame::Player;

Player person(const char* name, int hints = 0, int takeBacks = 0) {
  Player player;
  player.name = QString::fromUtf8(name);
  player.hints = hints;
  player.takeBacks = takeBacks;
  return player;
}

Player computer(int level) {
  Player player;
  player.level = level;
  return player;
}

// A finished game that ended on day number `day`; tests have one game on each day.
FinishedGame finished(int day, const QList<Player>& players, const QList<Seat>& winners,
                      const char* game = "byg") {
  FinishedGame one;
  one.path = QStringLiteral("/games/%1.byways").arg(day);
  one.game = find_game(game);
  one.players = players;
  one.winners = winners;
  one.ended = QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC).addDays(day);
  one.seed = QString::number(day);
  one.turns = 10 + day;
  return one;
}

const Game& byg() { return *find_game("byg"); }

// A game of Byg that `loser` resigns after one stone has been placed.
void playByg(Gui& gui, Seat loser = 1) {
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  QVERIFY(!gui.match().playDeclaration(loser, QStringLiteral("resign")));
}

QString ofPeople(const Gui& gui) { return gui.folder() + QStringLiteral("/people.json"); }

}  // namespace

class StatisticsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ratingsFollowGlicko();
  void levelsAreFixedPoints();
  void strengthFollowsTheLastGames();
  void everyGameCountsOnce();
  void streaksAndOpponents();
  void helpIsShownAndCountsHalf();
  void whatIsNotRated();
  void manyAtOneTable();
  void whoHasNoName();
  void namesAreGivenAndTakenBack();
  void nothingChangesThatCantBeKept();
  void aSharedSeatCountsAsHelpAndIsUnrated();
  void ratingsBeginAnew();
  void tablesAreQuoted();
  void tablesHoldNoFormulas();
  void gamesAreReadOnceAndKept();
  void brokenFilesDoNoHarm();
  void namesOfFilesAreNames();
  void filtersAndSorting();
  void takeBacksAreNoted();
  void theArchiveOpensAndRemoves();
  void escapeLeadsBack();
  void gamesOfOneDayAndLongNames();
  void theEmptyPagesSaySo();
  void thePageOfAPerson();
  void aComputerMatchesMyStrength();
  void exercisesAreCounted();
  void exercisesAreATable();
  void thePageShowsExercises();
};

// Two problems of Byg, the first solved at once and the second missed, and a daily exercise.
void doExercises(const QString& folder, const QDate& day) {
  Progress progress(folder);
  const QStringList problems = problemIds(byg());
  progress.finish(problems.at(0), {.seconds = 65});
  progress.finish(problems.at(1), {.misses = 1, .seconds = 10});
  Days days(progress, [day] { return day; });
  days.open(day);
  progress.finish(exerciseId(Days::exerciseOf(day)), {.hints = 1, .seconds = 5});
}

// The example in Glickman's paper. There a player's deviation doesn't grow before the games, as it does here,
// so `before` has a smaller one.
void StatisticsTest::ratingsFollowGlicko() {
  const Rating before{1500, std::sqrt(200.0 * 200 - 30.0 * 30)};
  const std::vector<Meeting> meetings{{{1400, 30}, 1, 1}, {{1550, 100}, 0, 1}, {{1700, 300}, 0, 1}};
  const Rating after = ratingAfter(before, meetings);
  QCOMPARE(std::lround(after.value), 1464);
  QCOMPARE(std::lround(after.deviation * 10), 1514);
  const Rating same = ratingAfter(before, {});
  QCOMPARE(same.value, before.value);
  QCOMPARE(same.deviation, before.deviation);
}

void StatisticsTest::levelsAreFixedPoints() {
  for (int level = 1; level <= 8; ++level) {
    QCOMPARE(nearestLevel(ratingOfLevel(level)), level);
    QCOMPARE(ratingOfLevel(level).error(), 0.0);
  }
  QCOMPARE(nearestLevel(firstRating()), 2);
  QCOMPARE(nearestLevel({-500, 100}), 1);
  QCOMPARE(nearestLevel({9000, 100}), 8);
  QVERIFY(std::abs(expectedShare(ratingOfLevel(4), ratingOfLevel(3)) - 0.7) < 0.01);
  const std::vector<Meeting> draw{{ratingOfLevel(2), 0.5, 1}};
  QVERIFY(std::abs(ratingAfter(firstRating(), draw).value - firstRating().value) < 1e-9);
}

void StatisticsTest::strengthFollowsTheLastGames() {
  People people(QStringLiteral("/nowhere/people.json"));
  QList<FinishedGame> games;
  QList<int> levels;
  const auto play = [&](bool wins) {
    const int level = Statistics(games, people).matchingLevel(QStringLiteral("Ann"), byg());
    levels << level;
    games << finished(static_cast<int>(games.size()), {person("Ann"), computer(level)}, {wins ? 1 : 2});
  };
  for (int game = 0; game < 25; ++game) {
    play(true);
  }
  QCOMPARE(levels.first(), 2);
  QVERIFY(levels.at(1) > 2);
  QVERIFY2(levels.last() >= 7, qPrintable(QString::number(levels.last())));
  QVERIFY(std::is_sorted(levels.begin(), levels.end()));
  for (int game = 0; game < 40; ++game) {
    play(false);
  }
  QVERIFY2(levels.last() <= 2, qPrintable(QString::number(levels.last())));
  // Strength is counted separately for each game.
  QCOMPARE(Statistics(games, people).matchingLevel(QStringLiteral("Ann"), *find_game("bypass")), 2);
}

void StatisticsTest::everyGameCountsOnce() {
  People people(QStringLiteral("/nowhere/people.json"));
  const FinishedGame game = finished(1, {person("Ann"), person("Ben")}, {1});
  FinishedGame copy = game;
  copy.path = QStringLiteral("/games/copy.byways");
  FinishedGame marked = game;
  marked.path = QStringLiteral("/games/marked.byways");
  marked.isCopy = true;
  marked.ended = game.ended.addDays(-1);  // a copy that ended earlier than its original
  marked.winners = {2};
  const Standing ann = Statistics({marked, copy, game}, people).of(QStringLiteral("Ann"));
  QCOMPARE(ann.tally.played(), 1);
  QCOMPARE(ann.tally.won, 1);
  // A copy counts if its original is gone.
  QCOMPARE(Statistics({marked}, people).of(QStringLiteral("Ann")).tally.lost, 1);
  QCOMPARE(Statistics({}, people).people(), QStringList());
}

void StatisticsTest::streaksAndOpponents() {
  People people(QStringLiteral("/nowhere/people.json"));
  QList<FinishedGame> games;
  for (const int winner : {1, 1, 1, 0, 2, 1, 1}) {
    const auto day = static_cast<int>(games.size());
    games.prepend(finished(day, {person("Ann"), day < 4 ? computer(3) : person("Ben")},
                           winner == 0 ? QList<Seat>() : QList<Seat>{winner}));
  }
  const Statistics statistics(games, people);
  const Standing ann = statistics.of(QStringLiteral("Ann"), &byg());
  QCOMPARE(ann.tally.won, 5);
  QCOMPARE(ann.tally.drawn, 1);
  QCOMPARE(ann.tally.lost, 1);
  QCOMPARE(ann.streaks.current, 2);
  QCOMPARE(ann.streaks.longestWins, 3);
  QCOMPARE(ann.streaks.longestLosses, 1);
  QCOMPARE(ann.ratings.size(), 7);
  QVERIFY(ann.ratings.first().when < ann.ratings.last().when);
  QCOMPARE(ann.opponents.size(), 2);
  QCOMPARE(ann.opponents.at(0).level, 3);
  QCOMPARE(ann.opponents.at(0).tally.won, 3);
  QCOMPARE(ann.opponents.at(1).person, QStringLiteral("Ben"));
  QCOMPARE(ann.opponents.at(1).tally.lost, 1);
  QCOMPARE(statistics.of(QStringLiteral("Ben")).streaks.current, -2);
  QCOMPARE(statistics.people(), QStringList({QStringLiteral("Ann"), QStringLiteral("Ben")}));
}

void StatisticsTest::helpIsShownAndCountsHalf() {
  People people(QStringLiteral("/nowhere/people.json"));
  const Statistics statistics(
      {finished(1, {person("Ann"), computer(2)}, {1}), finished(2, {person("Ben", 2, 1), computer(2)}, {1}),
       finished(3, {person("Cleo", 1), computer(2)}, {2}), finished(4, {person("Dora"), computer(2)}, {2})},
      people);
  const auto rating = [&](const char* name) {
    return statistics.ratingOf(QString::fromLatin1(name), byg())->value;
  };
  QVERIFY(rating("Ann") > rating("Ben") && rating("Ben") > firstRating().value);
  QCOMPARE(rating("Cleo"), rating("Dora"));  // help doesn't reduce the effect of a loss
  const Tally ben = statistics.of(QStringLiteral("Ben")).tally;
  QCOMPARE(ben.helped, 1);
  QCOMPARE(ben.hints, 2);
  QCOMPARE(ben.takeBacks, 1);
  QCOMPARE(statistics.of(QStringLiteral("Ann")).tally.helped, 0);
}

void StatisticsTest::whatIsNotRated() {
  People people(QStringLiteral("/nowhere/people.json"));
  FinishedGame arranged = finished(1, {person("Ann"), computer(2)}, {1});
  arranged.isArranged = true;
  const Statistics statistics({arranged, finished(2, {person("Ann")}, {1}, "full-house"),
                               finished(3, {person("Ann")}, {}, "full-house")},
                              people);
  QVERIFY(!statistics.ratingOf(QStringLiteral("Ann"), byg()));
  QVERIFY(!statistics.ratingOf(QStringLiteral("Ann"), *find_game("full-house")));
  const Standing all = statistics.of(QStringLiteral("Ann"));
  QCOMPARE(all.tally.played(), 3);
  QCOMPARE(all.tally.won, 1);
  QCOMPARE(all.tally.alone, 2);
  QCOMPARE(all.tally.solved, 1);
  QCOMPARE(all.streaks.current, 1);  // challenges neither continue nor end a streak
}

void StatisticsTest::manyAtOneTable() {
  People people(QStringLiteral("/nowhere/people.json"));
  const QList<Player> four{person("Ann"), person("Ben"), person("Cleo"), computer(2)};
  const Statistics statistics({finished(1, four, {1}, "bypass")}, people);
  const auto rating = [&](const char* name) {
    return *statistics.ratingOf(QString::fromLatin1(name), *find_game("bypass"));
  };
  QVERIFY(rating("Ann").value > firstRating().value);
  QVERIFY(rating("Ben").value < firstRating().value);
  QCOMPARE(rating("Ben").value, rating("Cleo").value);
  QCOMPARE(statistics.of(QStringLiteral("Ben")).opponents.size(), 3);
  // A game in which everybody at the table is the same person counts once.
  QCOMPARE(Statistics({finished(1, {person("Ann"), person("Ann")}, {1})}, people)
               .of(QStringLiteral("Ann"))
               .tally.played(),
           1);
}

void StatisticsTest::whoHasNoName() {
  People people(QStringLiteral("/nowhere/people.json"));
  const Statistics alone({finished(1, {person(""), computer(2)}, {1})}, people);
  QCOMPARE(alone.people(), QStringList({QString()}));
  QVERIFY(alone.ratingOf({}, byg()));
  QVERIFY(!personText({}).isEmpty());
  // Two nameless players can't be told apart.
  QVERIFY(Statistics({finished(1, {person(""), person("")}, {1})}, people).people().isEmpty());
  // Games between computers say nothing about people.
  QVERIFY(Statistics({finished(1, {computer(2), computer(3)}, {1})}, people).people().isEmpty());
}

void StatisticsTest::namesAreGivenAndTakenBack() {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("people.json"));
  const QList<FinishedGame> games{finished(1, {person("Ann"), person("Ben")}, {1}),
                                  finished(2, {person("Annie"), person("Ben")}, {1})};
  const auto ann = QStringLiteral("Ann");
  const auto annie = QStringLiteral("Annie");
  const auto anna = QStringLiteral("Anna");
  {
    People people(file);
    people.rename(annie, ann);  // one person from now on
    QCOMPARE(Statistics(games, people).of(ann).tally.won, 2);
    people.rename(ann, anna);
    QCOMPARE(people.otherNamesOf(anna), QStringList({ann, annie}));
    QCOMPARE(Statistics(games, people).people().size(), 2);
  }
  People people(file);  // as saved
  QCOMPARE(people.personOf(annie), anna);
  QCOMPARE(Statistics(games, people).of(anna).tally.won, 2);
  people.rename(anna, ann);  // back to a name that occurs in records
  QCOMPARE(people.personOf(anna), ann);
  people.separate(ann);
  QCOMPARE(people.personOf(annie), annie);
  people.forget(QStringLiteral("Ben"));
  QCOMPARE(Statistics(games, people).people(), QStringList({ann, annie}));
  QCOMPARE(Statistics(games, people).of(ann).opponents.first().kind, Opponent::Kind::Somebody);
  QVERIFY(People(file).isForgotten(QStringLiteral("Ben")));
  people.rememberAll();
  QCOMPARE(Statistics(games, people).people().size(), 3);
}

void StatisticsTest::nothingChangesThatCantBeKept() {
  const QTemporaryDir folder;
  QFile inTheWay(folder.filePath(QStringLiteral("place")));
  QVERIFY(inTheWay.open(QIODevice::WriteOnly));
  People people(folder.filePath(QStringLiteral("place/people.json")));
  const QSignalSpy changed(&people, &People::changed);
  people.rename(QStringLiteral("Ann"), QStringLiteral("Anna"));
  people.forget(QStringLiteral("Ben"));
  QVERIFY(!people.problem().isEmpty());
  QCOMPARE(people.personOf(QStringLiteral("Ann")), QStringLiteral("Ann"));
  QVERIFY(!people.isForgotten(QStringLiteral("Ben")));
  QCOMPARE(changed.count(), 0);
  inTheWay.remove();
  people.forget(QStringLiteral("Ben"));
  QVERIFY(people.problem().isEmpty() && people.isForgotten(QStringLiteral("Ben")));
}

// A computer plays some turns for Ann, who then returns.
void StatisticsTest::aSharedSeatCountsAsHelpAndIsUnrated() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start({&byg(),
                      {{"size", 4}, {"priority", 1}, {"first", 1}},
                      {QStringLiteral("Ann"), QStringLiteral("Ben")},
                      {0, 1}});
  Match& match = gui.match();
  const Seat ann = match.onTurn();
  match.setLevel(ann, 1);
  match.setLevel(ann, 0);
  QVERIFY(!match.isShared(ann));  // nothing was played
  match.setLevel(ann, 1);
  QTRY_VERIFY(match.onTurn() != ann);
  const OpenedMatch lent = Library::read(Library::bytesOf(match));
  QVERIFY(!lent.match->isShared(ann));
  lent.match->setLevel(ann, 0);
  QVERIFY(lent.match->isShared(ann));  // as the record says
  match.setLevel(ann, 0);
  QVERIFY(match.isShared(ann) && !match.isShared(ann == 1 ? 2 : 1));
  QVERIFY(Library::read(Library::bytesOf(match)).match->isShared(ann));
  QVERIFY(!match.playDeclaration(ann == 1 ? 2 : 1, QStringLiteral("resign")));
  QVERIFY(gui.find<QLabel>("resultReason").text().contains(QStringLiteral("A computer took over from")));
  const std::optional<FinishedGame> game = finishedGameOf(match, QString(), QDateTime::currentDateTimeUtc());
  QVERIFY(game && game->players.at(ann - 1).isShared);
  QCOMPARE(finishedGameFrom(toJson(*game), QString()), game);
  const QTemporaryDir folder;
  const People people(folder.filePath(QStringLiteral("people.json")));
  const Statistics statistics({*game}, people);
  const QString name = game->players.at(ann - 1).name;
  QCOMPARE(statistics.of(name).tally.helped, 1);
  QCOMPARE(statistics.of(name).tally.won, 1);
  QVERIFY(!statistics.ratingOf(name, byg()));
}

void StatisticsTest::ratingsBeginAnew() {
  const QTemporaryDir folder;
  People people(folder.filePath(QStringLiteral("people.json")));
  const auto ann = QStringLiteral("Ann");
  QList<FinishedGame> games;
  for (int day = 0; day < 6; ++day) {
    games << finished(day, {person("Ann"), computer(4)}, {1});
  }
  QVERIFY(Statistics(games, people).matchingLevel(ann, byg()) > 3);
  people.resetRating(ann, byg(), games.last().ended);
  QCOMPARE(Statistics(games, people).matchingLevel(ann, byg()), 2);
  QCOMPARE(Statistics(games, people).of(ann).tally.played(), 6);
  people.reset(ann, games.at(3).ended);
  QCOMPARE(Statistics(games, people).of(ann).tally.played(), 2);
  people.countAll(ann);
  QCOMPARE(Statistics(games, people).of(ann, &byg()).ratings.size(), 6);
}

void StatisticsTest::tablesAreQuoted() {
  QCOMPARE(csvField(QStringLiteral("Ann")), QStringLiteral("Ann"));
  QCOMPARE(csvField(QStringLiteral("Ann, the \"first\"")), QStringLiteral("\"Ann, the \"\"first\"\"\""));
  QCOMPARE(csvField(QStringLiteral("=1+1")), QStringLiteral("'=1+1"));
  People people(QStringLiteral("/nowhere/people.json"));
  const QByteArray table = csvOf(Statistics({finished(1, {person("Ann, \"A\""), computer(3)}, {1})}, people));
  QVERIFY(table.startsWith("\xEF\xBB\xBF"));
  const QStringList lines = QString::fromUtf8(table).split(QStringLiteral("\r\n"));
  QCOMPARE(lines.size(), 4);  // header, all opponents, the computer, and the end of the last line
  QVERIFY2(lines.at(1).startsWith(QStringLiteral("\"Ann, \"\"A\"\"\",Byg,All,1,1,0,0")),
           qPrintable(lines.at(1)));
  QVERIFY2(lines.at(2).contains(QStringLiteral("\"Computer, level 3 (casual)\",1,1,0,0")),
           qPrintable(lines.at(2)));
}

// No cell of a table is a formula, with any separator that a spreadsheet may use.
void StatisticsTest::tablesHoldNoFormulas() {
  const auto cellsOf = [](const QString& line, QChar sign) {
    QStringList cells{QString()};
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
      const QChar letter = line.at(i);
      const bool isMark = letter == QLatin1Char('"');
      if (isMark && (isQuoted || cells.last().isEmpty())) {
        const bool isDoubled = isQuoted && line.mid(i + 1, 1) == QLatin1String("\"");
        isQuoted = isDoubled || !isQuoted;
        i += isDoubled ? 1 : 0;
        if (isDoubled) {
          cells.last().append(letter);
        }
      } else if (letter == sign && !isQuoted) {
        cells.append(QString());
      } else {
        cells.last().append(letter);
      }
    }
    return cells;
  };
  QCOMPARE(cellsOf(QStringLiteral("\"a;\"\"b\"\"\";c"), QLatin1Char(';')),
           QStringList({QStringLiteral("a;\"b\""), QStringLiteral("c")}));
  const People people(QStringLiteral("/nowhere/people.json"));
  static const QRegularExpression kFormula(QString::fromUtf8("^[\\s\"]*[=+\\-@＝＋－＠]"));
  for (const char* const name :
       {"A;=1+2;B", "=1+1", "A;\"=1+2\"", ";+1", "A, @x", "A; =1", "A|-1", "A;\"\";=1", "A;＝1"}) {
    const QByteArray table = csvOf(Statistics(
        {finished(1, {person("Ben"), person(name)}, {1}), finished(2, {person(name), person("Ben")}, {1})},
        people));
    const QStringList lines =
        QString::fromUtf8(table.mid(3)).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 5);
    for (const char sign : {',', ';', '\t', '|'}) {
      for (const QString& line : lines) {
        const QStringList cells = cellsOf(line, QLatin1Char(sign));
        for (const QString& cell : cells) {
          QVERIFY2(!kFormula.match(cell).hasMatch(), qPrintable(line));
        }
      }
    }
    QCOMPARE(cellsOf(lines.at(1), QLatin1Char(',')).size(), cellsOf(lines.at(0), QLatin1Char(',')).size());
  }
}

void StatisticsTest::gamesAreReadOnceAndKept() {
  Gui gui;
  playByg(gui);
  gui.window().showShelf();
  const QString keptAt = gui.folder() + QStringLiteral("/kept.json");
  const QString path = gui.finished().constFirst().path;
  {
    QFile file(path);  // as if written long ago
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
  }
  FinishedGame first;
  {
    GameIndex games(gui.library(), keptAt);
    QTRY_COMPARE(games.finished().size(), 1);
    first = games.finished().first();
  }
  QCOMPARE(first.players.size(), 2);
  QCOMPARE(first.players.first().name, QStringLiteral("Ann"));
  QCOMPARE(first.winners, QList<Seat>{2});
  QCOMPARE(first.turns, 2);
  QVERIFY(!first.isCopy && !first.isReviewed && !first.isArranged);
  QVERIFY(QFile::exists(keptAt));
  // The cache is used as long as the file doesn't change.
  QFile kept(keptAt);
  QVERIFY(kept.open(QIODevice::ReadWrite));
  const QByteArray changed = kept.readAll().replace("\"turns\":2", "\"turns\":9");
  kept.seek(0);
  kept.write(changed);
  kept.close();
  GameIndex again(gui.library(), keptAt);
  QTRY_COMPARE(again.finished().size(), 1);
  QCOMPARE(again.finished().first().turns, 9);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
  file.close();
  again.refresh();
  QTRY_COMPARE(again.finished().first().turns, 2);
  QVERIFY(QFile::remove(path));
  again.refresh();
  QTRY_VERIFY(again.finished().isEmpty());
}

void StatisticsTest::brokenFilesDoNoHarm() {
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("people.json"));
  QFile broken(file);
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{ \"format\": 3");
  broken.close();
  People people(file);
  QCOMPARE(people.personOf(QStringLiteral("Ann")), QStringLiteral("Ann"));
  people.forget(QStringLiteral("Ann"));
  QCOMPARE(bytesOfFile(file + QStringLiteral(".damaged")), QByteArray("{ \"format\": 3"));
  QVERIFY(People(file).isForgotten(QStringLiteral("Ann")));
  const FinishedGame game = finished(1, {person("Ann", 1, 2), computer(3)}, {2});
  const auto read = finishedGameFrom(toJson(game), game.path);
  QVERIFY(read && *read == game);
  for (const char* const key : {"game", "players", "ended"}) {
    QJsonObject value = toJson(game);
    value.remove(QLatin1String(key));
    QVERIFY(!finishedGameFrom(value, game.path));
  }
  QJsonObject value = toJson(game);
  value.insert(QStringLiteral("winners"), QJsonArray{7});
  QVERIFY(!finishedGameFrom(value, game.path));
}

// Names in the cache are limited as in records, since longer ones would take too long to show.
void StatisticsTest::namesOfFilesAreNames() {
  const QString endless(1'000'000, QLatin1Char('x'));
  const FinishedGame game = finished(1, {person("Ann"), person("Ben")}, {2});
  QJsonObject value = toJson(game);
  value.insert(QStringLiteral("players"),
               QJsonArray{QJsonObject{{QStringLiteral("name"), endless}}, QJsonObject()});
  QVERIFY(!finishedGameFrom(value, game.path));
  for (const char* const key : {"seed", "began"}) {
    value = toJson(game);
    value.insert(QLatin1String(key), endless);
    QVERIFY(!finishedGameFrom(value, game.path));
  }
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("people.json"));
  const auto ann = QStringLiteral("Ann");
  {
    People people(path);
    people.rename(QStringLiteral("Anne"), ann);
    people.forget(QStringLiteral("Ben"));
  }
  QJsonObject all = QJsonDocument::fromJson(bytesOfFile(path)).object();
  QJsonObject names = all.value(QLatin1String("names")).toObject();
  names.insert(endless, ann);
  names.insert(QStringLiteral("Annie"), endless);
  all.insert(QStringLiteral("names"), names);
  all.insert(QStringLiteral("forgotten"), QJsonArray{QStringLiteral("Ben"), endless});
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(all).toJson()) > 0);
  file.close();
  const People people(path);
  QCOMPARE(people.otherNamesOf(ann), QStringList{QStringLiteral("Anne")});
  QCOMPARE(people.personOf(QStringLiteral("Annie")), QStringLiteral("Annie"));
  QVERIFY(people.isForgotten(QStringLiteral("Ben")) && !people.isForgotten(endless));
}

void StatisticsTest::filtersAndSorting() {
  ArchiveModel model;
  QList<FinishedGame> games;
  for (int day = 2999; day >= 0; --day) {  // latest first
    const bool isByg = day % 3 != 0;
    games << finished(day, {person(day % 2 == 0 ? "Ann" : "Ben"), computer(1 + day % 8)},
                      day % 5 == 0 ? QList<Seat>() : QList<Seat>{1 + day % 2}, isByg ? "byg" : "bypass");
  }
  model.setGames(games);
  QCOMPARE(model.rowCount(), 3000);
  QCOMPARE(model.game(0).turns, 3009);
  model.setFilter({&byg(), {QStringLiteral("Ann")}, ArchiveFilter::Result::Won});
  QVERIFY(model.rowCount() > 0);
  for (int row = 0; row < model.rowCount(); ++row) {
    const FinishedGame& game = model.game(row);
    QVERIFY(game.game == &byg() && game.players.first().name == QLatin1String("Ann") && game.hasWon(1));
  }
  model.setFilter({nullptr, {}, ArchiveFilter::Result::Drawn});
  QCOMPARE(model.rowCount(), 600);
  model.setFilter({nullptr, {QStringLiteral("Ben")}, ArchiveFilter::Result::Lost});
  QCOMPARE(model.rowCount(), 1200);
  model.setFilter({});
  model.sort(ArchiveModel::TurnsColumn, Qt::AscendingOrder);
  QCOMPARE(model.game(0).turns, 10);
  model.sort(ArchiveModel::PlayersColumn, Qt::AscendingOrder);
  QVERIFY(model.index(0, ArchiveModel::PlayersColumn).data().toString().startsWith(QStringLiteral("Ann")));
  QCOMPARE(model.game(0).ended, games.at(7).ended);  // ties are ordered by time, latest first
  QCOMPARE(model.rowOf(games.at(7).path), 0);
}

void StatisticsTest::takeBacksAreNoted() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  gui.match().undo();
  gui.match().undo();
  gui.match().redo();
  gui.match().redo();
  QCOMPARE(gui.match().takeBacks(2), 0);  // only looked back
  while (gui.match().canUndo()) {
    gui.match().undo();
  }
  gui.clickPlace(QStringLiteral("A1"));
  gui.endTurn();
  QCOMPARE(gui.match().takeBacks(2), 1);
  QCOMPARE(gui.match().takeBacks(1), 0);
  const OpenedMatch read = Library::read(Library::bytesOf(gui.match()));
  QCOMPARE(read.match->takeBacks(2), 1);
  // After the end, people only try things out.
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.match().goTo(0);
  gui.clickPlace(QStringLiteral("B2"));
  gui.endTurn();
  QCOMPARE(gui.match().takeBacks(2), 1);
}

void StatisticsTest::theArchiveOpensAndRemoves() {
  const QTemporaryDir folder;
  {
    const Gui before(folder.path());
    People(ofPeople(before)).rename(QStringLiteral("Ann"), QStringLiteral("Anna"));
  }
  Gui gui(folder.path());
  playByg(gui, 1);
  playByg(gui, 2);
  gui.window().showShelf();
  QTest::mouseClick(&gui.find<QPushButton>("allFinished"), Qt::LeftButton);
  auto& page = gui.find<ArchivePage>("archive");
  QVERIFY(page.isVisible());
  auto& table = gui.find<QTableView>("archiveTable");
  QTRY_COMPARE(table.model()->rowCount(), 2);
  QTRY_COMPARE(QApplication::focusWidget(), &table);
  QVERIFY(!table.accessibleName().isEmpty());
  QCOMPARE(table.model()->index(0, ArchiveModel::ReviewedColumn).data(Qt::AccessibleTextRole).toString(),
           QStringLiteral("Not reviewed"));
  auto& result = gui.find<QComboBox>("archiveResult");
  auto& person = gui.find<QComboBox>("archivePerson");
  person.setCurrentText(QStringLiteral("Anna"));  // the name that the statistics use
  QCOMPARE(person.currentText(), QStringLiteral("Anna"));
  result.setCurrentIndex(1);
  QCOMPARE(table.model()->rowCount(), 1);
  QVERIFY(
      table.model()->index(0, ArchiveModel::ResultColumn).data().toString().contains(QStringLiteral("Ann")));
  result.setCurrentIndex(3);
  QVERIFY(gui.find<QLabel>("archiveEmpty").isVisible() && !table.isVisible());
  QTest::mouseClick(&gui.find<QPushButton>("archiveAll"), Qt::LeftButton);
  QCOMPARE(table.model()->rowCount(), 2);
  gui.key(Qt::Key_Delete);
  QTRY_COMPARE(table.model()->rowCount(), 1);
  QCOMPARE(gui.finished().size(), 1);
  // A game that another window has open is kept, and people are told.
  {
    const GameLock taken(gui.finished().front().path);
    int refusals = 0;
    QTimer looking;
    connect(&looking, &QTimer::timeout, &gui.window(), [&refusals, &gui] {
      gui.agreeIfAsked();
      if (QWidget* const box = QApplication::activeModalWidget();
          box != nullptr && box->objectName() == QLatin1String("refused")) {
        ++refusals;
        box->close();
      }
    });
    looking.start(10);
    table.setFocus();
    table.selectRow(0);
    gui.key(Qt::Key_Delete);
    QCOMPARE(table.model()->rowCount(), 1);
    QCOMPARE(refusals, 1);
  }
  table.setFocus();
  gui.key(Qt::Key_Return);
  QVERIFY(gui.window().table() != nullptr);
  QVERIFY(Library::isOver(gui.match()));
  gui.window().showShelf();
  gui.window().showArchive();
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.find<QWidget>("shelf").isVisible());
  // Entries need more room in another language.
  gui.window().showArchive();
  const int before = result.width();
  gui.preferences().setLanguage(QStringLiteral("de"));
  QTRY_VERIFY(result.width() > before);
}

void StatisticsTest::escapeLeadsBack() {
  Gui gui;
  playByg(gui);
  gui.window().showShelf();
  QTest::mouseClick(&gui.find<QPushButton>("allFinished"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("archiveToStatistics"), Qt::LeftButton);
  auto& statistics = gui.find<QWidget>("statistics");
  auto& archive = gui.find<QWidget>("archive");
  QVERIFY(statistics.isVisible());
  gui.key(Qt::Key_Escape);
  QVERIFY(archive.isVisible());
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.find<QWidget>("shelf").isVisible());
  // After going back and forth between the two pages, Escape leads to the shelf.
  gui.action("statisticsAction").trigger();
  QTest::mouseClick(&gui.find<QPushButton>("statisticsToArchive"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("archiveToStatistics"), Qt::LeftButton);
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.find<QWidget>("shelf").isVisible());
  // From the table, back to the game on it.
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.action("archiveAction").trigger();
  QTest::mouseClick(&gui.find<QPushButton>("archiveToStatistics"), Qt::LeftButton);
  gui.key(Qt::Key_Escape);
  QVERIFY(archive.isVisible() && gui.window().table() == nullptr);
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(openSteps(gui), QStringList{QStringLiteral("D4")});
}

void StatisticsTest::gamesOfOneDayAndLongNames() {
  ArchiveModel model;
  const auto name = QStringLiteral("Maximiliane Wilhelmina von und zu Altenb");
  FinishedGame early = finished(1, {person(qPrintable(name)), person("Ann")}, {1});
  FinishedGame late = early;
  late.path = QStringLiteral("/games/late.byways");
  late.ended = early.ended.addSecs(600);
  model.setGames({late, early});
  model.setRoom(48, 24);
  const auto text = [&model](int row, int column, int role = Qt::DisplayRole) {
    return model.index(row, column).data(role).toString();
  };
  QVERIFY2(text(0, ArchiveModel::DateColumn) != text(1, ArchiveModel::DateColumn),
           qPrintable(text(0, ArchiveModel::DateColumn)));
  QCOMPARE(text(0, ArchiveModel::PlayersColumn), QStringLiteral("Maximiliane Wilhel…  ·  Ann"));
  QCOMPARE(text(0, ArchiveModel::ResultColumn), QStringLiteral("Maximiliane Wilhel… wins"));
  for (const int role : {int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}}) {
    QVERIFY(text(0, ArchiveModel::PlayersColumn, role).contains(name));
    QVERIFY(text(0, ArchiveModel::ResultColumn, role).contains(name));
  }
}

void StatisticsTest::theEmptyPagesSaySo() {
  Gui gui;
  gui.action("archiveAction").trigger();
  QTRY_VERIFY(!gui.find<QLabel>("archiveEmpty").text().isEmpty());
  QVERIFY(gui.find<QLabel>("archiveEmpty").isVisible());
  QVERIFY(!gui.find<QPushButton>("archiveOpen").isVisible());
  QTest::mouseClick(&gui.find<QPushButton>("archiveToStatistics"), Qt::LeftButton);
  QVERIFY(gui.find<StatisticsPage>("statistics").isVisible());
  QVERIFY(gui.find<QLabel>("statisticsEmpty").isVisible());
  QVERIFY(!gui.find<QComboBox>("statisticsPerson").isVisible());
}

void StatisticsTest::thePageOfAPerson() {
  Gui gui;
  playByg(gui, 1);
  playByg(gui, 2);
  gui.window().showShelf();
  gui.action("statisticsAction").trigger();
  auto& page = gui.find<StatisticsPage>("statistics");
  auto& who = gui.find<QComboBox>("statisticsPerson");
  QTRY_COMPARE(who.count(), 2);
  QCOMPARE(page.sheet().facts.first().value, QStringLiteral("2"));
  QCOMPARE(page.sheet().results.size(), 1);
  QVERIFY(!gui.find<ChartView>("ratingChart").isVisible());
  // No number is alone on a line.
  gui.window().resize(900, 650);
  QTRY_COMPARE(page.findChildren<QLabel*>(QStringLiteral("factValue")).size(), 5);
  const auto inLastRow = [&page] {
    QMap<int, int> rows;
    for (const QLabel* const value : page.findChildren<QLabel*>(QStringLiteral("factValue"))) {
      ++rows[value->mapTo(&page, QPoint()).y()];
    }
    return rows.last();
  };
  QTRY_COMPARE(inLastRow(), 2);
  gui.find<QComboBox>("statisticsGame").setCurrentIndex(1);
  auto& chart = gui.find<ChartView>("ratingChart");
  QVERIFY(chart.isVisible() && chart.focusPolicy() == Qt::TabFocus);
  QVERIFY2(chart.accessibleDescription().contains(QStringLiteral("±")),
           qPrintable(chart.accessibleDescription()));
  QVERIFY(gui.find<ChartView>("resultChart").accessibleDescription().contains(QStringLiteral("1 won")));
  QVERIFY(
      gui.find<QLabel>("statisticsStrength").text().startsWith(QStringLiteral("Match my strength: level")));
  // The whole page as a picture and on paper.
  const QImage picture = pictureOf(page.sheet(), 900);
  QVERIFY(picture.height() > 400);
  QSet<QRgb> colours;
  for (int y = 0; y < picture.height(); y += 3) {
    for (int x = 0; x < picture.width(); x += 3) {
      colours.insert(picture.pixel(x, y));
    }
  }
  QVERIFY(colours.size() > 20);
  const QString paper = gui.folder() + QStringLiteral("/statistics.pdf");
  {
    QPdfWriter writer(paper);
    writer.setPageLayout(Paper::usual().layout());
    QVERIFY(printSheet(writer, page.sheet()));
  }
  QVERIFY(bytesOfFile(paper).size() > 2000);
  // Forgetting somebody asks first.
  auto& menu = gui.find<QMenu>("personMenu");
  Q_EMIT menu.aboutToShow();
  auto* const forget = menu.findChild<QAction*>(QStringLiteral("forgetPerson"));
  QVERIFY(forget != nullptr);
  QTimer::singleShot(0, &gui.window(), [&gui] { gui.agreeSoon(); });
  forget->trigger();
  QTRY_COMPARE(who.count(), 1);
  QVERIFY(People(ofPeople(gui)).hasForgotten());
}

void StatisticsTest::aComputerMatchesMyStrength() {
  Gui gui;
  const GameFace& face = faceOf(byg());
  int strength = 2;
  const auto strengthOf = [&strength](const Game& /*game*/, const QString& name) {
    return name == QLatin1String("Cleo") ? 5 : strength;
  };
  {
    NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window(), strengthOf);
    sheet.show();
    auto* const by = sheet.findChild<QComboBox*>(QStringLiteral("playedBy2"));
    auto* const note = sheet.findChild<QLabel*>(QStringLiteral("matchNote"));
    QVERIFY(note->isHidden());
    by->setCurrentIndex(by->count() - 1);
    QCOMPARE(by->currentText(), QStringLiteral("Match my strength (2)"));
    QVERIFY(note->isVisible() &&
            note->text().startsWith(QStringLiteral("Match my strength: level 2 (easy).")));
    sheet.findChild<QLineEdit*>(QStringLiteral("playerName1"))->setText(QStringLiteral("Cleo"));
    QCOMPARE(by->currentText(), QStringLiteral("Match my strength (5)"));
    QCOMPARE(sheet.setup().levels, QList<int>({0, 5}));
    QCOMPARE(sheet.setup().matched, QList<bool>({false, true}));
    sheet.accept();
  }
  {
    // The sheet remembers that the level is matched, and has the current level.
    strength = 3;
    gui.preferences().setPlayerNames({QStringLiteral("Ann")});
    const NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window(), strengthOf);
    QCOMPARE(sheet.setup().levels, QList<int>({0, 3}));
  }
  // At the table the level is that of the records: nobody has played yet.
  MatchSetup setup{
      &byg(), {{"size", 4}, {"priority", 1}, {"first", 1}}, {QStringLiteral("Ann"), {}}, {0, 1}, {}, {0, 7}};
  setup.matched = {false, true};
  gui.window().start(setup);
  QCOMPARE(gui.match().level(2), 2);
  QVERIFY(gui.match().isMatched(2));
  const OpenedMatch read = Library::read(Library::bytesOf(gui.match()));
  QVERIFY(read.match->isMatched(2) && read.match->level(2) == 2);
  // Ann loses, and the next game is easier at once.
  QVERIFY(!gui.match().playDeclaration(1, QStringLiteral("resign")));
  gui.window().start(gui.match().setup());
  QCOMPARE(gui.match().level(2), 1);
  gui.match().setLevel(2, 4);
  QVERIFY(!gui.match().isMatched(2));
}

void StatisticsTest::exercisesAreCounted() {
  const QTemporaryDir folder;
  const QDate day(2026, 11, 26);
  const Game& game = *Days::exerciseOf(day).game;
  QVERIFY(&game != &byg());
  doExercises(folder.path(), day);
  Progress progress(folder.path());
  const Days days(progress, [day] { return day; });
  const ExerciseStatistics all = countExercises(progress, days);
  QCOMPARE(all.streak, 1);
  QCOMPARE(all.longestStreak, 1);
  QVERIFY(all.rating.has_value());
  QCOMPARE(all.tallies.size(), 3);
  QVERIFY(all.tallies.at(0).kind == ExerciseTally::Kind::Day && all.tallies.at(0).game == nullptr);
  QCOMPARE(all.tallies.at(0).exercises, 1);
  QCOMPARE(all.tallies.at(0).done, 1);
  QCOMPARE(all.tallies.at(0).stars, 1);
  QCOMPARE(all.tallies.at(0).firstTries, 0);
  const ExerciseStatistics inByg = all.of(byg());
  QCOMPARE(inByg.tallies.size(), 1);
  const ExerciseTally& problems = inByg.tallies.front();
  QVERIFY(problems.kind == ExerciseTally::Kind::Problem);
  QCOMPARE(problems.exercises, static_cast<int>(problemIds(byg()).size()));
  QCOMPARE(problems.done, 2);
  QCOMPARE(problems.firstTries, 1);
  QCOMPARE(problems.stars, 5);
  QCOMPARE(problems.mostStars, 3 * problems.exercises);
  QCOMPARE(problems.seconds, 75);
  QVERIFY(problems.rating.has_value());
  QVERIFY(problems.rating->error() < firstRating().error());
  QCOMPARE(all.of(game).tallies.size(), 1);
}

void StatisticsTest::exercisesAreATable() {
  const QTemporaryDir folder;
  const QDate day(2026, 11, 26);
  doExercises(folder.path(), day);
  Progress progress(folder.path());
  const QByteArray table = csvOf(countExercises(progress, Days(progress, [day] { return day; })));
  const QList<QByteArray> lines = table.mid(3).split('\n');
  QCOMPARE(lines.size(), 5);  // the last one is empty
  QVERIFY(lines.at(0).startsWith("Kind,Game,Exercises,Done,"));
  QVERIFY2(lines.at(1).startsWith("Days,,1,1,0,1,3,5,,,1,1"), lines.at(1).constData());
  const auto all = problemIds(byg()).size();
  const QByteArray start = QStringLiteral("Problems,Byg,%1,2,1,5,%2,75,").arg(all).arg(3 * all).toUtf8();
  const bool isThere =
      std::any_of(lines.begin(), lines.end(), [&](const QByteArray& line) { return line.startsWith(start); });
  QVERIFY2(isThere, table.constData());
}

void StatisticsTest::thePageShowsExercises() {
  const QTemporaryDir folder;
  doExercises(folder.path(), QDate::currentDate());
  Gui gui(folder.path());
  gui.window().showStatistics();
  auto& page = gui.find<StatisticsPage>("statistics");
  auto& chart = gui.find<ChartView>("exerciseChart");
  QVERIFY(chart.isVisible());
  QVERIFY(!gui.find<QComboBox>("statisticsPerson").isVisible());  // nobody has finished a game
  QVERIFY2(chart.toolTip().contains(QStringLiteral("Byg: Problems: 2 of %1 done · 1 on the first try · 5 of ")
                                        .arg(problemIds(byg()).size())),
           qPrintable(chart.toolTip()));
  const QString note = gui.find<QLabel>("statisticsExercises").text();
  QVERIFY2(note.startsWith(QStringLiteral("Days in a row: 1. Most: 1. Rating in problems: ")),
           qPrintable(note));
  QVERIFY(gui.action("statisticsExerciseTable").isVisible());
  QVERIFY(!gui.action("statisticsTable").isVisible());
  QVERIFY(pictureOf(page.sheet(), 900).height() > 200);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("statistics", StatisticsTest);
#include "tst_statistics.moc"

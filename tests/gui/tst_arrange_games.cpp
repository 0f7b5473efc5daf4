// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>

#include "app/exercise/puzzle_list.h"
#include "app/games/arranger.h"
#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "engine/games.h"
#include "tests/gui/arrange_hand.h"
#include "tests/gui/gui_program.h"

// Setting up positions in every game: put pieces, see them, remove them, read what is wrong, play from there,
// keep the game.

namespace byways::app::test {

namespace {

const QStringList kNames{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo")};

// For a game: the number of players, what is put where ("piece@place"), and a position in which something is
// wrong; `wrong` is empty if no position but the empty board is. Games without a row are taken for games with
// stones: see rowOf. tst_arrange.cpp covers Byg.
struct Row {
  const char* id;
  int players;
  const char* put;
  const char* wrong;
};

constexpr std::array kRows{
    Row{"bypass", 3, "path:3@E5-E6", "wall:2@A1-A2 wall:2@A1-B1 wall:2@A1-B2"},
    Row{"highway", 3, "L@C3", "1@E5 2@E5"},
    Row{"trypsylon", 2, "nw@c3", "last@a1"},
    Row{"over-pass", 2, "red@C0", "black@O"},
    Row{"groups-of-three", 2, "red@g0", "black@b0"},
    Row{"mono-line", 2, "red@F3", "white@A0 black@B0"},
    Row{"full-house", 1, "plain@k1", ""},
    Row{"crooked-jumps", 1, "plain@I0", ""},
    Row{"spiral", 1, "white@A1", ""},
};

// The row of a game with stones: any piece can be put on any place, and a board filled with the first piece
// is wrong, because the game would be over.
struct StoneRow {
  QString put;
  QString wrong;
};

StoneRow rowOf(const CatalogueEntry& entry) {
  const std::unique_ptr<const Look> look = Look::still({});
  const Match stage({&entry.face->game(), {}, kNames.mid(0, entry.fewestPlayers), {0, 1, 2}});
  const std::unique_ptr<const Arranger> arranger = entry.face->makeArranger(stage, *look);
  const QString piece = arranger->palette().constFirst().id;
  QStringList everywhere;
  for (const QString& place : arranger->surface().places()) {
    everywhere.append(piece + QLatin1Char('@') + place);
  }
  return {everywhere.constFirst(), everywhere.join(QLatin1Char(' '))};
}

void startGame(Gui& gui, const QString& id, int players) {
  const Game* const game = find_game(id.toStdString());
  OptionMap options;
  for (const OptionSpec& spec : game->options()) {
    if (spec.name == "start") {
      options.insert_or_assign("start", 1);
    }
  }
  gui.window().start({game, options, kNames.mid(0, players), {0, 1, 2}});
  QCoreApplication::processEvents();
}

// Selects and puts each "piece@place" of a list separated by spaces.
void putAll(ArrangeHand& hand, const QString& what) {
  for (const QString& one : what.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    hand.takeUp(one.section(QLatin1Char('@'), 0, 0));
    hand.click(one.section(QLatin1Char('@'), 1));
  }
}

}  // namespace

class ArrangeGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyGame_data();
  void everyGame();
  void placesCanBeWalked_data() { everyGame_data(); }
  void placesCanBeWalked();
  void aPuzzleOfOnesOwn();
  void secretsStaySecret();
};

void ArrangeGamesTest::everyGame_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<QString>("put");
  QTest::addColumn<QString>("wrong");
  for (const Row& row : kRows) {
    QTest::newRow(row.id) << row.players << QString::fromLatin1(row.put) << QString::fromLatin1(row.wrong);
  }
  for (const CatalogueEntry& entry : catalogue()) {
    const bool hasRow = std::any_of(kRows.begin(), kRows.end(),
                                    [&](const Row& row) { return qstrcmp(row.id, entry.id) == 0; });
    if (!hasRow && qstrcmp(entry.id, "byg") != 0) {
      const StoneRow row = rowOf(entry);
      QTest::newRow(entry.id) << entry.fewestPlayers << row.put << row.wrong;
    }
  }
}

void ArrangeGamesTest::everyGame() {
  QFETCH(const int, players);
  QFETCH(const QString, put);
  QFETCH(const QString, wrong);
  const QString piece = put.section(QLatin1Char('@'), 0, 0);
  const QString place = put.section(QLatin1Char('@'), 1);
  Gui gui;
  startGame(gui, QString::fromLatin1(QTest::currentDataTag()), players);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY2(hand.canPlay(), qPrintable(hand.status()));
  QVERIFY(!hand.board().places().isEmpty());

  // The page says what is wrong, and everything can be undone.
  if (wrong.isEmpty()) {
    hand.press("emptyBoard");
  } else {
    putAll(hand, wrong);
  }
  QVERIFY2(!hand.canPlay(),
           qPrintable(wrong + QStringLiteral(" is nothing wrong: the game needs a row in kRows of "
                                             "tests/gui/tst_arrange_games.cpp")));
  QVERIFY(!hand.status().isEmpty() && !hand.page().problem().isEmpty());
  hand.press("usualStart");
  QVERIFY2(hand.canPlay(), qPrintable(hand.status()));

  // Put a piece, see it, remove it, put it again.
  const QImage before = hand.picture();
  const Arrangement start = hand.now();
  putAll(hand, put);
  QVERIFY(hand.now() != start);
  QVERIFY(hand.board().describe(place).startsWith(place));
  QVERIFY(hand.picture() != before);
  hand.click(place, Qt::RightButton);
  QVERIFY(hand.now() == start || QTest::currentDataTag() == QByteArray("spiral"));
  hand.click(place);
  const Arrangement arranged = hand.now();
  QVERIFY2(hand.canPlay(), qPrintable(hand.status()));

  // Play from the position.
  hand.press("playArranged");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QVERIFY(gui.match().isArranged() || gui.match().players() == 1);
  const nlohmann::json position = gui.timeline().state_at(0).position();
  gui.match().liftCurtain();
  if (gui.match().isRollDue()) {
    gui.key(Qt::Key_R);
  }
  const std::vector<std::string> steps = gui.match().state().legal_steps();
  QVERIFY(!steps.empty());
  QVERIFY(!gui.match().play(QString::fromStdString(steps.front())));
  const Entries entries = gui.timeline().entries();

  // The game is kept, and can be opened again.
  gui.action("shelf").trigger();
  const QList<SavedGame> kept = gui.unfinished();
  QVERIFY(!kept.isEmpty());
  QVERIFY(gui.window().openFile(kept.constFirst().path));
  QVERIFY(gui.timeline().state_at(0).position() == position);
  QVERIFY(gui.timeline().entries() == entries);
}

void ArrangeGamesTest::placesCanBeWalked() {
  QFETCH(const int, players);
  Gui gui;
  startGame(gui, QString::fromLatin1(QTest::currentDataTag()), players);
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  // Arrow keys reach every place from the first one.
  QStringList reached{hand.board().places().constFirst()};
  for (qsizetype i = 0; i < reached.size(); ++i) {
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      const QString next = hand.board().walk(reached[i], arrow);
      if (!reached.contains(next)) {
        reached.append(next);
      }
    }
  }
  for (const QString& place : hand.board().places()) {
    QVERIFY2(reached.contains(place), qPrintable(place));
    QCOMPARE(hand.board().placeAt(hand.board().areaOf(place).center()), place);
    QVERIFY(!hand.board().describe(place).isEmpty());
  }
}

// A puzzle set up from the puzzle room; its results don't count as anybody's best.
void ArrangeGamesTest::aPuzzleOfOnesOwn() {
  Gui gui;
  gui.window().showPuzzles();
  QCoreApplication::processEvents();
  ArrangeHand hand(gui);
  hand.press("ownPuzzle crooked-jumps");
  QVERIFY(gui.window().arranging() != nullptr);
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  auto& own = gui.find<QPushButton>("ownPuzzle crooked-jumps");
  QVERIFY(own.isVisible());
  hand.press("ownPuzzle crooked-jumps");
  hand.press("emptyBoard");
  putAll(hand, QStringLiteral("plain@B0 plain@A0"));
  QVERIFY2(hand.canPlay(), qPrintable(hand.status()));
  hand.press("playArranged");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QVERIFY(puzzleOf(gui.match()) == nullptr);
  QCOMPARE(gui.match().state().position().at("pieces").size(), std::size_t{2});
  QVERIFY(!gui.match().play(QStringLiteral("B0>A0>O")));
  QVERIFY(gui.timeline().outcome().has_value());
  QVERIFY(!QFile::exists(gui.folder() + QStringLiteral("/progress.json")));
}

// What a player has placed behind the curtain isn't on the page, which everybody sees.
void ArrangeGamesTest::secretsStaySecret() {
  Gui gui;
  startGame(gui, QStringLiteral("highway"), 3);
  gui.match().liftCurtain();
  const std::vector<std::string> steps = gui.match().state().legal_steps();
  const auto sign = std::find_if(steps.begin(), steps.end(), [](const std::string& step) {
    return step.find("=L") != std::string::npos;
  });
  QVERIFY(sign != steps.end());
  QVERIFY(!gui.match().play(QString::fromStdString(*sign)));
  ArrangeHand hand(gui);
  QVERIFY(hand.openFromTable());
  QVERIFY(hand.now().position.at("tiles").empty());
  QVERIFY(!hand.now().position.contains("drawn"));
  hand.press("cancelArranging");
  QTRY_VERIFY(gui.window().arranging() == nullptr);
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t{1});
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("arrange_games", ArrangeGamesTest);
#include "tst_arrange_games.moc"

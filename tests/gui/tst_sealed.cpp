// SPDX-License-Identifier: GPL-3.0-or-later
// Secret rounds in saved games: the file reveals nothing.
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <functional>

#include "app/files/save_file.h"
#include "app/match/sealed.h"
#include "app/print/game_copy.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/level.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/secret_table.h"

namespace byways::app::test {

namespace {

using Json = nlohmann::json;

Json jsonOf(const QString& path) { return Json::parse(readFile(path, 1 << 22).bytes.toStdString()); }

QString jsonFileWith(const QString& path, const Json& document) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(document.dump())) < 0) {
    qFatal("the record can't be written");
  }
  return path;
}

// The saved game, after `change` has edited its record, resumed from another file.
std::unique_ptr<Match> resumedAfterEdit(Gui& gui, const std::function<void(Json&)>& change) {
  Json document = jsonOf(savedGame(gui));
  change(document);
  return Library::resume(jsonFileWith(gui.folder() + QStringLiteral("/changed.byways"), document)).match;
}

// Checks that an exported record has `turns` turns and nothing of an unfinished secret round.
void verifyPublic(const QByteArray& bytes, std::size_t turns) {
  const Json document = Json::parse(bytes.toStdString());
  QCOMPARE(document["turns"].size(), turns);
  QVERIFY(!document["table"].contains("sealed"));
  QVERIFY(!document["table"].contains("opponents_seed"));
  QVERIFY(!document.contains("comments") || document["comments"].empty());
}

// Checks that the game just opened has restarted its round, and that a message told people so if `isSaid`.
void verifyRoundRestarted(Gui& gui, std::size_t turns, bool isSaid) {
  QVERIFY(gui.match().isTableOpen());
  QCOMPARE(gui.timeline().entries().size(), turns);
  auto* const box = gui.window().findChild<QMessageBox*>(QStringLiteral("problem"));
  QCOMPARE(box != nullptr, isSaid);
  QVERIFY(box == nullptr || box->text().contains(QStringLiteral("starts over")));
  delete box;
}

void clickRoleSoon(Gui& gui, const char* box, QMessageBox::ButtonRole role) {
  QTimer::singleShot(0, &gui.window(), [&gui, box, role] {
    auto* const question = gui.window().findChild<QMessageBox*>(QLatin1String(box));
    QVERIFY(question != nullptr);
    for (QAbstractButton* const button : question->buttons()) {
      if (question->buttonRole(button) == role) {
        QTest::mouseClick(button, Qt::LeftButton);
        return;
      }
    }
  });
}

void playInHand(SecretTable& table, const QStringList& steps) {
  for (const QString& step : steps) {
    QVERIFY2(!table.gui.match().play(step), qPrintable(step));
  }
}

// All moments of a round of three players, from one open table to the next: each function leads a new table
// there.
const QList<std::function<void(SecretTable&)>>& moments() {
  static const QList<std::function<void(SecretTable&)>> all{
      [](SecretTable&) {},
      [](SecretTable& table) { table.lift(); },
      [](SecretTable& table) { playInHand(table, {QStringLiteral("B2=L")}); },
      [](SecretTable& table) {
        playInHand(table, {QStringLiteral("e"), QStringLiteral("end")});
      },
      [](SecretTable& table) { table.lift(); },
      [](SecretTable& table) { playInHand(table, {QStringLiteral("B6=R")}); },
      [](SecretTable& table) { table.gui.match().undo(); },
      [](SecretTable& table) {
        playInHand(table, {QStringLiteral("-"), QStringLiteral("end")});
      },
      [](SecretTable& table) { table.lift(); },
      [](SecretTable& table) {
        playInHand(table, {QStringLiteral("-"), QStringLiteral("end")});
      }};
  return all;
}

}  // namespace

class Sealed : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sealsDifferAndHaveTheSameLength();
  void theKeyIsNotInTheFile();
  void anotherComputerOpensWhatIsPublic();
  void changedSeatsOpenWhatIsPublic();
  void whatCantBeOpenedStaysUntilItIsPlayedOn();
  void openingAGameIsNoChange();
  void whatWasTakenBackStaysTakenBack();
  void whatLeavesShowsNothingOfTheRoundInHand();
  void whatEntersBeginsTheRoundAnew();
  void aPlainRoundInHandIsntOpenedTwice();
  void whatComputersSubmitDoesntFollowFromTheFile();
};

// Neither two seals nor their lengths reveal anything.
void Sealed::sealsDifferAndHaveTheSameLength() {
  SecretTable table;
  const QByteArray game("of three");
  const std::vector<Entry> entries{*parse_entry("1: B2=L C3=X e")};
  const std::string one = sealEntries(entries, game);
  const std::string same = sealEntries(entries, game);
  const std::string other = sealEntries({*parse_entry("1: -"), *parse_entry("2: B6=R …")}, game);
  QVERIFY(one != same);
  QCOMPARE(one.size(), same.size());
  QCOMPARE(one.size(), other.size());
  QVERIFY(openSealedEntries(one, game) == openSealedEntries(same, game));
  QVERIFY(*openSealedEntries(one, game) == entries);
  QVERIFY(!openSealedEntries(one, "of four"));
  std::string damaged = one;
  damaged[100] = damaged[100] == 'A' ? 'B' : 'A';
  QVERIFY(!openSealedEntries(damaged, game));
}

void Sealed::theKeyIsNotInTheFile() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  const QString path =
      QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/seal.key");
  QVERIFY(path.startsWith(table.gui.folder()));
  QCOMPARE(readFile(path, 100).bytes.size(), 32);
#ifdef Q_OS_UNIX
  QVERIFY(!QFile(path).permissions().testAnyFlags(QFileDevice::ReadGroup | QFileDevice::ReadOther));
#endif
}

void Sealed::anotherComputerOpensWhatIsPublic() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  const QString path = savedGame(table.gui);
  const QString elsewhere = table.gui.folder() + QStringLiteral("/elsewhere.byways");
  QVERIFY(QFile::copy(path, elsewhere));
  QCOMPARE(Library::resume(elsewhere).match->timeline().to_move(), 2);
  const QTemporaryDir computer;
  qputenv("XDG_DATA_HOME", QFile::encodeName(computer.path()));
  QVERIFY(table.gui.window().openFile(path));
  QVERIFY(table.gui.match().isTableOpen());
  QCOMPARE(table.gui.timeline().to_move(), 1);
  auto* const box = table.gui.window().findChild<QMessageBox*>(QStringLiteral("problem"));
  QVERIFY(box != nullptr);
  QVERIFY(box->informativeText().contains(QStringLiteral("another computer")));
  delete box;
}

// A record edited so that a seat has no person doesn't reveal the submissions of others.
void Sealed::changedSeatsOpenWhatIsPublic() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  QVERIFY(!resumedAfterEdit(table.gui, [](Json&) {})->hasUnopenedRound());
  for (const std::function<void(Json&)>& change :
       {std::function<void(Json&)>([](Json& document) { document["players"][1]["drifts"] = true; }),
        std::function<void(Json&)>([](Json& document) {
          document["players"][1]["drifts"] = true;
          document["players"][2]["drifts"] = true;
        }),
        std::function<void(Json&)>([](Json& document) { document["players"][0]["name"] = "Mallory"; }),
        std::function<void(Json&)>([](Json& document) { document["table"]["seed"] = 7; })}) {
    const std::unique_ptr<Match> match = resumedAfterEdit(table.gui, change);
    QVERIFY(match != nullptr);
    QVERIFY(match->hasUnopenedRound());
    QVERIFY(match->isTableOpen());
    QCOMPARE(match->timeline().length(), std::size_t(1));
  }
}

void Sealed::whatCantBeOpenedStaysUntilItIsPlayedOn() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  const std::unique_ptr<Match> match =
      resumedAfterEdit(table.gui, [](Json& document) { document["players"][1]["drifts"] = true; });
  Json kept = Json::parse(write_record(match->recordToGoOn()));
  kept["players"][1].erase("drifts");
  const OpenedMatch again =
      Library::resume(jsonFileWith(table.gui.folder() + QStringLiteral("/kept.byways"), kept));
  QVERIFY(again.match && !again.match->hasUnopenedRound());
  QCOMPARE(again.match->timeline().to_move(), 2);
  match->liftCurtain();
  QVERIFY(!match->play(QStringLiteral("e")));
  const std::string sealed = Json::parse(write_record(match->recordToGoOn()))["table"]["sealed"];
  QVERIFY(sealed != kept["table"]["sealed"]);
}

// Every seal is different. A game is only sealed again once something has changed since it was opened.
void Sealed::openingAGameIsNoChange() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  const QString path = savedGame(table.gui);
  table.gui.window().showShelf();
  const QByteArray bytes = bytesOfFile(path);
  QVERIFY(jsonOf(path)["table"].contains("sealed"));
  QVERIFY(table.gui.window().openFile(path));
  QCOMPARE(table.gui.timeline().to_move(), 2);
  QCOMPARE(bytesOfFile(path), bytes);
  table.gui.window().showShelf();
  QCOMPARE(bytesOfFile(path), bytes);
  // The next step is sealed anew.
  QVERIFY(table.gui.window().openFile(path));
  table.submit(QStringLiteral("e"));
  QVERIFY(jsonOf(path)["table"]["sealed"] != Json::parse(bytes.toStdString())["table"]["sealed"]);
}

// Undone steps stay undone after a restart.
void Sealed::whatWasTakenBackStaysTakenBack() {
  SecretTable table;
  table.submit(QStringLiteral("e"));
  table.lift();
  Match& match = table.gui.match();
  QVERIFY(!match.play(QStringLiteral("B6=R")));
  QVERIFY(!match.play(QStringLiteral("B5=L")));
  match.undo();
  const OpenedMatch once = Library::resume(savedGame(table.gui));
  once.match->liftCurtain();
  QCOMPARE(once.match->timeline().open_steps(), std::vector<std::string>{"B6=R"});
  QVERIFY(!once.match->canRedo());
  match.undo();
  const OpenedMatch twice = Library::resume(savedGame(table.gui));
  QCOMPARE(twice.match->timeline().to_move(), 2);
  twice.match->liftCurtain();
  QVERIFY(twice.match->timeline().open_steps().empty());
}

// Copies, files saved elsewhere and exports contain only what everybody has seen, whoever is to move.
void Sealed::whatLeavesShowsNothingOfTheRoundInHand() {
  SecretTable table;
  Gui& gui = table.gui;
  int moment = 0;
  for (const auto& comes : moments()) {
    comes(table);
    gui.match().setComment(gui.timeline().entries().size(), QStringLiteral("I go east."));
    const bool isOver = ++moment == moments().size();
    const std::size_t turns = isOver ? 4 : 1;
    if (!isOver && gui.timeline().entries().size() == 1) {
      gui.match().setComment(1, {});
    }
    if (!isOver) {
      gui.action("copyRecord").trigger();
      verifyPublic(QApplication::clipboard()->text().toUtf8(), turns);
      const QString elsewhere = gui.folder() + QStringLiteral("/elsewhere.byways");
      QCOMPARE(Library::write(gui.match(), elsewhere), QString());
      verifyPublic(readFile(elsewhere, 1 << 22).bytes, turns);
    }
    const std::unique_ptr<Match> exported = GameCopy(gui.match()).currentMatch();
    QCOMPARE(exported->timeline().entries().size(), turns);
    QVERIFY(!exported->timeline().state_at(exported->timeline().length()).has_secrets());
  }
}

// A game from outside the games' folder starts its round again, even if it is a copy of the saved file.
void Sealed::whatEntersBeginsTheRoundAnew() {
  for (qsizetype moment = 0; moment + 1 < moments().size(); ++moment) {
    SecretTable table;
    Gui& gui = table.gui;
    for (qsizetype i = 0; i <= moment; ++i) {
      moments()[i](table);
    }
    const QString path = savedGame(gui);
    const Entries entries = gui.timeline().entries_until(gui.timeline().cursor());
    const QByteArray bytes = readFile(path, 1 << 22).bytes;
    const bool isHeld = Json::parse(bytes.toStdString())["table"].contains("sealed");
    QCOMPARE(isHeld, entries.size() > 1);
    const QString elsewhere = gui.folder() + QStringLiteral("/elsewhere.byways");
    QFile::remove(elsewhere);
    QVERIFY(QFile::copy(path, elsewhere));

    QVERIFY(gui.window().openFile(elsewhere));
    verifyRoundRestarted(gui, 1, isHeld);
    QApplication::clipboard()->setText(QString::fromUtf8(bytes));
    gui.action("pasteRecord").trigger();
    verifyRoundRestarted(gui, 1, isHeld);
    {
      const GameLock other(path);
      clickRoleSoon(gui, "taken", QMessageBox::AcceptRole);
      QVERIFY(gui.window().openFile(path));
      verifyRoundRestarted(gui, 1, isHeld);
    }
    // The saved file itself, in its own place, continues the round.
    QVERIFY(gui.window().openFile(path));
    QVERIFY(gui.timeline().entries() == entries);
    QVERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("problem")) == nullptr);
  }
}

// The attack: player 2 opens a copy to see player 1's submission, and answers it in the game.
void Sealed::aPlainRoundInHandIsntOpenedTwice() {
  Gui gui;
  const Json document = Json::parse(
      R"({"format":"byways-record","version":1,"game":"highway","options":{},
          "players":[{"name":"Player 1"},{"name":"Player 2"},{"name":"Player 3"}],
          "turns":["*: corners A5 E9 I5","1: A4=L B4=R C6=X se"],
          "comments":{"2":"C6 is barred."},
          "variations":[{"at":2,"turns":["2: -"]}],
          "table":{"seed":12345678901234567890}})");
  const QString path = jsonFileWith(gui.folder() + QStringLiteral("/plain.byways"), document);
  QVERIFY(gui.window().openFile(path));
  verifyRoundRestarted(gui, 1, true);
  QCOMPARE(gui.match().variations().size(), std::size_t{0});
  QVERIFY(write_record(gui.match().record()).find("C6") == std::string::npos);
  gui.action("shelf").trigger();
  QApplication::clipboard()->setText(QString::fromStdString(document.dump()));
  gui.action("pasteRecord").trigger();
  verifyRoundRestarted(gui, 1, true);
}

// A computer has submitted, and a person is next. Nothing in the file determines the computer's turn.
void Sealed::whatComputersSubmitDoesntFollowFromTheFile() {
  constexpr int kLevel = 3;
  constexpr int kGames = 3;
  int guessed = 0;
  for (int game = 0; game < kGames; ++game) {
    Gui gui;
    gui.preferences().setPace(Preferences::Pace::AtOnce);
    gui.window().start({.game = find_game("highway"),
                        .options = {},
                        .names = {QString(), QStringLiteral("Ann")},
                        .colours = {0, 1},
                        .levels = {kLevel, 0}});
    gui.action("endTurnAction").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(gui.timeline().to_move(), 2, 60000);
    const Json saved = jsonOf(savedGame(gui));
    QVERIFY(saved["table"].contains("sealed"));
    QCOMPARE(saved["turns"].size(), std::size_t{1});
    const std::uint64_t number = saved["table"]["opponents_seed"].get<std::uint64_t>();
    Timeline open = gui.timeline();
    open.go_to(lastPublicCursor(open));
    open.roll_back_turn();
    const search::Searcher& searcher = searcher_for(open.game());
    const auto turn =
        searcher.think(open, 1, search::request_for(searcher.levels(open), kLevel, number)).turn;
    guessed += turn == gui.timeline().entries()[1].text ? 1 : 0;
    // On this computer the same turn follows.
    QCOMPARE(Library::resume(savedGame(gui)).match->opponentsSeed(), gui.match().opponentsSeed());
    QVERIFY(Library::open(savedGame(gui)).match->opponentsSeed() != gui.match().opponentsSeed());
  }
  QVERIFY(guessed < kGames);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("sealed", Sealed);
#include "tst_sealed.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A round that is made in secret, as a saved game holds it: nobody learns anything from the file.
#include <QDir>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTest>

#include <functional>

#include "app/files/save_file.h"
#include "app/match/sealed.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/secret_table.h"

namespace byways::app::test {

namespace {

using Json = nlohmann::json;

Json jsonOf(const QString& path) { return Json::parse(readFile(path, 1 << 22).bytes.toStdString()); }

// The saved game, changed by hand, as the library opens it.
std::unique_ptr<Match> changed(Gui& gui, const std::function<void(Json&)>& change) {
  Json document = jsonOf(savedGame(gui));
  change(document);
  return Library::read(QByteArray::fromStdString(document.dump())).match;
}

}  // namespace

class Sealed : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everySealIsAnotherAndAsLong();
  void theKeyIsNotInTheFile();
  void anotherComputerOpensWhatIsPublic();
  void changedSeatsOpenWhatIsPublic();
  void whatCantBeOpenedStaysUntilItIsPlayedOn();
  void whatWasTakenBackStaysTakenBack();
};

// B6: neither two seals nor their lengths say anything.
void Sealed::everySealIsAnotherAndAsLong() {
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
  QCOMPARE(Library::open(elsewhere).match->timeline().to_move(), 2);
  const QTemporaryDir computer;
  qputenv("XDG_DATA_HOME", QFile::encodeName(computer.path()));
  QVERIFY(table.gui.window().openFile(elsewhere));
  QVERIFY(table.gui.match().isTableOpen());
  QCOMPARE(table.gui.timeline().to_move(), 1);
  auto* const box = table.gui.window().findChild<QMessageBox*>(QStringLiteral("problem"));
  QVERIFY(box != nullptr);
  QVERIFY(box->informativeText().contains(QStringLiteral("another computer")));
  delete box;
}

// B5: a seat that is made one without a person doesn't show what the others have submitted.
void Sealed::changedSeatsOpenWhatIsPublic() {
  SecretTable table;
  table.submit(QStringLiteral("B2=L C3=X e"));
  QVERIFY(!changed(table.gui, [](Json&) {})->hasUnopenedRound());
  for (const std::function<void(Json&)>& change :
       {std::function<void(Json&)>([](Json& document) { document["players"][1]["drifts"] = true; }),
        std::function<void(Json&)>([](Json& document) {
          document["players"][1]["drifts"] = true;
          document["players"][2]["drifts"] = true;
        }),
        std::function<void(Json&)>([](Json& document) { document["players"][0]["name"] = "Mallory"; }),
        std::function<void(Json&)>([](Json& document) { document["table"]["seed"] = 7; })}) {
    const std::unique_ptr<Match> match = changed(table.gui, change);
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
      changed(table.gui, [](Json& document) { document["players"][1]["drifts"] = true; });
  Json kept = Json::parse(write_record(match->record()));
  kept["players"][1].erase("drifts");
  const OpenedMatch again = Library::read(QByteArray::fromStdString(kept.dump()));
  QVERIFY(again.match && !again.match->hasUnopenedRound());
  QCOMPARE(again.match->timeline().to_move(), 2);
  match->liftCurtain();
  QVERIFY(!match->play(QStringLiteral("e")));
  const std::string sealed = Json::parse(write_record(match->record()))["table"]["sealed"];
  QVERIFY(sealed != kept["table"]["sealed"]);
}

// R15: taken back is taken back, after a restart too.
void Sealed::whatWasTakenBackStaysTakenBack() {
  SecretTable table;
  table.submit(QStringLiteral("e"));
  table.lift();
  Match& match = table.gui.match();
  QVERIFY(!match.play(QStringLiteral("B6=R")));
  QVERIFY(!match.play(QStringLiteral("B5=L")));
  match.undo();
  const OpenedMatch once = Library::open(savedGame(table.gui));
  once.match->liftCurtain();
  QCOMPARE(once.match->timeline().open_steps(), std::vector<std::string>{"B6=R"});
  QVERIFY(!once.match->canRedo());
  match.undo();
  const OpenedMatch twice = Library::open(savedGame(table.gui));
  QCOMPARE(twice.match->timeline().to_move(), 2);
  twice.match->liftCurtain();
  QVERIFY(twice.match->timeline().open_steps().empty());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("sealed", Sealed);
#include "tst_sealed.moc"

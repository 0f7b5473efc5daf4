// SPDX-License-Identifier: GPL-3.0-or-later
// If saving fails, nothing is lost, and people are told.
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <functional>

#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/library/trash.h"
#include "app/match/kept_review.h"
#include "app/table/banner.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/search/review.h"
#include "tests/gui/full_disk.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/primary_buttons.h"

namespace byways::app::test {

namespace {

QString unsavedText(Gui& gui) { return gui.find<Banner>("unsaved").text(); }

// Starts a game that can't be saved, because a file has the name of the games' folder.
void startUnsaved(Gui& gui) {
  QVERIFY(saveFile(gui.folder() + QStringLiteral("/games"), "no folder").isEmpty());
  gui.startByg(4);
}

// When the question with the object name `name` opens, answers it with the button that has the role `role`.
void answerSoon(Gui& gui, const char* name, QMessageBox::ButtonRole role) {
  QTimer::singleShot(0, &gui.window(), [&gui, name, role] {
    auto* const box = gui.window().findChild<QMessageBox*>(QString::fromLatin1(name));
    QVERIFY(box != nullptr);
    QCOMPARE(primaryButtons(*box).size(), 1);  // the filled button is the one that Enter presses
    for (QAbstractButton* const button : box->buttons()) {
      if (box->buttonRole(button) == role) {
        button->click();
        return;
      }
    }
    QFAIL("there is no such button");
  });
}

// When the save dialog opens, types `name` into it and accepts.
void typeFileSoon(Gui& gui, const QString& name) {
  QTimer::singleShot(0, &gui.window(), [&gui, name] {
    auto* const dialog = gui.window().findChild<QFileDialog*>(QStringLiteral("saveFileDialog"));
    QVERIFY(dialog != nullptr);
    dialog->setDirectory(gui.folder());
    auto* const line = dialog->findChild<QLineEdit*>();
    QVERIFY(line != nullptr);
    line->setText(name);
    QTest::keyClick(line, Qt::Key_Return);
    if (dialog->isVisible()) {
      dialog->reject();
    }
  });
}

QString problemShown(Gui& gui) {
  auto* const box = gui.window().findChild<QMessageBox*>(QStringLiteral("problem"));
  const QString text = box == nullptr ? QString() : box->text() + QLatin1Char('\n') + box->informativeText();
  delete box;
  return text;
}

}  // namespace

class Saving : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aFullDiskLosesNothing_data();
  void aFullDiskLosesNothing();
  void aFullDiskKeepsTheBestResults_data() { aFullDiskLosesNothing_data(); }
  void aFullDiskKeepsTheBestResults();
  void leavingAsksWhenAGameIsNotSaved();
  void savingElsewhereGoesOnThere();
  void twoWindowsDoNotWriteOneGame();
  void aGameChangedUnderneathStays();
  void aFileChangedUnderneathIsAskedAbout();
  void saveAsAsksAboutTheNameItWrites();
  void saveAsMakesNoFolders();
  void theNameProposedSaysWhatItIs();
  void lookingBackIsNoChange();
  void whatIsTheSameIsNotWrittenAgain();
  void theTitleKeepsThePlayers();
  void aNameCantTurnTheTitleRound();
  void lookingAgainWritesNothing();
  void leftoversAreCleared();
  void aRecordThatCantBeReadIsNotWritten();
  void whatIsReadBackInTheBackgroundIsSaved();
  void aVariationThatIsOnTheTableIsNoVariation();
  void theLargestThingsPeopleCanMakeAreRead();
  void openingAGameIsNoChange();
  void rubbishOnTheClipboard();
};

void Saving::aFullDiskLosesNothing_data() {
  QTest::addColumn<int>("means");
  QTest::newRow("a full file system") << static_cast<int>(FullDisk::Means::FileSystem);
  QTest::newRow("a limit on files") << static_cast<int>(FullDisk::Means::Limit);
}

void Saving::aFullDiskLosesNothing() {
  QFETCH(int, means);
  const QTemporaryDir folder;
  FullDisk disk(static_cast<FullDisk::Means>(means), folder.path());
  if (!disk.isPossible()) {
    QSKIP("this machine lets nobody take the room in this way");
  }
  Gui gui(folder.path());
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  const QString path = savedGame(gui);
  const QByteArray before = bytesOfFile(path);
  QVERIFY(before.contains("D4"));

  disk.fill();
  for (const char* const place : {"A1", "A4"}) {
    gui.clickPlace(QString::fromLatin1(place));
    gui.endTurn();
    QCOMPARE(bytesOfFile(path), before);
    QVERIFY2(unsavedText(gui).startsWith(QStringLiteral("This game isn’t being saved: ")),
             qPrintable(unsavedText(gui)));
    QVERIFY(gui.window().isWindowModified());
    QVERIFY(gui.window().windowTitle().contains(QStringLiteral("(not saved)")));
  }
  QVERIFY(!saveFile(path, "x, and more than fits").isEmpty());
  // A larger file, a picture for example, is written in parts, of which the first may still fit.
  const QString problem = saveFile(path, QByteArray(8 << 20, 'x'));
  QVERIFY2(!problem.isEmpty() && !problem.contains(QStringLiteral("Unknown error")), qPrintable(problem));
  QCOMPARE(bytesOfFile(path), before);
  QCOMPARE(QDir(gui.library().folder()).entryList(QDir::Files | QDir::Hidden).size(),
           2);  // the game and its lock

  disk.makeRoom();
  gui.clickPlace(QStringLiteral("F1"));
  QCOMPARE(unsavedText(gui), QString());
  QVERIFY(!gui.window().isWindowModified());
  QVERIFY(bytesOfFile(path).contains("F1"));
}

void Saving::aFullDiskKeepsTheBestResults() {
  QFETCH(int, means);
  const QTemporaryDir folder;
  FullDisk disk(static_cast<FullDisk::Means>(means), folder.path());
  if (!disk.isPossible()) {
    QSKIP("this machine lets nobody take the room in this way");
  }
  const QString path = folder.filePath(QStringLiteral("progress.json"));
  Progress progress(folder.path());
  progress.keep(QStringLiteral("puzzle/a"), {.shown = true});
  const QByteArray before = bytesOfFile(path);
  QVERIFY(!before.isEmpty());
  disk.fill();
  progress.keep(QStringLiteral("puzzle/b"), {.shown = true});
  QVERIFY(!progress.problem().isEmpty());
  QCOMPARE(bytesOfFile(path), before);
  disk.makeRoom();
  progress.retry();
  QCOMPARE(progress.problem(), QString());
  QVERIFY(Progress(folder.path()).of(QStringLiteral("puzzle/b")).wasShown);
}

void Saving::leavingAsksWhenAGameIsNotSaved() {
  Gui gui;
  startUnsaved(gui);
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(!unsavedText(gui).isEmpty());
  QVERIFY(gui.window().findChild<QMessageBox*>() == nullptr);
  for (const std::function<void()>& leave : {std::function<void()>([&] { gui.window().showShelf(); }),
                                             std::function<void()>([&] { gui.startByg(3); }),
                                             std::function<void()>([&] { gui.window().close(); })}) {
    answerSoon(gui, "unsavedQuestion", QMessageBox::RejectRole);
    leave();
    QVERIFY(gui.window().isVisible());
    QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  }
  answerSoon(gui, "unsavedQuestion", QMessageBox::DestructiveRole);
  gui.window().close();
  QVERIFY(!gui.window().isVisible());
}

void Saving::savingElsewhereGoesOnThere() {
  Gui gui;
  startUnsaved(gui);
  gui.clickPlace(QStringLiteral("D4"));
  typeFileSoon(gui, QStringLiteral("mine"));
  QTest::mouseClick(&gui.find<QPushButton>("saveElsewhere"), Qt::LeftButton);
  const QString path = gui.folder() + QStringLiteral("/mine.byways");
  QCOMPARE(problemShown(gui), QString());
  QVERIFY(bytesOfFile(path).contains("D4"));
  QCOMPARE(unsavedText(gui), QString());
  gui.endTurn();
  gui.clickPlace(QStringLiteral("A1"));
  QVERIFY(bytesOfFile(path).contains("A1"));
  QVERIFY(!gui.window().isWindowModified());
}

void Saving::twoWindowsDoNotWriteOneGame() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const QString path = savedGame(gui);
  QVERIFY(GameLock(path).isTaken());
  gui.window().showShelf();
  const QByteArray before = bytesOfFile(path);
  {
    const GameLock other(path);
    QVERIFY(!other.isTaken());
    answerSoon(gui, "taken", QMessageBox::RejectRole);
    QVERIFY(!gui.window().openFile(path));
    QVERIFY(gui.window().table() == nullptr);
    answerSoon(gui, "taken", QMessageBox::AcceptRole);
    QVERIFY(gui.window().openFile(path));
    gui.endTurn();
    QCOMPARE(bytesOfFile(path), before);
    QCOMPARE(gui.unfinished().size(), 2);
    QVERIFY(!Trash(gui.library()).put(path, QString()));
    QCOMPARE(bytesOfFile(path), before);
  }
  QVERIFY(gui.window().openFile(path));
  QVERIFY(gui.window().openFile(path));  // again, although it is on the table
  gui.endTurn();
  QVERIFY(bytesOfFile(path) != before);
}

void Saving::aGameChangedUnderneathStays() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const QString path = savedGame(gui);
  QVERIFY(saveFile(path, "of somebody else").isEmpty());
  gui.endTurn();
  QCOMPARE(bytesOfFile(path), QByteArray("of somebody else"));
  QVERIFY2(unsavedText(gui).contains(QStringLiteral("another window")), qPrintable(unsavedText(gui)));
}

void Saving::aFileChangedUnderneathIsAskedAbout() {
  Gui gui;
  gui.startByg(4);
  const QString path = gui.folder() + QStringLiteral("/mine.byways");
  QCOMPARE(Library::write(gui.match(), path), QString());
  QVERIFY(gui.window().openFile(path));
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(saveFile(path, "of somebody else").isEmpty());
  answerSoon(gui, "confirm", QMessageBox::RejectRole);
  gui.action("save").trigger();
  QCOMPARE(bytesOfFile(path), QByteArray("of somebody else"));
  answerSoon(gui, "confirm", QMessageBox::AcceptRole);
  gui.action("save").trigger();
  QVERIFY(bytesOfFile(path).contains("D4"));
  // One's own changes aren't asked about.
  gui.endTurn();
  gui.action("save").trigger();
  QVERIFY(!gui.window().isWindowModified());
}

void Saving::saveAsAsksAboutTheNameItWrites() {
  Gui gui;
  gui.startByg(4);
  const QString path = gui.folder() + QStringLiteral("/foo.byways");
  QVERIFY(saveFile(path, "dear to somebody").isEmpty());
  bool wasAsked = false;
  QTimer answer;
  connect(&answer, &QTimer::timeout, this, [&] {
    if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      wasAsked = box->text().contains(QStringLiteral("foo.byways"));
      box->reject();
    }
  });
  answer.start(20);
  typeFileSoon(gui, QStringLiteral("foo"));
  gui.action("saveAs").trigger();
  QVERIFY(wasAsked);
  QCOMPARE(bytesOfFile(path), QByteArray("dear to somebody"));
}

void Saving::saveAsMakesNoFolders() {
  Gui gui;
  gui.startByg(4);
  typeFileSoon(gui, gui.folder() + QStringLiteral("/nowhere/foo.byways"));
  gui.action("saveAs").trigger();
  QVERIFY(!QFileInfo::exists(gui.folder() + QStringLiteral("/nowhere")));
  const QString problem = problemShown(gui);
  QVERIFY2(problem.contains(QStringLiteral("there is no folder")), qPrintable(problem));
  QVERIFY2(problem.contains(QStringLiteral("foo.byways")), qPrintable(problem));
}

void Saving::theNameProposedSaysWhatItIs() {
  const QDate day(2026, 11, 22);
  QCOMPARE(gameFileName(QStringLiteral("Byg"), {QStringLiteral("Ann"), QStringLiteral("Ben")}, day),
           QStringLiteral("Byg – Ann and Ben – 2026-11-22"));
  const QString odd =
      gameFileName(QStringLiteral("Byg"), {QStringLiteral("A/\\:*?\"<>|\u202Eb"), QString()}, day);
  QCOMPARE(odd, QStringLiteral("Byg – A b – 2026-11-22"));
  const QString longest =
      gameFileName(QStringLiteral("Byg"), QStringList(6, QString(200, QChar(0x6F22))), day);
  QVERIFY(longest.toUtf8().size() < 240);
  Gui gui;
  gui.startByg(4);
  QString proposed;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto& dialog = gui.find<QFileDialog>("saveFileDialog");
    proposed = QFileInfo(dialog.selectedFiles().value(0)).fileName();
    dialog.reject();
  });
  gui.action("saveAs").trigger();
  QVERIFY2(proposed.startsWith(QStringLiteral("Byg – Ann and Ben – ")), qPrintable(proposed));
  QVERIFY(proposed.endsWith(QStringLiteral(".byways")));
}

void Saving::lookingBackIsNoChange() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json")));
  gui.match().goTo(3);
  QVERIFY(!gui.window().isWindowModified());
  QVERIFY(gui.unfinished().isEmpty());
  QVERIFY(QDir(gui.library().folder()).entryList({QStringLiteral("*.byways")}).isEmpty());
  gui.match().setComment(3, QStringLiteral("A remark is one."));
  QVERIFY(gui.window().isWindowModified());
  QVERIFY(bytesOfFile(savedGame(gui)).contains("A remark is one."));
}

void Saving::whatIsTheSameIsNotWrittenAgain() {
  Gui gui;
  gui.startByg(3);
  gui.clickPlace(QStringLiteral("C3"));
  const QString path = savedGame(gui);
  const QByteArray bytes = bytesOfFile(path);
  const auto old = QDateTime::fromSecsSinceEpoch(1000000000);
  const auto setOld = [&] {
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.setFileTime(old, QFileDevice::FileModificationTime);
  };
  QVERIFY(setOld());
  Q_EMIT gui.match().extraChanged();
  QCOMPARE(QFileInfo(path).lastModified(), old);
  gui.endTurn();
  QVERIFY(QFileInfo(path).lastModified() > old);
  QVERIFY(bytesOfFile(path) != bytes);
  QVERIFY(QFile::remove(path));  // a deleted file is written again
  Q_EMIT gui.match().extraChanged();
  QVERIFY(QFile::exists(path));
}

void Saving::theTitleKeepsThePlayers() {
  Gui gui;
  gui.startByg(4);
  QCOMPARE(gui.window().windowTitle(), QStringLiteral("Ann, Ben[*] – Byg – Byways"));
  typeFileSoon(gui, QStringLiteral("final"));
  gui.action("saveAs").trigger();
  QCOMPARE(gui.window().windowTitle(), QStringLiteral("Ann, Ben (final.byways)[*] – Byg – Byways"));
}

void Saving::aNameCantTurnTheTitleRound() {
  Gui gui;
  gui.window().start({find_game("byg"),
                      {{"priority", 1}, {"first", 1}},
                      {QStringLiteral("A\u202En\u2028n\u0085"), QString(100000, QLatin1Char('x'))},
                      {0, 1}});
  QCOMPARE(gui.match().name(1), QStringLiteral("Ann"));
  QCOMPARE(gui.match().name(2).size(), qsizetype(kLongestName));
  QVERIFY(gui.window().windowTitle().size() < 80);
  QVERIFY(static_cast<bool>(read_record(write_record(gui.match().record()))));
  const QString path = gui.folder() + QStringLiteral("/invoice\u202Efdp.byways");
  QCOMPARE(Library::write(gui.match(), path), QString());
  QVERIFY(gui.window().openFile(path));
  QVERIFY(!gui.window().windowTitle().contains(QChar(0x202E)));
}

// A game that is opened and only looked at isn't written, so a full disk doesn't matter then.
void Saving::lookingAgainWritesNothing() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  const QString path = savedGame(gui);
  gui.window().showShelf();
  const QDateTime before = QDateTime::currentDateTime().addDays(-1);
  {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(before, QFileDevice::FileModificationTime));
  }
  const QByteArray bytes = bytesOfFile(path);
  const auto isUntouched = [&] {
    return bytesOfFile(path) == bytes && qAbs(QFileInfo(path).lastModified().secsTo(before)) < 2;
  };
  QVERIFY(gui.window().openFile(path));
  QVERIFY(isUntouched());
  QTest::mouseClick(&gui.find<QToolButton>("firstTurn"), Qt::LeftButton);
  QCOMPARE(gui.timeline().cursor(), 0U);
  QVERIFY(isUntouched());
  QCOMPARE(unsavedText(gui), QString());
  // Changes are saved, as always.
  gui.match().setComment(0, QStringLiteral("Well begun"));
  QVERIFY(bytesOfFile(path).contains("Well begun"));
}

void Saving::leftoversAreCleared() {
  const QTemporaryDir folder;
  const QDir games(folder.filePath(QStringLiteral("games")));
  QVERIFY(QDir().mkpath(games.path()));
  // Names of incomplete files, and an empty lock.
  const QStringList gone{QStringLiteral("a.byways.byways-0123456789abcdef.part"),
                         QStringLiteral("../problems.json.byways-0123456789abcdef.part"),
                         QStringLiteral("../lessons.json.byways-fedcba9876543210.part"),
                         QStringLiteral("../trash/x.byways-fedcba9876543210.part")};
  const QString lock = QStringLiteral("b.byways.lock");
  // Files that belong to people.
  const QStringList stay{QStringLiteral("a.byways.bak"),
                         QStringLiteral("note.AbCdEf"),
                         QStringLiteral("a.byways.backup"),
                         QStringLiteral("a.byways.xY12zQ"),
                         QStringLiteral("a.byways.20261126"),
                         QStringLiteral("my.lock"),
                         QStringLiteral("a.byways-notes.part"),
                         QStringLiteral("../people.json.backup"),
                         QStringLiteral("../problems.json.AbCdEf"),
                         QStringLiteral("../seal.key.backup"),
                         QStringLiteral("c.byways.byways-0123456789abcdef.part")};  // being written just now
  QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("trash"))));
  for (const QString& name : gone + stay) {
    QVERIFY(saveFile(games.filePath(name), "x").isEmpty());
  }
  QVERIFY(saveFile(games.filePath(lock), "").isEmpty());
  const GameLock atWork(games.filePath(QStringLiteral("c.byways")));
  const Gui gui(folder.path());
  for (const QString& name : gone + QStringList{lock}) {
    QVERIFY2(!QFileInfo::exists(games.filePath(name)), qPrintable(name));
  }
  for (const QString& name : stay) {
    QVERIFY2(QFileInfo::exists(games.filePath(name)), qPrintable(name));
  }
}

// Nothing that the reader would refuse ever replaces a readable file.
void Saving::aRecordThatCantBeReadIsNotWritten() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const QString path = savedGame(gui);
  const QByteArray good = bytesOfFile(path);
  gui.match().setExtra("x", std::string(kLargestRecord, 'x'));
  QTRY_VERIFY2(unsavedText(gui).contains(QStringLiteral("too long to be read back")),
               qPrintable(unsavedText(gui)));
  QCOMPARE(bytesOfFile(path), good);
  const QString elsewhere = gui.folder() + QStringLiteral("/mine.byways");
  QVERIFY(!Library::write(gui.match(), elsewhere).isEmpty());
  QVERIFY(!QFile::exists(elsewhere));
  gui.match().setExtra("x", 1U);
  QTRY_COMPARE(unsavedText(gui), QString());
  QVERIFY(bytesOfFile(path).contains(R"("x":1)"));
}

// After saving, large records are read back in the background; leaving the game waits for that.
void Saving::whatIsReadBackInTheBackgroundIsSaved() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const QString path = savedGame(gui);
  gui.match().setExtra("x", std::string(1'000'000, 'x'));
  gui.endTurn();
  gui.window().showShelf();
  QVERIFY(bytesOfFile(path).size() > 1'000'000);
  QVERIFY(bytesOfFile(path).contains("\"2: D4\""));
}

// An earlier version wrote records in which the current line is also an abandoned line; saving such a record
// used to damage it.
void Saving::aVariationThatIsOnTheTableIsNoVariation() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("games/a.byways"));
  QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
  for (const char* const turns : {R"(["2: E5"])", "[]"}) {
    QVERIFY(saveFile(path,
                     QByteArray(R"({"format":"byways-record","version":1,"game":"mono-line","options":)"
                                R"({"start":0,"strict":false},"players":[{"name":"A"},{"name":"B"}],)"
                                R"("turns":["*: start 1","1: A1","2: E5"],"variations":[{"at":2,"turns":)") +
                         turns + "}]}")
                .isEmpty());
    Gui gui(folder.path());
    QVERIFY(gui.window().openFile(path));
    QVERIFY(gui.match().variations().empty());
    gui.match().setComment(1, QStringLiteral("Well begun"));
    gui.window().showShelf();
    QVERIFY(bytesOfFile(path).contains("Well begun"));
    QCOMPARE(Library::whyNotKept(bytesOfFile(path)), QString());
  }
}

// Games with far more comments, entries and lines than anybody would ever add can be read again.
void Saving::theLargestThingsPeopleCanMakeAreRead() {
  const Game& overPass = *find_game("over-pass");
  Timeline timeline(overPass, *check_setup(overPass, 2, {}));
  Random random(1);
  play_random_turns(timeline, random, 1500);
  Match match(make_record(timeline, {"Ann", "Ben"}), timeline);
  const auto isReadable = [&match] { return Library::whyNotKept(Library::bytesOf(match)); };
  std::vector<JudgedTurn> review;
  for (const std::size_t entry : search::turns_to_judge(match.timeline())) {
    JudgedTurn judged;
    judged.judgement.entry = entry;
    judged.judgement.best = timeline.entries()[entry].text;
    judged.judgement.line = {judged.judgement.best, judged.judgement.best};
    judged.judgement.before = judged.judgement.after = judged.judgement.rolled =
        judged.judgement.unrolled = {0.5, 0.5};
    review.push_back(judged);
  }
  QVERIFY(review.size() > 400);
  keepReview(match, review);
  QCOMPARE(keptReview(match).size(), review.size());
  QCOMPARE(isReadable(), QString());
  for (std::size_t entry = 0; entry < 500; ++entry) {
    // The number of long comments is limited, since each costs time in proportion to the record.
    match.setComment(entry, entry < 30 ? QString(static_cast<int>(kLongestComment), QLatin1Char('x'))
                                       : QStringLiteral("?"));
  }
  QCOMPARE(isReadable(), QString());
  // Once the record is full, that is reported, and its contents stay complete.
  const auto held = static_cast<std::size_t>(Library::bytesOf(match).size());
  match.setExtra("x", std::string(kLargestRecord - kRoomForTurns - 600'000 - held, 'x'));
  QSignalSpy full(&match, &Match::recordFull);
  for (std::size_t entry = 0; entry < 200 && full.isEmpty(); ++entry) {
    match.setComment(500 + entry, QString(static_cast<int>(kLongestComment), QLatin1Char('y')));
  }
  QCOMPARE(full.size(), 1);
  QCOMPARE(isReadable(), QString());
  QVERIFY(Library::bytesOf(match).size() < static_cast<qsizetype>(kLargestRecord - kRoomForTurns));
  // The same for a game with as many abandoned lines as possible.
  const Game& byg = *find_game("byg");
  const OptionMap settled{{"size", 6}, {"priority", 1}, {"first", 1}};
  Match lines(make_record(Timeline(byg, *check_setup(byg, 2, settled)), {"Ann", "Ben"}),
              Timeline(byg, *check_setup(byg, 2, settled)));
  QVERIFY(!lines.play(QStringLiteral("A1")));
  QVERIFY(!lines.play(QStringLiteral("end")));
  std::size_t added = 0;
  const std::vector<std::string> places = Timeline(byg, *check_setup(byg, 2, settled)).state().legal_steps();
  for (const std::string& one : places) {
    for (const std::string& other : places) {
      added += one != "A1" && one != other && added < kMostVariations &&
                       lines.addVariation({{2, one, false}, {1, other, false}})
                   ? 1
                   : 0;
    }
  }
  QCOMPARE(added, kMostVariations);
  QCOMPARE(Library::whyNotKept(Library::bytesOf(lines)), QString());
}

// Opening a game doesn't count as playing: "Just now" refers to the last step.
void Saving::openingAGameIsNoChange() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  const QString path = savedGame(gui);
  gui.window().showShelf();
  const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadWrite));
  QVERIFY(file.setFileTime(yesterday, QFileDevice::FileModificationTime));
  file.close();
  QVERIFY(gui.window().openFile(path));
  gui.window().showShelf();
  QCOMPARE(QFileInfo(path).lastModified(), yesterday);
  QVERIFY(gui.window().openFile(path));
  gui.clickPlace(QStringLiteral("E4"));
  QVERIFY(QFileInfo(path).lastModified() > yesterday.addSecs(3600));
}

void Saving::rubbishOnTheClipboard() {
  Gui gui;
  QApplication::clipboard()->setText(QStringLiteral("milk, bread"));
  gui.action("pasteRecord").trigger();
  const QString problem = problemShown(gui);
  QVERIFY2(problem.startsWith(QStringLiteral("There is no game in this text")), qPrintable(problem));
  QVERIFY2(!problem.contains(QStringLiteral("file")), qPrintable(problem));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("saving", Saving);
#include "tst_saving.moc"

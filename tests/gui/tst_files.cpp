// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving, continuing: nothing is ever lost, and bad files change nothing.
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

#include "app/exercise/progress.h"
#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/shelf/shelf_page.h"
#include "app/table/banner.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

QString writeFile(const Gui& gui, const QString& name, const QByteArray& bytes) {
  const QString path = gui.folder() + QLatin1Char('/') + name;
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
    qWarning("can’t write the test’s file");
  }
  return path;
}

// Closes the message about a problem and returns its text; empty if there is none.
QString dismissProblem(Gui& gui) {
  auto* const box = gui.window().findChild<QMessageBox*>(QStringLiteral("problem"));
  if (box == nullptr) {
    return {};
  }
  const QString text = box->text() + QLatin1Char('\n') + box->informativeText();
  delete box;
  return text;
}

void dropFile(Gui& gui, const QString& path) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&gui.window(), &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&gui.window(), &drop);
}

}  // namespace

class Files : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dialogsBeginInAFolderThatIsThere();
  void everyStepIsSaved();
  void theShelfOffersUnfinishedGames();
  void lookingBackIsKeptToo();
  void badFilesChangeNothing_data();
  void badFilesChangeNothing();
  void aDroppedFileOpens();
  void aFileSentByTheSystemOpens();
  void aFileIsOnlyWrittenWhenAsked();
  void recentFilesAreKept();
  void unknownKeysSurvive();
  void aFolderThatCantBeMadeIsReported();
  void onlyOrdinaryFilesAreOpened();
  void namesThatWindowsRefuses_data();
  void namesThatWindowsRefuses();
  void namesOfPeopleAreWrittenInOneWay();
  void aFileThatIsHeldIsWrittenLaterOrAtOnce();
  void foldersMayBeDeep();
};

void Files::namesThatWindowsRefuses_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("part");
  const auto row = [](const char* name, const char* part) {
    QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(part);
  };
  row("con", "“con” for a device");
  row("Con.byways", "“Con” for a device");
  row("nul .tar.gz", "“nul” for a device");
  row("lpt9.png", "“lpt9” for a device");
  row("COM¹", "“COM¹” for a device");
  row("conout$", "“conout$” for a device");
  row("Ann: Ben.byways", "“:”");
  row("what?.byways", "“?”");
  row("a\\b.byways", "“\\”");
  row("tab\t.byways", "invisible characters");
  row("game.", "dot or a space");
  row("game ", "dot or a space");
  for (const char* const name : {"console.byways", "com.byways", "com10.byways", "a con.byways",
                                 "Grüße – 日本.byways", ".byways", "a.b c"}) {
    row(name, "");
  }
}

// Names with which Windows would open a device, cut the name, or write to an alternate stream of another
// file.
void Files::namesThatWindowsRefuses() {
  QFETCH(const QString, name);
  QFETCH(const QString, part);
  const QString why = whyNotOnWindows(name);
  QVERIFY2(part.isEmpty() ? why.isEmpty() : why.contains(part), qPrintable(why));
#ifdef Q_OS_WIN
  const QTemporaryDir folder;
  if (!part.isEmpty() && !name.contains(QLatin1Char('\\'))) {
    QCOMPARE(app::writeFile(folder.filePath(name), "{}"), why);
  }
#endif
}

// macOS stores an ü as a u followed by a combining diaeresis.
void Files::namesOfPeopleAreWrittenInOneWay() {
  QCOMPARE(gameFileName(QStringLiteral("Byg"), {QStringLiteral("Ju\u0308rgen")}, QDate(2026, 11, 22)),
           gameFileName(QStringLiteral("Byg"), {QStringLiteral("J\u00FCrgen")}, QDate(2026, 11, 22)));
}

// Windows can't replace a file that is open elsewhere; other systems can. The old content is never damaged.
void Files::aFileThatIsHeldIsWrittenLaterOrAtOnce() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("game.byways"));
  QCOMPARE(app::writeFile(path, "old"), QString());
  QFile reader(path);
  QVERIFY(reader.open(QIODevice::ReadOnly));
  const QString problem = app::writeFile(path, "new");
  QCOMPARE(bytesOfFile(path), QByteArray(problem.isEmpty() ? "new" : "old"));
#ifndef Q_OS_WIN
  QCOMPARE(problem, QString());
#endif
  reader.close();
  QCOMPARE(app::writeFile(path, "newer"), QString());
  QCOMPARE(bytesOfFile(path), QByteArray("newer"));
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

// The path is longer than the traditional limit of Windows (260 characters).
void Files::foldersMayBeDeep() {
  const QTemporaryDir folder;
  const QString deep = folder.path() + QString(QLatin1Char('/') + QString(60, QLatin1Char('d'))).repeated(6);
  QVERIFY(QDir().mkpath(deep));
  const QString path = deep + QStringLiteral("/Grüße, 日本.byways");
  QCOMPARE(app::writeFile(path, "whole"), QString());
  QCOMPARE(readFile(path, 100).bytes, QByteArray("whole"));
}

// A file dialog begins in the folder used last. If that is gone, and there are neither pictures nor
// documents, it begins in some other folder that exists: on Linux, the home folder.
void Files::dialogsBeginInAFolderThatIsThere() {
  const QTemporaryDir last;
  QCOMPARE(folderToBeginIn(QStandardPaths::PicturesLocation, last.path()), last.path());
  const QByteArray home = qgetenv("HOME");
  const QByteArray config = qgetenv("XDG_CONFIG_HOME");
  const QTemporaryDir bare;  // neither pictures nor documents
  qputenv("HOME", QFile::encodeName(bare.path()));
  qputenv("XDG_CONFIG_HOME", QFile::encodeName(bare.path()));
  const QString found =
      folderToBeginIn(QStandardPaths::PicturesLocation, last.path() + QStringLiteral("/gone"));
  qputenv("HOME", home);
  config.isNull() ? static_cast<void>(qunsetenv("XDG_CONFIG_HOME"))
                  : static_cast<void>(qputenv("XDG_CONFIG_HOME", config));
#ifdef Q_OS_LINUX
  QCOMPARE(found, bare.path());
#endif
  QVERIFY(QFileInfo(found).isDir());
}

void Files::everyStepIsSaved() {
  Gui gui;
  gui.startByg(4);
  for (const char* const place : {"D4", "A1"}) {
    gui.clickPlace(QString::fromLatin1(place));
    const QList<SavedGame> saved = gui.unfinished();
    QCOMPARE(saved.size(), 1);
    QVERIFY(saved.front().match->timeline().open_steps() == gui.timeline().open_steps());
    QCOMPARE(saved.front().match->timeline().cursor(), gui.timeline().cursor());
    gui.endTurn();
    QVERIFY(gui.unfinished().front().match->timeline().open_steps().empty());
  }
}

void Files::theShelfOffersUnfinishedGames() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const nlohmann::json position = gui.timeline().state().position();
  gui.window().showShelf();
  QVERIFY(gui.window().table() == nullptr);
  auto* const resume = gui.window().findChild<QPushButton*>(QStringLiteral("resume"));
  QVERIFY(resume != nullptr);
  QTest::mouseClick(resume, Qt::LeftButton);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QVERIFY(gui.timeline().state().position() == position);
  // It is saved in its own file from now on.
  gui.endTurn();
  QCOMPARE(gui.unfinished().size(), 1);
}

void Files::lookingBackIsKeptToo() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  gui.clickPlace(QStringLiteral("A1"));
  gui.match().undo();
  const QList<SavedGame> saved = gui.unfinished();
  QCOMPARE(saved.front().match->timeline().cursor(), gui.timeline().cursor());
  QCOMPARE(saved.front().match->timeline().length(), gui.timeline().length());
}

void Files::badFilesChangeNothing_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("no JSON") << QByteArray("moo");
  QTest::newRow("another JSON") << QByteArray("{\"a\":1}");
  QTest::newRow("later version") << QByteArray(
      R"({"format":"byways-record","version":9,"game":"byg","players":[{},{}],"turns":[]})");
  QTest::newRow("unknown game") << QByteArray(
      R"({"format":"byways-record","version":1,"game":"chess","players":[{},{}],"turns":[]})");
  QTest::newRow("wrong players") << QByteArray(
      R"({"format":"byways-record","version":1,"game":"byg","players":[{}],"turns":[]})");
  QTest::newRow("illegal turn") << QByteArray(
      R"({"format":"byways-record","version":1,"game":"byg","players":[{},{}],"turns":["*: priority 1","1: first 1","1: A1"]})");
  QTest::newRow("wrong result") << QByteArray(
      R"({"format":"byways-record","version":1,"game":"byg","players":[{},{}],"turns":[],"result":{"reason":"resigned","winners":[1]}})");
  QTest::newRow("far too large") << QByteArray(qsizetype(20) << 20, ' ');
}

void Files::badFilesChangeNothing() {
  QFETCH(QByteArray, bytes);
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const nlohmann::json position = gui.timeline().state().position();
  const QString path = writeFile(gui, QStringLiteral("bad.byways"), bytes);
  QVERIFY(!gui.window().openFile(path));
  const QString problem = dismissProblem(gui);
  QVERIFY2(problem.contains(QStringLiteral("bad.byways")), qPrintable(problem));
  QVERIFY(gui.window().table() != nullptr);
  QVERIFY(gui.timeline().state().position() == position);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), bytes);
}

void Files::aDroppedFileOpens() {
  Gui gui;
  dropFile(gui, QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json"));
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().outcome()->scores, (std::vector<int>{8, 5}));
}

void Files::aFileSentByTheSystemOpens() {
  Gui gui;
  QFileOpenEvent event(QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json"));
  QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
  QVERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().outcome()->scores, (std::vector<int>{8, 5}));
}

void Files::aFileIsOnlyWrittenWhenAsked() {
  Gui gui;
  gui.startByg(4);
  const QString path = gui.folder() + QStringLiteral("/mine.byways");
  QCOMPARE(Library::write(gui.match(), path), QString());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray before = file.readAll();
  file.close();
  QVERIFY(gui.window().openFile(path));
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(gui.window().isWindowModified());
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), before);
  file.close();
  gui.key(Qt::Key_S, Qt::ControlModifier);
  QVERIFY(!gui.window().isWindowModified());
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(file.readAll().contains("2: D4 …"));
}

void Files::recentFilesAreKept() {
  Gui gui;
  const QString example = QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json");
  QVERIFY(gui.window().openFile(example));
  QCOMPARE(gui.preferences().recentFiles().value(0), QFileInfo(example).absoluteFilePath());
}

void Files::unknownKeysSurvive() {
  Gui gui;
  const QString path = writeFile(
      gui, QStringLiteral("rich.byways"),
      R"({"format":"byways-record","version":1,"game":"byg","event":"Cup","players":[{"name":"A","elo":7},{}],"turns":[]})");
  QVERIFY(gui.window().openFile(path));
  gui.key(Qt::Key_S, Qt::ControlModifier);
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const nlohmann::json kept = nlohmann::json::parse(file.readAll().toStdString());
  QCOMPARE(kept["event"].get<std::string>(), std::string("Cup"));
  QCOMPARE(kept["players"][0]["elo"].get<int>(), 7);
}

void Files::aFolderThatCantBeMadeIsReported() {
  Gui gui;
  // A file in place of the games folder makes saving fail.
  writeFile(gui, QStringLiteral("games"), "no folder");
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  // The failure is a line in the window, not a message box to dismiss.
  QVERIFY(dismissProblem(gui).isEmpty());
  QVERIFY(gui.find<Banner>("unsaved").text().contains(QStringLiteral("can’t be created")));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
}

// Reading a pipe without a writer would block the window for ever.
void Files::onlyOrdinaryFilesAreOpened() {
#ifdef Q_OS_UNIX
  Gui gui;
  QVERIFY(QDir().mkpath(gui.library().folder()));
  const QString pipe = gui.folder() + QStringLiteral("/pipe.byways");
  QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  QVERIFY(QFile::link(pipe, gui.library().folder() + QStringLiteral("/link.byways")));
  for (const QString& path : {pipe, gui.folder(), QStringLiteral("/dev/zero")}) {
    QVERIFY(!gui.window().openFile(path));
    QVERIFY(!dismissProblem(gui).isEmpty());
  }
  QVERIFY(gui.unfinished().isEmpty());
  const QString piped = gui.folder() + QStringLiteral("/piped");
  QVERIFY(QDir().mkpath(piped));
  QVERIFY(QFile::link(pipe, piped + QStringLiteral("/progress.json")));
  QVERIFY(Progress(piped).knownIds({}).isEmpty());
  QVERIFY(!saveFile(pipe, "x").isEmpty());
#else
  QSKIP("there are no pipes among the files here");
#endif
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("files", Files);
#include "tst_files.moc"

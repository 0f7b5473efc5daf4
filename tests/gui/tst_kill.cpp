// SPDX-License-Identifier: GPL-3.0-or-later
// A killed program resumes at the very same step. The test runs itself as the victim, which plays through the
// window and is then killed as by `kill -9`.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

class Kill : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comesBackToTheVeryStep();
  void pictureWithoutADisplay();
  void wordsWithoutADisplay_data();
  void wordsWithoutADisplay();
  void leavesNoFolderBehind();
};

namespace {

constexpr auto kVictim = "--victim";

// Plays into the middle of a turn, prints the position, and dies.
int runVictim(const QString& folder) {
  Gui gui(folder);
  gui.startByg(4);
  for (const char* const place : {"F1", "A1", "A4", "G1", "D4", "G4"}) {
    gui.clickPlace(QString::fromLatin1(place));
    gui.endTurn();
  }
  gui.clickPlace(QStringLiteral("F3"));
  gui.clickPlace(QStringLiteral("C1"));
  QFile note(folder + QStringLiteral("/note.json"));
  if (!note.open(QIODevice::WriteOnly)) {
    return 1;
  }
  note.write(QByteArray::fromStdString(gui.timeline().state().position().dump()));
  note.close();
#if defined(SIGKILL)
  std::raise(SIGKILL);
#elif defined(Q_OS_WIN)
  constexpr UINT kAsQProcessKills = 0xf291;
  TerminateProcess(GetCurrentProcess(), kAsQProcessKills);
#endif
  std::abort();
}

QProcessEnvironment withoutDisplay(const QString& folder) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE",
                                 "QT_QPA_PLATFORM", "QT_FORCE_STDERR_LOGGING"}) {
    environment.remove(QString::fromLatin1(name));
  }
  for (const char* const name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "TMPDIR"}) {
    environment.insert(QString::fromLatin1(name), folder);
  }
  return environment;
}

}  // namespace

void Kill::comesBackToTheVeryStep() {
  const QTemporaryDir folder;
  QProcess victim;
  victim.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(kVictim), folder.path()});
  QVERIFY(victim.waitForFinished(60000));
  QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
  QFile note(folder.path() + QStringLiteral("/note.json"));
  QVERIFY(note.open(QIODevice::ReadOnly));
  const nlohmann::json position = nlohmann::json::parse(note.readAll().toStdString());
  QCOMPARE(position["drawn"].size(), std::size_t(2));

  Gui gui(folder.path());
  const QList<SavedGame> saved = gui.unfinished();
  QCOMPARE(saved.size(), 1);
  // A lock of a killed program is ignored.
  QVERIFY(gui.window().openFile(saved.front().path));
  QCOMPARE(gui.unfinished().size(), 1);
  QVERIFY(gui.timeline().state().position() == position);
  gui.key(Qt::Key_Escape);
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
}

void Kill::pictureWithoutADisplay() {
  const QTemporaryDir folder;
  const QString picture = folder.path() + QStringLiteral("/out.png");
  QProcess program;
  program.setProcessEnvironment(withoutDisplay(folder.path()));
  program.start(QStringLiteral(BYWAYS_PROGRAM),
                {QStringLiteral("--screenshot"), picture, QStringLiteral("--size"), QStringLiteral("900x650"),
                 QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--language"),
                 QStringLiteral("de"), QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json")});
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitCode(), 0);
  const QImage image(picture);
  QCOMPARE(image.size(), QSize(900, 650));
  QVERIFY(image.pixelColor(5, 640).lightness() < 100);
}

// As documented in byways(6): 0, or 2 with a message.
void Kill::wordsWithoutADisplay_data() {
  QTest::addColumn<QStringList>("words");
  QTest::addColumn<int>("code");
  const auto row = [](const char* words, int code) {
    QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' ')) << code;
  };
  row("--help", 0);
  row("--help-all", 0);
  row("-h", 0);
  row("--version", 0);
  row("-v", 0);
  row("--moo", 2);
  row("--game", 2);
  row("--game chess", 2);
  row("--theme pink", 2);
  row("--language xx", 2);
  row("--size 3", 2);
#ifdef Q_OS_LINUX
  row("--game byg", 2);  // other systems always have a display
#endif
  row("--screenshot /nowhere/at/all.png", 2);
  row("--export a.png --size 0x0 " BYWAYS_TEST_DATA "/examples/byg.json", 2);
  row("--export a.png /nowhere.byways", 2);
}

void Kill::wordsWithoutADisplay() {
  QFETCH(QStringList, words);
  QFETCH(int, code);
  const QTemporaryDir folder;
  QProcess program;
  program.setProcessEnvironment(withoutDisplay(folder.path()));
  program.setWorkingDirectory(folder.path());
  program.start(QStringLiteral(BYWAYS_PROGRAM), words);
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(program.exitStatus(), QProcess::NormalExit);
  QCOMPARE(program.exitCode(), code);
  const QByteArray problem = program.readAllStandardError();
  QCOMPARE(problem.startsWith("byways: "), code != 0);
  QVERIFY2(problem.count('\n') <= 1, problem.constData());
  QCOMPARE(program.readAllStandardOutput().isEmpty(), code != 0);
}

// A program killed with its window open leaves no folder behind: the next start removes what it left.
void Kill::leavesNoFolderBehind() {
#ifdef SIGKILL
  const QTemporaryDir folder;
  const QString temporary = folder.filePath(QStringLiteral("tmp"));
  const QDir games(folder.filePath(QStringLiteral("Byways/Byways/games")));
  QVERIFY(QDir().mkpath(temporary) && QDir().mkpath(games.path()));
  QFile leftover(games.filePath(QStringLiteral("x.byways.byways-0123456789abcdef.part")));
  QVERIFY(leftover.open(QIODevice::WriteOnly));
  QProcess program;
  QProcessEnvironment environment = withoutDisplay(folder.path());
  environment.insert(QStringLiteral("TMPDIR"), temporary);
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(BYWAYS_PROGRAM), {QStringLiteral("--game"), QStringLiteral("byg")});
  QTRY_VERIFY_WITH_TIMEOUT(!leftover.exists(), 60000);
  program.kill();
  QVERIFY(program.waitForFinished(60000));
  QCOMPARE(QDir(temporary).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
#else
  QSKIP("nobody is killed like this here");
#endif
}

}  // namespace byways::app::test

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() == 3 && arguments[1] == QLatin1String(byways::app::test::kVictim)) {
    return byways::app::test::runVictim(arguments[2]);
  }
  byways::app::test::Kill test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A killed program comes back to the very step. The victim is this program run again; it plays through
// the window and is then ended as `kill -9` does.
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

class Kill : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comesBackToTheVeryStep();
  void pictureWithoutADisplay();
};

namespace {

constexpr auto kVictim = "--victim";

// Plays into the middle of a turn, writes down where it is, and dies.
int runVictim(const QString& folder) {
  Gui gui(folder);
  gui.startByg(4);
  for (const char* const place : {"F1", "A1", "A4", "G1", "D4", "G4"}) {
    gui.clickPlace(QString::fromLatin1(place));
    gui.key(Qt::Key_Return);
  }
  gui.clickPlace(QStringLiteral("F3"));
  gui.clickPlace(QStringLiteral("C1"));
  QFile note(folder + QStringLiteral("/note.json"));
  if (!note.open(QIODevice::WriteOnly)) {
    return 1;
  }
  note.write(QByteArray::fromStdString(gui.timeline().state().position().dump()));
  note.close();
#ifdef SIGKILL
  std::raise(SIGKILL);
#endif
  std::abort();
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
  const QList<SavedGame> saved = gui.library().unfinished();
  QCOMPARE(saved.size(), 1);
  QVERIFY(gui.window().openFile(saved.front().path));
  QVERIFY(gui.timeline().state().position() == position);
  gui.key(Qt::Key_Escape);
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
}

void Kill::pictureWithoutADisplay() {
  const QTemporaryDir folder;
  const QString picture = folder.path() + QStringLiteral("/out.png");
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QString::fromLatin1(name));
  }
  environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
  environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
  program.setProcessEnvironment(environment);
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

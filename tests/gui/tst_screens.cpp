// SPDX-License-Identifier: GPL-3.0-or-later
// Windows and dialogs stay on the screen, however small it is. A program's screens are fixed when it starts,
// so this test starts itself for each screen size.
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

/// Runs the cases of OneScreenTest, one program for each size of the screen.
class ScreensTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void screens_data();
  void screens();
};

/// Cases on the screens of this program.
class OneScreenTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void firstWindow();
  void rememberedWindow();
  void windowThatGrows();
  void windowThatComesToAnotherScreen();
  void dialogsWithoutEnd();
  void dialogs();
  void newGameSheets();
};

void ScreensTest::screens_data() {
  QTest::addColumn<QString>("sizes");
  QTest::addColumn<QString>("scale");
  QTest::newRow("Full HD at 150 per cent") << "1920x1080"
                                           << "1.5";
  QTest::newRow("a small laptop at 160 per cent") << "1280x720"
                                                  << "1.6";
  QTest::newRow("the smallest that the table is made for, beside a large one") << "1024x576 2560x1440"
                                                                               << "1";
}

void ScreensTest::screens() {
  QFETCH(const QString, sizes);
  QFETCH(const QString, scale);
  QProcess child;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  environment.insert(QStringLiteral("BYWAYS_SCREENS"), sizes);
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
  child.setProcessEnvironment(environment);
  child.setProcessChannelMode(QProcess::MergedChannels);
  child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("one_screen")});
  QVERIFY2(child.waitForFinished(180'000), qPrintable(child.errorString()));
  const QByteArray said = child.readAll();
  QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, said.constData());
  QVERIFY2(said.contains("PASS   : byways::app::test::OneScreenTest::newGameSheets()"), said.constData());
}

void OneScreenTest::firstWindow() {
  Gui gui;
  lookForCutOffs(gui.window(), QStringLiteral("the first window"));
}

void OneScreenTest::rememberedWindow() {
  Gui gui;
  gui.window().setGeometry(300, 200, 4000, 3000);
  gui.preferences().setWindowState(QStringLiteral("main"), gui.window().saveGeometry());
  MainWindow next(gui.preferences(), gui.look(), gui.library());
  next.show();
  QVERIFY2(isOnScreen(next), qPrintable(placeOf(next)));
}

void OneScreenTest::windowThatGrows() {
  Gui gui;
  gui.window().resize(4000, 3000);
  QTRY_VERIFY2(isOnScreen(gui.window()), qPrintable(placeOf(gui.window())));
}

void OneScreenTest::windowThatComesToAnotherScreen() {
  const QList<QScreen*> screens = QGuiApplication::screens();
  if (screens.size() < 2) {
    QSKIP("there is one screen");
  }
  Gui gui;
  gui.window().setGeometry(QRect(screens[1]->geometry().topLeft() + QPoint(60, 60), QSize(1500, 900)));
  QTest::qWait(400);
  QCOMPARE(gui.window().screen(), screens[1]);
  QCOMPARE(gui.window().size(), QSize(1500, 900));
  gui.window().move(40, 60);
  QTRY_COMPARE(gui.window().screen(), screens[0]);
  QTRY_VERIFY2(isOnScreen(gui.window()), qPrintable(placeOf(gui.window())));
  // People may push it over an edge.
  QTest::qWait(400);
  gui.window().move(-200, 60);
  QTest::qWait(400);
  QVERIFY(!isOnScreen(gui.window()));
}

// A dialog that can't become small enough scrolls, Qt's own message boxes too; the focus stays.
void OneScreenTest::dialogsWithoutEnd() {
  Gui gui;
  const QString manyLines = QStringLiteral("A line of a text that takes a screen and more.\n").repeated(120);
  QMessageBox box(QMessageBox::Question, QStringLiteral("Byways"), QStringLiteral("A question"),
                  QMessageBox::Ok | QMessageBox::Cancel, &gui.window());
  box.setInformativeText(manyLines);
  box.show();
  QVERIFY2(isOnScreen(box), qPrintable(placeOf(box)));
  QVERIFY(box.findChild<QScrollArea*>()->verticalScrollBar()->maximum() > 0);
  box.close();

  QDialog dialog(&gui.window());
  auto* const column = new QVBoxLayout(&dialog);
  column->addWidget(new QLabel(manyLines, &dialog));
  auto* const button = new QPushButton(QStringLiteral("Close"), &dialog);
  column->addWidget(button);
  button->setFocus();
  dialog.show();
  QVERIFY2(isOnScreen(dialog), qPrintable(placeOf(dialog)));
  QCOMPARE(dialog.focusWidget(), button);
  QVERIFY(dialog.findChild<QScrollArea*>()->verticalScrollBar()->maximum() > 0);
}

void OneScreenTest::dialogs() {
  for (const int textSize : {100, Preferences::textSizes().constLast()}) {
    Gui gui;
    gui.preferences().setLanguage(QStringLiteral("de"));
    gui.preferences().setTextSize(textSize);
    seeDialogs(gui);
  }
}

void OneScreenTest::newGameSheets() {
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  gui.preferences().setTextSize(Preferences::textSizes().constLast());
  seeNewGameSheets(gui);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("screens", ScreensTest);
BYWAYS_GUI_TEST("one_screen", OneScreenTest);
#include "tst_screens.moc"

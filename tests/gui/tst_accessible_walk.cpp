// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every window for people who can't see it or have no mouse: names, roles, positions, and the Tab
// order.
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "app/export/export_dialog.h"
#include "app/games/catalogue.h"
#include "app/print/print_boards.h"
#include "app/print/print_game.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/preferences_dialog.h"
#include "app/table/comment_dialog.h"
#include "app/window/about_dialog.h"
#include "app/window/shortcuts_dialog.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/gui/accessible_walk.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

class AccessibleWalk : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsFaults();
  void shelf();
  void rulesPages();
  void lesson();
  void puzzleRoom();
  void finishedGames();
  void tables_data();
  void tables();
  void curtainAndRace();
  void results();
  void reviews();
  void puzzleEnds();
  void newGameSheets();
  void setUpPages_data();
  void setUpPages();
  void dialogs();
  void problems();
  void scores();
  void menus();

 private:
  static void look(QWidget& window, const QString& what);
  static void endLot(Gui& gui);
};

void AccessibleWalk::look(QWidget& window, const QString& what) {
  // Nested layouts need several passes.
  QTest::qWait(50);
  for (QImage before; before != window.grab().toImage(); QTest::qWait(30)) {
    before = window.grab().toImage();
  }
  QStringList found = accessibleFaults(window);
  found += tabFaults(window);
  QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1:\n%2").arg(what, found.join(QLatin1Char('\n')))));
}

// Ends the lot if one is shown: it covers everything until a key is pressed.
void AccessibleWalk::endLot(Gui& gui) {
  for (int keys = 0; keys < 3 && gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")); ++keys) {
    gui.key(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  QVERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) == nullptr);
}

// Makes sure that this test finds faults.
void AccessibleWalk::findsFaults() {
  QWidget window;
  window.setWindowTitle(QStringLiteral("Faults"));
  window.resize(300, 200);
  auto* const nameless = new QToolButton(&window);
  nameless->setGeometry(10, 10, 30, 30);
  nameless->setFocusPolicy(Qt::StrongFocus);
  auto* const outside = new QPushButton(QStringLiteral("Outside"), &window);
  outside->setGeometry(280, 10, 60, 30);
  auto* const plain = new QWidget(&window);
  plain->setAccessibleName(QStringLiteral("<b>A thing</b>"));
  plain->setFocusPolicy(Qt::StrongFocus);
  plain->setGeometry(10, 60, 30, 30);
  auto* const late = new QPushButton(QStringLiteral("Out of the way"), &window);
  late->setGeometry(10, 150, 100, 30);
  late->setFocusPolicy(Qt::NoFocus);
  QWidget::setTabOrder(plain, outside);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  const QString seen = (accessibleFaults(window) + tabFaults(window)).join(QLatin1Char('\n'));
  for (const char* const fault : {"no name", "lies outside", "markup", "no role of its own",
                                  "Tab doesn’t come here", "nothing shows that it has the focus"}) {
    QVERIFY2(seen.contains(QString::fromUtf8(fault)), qPrintable(QString::fromUtf8(fault) + u'\n' + seen));
  }
  nameless->setGeometry(10, 100, 30, 30);
  outside->setGeometry(100, 10, 60, 30);
  QWidget::setTabOrder(nameless, plain);
  QWidget::setTabOrder(plain, outside);
  QWidget::setTabOrder(outside, nameless);
  late->setFocusPolicy(Qt::StrongFocus);
  QVERIFY(tabFaults(window).join(QLatin1Char('\n')).contains(QStringLiteral("Tab goes back")));
}

void AccessibleWalk::shelf() {
  Gui gui;
  look(gui.window(), QStringLiteral("the empty shelf"));
  const QString file = gui.folder() + QStringLiteral("/some.byways");
  for (int game = 0; game < 2; ++game) {
    gui.startByg(4);
    gui.clickPlace(QStringLiteral("D4"));
    for (int turn = 0; turn < game; ++turn) {
      gui.endTurn();
      gui.clickPlace(QStringLiteral("A1"));
    }
    QCOMPARE(Library::write(gui.match(), file), QString());
    gui.window().showShelf();
  }
  gui.startByg(4);
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.window().showShelf();
  gui.preferences().addRecentFile(file);
  look(gui.window(), QStringLiteral("the shelf with games"));
}

void AccessibleWalk::rulesPages() {
  Gui gui;
  QTest::mouseClick(&gui.find<QPushButton>("learn highway"), Qt::LeftButton);
  look(gui.window(), QStringLiteral("the course"));
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  look(gui.window(), QStringLiteral("the rules on a page of their own"));
  gui.startByg(4);
  endLot(gui);
  gui.action("rules").trigger();
  look(gui.window(), QStringLiteral("the rules beside the board"));
}

void AccessibleWalk::lesson() {
  Gui gui;
  gui.open(*find_lesson("byg/3"));
  look(gui.window(), QStringLiteral("a lesson"));
}

void AccessibleWalk::puzzleRoom() {
  Gui gui;
  gui.window().showPuzzles();
  gui.fillRoom();
  look(gui.window(), QStringLiteral("the room of puzzles"));
  gui.open(problems_of(*find_game("byg")).front());
  look(gui.window(), QStringLiteral("a problem"));
}

void AccessibleWalk::finishedGames() {
  Gui gui;
  gui.window().showArchive();
  look(gui.window(), QStringLiteral("no finished games"));
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.window().showArchive();
  QTRY_VERIFY(gui.find<QWidget>("archiveTable").isVisible());
  look(gui.window(), QStringLiteral("the finished games"));
  gui.window().showStatistics();
  gui.find<QComboBox>("statisticsGame").setCurrentIndex(1);
  QTRY_VERIFY(gui.find<QWidget>("ratingChart").isVisible());
  look(gui.window(), QStringLiteral("the statistics"));
  gui.window().showArchive();
  gui.find<QPushButton>("archiveRemove").click();
  look(gui.window(), QStringLiteral("a game that was removed"));
  gui.window().showTrash();
  QTRY_VERIFY(gui.find<QWidget>("trashTable").isVisible());
  look(gui.window(), QStringLiteral("the trash"));
  QFile broken(gui.library().newPath());
  QVERIFY(broken.open(QIODevice::WriteOnly));
  gui.window().showShelf();
  QTRY_VERIFY(gui.find<QWidget>("unreadableCard").isVisible());
  look(gui.window(), QStringLiteral("a game that can’t be read"));
}

void AccessibleWalk::tables_data() {
  QTest::addColumn<QString>("id");
  for (const CatalogueEntry& entry : catalogue()) {
    QTest::newRow(entry.id) << QString::fromLatin1(entry.id);
  }
}

void AccessibleWalk::tables() {
  QFETCH(const QString, id);
  Gui gui;
  for (const CatalogueEntry& entry : catalogue()) {
    if (id == QLatin1String(entry.id) && entry.face != nullptr) {
      gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
      endLot(gui);
      look(gui.window(), QStringLiteral("the table"));
      gui.action("rules").trigger();
      look(gui.window(), QStringLiteral("the table with the rules"));
    }
  }
}

void AccessibleWalk::curtainAndRace() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  gui.endTurn();
  QVERIFY(gui.match().isCurtained() && !gui.match().isTableOpen());
  look(gui.window(), QStringLiteral("the curtain"));
  for (int player = 0; player < 2; ++player) {
    gui.find<QWidget>("curtain").setFocus();
    gui.key(Qt::Key_Space);
    QVERIFY(!gui.match().isCurtained());
    look(gui.window(), QStringLiteral("a submission"));
    gui.board().setFocus();
    gui.key(player == 0 ? Qt::Key_D : Qt::Key_A);
    hand.seal();
  }
  QVERIFY(hand.board().isPlayingOut());
  look(gui.window(), QStringLiteral("the race"));
  hand.skipRace();
  look(gui.window(), QStringLiteral("the open table"));
}

void AccessibleWalk::results() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("draw")));
  QVERIFY(gui.find<QWidget>("resultPanel").isVisible());
  look(gui.window(), QStringLiteral("the result"));
}

void AccessibleWalk::reviews() {
  Gui gui;
  gui.window().resize(1180, 780);
  openGame(gui, someByg());
  static_cast<void>(keepJudged(gui.match(), 3));
  gui.window().review();
  look(gui.window(), QStringLiteral("review"));
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  look(gui.window(), QStringLiteral("review, a turn chosen"));
  QTest::mouseClick(&gui.find<QPushButton>("showBetter"), Qt::LeftButton);
  look(gui.window(), QStringLiteral("review, what was better"));
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  look(gui.window(), QStringLiteral("learning from it"));
}

void AccessibleWalk::puzzleEnds() {
  Gui gui;
  const Puzzle& puzzle = shortestPuzzle("crooked-jumps");
  gui.window().start(challengeSetup("crooked-jumps", puzzle.from.c_str()));
  playSteps(gui.match(), proofOf(puzzle));
  QVERIFY(gui.find<QWidget>("exerciseEarned").isVisible());
  look(gui.window(), QStringLiteral("a solved puzzle"));
}

void AccessibleWalk::newGameSheets() {
  Gui gui;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.kind == CatalogueEntry::Kind::Game) {
      NewGameSheet sheet(*entry.face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
      sheet.show();
      QVERIFY(QTest::qWaitForWindowActive(&sheet));
      look(sheet, QStringLiteral("the new-game sheet of ") + QLatin1String(entry.id));
    }
  }
}

void AccessibleWalk::setUpPages_data() { tables_data(); }

void AccessibleWalk::setUpPages() {
  QFETCH(const QString, id);
  Gui gui;
  for (const CatalogueEntry& entry : catalogue()) {
    if (id == QLatin1String(entry.id)) {
      gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
      endLot(gui);
      gui.action("arrange").trigger();
      QVERIFY(gui.find<QWidget>("arrangePage").isVisible());
      look(gui.window(), QStringLiteral("setting up"));
    }
  }
}

void AccessibleWalk::dialogs() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  const auto see = [](QDialog* dialog) {
    dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    look(*dialog, dialog->objectName());
    delete dialog;
  };
  see(new PreferencesDialog(gui.preferences(), gui.look(), &gui.window()));
  see(new AboutDialog(gui.look(), &gui.window()));
  see(new ShortcutsDialog(nullptr, &gui.window()));
  see(new PrintBoards(gui.look(), &gui.window()));
  see(new PrintGame(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  see(new ExportDialog(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  see(new CommentDialog(gui.match(), 1, QStringLiteral("1. D4"), &gui.window()));
}

void AccessibleWalk::problems() {
  Gui gui;
  QVERIFY(!gui.window().openFile(gui.folder() + QStringLiteral("/nowhere.byways")));
  auto& box = gui.find<QMessageBox>("problem");
  QVERIFY(QTest::qWaitForWindowActive(&box));
  look(box, QStringLiteral("a file that can’t be opened"));
  box.close();
  gui.startByg(4);
  QTimer::singleShot(0, &gui.window(), [&gui] {
    auto& question = gui.find<QMessageBox>("confirm");
    QVERIFY(QTest::qWaitForWindowActive(&question));
    look(question, QStringLiteral("a question"));
    question.reject();
  });
  gui.action("resign").trigger();
}

void AccessibleWalk::scores() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, {QStringLiteral("1: -"), QStringLiteral("2: -")});
  gui.find<QToolButton>("scores").click();
  auto& dialog = gui.find<QDialog>("scoresDialog");
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  look(dialog, QStringLiteral("the score table"));
}

// Tool bars don't take the focus: menus offer everything that they do.
void AccessibleWalk::menus() {
  Gui gui;
  gui.startByg(4);
  QStringList found;
  QList<QAction*> offered;
  const QList<QMenu*> all = gui.window().menuBar()->findChildren<QMenu*>();
  for (QMenu* const menu : all) {
    offered += menu->actions();
  }
  const QList<QAction*> menus = gui.window().menuBar()->actions();
  for (QAction* const menu : menus) {
    found += menuFaults(*menu->menu());
  }
  const QList<QToolButton*> tools = gui.find<QToolBar>("toolBar").findChildren<QToolButton*>();
  for (const QToolButton* const tool : tools) {
    if (tool->isVisible() && !offered.contains(tool->defaultAction())) {
      found.append(nameForReport(*tool) + QStringLiteral(": in no menu"));
    }
  }
  QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("accessible_walk", AccessibleWalk);
#include "tst_accessible_walk.moc"

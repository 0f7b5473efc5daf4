// SPDX-License-Identifier: GPL-3.0-or-later
// The window around the table: menus, dialogs, sizes, full screen.
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include "app/games/catalogue.h"
#include "app/setup/preferences_dialog.h"
#include "app/table/comment_dialog.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

// Whether a menu or submenu currently shows the action.
bool isOffered(Gui& gui, const char* action) {
  return gui.action(action).isVisible() && gui.action(action).isEnabled();
}

int rightOf(const QWidget& widget) { return widget.mapToGlobal(widget.rect().topRight()).x(); }

// Notes which windows are painted while an object of this class exists.
class PaintNotes : public QObject {
 public:
  QList<QObject*> painted;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint && !painted.contains(watched)) {
      painted.append(watched);
    }
    return false;
  }
};

}  // namespace

class WindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void menusFollowTheButtons();
  void noTwoLettersOrKeysAlike();
  void macTakesThreeEntriesOnly();
  void puzzlesAreInTheMenus();
  void keysWalkThroughTheTurns();
  void viewOffersWhatThereIs();
  void boardsZoomByMenu();
  void fullScreenIsOnlyTheTable();
  void escapeTakesBackFirst();
  void cancelIsLeftOfWhatGoesOn();
  void ownIconsInQuestions();
  void commentsAreSavedByKey();
  void windowsChangeTogether();
  void smallWindowsKeepTheirSize();
  void rulesTakeThePanelsPlace();
  void rulesLeadBackToTheGame();
  void whyATurnCanNotEndIsInSight();
  void aToastLiesOverThePageThatComes();
  void menusThatCloseLeaveNothingPointedAt();
};

void WindowTest::menusFollowTheButtons() {
  Gui gui;
  QVERIFY(!isOffered(gui, "endTurnAction") && !isOffered(gui, "commentAction"));
  gui.startByg(4);
  const auto agree = [&gui] {
    for (const auto& [action, button] :
         {std::pair{"endTurnAction", "endTurn"}, std::pair{"previousTurnAction", "previousTurn"},
          std::pair{"nextTurnAction", "nextTurn"}, std::pair{"firstTurnAction", "firstTurn"},
          std::pair{"lastTurnAction", "lastTurn"}, std::pair{"commentAction", "commentTurn"},
          std::pair{"otherLinesAction", "otherLines"}}) {
      const auto& there = gui.find<QAbstractButton>(button);
      QVERIFY2(isOffered(gui, action) == (there.isEnabled() && there.isVisible()), action);
    }
  };
  agree();
  gui.action("endTurnAction").trigger();  // nothing has been placed; the action says so like the button
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-2"));
  gui.clickPlace(QStringLiteral("D4"));
  agree();
  QVERIFY(isOffered(gui, "endTurnAction"));
  gui.action("endTurnAction").trigger();
  QCOMPARE(gui.timeline().to_move(), 1);
  gui.action("firstTurnAction").trigger();
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  agree();
  gui.clickPlace(QStringLiteral("A1"));  // another line
  agree();
  QVERIFY(isOffered(gui, "otherLinesAction"));
  QVERIFY(gui.action("otherLinesAction").menu() != nullptr);
  gui.window().showShelf();
  QVERIFY(!isOffered(gui, "endTurnAction") && !isOffered(gui, "previousTurnAction"));
}

// macOS has an application menu for three entries, and moves others that sound like settings there unless
// told otherwise.
void WindowTest::macTakesThreeEntriesOnly() {
  Gui gui;
  gui.startByg(4);
  QList<QAction::MenuRole> taken;
  QStringList guessed;
  const QList<QAction*> menus = gui.window().menuBar()->actions();
  for (const QAction* const menu : menus) {
    const QList<QAction*> actions = menu->menu<QMenu*>()->actions();
    for (const QAction* const action : actions) {
      if (action->menuRole() == QAction::TextHeuristicRole && !action->isSeparator() &&
          action->menu<QMenu*>() == nullptr) {
        guessed.append(action->text());
      } else if (action->menuRole() > QAction::TextHeuristicRole) {
        taken.append(action->menuRole());
      }
    }
  }
  QCOMPARE(guessed, QStringList());
  QCOMPARE(taken,
           (QList<QAction::MenuRole>{QAction::PreferencesRole, QAction::QuitRole, QAction::AboutRole}));
}

// Mnemonics are unique within a menu, and each shortcut does one thing, in games and puzzles.
void WindowTest::noTwoLettersOrKeysAlike() {
  Gui gui;
  for (const char* const game : {"byg", "trypsylon", "highway", "full-house"}) {
    gui.window().start(MainWindow::usualSetup(faceOf(*find_game(game)), gui.preferences()));
    QSet<QString> keys;
    const QList<QAction*> menus = gui.window().menuBar()->actions();
    for (const QAction* const menu : menus) {
      QSet<QChar> letters;
      const QList<QAction*> actions = menu->menu<QMenu*>()->actions();
      for (const QAction* const action : actions) {
        if (!action->isVisible() || action->isSeparator()) {
          continue;
        }
        const auto mark = action->text().indexOf(QLatin1Char('&'));
        QVERIFY2(mark >= 0, qPrintable(action->text()));
        const QChar letter = action->text().at(mark + 1).toLower();
        QVERIFY2(!letters.contains(letter), qPrintable(action->text()));
        letters.insert(letter);
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence& key : shortcuts) {
          QVERIFY2(!keys.contains(key.toString()), qPrintable(action->text()));
          keys.insert(key.toString());
        }
      }
    }
  }
}

void WindowTest::puzzlesAreInTheMenus() {
  Gui gui;
  gui.startByg(4);
  QVERIFY(gui.action("hintAction").isVisible());  // hints exist in every game
  const Puzzle& puzzle = shortestPuzzle("crooked-jumps");
  gui.window().start(challengeSetup("crooked-jumps", puzzle.from.c_str()));
  QCoreApplication::processEvents();
  QVERIFY(isOffered(gui, "hintAction") && isOffered(gui, "solutionAction"));
  QVERIFY(gui.action("restartAction").isVisible() && !gui.action("restartAction").isEnabled());
  static_cast<void>(gui.match().play(QString::fromStdString(gui.match().state().legal_steps().front())));
  QVERIFY(isOffered(gui, "restartAction"));
  gui.board().setFocus();
  gui.key(Qt::Key_R, Qt::ControlModifier);
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

void WindowTest::keysWalkThroughTheTurns() {
  Gui gui;
  gui.startByg(4);
  for (const char* const step : {"D4", "end", "A1", "end"}) {
    static_cast<void>(gui.match().play(QString::fromLatin1(step)));
  }
  gui.board().setFocus();
  gui.key(Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(gui.timeline().cursor(), std::size_t(2));
  gui.key(Qt::Key_Home, Qt::AltModifier);
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  gui.key(Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(gui.timeline().cursor(), std::size_t(2));
  gui.key(Qt::Key_End, Qt::AltModifier);
  QCOMPARE(gui.timeline().cursor(), std::size_t(4));
}

void WindowTest::viewOffersWhatThereIs() {
  Gui gui;
  auto& eye = gui.find<QToolButton>("highlightButton");
  QVERIFY(!isOffered(gui, "coordinates") && !isOffered(gui, "tints") && !eye.isEnabled());
  gui.action("puzzles").trigger();
  QVERIFY(!isOffered(gui, "coordinates") && !eye.isEnabled());
  gui.startByg(4);
  QVERIFY(isOffered(gui, "coordinates") && !gui.action("tints").isVisible() && eye.isEnabled());
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game("trypsylon")), gui.preferences()));
  QVERIFY(isOffered(gui, "tints"));
  // Check marks are aligned with each other.
  QVERIFY(!gui.action("coordinates").isIconVisibleInMenu());
}

void WindowTest::boardsZoomByMenu() {
  Gui gui;
  QVERIFY(!gui.action("zoomIn").isVisible());
  gui.startByg(4);
  QVERIFY(isOffered(gui, "zoomIn"));
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game("mono-line")), gui.preferences()));
  QVERIFY(isOffered(gui, "zoomIn"));
  const QString place = gui.board().places().front();
  const double usual = gui.board().areaOf(place).width();
  gui.board().setFocus();
  gui.key(Qt::Key_Plus, Qt::ControlModifier);
  QVERIFY(gui.board().areaOf(place).width() > usual);
  gui.action("zoomOut").trigger();
  QCOMPARE(gui.board().areaOf(place).width(), usual);
  gui.action("zoomIn").trigger();
  gui.action("zoomIn").trigger();
  gui.key(Qt::Key_0, Qt::ControlModifier);
  QCOMPARE(gui.board().areaOf(place).width(), usual);
}

void WindowTest::fullScreenIsOnlyTheTable() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  gui.key(Qt::Key_F11);
  QTRY_VERIFY(gui.window().isFullScreen());
  const auto& note = gui.find<QLabel>("fullScreenNote");
  QTRY_VERIFY(!gui.window().menuBar()->isVisible() && !gui.find<QToolBar>("toolBar").isVisible());
  QVERIFY(note.isVisible() && note.text().contains(QStringLiteral("Escape")));
  // Shortcuts work without opening a menu.
  gui.clickPlace(QStringLiteral("D4"));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(gui.timeline().open_steps().empty());
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(!gui.window().isFullScreen());
  QTRY_VERIFY(gui.window().menuBar()->isVisible() && gui.find<QToolBar>("toolBar").isVisible());
  QVERIFY(!note.isVisible());
}

void WindowTest::escapeTakesBackFirst() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  gui.action("fullScreen").trigger();
  QTRY_VERIFY(gui.window().isFullScreen());
  gui.clickPlace(QStringLiteral("D4"));
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().open_steps().empty());
  QVERIFY(gui.window().isFullScreen());
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(!gui.window().isFullScreen());
}

void WindowTest::cancelIsLeftOfWhatGoesOn() {
  Gui gui;
  gui.startByg(4);
  CommentDialog comment(gui.match(), 0, QStringLiteral("1"), &gui.window());
  comment.show();
  auto* const save = comment.findChild<QPushButton*>(QStringLiteral("save"));
  QVERIFY(rightOf(*comment.findChild<QPushButton*>(QStringLiteral("discard"))) < rightOf(*save));
  QVERIFY(save->property("primary").toBool());
  QMessageBox box(QMessageBox::Question, QString(), QStringLiteral("?"), QMessageBox::NoButton,
                  &gui.window());
  const QPushButton* const yes = box.addButton(QStringLiteral("Yes"), QMessageBox::AcceptRole);
  const QPushButton* const no = box.addButton(QStringLiteral("No"), QMessageBox::RejectRole);
  box.show();
  QCoreApplication::processEvents();
  QVERIFY(rightOf(*no) < rightOf(*yes));
  QVERIFY(yes->property("primary").toBool() && !no->property("primary").toBool());
}

void WindowTest::ownIconsInQuestions() {
  Gui gui;
  gui.startByg(4);
  QImage icon;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto& box = gui.find<QMessageBox>("confirm");
    icon = box.iconPixmap().toImage().convertToFormat(QImage::Format_ARGB32);
    box.reject();
  });
  gui.action("resign").trigger();
  QVERIFY(!icon.isNull());
  // Drawn in one of our colours on a transparent background.
  const QColor ours = gui.look().colours().accent;
  int drawn = 0;
  for (int y = 0; y < icon.height(); ++y) {
    for (int x = 0; x < icon.width(); ++x) {
      const QColor pixel = icon.pixelColor(x, y);
      if (pixel.alpha() == 255) {
        QCOMPARE(pixel.rgb(), ours.rgb());
        ++drawn;
      }
    }
  }
  QVERIFY(drawn > 50);
}

void WindowTest::commentsAreSavedByKey() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  gui.key(Qt::Key_M, Qt::ControlModifier);
  auto& text = gui.find<QPlainTextEdit>("commentText");
  QVERIFY(QTest::qWaitForWindowActive(text.window()));
  QTest::keyClicks(&text, QStringLiteral("Well begun"));
  QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(gui.match().comment(0), QStringLiteral("Well begun"));
}

// All windows change their colours at the same time.
void WindowTest::windowsChangeTogether() {
  Gui gui;
  gui.startByg(4);
  PreferencesDialog dialog(gui.preferences(), gui.look(), &gui.window());
  dialog.show();
  QVERIFY(QTest::qWaitForWindowExposed(&dialog));
  PaintNotes notes;
  gui.window().installEventFilter(&notes);
  dialog.installEventFilter(&notes);
  gui.preferences().setTheme(gui.look().isDark() ? Preferences::ThemeChoice::Light
                                                 : Preferences::ThemeChoice::Dark);
  QCOMPARE(notes.painted, QList<QObject*>({&gui.window(), &dialog}));
}

void WindowTest::smallWindowsKeepTheirSize() {
  Gui gui;
  constexpr QSize kSmallest(700, 500);
  QCOMPARE(gui.window().minimumSize(), kSmallest);
  const auto fits = [&](const char* what) {
    gui.window().resize(kSmallest);
    QCoreApplication::processEvents();
    QVERIFY2(gui.window().size() == kSmallest, what);
  };
  fits("the shelf");
  gui.action("puzzles").trigger();
  fits("the puzzle room");
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    fits(entry.id);
    QVERIFY2(gui.board().width() >= 380, entry.id);
    // The buttons that step through the turns are always visible.
    const auto& next = gui.find<QWidget>("nextTurn");
    const QRect area(next.mapTo(&gui.window(), QPoint()), next.size());
    QVERIFY2(gui.window().rect().contains(area) && !next.visibleRegion().isEmpty(), entry.id);
  }
  gui.window().arrange(MainWindow::usualSetup(faceOf(*find_game("byg")), gui.preferences()));
  fits("setting up");
}

void WindowTest::rulesTakeThePanelsPlace() {
  Gui gui;
  gui.startByg(4);
  gui.window().resize(900, 650);
  QCoreApplication::processEvents();
  auto& side = gui.find<QWidget>("sidePanel");
  const int alone = gui.board().width();
  gui.action("rules").trigger();
  QCoreApplication::processEvents();
  QVERIFY(!side.isVisible() && gui.find<QDockWidget>("rulesDock").isVisible());
  QVERIFY2(gui.board().width() >= alone * 4 / 5, qPrintable(QString::number(gui.board().width())));
  gui.window().resize(1280, 800);
  QTRY_VERIFY(side.isVisible());
  gui.window().resize(900, 650);
  QTRY_VERIFY(!side.isVisible());
  gui.find<QDockWidget>("rulesDock").close();
  QTRY_VERIFY(side.isVisible());
}

void WindowTest::rulesLeadBackToTheGame() {
  Gui gui;
  gui.startByg(4);
  auto& dock = gui.find<QDockWidget>("rulesDock");
  const auto open = [&] {
    gui.action("rules").trigger();
    QCoreApplication::processEvents();
    QVERIFY(dock.isVisible() && !gui.board().hasFocus());
  };
  auto& back = gui.find<QPushButton>("backToGame");
  open();
  QVERIFY(!back.isVisible());  // the game is beside it
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(!dock.isVisible());
  QVERIFY(gui.board().hasFocus());
  gui.window().resize(900, 650);
  open();
  QVERIFY(back.isVisible());
  QTest::mouseClick(&back, Qt::LeftButton);
  QTRY_VERIFY(gui.find<QWidget>("sidePanel").isVisible());
  QVERIFY(gui.board().hasFocus());
  open();
  dock.close();
  QTRY_VERIFY(gui.board().hasFocus());
  open();
  auto& field = gui.find<QLineEdit>("rulesSearch");
  field.setFocus();
  field.setText(QStringLiteral("stone"));
  QTest::keyClick(&field, Qt::Key_Escape);
  QVERIFY(field.text().isEmpty() && dock.isVisible());
  gui.action("rules").trigger();
  gui.key(Qt::Key_Right);
  QVERIFY(!gui.board().cursor().isEmpty());
}

// The reason why a turn can't end is in sight, however the panel is scrolled.
void WindowTest::whyATurnCanNotEndIsInSight() {
  for (const QSize size : {QSize(900, 650), QSize(700, 500)}) {
    Gui gui;
    gui.startByg(4);
    gui.window().resize(size);
    QCoreApplication::processEvents();
    auto& button = gui.find<QPushButton>("endTurn");
    const auto& why = gui.find<QLabel>("endTurnRemark");
    QVERIFY(!canPress(button));
    QCOMPARE(why.text(), button.toolTip());
    QVERIFY(!why.text().isEmpty());
    QVERIFY(button.icon().isNull());
    const QRect area(why.mapTo(&gui.window(), QPoint()), why.size());
    QVERIFY(gui.window().rect().contains(area) && why.visibleRegion().boundingRect() == why.rect());
    gui.clickPlace(QStringLiteral("C3"));
    QVERIFY(canPress(button) && why.text().isEmpty());
  }
}

void WindowTest::aToastLiesOverThePageThatComes() {
  Gui gui;
  gui.startByg(4);
  gui.action("copyRecord").trigger();
  gui.window().showShelf();
  auto& toast = gui.find<QWidget>("toast");
  QVERIFY(toast.isVisible());
  QCOMPARE(toast.parentWidget()->children().last(), &toast);
}

void WindowTest::menusThatCloseLeaveNothingPointedAt() {
  Gui gui;
  gui.startByg(4);
  auto& eye = gui.find<QToolButton>("highlightButton");
  eye.setAttribute(Qt::WA_UnderMouse, true);  // its state while its menu is open
  QMenu menu(&gui.window());
  menu.addAction(QStringLiteral("One"));
  menu.popup(gui.window().mapToGlobal(gui.window().rect().center()));
  QCursor::setPos(gui.window().mapToGlobal(gui.window().rect().center()));
  menu.close();
  QTRY_VERIFY(!eye.underMouse());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("window", WindowTest);
#include "tst_window.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is used before it is built or after it is destroyed: boards, menus over the table, dialogs about
// it.
#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFileOpenEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <algorithm>

#include "app/board/board_view.h"
#include "app/board/cell_surface.h"
#include "app/games/catalogue.h"
#include "app/look/ask.h"
#include "app/look/run_dialog.h"
#include "app/settings/preferences.h"
#include "app/window/main_window.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

/// A board that sends itself events while it is constructed and destroyed, and counts in `asked` the calls of
/// its functions that this causes.
class EarlyBoard : public BoardView {
 public:
  EarlyBoard(Gui& gui, int& asked) : BoardView(gui.match(), gui.look(), &gui.window()), asked_(asked) {
    provoke();
  }
  ~EarlyBoard() override {
    isGoing_ = true;
    provoke();
  }

  [[nodiscard]] const Surface& surface() const override {
    note(true);
    return cells_;
  }
  [[nodiscard]] QString placeAt(QPointF) const override { return note(QStringLiteral("A1")); }
  [[nodiscard]] QString walk(const QString& from, Qt::Key) override { return note(from); }
  [[nodiscard]] QString describe(const QString& place) const override { return note(place); }
  [[nodiscard]] QString actionOf(const QString& place) const override { return note(place); }
  [[nodiscard]] bool isPlayingOut() const override { return note(false); }

 protected:
  [[nodiscard]] QTransform placed() const override { return note(QTransform()); }
  bool boardEvent(QEvent* event) override { return note(BoardView::boardEvent(event)); }
  void changeEvent(QEvent* event) override {
    note(true);
    BoardView::changeEvent(event);
  }
  void paintResting(QPainter&) override { note(true); }
  void paintOver(QPainter&) override { note(true); }

 private:
  template <class T>
  T note(T answer) const {
    asked_ += isWhole() && !isGoing_ ? 0 : 1;
    return answer;
  }

  void provoke() {
    QMouseEvent press(QEvent::MouseButtonPress, {5, 5}, {5, 5}, Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(this, &press);
    QKeyEvent key(QEvent::KeyPress, Qt::Key_Right, {});
    QCoreApplication::sendEvent(this, &key);
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(this, &language);
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(this);
    static_cast<void>(spoken->childCount() + (spoken->focusChild() != nullptr ? 1 : 0));
    const QWidget child(this);
  }

  CellSurface cells_{hex::Grid(std::vector{hex::Axial{}})};
  int& asked_;
  bool isGoing_ = false;
};

void openMenuByKey(QWidget& widget) {
  const QPoint middle = widget.rect().center();
  QContextMenuEvent menu(QContextMenuEvent::Keyboard, middle, widget.mapToGlobal(middle));
  QCoreApplication::sendEvent(&widget, &menu);
}

}  // namespace

class Lifetimes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBoardIsOnlyAskedWhileItIsWhole();
  void everyMomentOfAGameIsResumed_data();
  void everyMomentOfAGameIsResumed();
  void theTableMayGoWhileItsMenusAreOpen_data();
  void theTableMayGoWhileItsMenusAreOpen();
  void theTableStaysWhileADialogIsAboutIt();
  void aDialogBelongsToTheWindow();
  void filesWaitForTheDialog();
};

void Lifetimes::aBoardIsOnlyAskedWhileItIsWhole() {
  Gui gui;
  gui.startByg(3);
  int asked = 0;
  auto board = std::make_unique<WholeBoard<EarlyBoard>>(gui, asked);
  QCOMPARE(asked, 0);
  QVERIFY(board->isWhole());
  // Its only place, and the button that shows the whole board.
  QCOMPARE(QAccessible::queryAccessibleInterface(board.get())->childCount(), 2);
  board.reset();
  QCOMPARE(asked, 0);
}

void Lifetimes::everyMomentOfAGameIsResumed_data() {
  QTest::addColumn<const Game*>("game");
  QTest::addColumn<QList<int>>("levels");
  for (const CatalogueEntry& entry : catalogue()) {
    const Game& game = entry.face->game();
    const int seats = std::min(game.usual_players(), 3);
    const int sets = has_opponents(game) ? 1 << seats : 1;
    for (int set = 0; set < sets; ++set) {
      QList<int> levels;
      for (int seat = 0; seat < seats; ++seat) {
        levels.append((set >> seat) & 1);
      }
      QTest::addRow("%s %d", entry.id, set) << &game << levels;
    }
  }
}

// Each moment is saved and opened again in the window, where computers start to think.
void Lifetimes::everyMomentOfAGameIsResumed() {
  QFETCH(const Game*, game);
  QFETCH(const QList<int>, levels);
  const int moments = game->has_secret_turns() ? 24 : 10;
  Gui gui;
  MatchSetup setup = MainWindow::usualSetup(faceOf(*game), gui.preferences());
  setup.names.resize(levels.size());
  setup.levels = levels;
  Match match(setup);
  Random random(1);
  for (int moment = 0; moment < moments; ++moment) {
    const QString file = gui.folder() + QStringLiteral("/%1.byways").arg(moment);
    QCOMPARE(Library::write(match, file), QString());
    QVERIFY(gui.window().openFile(file));
    QCoreApplication::processEvents();
    QVERIFY(gui.window().table() != nullptr && gui.board().isWhole());
    QVERIFY(!gui.match().hasUnopenedRound());
    if (!playOn(match, random)) {
      break;
    }
  }
}

void Lifetimes::theTableMayGoWhileItsMenusAreOpen_data() {
  QTest::addColumn<const Game*>("game");
  for (const CatalogueEntry& entry : catalogue()) {
    QTest::newRow(entry.id) << &entry.face->game();
  }
}

// On a busy computer: the menu closes while the next key is already pending.
void Lifetimes::theTableMayGoWhileItsMenusAreOpen() {
  QFETCH(const Game*, game);
  Gui gui;
  const auto begin = [&] {
    gui.window().start(MainWindow::usualSetup(faceOf(*game), gui.preferences()));
    gui.match().liftCurtain();
    QCoreApplication::processEvents();
  };
  begin();
  bool wasOpen = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    QWidget* const menu = QApplication::activePopupWidget();
    wasOpen = menu != nullptr && menu->objectName() == QLatin1String("boardMenu");
    QTest::mouseClick(menu, Qt::LeftButton, {}, {-5, -5});
    gui.key(Qt::Key_Home, Qt::ControlModifier);
  });
  openMenuByKey(gui.board());
  QTRY_VERIFY(gui.window().table() == nullptr);
  QVERIFY(wasOpen);

  begin();
  openMenuByKey(gui.board());
  QVERIFY(QApplication::activePopupWidget() != nullptr);
  gui.action("shelf").trigger();  // a screen reader can do this
  QVERIFY(gui.window().table() == nullptr && QApplication::activePopupWidget() == nullptr);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QVERIFY(gui.window().findChild<QMenu*>(QStringLiteral("boardMenu")) == nullptr);
}

// A screen reader can press what is behind a dialog.
void Lifetimes::theTableStaysWhileADialogIsAboutIt() {
  Gui gui;
  gui.startByg(3);
  const Match* const match = &gui.match();
  bool wasThere = false;
  QTimer::singleShot(0, &gui.window(), [&] {
    auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    gui.action("shelf").trigger();
    gui.startByg(4);
    wasThere = isDialogRunning() && gui.window().table() != nullptr && &gui.match() == match;
    gui.window().close();
    wasThere = wasThere && gui.window().isVisible();
    dialog->reject();
  });
  gui.action("exportGame").trigger();
  QVERIFY(wasThere && !isDialogRunning());
  gui.action("shelf").trigger();
  QVERIFY(gui.window().table() == nullptr);
}

void Lifetimes::aDialogBelongsToTheWindow() {
  Gui gui;
  auto part = std::make_unique<QWidget>(&gui.window());
  QTimer::singleShot(0, &gui.window(), [&] {
    part.reset();
    gui.agreeIfAsked();
  });
  QVERIFY(ask(part.get(), {QStringLiteral("Really?"), QStringLiteral("It goes on."), QStringLiteral("Yes")}));
}

void Lifetimes::filesWaitForTheDialog() {
  Gui gui;
  gui.startByg(3);
  const QString file = gui.folder() + QStringLiteral("/other.byways");
  const Match other(MainWindow::usualSetup(faceOf(*find_game("mono-line")), gui.preferences()));
  QCOMPARE(Library::write(other, file), QString());
  QTimer::singleShot(0, &gui.window(), [&] {
    QFileOpenEvent open(file);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &open);
    QCOMPARE(gui.match().game().id(), std::string_view("byg"));
    qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject();
  });
  gui.action("about").trigger();
  QTRY_COMPARE(gui.match().game().id(), std::string_view("mono-line"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("lifetimes", Lifetimes);
#include "tst_lifetimes.moc"

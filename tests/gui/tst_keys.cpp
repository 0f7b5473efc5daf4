// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard alone: in every window Enter and Space do the same, and when a menu closes, keys act as
// before.
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <functional>
#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/progress.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/library/game_lock.h"
#include "app/table/table_questions.h"
#include "engine/challenges/puzzles.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/gui/accessible_walk.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

using MakeWindow = std::function<QWidget*(Gui&)>;

/// Everything visible, as text: open windows and menus, their texts, what is checked, the focus, and the game
/// on the table.
QString visibleAsText(Gui& gui) {
  QStringList parts;
  for (const QWidget* const top : QApplication::topLevelWidgets()) {
    if (!top->isVisible() || top->inherits("QTipLabel")) {
      continue;
    }
    parts.append(QString::fromLatin1(top->metaObject()->className()) + top->windowTitle());
    for (const QWidget* const widget : top->findChildren<QWidget*>()) {
      if (!widget->isVisible()) {
        continue;
      }
      if (const auto* const label = qobject_cast<const QLabel*>(widget)) {
        parts.append(label->text());
      } else if (const auto* const button = qobject_cast<const QAbstractButton*>(widget)) {
        parts.append(button->text() + QString::number(button->isChecked()));
      } else if (const auto* const box = qobject_cast<const QComboBox*>(widget)) {
        parts.append(box->currentText());
      } else if (const auto* const line = qobject_cast<const QLineEdit*>(widget)) {
        parts.append(line->text());
      } else if (const auto* const pages = qobject_cast<const QTabWidget*>(widget)) {
        parts.append(pages->tabText(pages->currentIndex()));
      }
    }
  }
  const QWidget* const focus = QApplication::focusWidget();
  // Qt keeps the focus of a dialog that has closed until another window is active.
  parts.append(focus != nullptr && focus->isVisible() ? focus->objectName() : QStringLiteral("nowhere"));
  if (gui.window().table() != nullptr) {
    parts.append(QString::number(gui.timeline().length()) + u'/' + QString::number(gui.timeline().cursor()));
  }
  parts.sort();
  // Each Gui has a folder of its own.
  return parts.join(u'\n').replace(QDir(gui.folder()).dirName(), QStringLiteral("folder"));
}

/// Closes menus, lists of choices and windows over `window`.
void closeAll(const QWidget* window) {
  for (int rounds = 0; rounds < 5; ++rounds) {
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const modal = QApplication::activeModalWidget();
    if (popup != nullptr) {
      popup->close();
    } else if (modal != nullptr && modal != window) {
      modal->close();
    }
  }
}

/// The widgets that Tab reaches, whichever window had the focus.
QList<QWidget*> chainIn(QWidget& window) {
  window.activateWindow();
  static_cast<void>(QTest::qWaitForWindowActive(&window));
  static_cast<void>(QTest::qWaitFor([&window] { return QApplication::activeWindow() == &window; }));
  if (QWidget* const focus = QApplication::focusWidget(); focus != nullptr && focus->window() != &window) {
    focus->clearFocus();
  }
  return tabChain(window);
}

constexpr int kPatienceOnBusyComputers = 20000;  // milliseconds

/// Calls `act`, waits until nothing visible changes any more, and returns what can be seen then. `act` may
/// open something modal, and returns only when that has closed: so a timer looks at the windows and then
/// closes them. On a busy computer this takes its time.
QString visibleAfter(Gui& gui, QWidget* window, const std::function<void()>& act) {
  QString said;
  QTimer look;
  QStringList looks;
  QObject::connect(&look, &QTimer::timeout, &gui.window(), [&] {
    constexpr qsizetype kCalm = 4;  // how many looks in a row must see the same
    looks.append(visibleAsText(gui));
    if (looks.size() >= kCalm && looks.mid(looks.size() - kCalm).count(looks.back()) == kCalm) {
      look.stop();
      said = looks.back();
      closeAll(window);
    }
  });
  look.start(50);
  act();
  static_cast<void>(QTest::qWaitFor([&said] { return !said.isEmpty(); }, kPatienceOnBusyComputers));
  return said;
}

/// What can be seen after `key` was pressed on a widget: the one with the number `index`, from 0, among those
/// that Tab reaches.
QString visibleAfter(const MakeWindow& make, qsizetype index, Qt::Key key) {
  Gui gui;
  QWidget* const window = make(gui);
  QWidget* const widget = chainIn(*window).value(index);
  if (widget == nullptr) {
    return QStringLiteral("gone");
  }
  widget->setFocus(Qt::TabFocusReason);
  return visibleAfter(gui, window, [&] { QTest::keyClick(widget, key); });
}

/// Whether the widget can be pressed. In text fields Enter and Space are text; sliders and pages have nothing
/// to press.
bool canBePressed(const QWidget& widget) {
  const auto* const box = qobject_cast<const QComboBox*>(&widget);
  return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
         qobject_cast<const BoardView*>(&widget) != nullptr || (box != nullptr && !box->isEditable()) ||
         widget.objectName() == at("archiveTable") || widget.inherits("byways::app::CardFrame");
}

/// The widgets that keys can press, as indices into `chain`. Leaves out widgets of a kind in `kinds`, and of
/// several widgets of one kind, such as the buttons of every card, all but the first. Adds the kinds of the
/// widgets returned to `kinds`.
QList<qsizetype> pressableIndices(const QList<QWidget*>& chain, QStringList& kinds) {
  QList<qsizetype> indices;
  for (qsizetype index = 0; index < chain.size(); ++index) {
    // Buttons in Qt's own dialogs have no object name, but a text.
    const auto* const button = qobject_cast<const QAbstractButton*>(chain[index]);
    const QString name = chain[index]->objectName();
    const QString kind = QString::fromLatin1(chain[index]->metaObject()->className()) + u' ' +
                         (name.isEmpty() && button != nullptr
                              ? button->text()
                              : name.section(u' ', 0, 0).remove(QRegularExpression(QStringLiteral("\\d"))));
    // The tools of Qt's file dialog are left out: most systems show a file dialog of their own instead.
    const bool isTool = qobject_cast<const QFileDialog*>(chain[index]->window()) != nullptr &&
                        qobject_cast<const QToolButton*>(chain[index]) != nullptr;
    // Buttons that begin a game in which lots are drawn, or make a puzzle from a random number: pressed
    // twice, they would show different things.
    const bool draws =
        kind.endsWith(at(" computer")) || kind.endsWith(at(" coursePlay")) || kind.endsWith(at(" makerMake"));
    if (canBePressed(*chain[index]) && !kinds.contains(kind) && !draws && !isTool) {
      // Boards are pressed in every window: what a key does there depends on the game and on what is to be
      // done.
      if (qobject_cast<const BoardView*>(chain[index]) == nullptr) {
        kinds.append(kind);
      }
      indices.append(index);
    }
  }
  return indices;
}

/// A report of the lines that only one of the two texts has.
QString difference(const QString& byEnter, const QString& bySpace) {
  const auto only = [](const QString& one, const QString& other) {
    QStringList lines = one.split(u'\n');
    for (const QString& line : other.split(u'\n')) {
      lines.removeOne(line);
    }
    return lines.join(u'\n');
  };
  return at("\nOnly with Enter:\n") + only(byEnter, bySpace) + at("\nOnly with Space:\n") +
         only(bySpace, byEnter);
}

using Act = std::function<void(Gui&)>;

/// The dialog that lies on top; null if there is none.
QDialog* dialogOnTop() {
  if (auto* const modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
    return modal;
  }
  for (QWidget* const top : QApplication::topLevelWidgets()) {
    if (auto* const dialog = qobject_cast<QDialog*>(top); dialog != nullptr && dialog->isVisible()) {
      return dialog;
    }
  }
  return nullptr;
}

/// Opens a dialog with `open`, which may return only when the dialog has closed, calls `act` with the dialog,
/// and closes it. Returns whether a dialog opened.
bool inDialog(Gui& gui, const Act& open, const std::function<void(QDialog&)>& act) {
  bool isDone = false;
  QTimer wait;
  QObject::connect(&wait, &QTimer::timeout, &gui.window(), [&] {
    const QPointer<QDialog> dialog = dialogOnTop();
    if (dialog.isNull()) {
      return;
    }
    if (!isDone) {
      wait.stop();
      act(*dialog);
      isDone = true;
      wait.start();
    }
    closeAll(nullptr);  // also what opens once this dialog has ended: a button may ask for a file
    if (!dialog.isNull()) {
      dialog->close();
    }
  });
  wait.start(10);
  open(gui);
  return QTest::qWaitFor([&isDone] { return isDone; }, kPatienceOnBusyComputers);
}

/// Whether the widget is the chosen one of several buttons, so that pressing it changes nothing.
bool isChosenAlready(const QWidget& widget) {
  const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr && button->isCheckable() && button->isChecked() &&
         (button->autoExclusive() || (button->group() != nullptr && button->group()->exclusive()));
}

}  // namespace

class Keys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void enterDoesWhatSpaceDoes_data();
  void enterDoesWhatSpaceDoes();
  void dialogsTakeEnterAndSpace_data();
  void dialogsTakeEnterAndSpace();
  void menusGiveTheKeysBack_data();
  void menusGiveTheKeysBack();

 private:
  QStringList pressedOnPages_;  // kinds of widgets, such as the buttons of every table
};

// One game is enough for pages that all games share.
void Keys::enterDoesWhatSpaceDoes_data() {
  QTest::addColumn<MakeWindow>("make");
  const auto page = [](const char* name, const std::function<void(Gui&)>& open) {
    QTest::newRow(name) << MakeWindow([open](Gui& gui) -> QWidget* {
      open(gui);
      QCoreApplication::processEvents();
      return &gui.window();
    });
  };
  page("shelf", [](Gui&) {});
  page("table", [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
  });
  page("end of a game", [](Gui& gui) {
    gui.startByg(4);
    static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  });
  page("puzzle", [](Gui& gui) {
    gui.window().start(challengeSetup("crooked-jumps", shortestPuzzle("crooked-jumps").from.c_str()));
  });
  page("problem", [](Gui& gui) { gui.open(problems_of(*find_game("byg")).front()); });
  page("lesson", [](Gui& gui) { gui.open(*find_lesson("byg/1")); });
  page("course", [](Gui& gui) { gui.window().learn(&faceOf(*find_game("byg"))); });
  page("puzzles", [](Gui& gui) {
    gui.window().showPuzzles();
    gui.fillRoom();
  });
  page("archive", [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
    gui.window().showArchive();
    QTRY_VERIFY(gui.find<QWidget>("archiveTable").isVisible());
  });
  page("statistics", [](Gui& gui) { gui.window().showStatistics(); });
  page("days", [](Gui& gui) { gui.action("daysAction").trigger(); });
}

void Keys::enterDoesWhatSpaceDoes() {
  QFETCH(const MakeWindow, make);
  QList<qsizetype> indices;
  QStringList names;
  {
    Gui gui;
    QWidget* const window = make(gui);
    QVERIFY(window != nullptr);
    const QList<QWidget*> chain = chainIn(*window);
    indices = pressableIndices(chain, pressedOnPages_);
    for (const qsizetype index : std::as_const(indices)) {
      names.append(nameForReport(*chain[index]));
    }
  }
  QVERIFY(!indices.isEmpty());
  for (qsizetype i = 0; i < indices.size(); ++i) {
    const QString byEnter = visibleAfter(make, indices[i], Qt::Key_Return);
    const QString bySpace = visibleAfter(make, indices[i], Qt::Key_Space);
    QVERIFY2(byEnter == bySpace, qPrintable(names[i] + difference(byEnter, bySpace)));
  }
}

// Opens each dialog as people open it. Of similar dialogs that one action can open, only one is tested.
void Keys::dialogsTakeEnterAndSpace_data() {
  QTest::addColumn<Act>("open");
  const auto dialog = [](const char* name, const Act& open) { QTest::newRow(name) << open; };
  const auto triggered = [](const char* action) {
    return Act([action](Gui& gui) { gui.action(action).trigger(); });
  };
  const auto atTable = [](const char* action) {
    return Act([action](Gui& gui) {
      gui.startByg(4);
      gui.clickPlace(at("D4"));
      gui.action(action).trigger();
    });
  };
  const auto playedGame = [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  };
  const auto ofPerson = [playedGame](const char* action) {
    return Act([playedGame, action](Gui& gui) {
      playedGame(gui);
      gui.window().showStatistics();
      QTRY_VERIFY(gui.find<QComboBox>("statisticsPerson").count() > 1);
      auto& menu = gui.find<QMenu>("personMenu");
      Q_EMIT menu.aboutToShow();
      menu.findChild<QAction*>(QLatin1String(action))->trigger();
    });
  };
  dialog("new game", [](Gui& gui) { gui.find<QPushButton>("play byg").click(); });
  dialog("preferences", triggered("preferences"));
  dialog("keys", triggered("shortcuts"));
  dialog("about", triggered("about"));
  dialog("printing boards", triggered("printBoards"));
  dialog("opening", triggered("open"));
  dialog("saving", atTable("saveAs"));
  dialog("printing a game", atTable("printGame"));
  dialog("export", atTable("exportGame"));
  dialog("comment", atTable("commentAction"));
  dialog("agreeing on a draw", atTable("draw"));
  dialog("a question at the table", [](Gui& gui) {
    gui.window().start({find_game("mono-line"), {{"start", 1}}, {at("Ann"), at("Ben")}, {3, 4}});
    QCoreApplication::processEvents();
    Random random(4);
    while (!questionBeforeEnd(gui.match(), gui.window().table()->face()) && playOn(gui.match(), random)) {
    }
    gui.action("endTurnAction").trigger();
  });
  dialog("a seat’s name", [](Gui& gui) {
    gui.startByg(4);
    auto* const menu = gui.find<QToolButton>("seatButton1").menu();
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction*>(at("seat1 name"))->trigger();
  });
  dialog("scores", [](Gui& gui) {
    HighwayHand hand(gui);
    hand.start(2, {QStringLiteral("1: -"), QStringLiteral("2: -")});
    gui.find<QToolButton>("scores").click();
  });
  dialog("making a puzzle", [](Gui& gui) {
    gui.window().showPuzzles();
    gui.find<QPushButton>("makePuzzle crooked-jumps").click();
  });
  dialog("beginning a course anew", [](Gui& gui) {
    const Course& course = *coursesOf(*find_game("byg")).front();
    for (const lessons::Lesson& lesson : course.lessons) {
      gui.window().progress().finish(exerciseId(lesson), {});
    }
    gui.window().learn(&faceOf(*find_game("byg")));
    gui.find<QPushButton>(qPrintable(at("startOver ") + QString::fromStdString(course.id))).click();
  });
  dialog("another name", ofPerson("renamePerson"));
  dialog("the same person", ofPerson("mergePerson"));
  dialog("forgetting a person", ofPerson("forgetPerson"));
  dialog("a problem", [](Gui& gui) {
    QApplication::clipboard()->setText(at("no game"));
    gui.action("pasteRecord").trigger();
  });
  dialog("one of several games", [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    QString records = QString::fromStdString(write_record(gui.match().record()));
    gui.endTurn();
    gui.clickPlace(at("A1"));
    records += at("\nand\n") + QString::fromStdString(write_record(gui.match().record()));
    gui.window().showShelf();
    QApplication::clipboard()->setText(records);
    gui.action("pasteRecord").trigger();
  });
  dialog("a game that is open elsewhere", [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    const QString path = savedGame(gui);
    gui.window().showShelf();
    const GameLock other(path);
    static_cast<void>(gui.window().openFile(path));
  });
  dialog("replacing what another window has written", [](Gui& gui) {
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    const QString path = gui.folder() + at("/mine.byways");
    QVERIFY(app::writeFile(path, QByteArray::fromStdString(write_record(gui.match().record()))).isEmpty());
    QVERIFY(gui.window().openFile(path));
    gui.clickPlace(at("A1"));
    QVERIFY(app::writeFile(path, "somebody else’s").isEmpty());
    gui.action("save").trigger();
  });
  dialog("leaving an unsaved game", [](Gui& gui) {
    QVERIFY(saveFile(gui.folder() + at("/games"), "in the folder’s place").isEmpty());
    gui.startByg(4);
    gui.clickPlace(at("D4"));
    gui.window().showShelf();
  });
  dialog("leaving unsaved results", [](Gui& gui) {
    const QString folder = gui.folder();
    const QString moved = folder + at("-moved");
    QVERIFY(QDir().rename(folder, moved));
    QVERIFY(saveFile(folder, "in the folder’s place").isEmpty());
    QObject::connect(&gui.window(), &QObject::destroyed, [folder, moved] {
      QVERIFY(QFile::remove(folder));
      QVERIFY(QDir().rename(moved, folder));
    });
    gui.window().progress().finish(exerciseId(*find_lesson("byg/1")), {});
    QVERIFY(!gui.window().progress().problem().isEmpty());
    gui.window().close();
  });
  dialog("printing an evening", [](Gui& gui) {
    for (const Seat loser : {1, 2}) {
      gui.startByg(3);
      gui.clickPlace(at("C3"));
      gui.endTurn();
      static_cast<void>(gui.match().playDeclaration(loser, at("resign")));
    }
    gui.window().showEvening();
    gui.find<QPushButton>("eveningPrint").click();
  });
  dialog("printing statistics", [playedGame](Gui& gui) {
    playedGame(gui);
    gui.window().showStatistics();
    gui.action("statisticsPrint").trigger();
  });
}

void Keys::dialogsTakeEnterAndSpace() {
  QFETCH(const Act, open);
  QList<qsizetype> indices;
  {
    Gui gui;
    QVERIFY(inDialog(gui, open, [&](QDialog& dialog) {
      QStringList kinds;
      indices = pressableIndices(chainIn(dialog), kinds);
    }));
  }
  QVERIFY(!indices.isEmpty());
  for (const qsizetype index : std::as_const(indices)) {
    QStringList results;
    QString name;
    QString before;
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
      Gui gui;
      QVERIFY(inDialog(gui, open, [&](QDialog& dialog) {
        QWidget* const widget = chainIn(dialog).value(index);
        if (widget == nullptr) {
          return;
        }
        name = nameForReport(*widget);
        widget->setFocus(Qt::TabFocusReason);
        before = isChosenAlready(*widget) ? QString() : visibleAsText(gui);
        results.append(visibleAfter(gui, &dialog, [&] { QTest::keyClick(widget, key); }));
      }));
    }
    QCOMPARE(results.size(), 2);
    QVERIFY2(results[0] == results[1], qPrintable(name + difference(results[0], results[1])));
    QVERIFY2(results[0] != before, qPrintable(name + at(" does nothing:\n") + before));
  }
}

void Keys::menusGiveTheKeysBack_data() {
  QTest::addColumn<QList<QKeySequence>>("keys");
  const auto row = [](const char* keys) {
    QList<QKeySequence> all;
    for (const QString& key : at(keys).split(at(", "))) {
      all << QKeySequence(key);
    }
    QTest::newRow(keys) << all;
  };
  row("Alt+G, Esc, Esc");
  row("Alt+G, Right, Esc, Esc");
  row("Alt+G, Esc, Alt+T, Esc, Esc");
  row("Alt+G, Alt+T, Esc, Esc");
  row("Alt+G, Esc, Alt+T, Right, Esc, Esc");
  row("Alt+G, Esc, Alt+T, Esc, Alt+V, Esc, Esc");
  row("Alt+G, Esc, Right, Down, Esc, Esc");
}

void Keys::menusGiveTheKeysBack() {
  QFETCH(const QList<QKeySequence>, keys);
  Gui gui;
  gui.startByg(4);
  gui.window().activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&gui.window()));
  gui.board().setFocus();
  for (const QKeySequence& key : keys) {
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const focus = popup != nullptr ? popup : QApplication::focusWidget();
    const QKeyCombination combination = key[0];
    QTest::keyClick(focus != nullptr ? focus : &gui.window(), combination.key(),
                    combination.keyboardModifiers());
    QCoreApplication::processEvents();
  }
  QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&gui.board()));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("keys", Keys);
#include "tst_keys.moc"

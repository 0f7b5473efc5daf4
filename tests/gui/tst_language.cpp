// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include "app/exercise/lesson_run.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/catalogue.h"
#include "app/look/date_text.h"
#include "app/shelf/saved_card.h"
#include "app/table/message_strip.h"
#include "app/window/shortcuts_dialog.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/problem_book.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/mirrored_language.h"
#include "tests/gui/puzzle_games.h"

namespace byways::app::test {

namespace {

// All texts that people see or hear in the window; each key says where its text is.
QMap<QString, QString> textsIn(QWidget& window) {
  QMap<QString, QString> texts;
  const auto note = [&texts](const QString& where, const QString& text) {
    if (!text.isEmpty()) {
      texts.insert(where, text);
    }
  };
  note(QStringLiteral("title"), window.windowTitle());
  int number = 0;
  const QList<QWidget*> widgets = window.findChildren<QWidget*>();
  for (QWidget* const widget : widgets) {
    const QString name = QStringLiteral("%1 %2 %3")
                             .arg(++number)
                             .arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
    if (!widget->isVisible()) {
      continue;
    }
    note(name + QStringLiteral(" tip"), widget->toolTip());
    note(name + QStringLiteral(" name"), widget->accessibleName());
    note(name + QStringLiteral(" description"), widget->accessibleDescription());
    if (const auto* const label = qobject_cast<QLabel*>(widget)) {
      note(name, label->text());
    } else if (const auto* const button = qobject_cast<QAbstractButton*>(widget)) {
      note(name, button->text());
    } else if (const auto* const field = qobject_cast<QLineEdit*>(widget)) {
      note(name, field->placeholderText());
    } else if (const auto* const box = qobject_cast<QComboBox*>(widget)) {
      for (int i = 0; i < box->count(); ++i) {
        note(QStringLiteral("%1 %2").arg(name).arg(i), box->itemText(i));
      }
    } else if (const auto* const view = qobject_cast<QAbstractItemView*>(widget); view && view->model()) {
      for (int row = 0; row < view->model()->rowCount(); ++row) {
        for (int column = 0; column < view->model()->columnCount(); ++column) {
          for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}}) {
            note(QStringLiteral("%1 %2 %3 %4").arg(name).arg(row).arg(column).arg(role),
                 view->model()->index(row, column).data(role).toString());
          }
        }
      }
    }
  }
  const QList<QAction*> actions = window.findChildren<QAction*>();
  for (const QAction* const action : actions) {
    if (action->isVisible() && !action->objectName().isEmpty()) {
      note(QStringLiteral("action ") + action->objectName(), action->text());
    }
  }
  return texts;
}

// The text without words that are the same in all languages: names of games, people, keys and the program.
QString withoutNames(QString text) {
  QStringList names{QStringLiteral("Byways"), QStringLiteral("Ann"),   QStringLiteral("Ben"),
                    QStringLiteral("Ctrl"),   QStringLiteral("Shift"), QStringLiteral("Home"),
                    QStringLiteral("Alt"),    QStringLiteral("End"),   QStringLiteral("Left"),
                    QStringLiteral("Right"),  QStringLiteral("Space"), QStringLiteral("Return"),
                    QStringLiteral("Esc"),    QStringLiteral("Tab"),   QStringLiteral(" and ")};
  for (const CatalogueEntry& entry : catalogue()) {
    names.append(entry.title());
    text.remove(entry.credit());
  }
  for (const Game* const game : all_games()) {
    names.prepend(
        QString::fromStdString(std::string(game->title())));  // before shorter names that they contain
  }
  for (const QString& name : names) {
    text.remove(name);
  }
  // Dates follow the system's region, which doesn't change with the language.
  static const QRegularExpression kDay(QStringLiteral("\\w+day, \\w+ \\d+, \\d{4} .*"));
  text.remove(kDay);
  text.remove(dateText(QDate::currentDate()));
  return text;
}

}  // namespace

class LanguageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void switchesAtOnce();
  void nothingStaysInTheOldLanguage_data();
  void nothingStaysInTheOldLanguage();
  void pluralsAreReal();
  void qtsOwnTextsToo();
  void everyLanguageIsThere_data();
  void everyLanguageIsThere();
  void knowsTheSystemsLanguages();
  void languagesCanBeReadWithoutTheirFonts();
  void dialogsCloseInEveryLanguage_data() { everyLanguageIsThere_data(); }
  void dialogsCloseInEveryLanguage();
};

void LanguageTest::switchesAtOnce() {
  Gui gui;
  gui.startByg(4);
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("End turn"));
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Zug beenden"));
  QVERIFY(gui.find<QLabel>("headline").text().contains(QStringLiteral("Ben ist am Zug")));
  QVERIFY(gui.window().findChild<QAction*>(QStringLiteral("undo"))->text() != QStringLiteral("&Undo"));
  gui.preferences().setLanguage(QStringLiteral("en"));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("End turn"));
}

void LanguageTest::nothingStaysInTheOldLanguage_data() {
  QTest::addColumn<QString>("place");
  for (const char* const place :
       {"shelf",      "archive",        "statistics", "puzzles",  "course", "table",        "refusal",
        "hint",       "whole hint",     "taken back", "computer", "result", "looking back", "problem",
        "wrong turn", "solved problem", "puzzle",     "lesson",   "review", "arrange"}) {
    QTest::newRow(place) << QString::fromLatin1(place);
  }
}

// Every text is translated again, including reports of what has just happened.
void LanguageTest::nothingStaysInTheOldLanguage() {
  QFETCH(const QString, place);
  constexpr int kPatience = 30'000;
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  const auto is = [&place](const char* name) { return place == QLatin1String(name); };
  auto& window = gui.window();
  const auto onTable = [&](const char* game, OptionMap options, QList<int> levels) {
    window.start({.game = find_game(game),
                  .options = std::move(options),
                  .names = {QStringLiteral("Ann"), levels[1] > 0 ? QString() : QStringLiteral("Ben")},
                  .colours = {0, 1},
                  .levels = std::move(levels)});
    QCoreApplication::processEvents();
  };
  const OptionMap settled{{"size", 3}, {"priority", 2}, {"first", 1}};
  if (is("shelf") || is("archive") || is("statistics")) {
    for (int game = 0; game < 8; ++game) {
      onTable("mono-line", {{"start", 1}}, {0, 0});
      QVERIFY(!gui.match().play(QStringLiteral("A1")));
      if (game % 2 == 0) {
        QVERIFY(!gui.match().play(QStringLiteral("end")));
        QVERIFY(!gui.match().playDeclaration(2, QStringLiteral("resign")));
      }
    }
    window.showShelf();
    QTRY_COMPARE_WITH_TIMEOUT(window.findChildren<SavedCard*>().size(), 8, kPatience);
    is("archive") ? window.showArchive() : is("statistics") ? window.showStatistics() : void();
  } else if (is("puzzles")) {
    window.showPuzzles();
    gui.fillRoom();
  } else if (is("course")) {
    QTest::mouseClick(&gui.find<QPushButton>("learn byg"), Qt::LeftButton);
  } else if (is("problem") || is("wrong turn") || is("solved problem")) {
    const auto& all = problems_of(*find_game("byg"));
    const auto& problem =
        *std::find_if(all.begin(), all.end(), [](const problems::Problem& one) { return one.depth > 1; });
    gui.open(problem);
    const std::vector<std::string> right = problem.game->split_turn(problem.turn);
    if (is("solved problem")) {
      for (const std::string& step : right) {
        QVERIFY(!gui.match().play(QString::fromStdString(step)));
      }
    } else if (is("wrong turn")) {
      for (const std::string& step : gui.match().state().legal_steps()) {
        if (std::find(right.begin(), right.end(), step) == right.end()) {
          QVERIFY(!gui.match().play(QString::fromStdString(step)));
          break;
        }
      }
    }
    if (!is("problem")) {
      if (gui.match().mover() > 0) {
        QVERIFY(!gui.match().play(QStringLiteral("end")));
      }
      QTRY_VERIFY_WITH_TIMEOUT(gui.find<QPushButton>("exerciseGo").isVisible(), kPatience);
    }
  } else if (is("puzzle")) {
    window.start(setupOf(shortestPuzzle("crooked-jumps"), QStringLiteral("Ann")));
    gui.askFor("hint");
    QTRY_VERIFY_WITH_TIMEOUT(
        gui.find<QLabel>("exerciseHint").text().startsWith(QStringLiteral("Move the piece")), kPatience);
  } else if (is("lesson")) {
    gui.open(*find_lesson("byg/1"));
  } else if (is("review")) {
    openGame(gui, someByg());
    gui.action("reviewAction").trigger();
  } else if (is("arrange")) {
    onTable("byg", settled, {0, 0});
    gui.action("arrange").trigger();
  } else {
    onTable("byg", settled, {0, is("computer") ? 1 : 0});
    gui.clickPlace(QStringLiteral("C3"));
    if (is("refusal")) {
      gui.clickPlace(QStringLiteral("C3"));
      gui.clickPlace(QStringLiteral("A1"));
      gui.clickPlace(QStringLiteral("A2"));
    } else if (is("taken back")) {
      gui.key(Qt::Key_Escape);
    } else if (is("computer")) {
      gui.endTurn();
      QTRY_VERIFY_WITH_TIMEOUT(gui.find<MessageStrip>("messageStrip").text().contains(QLatin1Char(':')) &&
                                   gui.match().onTurn() == 1,
                               kPatience);
    } else if (is("hint") || is("whole hint")) {
      gui.endTurn();
      for (int asked = is("hint") ? 1 : 2; asked > 0; --asked) {
        const QString before = gui.find<MessageStrip>("messageStrip").text();
        gui.key(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(
            gui.find<MessageStrip>("messageStrip").text().startsWith(QStringLiteral("Hint:")) &&
                gui.find<MessageStrip>("messageStrip").text() != before,
            kPatience);
      }
    } else if (is("result") || is("looking back")) {
      gui.endTurn();
      QVERIFY(!gui.match().playDeclaration(2, QStringLiteral("resign")));
      if (is("looking back")) {
        gui.key(Qt::Key_Home, Qt::AltModifier);
      }
    }
  }
  QCoreApplication::processEvents();
  const QMap<QString, QString> before = textsIn(window);
  QVERIFY(before.size() > 5);
  const MirroredLanguage another;
  QCoreApplication::processEvents();
  static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
  const QMap<QString, QString> after = textsIn(window);
  QStringList left;
  for (auto it = after.begin(); it != after.end(); ++it) {
    if (withoutNames(*it).contains(kWord)) {
      left.append(it.key() + QStringLiteral(": ") + *it);
    }
  }
  QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
}

void LanguageTest::pluralsAreReal() {
  Gui gui;
  gui.startByg(4);
  const GameFace& face = gui.window().table()->face();
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 stone: A1"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 stones: A1, C3"));
  gui.preferences().setLanguage(QStringLiteral("de"));
  QVERIFY(face.turnText(QStringLiteral("A1"), gui.match()) == QStringLiteral("1 Stein: A1"));
  QVERIFY(face.turnText(QStringLiteral("A1 C3"), gui.match()) == QStringLiteral("2 Steine: A1, C3"));
}

void LanguageTest::qtsOwnTextsToo() {
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
}

void LanguageTest::everyLanguageIsThere_data() {
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("endTurn");
  const auto add = [](const char* code, const char* name, const char* endTurn) {
    QTest::newRow(code) << QString::fromLatin1(code) << QString::fromUtf8(name) << QString::fromUtf8(endTurn);
  };
  add("en", "English", "End turn");
  add("de", "Deutsch", "Zug beenden");
  add("es", "Español", "");
  add("fr", "Français", "");
  add("pl", "Polski", "");
  add("ja", "日本語", "");
  add("ko", "한국어", "");
  add("zh_CN", "简体中文", "");
}

void LanguageTest::everyLanguageIsThere() {
  QFETCH(const QString, code);
  QFETCH(const QString, name);
  QFETCH(const QString, endTurn);
  QVERIFY(Language::available().contains(code));
  QCOMPARE(Language::nameOf(code), name);
  Gui gui;
  gui.startByg(4);
  gui.preferences().setLanguage(code);
  QCoreApplication::processEvents();
  const QString text = gui.find<QPushButton>("endTurn").text();
  if (endTurn.isEmpty()) {
    QVERIFY(text != QStringLiteral("End turn"));
    QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QStringLiteral("Cancel"));
  } else {
    QCOMPARE(text, endTurn);
  }
}

void LanguageTest::knowsTheSystemsLanguages() {
  QCOMPARE(Language::codeFor(QStringLiteral("de-AT")), QStringLiteral("de"));
  QCOMPARE(Language::codeFor(QStringLiteral("pl")), QStringLiteral("pl"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-CN")), QStringLiteral("zh_CN"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-Hans-SG")), QStringLiteral("zh_CN"));
  QCOMPARE(Language::codeFor(QStringLiteral("zh-TW")), QString());
  QCOMPARE(Language::codeFor(QStringLiteral("zh-Hant-HK")), QString());
  QCOMPARE(Language::codeFor(QStringLiteral("eo")), QString());
}

void LanguageTest::languagesCanBeReadWithoutTheirFonts() {
  QCOMPARE(Language::shownNameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("ja")), QStringLiteral("日本語 – Japanese"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("ko")), QStringLiteral("한국어 – Korean"));
  QCOMPARE(Language::shownNameOf(QStringLiteral("zh_CN")), QStringLiteral("简体中文 – Simplified Chinese"));
}

// Buttons say "Close" with the program's own text, since Qt's isn't translated on every system.
void LanguageTest::dialogsCloseInEveryLanguage() {
  QFETCH(const QString, code);
  Gui gui;
  gui.preferences().setLanguage(code);
  const ShortcutsDialog dialog(nullptr, &gui.window());
  const auto* const close = dialog.findChild<QPushButton*>(QStringLiteral("close"));
  QVERIFY(close != nullptr);
  QCOMPARE(close->text(), ShortcutsDialog::tr("Close"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("language", LanguageTest);
#include "tst_language.moc"

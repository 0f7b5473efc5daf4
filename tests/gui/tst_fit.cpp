// SPDX-License-Identifier: GPL-3.0-or-later
// No text is cut off in any language, in any window, in a small one and in a usual one.
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
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
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "tests/gui/cut_off_texts.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

constexpr QSize kSmall(900, 650);

QString report(const QStringList& found) { return QLatin1Char('\n') + found.join(QLatin1Char('\n')); }

// A random game, played to its end or for so many entries.
QString randomGame(Gui& gui, const GameFace& face, std::uint64_t most) {
  const Game& game = face.game();
  const int players = game.most_players();
  Timeline timeline(game, *check_setup(game, players, {}));
  Random random(8);
  play_random_turns(timeline, random, most);
  std::vector<std::string> names{"Wilhelmina", "Bartholomew", "Maximiliano",
                                 "Aleksandra", "Konstantin",  "Zsuzsanna"};
  names.resize(static_cast<std::size_t>(players));
  const QString path = gui.folder() + QStringLiteral("/random.byways");
  const std::string text = write_record(make_record(timeline, names));
  QFile file(path);
  const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) >= 0;
  return isWritten ? path : QString();
}

}  // namespace

class FitTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsWhatIsCutOff();
  void shelf_data() { languages(); }
  void shelf();
  void tables_data() { languages(); }
  void tables();
  void setUpPages_data() { languages(); }
  void setUpPages();
  void dialogs_data() { languages(); }
  void dialogs();
  void newGameSheets_data() { languages(); }
  void newGameSheets();
  void puzzleRoom_data() { languages(); }
  void puzzleRoom();
  void rulesPanes_data() { languages(); }
  void rulesPanes();
  void gamesUnderWay_data() { languages(); }
  void gamesUnderWay();

 private:
  static void languages();
  static void look(QWidget& window, const QString& what);
};

void FitTest::languages() {
  QTest::addColumn<QString>("code");
  const QStringList codes = Language::available();
  for (const QString& code : codes) {
    QTest::newRow(qPrintable(code)) << code;
  }
}

void FitTest::look(QWidget& window, const QString& what) {
  // Layouts in layouts take a few rounds, and a busy machine its time.
  QStringList found;
  static_cast<void>(QTest::qWaitFor([&] { return (found = cutOffTexts(window)).isEmpty(); }, 1000));
  QVERIFY2(found.isEmpty(), qPrintable(what + report(found)));
}

// The eye of this test isn't blind.
void FitTest::findsWhatIsCutOff() {
  QWidget window;
  auto* const label = new QLabel(QStringLiteral("A text that needs far more room than this"), &window);
  label->setGeometry(0, 0, 40, 20);
  auto* const button = new QPushButton(QStringLiteral("A long text on a button"), &window);
  button->setGeometry(0, 30, 40, 20);
  window.show();
  QCOMPARE(cutOffTexts(window).size(), 2);
  label->setGeometry(0, 0, 600, 40);
  button->setGeometry(0, 50, 400, 40);
  QCOMPARE(cutOffTexts(window).size(), 0);
}

void FitTest::shelf() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  look(gui.window(), QStringLiteral("the shelf"));
}

void FitTest::tables() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    look(gui.window(), QStringLiteral("the table of ") + QLatin1String(entry.id));
  }
}

void FitTest::setUpPages() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().arrange(MainWindow::usualSetup(*entry.face, gui.preferences()));
    look(gui.window(), QStringLiteral("the set-up page of ") + QLatin1String(entry.id));
  }
}

void FitTest::dialogs() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  const auto see = [](QDialog* dialog) {
    dialog->show();
    static_cast<void>(QTest::qWaitForWindowExposed(dialog));
    look(*dialog, dialog->objectName());
    delete dialog;
  };
  see(new PreferencesDialog(gui.preferences(), gui.look(), &gui.window()));
  see(new AboutDialog(gui.look(), &gui.window()));
  for (const CatalogueEntry& entry : catalogue()) {
    see(new ShortcutsDialog(entry.face, &gui.window()));
  }
  see(new PrintBoards(gui.look(), &gui.window()));
  gui.startByg(4);
  see(new CommentDialog(gui.match(), 0, QStringLiteral("1. Wilhelmina: A1"), &gui.window()));
  see(new PrintGame(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  for (int what = 0; what < 3; ++what) {
    gui.preferences().setChoice(QStringLiteral("export/what"), what);
    gui.preferences().setChoice(QStringLiteral("export/format"), what == 0 ? 0 : 2);
    see(new ExportDialog(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  }
}

void FitTest::newGameSheets() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.kind == CatalogueEntry::Kind::Game) {
      NewGameSheet sheet(*entry.face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
      sheet.show();
      look(sheet, QStringLiteral("the new-game sheet of ") + QLatin1String(entry.id));
    }
  }
}

void FitTest::puzzleRoom() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  gui.action("puzzles").trigger();
  look(gui.window(), QStringLiteral("the puzzle room"));
}

// Nothing on a page of rules is wider than the page, long words and tables included.
void FitTest::rulesPanes() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  gui.window().show();
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    gui.action("rules").trigger();
    auto& pane = gui.find<QTextBrowser>("rulesPane");
    QVERIFY2(pane.toPlainText().size() > 200, entry.id);
    QTRY_COMPARE(pane.horizontalScrollBar()->maximum(), 0);
  }
}

void FitTest::gamesUnderWay() {
  QFETCH(const QString, code);
  Gui gui;
  gui.window().resize(kSmall);
  gui.preferences().setLanguage(code);
  for (const CatalogueEntry& entry : catalogue()) {
    for (const std::uint64_t most : {9U, 2000U}) {
      const QString path = randomGame(gui, *entry.face, most);
      QVERIFY(gui.window().openFile(path));
      look(gui.window(), QStringLiteral("%1 after %2").arg(QLatin1String(entry.id)).arg(most));
    }
    if (auto* const scores = gui.window().findChild<QToolButton*>(QStringLiteral("scores"))) {
      scores->click();
      look(gui.find<QDialog>("scoresDialog"), QStringLiteral("the scores"));
    }
  }
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::FitTest)
#include "tst_fit.moc"

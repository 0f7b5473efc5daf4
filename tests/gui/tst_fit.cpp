// SPDX-License-Identifier: GPL-3.0-or-later
// No text is cut off in any language, in any window, in a small one and in a usual one.
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "app/export/export_dialog.h"
#include "app/games/catalogue.h"
#include "app/print/print_boards.h"
#include "app/print/print_game.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/preferences_dialog.h"
#include "app/window/about_dialog.h"
#include "app/window/shortcuts_dialog.h"
#include "tests/gui/cut_off_texts.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

constexpr QSize kSmall(900, 650);

QString report(const QStringList& found) { return QLatin1Char('\n') + found.join(QLatin1Char('\n')); }

}  // namespace

class FitTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsWhatIsCutOff();
  void shelf_data() { languages(); }
  void shelf();
  void tables_data() { languages(); }
  void tables();
  void dialogs_data() { languages(); }
  void dialogs();
  void newGameSheets_data() { languages(); }
  void newGameSheets();

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
  // Layouts in layouts take a few rounds.
  QTest::qWait(50);
  const QStringList found = cutOffTexts(window);
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
    if (entry.face != nullptr) {
      gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
      look(gui.window(), QStringLiteral("the table of ") + QLatin1String(entry.id));
    }
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
  see(new ShortcutsDialog(&gui.window()));
  see(new PrintBoards(gui.look(), &gui.window()));
  gui.startByg(4);
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
    if (entry.face != nullptr && entry.kind == CatalogueEntry::Kind::Game) {
      NewGameSheet sheet(*entry.face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
      sheet.show();
      look(sheet, QStringLiteral("the new-game sheet of ") + QLatin1String(entry.id));
    }
  }
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::FitTest)
#include "tst_fit.moc"

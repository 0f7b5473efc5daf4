// SPDX-License-Identifier: GPL-3.0-or-later
// No text is cut off, in any language, in any window, at small and usual sizes.
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

#include "app/games/catalogue.h"
#include "app/setup/new_game_sheet.h"
#include "engine/games.h"
#include "tests/gui/cut_off_texts.h"
#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class FitTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsWhatIsCutOff();
  void shelf_data() { languages(); }
  void shelf() { see(seeShelf); }
  void tables_data() { languages(); }
  void tables() { see(seeTables); }
  void setUpPages_data() { languages(); }
  void setUpPages() { see(seeSetUpPages); }
  void dialogs_data() { languages(); }
  void dialogs() { see(seeDialogs); }
  void newGameSheets_data() { languages(); }
  void newGameSheets() { see(seeNewGameSheets); }
  void puzzleRoom_data() { languages(); }
  void puzzleRoom() { see(seePuzzleRoom); }
  void finishedGames_data() { languages(); }
  void finishedGames() { see(seeFinishedGames); }
  void reviews_data() { languages(); }
  void reviews() { see(seeReviews); }
  void rulesPanes_data() { languages(); }
  void rulesPanes();
  void gamesUnderWay_data() { languages(); }
  void gamesUnderWay();
  void wideTexts_data();
  void wideTexts();
  void largeTexts();  // last, since the next window would start with the program's large font

 private:
  static void languages();
  static void see(void (&walk)(Gui& gui));
  static void useFontOf(const QString& code);
  static QSize sizeFor(const QString& code);
};

void FitTest::languages() {
  QTest::addColumn<QString>("code");
  const QStringList codes = Language::available();
  for (const QString& code : codes) {
    QTest::newRow(qPrintable(code)) << code;
  }
}

void FitTest::see(void (&walk)(Gui& gui)) {
  QFETCH(const QString, code);
  useFontOf(code);
  Gui gui;
  gui.preferences().setLanguage(code);
  gui.window().resize(sizeFor(code));
  walk(gui);
}

// Each language is tested with one font and in one small window, so that the languages share the fonts and
// sizes among them. German and Spanish, whose texts are long, get the wide font.
void FitTest::useFontOf(const QString& code) {
  const QStringList fonts = fitFonts();
  if (!fonts.isEmpty()) {
    const bool isLong = code == QLatin1String("de") || code == QLatin1String("es");
    setProgramFont(isLong ? fonts.front() : fonts[Language::available().indexOf(code) % fonts.size()]);
  }
}

QSize FitTest::sizeFor(const QString& code) {
  return Language::available().indexOf(code) % 2 == 0 ? kSmallWindow : kLowWindow;
}

// Makes sure that this test finds faults.
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

// Nothing on a page of rules is wider than the page, including long words and tables.
void FitTest::rulesPanes() {
  QFETCH(const QString, code);
  useFontOf(code);
  Gui gui;
  gui.window().resize(kSmallWindow);
  gui.preferences().setLanguage(code);
  gui.window().show();
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    gui.action("rules").trigger();
    auto& pane = gui.find<QTextBrowser>("rulesPane");
    QVERIFY2(pane.toPlainText().size() > 200, entry.id);
    QTRY_VERIFY2(pane.horizontalScrollBar()->maximum() == 0, entry.id);
    lookForCutOffs(gui.window(), QStringLiteral("the rules beside ") + QLatin1String(entry.id));
  }
}

// What players need all the time is visible in every small window.
void FitTest::gamesUnderWay() {
  QFETCH(const QString, code);
  useFontOf(code);
  Gui gui;
  gui.preferences().setLanguage(code);
  seeGamesUnderWayAt(gui, {kSmallWindow, kLowWindow, kEnlargedWindow});
}

void FitTest::wideTexts_data() {
  QTest::addColumn<QString>("font");
  QTest::addColumn<QString>("code");
  const QStringList fonts = fitFonts();
  const QStringList codes{QStringLiteral("de"), QStringLiteral("ko"), QStringLiteral("es")};
  for (int i = 0; i < fonts.size(); ++i) {
    QTest::newRow(qPrintable(fonts[i])) << fonts[i] << codes[i];
  }
}

// Does what gamesUnderWay does with the largest texts, in each font.
void FitTest::wideTexts() {
  QFETCH(const QString, font);
  QFETCH(const QString, code);
  setProgramFont(font);
  Gui gui;
  gui.preferences().setLanguage(code);
  gui.preferences().setTextSize(130);
  seeGamesUnderWayAt(gui, {kLowWindow});
  gui.preferences().setTextSize(Preferences::textSizes().constLast());
  seeGamesUnderWayAt(gui, {kSmallWindow});
}

// Switches to the largest texts while the pages exist.
void FitTest::largeTexts() {
  useFontOf(QStringLiteral("de"));
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  gui.window().resize(900, 650);
  gui.action("puzzles").trigger();
  gui.fillRoom();
  lookForCutOffs(gui.window(), QStringLiteral("the puzzle room"));
  gui.preferences().setTextSize(Preferences::textSizes().constLast());
  lookForCutOffs(gui.window(), QStringLiteral("the puzzle room in large texts"));
  seeFinishedGames(gui);
  seeReviews(gui);
  NewGameSheet sheet(faceOf(*find_game("bypass")), gui.preferences(), gui.look(), std::nullopt,
                     &gui.window());
  sheet.show();
  lookForCutOffs(sheet, QStringLiteral("the new-game sheet in large texts"));
  const auto* const scroll = sheet.findChild<QScrollArea*>();
  QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
  QVERIFY(sheet.findChild<QWidget*>(QStringLiteral("playerName1"))->width() >
          8 * sheet.fontMetrics().averageCharWidth());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("fit", FitTest);
#include "tst_fit.moc"

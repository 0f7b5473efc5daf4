// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/board/stone.h"
#include "app/games/catalogue.h"
#include "app/look/colour_tables.h"
#include "app/look/look.h"
#include "app/setup/new_game_sheet.h"
#include "app/shelf/card_grid.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr double kReadable = 4.5;  // WCAG 1.4.3
constexpr double kVisible = 3.0;   // WCAG 1.4.11

// The colours of cells in the boards' style sheets.
QList<QColor> cellColours(bool dark) {
  QFile file(dark ? QStringLiteral(":/boards/style-dark.css") : QStringLiteral(":/boards/style-light.css"));
  QList<QColor> colours;
  if (file.open(QIODevice::ReadOnly)) {
    const QRegularExpression cell(QStringLiteral("\\.cell(?:-[a-z])?\\{fill:(#[0-9a-f]{6})"));
    auto found = cell.globalMatch(QString::fromUtf8(file.readAll()));
    while (found.hasNext()) {
      colours << QColor(found.next().captured(1));
    }
  }
  return colours;
}

bool hasContrast(const char* what, const QColor& first, const QColor& second, double least) {
  const double is = contrast(first, second);
  if (is < least) {
    qWarning("%s: %s on %s is %.2f", what, qPrintable(first.name()), qPrintable(second.name()), is);
  }
  return is >= least;
}

const GameFace& bygFace() { return faceOf(*find_game("byg")); }

template <class T>
T& child(QWidget& parent, const char* name) {
  return *parent.findChild<T*>(QString::fromLatin1(name));
}

void click(QWidget& parent, const char* owner, const char* button) {
  child<QAbstractButton>(child<QWidget>(parent, owner), button).click();
}

}  // namespace

class LookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void buttonsOfMessageBoxesAreWhole();
  void initTestCase();
  void init() { QSettings().clear(); }
  void textIsReadable_data();
  void textIsReadable();
  void seatsStandOut_data() { textIsReadable_data(); }
  void seatsStandOut();
  void followsThePreference();
  void iconsTakeTheTextsColour();
  void twoSeatsNeverHaveOneColour();
  void seatsSwap();
  void namesAreRemembered();
  void columnsFollowTheWidth();
  void sixMarksDiffer();
  void textsGrow();
};

void LookTest::initTestCase() {
  QStandardPaths::setTestModeEnabled(true);
  QCoreApplication::setOrganizationName(QStringLiteral("Byways test"));
  QCoreApplication::setApplicationName(QStringLiteral("tst_look"));
}

void LookTest::textIsReadable_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("light") << false;
  QTest::newRow("dark") << true;
}

void LookTest::textIsReadable() {
  QFETCH(bool, dark);
  const Colours colours = coloursOf(dark);
  const QList<QColor> grounds{colours.window, colours.panel, colours.raised, hoverOf(colours),
                              chosenOf(colours)};
  for (const QColor& ground : grounds) {
    QVERIFY(hasContrast("text", colours.text, ground, kReadable));
    QVERIFY(hasContrast("quiet text", colours.quietText, ground, kReadable));
  }
  for (const QColor& ground : {colours.window, colours.panel, colours.raised}) {
    QVERIFY(hasContrast("accent", colours.accent, ground, kReadable));
    QVERIFY(hasContrast("good", colours.good, ground, kReadable));
    QVERIFY(hasContrast("warning", colours.warning, ground, kReadable));
    QVERIFY(hasContrast("edge", edgeOf(colours), ground, kVisible));
  }
  QVERIFY(hasContrast("text on accent", colours.accentText, colours.accent, kReadable));
}

void LookTest::seatsStandOut() {
  QFETCH(bool, dark);
  const QList<QColor> cells = cellColours(dark);
  QVERIFY(cells.size() >= 3);
  for (const bool safe : {false, true}) {
    for (int index = 0; index < Look::kSeatColours; ++index) {
      for (const QColor& cell : cells) {
        QVERIFY(hasContrast("seat", seatColourOf(index, dark, safe), cell, kVisible));
      }
    }
  }
}

void LookTest::followsThePreference() {
  Preferences preferences;
  Look look(preferences);
  int changes = 0;
  connect(&look, &Look::changed, this, [&changes] { ++changes; });
  preferences.setTheme(look.isDark() ? Preferences::ThemeChoice::Light : Preferences::ThemeChoice::Dark);
  QCOMPARE(changes, 1);
  QCOMPARE(QApplication::palette().color(QPalette::Window), look.colours().window);
  const bool dark = look.isDark();
  preferences.setTheme(Preferences::ThemeChoice::System);
  QTest::qWait(20);  // our own palette must not count as a change of the system's
  preferences.setTheme(dark ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
  QCOMPARE(look.isDark(), dark);
  preferences.setTheme(Preferences::ThemeChoice::System);
  QVERIFY(look.isDark() != dark);
  QCOMPARE(changes, 4);
  preferences.setPictureOption(&PictureOptions::coordinates, !preferences.picture().coordinates);
  QCOMPARE(changes, 5);
  QCOMPARE(look.picture().coordinates, preferences.picture().coordinates);
  preferences.setNotation(!preferences.notation());
  QCOMPARE(changes, 5);
}

void LookTest::iconsTakeTheTextsColour() {
  Preferences preferences;
  Look look(preferences);
  const QIcon icon = look.icon(QStringLiteral("close"));
  for (const auto theme : {Preferences::ThemeChoice::Light, Preferences::ThemeChoice::Dark}) {
    look.forceTheme(theme);
    const QImage image = icon.pixmap(QSize(48, 48), 1.0).toImage();
    QCOMPARE(image.size(), QSize(48, 48));
    QCOMPARE(image.pixelColor(24, 24), look.colours().text);  // at the crossing of the two strokes
  }
  QCOMPARE(icon.pixmap(QSize(24, 24), 2.0).size(), QSize(48, 48));
}

void LookTest::twoSeatsNeverHaveOneColour() {
  Preferences preferences;
  Look look(preferences);
  NewGameSheet sheet(bygFace(), preferences, look, std::nullopt);
  const QList<int> before = sheet.setup().colours;
  QCOMPARE(before, bygFace().usualColours().mid(0, 2));
  click(sheet, "swatches1", qPrintable(QStringLiteral("swatch%1").arg(before.at(1))));
  QCOMPARE(sheet.setup().colours, QList<int>({before.at(1), before.at(0)}));
}

void LookTest::seatsSwap() {
  Preferences preferences;
  preferences.setPlayerNames({QStringLiteral("Ann"), QStringLiteral("Ben")});
  Look look(preferences);
  NewGameSheet sheet(bygFace(), preferences, look, std::nullopt);
  const QList<int> before = sheet.setup().colours;
  child<QPushButton>(sheet, "swapSeats").click();
  QCOMPARE(sheet.setup().names, QStringList({QStringLiteral("Ben"), QStringLiteral("Ann")}));
  QCOMPARE(sheet.setup().colours, QList<int>({before.at(1), before.at(0)}));
}

void LookTest::namesAreRemembered() {
  Preferences preferences;
  Look look(preferences);
  {
    NewGameSheet sheet(bygFace(), preferences, look, std::nullopt);
    sheet.show();
    // Typing at once names the first player.
    QCOMPARE(sheet.focusWidget(), &child<QWidget>(sheet, "playerName1"));
    child<QLineEdit>(sheet, "playerName1").selectAll();
    QTest::keyClicks(sheet.focusWidget(), QStringLiteral(" Ann "));
    child<QPushButton>(sheet, "play").click();
    QCOMPARE(sheet.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(check_setup(*sheet.setup().game, 2, sheet.setup().options));
  }
  NewGameSheet sheet(bygFace(), preferences, look, std::nullopt);
  QCOMPARE(sheet.setup().names.first(), QStringLiteral("Ann"));
}

void LookTest::columnsFollowTheWidth() {
  QWidget page;
  auto* const grid = new CardGrid(300, 20);
  page.setLayout(grid);
  for (int i = 0; i < 5; ++i) {
    auto* const card = new QWidget;
    card->setMinimumHeight(100);
    grid->addWidget(card);
  }
  QCOMPARE(grid->heightForWidth(299), 5 * 100 + 4 * 20);
  QCOMPARE(grid->heightForWidth(620), 3 * 100 + 2 * 20);
  QCOMPARE(grid->heightForWidth(5000), 100);
}

// For colour-blind people, six players need six different marks.
void LookTest::sixMarksDiffer() {
  QList<QImage> seen;
  for (int mark = 0; mark < Look::kSeatColours; ++mark) {
    QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawStone(painter, QPointF(20, 20), 16, {Qt::darkGreen, static_cast<StoneMark>(mark), true});
    painter.end();
    QVERIFY2(!seen.contains(image), qPrintable(QString::number(mark)));
    seen.append(image);
  }
  QCOMPARE(kStoneMarks, Look::kSeatColours);
}

void LookTest::textsGrow() {
  Preferences preferences;
  Look look(preferences);
  const double usual = QApplication::font().pointSizeF();
  preferences.setTextSize(130);
  QCOMPARE(QApplication::font().pointSizeF(), usual * 1.3);
  preferences.setTextSize(7);  // not a valid size
  QCOMPARE(preferences.textSize(), 100);
  QCOMPARE(QApplication::font().pointSizeF(), usual);
}

// A message box is wide enough for its buttons, however short the sentences above them are.
void LookTest::buttonsOfMessageBoxesAreWhole() {
  Gui gui;
  QMessageBox box(QMessageBox::Warning, QStringLiteral("Byways"), QStringLiteral("Not saved."),
                  QMessageBox::Cancel, &gui.window());
  box.addButton(QStringLiteral("Save elsewhere…"), QMessageBox::AcceptRole);
  box.addButton(QStringLiteral("Leave it unsaved"), QMessageBox::DestructiveRole);
  box.open();
  QCoreApplication::processEvents();
  for (const QAbstractButton* const button : box.buttons()) {
    QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 20,
             qPrintable(button->text()));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("look", LookTest);
#include "tst_look.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Right to left: the window is mirrored, boards and notation are not, and everything fits.
#include <QBuffer>
#include <QDialog>
#include <QGlyphRun>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QTextLayout>
#include <QToolBar>
#include <QToolButton>

#include "app/exercise/stars.h"
#include "app/games/catalogue.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/preferences_dialog.h"
#include "app/setup/segmented.h"
#include "app/table/player_card.h"
#include "engine/core/record.h"
#include "tests/gui/export_games.h"
#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/mirrored_language.h"

namespace byways::app::test {

namespace {

QRect placeOf(const QWidget& widget, const QWidget& window) {
  return {widget.mapTo(&window, QPoint()), widget.size()};
}

void keepPicture(QWidget& widget, const QString& name) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  widget.grab().save(&buffer, "PNG");
  keepForPeople(name + QStringLiteral(".png"), bytes);
}

QImage boardOf(const GameFace& face, const Match& match, const Look& look) {
  constexpr int kSide = 400;
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(look.colours().window);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face.drawBoard(painter, QRectF(0, 0, kSide, kSide), match, look);
  return image;
}

// The positions of a board's places, and where each arrow key leads from the middle.
struct Geometry {
  QHash<QString, QRectF> areas;
  QStringList walks;
  bool operator==(const Geometry& other) const = default;
};

Geometry geometryOf(Gui& gui, const Match& match) {
  const QString path = gui.folder() + QStringLiteral("/game.byways");
  if (!Library::write(match, path).isEmpty() || !gui.window().openFile(path)) {
    return {};
  }
  QCoreApplication::processEvents();
  BoardView& board = gui.board();
  Geometry geometry;
  const QStringList places = board.places();
  for (const QString& place : places) {
    geometry.areas.insert(place, board.areaOf(place));
  }
  if (!places.isEmpty()) {
    const QString middle = places.at(places.size() / 2);
    board.setFocus();
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      board.setCursor(middle);
      QTest::keyClick(&board, arrow);
      geometry.walks.append(board.cursor());
    }
  }
  return geometry;
}

// How many more pixels of `colour` the left half of the widget's picture has than the right half.
int leftExcess(QWidget& widget, const QColor& colour) {
  const QImage image = widget.grab().toImage();
  int balance = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixelColor(x, y) == colour) {
        balance += 2 * x < image.width() ? 1 : -1;
      }
    }
  }
  return balance;
}

}  // namespace

class RightToLeftTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void languageIsMirrored();
  void everythingFits_data();
  void everythingFits();
  void tableIsMirrored();
  void shelfIsMirrored();
  void directionCanTurn();
  void paintedPartsAreMirrored();
  void timeGoesRight();
  void boardsAreNotMirrored_data() { addGames(); }
  void boardsAreNotMirrored();
  void arrowsArePhysical();
  void notationReadsFromLeftToRight_data() { addGames(); }
  void notationReadsFromLeftToRight();
  void pictures();
};

// The other tests rely on this.
void RightToLeftTest::languageIsMirrored() {
  const MirroredLanguage language;
  const QString text = QCoreApplication::translate("Test", "&Play <b>%1</b> &amp; %n of it", nullptr, 3);
  QCOMPARE(text.isRightToLeft(), true);
  QVERIFY(text.startsWith(QLatin1Char('&')));
  QVERIFY(text.contains(QLatin1String(" <b>%1</b> &amp; 3 ")));
  QCOMPARE(text.size(), 29);
}

void RightToLeftTest::everythingFits_data() {
  QTest::addColumn<int>("part");
  int part = 0;
  for (const char* const name :
       {"shelf", "tables", "set-up pages", "dialogs", "new-game sheets", "puzzle room", "games under way"}) {
    QTest::newRow(name) << part++;
  }
}

void RightToLeftTest::everythingFits() {
  QFETCH(const int, part);
  const std::array walks{seeShelf,         seeTables,     seeSetUpPages,   seeDialogs,
                         seeNewGameSheets, seePuzzleRoom, seeGamesUnderWay};
  const RightToLeft direction;
  Gui gui;
  gui.window().resize(kSmallWindow);
  const MirroredLanguage language;
  walks.at(static_cast<std::size_t>(part))(gui);
}

void RightToLeftTest::tableIsMirrored() {
  const RightToLeft direction;
  Gui gui;
  const MirroredLanguage language;
  gui.startByg(4);
  QMainWindow& window = gui.window();
  const QRect side = placeOf(gui.find<QScrollArea>("sideScroll"), window);
  const QRect board = placeOf(gui.board(), window);
  QVERIFY(side.right() <= board.left());
  QVERIFY(side.left() < 30);
  auto& bar = gui.find<QToolBar>("toolBar");
  const auto buttons = bar.findChildren<QToolButton*>();
  QRect first;
  for (const QToolButton* const button : buttons) {
    if (button->isVisible() && button->defaultAction() == bar.actions().constFirst()) {
      first = placeOf(*button, window);
    }
  }
  QVERIFY(first.left() > window.width() - 80);
}

void RightToLeftTest::shelfIsMirrored() {
  const RightToLeft direction;
  Gui gui;
  const MirroredLanguage language;
  QCoreApplication::processEvents();
  const QRect open = placeOf(gui.find<QPushButton>("open"), gui.window());
  QVERIFY(open.right() < gui.window().width() / 2);
  const QRect firstCard = placeOf(gui.find<QWidget>("card byg"), gui.window());  // the one to begin with
  const QRect secondCard = placeOf(gui.find<QWidget>("card bypass"), gui.window());
  QCOMPARE(firstCard.top(), secondCard.top());
  QVERIFY(firstCard.left() > secondCard.right());
}

// The language may change while the window is open.
void RightToLeftTest::directionCanTurn() {
  Gui gui;
  gui.startByg(4);
  QVERIFY(placeOf(gui.find<QScrollArea>("sideScroll"), gui.window()).left() >
          placeOf(gui.board(), gui.window()).right());
  const QMargins before = gui.find<QWidget>("side").layout()->contentsMargins();
  const RightToLeft direction;
  QTRY_VERIFY(placeOf(gui.find<QScrollArea>("sideScroll"), gui.window()).right() <
              placeOf(gui.board(), gui.window()).left());
  const QMargins after = gui.find<QWidget>("side").layout()->contentsMargins();
  QVERIFY(before.left() != before.right());
  QCOMPARE(after.left(), before.right());
  QCOMPARE(after.right(), before.left());
}

void RightToLeftTest::paintedPartsAreMirrored() {
  const RightToLeft direction;
  Gui gui;
  gui.startByg(4);
  auto* const card = gui.window().findChild<PlayerCard*>();
  QVERIFY(card != nullptr);
  QVERIFY(leftExcess(*card, gui.look().seatColour(0)) < 0);

  StarRow stars(gui.look());
  stars.setStars(Stars::One);
  stars.setStarSize(20);
  stars.resize(stars.sizeHint());
  // The gold of a full star.
  const QImage picture = stars.grab().toImage();
  const QColor gold = picture.pixelColor(picture.width() - 10, 11);
  QVERIFY(gold.saturation() > 100);
  QVERIFY(leftExcess(stars, gold) < 0);

  // Latin names are at the right, too.
  QLabel title(QStringLiteral("Byg"));
  title.resize(200, 30);
  QVERIFY(leftExcess(title, title.palette().color(QPalette::WindowText)) < 0);

  Segmented row;
  row.setTexts({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
  row.show();
  const auto* const one = row.findChild<QPushButton*>(QStringLiteral("segment0"));
  const auto* const three = row.findChild<QPushButton*>(QStringLiteral("segment2"));
  QVERIFY(three->x() < one->x());
  // A segment is called "first" or "last" after the side of its rounded corners, so these are swapped.
  QCOMPARE(three->property("segment").toString(), QStringLiteral("first"));
  QCOMPARE(one->property("segment").toString(), QStringLiteral("last"));

  const auto undo = [&gui] { return gui.action("undo").icon().pixmap(22, 22).toImage(); };
  const QImage mirrored = undo();
  QGuiApplication::setLayoutDirection(Qt::LeftToRight);
  QVERIFY(mirrored != undo());
  QCOMPARE(mirrored.mirrored(true, false), undo());
}

// Time goes from left to right also here, as with the arrow keys that step through a game.
void RightToLeftTest::timeGoesRight() {
  const RightToLeft direction;
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("A1"));
  gui.endTurn();
  const auto x = [&gui](const char* name) { return placeOf(gui.find<QWidget>(name), gui.window()).x(); };
  QVERIFY(x("firstTurn") < x("previousTurn"));
  QVERIFY(x("previousTurn") < x("nextTurn"));
  QVERIFY(x("nextTurn") < x("lastTurn"));
  auto& slider = gui.find<QSlider>("turnSlider");
  QCOMPARE(slider.value(), slider.maximum());
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_Left);
  QCOMPARE(slider.value(), slider.maximum() - 1);
  // The button for comments isn't one of the buttons that step through the game, and comes last in the row.
  QVERIFY(x("commentTurn") < x("firstTurn"));
}

void RightToLeftTest::boardsAreNotMirrored() {
  QFETCH(const GameFace*, face);
  const std::unique_ptr<Match> match = crowdedMatch(face->game(), 12);
  Geometry places;
  QImage picture;
  {
    Gui gui;
    places = geometryOf(gui, *match);
    picture = boardOf(*face, *match, gui.look());
  }
  const RightToLeft direction;
  Gui gui;
  QVERIFY(!places.areas.isEmpty());
  QVERIFY(geometryOf(gui, *match) == places);
  const QImage now = boardOf(*face, *match, gui.look());
  QVERIFY(now == picture);
  QVERIFY(now != picture.mirrored(true, false));  // otherwise the comparison would prove nothing
}

void RightToLeftTest::arrowsArePhysical() {
  const RightToLeft direction;
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  gui.key(Qt::Key_Right);  // shows the cursor
  const double start = gui.board().areaOf(gui.board().cursor()).center().x();
  gui.key(Qt::Key_Left);
  QVERIFY(gui.board().areaOf(gui.board().cursor()).center().x() < start);
}

// In text laid out from right to left, each character of a turn is still to the right of the one before it.
void RightToLeftTest::notationReadsFromLeftToRight() {
  QFETCH(const GameFace*, face);
  const RightToLeft direction;
  Gui gui;
  const MirroredLanguage language;
  gui.preferences().setNotation(true);
  const std::unique_ptr<Match> match = crowdedMatch(face->game(), 12);
  const QString path = gui.folder() + QStringLiteral("/game.byways");
  QCOMPARE(Library::write(*match, path), QString());
  QVERIFY(gui.window().openFile(path));
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.layoutDirection(), Qt::RightToLeft);
  int seen = 0;
  for (const Entry& entry : gui.timeline().entries()) {
    const QString notation = QString::fromStdString(entry.text);
    for (int row = 0; row < list.count(); ++row) {
      const QString text = list.item(row)->text();
      const auto at = text.indexOf(notation);
      if (entry.seat == kChance || notation.size() < 2 || at < 0) {
        continue;
      }
      QTextOption option;
      option.setTextDirection(Qt::RightToLeft);
      QTextLayout layout(text, list.font());
      layout.setTextOption(option);
      layout.beginLayout();
      const QTextLine line = layout.createLine();
      layout.endLayout();
      double before = -1;
      for (auto sign = at; sign < at + notation.size(); ++sign) {
        const QList<QGlyphRun> runs = line.glyphRuns(static_cast<int>(sign), 1);
        if (runs.isEmpty() || text.at(sign).isSpace()) {
          continue;
        }
        const double here = runs.constFirst().positions().constFirst().x();
        QVERIFY2(before < here, qPrintable(notation));
        before = here;
      }
      QVERIFY(before > 0);
      ++seen;
    }
  }
  QVERIFY2(seen > 0 || face->game().has_secret_turns(), "no notation is in the list");
}

// Pictures for people to look at, on request.
void RightToLeftTest::pictures() {
  if (qEnvironmentVariableIsEmpty("BYWAYS_KEEP_PAGES")) {
    QSKIP("nobody asked for them");
  }
  for (const bool dark : {false, true}) {
    const RightToLeft direction;
    Gui gui;
    const MirroredLanguage language;
    gui.preferences().setTheme(dark ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
    const QString theme = dark ? QStringLiteral("dark ") : QStringLiteral("light ");
    gui.window().resize(1100, 760);
    QTest::qWait(700);
    keepPicture(gui.window(), theme + QStringLiteral("shelf"));
    for (const CatalogueEntry& entry : catalogue()) {
      const auto match = crowdedMatch(entry.face->game(), 9);
      const QString path = gui.folder() + QStringLiteral("/game.byways");
      QCOMPARE(Library::write(*match, path), QString());
      QVERIFY(gui.window().openFile(path));
      QTest::qWait(100);
      keepPicture(gui.window(), theme + QStringLiteral("table ") + QLatin1String(entry.id));
    }
    gui.startByg(4);
    gui.action("rules").trigger();
    QTest::qWait(100);
    keepPicture(gui.window(), theme + QStringLiteral("rules"));
    gui.window().arrange(gui.match().setup());
    QTest::qWait(100);
    keepPicture(gui.window(), theme + QStringLiteral("set-up page"));
    gui.action("puzzles").trigger();
    QTest::qWait(500);
    keepPicture(gui.window(), theme + QStringLiteral("puzzles"));
    for (const CatalogueEntry& entry : catalogue()) {
      if (entry.kind == CatalogueEntry::Kind::Game) {
        NewGameSheet sheet(*entry.face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
        sheet.show();
        QTest::qWait(300);
        keepPicture(sheet, theme + QStringLiteral("sheet ") + QLatin1String(entry.id));
      }
    }
    PreferencesDialog preferences(gui.preferences(), gui.look(), &gui.window());
    preferences.show();
    QTest::qWait(100);
    keepPicture(preferences, theme + QStringLiteral("preferences"));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("right_to_left", RightToLeftTest);
#include "tst_right_to_left.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are turned and mirrored: places, mouse, keys, pictures and screen readers follow.
#include <QAccessible>
#include <QMenu>
#include <QTest>
#include <QTransform>

#include <cmath>

#include "app/board/svg_board.h"
#include "app/export/board_picture.h"
#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "engine/games.h"
#include "engine/overpass/colours.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"

namespace byways::app::test {

namespace {

bool liesOnTheBoard(const GameFace& face, const QString& place) {
  const bool isBeside =
      place.contains(QLatin1Char(':')) || place == QLatin1String("dice") || place == QLatin1String("hand");
  const bool isTray = face.game().id() == "highway" && (place.size() < 2 || !place.front().isUpper());
  return !isBeside && !isTray;
}

QMap<QString, QPointF> middlesOf(Gui& gui, const GameFace& face) {
  QMap<QString, QPointF> middles;
  const QStringList places = gui.board().places();
  for (const QString& place : places) {
    if (liesOnTheBoard(face, place)) {
      middles.insert(place, gui.board().areaOf(place).center());
    }
  }
  return middles;
}

// The middle of all places, which is the middle of the board if the board can be turned.
QPointF middleOf(const QMap<QString, QPointF>& middles) {
  QPointF sum;
  for (const QPointF& middle : middles) {
    sum += middle;
  }
  return sum / static_cast<double>(middles.size());
}

QPointF turned(QPointF point, QPointF around, double degrees, bool mirrored) {
  return around + QTransform().rotate(degrees).scale(mirrored ? -1 : 1, 1).map(point - around);
}

const GameFace& faceNamed(const char* id) { return faceOf(*find_game(id)); }

void compareNear(QPointF found, QPointF expected, const QString& what, double near = 1) {
  QVERIFY2(QLineF(found, expected).length() < near,
           qPrintable(QStringLiteral("%1 at %2, %3 instead of %4, %5")
                          .arg(what)
                          .arg(found.x())
                          .arg(found.y())
                          .arg(expected.x())
                          .arg(expected.y())));
}

}  // namespace

class FacingTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPlaceFollows_data();
  void everyPlaceFollows();
  void keysLeadWhereTheyPoint_data() { everyPlaceFollows_data(); }
  void keysLeadWhereTheyPoint();
  void aClickPlaysWhatIsSeen();
  void lettersStayUpright();
  void picturesAreTurned();
  void itIsKeptByGame();
  void itFollowsTheTurn();
  void whoIsToRollSeesTheBoard_data();
  void whoIsToRollSeesTheBoard();
  void directionsAreThoseThatAreSeen();
  void marksFollow();
  void whereLeftAndRightMeanSomething();
};

void FacingTest::everyPlaceFollows_data() {
  QTest::addColumn<const GameFace*>("face");
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.face->facts().boardWays > 0) {
      QTest::newRow(entry.id) << entry.face;
    }
  }
}

void FacingTest::everyPlaceFollows() {
  QFETCH(const GameFace*, face);
  Gui gui;
  gui.window().start(MainWindow::usualSetup(*face, gui.preferences()));
  const QMap<QString, QPointF> usual = middlesOf(gui, *face);
  const QPointF around = middleOf(usual);
  const double degrees = 360.0 / face->facts().boardWays;
  const auto isTurned = [&](double by, bool mirrored) {
    QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
    for (auto place = usual.cbegin(); place != usual.cend(); ++place) {
      const QPointF there = turned(place.value(), around, by, mirrored);
      compareNear(gui.board().areaOf(place.key()).center(), there, place.key());
      QCOMPARE(gui.board().placeAt(there), place.key());
      QAccessibleInterface* const read =
          board->child(static_cast<int>(gui.board().places().indexOf(place.key())));
      constexpr double kRounded = 2.5;  // tolerance, as corner and size are whole pixels
      compareNear(gui.board().mapFromGlobal(read->rect().center()), there, place.key(), kRounded);
    }
  };
  gui.action("rotateRight").trigger();
  isTurned(degrees, false);
  gui.action("rotateRight").trigger();
  isTurned(2 * degrees, false);
  if (face->facts().canMirrorBoard) {
    gui.action("mirrorBoard").trigger();
    isTurned(2 * degrees, true);
    gui.action("mirrorBoard").trigger();
  }
  gui.action("rotateLeft").trigger();
  gui.action("rotateLeft").trigger();
  gui.action("rotateLeft").trigger();
  isTurned(-degrees, false);
  gui.action("lieAsUsual").trigger();
  isTurned(0, false);
  QVERIFY(!gui.action("lieAsUsual").isEnabled());
}

void FacingTest::keysLeadWhereTheyPoint() {
  QFETCH(const GameFace*, face);
  Gui gui;
  gui.window().start(MainWindow::usualSetup(*face, gui.preferences()));
  gui.action("rotateRight").trigger();
  gui.board().setFocus();
  const QMap<QString, QPointF> middles = middlesOf(gui, *face);
  const std::pair<Qt::Key, QPointF> ways[] = {
      {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
  int steps = 0;
  for (auto place = middles.cbegin(); place != middles.cend(); ++place) {
    for (const auto& [key, way] : ways) {
      gui.board().setCursor(place.key());
      gui.key(key);
      const QPointF step = gui.board().areaOf(gui.board().cursor()).center() - place.value();
      if (gui.board().cursor() != place.key()) {
        QVERIFY2(QPointF::dotProduct(step, way) > 0,
                 qPrintable(place.key() + at(" to ") + gui.board().cursor()));
        ++steps;
      }
    }
  }
  QVERIFY(steps > 2 * middles.size());
}

void FacingTest::aClickPlaysWhatIsSeen() {
  Gui gui;
  gui.startByg(4);
  const QMap<QString, QPointF> usual = middlesOf(gui, faceNamed("byg"));
  gui.action("rotateRight").trigger();
  gui.action("mirrorBoard").trigger();
  const QPointF there = turned(usual.value(at("B2")), middleOf(usual), 60, true);
  QTest::mouseMove(&gui.board(), there.toPoint());
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, there.toPoint());
  QCOMPARE(openSteps(gui), QStringList{at("B2")});
  // Turning the board in the middle of a turn keeps the steps already played.
  gui.action("lieAsUsual").trigger();
  QCOMPARE(openSteps(gui), QStringList{at("B2")});
  QVERIFY(gui.board().describe(at("B2")).contains(at("Ann")) ||
          gui.board().describe(at("B2")).contains(at("Ben")));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, usual.value(at("B2")).toPoint());
  QCOMPARE(gui.board().refusedPlace(), at("B2"));
}

// Turning an empty board moves neither the middle cell nor its number, which stays upright.
void FacingTest::lettersStayUpright() {
  const BoardFacing turnedOnce{.ways = 6, .steps = 1, .mirrored = true, .follows = false};
  const auto cellsOf = [](const BoardFacing& facing) {
    QImage image(662, 600, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    SvgBoard::get(at("hexhex-4"), false, 1, facing).paint(painter, image.rect(), {at("coordinates")});
    return image;
  };
  const QImage usual = cellsOf({});
  const QImage seen = cellsOf(turnedOnce);
  QVERIFY(usual != seen);
  const QRect middle(662 / 2 - 12, 600 / 2 + 12, 24, 24);
  QCOMPARE(seen.copy(middle), usual.copy(middle));
  QVERIFY(seen.copy(middle) != QImage(middle.size(), QImage::Format_RGB32));
  // As much ink as before, so no name is missing and none covers another.
  const auto inkIn = [](const QImage& image) {
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        ink += 255 - qGray(image.pixel(x, y));
      }
    }
    return ink;
  };
  QVERIFY(std::abs(inkIn(seen) - inkIn(usual)) < inkIn(usual) / 100);
}

void FacingTest::picturesAreTurned() {
  Gui gui;
  gui.startByg(4);
  const GameFace& face = faceNamed("byg");
  gui.clickPlace(at("A2"));
  gui.endTurn();
  const auto picture = [&] {
    PictureChoice choice;
    choice.options = gui.preferences().picture();
    choice.options.coordinates = false;
    choice.size = {662, 600};
    return boardImage(face, gui.match(), choice);
  };
  // The middle of A2: half a cell to the left of the middle of the first row.
  const QPointF usual(662 / 2.0 - 35, 600 / 2.0 - 180);
  const auto isStone = [](const QImage& image, QPointF at) {
    return image.pixelColor(at.toPoint()).hsvSaturation() > 100;
  };
  const QImage before = picture();
  QVERIFY(isStone(before, usual));
  gui.action("rotateRight").trigger();
  const QImage after = picture();
  const QPointF there = turned(usual, {662 / 2.0, 600 / 2.0}, 60, false);
  QVERIFY(isStone(after, there));
  QVERIFY(!isStone(after, usual));
  QVERIFY(!isStone(before, there));
  // In a picture, the board doesn't turn towards whoever has the turn.
  gui.action("followTurn").trigger();
  QCOMPARE(picture(), after);
}

void FacingTest::itIsKeptByGame() {
  const QTemporaryDir folder;
  {
    Gui gui(folder.path());
    gui.startByg(4);
    gui.action("rotateRight").trigger();
    gui.action("mirrorBoard").trigger();
    gui.window().start(MainWindow::usualSetup(faceNamed("mono-line"), gui.preferences()));
    QVERIFY(!gui.action("mirrorBoard").isChecked());
    QVERIFY(gui.preferences().facing(at("mono-line")).isUsual());
  }
  Gui gui(folder.path());
  gui.startByg(5);
  QVERIFY(gui.action("mirrorBoard").isChecked());
  const QMap<QString, QPointF> seen = middlesOf(gui, faceNamed("byg"));
  gui.action("lieAsUsual").trigger();
  const QMap<QString, QPointF> usual = middlesOf(gui, faceNamed("byg"));
  compareNear(seen.value(at("A1")), turned(usual.value(at("A1")), middleOf(usual), 60, true), at("A1"));
}

void FacingTest::itFollowsTheTurn() {
  Gui gui;
  gui.startByg(4);
  const QMap<QString, QPointF> usual = middlesOf(gui, faceNamed("byg"));
  const QPointF around = middleOf(usual);
  gui.action("followTurn").trigger();
  const auto liesAt = [&](double degrees) {
    compareNear(gui.board().areaOf(at("A1")).center(), turned(usual.value(at("A1")), around, degrees, false),
                at("A1"));
  };
  const Seat first = gui.timeline().to_move();
  liesAt(first == 1 ? 0 : 180);
  gui.clickPlace(at("D4"));
  gui.endTurn();
  QVERIFY(gui.timeline().to_move() != first);
  liesAt(first == 1 ? 180 : 0);
  gui.action("undo").trigger();
  liesAt(first == 1 ? 0 : 180);
}

void FacingTest::whoIsToRollSeesTheBoard_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("players");
  for (const char* const game : {"groups-of-three", "over-pass"}) {
    for (const int players : {3, 4}) {
      QTest::addRow("%s for %d", game, players) << QString::fromLatin1(game) << players;
    }
  }
}

// If the board follows the turn, the player who has to roll, and then to move, has their own side of the
// board at the lower edge.
void FacingTest::whoIsToRollSeesTheBoard() {
  QFETCH(const QString, game);
  QFETCH(const int, players);
  const QStringList names{at("Ann"), at("Ben"), at("Cem"), at("Dora")};
  Gui gui;
  for (Seat seat = 1; seat <= players; ++seat) {
    gui.window().start({find_game(game.toStdString()),
                        {{"start", static_cast<int>(seat)}},
                        names.mid(0, players),
                        QList<int>{0, 1, 2, 3}.mid(0, players)});
    if (seat == 1) {
      gui.action("followTurn").trigger();  // kept for the game
    }
    QTRY_COMPARE(gui.match().onTurn(), seat);
    QVERIFY(gui.match().isRollDue());
    const QString home =
        at("home:") + QString::fromStdString(std::string(overpass::name_of(static_cast<int>(seat) - 1)));
    const QPointF before = gui.board().areaOf(home).center();
    QVERIFY2(before.y() > gui.board().rect().center().y(), qPrintable(home));
    gui.match().roll();
    QCOMPARE(gui.board().areaOf(home).center(), before);
  }
}

void FacingTest::directionsAreThoseThatAreSeen() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  gui.action("rotateRight").trigger();
  // North-east on the board leads to the right now.
  gui.key(Qt::Key_D);
  QCOMPARE(openSteps(gui), QStringList{at("ne")});
  QVERIFY(gui.board().describe(at("ne")).contains(at("east")));
  QVERIFY(!gui.board().describe(at("ne")).contains(at("north-east")));
  // And the arrow for it is at the right of the rose.
  const double middle = gui.board().areaOf(at("-")).center().x();
  for (const char* const way : {"e", "nw", "w", "sw", "se"}) {
    QVERIFY(gui.board().areaOf(at("ne")).center().x() > gui.board().areaOf(at(way)).center().x());
  }
  QVERIFY(gui.board().areaOf(at("ne")).center().x() > middle);
  gui.key(Qt::Key_C);
  QCOMPARE(openSteps(gui), QStringList{at("e")});
}

// The dots that mark where the tile in hand may be placed lie on their cells of the turned board.
void FacingTest::marksFollow() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  gui.action("rotateRight").trigger();
  hand.click(at("L"));
  const QStringList legal = gui.board().boardMarks().legal;
  QVERIFY(legal.size() > 3);
  const QImage with = gui.board().grab().toImage();
  gui.preferences().setHighlights(Highlights::None);
  QVERIFY(gui.board().boardMarks().legal.isEmpty());
  const QImage without = gui.board().grab().toImage();
  for (const QString& cell : legal) {
    const QRect area = gui.board().areaOf(cell).toAlignedRect();
    QVERIFY2(with.copy(area) != without.copy(area), qPrintable(cell));
  }
}

void FacingTest::whereLeftAndRightMeanSomething() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  QVERIFY(!gui.action("mirrorBoard").isVisible());
  QVERIFY(gui.find<QMenu>("facingMenu").menuAction()->isVisible());
  gui.window().start(MainWindow::usualSetup(faceNamed("byg"), gui.preferences()));
  QVERIFY(gui.action("mirrorBoard").isVisible());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("facing", FacingTest);
#include "tst_facing.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The board of Hexagonal Highway: putting a submission together, and how control and one's own journey are
// shown.
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include "app/games/highway/highway_painter.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"

namespace byways::app::test {

class HighwayWindow : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void tilesAreDragged();
  void tilesAreClicked();
  void clickingATileAndItsCellIsNotRefused();
  void travellersAreDragged();
  void theOpenTableSaysHowToBegin();
  void aHeldKeySealsNothing();
  void signsLieOverThePlannedWay();
  void theWorthOfACellStaysInSight();
  void tilesAreTakenBack();
  void directions();
  void directionsByArrows();
  void theJourneyFollowsTheTiles();
  void refusals();
  void control_data();
  void control();
  void robbers();
  void hintsShowTilesOnTheirCells();
  void hintsLeaveNothingWhereNoTrayIs();
  void hintsTellTheDirectionFirst();
  void aThirdSignIsRefused();
  void theRoundIsSaidWhilePlanning();

 private:
  static QStringList steps(Gui& gui);
};

namespace {

QString messageOf(Gui& gui) {
  QStringList texts;
  for (const QLabel* const label : gui.window().findChildren<QLabel*>()) {
    if (label->isVisible()) {
      texts.append(label->text());
    }
  }
  return texts.join(u'\n');
}

// The number of tiles of a kind left in the tray.
int tilesLeftOf(Gui& gui, const char* kind) {
  return accessibleNameOf(gui.board(), at(kind)).section(at(", "), 1).section(u' ', 0, 0).toInt();
}

bool isInHand(Gui& gui, const char* kind) {
  return accessibleNameOf(gui.board(), at(kind)).endsWith(at("in your hand"));
}

// The submissions of `rounds` rounds in which nobody places a tile or travels.
QStringList idleRounds(int rounds, int players) {
  QStringList turns;
  for (int i = 0; i < rounds * players; ++i) {
    turns.append(QStringLiteral("%1: -").arg(i % players + 1));
  }
  return turns;
}

}  // namespace

QStringList HighwayWindow::steps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

// HWY-2: signs, a barrier and a direction; the tray counts what is left.
void HighwayWindow::tilesAreDragged() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  QCOMPARE(tilesLeftOf(gui, "L"), 2);
  pointNowhere(hand.board());
  const BoardGlance before(hand.board());
  hand.drag(at("L"), at("B2"));
  QCOMPARE(steps(gui), QStringList{at("B2=L")});
  QCOMPARE(placesSaying(hand.board(), "your left-turn sign"), QStringList{at("B2")});
  QCOMPARE(tilesLeftOf(gui, "L"), 1);
  pointNowhere(hand.board());
  QVERIFY(before.changedAt(at("B2")) && before.changedAt(at("L")));
  QVERIFY(!before.changedAt(at("A3")) && !before.changedAt(at("X")));
  hand.drag(at("R"), at("A3"));
  hand.drag(at("X"), at("B3"));
  QCOMPARE(tilesLeftOf(gui, "R"), 0);
  QCOMPARE(tilesLeftOf(gui, "X"), 0);
  // One tile is moved to another cell, the other is dropped beside the board.
  hand.drag(at("B2"), at("A2"));
  QVERIFY(steps(gui).contains(at("A2=L")));
  QVERIFY(!steps(gui).contains(at("B2=L")));
  hand.drag(at("B3"), QPoint(3, 3));
  QCOMPARE(tilesLeftOf(gui, "X"), 1);
  // A tile dropped where it isn't allowed returns to its old place (HWY-4).
  hand.drag(at("A2"), at("E5"));
  QVERIFY(steps(gui).contains(at("A2=L")));
  QVERIFY(!messageOf(gui).contains(at("core.")));
  QVERIFY(hand.board().shownRefusal().has_value());
  QCOMPARE(QString::fromStdString(hand.board().shownRefusal()->rule), at("HWY-4"));
}

void HighwayWindow::tilesAreClicked() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.click(at("R"));
  QVERIFY(isInHand(gui, "R"));
  QVERIFY(hand.board().boardMarks().legal.contains(at("B2")));
  QVERIFY(!hand.board().boardMarks().legal.contains(at("E5")));
  hand.click(at("B2"));
  QCOMPARE(steps(gui), QStringList{at("B2=R")});
  QVERIFY(!isInHand(gui, "R"));
  // With nothing in hand, a cell offers what can be placed there. No barriers on corners, no robbers in this
  // round.
  hand.click(at("C3"));
  auto* const menu = hand.board().findChild<QMenu*>(at("tileMenu"));
  QVERIFY(menu != nullptr);
  QStringList offered;
  for (const QAction* const action : menu->actions()) {
    offered.append(action->objectName());
  }
  QCOMPARE(offered, (QStringList{at("placeL"), at("placeR"), at("placeX")}));
  QTest::keyClick(menu, Qt::Key_Down);
  QTest::keyClick(menu, Qt::Key_Down);
  QTest::keyClick(menu, Qt::Key_Return);
  QCOMPARE(steps(gui), (QStringList{at("B2=R"), at("C3=X")}));
}

// Clicking a tile in the tray and then its cell isn't refused.
void HighwayWindow::clickingATileAndItsCellIsNotRefused() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  for (const auto& [kind, cell] : {std::pair("L", "B2"), std::pair("X", "B3")}) {
    hand.click(at(kind));
    hand.click(at(cell));
    QVERIFY(!hand.board().shownRefusal());
    QVERIFY(hand.board().boardMarks().refused.isEmpty());
  }
  // A tile that isn't allowed there stays in the hand.
  hand.click(at("R"));
  hand.click(at("E5"));
  QVERIFY(isInHand(gui, "R"));
}

// A direction can be chosen by dragging the traveller; its journey is shown before it is released.
void HighwayWindow::travellersAreDragged() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  const QPoint own = hand.board().areaOf(at("A1")).center().toPoint();
  const auto moveTo = [&](QPointF point) {
    QMouseEvent move(QEvent::MouseMove, point, hand.board().mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&hand.board(), &move);
  };
  QTest::mousePress(&hand.board(), Qt::LeftButton, Qt::NoModifier, own);
  const BoardGlance pressed(hand.board());
  moveTo(hand.board().areaOf(at("C3")).center());
  QVERIFY(steps(gui).isEmpty());
  // The direction's arrow in the tray changes, and the journey is shown.
  QVERIFY(pressed.changedAt(at("se")) && !pressed.changedAt(at("e")));
  QVERIFY(pressed.changedBetween(at("B2"), at("C3")) && !pressed.changedBetween(at("A3"), at("A4")));
  moveTo(hand.board().areaOf(at("A3")).center());
  QVERIFY(pressed.changedAt(at("e")) && !pressed.changedAt(at("se")));
  QVERIFY(pressed.changedBetween(at("A3"), at("A4")) && !pressed.changedBetween(at("B2"), at("C3")));
  QTest::mouseRelease(&hand.board(), Qt::LeftButton, Qt::NoModifier,
                      hand.board().areaOf(at("A3")).center().toPoint());
  QCOMPARE(steps(gui), QStringList{at("e")});
  hand.drag(at("A1"), at("C3"));  // changes the direction
  QCOMPARE(steps(gui), QStringList{at("se")});
  hand.drag(at("A1"), at("D4"));  // the same direction again changes nothing
  QCOMPARE(steps(gui), QStringList{at("se")});
  hand.drag(at("A1"), own + QPoint(12, 0));  // too close to mean a direction
  QCOMPARE(steps(gui), QStringList{at("se")});
}

// Before the round, a click on the board explains how to begin it.
void HighwayWindow::theOpenTableSaysHowToBegin() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(3);
  QVERIFY(gui.match().isTableOpen());
  hand.click(at("A1"));
  QVERIFY(hand.board().shownRefusal());
  const QString said = gui.window().table()->face().explain(*hand.board().shownRefusal(), gui.match());
  QVERIFY2(said.contains(at("Plan in secret")) && said.contains(at("Ann")), qPrintable(said));
  QVERIFY(hand.board().boardMarks().refused.isEmpty());  // nothing has been refused
  QVERIFY(gui.window().table()->face().task(gui.match()).contains(at("one after another")));
  hand.liftCurtain();
  QVERIFY(!hand.board().shownRefusal());
}

// Holding Enter down doesn't seal the submission, nor act on what opens next.
void HighwayWindow::aHeldKeySealsNothing() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(3);
  hand.liftCurtain();
  hand.submit(at("e"));
  gui.board().setFocus();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(&gui.board(), &held);
    QCOMPARE(gui.timeline().to_move(), 1);
    QVERIFY(!gui.match().isCurtained());
  }
}

// Tiles at which the journey turns stay visible.
void HighwayWindow::signsLieOverThePlannedWay() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.submit(at("B2=L"));
  gui.find<QPushButton>("endTurn").setFocus();
  pointNowhere(hand.board());
  const BoardGlance before(hand.board());
  hand.submit(at("se"));
  gui.find<QPushButton>("endTurn").setFocus();
  pointNowhere(hand.board());
  QVERIFY(before.changedBetween(at("A1"), at("B2")));
  const QPointF sign = hand.board().areaOf(at("B2")).center();
  QVERIFY(!before.changedIn(QRectF(sign - QPointF(4, 4), QSizeF(8, 8))));
}

// Travellers, tiles and the mark of a starting hex don't cover the points of a cell.
void HighwayWindow::theWorthOfACellStaysInSight() {
  const std::unique_ptr<const Look> still = Look::still({});
  const Look& look = *still;
  constexpr int kSide = 800;
  const QRectF area(0, 0, kSide, kSide);
  const auto badgeOf = [&](const HighwayScene& scene) {
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintHighway(painter, area, scene, look);
    painter.end();
    const QPointF middle = highwayPlacement(area, look).map(highwayCentre(at("A1")) + QPointF(-19, -14));
    return image.copy(QRectF(middle.x() - 5, middle.y() - 5, 10, 10).toRect());
  };
  HighwayScene empty;
  empty.round = 2;
  HighwayScene full = empty;
  full.tiles.insert(at("A1"), QChar(u'L'));
  HighwayTraveller traveller;
  traveller.cell = at("A1");
  traveller.home = at("A1");
  full.travellers.append(traveller);
  QVERIFY(badgeOf(full) == badgeOf(empty));
  HighwayScene other = full;
  other.round = 3;
  QVERIFY(badgeOf(other) != badgeOf(full));
}

void HighwayWindow::tilesAreTakenBack() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.submit(at("B2=L A3=R B3=X e"));
  QCOMPARE(steps(gui).size(), 4);
  hand.click(at("B2"));
  QCOMPARE(steps(gui), (QStringList{at("A3=R"), at("B3=X"), at("e")}));
  gui.key(Qt::Key_Escape);  // undoes the last step
  QCOMPARE(steps(gui), (QStringList{at("A3=R"), at("B3=X")}));
}

// A direction is chosen by clicking a neighbouring cell or the compass rose, or by keys; clicking it again on
// the rose removes it. Once there is a direction, a click on a neighbouring or one's own cell may be meant
// for a tile, so the board asks.
void HighwayWindow::directions() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.click(at("A2"));
  QCOMPARE(steps(gui), QStringList{at("e")});
  const auto choose = [&](const char* cell, const QStringList& offered, qsizetype which) {
    hand.click(at(cell));
    QCOMPARE(steps(gui), QStringList{at("e")});
    auto* const menu = hand.board().findChild<QMenu*>(at("tileMenu"));
    QVERIFY(menu != nullptr);
    QStringList names;
    for (const QAction* const action : menu->actions()) {
      names.append(action->objectName());
    }
    QCOMPARE(names, offered);
    for (qsizetype i = 0; i < which; ++i) {
      QTest::keyClick(menu, Qt::Key_Down);
    }
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_VERIFY(hand.board().findChild<QMenu*>(at("tileMenu")) == nullptr);
  };
  choose("A2", {at("placeL"), at("placeR"), at("placeX")}, 1);
  QCOMPARE(steps(gui), (QStringList{at("e"), at("A2=R")}));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  choose("B2", {at("travel"), at("placeL"), at("placeR"), at("placeX")}, 0);
  QCOMPARE(steps(gui), QStringList{at("se")});
  hand.click(at("sw"));
  QCOMPARE(steps(gui), QStringList{at("sw")});
  hand.click(at("e"));
  choose("A1", {at("travel")}, 0);
  QCOMPARE(steps(gui), QStringList{at("-")});
  gui.key(Qt::Key_D);
  QCOMPARE(steps(gui), QStringList{at("e")});
  gui.key(Qt::Key_3, Qt::KeypadModifier);
  QCOMPARE(steps(gui), QStringList{at("se")});
  hand.click(at("se"));
  QVERIFY(steps(gui).isEmpty());
}

// Space on one's traveller, then arrow keys turn the direction.
void HighwayWindow::directionsByArrows() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  QVERIFY(gui.walkTo(at("A1")));
  gui.key(Qt::Key_Space);
  QCOMPARE(steps(gui), QStringList{at("e")});
  gui.key(Qt::Key_Down);
  QCOMPARE(steps(gui), QStringList{at("se")});
  gui.key(Qt::Key_Down);
  QCOMPARE(steps(gui), QStringList{at("sw")});
  gui.key(Qt::Key_Left);
  QCOMPARE(steps(gui), QStringList{at("w")});
  gui.key(Qt::Key_Return);  // confirms the direction; arrow keys move the cursor again
  gui.key(Qt::Key_Right);
  QCOMPARE(hand.board().cursor(), at("A2"));
  QCOMPARE(steps(gui), QStringList{at("w")});
}

// HWY-9, HWY-10: the journey is computed on the visible board with one's own tiles, including the tile in
// hand.
void HighwayWindow::theJourneyFollowsTheTiles() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  const auto journey = [&] { return accessibleNameOf(hand.board(), at("A1")); };
  QVERIFY(journey().contains(at("no direction chosen yet")));
  gui.hoverPlace(at("H3"));
  const BoardGlance before(hand.board());
  hand.click(at("e"));
  gui.hoverPlace(at("H3"));
  QVERIFY2(journey().contains(at("scores 4 points on the board as it is now. The journey ends on A5")),
           qPrintable(journey()));
  QVERIFY(before.changedAt(at("A4")) && !before.changedAt(at("B4")));
  hand.click(at("R"));
  gui.hoverPlace(at("H3"));
  const BoardGlance held(hand.board());
  gui.hoverPlace(at("A3"));  // shows the tile there, and the journey that it would bend
  QVERIFY(held.changedAt(at("A3")) && held.changedAt(at("B4")) && held.changedBetween(at("A4"), at("A5")));
  hand.click(at("A3"));
  gui.hoverPlace(at("H3"));
  const highway::JourneyReport known = hand.insight().preview(1);
  QVERIFY(known.cells.at(2).cell == "B4");
  QVERIFY2(journey().contains(QStringLiteral("scores %1 point").arg(known.points)) &&
               journey().contains(at("ends on ") + QString::fromStdString(known.cells.back().cell)),
           qPrintable(journey()));
  QVERIFY(before.changedAt(at("B4")));
  // Hovering over another direction shows that journey, too, fainter than the one that is planned.
  gui.hoverPlace(at("se"));
  QVERIFY(before.changedBetween(at("A1"), at("A2")) && before.changedBetween(at("A1"), at("B2")));
  const auto isInFullColour = [&](const char* next) {
    const QRectF from = hand.board().areaOf(at("A1"));
    const QPoint middle = ((from.center() + hand.board().areaOf(at(next)).center()) / 2).toPoint();
    const QColor full = gui.look().seatColour(gui.match().colourIndex(1));
    const QImage leg = hand.board().grab(QRect(middle - QPoint(8, 8), QSize(17, 17))).toImage();
    for (int i = 0; i < leg.width() * leg.height(); ++i) {
      if (leg.pixelColor(i % leg.width(), i / leg.width()) == full) {
        return true;
      }
    }
    return false;
  };
  QVERIFY(isInFullColour("A2") && !isInFullColour("B2"));
  QVERIFY(messageOf(gui).contains(at("south-east")));
}

void HighwayWindow::refusals() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  const auto ruleShown = [&] {
    const auto& refusal = hand.board().shownRefusal();
    return refusal ? QString::fromStdString(refusal->rule) : QString();
  };
  hand.click(at("L"));
  gui.hoverPlace(at("E5"));  // not controlled
  QCOMPARE(ruleShown(), at("HWY-4"));
  QCOMPARE(hand.board().boardMarks().refused, at("E5"));
  gui.hoverPlace(at("B2"));
  QCOMPARE(ruleShown(), QString());
  gui.hoverPlace(at("A1"));  // a player is there
  QCOMPARE(ruleShown(), at("HWY-5"));
  hand.click(at("B2"));
  // A second barrier, and ending without a direction.
  hand.drag(at("X"), at("A2"));
  hand.click(at("X"));
  hand.click(at("A3"));
  QCOMPARE(ruleShown(), at("HWY-2"));
  QCOMPARE(steps(gui), (QStringList{at("B2=L"), at("A2=X")}));
  gui.key(Qt::Key_Escape);
  QVERIFY(!canPress(gui.find<QPushButton>("endTurn")));
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 1);
}

void HighwayWindow::control_data() {
  QTest::addColumn<int>("round");
  QTest::addColumn<int>("kind");
  QTest::addColumn<QByteArray>("said");
  QTest::newRow("distance") << 1 << static_cast<int>(highway::Control::Near)
                            << QByteArray("within two cells of you");
  QTest::newRow("line of sight") << 3 << static_cast<int>(highway::Control::Sight)
                                 << QByteArray("in your line of sight");
  QTest::newRow("closer") << 5 << static_cast<int>(highway::Control::Closer)
                          << QByteArray("you are the closest");
}

// HWY-4: cells say why they are controlled, and are tinted.
void HighwayWindow::control() {
  QFETCH(int, round);
  QFETCH(int, kind);
  QFETCH(QByteArray, said);
  Gui gui;
  HighwayHand hand(gui);
  hand.start(3, idleRounds(round - 1, 3));
  hand.liftCurtain();
  QStringList controlled;
  QStringList ofKind;
  for (const highway::ControlledCell& cell : hand.insight().controlled(1)) {
    if (cell.why != highway::Control::Own) {
      controlled.append(QString::fromStdString(cell.cell));
    }
    if (cell.why == static_cast<highway::Control>(kind)) {
      ofKind.append(QString::fromStdString(cell.cell));
    }
  }
  QVERIFY(!ofKind.isEmpty());
  controlled.sort();
  ofKind.sort();
  QCOMPARE(placesSaying(hand.board(), ", under your control"), controlled);
  QCOMPARE(placesSaying(hand.board(), said.constData()), ofKind);
  QCOMPARE(placesSaying(hand.board(), "you stand here"), QStringList{at("A1")});
  // The neighbouring cell is tinted, the far corner isn't.
  const auto pixel = [&](const char* place) {
    const QPointF edge = hand.board().areaOf(at(place)).center() + QPointF(0, -12);
    return hand.board().grab().toImage().pixelColor(edge.toPoint());
  };
  QVERIFY(pixel("B2") != pixel("H4"));
}

// HWY-13: robbers are two coins, which may be placed in round 5 only, also on corners and on one's own tile.
void HighwayWindow::robbers() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(3, idleRounds(4, 3));
  hand.liftCurtain();
  const auto robbersOn = [&] { return placesSaying(hand.board(), "your robber"); };
  QCOMPARE(tilesLeftOf(gui, "$"), 2);
  hand.submit(at("B2=L B2=$ A2=$ e"));
  QCOMPARE(robbersOn(), (QStringList{at("A2"), at("B2")}));
  QCOMPARE(tilesLeftOf(gui, "$"), 0);
  hand.click(at("B2"));  // the tile first, then the coin
  QCOMPARE(robbersOn().size(), 2);
  pointNowhere(hand.board());
  const BoardGlance coins(hand.board());
  hand.click(at("B2"));
  QCOMPARE(robbersOn(), QStringList{at("A2")});
  pointNowhere(hand.board());
  QVERIFY(coins.changedAt(at("B2")) && !coins.changedAt(at("A2")));
}

// A hint shows the tile in outline on its cell, and the direction at one's traveller.
void HighwayWindow::hintsShowTilesOnTheirCells() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  const QString own = at("A1");
  QCOMPARE(gui.board().placesOf(at("B2=L")), QStringList{at("B2")});
  QCOMPARE(gui.board().placesOf(at("e")), (QStringList{own, at("A2")}));
  QCOMPARE(gui.board().placesOf(at("w")), QStringList{at("w")});  // nothing is on the board there
  const QRect cell = gui.board().areaOf(at("B2")).toAlignedRect();
  gui.board().showHint({{at("B2")}});
  const QImage ring = gui.board().grab(cell).toImage();
  gui.board().showHint({{at("B2")}}, {at("B2=L")});
  QVERIFY(gui.board().grab(cell).toImage() != ring);
}

// When nobody is to play there is no tray, and no ring in its place.
void HighwayWindow::hintsLeaveNothingWhereNoTrayIs() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  gui.match().setGuided(kNobody);
  const QRect tray = gui.board().areaOf(at("w")).toAlignedRect();
  const QImage before = gui.board().grab(tray).toImage();
  QCOMPARE(gui.board().placesOf(at("w")), QStringList{at("A1")});
  gui.board().showHint({gui.board().placesOf(at("w")), gui.board().placesOf(at("e"))}, {at("w"), at("e")});
  QVERIFY(gui.board().grab(tray).toImage() == before);
}

// After the direction come tiles that gain points or obstruct somebody; tiles without effect are left
// out.
void HighwayWindow::hintsTellTheDirectionFirst() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  const GameFace& face = gui.window().table()->face();
  const auto told = [&](const QStringList& steps) { return face.hintedSteps(steps, 1, gui.match()); };
  QCOMPARE(told({at("B2=L"), at("C2=X"), at("se")}), QStringList{at("se")});    // the sign would cost points
  QCOMPARE(told({at("A3=X"), at("se")}), (QStringList{at("se"), at("A3=X")}));  // Ben may travel there
  QCOMPARE(told({at("B2=L"), at("e")}), QStringList{at("e")});
  QCOMPARE(gui.board().whereOf(at("se")), QStringList{at("B2")});
  // A sign is kept if the journey with it is better than with any direction alone.
  const auto points = [&](const char* turn) {
    const std::unique_ptr<State> state = gui.match().state().clone();
    for (const std::string& step : split_words(turn)) {
      state->play(step);
    }
    return highway::insight_into(*state)->preview(1).points;
  };
  int plain = 0;
  for (const char* const way : {"e", "se", "sw"}) {
    plain = std::max(plain, points(way));
  }
  for (const highway::ControlledCell& cell : hand.insight().controlled(1)) {
    for (const char* const way : {"e", "se", "sw"}) {
      const std::string sign = cell.cell + "=R";
      if (cell.cell == "A1" || points((sign + ' ' + way).c_str()) <= plain) {
        continue;
      }
      const QString written = QString::fromStdString(sign);
      QCOMPARE(told({written, at(way)}), (QStringList{at(way), written}));
    }
  }
}

// A third sign is refused where it was dropped, like any other tile that isn't allowed.
void HighwayWindow::aThirdSignIsRefused() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  hand.drag(at("L"), at("B2"));
  hand.drag(at("R"), at("A3"));
  hand.drag(at("L"), at("B3"));
  QCOMPARE(steps(gui).size(), 2);
  QVERIFY(hand.board().refusalIsAnswer());
  QCOMPARE(QString::fromStdString(hand.board().shownRefusal()->rule), at("HWY-2"));
  QCOMPARE(hand.board().refusedPlace(), at("B3"));
}

void HighwayWindow::theRoundIsSaidWhilePlanning() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, idleRounds(2, 2));
  hand.liftCurtain();
  const QString shown = messageOf(gui);
  QVERIFY2(shown.contains(at("Round 3: Line of Sight")), qPrintable(shown));
  QVERIFY2(shown.contains(at("every cell in a straight line")), qPrintable(shown));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway", HighwayWindow);
#include "tst_highway.moc"

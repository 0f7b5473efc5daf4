// SPDX-License-Identifier: GPL-3.0-or-later
// The race that shows a round after all have submitted: what it shows, and its buttons.
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolButton>

#include "app/games/highway/highway.h"
#include "app/games/highway/highway_board.h"
#include "engine/core/record.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"

namespace byways::app::test {

class HighwayRaces : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void endsWhereTheRoundEnds();
  void showsTurnsFailuresAndReturns();
  void barriersAreLiftedVisibly();
  void pointsCountUp();
  void cardsCountUp();
  void theOpenTableShowsTheRound();
  void theSideTellsTheRaceAsItGoes();
  void manyCardsLeaveRoomForTheList();
  void buttons();
  void keys();
  void theBarCoversNothing();
  void standsStillWithoutAnimations();
  void canBeSeenAgain();
};

namespace {

HighwayRaceBar& barOf(Gui& gui) { return gui.find<HighwayRaceBar>("raceBar"); }

void clickTool(Gui& gui, const char* name) {
  QTest::mouseClick(&gui.find<QToolButton>(name), Qt::LeftButton);
}

// A game for two. The second player's submission completes the round and so starts the race.
void startRace(HighwayHand& hand) {
  hand.start(2, {at("1: B2=L C3=X se")});
  hand.liftCurtain();
  hand.submit(at("B5=R sw"));
  hand.seal();
}

}  // namespace

// The end of each race in a whole game is the next public position: tiles, travellers, points.
void HighwayRaces::endsWhereTheRoundEnds() {
  QFile file(QStringLiteral(BYWAYS_TEST_DATA "/examples/highway.json"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const auto record = read_record(file.readAll().toStdString());
  QVERIFY(static_cast<bool>(record));
  Match match(*record, *replay(*record));
  int rounds = 0;
  for (const std::size_t end : match.timeline().entry_ends()) {
    match.goTo(end);
    const auto reports = highway::insight_into(match.state())->reports();
    if (static_cast<int>(reports.size()) == rounds || match.state().phase() == "return") {
      continue;
    }
    ++rounds;
    const HighwayRace race(match);
    QCOMPARE(race.round(), rounds);
    const HighwayScene scene = race.at(race.stages());
    HighwayScene now = highwayScene(match);
    // HWY-12: after round 3 the signs turn over. The race shows them as they were when the paths followed
    // them.
    QMap<QString, QChar> tiles = scene.tiles;
    for (QChar& kind : tiles) {
      kind = rounds != 3 ? kind : kind == u'L' ? QChar(u'R') : QChar(u'L');
    }
    QCOMPARE(race.caption(race.stages()).contains(at("Every sign is reversed.")), rounds == 3);
    QVERIFY(!scene.trails.isEmpty());
    QVERIFY2(tiles == now.tiles, qPrintable(QString::number(rounds)));
    for (qsizetype i = 0; i < now.travellers.size(); ++i) {
      const QPointF off = *scene.travellers[i].at - highwayCentre(now.travellers[i].cell);
      QVERIFY2(off.manhattanLength() < 0.01, qPrintable(QString::number(rounds)));
    }
  }
  QCOMPARE(rounds, 6);
}

// HWY-6, HWY-9, HWY-15: conflicting tiles appear for a moment and vanish; a collision is shown, then the
// return.
void HighwayRaces::showsTurnsFailuresAndReturns() {
  Gui gui;
  HighwayHand hand(gui);
  // A left and a right sign meet on A3, so neither is placed (HWY-6).
  hand.start(2, {at("1: A2=L A3=L e"), at("2: A3=R A4=X -")});
  const HighwayRace race(gui.match());
  const HighwayScene first = race.at(0.2);
  QCOMPARE(first.fails.value(at("A3")), at("LR"));
  QVERIFY(!race.at(1.01).tiles.contains(at("A3")));
  QVERIFY(race.at(1).fails.contains(at("A3")));  // also when stepping through the race
  QVERIFY(!race.at(2).fails.contains(at("A3")));
  QCOMPARE(race.caption(1), at("On A3, a left-turn sign and a right-turn sign cancelled out."));
  QCOMPARE(race.at(1.01).tiles.value(at("A2")), QChar(u'L'));
  QVERIFY(race.caption(0.2).contains(at("cancelled out")));
  // The sign on A2 turns Ann off the board: she stays there.
  QCOMPARE(race.at(race.stages()).trails.front().legs.size(), 1);
  QVERIFY(!race.at(race.stages()).tiles.contains(at("A4")));

  // Ann ends on Ben's corner and is sent home.
  hand.start(2, {at("1: e"), at("2: -")});
  const HighwayRace crash(gui.match());
  bool hasCrashed = false;
  for (int tenths = 0; tenths < 10 * crash.stages(); ++tenths) {
    hasCrashed = hasCrashed || crash.at(tenths / 10.0).travellers[0].hasCrashed;
  }
  QVERIFY(hasCrashed);
  const QString said = QString(crash.summary()).replace(QChar(QChar::Nbsp), u' ');
  QVERIFY2(
      said.contains(at("Ann (1) and Ben (2) end the round on the same cell, A5, so they go back to their "
                       "starting hexes. Ann (1) goes back from A5 to their own starting hex, A1. Ben (2) "
                       "stays on A5, their own starting hex.")),
      qPrintable(said));
  QCOMPARE(*crash.at(crash.stages()).travellers[0].at, highwayCentre(at("A1")));
  QCOMPARE(*crash.at(crash.stages()).travellers[1].at, highwayCentre(at("A5")));
}

// HWY-7: barriers are lifted off visibly, with an announcement, and their cells stay marked.
void HighwayRaces::barriersAreLiftedVisibly() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, {at("1: A3=X e"), at("2: -")});
  const HighwayRace race(gui.match());
  const double last = race.stages();
  QVERIFY(race.at(last - 1).gone.isEmpty());
  const HighwayScene half = race.at(last - 0.6);
  QCOMPARE(half.gone, QStringList{at("A3")});
  QVERIFY(half.tiles.contains(at("A3")) && half.appearing.value(at("A3")) < 1);
  QVERIFY2(race.caption(last - 0.6).contains(at("A3")), qPrintable(race.caption(last - 0.6)));
  QCOMPARE(race.at(last).gone, QStringList{at("A3")});
  QVERIFY(!race.at(last).tiles.contains(at("A3")));
  QVERIFY(race.caption(last).contains(at("barriers have been removed")));
  QVERIFY(race.summary().contains(at("last one round")));
}

void HighwayRaces::pointsCountUp() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, {at("1: se"), at("2: sw")});
  const HighwayRace race(gui.match());
  int last = 0;
  for (int quarters = 0; quarters <= 4 * race.stages(); ++quarters) {
    const QString badge = race.at(quarters / 4.0).travellers[0].badge;
    const int points = badge.isEmpty() ? 0 : badge.mid(1).toInt();
    QVERIFY(points >= last);
    last = points;
  }
  QCOMPARE(last, 8);  // from A1 to I5, the long diagonal
  QCOMPARE(last, highway::insight_into(gui.match().state())->table().scores.front());
}

// Points on the cards count up during the race.
void HighwayRaces::cardsCountUp() {
  Gui gui;
  HighwayHand hand(gui);
  startRace(hand);
  const auto& lines = gui.find<QLabel>("lines2");
  const QString total = highwayPointsText(highway::insight_into(gui.match().state())->table().scores[1]);
  HighwayRaceBar& bar = barOf(gui);
  QVERIFY(bar.isAtEnd());
  QVERIFY2(lines.text().startsWith(total), qPrintable(lines.text()));
  bar.replay();
  QVERIFY(lines.text().startsWith(highwayPointsText(0)));
  bar.step(1);
  bar.step(1);
  QVERIFY(lines.text().startsWith(highwayPointsText(1)));
  hand.skipRace();
  QVERIFY(lines.text().startsWith(total));
}

// The result of the round stays readable, without revealing submissions.
void HighwayRaces::theOpenTableShowsTheRound() {
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, {at("1: A2=L A3=L e"), at("2: A3=R A4=X -")});
  QStringList said;
  for (const TurnItem& item : gui.window().table()->face().turnItems(gui.match())) {
    said.append(item.text);
  }
  QVERIFY(said.contains(at("On A3, a left-turn sign and a right-turn sign cancelled out.")));
  QVERIFY(said.contains(at("Ann\u00a0(1) +1: to the edge of the board.")));
  QVERIFY(said.contains(at("Ben\u00a0(2) 0: didn’t move. Nobody learns whether that was the plan.")));
  hand.start(2, {at("1: A3=X e"), at("2: -")});
  said.clear();
  for (const TurnItem& item : gui.window().table()->face().turnItems(gui.match())) {
    said.append(item.text);
  }
  QVERIFY2(said.contains(at("Ann\u00a0(1) +1: stopped by the barrier on A3.")), qPrintable(said.join(u' ')));
  QVERIFY2(said.last().contains(at("A3")) && said.last().contains(at("last one round")),
           qPrintable(said.join(u' ')));
}

void HighwayRaces::theSideTellsTheRaceAsItGoes() {
  Gui gui;
  HighwayHand hand(gui);
  startRace(hand);
  const auto& box = gui.find<QWidget>("turnItems");
  const auto facts = [&box] {
    QStringList texts;
    for (const QLabel* const item : box.findChildren<QLabel*>(at("turnItem"))) {
      texts.append(item->text());
    }
    return texts;
  };
  QVERIFY(box.isVisible());
  QCOMPARE(gui.find<QLabel>("headline").text(), at("Round 1 plays out"));
  QVERIFY2(facts().join(u' ').contains(at("barrier(s) taken away").section(u'(', 0, 0)),
           qPrintable(facts().join(u' ')));
  const qsizetype all = facts().size();
  QVERIFY(all >= 3);
  gui.key(Qt::Key_Home);
  QCOMPARE(facts(), QStringList());
  qsizetype before = 0;
  for (int step = 0; step < 20 && !barOf(gui).isAtEnd(); ++step) {
    gui.key(Qt::Key_Right);
    QVERIFY(facts().size() >= before);
    before = facts().size();
  }
  QCOMPARE(before, all);
  hand.skipRace();
  QCOMPARE(gui.find<QLabel>("headline").text(), at("Before the round"));
}

// In a low window with six players a part of the turn list is visible without scrolling.
void HighwayRaces::manyCardsLeaveRoomForTheList() {
  Gui gui;
  gui.window().resize(900, 650);
  HighwayHand hand(gui);
  hand.start(6);
  hand.liftCurtain();
  QCoreApplication::processEvents();
  const auto& list = gui.find<QListWidget>("turnList");
  QTRY_VERIFY2(list.visibleRegion().boundingRect().height() >= 2 * list.fontMetrics().height(),
               qPrintable(QString::number(list.visibleRegion().boundingRect().height())));
}

// The bar shortens long names, is no higher than needed, and leaves the whole board visible.
void HighwayRaces::theBarCoversNothing() {
  Gui gui;
  for (const QSize size : {QSize(700, 500), QSize(900, 650), QSize(1280, 800)}) {
    gui.window().resize(size);
    HighwayHand hand(gui);
    hand.start(6, {at("1: e"), at("2: -"), at("3: -"), at("4: -"), at("5: -")});
    hand.liftCurtain();
    hand.submit(at("e"));
    hand.seal();
    HighwayRaceBar& bar = barOf(gui);
    QVERIFY(bar.isVisible());
    const auto& caption = gui.find<QLabel>("raceCaption");
    while (!bar.isAtEnd()) {
      bar.step(1);
      QCoreApplication::processEvents();
      QVERIFY2(caption.height() >= caption.heightForWidth(caption.width()), qPrintable(caption.text()));
    }
    QVERIFY(hand.board().rect().contains(bar.geometry()));
    for (const char* cell : {"I1", "I5", "A1"}) {
      QVERIFY(!QRectF(bar.geometry()).intersects(hand.board().areaOf(at(cell))));
    }
    hand.skipRace();
  }
}

void HighwayRaces::buttons() {
  Gui gui;
  gui.preferences().setAnimations(true);
  HighwayHand hand(gui);
  startRace(hand);
  HighwayRaceBar& bar = barOf(gui);
  QVERIFY(hand.board().isPlayingOut());
  QVERIFY(bar.isVisible() && bar.isPlaying());
  QVERIFY(!gui.find<QPushButton>("endTurn").isVisible());  // nothing can be sealed
  QTRY_VERIFY(bar.time() > 0.05);
  clickTool(gui, "racePlay");  // pause
  QVERIFY(!bar.isPlaying());
  const double paused = bar.time();
  QTest::qWait(60);
  QCOMPARE(bar.time(), paused);
  clickTool(gui, "raceForward");
  QCOMPARE(bar.time(), std::floor(paused) + 1);
  clickTool(gui, "raceForward");
  clickTool(gui, "raceBack");
  QCOMPARE(bar.time(), std::floor(paused) + 1);
  clickTool(gui, "raceSpeed");
  QCOMPARE(bar.speed(), 2.0);
  clickTool(gui, "raceSpeed");
  QCOMPARE(bar.speed(), 0.5);
  clickTool(gui, "raceReplay");
  QVERIFY(bar.isPlaying() && bar.time() < 1);
  auto& button = gui.find<QPushButton>("raceContinue");
  QCOMPARE(button.text(), at("Skip"));
  QTest::mouseClick(&button, Qt::LeftButton);
  QVERIFY(bar.isAtEnd() && !bar.isPlaying());
  QVERIFY(gui.match().isTableOpen() && hand.board().isPlayingOut());
  QCOMPARE(button.text(), at("Continue"));
  QTest::mouseClick(&button, Qt::LeftButton);
  QVERIFY(!hand.board().isPlayingOut() && !bar.isVisible());
  QVERIFY(gui.find<QPushButton>("endTurn").isVisible());
}

void HighwayRaces::keys() {
  Gui gui;
  gui.preferences().setAnimations(true);
  HighwayHand hand(gui);
  startRace(hand);
  HighwayRaceBar& bar = barOf(gui);
  gui.key(Qt::Key_Space);
  QVERIFY(!bar.isPlaying());
  gui.key(Qt::Key_Right);
  QCOMPARE(bar.time(), 1.0);
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Left);
  QCOMPARE(bar.time(), 1.0);
  gui.key(Qt::Key_Space);
  QVERIFY(bar.isPlaying());
  gui.key(Qt::Key_Return);  // like Space
  QVERIFY(!bar.isPlaying());
  gui.key(Qt::Key_Escape);
  QVERIFY(bar.isAtEnd());
  gui.key(Qt::Key_Home);
  QVERIFY(!bar.isAtEnd());
  gui.key(Qt::Key_Escape);
  gui.key(Qt::Key_Escape);
  QVERIFY(!hand.board().isPlayingOut());
}

void HighwayRaces::standsStillWithoutAnimations() {
  Gui gui;
  HighwayHand hand(gui);
  startRace(hand);
  HighwayRaceBar& bar = barOf(gui);
  QVERIFY(bar.isAtEnd() && !bar.isPlaying());
  const BoardGlance end(hand.board());
  gui.key(Qt::Key_Home);
  QVERIFY(end.changedBetween(at("A1"), at("B2")) && end.changedBetween(at("A5"), at("B5")));  // the ways
  gui.key(Qt::Key_Escape);
  QVERIFY(bar.isAtEnd());
  clickTool(gui, "raceBack");
  QVERIFY(!bar.isAtEnd());
  clickTool(gui, "raceForward");
  QVERIFY(bar.isAtEnd());
  QVERIFY(!gui.find<QToolButton>("racePlay").isEnabled());
}

void HighwayRaces::canBeSeenAgain() {
  Gui gui;
  HighwayHand hand(gui);
  startRace(hand);
  auto& again = gui.find<QToolButton>("raceAgain");
  QVERIFY(!again.isVisible());
  hand.skipRace();
  QVERIFY(again.isVisible());
  QVERIFY(placesSaying(hand.board(), "journey").isEmpty());
  QTest::mouseClick(&again, Qt::LeftButton);
  QVERIFY(hand.board().isPlayingOut());
  // Its cells say whose journey passed there.
  QSet<QString> passed;
  for (const highway::JourneyReport& journey : hand.insight().reports().back()->journeys) {
    for (const highway::JourneyCell& cell : journey.cells) {
      passed.insert(QString::fromStdString(cell.cell));
    }
  }
  const QStringList saying = placesSaying(hand.board(), "journey");
  QVERIFY(!passed.isEmpty());
  QCOMPARE(QSet<QString>(saying.begin(), saying.end()), passed);
  hand.skipRace();
  hand.liftCurtain();
  QVERIFY(!again.isVisible());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_race", HighwayRaces);
#include "tst_highway_race.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QMessageBox>
#include <QTest>

#include <memory>

#include "app/match/match_clock.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

using Time = TurnClock::Time;
using nlohmann::ordered_json;

void setClock(Gui& gui, int turnMs, int annMs, int benMs) {
  // As a saved record brings it back.
  gui.match().setExtra("clock",
                       {{"turn_ms", static_cast<unsigned>(turnMs)},
                        {"reserve_ms", {static_cast<unsigned>(annMs), static_cast<unsigned>(benMs)}}});
  const QString file = gui.folder() + QStringLiteral("/clock.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  QVERIFY(gui.window().openFile(file));
}

}  // namespace

class ClockTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void BYG_10_thereIsNoClockUnlessAskedFor();
  void BYG_10_turnTimeComesFirst();
  void BYG_10_flagsWhoRunsOut();
  void BYG_10_aNewTurnHasItsTimeWhole();
  void standsWhileTheWindowIsInactive();
  void standsWhileHeldOrLookingBack();
  void timeInWhichNothingRanDoesntCount();
  void isShown();
};

void ClockTest::BYG_10_thereIsNoClockUnlessAskedFor() {
  Gui gui;
  gui.startByg(3);
  QVERIFY(gui.window().table()->clock() == nullptr);
}

void ClockTest::BYG_10_turnTimeComesFirst() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  const MatchClock& clock = *gui.window().table()->clock();
  QTRY_VERIFY(clock.turnLeft() < TurnClock::kTurn);
  QCOMPARE(clock.reserveLeft(2).count(), TurnClock::kReserve.count());
}

void ClockTest::BYG_10_flagsWhoRunsOut() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  setClock(gui, 0, 300000, 200);
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().outcome().has_value(), 5000);
  QCOMPARE(gui.timeline().outcome()->reason, std::string("out of time"));
  QCOMPARE(gui.timeline().outcome()->winners.front(), 1);  // Ben opens and has run out
}

void ClockTest::BYG_10_aNewTurnHasItsTimeWhole() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  setClock(gui, 5000, 300000, 300000);
  QVERIFY(gui.window().table()->clock()->turnLeft() <= Time(5000));
  gui.clickPlace(QStringLiteral("C3"));
  QVERIFY(gui.window().table()->clock()->turnLeft() <= Time(5000));  // a stone is no turn
  gui.endTurn();
  QVERIFY(gui.window().table()->clock()->turnLeft() > Time(50000));
}

void ClockTest::standsWhileTheWindowIsInactive() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  MatchClock& clock = *gui.window().table()->clock();
  QVERIFY(clock.isRunning());
  QEvent away(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&gui.window(), &away);
  QVERIFY(!clock.isRunning());
  gui.preferences().setClockPauses(false);
  QVERIFY(clock.isRunning());
  gui.preferences().setClockPauses(true);
  QEvent back(QEvent::WindowActivate);
  QCoreApplication::sendEvent(&gui.window(), &back);
  QVERIFY(clock.isRunning());
}

void ClockTest::standsWhileHeldOrLookingBack() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  MatchClock& clock = *gui.window().table()->clock();
  auto* const hold = gui.window().findChild<QAction*>(QStringLiteral("holdClock"));
  hold->trigger();
  QVERIFY(!clock.isRunning());
  hold->trigger();
  QVERIFY(clock.isRunning());
  gui.clickPlace(QStringLiteral("C3"));
  gui.match().undo();
  QVERIFY(!clock.isRunning());
  gui.match().redo();
  QVERIFY(clock.isRunning());
}

// R6: the computer sleeps for five minutes, and whoever comes back has all the time they had.
void ClockTest::timeInWhichNothingRanDoesntCount() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  gui.preferences().setClockPauses(false);
  MatchClock& clock = *gui.window().table()->clock();
  const auto now = std::make_shared<Time>(0);
  clock.setSource([now] { return *now; });
  const Time before = clock.turnLeft();
  QTest::qWait(350);
  QCOMPARE(clock.turnLeft().count(), before.count());  // it ticks, and no time has passed
  *now += std::chrono::minutes(5);
  QTRY_VERIFY(clock.turnLeft() < before);
  QTest::qWait(350);
  QVERIFY(clock.turnLeft() >= before - std::chrono::seconds(1));
  QCOMPARE(clock.reserveLeft(2).count(), TurnClock::kReserve.count());
  QVERIFY(!gui.timeline().outcome());
  const QList<QMessageBox*> told = gui.window().findChildren<QMessageBox*>(QStringLiteral("problem"));
  QCOMPARE(told.size(), 1);
  QVERIFY2(told.front()->informativeText().contains(QStringLiteral("5 minute")),
           qPrintable(told.front()->informativeText()));
  *now += std::chrono::minutes(5);  // it goes to sleep again: that is said already
  QTest::qWait(350);
  QCOMPARE(gui.window().findChildren<QMessageBox*>(QStringLiteral("problem")).size(), 1);
  // A busy moment is told of by nobody.
  delete told.front();
  *now += std::chrono::seconds(2);
  QTest::qWait(350);
  QVERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("problem")) == nullptr);
}

void ClockTest::isShown() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  QVERIFY(gui.find<QLabel>("time1").isVisible());
  QVERIFY(gui.find<QLabel>("time2").text().contains(QStringLiteral("5:00")));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("clock", ClockTest);
#include "tst_clock.moc"

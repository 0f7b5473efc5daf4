// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <memory>

#include "app/games/catalogue.h"
#include "app/match/match_clock.h"
#include "app/setup/lot_overlay.h"
#include "app/setup/new_game_sheet.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

using Time = TurnClock::Time;
using nlohmann::ordered_json;

void setClock(Gui& gui, int turnMs, int annMs, int benMs) {
  // The values that a saved record would restore.
  gui.match().setExtra("clock",
                       {{"turn_ms", static_cast<unsigned>(turnMs)},
                        {"reserve_ms", {static_cast<unsigned>(annMs), static_cast<unsigned>(benMs)}}});
  const QString file = gui.folder() + QStringLiteral("/clock.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  QVERIFY(gui.window().openFile(file));
  gui.window().table()->clock()->setHeld(false);
}

void startWith(Gui& gui, const Game& game, int players, const ClockRules& clock,
               const OptionMap& options = {}) {
  MatchSetup setup{&game, options, {}, {}};
  for (int seat = 0; seat < players; ++seat) {
    setup.names << QStringLiteral("Player %1").arg(QChar(QLatin1Char('A').unicode() + seat));
    setup.colours << seat;
  }
  setup.clock = clock;
  gui.window().start(setup);
  QCoreApplication::processEvents();
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
  void standsWhileTheLotIsShown();
  void standsUntilSomebodyGoesOnInAGameThatIsOpened();
  void timeInWhichNothingRanDoesntCount();
  void isShown();
  void everyGameHasOne_data();
  void everyGameHasOne();
  void aTimeForTheGameGrows();
  void moreThanTwoLeave();
  void playGoesOnWhereItIsOnlyShown();
  void planningHasOneClock();
  void computersTakeNoTime();
  void aPauseHidesTheBoard();
  void aRematchHasItToo();
  void theSheetOffersIt();
  void recordsWithoutRulesAreReadAsBefore();
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
  QTRY_VERIFY(clock.turnLeft() < kBygClock.turn);
  QCOMPARE(clock.reserveLeft(2).count(), kBygClock.reserve.count());
}

void ClockTest::BYG_10_flagsWhoRunsOut() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  setClock(gui, 0, 300000, 200);
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().outcome().has_value(), 5000);
  QCOMPARE(gui.timeline().outcome()->reason, std::string("out of time"));
  QCOMPARE(gui.timeline().outcome()->winners.front(), 1);  // Ben opened the game and has run out of time
}

void ClockTest::BYG_10_aNewTurnHasItsTimeWhole() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  setClock(gui, 5000, 300000, 300000);
  QVERIFY(gui.window().table()->clock()->turnLeft() <= Time(5000));
  gui.clickPlace(QStringLiteral("C3"));
  QVERIFY(gui.window().table()->clock()->turnLeft() <= Time(5000));  // placing a stone doesn't end the turn
  gui.endTurn();
  QVERIFY(gui.window().table()->clock()->turnLeft() > Time(50000));
}

// The clock is stopped while the lot's overlay hides the board, since nobody can play.
void ClockTest::standsWhileTheLotIsShown() {
  Gui gui;
  startWith(gui, *find_game("mono-line"), 2, {.turn = std::chrono::seconds(30)});
  const MatchClock& clock = *gui.window().table()->clock();
  auto* const lot = gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay"));
  QVERIFY(lot != nullptr && lot->isVisible());
  QVERIFY(!clock.isRunning());
  // The overlay doesn't hide whose turn it is.
  const auto& band = gui.find<QWidget>("turnBand");
  const QPoint inBand(band.width() / 2, 2);
  QCOMPARE(gui.window().grab().toImage().pixelColor(band.mapTo(&gui.window(), inBand)).name(),
           gui.find<QWidget>("turnBand").grab().toImage().pixelColor(inBand).name());
  QTest::mouseClick(lot, Qt::LeftButton);
  QVERIFY(clock.isRunning());
  QCOMPARE(clock.turnLeft(), clock.rules().turn);
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

// While the computer sleeps for five minutes, nobody loses time.
void ClockTest::timeInWhichNothingRanDoesntCount() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  gui.preferences().setClockPauses(false);
  MatchClock& clock = *gui.window().table()->clock();
  const auto now = std::make_shared<Time>(0);
  clock.setSource([now] { return *now; });
  const Time before = clock.turnLeft();
  QTest::qWait(350);
  QCOMPARE(clock.turnLeft().count(), before.count());  // the clock ticks, but no time has passed
  *now += std::chrono::minutes(5);
  QTRY_VERIFY(clock.turnLeft() < before);
  QTest::qWait(350);
  QVERIFY(clock.turnLeft() >= before - std::chrono::seconds(1));
  QCOMPARE(clock.reserveLeft(2).count(), kBygClock.reserve.count());
  QVERIFY(!gui.timeline().outcome());
  const QList<QMessageBox*> told = gui.window().findChildren<QMessageBox*>(QStringLiteral("problem"));
  QCOMPARE(told.size(), 1);
  QVERIFY2(told.front()->informativeText().contains(QStringLiteral("5 minute")),
           qPrintable(told.front()->informativeText()));
  *now += std::chrono::minutes(5);  // sleeps again: it was announced already
  QTest::qWait(350);
  QCOMPARE(gui.window().findChildren<QMessageBox*>(QStringLiteral("problem")).size(), 1);
  // A short delay isn't announced.
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

void ClockTest::everyGameHasOne_data() {
  QTest::addColumn<QString>("id");
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.face->game().most_players() > 1) {
      QTest::addRow("%s", entry.id) << QString::fromLatin1(entry.id);
    }
  }
}

void ClockTest::everyGameHasOne() {
  QFETCH(const QString, id);
  Gui gui;
  const Game& game = *find_game(id.toStdString());
  startWith(gui, game, game.fewest_players(), {.turn = std::chrono::seconds(30)});
  MatchClock* const clock = gui.window().table()->clock();
  QVERIFY(clock != nullptr);
  while (gui.match().isCurtained()) {
    QVERIFY(!clock->isRunning());  // nobody is planning yet
    gui.match().isTableOpen() ? gui.match().lowerCurtain() : gui.match().liftCurtain();
  }
  if (auto* const lot = gui.window().findChild<LotOverlay*>()) {
    lot->end();
  }
  QVERIFY(clock->isRunning());
  QTRY_VERIFY(clock->turnLeft() < std::chrono::seconds(30));
  const Seat seat = gui.match().onTurn();
  const auto& time = gui.find<QLabel>(("time" + std::to_string(seat)).c_str());
  QVERIFY2(time.isVisible() && time.text().contains(QStringLiteral("0:")), qPrintable(time.text()));
}

void ClockTest::aTimeForTheGameGrows() {
  Gui gui;
  startWith(gui, *find_game("bypass"), 2,
            {.reserve = std::chrono::minutes(3), .more = std::chrono::seconds(5)}, {{"start", 1}});
  const MatchClock& clock = *gui.window().table()->clock();
  const Seat first = gui.match().onTurn();
  Random random(7);
  while (gui.match().onTurn() == first) {
    QVERIFY(playOn(gui.match(), random));
  }
  QVERIFY(clock.reserveLeft(first) > std::chrono::minutes(3));
  const Time after = clock.reserveLeft(first);
  gui.match().undo();
  gui.match().redo();
  QCOMPARE(clock.reserveLeft(first).count(), after.count());  // the bonus for a turn is added once
}

void ClockTest::moreThanTwoLeave() {
  Gui gui;
  startWith(gui, *find_game("bypass"), 3, {.turn = Time(200)}, {{"start", 1}});
  QTRY_VERIFY_WITH_TIMEOUT(gui.match().state().has_left(1), 5000);
  QVERIFY(!gui.timeline().outcome());
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().outcome().has_value(), 5000);
  QCOMPARE(gui.timeline().outcome()->reason, std::string("left"));
  QCOMPARE(gui.timeline().outcome()->winners.size(), std::size_t{1});
}

void ClockTest::playGoesOnWhereItIsOnlyShown() {
  Gui gui;
  startWith(gui, *find_game("bypass"), 2, {.turn = Time(200), .loses = false}, {{"start", 1}});
  const MatchClock& clock = *gui.window().table()->clock();
  QTRY_VERIFY_WITH_TIMEOUT(clock.over(1) > Time(300), 5000);
  QVERIFY(!gui.timeline().outcome());
  QVERIFY2(gui.find<QLabel>("time1").text().contains(QStringLiteral("over")),
           qPrintable(gui.find<QLabel>("time1").text()));
  QVERIFY(gui.find<QWidget>("messageStrip").accessibleName().contains(QStringLiteral("is up")));
  // The clock is kept with the game.
  gui.match().setExtra("aside", true);
  const QString file = gui.folder() + QStringLiteral("/over.byways");
  gui.window().table()->clock()->setHeld(true);
  QCOMPARE(Library::write(gui.match(), file), QString());
  QVERIFY(gui.window().openFile(file));
  QVERIFY(gui.window().table()->clock()->over(1) > Time(300));
  QVERIFY(!gui.window().table()->clock()->rules().loses);
}

void ClockTest::standsUntilSomebodyGoesOnInAGameThatIsOpened() {
  Gui gui;
  startWith(gui, *find_game("bypass"), 2, {.turn = std::chrono::minutes(1)}, {{"start", 1}});
  gui.match().setExtra("aside", true);
  const QString file = gui.folder() + QStringLiteral("/again.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  QVERIFY(gui.window().openFile(file));
  const MatchClock& clock = *gui.window().table()->clock();
  QTRY_VERIFY(gui.find<QWidget>("pausePage").isVisible());
  const Time left = clock.turnLeft();
  QTest::qWait(300);
  QCOMPARE(clock.turnLeft().count(), left.count());
  QTest::mouseClick(gui.find<QWidget>("pausePage").findChild<QPushButton*>(), Qt::LeftButton);
  QTRY_VERIFY(clock.isRunning());
  QVERIFY(!gui.find<QWidget>("pausePage").isVisible());
}

// Time counts while somebody plans, but not while the screen is handed over.
void ClockTest::planningHasOneClock() {
  Gui gui;
  startWith(gui, *find_game("highway"), 3, {.turn = std::chrono::minutes(1)});
  MatchClock& clock = *gui.window().table()->clock();
  if (gui.match().isTableOpen()) {
    gui.match().lowerCurtain();
  }
  QVERIFY(gui.match().isCurtained() && !clock.isRunning());
  gui.match().liftCurtain();
  QVERIFY(clock.isRunning());
  QTRY_VERIFY(clock.turnLeft() < std::chrono::minutes(1));
  Random random(3);
  while (!gui.match().isCurtained()) {
    QVERIFY(playOn(gui.match(), random));
  }
  QVERIFY(!clock.isRunning());
  QCOMPARE(clock.turnLeft().count(),
           Time(std::chrono::minutes(1)).count());  // the next player has the full time
}

void ClockTest::computersTakeNoTime() {
  Gui gui;
  MatchSetup setup{find_game("byg"),
                   {{"size", 6}, {"priority", 1}, {"first", 1}},
                   {QStringLiteral("Ann"), QString()},
                   {0, 1},
                   {},
                   {0, 8}};
  setup.clock = {.turn = std::chrono::seconds(5)};
  gui.window().start(setup);
  QVERIFY(gui.match().isComputersTurn());
  QVERIFY(!gui.window().table()->clock()->isRunning());
  QCOMPARE(gui.find<QLabel>("time2").text(), QString());
}

void ClockTest::aPauseHidesTheBoard() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  gui.clickPlace(QStringLiteral("C3"));
  QVERIFY(gui.board().isVisible());
  gui.action("holdClock").trigger();
  QVERIFY(!gui.board().isVisible());
  QVERIFY(!gui.find<QWidget>("turnList").isVisible());
  QVERIFY(!gui.action("undo").isEnabled());
  gui.endTurn();  // nothing is played after it
  QCOMPARE(gui.match().onTurn(), 2);
  const auto& goOn = gui.find<QPushButton>("endPause");
  QVERIFY(goOn.isVisible() && goOn.hasFocus());
  QTest::keyClick(&gui.find<QPushButton>("endPause"), Qt::Key_Space);
  QVERIFY(gui.board().isVisible());
  QVERIFY(gui.window().table()->clock()->isRunning());
  QVERIFY(gui.action("undo").isEnabled());
  QVERIFY(!gui.action("holdClock").isChecked());
}

void ClockTest::aRematchHasItToo() {
  Gui gui;
  const ClockRules rules{.reserve = std::chrono::minutes(5), .more = std::chrono::seconds(3), .loses = false};
  startWith(gui, *find_game("mono-line"), 2, rules);
  QVERIFY(gui.match().setup().clock == rules);
  Match again(gui.match().setup());
  const MatchClock clock(again, gui.preferences());
  QVERIFY(clock.rules() == rules);
  QCOMPARE(clock.reserveLeft(1).count(), rules.reserve.count());
}

void ClockTest::theSheetOffersIt() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("byg"));
  const auto choose = [](const NewGameSheet& sheet, const char* box, const QString& text) {
    auto* const choice = sheet.findChild<QComboBox*>(QLatin1String(box));
    const int index = choice->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    choice->setCurrentIndex(index);
    Q_EMIT choice->activated(index);
  };
  const auto chooseTime = [](const NewGameSheet& sheet, const char* box, Time time) {
    auto* const choice = sheet.findChild<QComboBox*>(QLatin1String(box));
    const int index = choice->findData(QVariant::fromValue(static_cast<qlonglong>(time.count())));
    QVERIFY(index >= 0);
    choice->setCurrentIndex(index);
    Q_EMIT choice->activated(index);
  };
  NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  QVERIFY(!sheet.setup().clock.is_on());
  QVERIFY(sheet.findChild<QWidget*>(QStringLiteral("option clock")) ==
          nullptr);  // it is one of these choices
  choose(sheet, "clockKind", QStringLiteral("Time for the game"));
  chooseTime(sheet, "clockTime", std::chrono::minutes(10));
  chooseTime(sheet, "clockMore", std::chrono::seconds(3));
  // By default nobody loses on time.
  QVERIFY(!sheet.setup().clock.loses);
  choose(sheet, "clockWhenUp", QStringLiteral("The player loses"));
  QVERIFY(sheet.setup().clock.loses);
  choose(sheet, "clockWhenUp", QStringLiteral("Play on in overtime"));
  const ClockRules wanted{
      .reserve = std::chrono::minutes(10), .more = std::chrono::seconds(3), .loses = false};
  QVERIFY(sheet.setup().clock == wanted);
  QVERIFY(!sheet.findChild<QWidget*>(QStringLiteral("coach1"))->isVisible());  // not with a clock
  const auto* const coachNote = sheet.findChild<QLabel*>(QStringLiteral("coachNote"));
  QVERIFY(coachNote->isVisible() && coachNote->text().startsWith(QStringLiteral("No coach with a clock")));
  sheet.accept();
  NewGameSheet next(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  QVERIFY(next.setup().clock == wanted);
  choose(next, "clockKind", QStringLiteral("As in the rulebook"));
  QVERIFY(!next.setup().clock.is_on());
  QVERIFY(next.setup().options.at("clock") == OptionValue(true));
  choose(next, "clockKind", QStringLiteral("No clock"));
  QVERIFY(next.setup().options.at("clock") == OptionValue(false));
}

// Records of earlier versions only have the time left of Byg's own clock.
void ClockTest::recordsWithoutRulesAreReadAsBefore() {
  Gui gui;
  gui.startByg(3, {{"clock", true}});
  setClock(gui, 5000, 200000, 100000);
  const MatchClock& clock = *gui.window().table()->clock();
  QVERIFY(clock.rules() == kBygClock);
  QCOMPARE(clock.reserveLeft(1).count(), 200000);
  // A malformed clock counts as none, and the game can still be read.
  for (const char* const text :
       {R"({"turn_ms":1,"reserve_ms":[1,1],"each_turn_ms":-1})", R"({"turn_ms":1,"reserve_ms":[1]})",
        R"({"turn_ms":1,"reserve_ms":[1,1],"each_turn_ms":999999999999})",
        R"({"turn_ms":1,"reserve_ms":[1,1],"game_ms":60000,"when_up":"explodes"})"}) {
    gui.startByg(3);
    gui.match().setExtra("clock", nlohmann::ordered_json::parse(text));
    QVERIFY2(gui.match().extra("clock").is_null(), text);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("clock", ClockTest);
#include "tst_clock.moc"

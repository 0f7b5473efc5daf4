// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about turns in words, advice below the board, and the coach.
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTest>

#include <algorithm>

#include "app/advice/advice_bar.h"
#include "app/advice/adviser.h"
#include "app/advice/chance_bar.h"
#include "app/advice/coach.h"
#include "app/advice/coach_box.h"
#include "app/games/catalogue.h"
#include "app/games/turn_facts.h"
#include "app/settings/preferences.h"
#include "app/table/message_strip.h"
#include "app/table/player_card.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr int kPatience = 30'000;  // ms, for slow computers

// Ann is to move. With B1 and C3 she wins; after B4 Ben wins by C3. The search sees to the end of the game
// after either turn.
constexpr const char* kLateByg =
    R"({"format": "byways-record", "version": 1, "game": "byg", "options": {"size": 3},
        "players": [{"name": "Ann"}, {"name": "Ben"}],
        "turns": ["*: priority 1", "1: first 1", "2: D4", "1: C4", "1: A3", "2: B2", "1: C5 E3", "2: E2 C1",
                  "1: B3 D2 A1", "2: D1 A2 D3"]})";

OpenedMatch lateByg() { return Library::read(kLateByg); }

void startLateByg(Gui& gui, bool isCoached) {
  const QString file = gui.folder() + QStringLiteral("/late.byways");
  QFile record(file);
  QVERIFY(record.open(QIODevice::WriteOnly));
  record.write(kLateByg);
  record.close();
  gui.window().openFile(file);
  gui.match().setCoached(1, isCoached);
}

// The text with ordinary spaces instead of non-breaking ones.
QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

QStringList factsOf(const Match& match, const char* turn) {
  return turnFacts(faceOf(match.game()), match, match.timeline(), match.onTurn(), QString::fromLatin1(turn));
}

}  // namespace

class AdviceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void turnsAreToldByWhatDiffers();
  void bygTellsGroups();
  void everyGameTellsFacts_data();
  void everyGameTellsFacts();
  void whoWinsMonoLineIsNotToldOfOwnPlaces();
  void adviceIsShownAndCounted();
  void adviceNeedsAPersonsTurn();
  void secretTurnsHaveNone();
  void theCoachSpeaksUp();
  void whatTheCoachTakesBackCounts();
  void aTurnTakenBackCanBeHandedOver();
  void whoeverLooksBackCanLetTheComputerPlayOn();
  void chancesSayHowFarTheyAreToBeBelieved();
  void theCoachLetsGoodTurnsPass();
  void nothingIsLostWhileTheCoachSpeaks();
  void theCoachIsASwitchASeat();
};

// The labels of long turns that begin alike leave the common beginning out.
void AdviceTest::turnsAreToldByWhatDiffers() {
  const auto turn = [](const char* steps) {
    return AdvisedTurn{QString::fromLatin1(steps), QString::fromLatin1(steps).split(u' '), 0.5};
  };
  const QList<AdvisedTurn> turns{turn("O>B1 A2=A4 B1>C3 A0>A1"), turn("O>B1 A2=A4 B1>C4 A0>A1"),
                                 turn("O>B1 A2=A4 B1>C3 A0>A1 D4>D5")};
  const QStringList labels = AdviceBar::labelsOf(turns);
  QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), 3);
  QVERIFY2(!labels.join(u'|').contains(QStringLiteral("O>B1")), qPrintable(labels.join(u'|')));
  QCOMPARE(AdviceBar::ownSteps(turns, 1), QStringList{QStringLiteral("B1>C4")});
  // Two turns with the same steps in another order.
  const QList<AdvisedTurn> orders{turn("A1>A2 B1>B2 C1>C2"), turn("A1>A2 C1>C2 B1>B2")};
  QCOMPARE(AdviceBar::ownSteps(orders, 0), (QStringList{QStringLiteral("B1>B2"), QStringLiteral("C1>C2")}));
  const QStringList ordered = AdviceBar::labelsOf(orders);
  QVERIFY2(ordered[0] != ordered[1], qPrintable(ordered.join(u'|')));
  QCOMPARE(AdviceBar::labelsOf({turn("C3")}).size(), 1);
}

void AdviceTest::bygTellsGroups() {
  const Gui gui;  // sets the language to English
  const OpenedMatch late = lateByg();
  QVERIFY(late.match);
  const QStringList facts{QStringLiteral("joins groups of 4 and 1 stones"),
                          QStringLiteral("keeps Ben’s groups of 3 and 2 stones apart")};
  QCOMPARE(factsOf(*late.match, "B1 C3"), facts);
  QCOMPARE(
      factsSentence(facts),
      QStringLiteral("It joins groups of 4 and 1 stones and keeps Ben’s groups of 3 and 2 stones apart."));
  QCOMPARE(factsOf(*late.match, "B4"),
           QStringList{QStringLiteral("grows Ann’s largest group from 4 to 5 stones")});
  QVERIFY(factsOf(*late.match, "A1").isEmpty());  // no legal turn
  QVERIFY(factsSentence({}).isEmpty());
}

void AdviceTest::everyGameTellsFacts_data() {
  QTest::addColumn<QString>("file");
  for (const char* const name :
       {"byg", "bypass", "trypsylon", "mono-line", "over-pass", "groups-of-three", "highway"}) {
    QTest::newRow(name) << QStringLiteral(BYWAYS_TEST_DATA "/examples/%1.json").arg(QLatin1String(name));
  }
}

// The last turns of games: most have facts, none has too many, and the last one tells the result.
void AdviceTest::everyGameTellsFacts() {
  QFETCH(const QString, file);
  const OpenedMatch opened = Library::read(bytesOfFile(file));
  QVERIFY(opened.match);
  const Timeline& whole = opened.match->timeline();
  const std::vector<Entry> entries = whole.entries();
  const std::vector<std::size_t> ends = whole.entry_ends();
  constexpr std::size_t kTurns = 6;
  int told = 0;
  QStringList last;
  for (std::size_t i = entries.size() - kTurns; i < entries.size(); ++i) {
    if (entries[i].seat < 1 || entries[i].unfinished) {
      continue;
    }
    Timeline before = whole;
    before.go_to(ends[i - 1]);
    last = turnFacts(faceOf(whole.game()), *opened.match, before, entries[i].seat,
                     QString::fromStdString(entries[i].text));
    QVERIFY(last.size() <= 2);
    told += last.isEmpty() ? 0 : 1;
  }
  QVERIFY(told > 0);
  Timeline end = whole;
  end.go_to(end.length());
  if (end.outcome() && !whole.game().has_secret_turns()) {
    QVERIFY2(last.value(0).startsWith(QLatin1String("ends the game")), qPrintable(last.value(0)));
  }
}

// A player's own safe places don't matter once the other player has none.
void AdviceTest::whoWinsMonoLineIsNotToldOfOwnPlaces() {
  const Game& game = *find_game("mono-line");
  Match match({&game, {{"start", 1}}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  Random random(1);
  QStringList last;
  while (!match.timeline().outcome()) {
    const std::vector<std::string> steps = match.state().legal_steps();
    const std::string& node = steps.at(random.below(static_cast<std::uint32_t>(steps.size())));
    last = factsOf(match, node.c_str());
    QVERIFY(!match.play(QString::fromStdString(node)));
    QVERIFY(!match.play(QStringLiteral("end")));
  }
  const Seat winner = match.timeline().outcome()->winners.front();
  const QString own = QStringLiteral("leaves ") + match.name(winner);
  QVERIFY2(!last.isEmpty() && last.filter(own).isEmpty(), qPrintable(factsSentence(last)));
}

void AdviceTest::adviceIsShownAndCounted() {
  Gui gui;
  startLateByg(gui, false);
  auto& bar = gui.find<QWidget>("adviceBar");
  const auto& adviser = *gui.window().table()->findChild<Adviser*>();
  QVERIFY(bar.isHidden());
  QVERIFY(!adviser.isLooking());
  gui.action("advice").trigger();
  QVERIFY(gui.preferences().advice());
  QVERIFY(!bar.isHidden());
  QTRY_VERIFY_WITH_TIMEOUT(!adviser.turns().isEmpty(), kPatience);
  QCOMPARE(adviser.chances().size(), 2);
  const QString chances = plain(gui.find<QWidget>("chanceBar").accessibleName());
  QVERIFY2(chances.contains(QStringLiteral("Ann 100 %")) && chances.contains(QStringLiteral("Ben 0 %")),
           qPrintable(chances));
  QCOMPARE(gui.match().advised(1), 1);
  auto& best = gui.find<QPushButton>("advisedTurn1");
  QVERIFY2(best.accessibleName().contains(QStringLiteral("C3")), qPrintable(best.accessibleName()));
  best.setFocus();
  const auto& strip = gui.find<MessageStrip>("messageStrip");
  QTRY_VERIFY2(plain(strip.text()).contains(QStringLiteral("Chance to win for Ann: about 100 %")),
               qPrintable(strip.text()));
  gui.board().setFocus();
  QTRY_VERIFY(!strip.text().contains(QStringLiteral("Chance to win")));
  const Record record = gui.match().record();
  const OpenedMatch again = Library::read(QByteArray::fromStdString(write_record(record)));
  QVERIFY(again.match);
  QCOMPARE(again.match->advised(1), 1);
  QVERIFY(!gui.match().playDeclaration(1, QStringLiteral("resign")));
  QVERIFY(gui.find<QLabel>("resultReason").text().contains(QStringLiteral("Ann saw advice on 1 turn")));
  QVERIFY(bar.isHidden());
}

void AdviceTest::adviceNeedsAPersonsTurn() {
  Gui gui;
  gui.preferences().setAdvice(true);
  startLateByg(gui, false);
  gui.match().setLevel(1, 1);
  const auto& adviser = *gui.window().table()->findChild<Adviser*>();
  QVERIFY(gui.match().isComputersTurn());
  QVERIFY(!adviser.isLooking());
  QVERIFY(adviser.turns().isEmpty());
}

void AdviceTest::secretTurnsHaveNone() {
  Gui gui;
  gui.preferences().setAdvice(true);
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game("highway")), gui.preferences()));
  gui.match().liftCurtain();
  QVERIFY(gui.find<QWidget>("adviceBar").isHidden());
  QVERIFY(!gui.window().table()->findChild<Adviser*>()->isLooking());
  QVERIFY(!gui.action("advice").isEnabled());
  QVERIFY(!Coach::canCoach(gui.match()));
}

void AdviceTest::theCoachSpeaksUp() {
  Gui gui;
  startLateByg(gui, true);
  auto& box = gui.find<CoachBox>("coachBox");
  const auto& coach = *gui.window().table()->findChild<Coach*>();
  gui.clickPlace(QStringLiteral("B4"));
  gui.endTurn();
  QVERIFY(coach.isLooking());
  QVERIFY(gui.find<MessageStrip>("messageStrip").text().startsWith(QStringLiteral("The coach is checking…")));
  QTRY_VERIFY_WITH_TIMEOUT(coach.isWarning(), kPatience);
  QVERIFY(!box.isHidden());
  QVERIFY(box.summary().contains(QStringLiteral("That turn gives away a lot")));
  QTest::mouseClick(&gui.find<QPushButton>("coachAsk"), Qt::LeftButton);
  const QString why = box.summary();
  QVERIFY2(why.contains(QStringLiteral("Ben could answer")) && why.contains(QStringLiteral("C3")) &&
               why.contains(QStringLiteral("Better was")),
           qPrintable(why));
  QTest::mouseClick(&gui.find<QPushButton>("coachTakeBack"), Qt::LeftButton);
  QVERIFY(box.isHidden());
  QCOMPARE(gui.match().mover(), 1);
  QVERIFY(openSteps(gui).isEmpty());  // the whole turn, not only its end
  QVERIFY(gui.match().canRedo());
  gui.clickPlace(QStringLiteral("B4"));
  gui.endTurn();
  QTRY_VERIFY_WITH_TIMEOUT(coach.isWarning(), kPatience);
  gui.key(Qt::Key_Escape);  // plays the turn anyway
  QVERIFY(box.isHidden());
  QCOMPARE(gui.match().mover(), 2);
  QCOMPARE(lastTurn(gui), QStringLiteral("B4"));
}

void AdviceTest::whatTheCoachTakesBackCounts() {
  Gui gui;
  startLateByg(gui, true);
  const auto& coach = *gui.window().table()->findChild<Coach*>();
  gui.clickPlace(QStringLiteral("B4"));
  gui.endTurn();
  QTRY_VERIFY_WITH_TIMEOUT(coach.isWarning(), kPatience);
  QTest::mouseClick(&gui.find<QPushButton>("coachTakeBack"), Qt::LeftButton);
  gui.clickPlace(QStringLiteral("B1"));
  gui.clickPlace(QStringLiteral("C3"));
  QCOMPARE(openSteps(gui), QStringList({QStringLiteral("B1"), QStringLiteral("C3")}));
  QCOMPARE(gui.match().takeBacks(1), 1);
}

void AdviceTest::aTurnTakenBackCanBeHandedOver() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  startLateByg(gui, true);
  const auto& coach = *gui.window().table()->findChild<Coach*>();
  gui.clickPlace(QStringLiteral("B4"));
  gui.endTurn();
  QTRY_VERIFY_WITH_TIMEOUT(coach.isWarning(), kPatience);
  QTest::mouseClick(&gui.find<QPushButton>("coachTakeBack"), Qt::LeftButton);
  auto& menu = gui.find<QMenu>("seatsMenu");
  Q_EMIT menu.aboutToShow();
  menu.findChild<QAction*>(QStringLiteral("seat1 level1"))->trigger();
  QVERIFY(!gui.timeline().can_redo());
  QTRY_COMPARE_WITH_TIMEOUT(gui.match().mover(), 2, kPatience);
  QCOMPARE(gui.match().takeBacks(1), 1);
}

void AdviceTest::whoeverLooksBackCanLetTheComputerPlayOn() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  startLateByg(gui, false);
  const Entries all = gui.timeline().entries();
  constexpr std::size_t kThere = 5;
  gui.match().goTo(gui.timeline().entry_ends()[kThere - 1]);
  QCOMPARE(gui.match().onTurn(), 2);
  gui.match().setLevel(2, 1);
  QVERIFY(gui.timeline().entries() == all);  // looking back plays nothing
  QTest::mouseClick(&gui.find<QPushButton>("playFromHere"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(gui.match().onTurn() == 1 && !gui.timeline().can_redo(), kPatience);
  QCOMPARE(gui.timeline().entries().size(), kThere + 1);
  // A step that was undone doesn't delay anybody either.
  gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(gui.timeline().can_redo());
  gui.match().handOver(1, 1);
  QVERIFY(!gui.timeline().can_redo());
}

void AdviceTest::chancesSayHowFarTheyAreToBeBelieved() {
  QCOMPARE(plain(chanceText(0.77)), QStringLiteral("75 %"));
  QCOMPARE(plain(chanceText(0.98)), QStringLiteral("98 %"));
  Gui gui;
  gui.preferences().setAdvice(true);
  gui.startByg(7);
  const auto& adviser = *gui.window().table()->findChild<Adviser*>();
  const auto& bar = gui.find<QWidget>("chanceBar");
  auto& best = gui.find<QPushButton>("advisedTurn1");
  QTRY_VERIFY_WITH_TIMEOUT(!adviser.turns().isEmpty(), kPatience);
  QVERIFY(adviser.isLooking());
  QVERIFY2(bar.accessibleName().contains(QStringLiteral("still thinking")), qPrintable(bar.accessibleName()));
  QVERIFY2(best.text().contains(adviser.turns().front().steps.front()), qPrintable(best.text()));
  gui.match().setLevel(1, 1);
  gui.match().setLevel(2, 1);
  QVERIFY(gui.find<QWidget>("adviceBar").isHidden());  // there is nobody to advise
  gui.match().setLevel(gui.match().onTurn() == 1 ? 2 : 1, 0);
  QVERIFY(gui.match().isComputersTurn());
  QVERIFY(best.isHidden());
}

void AdviceTest::theCoachLetsGoodTurnsPass() {
  Gui gui;
  startLateByg(gui, true);
  const auto& coach = *gui.window().table()->findChild<Coach*>();
  gui.clickPlace(QStringLiteral("B1"));
  gui.clickPlace(QStringLiteral("C3"));
  gui.endTurn();
  QTRY_VERIFY_WITH_TIMEOUT(!coach.isBusy(), kPatience);
  QCOMPARE(gui.match().mover(), 2);
  // Ben has no coach.
  gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
  gui.endTurn();
  QVERIFY(!coach.isBusy());
}

void AdviceTest::nothingIsLostWhileTheCoachSpeaks() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  startLateByg(gui, true);
  gui.match().setLevel(2, 1);
  const auto& coach = *gui.window().table()->findChild<Coach*>();
  gui.clickPlace(QStringLiteral("B4"));
  gui.endTurn();
  QTRY_VERIFY_WITH_TIMEOUT(coach.isWarning(), kPatience);
  QTest::qWait(50);
  QCOMPARE(lastTurn(gui), QStringLiteral("B4"));  // the computer waits
  const OpenedMatch again = Library::read(QByteArray::fromStdString(write_record(gui.match().record())));
  QVERIFY(again.match);
  QCOMPARE(again.match->timeline().entries().back().text, std::string("B4"));
  QVERIFY(again.match->isCoached(1));
  QTest::mouseClick(&gui.find<QPushButton>("coachKeep"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().entries().back().seat == 2, kPatience);
}

void AdviceTest::theCoachIsASwitchASeat() {
  Gui gui;
  startLateByg(gui, false);
  auto& menu = gui.find<QMenu>("seatsMenu");
  Q_EMIT menu.aboutToShow();
  menu.findChild<QAction*>(QStringLiteral("seat1 coach"))->trigger();
  QVERIFY(gui.match().isCoached(1));
  QVERIFY(!gui.match().isCoached(2));
  const auto cards = gui.window().table()->findChildren<PlayerCard*>();
  QVERIFY(cards[0]->accessibleName().contains(QStringLiteral("coach")));
  QVERIFY(!cards[1]->accessibleName().contains(QStringLiteral("coach")));
  QCOMPARE(gui.match().setup().coached, QList<bool>({true, false}));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("advice", AdviceTest);
#include "tst_advice.moc"

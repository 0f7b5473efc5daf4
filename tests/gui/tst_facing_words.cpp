// SPDX-License-Identifier: GPL-3.0-or-later
// Words and arrows for directions refer to the board as it lies on the screen, wherever they are written.
#include <QAccessible>
#include <QLabel>
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/export/game_page.h"
#include "app/games/trypsylon/trypsylon.h"
#include "app/opponents/hints.h"
#include "app/print/game_copy.h"
#include "app/review/review_page.h"
#include "app/setup/new_game_sheet.h"
#include "app/table/message_strip.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/highway_hand.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/trypsylon_games.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

constexpr int kPatience = 30'000;  // ms, for slow computers

// Which of eight directions leads from one point of the screen to another.
QString compass(QPointF from, QPointF to) {
  const QStringList names{at("east"), at("north-east"), at("north"), at("north-west"),
                          at("west"), at("south-west"), at("south"), at("south-east")};
  const QPointF way = to - from;
  const double eighths = std::atan2(-way.y(), way.x()) / (2 * std::acos(-1.0)) * 8;
  return names[(static_cast<int>(std::lround(eighths)) + 8) % 8];
}

QString arrowOf(const QString& diagonal) {
  return diagonal == at("north-west")   ? at("↖")
         : diagonal == at("north-east") ? at("↗")
         : diagonal == at("south-east") ? at("↘")
                                        : at("↙");
}

void turnRight(Gui& gui, int times) {
  for (int i = 0; i < times; ++i) {
    gui.action("rotateRight").trigger();
  }
}

// The text without its optional line breaks.
QString wholeText(const QLabel& label) { return label.text().remove(QChar(0x200B)); }

QString stripText(Gui& gui) { return gui.find<MessageStrip>("messageStrip").text(); }

// Where the sides of the board of TRYPSYLON are on the screen.
class Shores {
 public:
  explicit Shores(Gui& gui) : gui_(gui) {}

  [[nodiscard]] QPointF middle() const {
    return (gui_.board().areaOf(at("a1")).center() + gui_.board().areaOf(at("e5")).center()) / 2;
  }
  // On which side of the screen the shore of an end lies: "north" for "Nc" if the board isn't turned.
  [[nodiscard]] QString sideOf(const QString& end) const {
    const QMap<QChar, const char*> middles{{u'N', "Nc"}, {u'E', "E3"}, {u'S', "Sc"}, {u'W', "W3"}};
    return compass(middle(), gui_.board().areaOf(at(middles.value(end.front()))).center());
  }
  // Where a corner of the board or of a card, such as "ne", lies on the screen: "north-east".
  [[nodiscard]] QString cornerOf(const QString& corner) const {
    const QMap<QString, const char*> cells{
        {at("nw"), "a5"}, {at("ne"), "e5"}, {at("se"), "e1"}, {at("sw"), "a1"}};
    return compass(middle(), gui_.board().areaOf(at(cells.value(corner))).center());
  }
  [[nodiscard]] bool beachesLieAcross() const {
    return sideOf(at("W3")) == at("west") || sideOf(at("W3")) == at("east");
  }

 private:
  Gui& gui_;
};

// A step such as "Nc-ne" in the words of the turn list.
QString turnListText(const Shores& shores, const QString& step) {
  const QString side = shores.sideOf(step);
  return (side == at("west") || side == at("east") ? at("row %1 %2") : at("column %1 %2"))
             .arg(step.at(1))
             .arg(side) +
         QChar::Nbsp + arrowOf(shores.cornerOf(step.mid(3)));
}

void addFacings(int ways) {
  QTest::addColumn<int>("steps");
  for (int steps = 0; steps < ways; ++steps) {
    QTest::addRow("%d", steps) << steps;
  }
}

}  // namespace

class FacingWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cardsAndAim_data() { addFacings(4); }
  void cardsAndAim();
  void stepsRefusalsAndTheList_data() { addFacings(4); }
  void stepsRefusalsAndTheList();
  void hints_data() { addFacings(4); }
  void hints();
  void results_data() { addFacings(4); }
  void results();
  void reviews_data() { addFacings(4); }
  void reviews();
  void theListFollowsTheTurn();
  void theSheetSaysWhatTheTableWill();
  void pagesAreLikeTheirPictures();
  void journeys_data() { addFacings(6); }
  void journeys();
  void journeysOfAReview_data() { addFacings(6); }
  void journeysOfAReview();
};

void FacingWordsTest::cardsAndAim() {
  QFETCH(const int, steps);
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  turnRight(gui, steps);
  const bool isAcross = Shores(gui).beachesLieAcross();
  QCOMPARE(isAcross, steps % 2 == 0);
  QVERIFY(gui.find<QLabel>("lines1").text().contains(isAcross ? at("West and east") : at("North and south")));
  QVERIFY(gui.find<QLabel>("lines2").text().contains(isAcross ? at("North and south") : at("West and east")));
  const QString aim = isAcross ? at("Ann connects west to east; Ben") : at("Ben connects west to east; Ann");
  QVERIFY2(gui.find<QLabel>("aim").text().startsWith(aim), qPrintable(gui.find<QLabel>("aim").text()));
}

void FacingWordsTest::stepsRefusalsAndTheList() {
  QFETCH(const int, steps);
  Gui gui;
  gui.preferences().setNotation(false);
  TrypsylonHand hand(gui);
  hand.start();
  turnRight(gui, steps);
  const Shores shores(gui);
  for (const char* const end : {"Nb", "E2", "Sd", "W4"}) {
    QVERIFY2(gui.board().describe(at(end)).startsWith(shores.sideOf(at(end)), Qt::CaseInsensitive), end);
  }
  hand.click(at("c3"));
  hand.click(at("Nb"));
  const QString refusal = gui.find<QLabel>("refusalText").text();
  QVERIFY2(refusal.contains(at("the %1 end of").arg(shores.sideOf(at("Nb")))), qPrintable(refusal));
  hand.play(at("E3-ne"));
  const QString told = stripText(gui);
  QVERIFY2(
      told.contains(at("from the %1, corner %2").arg(shores.sideOf(at("E3")), shores.cornerOf(at("ne")))),
      qPrintable(told));
  auto& list = gui.find<QListWidget>("turnList");
  const QString row = list.item(list.count() - 1)->text();
  QVERIFY2(row.contains(at("c3 to ") + turnListText(shores, at("E3-ne"))), qPrintable(row));
  const QString read = list.item(list.count() - 1)->data(Qt::AccessibleTextRole).toString();
  QVERIFY2(read.contains(shores.cornerOf(at("ne"))), qPrintable(read));
  // If the board is turned further, everything follows.
  gui.action("rotateRight").trigger();
  QVERIFY(list.item(list.count() - 1)->text().contains(turnListText(shores, at("E3-ne"))));
  QVERIFY(list.item(list.count() - 1)->text() != row);
  QVERIFY2(stripText(gui).contains(at("from the %1, corner").arg(shores.sideOf(at("E3")))),
           qPrintable(stripText(gui)));
}

void FacingWordsTest::hints() {
  QFETCH(const int, steps);
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  turnRight(gui, steps);
  const auto* const hints = gui.window().table()->findChild<Hints*>();
  gui.key(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(hints->stage() == Hints::Stage::Where, kPatience);
  gui.key(Qt::Key_H);
  const QString end = hints->steps().constLast();
  const Shores shores(gui);
  QVERIFY2(stripText(gui).contains(turnListText(shores, end)), qPrintable(stripText(gui)));
  gui.action("rotateRight").trigger();
  QVERIFY2(stripText(gui).contains(turnListText(shores, end)), qPrintable(stripText(gui)));
}

void FacingWordsTest::results() {
  QFETCH(const int, steps);
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  turnRight(gui, steps);
  playTrypsylon(gui.match(), kSouthernRow);
  const QString reason = wholeText(gui.find<QLabel>("resultReason"));
  QVERIFY2(reason.startsWith(Shores(gui).beachesLieAcross() ? at("Ann has joined west and east")
                                                            : at("Ann has joined north and south")),
           qPrintable(reason));
}

void FacingWordsTest::reviews() {
  QFETCH(const int, steps);
  Gui gui;
  openGame(gui, randomGameOf("trypsylon", {{"start", 1}}, 2, 6));
  turnRight(gui, steps);
  const std::size_t entry = keepJudged(gui.match(), 2);
  gui.action("reviewAction").trigger();
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  const Entries entries = gui.timeline().entries();
  const QString end = QString::fromStdString(entries[entry].text).section(u' ', -1);
  const QString expected = turnListText(Shores(gui), end);
  const QString played = wholeText(gui.find<QLabel>("reviewPlayed"));
  QVERIFY2(played.contains(expected), qPrintable(played + at(" / ") + expected));
  const QString caption = gui.find<QLabel>("reviewCaption").text();
  QVERIFY2(caption.contains(expected), qPrintable(caption));
}

// Two people face each other. For the second one the board is upside down, and the words follow.
void FacingWordsTest::theListFollowsTheTurn() {
  Gui gui;
  gui.preferences().setNotation(false);
  TrypsylonHand hand(gui);
  hand.start();
  gui.action("followTurn").trigger();
  const Shores shores(gui);
  playTrypsylon(gui.match(), "c3 E3-ne");
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(shores.sideOf(at("E3")), at("west"));
  QVERIFY2(list.item(1)->text().contains(turnListText(shores, at("E3-ne"))),
           qPrintable(list.item(1)->text()));
  playTrypsylon(gui.match(), "a1 Na-ne");
  QCOMPARE(shores.sideOf(at("E3")), at("east"));
  QVERIFY2(list.item(1)->text().contains(turnListText(shores, at("E3-ne"))),
           qPrintable(list.item(1)->text()));
}

void FacingWordsTest::theSheetSaysWhatTheTableWill() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.action("rotateRight").trigger();
  NewGameSheet sheet(trypsylonFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  const QString note = sheet.findChild<QLabel*>(at("setupNote"))->text();
  gui.window().start(sheet.setup());
  const QString beaches =
      gui.match().name(trypsylon::insight_into(gui.match().state())->owner(trypsylon::Goal::Beach));
  QVERIFY(!Shores(gui).beachesLieAcross());
  QVERIFY2(!note.startsWith(beaches + at(" joins west and east")), qPrintable(note));
  QVERIFY2(note.contains(beaches + at(" joins north and south")), qPrintable(note));
}

// The words on an exported page fit the board as its pictures show it.
void FacingWordsTest::pagesAreLikeTheirPictures() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  playTrypsylon(gui.match(), kSouthernRow);
  const auto page = [&] {
    WebPageChoice choice;
    choice.picture = gui.preferences().picture();
    choice.notation = false;
    return QString::fromUtf8(gameWebPage(GameCopy(gui.match()), choice, [](int, int) { return true; }));
  };
  QVERIFY(page().contains(at("Ann has joined west and east")));
  gui.action("rotateRight").trigger();
  const Shores shores(gui);
  const QString turned = page();
  QVERIFY(turned.contains(at("Ann has joined north and south")));
  QVERIFY(turned.contains(turnListText(shores, at("W1-sw"))) ||
          turned.contains(turnListText(shores, at("W1-sw")).replace(QChar::Nbsp, at("&#160;"))));
}

void FacingWordsTest::journeys() {
  QFETCH(const int, steps);
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2);
  hand.liftCurtain();
  turnRight(gui, steps);
  const auto seen = [&](const QString& way) {
    const QPointF rest = gui.board().areaOf(at("-")).center();
    const QPointF there = gui.board().areaOf(way).center() - rest;
    return compass({}, {there.x(), there.y() * 0.7});  // six directions, 60° apart, are named like eight
  };
  for (const char* const way : {"e", "ne", "nw", "w", "sw", "se"}) {
    hand.click(at(way));
    QCOMPARE(openSteps(gui), QStringList{at(way)});
    QVERIFY2(stripText(gui).contains(at("Heading %1.").arg(seen(at(way)))),
             qPrintable(seen(at(way)) + at(": ") + stripText(gui)));
    QVERIFY2(gui.board().describe(at(way)).startsWith(at("Travel %1,").arg(seen(at(way)))),
             qPrintable(gui.board().describe(at(way))));
    const QString chosen = at("You travel %1").arg(seen(at(way)));
    const QList<QLabel*> items = gui.window().table()->findChildren<QLabel*>(at("turnItem"));
    QVERIFY2(std::any_of(items.begin(), items.end(),
                         [&](const QLabel* item) { return wholeText(*item) == chosen; }),
             qPrintable(chosen));
    gui.action("undo").trigger();
  }
  const auto* const hints = gui.window().table()->findChild<Hints*>();
  gui.key(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(hints->stage() > Hints::Stage::Thinking, kPatience);
  if (hints->stage() == Hints::Stage::Where) {
    gui.key(Qt::Key_H);
  }
  const QString way = hints->steps().constFirst();
  QVERIFY2(stripText(gui).contains(at("eading %1").arg(seen(way))), qPrintable(stripText(gui)));
  gui.action("rotateRight").trigger();
  QVERIFY2(stripText(gui).contains(at("eading %1").arg(seen(way))), qPrintable(stripText(gui)));
}

void FacingWordsTest::journeysOfAReview() {
  QFETCH(const int, steps);
  Gui gui;
  HighwayHand hand(gui);
  hand.start(2, {at("1: ne"), at("2: w"), at("1: e"), at("2: nw")});
  turnRight(gui, steps);
  const std::size_t entry = keepJudged(gui.match(), 0);
  gui.action("reviewAction").trigger();
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  QCOMPARE(gui.timeline().entries()[entry].text, std::string("ne"));
  const QStringList ways{at("north-east"), at("east"), at("south-east"),
                         at("south-west"), at("west"), at("north-west")};
  const QString played = wholeText(gui.find<QLabel>("reviewPlayed"));
  QVERIFY2(played.contains(at("heading %1").arg(ways[steps])), qPrintable(played));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("facing_words", FacingWordsTest);
#include "tst_facing_words.moc"

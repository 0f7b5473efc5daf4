// SPDX-License-Identifier: GPL-3.0-or-later
// Around a game of TRYPSYLON: setting it up, claiming a draw, playing again.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "app/games/trypsylon/trypsylon.h"
#include "app/match/series.h"
#include "app/setup/new_game_sheet.h"
#include "engine/trypsylon/insight.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/trypsylon_games.h"
#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

namespace {

constexpr auto kRound = "e1 W1-ne e5 W5-ne";  // repeated, it leads back to the same positions

void click(QWidget& widget) { QTest::mouseClick(&widget, Qt::LeftButton); }

// Chooses the value number `index` of an option, in whichever control the option has.
void choose(QWidget& sheet, const char* option, int index) {
  auto* const control = sheet.findChild<QWidget*>(QStringLiteral("option ") + QLatin1String(option));
  QVERIFY(control != nullptr);
  if (auto* const combo = qobject_cast<QComboBox*>(control)) {
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < index; ++i) {
      QTest::keyClick(combo, Qt::Key_Down);
    }
    return;
  }
  auto* const button = control->findChild<QAbstractButton*>(QStringLiteral("segment%1").arg(index));
  click(button != nullptr ? *button : *control);
}

void write(QWidget& sheet, const char* field, const char* text) {
  auto* const line = sheet.findChild<QLineEdit*>(QLatin1String(field));
  QVERIFY(line != nullptr);
  line->selectAll();
  QTest::keyClicks(line, QLatin1String(text));
}

QString noteOf(const QWidget& sheet) { return sheet.findChild<QLabel*>(QStringLiteral("setupNote"))->text(); }

// Plays steps with real clicks on the board.
void playByHand(Gui& gui, const char* steps) {
  TrypsylonHand hand(gui);
  const QStringList words = QString::fromLatin1(steps).split(QLatin1Char(' '));
  for (const QString& word : words) {
    hand.play(word);
  }
  QVERIFY(gui.timeline().open_steps().empty());
  QCoreApplication::processEvents();
}

// Repeats a cycle of moves until its position occurs for the third time.
void repeatPosition(Match& match) {
  while (!trypsylon::insight_into(match.state())->claim_is_open()) {
    QVERIFY(match.timeline().length() < 100);
    playTrypsylon(match, kRound);
  }
  QCoreApplication::processEvents();  // lays out the offer
}

// Presses "Play again" once it is in sight.
void playAgain(Gui& gui) {
  QTRY_VERIFY(!gui.find<QPushButton>("rematch").visibleRegion().isEmpty());
  click(gui.find<QPushButton>("rematch"));
  QCoreApplication::processEvents();
}

}  // namespace

class TrypsylonSeries : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSheetSaysWhoHasTheLongerWay();
  void theSheetSetsUpWhatItSays();
  void touchMoveIsOffUntilSomebodyWantsIt();
  void noButtonEndsTheTurn();
  void TRY_17_aDrawIsOfferedAndNotForced();
  void TRY_17_eitherPlayerMayClaim_data();
  void TRY_17_eitherPlayerMayClaim();
  void TRY_8_theLoserStartsTheNextGame();
  void TRY_10_inExpertTheStartAlternates();
  void theScoreIsKeptInTheRecord();
  void aBrokenScoreIsNoScore();
};

void TrypsylonSeries::theSheetSaysWhoHasTheLongerWay() {
  Gui gui;
  NewGameSheet sheet(trypsylonFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  write(sheet, "playerName1", "Ann");
  write(sheet, "playerName2", "Ben");
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Ann joins west and east; Ben joins north and south")),
           qPrintable(noteOf(sheet)));
  QVERIFY(noteOf(sheet).contains(QStringLiteral("equally long")));
  choose(sheet, "board", 1);  // 5 x 6: longer from north to south
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Ben needs the longer pathway")), qPrintable(noteOf(sheet)));
  choose(sheet, "board", 2);
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Ann needs the longer pathway")), qPrintable(noteOf(sheet)));
  choose(sheet, "beach", 1);
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Ben joins west and east")), qPrintable(noteOf(sheet)));
  QVERIFY(noteOf(sheet).contains(QStringLiteral("Ben needs the longer pathway")));
  click(*sheet.findChild<QPushButton*>(QStringLiteral("swapSeats")));
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Ann needs the longer pathway")), qPrintable(noteOf(sheet)));
  write(sheet, "playerName2", " ");
  QVERIFY2(noteOf(sheet).contains(QStringLiteral("Player 2 needs the longer pathway")),
           qPrintable(noteOf(sheet)));
}

void TrypsylonSeries::theSheetSetsUpWhatItSays() {
  Gui gui;
  NewGameSheet sheet(trypsylonFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  choose(sheet, "board", 2);
  choose(sheet, "expert", 0);  // a switch: turns it on
  choose(sheet, "beach", 1);
  choose(sheet, "start", 2);
  click(*sheet.findChild<QPushButton*>(QStringLiteral("play")));
  QCOMPARE(sheet.result(), int(QDialog::Accepted));
  gui.window().start(sheet.setup());
  const Options& options = gui.timeline().setup().options;
  QCOMPARE(options.word("board"), std::string("6x5"));
  QVERIFY(options.is_on("expert") && !options.is_on("touch-move"));
  QCOMPARE(options.number("beach"), 2);
  QCOMPARE(gui.timeline().to_move(), 2);
  QVERIFY(gui.find<QLabel>("lines1").text().contains(QStringLiteral("North and south")));
  QVERIFY(gui.find<QLabel>("lines2").text().contains(QStringLiteral("West and east")));
}

// The sheet proposes no touch-move and writes that to the record; a record without the option has it on.
void TrypsylonSeries::touchMoveIsOffUntilSomebodyWantsIt() {
  Gui gui;
  const auto proposed = [&](const std::optional<MatchSetup>& proposal) {
    const NewGameSheet sheet(trypsylonFace(), gui.preferences(), gui.look(), proposal, &gui.window());
    const OptionMap options = sheet.setup().options;
    return std::get<bool>(options.at("touch-move"));
  };
  QVERIFY(!proposed(std::nullopt));
  QVERIFY(proposed(trypsylonSetup()));
  NewGameSheet sheet(trypsylonFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  QVERIFY(!sheet.findChild<QPushButton*>(QStringLiteral("resetOptions"))->isEnabled());
  choose(sheet, "touch-move", 0);
  QVERIFY(sheet.findChild<QPushButton*>(QStringLiteral("resetOptions"))->isEnabled());
  click(*sheet.findChild<QPushButton*>(QStringLiteral("play")));
  QVERIFY(proposed(std::nullopt));  // the last choice
}

void TrypsylonSeries::noButtonEndsTheTurn() {
  Gui gui;
  gui.window().start(trypsylonSetup());
  QVERIFY(!gui.find<QPushButton>("endTurn").isVisible());
  QVERIFY(!gui.action("endTurnAction").isVisible() && !gui.action("endTurnAction").isEnabled());
  gui.startByg(4);
  QVERIFY(gui.find<QPushButton>("endTurn").isVisible());
  QVERIFY(gui.action("endTurnAction").isVisible());
}

void TrypsylonSeries::TRY_17_aDrawIsOfferedAndNotForced() {
  Gui gui;
  gui.window().start(trypsylonSetup());
  const auto offer = [&] { return gui.window().findChild<QPushButton*>(QStringLiteral("choice 1: claim")); };
  QVERIFY(offer() == nullptr);
  repeatPosition(gui.match());
  for (int step = 0; step < 4; ++step) {
    gui.match().undo();  // the last cycle is played by hand
  }
  QVERIFY(offer() == nullptr);
  playByHand(gui, "e1 W1-ne");
  QVERIFY2(offer() != nullptr && offer()->isVisible(), "the one with Ben to move");
  playByHand(gui, "e5 W5-ne");
  QVERIFY(offer() != nullptr && offer()->isVisible());
  QVERIFY2(offer()->text().contains(QStringLiteral("Ann")), qPrintable(offer()->text()));
  // The claim is optional: the game goes on, and the offer disappears with the position.
  playTrypsylon(gui.match(), "e1 W1-nw");
  QCoreApplication::processEvents();
  QVERIFY(offer() == nullptr);
  QVERIFY(!gui.timeline().outcome());
  gui.match().undo();
  QVERIFY2(offer() != nullptr, "the card in hand doesn’t change it");
  gui.match().undo();
  QVERIFY(offer() != nullptr);
}

void TrypsylonSeries::TRY_17_eitherPlayerMayClaim_data() {
  QTest::addColumn<int>("seat");
  QTest::newRow("the player to move") << 1;
  QTest::newRow("the other one") << 2;
}

void TrypsylonSeries::TRY_17_eitherPlayerMayClaim() {
  QFETCH(int, seat);
  Gui gui;
  gui.window().start(trypsylonSetup());
  repeatPosition(gui.match());
  QCOMPARE(gui.timeline().to_move(), 1);
  click(gui.find<QPushButton>(qPrintable(QStringLiteral("choice %1: claim").arg(seat))));
  QCoreApplication::processEvents();
  const auto outcome = gui.timeline().outcome();
  QVERIFY(outcome && outcome->reason == "repetition" && outcome->winners.empty());
  QCOMPARE(gui.timeline().entries().back().seat, seat);
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("A draw"));
  const QString reason = gui.find<QLabel>("resultReason").text();
  QVERIFY2(reason.contains((seat == 1 ? QStringLiteral("Ann") : QStringLiteral("Ben")) +
                           QStringLiteral(" has claimed a draw")),
           qPrintable(reason));
  // Nobody lost, so the other player starts.
  QVERIFY(
      gui.find<QLabel>("resultNext").text().contains(QStringLiteral("start this game starts the next: Ben")));
  playAgain(gui);
  QCOMPARE(gui.timeline().to_move(), 2);
  QCOMPARE(seriesWins(gui.match()), QList<int>({0, 0}));
}

void TrypsylonSeries::TRY_8_theLoserStartsTheNextGame() {
  Gui gui;
  gui.window().start(trypsylonSetup());
  QVERIFY(!gui.find<QLabel>("lines1").text().contains(QStringLiteral("win")));
  playByHand(gui, kSouthernRow);
  auto& next = gui.find<QLabel>("resultNext");
  QVERIFY(next.isVisible());
  QVERIFY2(next.text().contains(QStringLiteral("Ann 1, Ben 0")), qPrintable(next.text()));
  QVERIFY2(next.text().contains(QStringLiteral("loser starts the next game: Ben")), qPrintable(next.text()));
  QVERIFY(gui.find<QLabel>("lines1").text().contains(QStringLiteral("1 win")));
  playAgain(gui);
  QVERIFY(gui.timeline().entries().empty());
  QCOMPARE(gui.timeline().to_move(), 2);
  QVERIFY(gui.find<QLabel>("lines1").text().contains(QStringLiteral("1 win")));
  QVERIFY(gui.find<QLabel>("lines2").text().contains(QStringLiteral("0 win")));
  // Ann resigns, which is a loss, too.
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  QVERIFY(gui.find<QLabel>("resultNext").text().contains(QStringLiteral("Ann 1, Ben 1")));
  QVERIFY(gui.find<QLabel>("resultNext").text().contains(QStringLiteral("starts the next game: Ann")));
  gui.match().undo();
  QVERIFY2(gui.find<QLabel>("lines2").text().contains(QStringLiteral("0 win")), "taken back");
  gui.match().redo();
  playAgain(gui);
  QCOMPARE(gui.timeline().to_move(), 1);
  QCOMPARE(seriesWins(gui.match()), QList<int>({1, 1}));
}

void TrypsylonSeries::TRY_10_inExpertTheStartAlternates() {
  Gui gui;
  gui.window().start(trypsylonSetup({{"expert", true}, {"start", 2}}));
  for (const Seat next : {1, 2, 1}) {
    // Ann wins every game, so she would never start if the loser started.
    static_cast<void>(gui.match().playDeclaration(2, QStringLiteral("resign")));
    const QString text = gui.find<QLabel>("resultNext").text();
    QVERIFY2(text.contains(QStringLiteral("take turns starting")), qPrintable(text));
    QVERIFY2(text.contains(gui.match().name(next) + QStringLiteral(" starts the next game")),
             qPrintable(text));
    playAgain(gui);
    QCOMPARE(gui.timeline().to_move(), next);
  }
  QCOMPARE(seriesWins(gui.match()), QList<int>({3, 0}));
}

void TrypsylonSeries::theScoreIsKeptInTheRecord() {
  Gui gui;
  gui.window().start(trypsylonSetup({{"start", 0}}));  // by lot
  const Seat first = gui.timeline().to_move();
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("draw")));
  playAgain(gui);
  QCOMPARE(gui.timeline().to_move(), 3 - first);
  static_cast<void>(gui.match().playDeclaration(1, QStringLiteral("resign")));
  playAgain(gui);
  playTrypsylon(gui.match(), "e1 W1-sw");
  QCOMPARE(gui.match().record().document["series"]["wins"].dump(), std::string("[0,1]"));
  const QString path = gui.folder() + QStringLiteral("/series.byways");
  QCOMPARE(Library::write(gui.match(), path), QString());
  gui.window().showShelf();
  QVERIFY(gui.window().openFile(path));
  QCOMPARE(seriesWins(gui.match()), QList<int>({0, 1}));
  QVERIFY(gui.find<QLabel>("lines2").text().contains(QStringLiteral("1 win")));
  // A new game from the sheet starts a new series.
  gui.window().start(gui.match().setup());
  QVERIFY(seriesWins(gui.match()).isEmpty());
}

void TrypsylonSeries::aBrokenScoreIsNoScore() {
  Match match(trypsylonSetup());
  using Json = nlohmann::ordered_json;
  for (const char* const text : {"3", "{}", R"({"wins":[1]})", R"({"wins":[1,-1]})", R"({"wins":[1,"2"]})",
                                 R"({"wins":[1,1e9]})", R"({"wins":[1,99999999]})", R"({"wins":{"1":2}})"}) {
    match.setExtra("series", Json::parse(text));
    QVERIFY2(seriesWins(match).isEmpty(), text);
  }
  match.setExtra("series", Json::parse(R"({"wins":[4,2]})"));
  QCOMPARE(seriesWins(match), QList<int>({4, 2}));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("trypsylon_series", TrypsylonSeries);
#include "tst_trypsylon_series.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Mono-Line at the table, by mouse and keys.
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QLineF>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTimer>

#include <algorithm>

#include "app/games/mono_line/mono.h"
#include "app/games/mono_line/mono_board.h"
#include "app/games/pass/pass_surface.h"
#include "app/look/look.h"
#include "app/setup/new_game_sheet.h"
#include "engine/games.h"
#include "engine/openings.h"
#include "engine/overpass/insight.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class MonoLine : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aPieceIsTriedOutUntilTheTurnEnds();
  void aPieceTriedOutCanBeDraggedOn();
  void escapeAndUndoTakeItBack();
  void pointingShowsTheLines();
  void linesAreTintedInTheirOwnersColour();
  void aSharedLineIsRefusedAndShown();
  void eitherColourCanBePlayed();
  void aColourRunsOut();
  void keysAlone();
  void theStrictGameLeavesItToThePlayers();
  void aRightClaimShowsTheLine();
  void aWrongClaimIsTheOnlyOne();
  void bothSidesSeeHowMuchIsLeft();
  void theLastPiecesAreWarnedOf();
  void theSheetSaysWhoHasTheHarderTask();
  void aBalancedOpeningIsPlayedFromBothSides();
  void whoLeavesTheOpeningPlaysAnotherGame();
  void aRecordWithAnOpeningThatIsNoneBeginsAgainWithoutOne();
};

namespace {

MonoBoard& monoBoard(Gui& gui) { return dynamic_cast<MonoBoard&>(gui.board()); }

void startMono(Gui& gui, const QStringList& entries = {}, bool strict = false) {
  PassHand(gui).open(*find_game("mono-line"), 2, {{"strict", strict}}, entries);
  gui.board().setFocus();
}

QList<QStringList> linesThrough(Gui& gui, const char* node) {
  QList<QStringList> lines;
  for (const overpass::Places& line : overpass::mono_insight(gui.timeline().state())->lines_through(node)) {
    QStringList places;
    for (const std::string& place : line) {
      places.append(QString::fromStdString(place));
    }
    lines.append(places);
  }
  return lines;
}

std::string lastEntry(Gui& gui) { return write_entry(gui.timeline().entries().back()); }

bool isPieceOn(Gui& gui, const char* node) {
  return accessibleNameOf(gui.board(), at(node)).contains(at(" piece of "));
}

QString reserveOf(Gui& gui, const char* colour) {
  return accessibleNameOf(gui.board(), at("reserve:") + at(colour));
}

bool isReserveOnTurn(Gui& gui, const char* colour) {
  return reserveOf(gui, colour).endsWith(at(", to move"));
}

// The points halfway between neighbouring nodes of a line, where nothing else is drawn.
QList<QPoint> middlesOf(Gui& gui, const QStringList& line) {
  QList<QPoint> middles;
  for (qsizetype i = 1; i < line.size(); ++i) {
    const QLineF part(gui.board().areaOf(line[i - 1]).center(), gui.board().areaOf(line[i]).center());
    for (const double along : {0.44, 0.47, 0.5, 0.53, 0.56}) {
      middles.append(part.pointAt(along).toPoint());
    }
  }
  return middles;
}

}  // namespace

// MON-5
void MonoLine::aPieceIsTriedOutUntilTheTurnEnds() {
  Gui gui;
  startMono(gui);
  PassHand(gui).click(at("H0"));
  QCOMPARE(openSteps(gui), QStringList{at("H0/white")});
  QVERIFY(isPieceOn(gui, "H0"));
  PassHand(gui).click(at("H4"));
  QCOMPARE(openSteps(gui), QStringList{at("H4/white")});
  QVERIFY(isPieceOn(gui, "H4") && !isPieceOn(gui, "H0"));
  QCOMPARE(gui.timeline().to_move(), 1);
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCOMPARE(gui.timeline().to_move(), 2);
  QCOMPARE(lastEntry(gui), std::string("1: H4/white"));
  PassHand(gui).click(at("H4"));  // after that the piece stays for good
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("monoline.taken"));
}

void MonoLine::aPieceTriedOutCanBeDraggedOn() {
  Gui gui;
  startMono(gui);
  PassHand(gui).drag(at("reserve:red"), at("H0"));
  QCOMPARE(openSteps(gui), QStringList{at("H0/red")});
  PassHand(gui).drag(at("H0"), at("H8"));
  QCOMPARE(openSteps(gui), QStringList{at("H8/red")});
}

void MonoLine::escapeAndUndoTakeItBack() {
  Gui gui;
  startMono(gui);
  PassHand(gui).click(at("H0"));
  gui.key(Qt::Key_Escape);
  QVERIFY(openSteps(gui).isEmpty());
  PassHand(gui).click(at("H0"));
  PassHand(gui).click(at("H1"));
  gui.key(Qt::Key_Z, Qt::ControlModifier);  // trying out makes no steps of its own
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(placesSaying(gui.board(), " piece of "), QStringList());
}

void MonoLine::pointingShowsTheLines() {
  Gui gui;
  startMono(gui);
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  PassHand(gui).point(at("G0"));
  QVERIFY(linesThrough(gui, "G0").size() > 1);
  for (const QStringList& line : linesThrough(gui, "G0")) {
    QVERIFY2(before.changedAlong(line), qPrintable(line.join(u' ')));
  }
  QVERIFY(before.changedAt(at("G0")));  // shows the piece that would be placed there
  QVERIFY(!before.changedBetween(at("A0"), at("O")));
  gui.preferences().setHighlights(Highlights::None);
  PassHand(gui).pointNowhere();
  const BoardGlance bare(gui.board());
  QVERIFY(bare.changedPlaces().isEmpty());
  PassHand(gui).point(at("G0"));
  QVERIFY(!bare.changed());
}

void MonoLine::linesAreTintedInTheirOwnersColour() {
  Gui gui;
  startMono(gui, {at("1: H0"), at("2: H8")});
  PassHand(gui).pointNowhere();
  const QImage tinted = gui.board().grab().toImage();
  gui.preferences().setHighlights(Highlights::None);
  const QImage plain = gui.board().grab().toImage();
  QSet<QPoint> onLines;
  for (const auto& [seat, node] : {std::pair(1, "H0"), std::pair(2, "H8")}) {
    const QColor own = gui.look().seatColour(gui.match().colourIndex(seat));
    int ownInTheMiddle = 0;
    for (const QStringList& line : linesThrough(gui, node)) {
      for (const QPoint point : middlesOf(gui, line)) {
        onLines.insert(point);
        QVERIFY2(tinted.pixel(point) != plain.pixel(point), qPrintable(line.join(u' ')));
        ownInTheMiddle += tinted.pixelColor(point) == own ? 1 : 0;
      }
    }
    // The second player's lines can be told apart without colour: their middle is dashed.
    QCOMPARE(ownInTheMiddle > 0, seat == 2);
  }
  // No other line is tinted.
  for (const QString& node : PassSurface::of(PassGround::Nodes).ids()) {
    for (const QString& other : PassSurface::of(PassGround::Nodes).beside(node)) {
      for (const QPoint point : middlesOf(gui, {node, other})) {
        const bool isOnLine = onLines.contains(point);
        QVERIFY2(isOnLine || tinted.pixel(point) == plain.pixel(point), qPrintable(node + u' ' + other));
      }
    }
  }
}

// MON-2
void MonoLine::aSharedLineIsRefusedAndShown() {
  Gui gui;
  startMono(gui, {at("1: J0")});
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("I1"));
  QVERIFY(openSteps(gui).isEmpty());
  QVERIFY(gui.board().actionOf(at("I1")).isEmpty());
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("MON-2"));
  QVERIFY(before.changedAt(at("J0"), 1));
  for (const QStringList& line : linesThrough(gui, "I1")) {
    QCOMPARE(before.changedAlong(line), line.contains(at("J0")));
  }
}

// MON-1
void MonoLine::eitherColourCanBePlayed() {
  Gui gui;
  startMono(gui);
  QCOMPARE(monoBoard(gui).chosenColour(), 0);
  QVERIFY(isReserveOnTurn(gui, "white") && !isReserveOnTurn(gui, "red"));
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  gui.key(Qt::Key_2);
  QCOMPARE(monoBoard(gui).chosenColour(), 2);
  QVERIFY(isReserveOnTurn(gui, "red") && !isReserveOnTurn(gui, "white"));
  const auto frame = [&gui](const char* colour) {
    return gui.board().areaOf(at("reserve:") + at(colour)).adjusted(-3, -3, 3, 3);
  };
  QVERIFY(before.changedIn(frame("red")) && before.changedIn(frame("white")));
  PassHand(gui).click(at("H0"));
  QCOMPARE(openSteps(gui), QStringList{at("H0/red")});
  gui.key(Qt::Key_1);  // changes the colour of the piece that is being tried out
  QCOMPARE(openSteps(gui), QStringList{at("H0/white")});
  QVERIFY(reserveOf(gui, "white").contains(at(": 9 piece")));
  QVERIFY(reserveOf(gui, "red").contains(at(": 10 piece")));
  PassHand(gui).click(at("reserve:red"));
  PassHand(gui).click(at("H4"));
  QCOMPARE(openSteps(gui), QStringList{at("H4/red")});
  PassHand(gui).click(at("reserve:black"));  // the opponent's reserve
  QVERIFY(monoBoard(gui).lifted().isEmpty());
  gui.action("endTurnAction").trigger();
  QCOMPARE(monoBoard(gui).chosenColour(), 1);
}

void MonoLine::aColourRunsOut() {
  Gui gui;
  QStringList entries;
  const QStringList nodes{at("J0"), at("J1"), at("J2"), at("J3"), at("J4"),
                          at("J5"), at("J6"), at("J7"), at("I0"), at("I1")};
  const QStringList others{at("A0"), at("A1"), at("A2"), at("A3"), at("A4"),
                           at("A5"), at("A6"), at("A7"), at("B0"), at("B1")};
  for (int i = 0; i < nodes.size(); ++i) {
    entries << at("1: ") + nodes[i] + at("/white") << at("2: ") + others[i] + at("/black");
  }
  startMono(gui, entries, true);
  QCOMPARE(monoBoard(gui).chosenColour(), 2);  // no white piece is left
  gui.key(Qt::Key_1);
  QCOMPARE(monoBoard(gui).chosenColour(), 2);
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("monoline.colour-used-up"));
}

void MonoLine::keysAlone() {
  Gui gui;
  startMono(gui);
  PassHand(gui).walkTo(at("H0"));
  QVERIFY(gui.board().describe(at("H0")).contains(at("open to you")));
  gui.key(Qt::Key_Return);
  QCOMPARE(openSteps(gui), QStringList{at("H0/white")});
  QVERIFY(gui.board().describe(at("H0")).contains(at("being tried")));
  PassHand(gui).walkTo(at("I0"));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{at("I0/white")});
  gui.endTurn();
  QCOMPARE(lastEntry(gui), std::string("1: I0/white"));
  QCOMPARE(gui.timeline().to_move(), 2);
}

// MON-4: any empty node may be played, and the table gives no hints about mistakes.
void MonoLine::theStrictGameLeavesItToThePlayers() {
  Gui gui;
  startMono(gui, {at("1: J0")}, true);
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  gui.preferences().setHighlights(Highlights::None);
  QVERIFY(!before.changed());  // no tints, no marks
  gui.preferences().setHighlights(Highlights::Explain);
  PassHand(gui).point(at("I1"));
  QVERIFY(!gui.board().shownRefusal());
  QVERIFY(before.changedAt(at("I1")));
  for (const QString& node : before.changedPlaces()) {
    const QList<QStringList> lines = linesThrough(gui, "I1");
    QVERIFY2(
        std::any_of(lines.begin(), lines.end(), [&](const QStringList& line) { return line.contains(node); }),
        qPrintable(node));
  }
  PassHand(gui).click(at("I1"));
  QCOMPARE(openSteps(gui), QStringList{at("I1/black")});
  gui.action("endTurnAction").trigger();
  QCOMPARE(gui.timeline().to_move(), 1);
}

void MonoLine::aRightClaimShowsTheLine() {
  Gui gui;
  startMono(gui, {at("1: J0"), at("2: I1")}, true);
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  QTest::mouseClick(&gui.find<QPushButton>("choice 1: claim"), Qt::LeftButton);
  QCOMPARE(gui.timeline().outcome()->winners, std::vector<Seat>{1});
  QVERIFY(before.changedAlong(passLineThrough(at("J0"), at("I1"))));
  QVERIFY(before.changedAt(at("J0"), 1) && before.changedAt(at("I1"), 1));
  QVERIFY(!before.changedBetween(at("A0"), at("O")));
}

void MonoLine::aWrongClaimIsTheOnlyOne() {
  Gui gui;
  startMono(gui, {at("1: J0"), at("2: J1")}, true);
  QTest::mouseClick(&gui.find<QPushButton>("choice 1: claim"), Qt::LeftButton);
  QCOMPARE(gui.timeline().to_move(), 1);
  QCOMPARE(lastEntry(gui), std::string("1: claim"));
  const QString told = gui.find<QLabel>("message").text();
  QVERIFY2(!told.contains(at("on claim")), qPrintable(told));
  QVERIFY(gui.window().findChild<QPushButton*>(at("choice 1: claim")) == nullptr);
  PassHand(gui).click(at("H8"));
  QCOMPARE(openSteps(gui), QStringList{at("H8/white")});
}

// Both cards show the number of open places, but not in the strict game, where it would reveal mistakes.
void MonoLine::bothSidesSeeHowMuchIsLeft() {
  Gui gui;
  startMono(gui, {at("1: A1")});
  const auto open = [&gui](Seat seat) {
    return gui.find<QLabel>(seat == 1 ? "lines1" : "lines2").text().section(at(" open"), 0, 0);
  };
  const overpass::MonoInsight* insight = overpass::mono_insight(gui.timeline().state());
  QVERIFY(insight->clear_nodes_of(1) > insight->clear_nodes_of(2));
  QVERIFY2(open(1).contains(QString::number(insight->clear_nodes_of(1))), qPrintable(open(1)));
  QVERIFY2(open(2).contains(QString::number(insight->clear_nodes_of(2))), qPrintable(open(2)));
  // A piece that is being tried out counts.
  const int before = insight->clear_nodes_of(1);
  PassHand(gui).click(QString::fromStdString(insight->clear_nodes().back()));
  insight = overpass::mono_insight(gui.timeline().state());
  QVERIFY(insight->clear_nodes_of(1) < before);
  QVERIFY2(open(1).contains(QString::number(insight->clear_nodes_of(1))), qPrintable(open(1)));
  Gui strict;
  startMono(strict, {at("1: A1")}, true);
  QVERIFY(!strict.find<QLabel>("lines1").text().contains(at(" open")));
}

// The line warns a player who has three pieces or fewer left; with none left it doesn't mention places.
void MonoLine::theLastPiecesAreWarnedOf() {
  Gui gui;
  QVERIFY(gui.window().openFile(at(BYWAYS_TEST_DATA "/examples/mono-line.json")));
  const auto items = [&gui] {
    QStringList texts;
    for (const QLabel* const item : gui.find<QWidget>("turnItems").findChildren<QLabel*>(at("turnItem"))) {
      texts.append(item->text());
    }
    return texts.join(u'/');
  };
  const std::size_t all = gui.timeline().entries().size();
  int warned = 0;
  for (std::size_t entry = 1; entry <= all; ++entry) {
    gui.match().goTo(gui.timeline().entry_ends().at(entry - 1));
    const Seat seat = gui.timeline().to_move();
    if (seat < 1) {
      continue;
    }
    const int left = gui.find<QLabel>(seat == 1 ? "lines1" : "lines2").text().section(u' ', 0, 0).toInt();
    QCOMPARE(items().contains(at("Whoever has none")), left > 0 && left <= 3);
    QVERIFY(items().contains(at("open to you")));
    warned += left <= 3 ? 1 : 0;
    if (left == 1) {
      QVERIFY(!gui.match().play(QString::fromStdString(gui.match().state().legal_steps().front())));
      QVERIFY2(!items().contains(at("open to you")), qPrintable(items()));
      break;
    }
  }
  QVERIFY(warned > 2);
}

void MonoLine::theSheetSaysWhoHasTheHarderTask() {
  Gui gui;
  gui.window().resize(700, 500);
  for (const bool strict : {false, true}) {
    const MatchSetup proposal{
        &monoFace().game(), {{"strict", strict}}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {}};
    NewGameSheet sheet(monoFace(), gui.preferences(), gui.look(), proposal, &gui.window());
    sheet.show();
    auto* const note = sheet.findChild<QLabel*>(QStringLiteral("setupNote"));
    QVERIFY(note->isVisible());
    QVERIFY(note->text().contains(QStringLiteral("let the stronger player start")));
    QVERIFY(note->height() >= note->heightForWidth(note->width()));
  }
}

namespace {

// Starts a game from the new-game sheet, with a balanced opening.
void startBalanced(Gui& gui) {
  QTimer::singleShot(0, &gui.window(), [&gui] {
    auto* const sheet = gui.window().findChild<QDialog*>(QStringLiteral("newGameSheet"));
    QVERIFY(sheet != nullptr);
    auto* const balanced = sheet->findChild<QAbstractButton*>(QStringLiteral("balancedOpening"));
    QVERIFY(balanced->isVisibleTo(sheet));
    balanced->setFocus();
    QTest::keyClick(balanced, Qt::Key_Space);
    QVERIFY(balanced->isChecked());
    sheet->findChild<QPushButton*>(QStringLiteral("play"))->click();
  });
  gui.find<QPushButton>("play mono-line").click();
  QTRY_VERIFY(gui.window().table() != nullptr);
}

std::vector<std::string> textsOfTurns(Gui& gui) {
  std::vector<std::string> turns;
  for (const Entry& entry : gui.timeline().entries()) {
    turns.push_back(entry.text);
  }
  return turns;
}

}  // namespace

void MonoLine::aBalancedOpeningIsPlayedFromBothSides() {
  Gui gui;
  startBalanced(gui);
  const std::vector<std::string> given = textsOfTurns(gui);
  const std::vector<Opening> openings = openings_for(*find_game("mono-line"), {});
  QVERIFY(std::any_of(openings.begin(), openings.end(),
                      [&given](const Opening& opening) { return opening.turns == given; }));
  QVERIFY(!gui.action("undo").isEnabled());
  const int starter = gui.timeline().setup().options.number("start");
  // The opening still can't be undone when the game is opened again.
  const Record kept = gui.match().record();
  QVERIFY(!Match(kept, gui.timeline()).canUndo());
  QCOMPARE(kept.document.value("opening", std::size_t{0}), gui.timeline().cursor());

  gui.agreeSoon();
  gui.action("draw").trigger();
  QTRY_VERIFY(!gui.find<QPushButton>("rematch").visibleRegion().isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("rematch"), Qt::LeftButton);
  QTRY_VERIFY(!gui.timeline().outcome());
  QCOMPARE(textsOfTurns(gui), given);
  QCOMPARE(gui.timeline().setup().options.number("start"), 3 - starter);
}

void MonoLine::whoLeavesTheOpeningPlaysAnotherGame() {
  Gui gui;
  startBalanced(gui);
  gui.match().goTo(0);
  const std::vector<std::string> legal = gui.timeline().state().legal_steps();
  QVERIFY(!gui.match().play(QString::fromStdString(legal.front())));
  QVERIFY(!gui.match().hasOpening());
  QVERIFY(!gui.match().record().document.contains("opening"));
  QVERIFY(gui.match().canUndo());
}

void MonoLine::aRecordWithAnOpeningThatIsNoneBeginsAgainWithoutOne() {
  const Game& bypass = *find_game("bypass");
  Match begun({&bypass, {{"start", 4}}, QStringList(4, QStringLiteral("Ann")), {0, 1, 2, 3}});
  begun.setExtra("opening", 0U);
  QVERIFY(!begun.play(QString::fromStdString(begun.state().legal_steps().front())));
  begun.setExtra("opening", 1U);
  const Match opened(begun.record(), begun.timeline());
  QVERIFY(opened.hasOpening());
  const MatchSetup next = opened.setup();
  QVERIFY(next.opening.empty());
  QCOMPARE(std::get<int>(next.options.at("start")), 4);
  const Match again(next);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("mono_line", MonoLine);
#include "tst_mono_line.moc"

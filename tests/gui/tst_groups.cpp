// SPDX-License-Identifier: GPL-3.0-or-later
// Groups-of-Three at the table, by mouse and keys.
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <chrono>

#include "app/games/catalogue.h"
#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_surface.h"
#include "app/games/pass/pass_texts.h"
#include "app/games/turn_facts.h"
#include "app/look/look.h"
#include "app/table/turn_row_delegate.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/overpass/board.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class Groups : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aMoveByTwoClicks();
  void aClickOnASpaceThatOnePieceReaches();
  void aMoveByDragging();
  void whatComesInLeavesATraceOfItsOwn();
  void theOthersPiecesStay();
  void aPieceComesInByAClick();
  void whatIsEarnedStaysInLight();
  void theHandMayHoldAnotherPiece();
  void noOffersAtTheEndOfTheCount();
  void theLineAgreesWithThePanel();
  void severalComeIn();
  void goingOnPassesItOver();
  void aTurnSaysWhatItPassesOver();
  void theHintFitsBesideTheRules();
  void escapeTakesBackOneThingAtATime();
  void keysAlone();
  void theLineFollowsTheHand();
  void anEmptySpaceSaysWhyNothingCanEnter();
  void anOfferOutlivesTheProgram();
  void theGroupsCanBeShown();
  void aPieceComesInAfterTheMove();
  void transitIsNoPlaceToRest();
  void whoIsHemmedInHearsOfAllAround();
  void movingOutOfAGroupBringsNothingIn();
  void aTurnHasTheSignOfItsColour();
  void twoMustStay();
  void reservesLieBesideTheirPieces();
  void withoutHelpTheHandStillWorks();
  void whereNobodyMovesADrawIsOffered();
  void whoMovesTakesTheOfferAway();
  void aDrawIsOfferedOnce();
  void noDrawIsOfferedToComputers();
};

namespace {

GroupsBoard& groupsBoard(Gui& gui) { return dynamic_cast<GroupsBoard&>(gui.board()); }

// `count` empty turns of three players, each after its roll, and the roll of the turn after them.
QStringList idleTurns(int count) {
  QStringList entries;
  for (int turn = 0; turn < count; ++turn) {
    entries << at("*: roll 1 1") << QStringLiteral("%1: -").arg(1 + turn % 3);
  }
  return entries << at("*: roll 1 1");
}

QStringList spacesOffering(Gui& gui, const char* action) {
  QStringList spaces = placesOffering(gui.board(), action);
  spaces.sort();
  return spaces;
}

constexpr auto kMoveHere = "Move here";
constexpr auto kBringIn = "Bring a piece in";

bool isWhiteOn(Gui& gui, const char* space) {
  return accessibleNameOf(gui.board(), at(space)).contains(at("white piece of Ann"));
}

// The number of pieces in white's reserve.
int whiteReserve(Gui& gui) {
  return accessibleNameOf(gui.board(), at("reserve:white")).section(at(": "), 1).section(u' ', 0, 0).toInt();
}

void startGroups(Gui& gui, const QStringList& entries = {at("*: roll 6 6")}) {
  PassHand(gui).open(*find_game("groups-of-three"), 3, {}, entries);
  gui.board().setFocus();
}

// White's first turn up to where moving f1 to e0 can complete two groups.
const QStringList& beforeTwoGroups() {
  static const QStringList entries{at("*: roll 6 6"), at("1: h0>g0 h1>g1 m1>h1 h1>g2 g2>e1 e1>f1 …")};
  return entries;
}

}  // namespace

// GRP-3: the board shows where a piece can go, and the second click chooses one of these spaces.
void Groups::aMoveByTwoClicks() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  QCOMPARE(groupsBoard(gui).lifted(), at("h0"));
  const QStringList ways{at("g0"), at("g1"), at("k0"), at("k1"), at("m0")};
  QCOMPARE(spacesOffering(gui, kMoveHere), ways);
  QStringList marked = placesWithHelp(gui);
  marked.sort();
  QCOMPARE(marked, ways);
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("g0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>g0")});
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
  QVERIFY(isWhiteOn(gui, "g0") && !isWhiteOn(gui, "h0"));
  QVERIFY(before.changedAt(at("g0")) && before.changedAt(at("h0")));
  PassHand(gui).click(at("g0"));
  PassHand(gui).click(at("g0"));  // put back
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
}

// One click is enough if it can only mean one move. Space does the same as a click; Enter doesn't end the
// turn.
void Groups::aClickOnASpaceThatOnePieceReaches() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  PassHand(gui).point(at("g0"));
  QCOMPARE(gui.board().actionOf(at("g0")), at("Move the piece from h0 here"));
  QVERIFY(before.changedBetween(at("h0"), at("g0")) && !before.changedBetween(at("h1"), at("g1")));
  PassHand(gui).click(at("g0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>g0")});
  gui.key(Qt::Key_Escape);
  QVERIFY(openSteps(gui).isEmpty());
  PassHand(gui).click(at("g1"));  // both h0 and h1 can go there
  QVERIFY(openSteps(gui).isEmpty() && groupsBoard(gui).lifted().isEmpty());
  PassHand(gui).walkTo(at("g0"));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{at("h0>g0")});
  PassHand(gui).walkTo(at("m0"));
  gui.endTurn();
  gui.agreeIfAsked();
  QCOMPARE(gui.match().onTurn(), 2);
}

void Groups::whatComesInLeavesATraceOfItsOwn() {
  Gui gui;
  startGroups(gui);
  const QList<QStringList> traces{{at("f1"), at("e0")}, {at("e1")}, {at("h0")}};
  QCOMPARE(gui.board().tracesOf(at("f1>e0+e1+h0")), traces);
  QCOMPARE(gui.board().placesOf(at("f1>e0+e1+h0")), traces.front());
}

void Groups::aMoveByDragging() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).drag(at("h1"), at("g2"));
  QCOMPARE(openSteps(gui), QStringList{at("h1>g2")});
  PassHand(gui).drag(at("g2"), at("k5"));  // too far away
  QCOMPARE(openSteps(gui).size(), 1);
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("GRP-3"));
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
}

// GRP-2
void Groups::theOthersPiecesStay() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h2"));
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("GRP-2"));
  startGroups(gui, {});
  PassHand(gui).click(at("h0"));  // before the roll
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("groups.roll-is-due"));
}

// GRP-7: hovering over a move shows which pieces could come in; a click brings one in, as part of the same
// step.
void Groups::aPieceComesInByAClick() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  const BoardGlance before(gui.board());
  PassHand(gui).point(at("k1"));
  QVERIFY(accessibleNameOf(gui.board(), at("k1")).endsWith(at("then pieces may come in on h0")));
  for (const char* const space : {"h0", "k1", "m1"}) {  // the group
    QVERIFY2(before.changedAt(at(space), 1), space);
  }
  QVERIFY(!before.changedAt(at("h2"), 1));
  PassHand(gui).click(at("k1"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1")});
  QCOMPARE(spacesOffering(gui, kBringIn), QStringList{at("h0")});
  QVERIFY(gui.board().actionOf(at("h0")).contains(at("in")));
  PassHand(gui).click(at("h0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
  QVERIFY(spacesOffering(gui, kBringIn).isEmpty());
  QVERIFY(isWhiteOn(gui, "h0"));
  QCOMPARE(whiteReserve(gui), 6);
  gui.key(Qt::Key_Z, Qt::ControlModifier);  // the move and the piece brought in are one step
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(whiteReserve(gui), 7);
  gui.match().redo();
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
}

// The board and the sentence show the piece that may come in, wherever the mouse is, until it has come in or
// is forfeited.
void Groups::whatIsEarnedStaysInLight() {
  Gui gui;
  startGroups(gui);
  const GameFace& face = gui.window().table()->face();
  const auto task = [&]() -> QString {
    for (const TurnItem& item : face.turnItems(gui.match())) {
      if (item.kind == TurnItem::Kind::Task) {
        return QString(item.done ? at("done: ") : at("")) + item.text;
      }
    }
    return QString();
  };
  QVERIFY(face.lossAtEnd(gui.match()).contains(at("still have")));  // all moves are unused
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  QTest::mouseMove(&gui.window(), QPoint(3, 3));
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&gui.board(), &leave);
  gui.find<QPushButton>("endTurn").setFocus();
  QCOMPARE(spacesOffering(gui, kBringIn), QStringList{at("h0")});
  QVERIFY(placesWithHelp(gui).contains(at("h0")));
  QCOMPARE(task(), at("Bring in a piece on h0: the group is complete"));
  QVERIFY(face.task(gui.match()).contains(at("group is complete")));
  QVERIFY(face.lossAtEnd(gui.match()).contains(at("on h0")));
  PassHand(gui).click(at("h0"));
  QCOMPARE(task(), at("done: A piece has come in on h0"));
  QVERIFY(!face.lossAtEnd(gui.match()).contains(at("h0")));
  gui.match().undo();
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  PassHand(gui).click(at("h1"));
  PassHand(gui).click(at("g1"));  // another move forfeits the piece that may come in
  QVERIFY(!face.lossAtEnd(gui.match()).contains(at("h0")));
}

void Groups::theHandMayHoldAnotherPiece() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  PassHand(gui).click(at("h1"));
  QCOMPARE(groupsBoard(gui).lifted(), at("h1"));
  PassHand(gui).click(at("h0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
}

// A group that can't be completed with the moves left isn't offered.
void Groups::noOffersAtTheEndOfTheCount() {
  Gui gui;
  startGroups(gui, {at("*: roll 1 1"), at("1: h1>g2 g2>e1 …")});
  for (const TurnItem& item : gui.window().table()->face().turnItems(gui.match())) {
    QVERIFY2(item.kind != TurnItem::Kind::Open && item.kind != TurnItem::Kind::Closed, qPrintable(item.text));
  }
}

// A move out of one group may complete another one. The line must not say then that no piece comes in.
void Groups::theLineAgreesWithThePanel() {
  const Game& game = *find_game("groups-of-three");
  const GameFace& face = faceOf(game);
  int offers = 0;
  int warnings = 0;
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Timeline timeline(game, *check_setup(game, 2, {}));
    Random random(seed);
    play_random_turns(timeline, random, 30);
    std::vector<std::string> names{"Ann", "Ben"};
    const auto record = make_record(timeline, names);
    Match match(record, *replay(record));
    for (std::size_t cursor = 1; cursor <= timeline.length(); ++cursor) {
      match.goTo(cursor);
      const std::vector<std::string> steps = match.timeline().open_steps();
      if (steps.empty()) {
        continue;
      }
      const bool isRefused = face.stepText(QString::fromStdString(steps.back()), match.onTurn(), match)
                                 .contains(at("A piece comes in only when"));
      const bool isOffered = face.task(match).contains(at("A group is complete"));
      QVERIFY2(!isRefused || !isOffered, steps.back().c_str());
      offers += isOffered ? 1 : 0;
      warnings += isRefused ? 1 : 0;
    }
  }
  QVERIFY(offers > 0 && warnings > 0);
}

void Groups::severalComeIn() {
  Gui gui;
  startGroups(gui, beforeTwoGroups());
  PassHand(gui).click(at("f1"));
  PassHand(gui).click(at("e0"));
  QCOMPARE(spacesOffering(gui, kBringIn), (QStringList{at("f0"), at("f1")}));
  PassHand(gui).click(at("f1"));
  QCOMPARE(openSteps(gui).back(), at("f1>e0+f1"));
  QCOMPARE(spacesOffering(gui, kBringIn), QStringList{at("f0")});
  PassHand(gui).click(at("f0"));
  QCOMPARE(openSteps(gui).back(), at("f1>e0+f0+f1"));  // in the order of the board file
  QVERIFY(spacesOffering(gui, kBringIn).isEmpty());
  QCOMPARE(whiteReserve(gui), 5);
  // Bringing in costs no moves.
  QVERIFY(accessibleNameOf(gui.board(), at("dice")).endsWith(at(": 5 of 12 moves left")));
}

void Groups::goingOnPassesItOver() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  PassHand(gui).click(at("h1"));  // moves another piece instead
  QCOMPARE(groupsBoard(gui).lifted(), at("h1"));
  QCOMPARE(spacesOffering(gui, kBringIn), QStringList{at("h0")});  // until that piece has moved
  PassHand(gui).click(at("g1"));
  QCOMPARE(openSteps(gui), (QStringList{at("h0>k1"), at("h1>g1")}));
  QVERIFY(!spacesOffering(gui, kBringIn).contains(at("h0")));
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  QVERIFY(!gui.match().play(at("end")));
  QCOMPARE(gui.match().onTurn(), 2);
  QVERIFY(spacesOffering(gui, kBringIn).isEmpty());
}

// The description of a turn says which pieces it could bring in but doesn't. Otherwise a hint and the warning
// at "End turn" would contradict each other.
void Groups::aTurnSaysWhatItPassesOver() {
  Gui gui;
  startGroups(gui);
  const Match& match = gui.match();
  const auto facts = [&match](const char* turn) {
    return turnFacts(faceOf(match.game()), match, match.timeline(), 1, at(turn));
  };
  QCOMPARE(facts("h0>k1"), QStringList{at("keeps 1 piece for a space nearer to the centre than h0")});
  QCOMPARE(facts("h0>k1+h0"), QStringList{at("brings in 1 piece from the reserve")});
}

// While the rules are beside the board and leave less room, the line has a shorter text of the hint.
void Groups::theHintFitsBesideTheRules() {
  Gui gui;
  startGroups(gui);
  gui.window().resize(1180, 762);
  const auto& line = gui.find<QLabel>("message");
  gui.key(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(line.text().contains(at("ringed")), 20000);
  gui.key(Qt::Key_H);
  QTRY_VERIFY(line.text().contains(at("Chance to win")));
  const QString wide = line.text();
  const auto fits = [&line] {
    return line.fontMetrics().boundingRect(0, 0, line.width(), 0, Qt::TextWordWrap, line.text()).height() <=
           line.height();
  };
  const int before = line.width();
  gui.action("rules").trigger();
  QTRY_VERIFY(line.width() < before);
  QTRY_VERIFY2(fits(), qPrintable(line.text()));
  QVERIFY(line.text().size() < wide.size());
  QVERIFY2(line.text().contains(at("Chance to win")), qPrintable(line.text()));
  gui.action("rules").trigger();
  QTRY_COMPARE(line.text(), wide);
}

void Groups::escapeTakesBackOneThingAtATime() {
  Gui gui;
  startGroups(gui, beforeTwoGroups());
  const int before = static_cast<int>(openSteps(gui).size());
  PassHand(gui).click(at("f1"));
  PassHand(gui).click(at("e0"));
  PassHand(gui).click(at("f0"));
  QCOMPARE(openSteps(gui).back(), at("f1>e0+f0"));
  gui.key(Qt::Key_Escape);
  QCOMPARE(openSteps(gui).back(), at("f1>e0"));
  QCOMPARE(spacesOffering(gui, kBringIn), (QStringList{at("f0"), at("f1")}));
  gui.key(Qt::Key_Escape);
  QCOMPARE(openSteps(gui).size(), before);
  QVERIFY(isWhiteOn(gui, "f1") && !isWhiteOn(gui, "e0"));
}

void Groups::keysAlone() {
  Gui gui;
  startGroups(gui, {});
  gui.key(Qt::Key_Space);
  QVERIFY(!gui.match().isRollDue());
  startGroups(gui);
  PassHand(gui).walkTo(at("h0"));
  gui.key(Qt::Key_Return);
  QCOMPARE(groupsBoard(gui).lifted(), at("h0"));
  gui.key(Qt::Key_Escape);
  QVERIFY(groupsBoard(gui).lifted().isEmpty());
  gui.key(Qt::Key_Space);
  PassHand(gui).walkTo(at("k1"));
  QVERIFY(gui.board().describe(at("k1")).contains(at("may go here")));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1")});
  PassHand(gui).walkTo(at("h0"));
  QVERIFY(gui.board().describe(at("h0")).contains(at("may come in")));
  gui.key(Qt::Key_Return);
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
  PassHand(gui).walkTo(at("m0"));
  gui.endTurn();  // there is nothing to do in that turn
  gui.agreeIfAsked();
  QCOMPARE(gui.match().onTurn(), 2);
}

// The line below the board says what is in hand, and what the hand can do at the cursor.
void Groups::theLineFollowsTheHand() {
  Gui gui;
  startGroups(gui);
  const auto& line = gui.find<QLabel>("message");
  PassHand(gui).walkTo(at("h0"));
  gui.key(Qt::Key_Space);
  QVERIFY2(line.text().contains(at("in hand")), qPrintable(line.text()));
  PassHand(gui).walkTo(at("k1"));
  QVERIFY2(line.text().contains(at("the piece in hand may go here")), qPrintable(line.text()));
  gui.key(Qt::Key_Escape);
  QVERIFY2(line.text().startsWith(at("k1")) && !line.text().contains(at("in hand")), qPrintable(line.text()));
}

// GRP-3.
void Groups::anEmptySpaceSaysWhyNothingCanEnter() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("c0"));
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("groups.out-of-reach"));
  QCOMPARE(gui.board().refusedPlace(), at("c0"));
  QCOMPARE(gui.find<QLabel>("refusalText").text(),
           at("No white piece is next to c0, so none can move there."));
}

// When a saved game is opened again, the pieces that its last move may bring in are offered again.
void Groups::anOfferOutlivesTheProgram() {
  Gui gui;
  startGroups(gui);
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("k1"));
  const QString file = gui.folder() + QStringLiteral("/open.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  startGroups(gui, {});
  QVERIFY(gui.window().openFile(file));
  QCoreApplication::processEvents();
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1")});
  PassHand(gui).click(at("h0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
}

// While the first piece moves, the piece that comes in rests at its pile. It moves once the first has
// arrived.
void Groups::aPieceComesInAfterTheMove() {
  PassScene scene;
  scene.ground = PassGround::Spaces;
  scene.pieces = {{at("k1"), 0}, {at("h1"), 0}};
  scene.moving = {{.colour = 0, .way = {at("h0"), at("k1")}, .legs = {0}},
                  {.colour = 0, .way = {at("m1"), at("h1")}, .legs = {1}}};
  const auto seenAt = [&](double elapsed) {
    const auto picture = [](const PassScene& shown) {
      QImage image(726, 726, QImage::Format_RGB32);
      QPainter painter(&image);
      const auto look = Look::still({.coordinates = false});
      paintPass(painter, image.rect(), shown, *look);
      return image;
    };
    for (PassMotion& motion : scene.moving) {
      motion.legsDone = elapsed;
    }
    PassScene empty = scene;
    empty.pieces.clear();
    empty.moving.clear();
    const QImage with = picture(scene);
    const QImage without = picture(empty);
    QStringList seen;
    for (const char* const space : {"h0", "k1", "m1", "h1"}) {
      const QPointF centre = PassSurface::of(PassGround::Spaces).centre(at(space)) + QPointF(363, 363);
      const QRect there = QRectF(centre - QPointF(2, 2), QSizeF(4, 4)).toRect();
      if (with.copy(there) != without.copy(there)) {
        seen.append(at(space));
      }
    }
    return seen;
  };
  QCOMPARE(seenAt(0), QStringList({at("h0"), at("m1")}));
  QCOMPARE(seenAt(1), QStringList({at("k1"), at("m1")}));
  QCOMPARE(seenAt(2), QStringList({at("k1"), at("h1")}));
}

void Groups::theGroupsCanBeShown() {
  Gui gui;
  startGroups(gui);
  // Groups are marked faintly from the start, with three arms at each of their points.
  PassHand(gui).pointNowhere();
  const BoardGlance faint(gui.board());
  const PassScene rest = groupsScene(gui.match());
  const auto picture = [](const PassScene& scene) {
    const auto look = Look::still({.coordinates = false});
    QImage image(726, 726, QImage::Format_RGB32);
    QPainter painter(&image);
    paintPassPosition(painter, image.rect(), scene, *look);
    return image;
  };
  PassScene bare = rest;
  bare.groupTies = false;
  const QImage tied = picture(rest);
  const QImage untied = picture(bare);
  const overpass::Drawing& drawing = overpass::board().drawing();
  for (const overpass::TeeGroup& group : drawing.groups) {
    const QPointF node =
        PassSurface::of(PassGround::Nodes)
            .centre(QString::fromStdString(drawing.node_ids[static_cast<std::size_t>(group.node)]));
    const QRect there = QRectF(node + QPointF(363 - 13, 363 - 13), QSizeF(26, 26)).toRect();
    QVERIFY(tied.copy(there) != untied.copy(there));
  }
  gui.key(Qt::Key_T);
  QVERIFY(faint.changed());
  QVERIFY(groupsBoard(gui).showsGroups());
  auto& action = gui.action("showGroups");
  QVERIFY(gui.board().actions().contains(&action));  // the context menu
  QVERIFY(action.isCheckable() && action.isChecked() && !action.toolTip().isEmpty());
  action.trigger();
  QVERIFY(!faint.changed());
}

// GRP-6: moving into transit without enough moves to leave, and staying there, are refused; the ways on are
// shown.
void Groups::transitIsNoPlaceToRest() {
  Gui gui;
  startGroups(gui, {at("*: roll 3 2"), at("1: h0>g0 g0>e0 e0>d0 d0>c0 …")});
  PassHand(gui).click(at("c0"));
  QVERIFY(!spacesOffering(gui, kMoveHere).contains(at("b0")));
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("b0"));
  QCOMPARE(openSteps(gui).size(), 4);
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("GRP-6"));
  QCOMPARE(gui.board().refusedPlace(), at("b0"));
  QVERIFY(before.changedAt(at("b0")));
  QVERIFY(gui.find<QLabel>("message").text().contains(at("transit")));

  startGroups(gui, {at("*: roll 3 3"), at("1: h0>g0 g0>e0 e0>d0 d0>c0 c0>b0 …")});
  PassHand(gui).pointNowhere();
  const BoardGlance helped(gui.board());
  gui.preferences().setHighlights(Highlights::None);
  QVERIFY(helped.changedBetween(at("b0"), at("a0")));  // an arrow
  gui.preferences().setHighlights(Highlights::Explain);
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 1);
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("groups.transit-rest"));
  PassHand(gui).click(at("b0"));
  PassHand(gui).click(at("a0"));
  gui.action("endTurnAction").trigger();
  QCOMPARE(gui.match().onTurn(), 2);
}

void Groups::whoIsHemmedInHearsOfAllAround() {
  Gui gui;
  startGroups(gui, {at("*: roll 6 6"), at("1: h0>k1+h0 …")});
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("k1"));
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("groups.hemmed-in"));
  QStringList around = PassSurface::of(PassGround::Spaces).beside(at("k1"));
  QVERIFY(around.size() > 1);
  for (const QString& space : around) {
    QVERIFY(gui.find<QLabel>("message").text().contains(space));
    QVERIFY2(before.changedAt(space, 1), qPrintable(space));
  }
}

// GRP-7: two of three spaces are filled, and yet no piece comes in; the line and the space itself explain
// why.
void Groups::movingOutOfAGroupBringsNothingIn() {
  Gui gui;
  startGroups(gui, {at("*: roll 6 6"), at("1: h0>k1+h0 …")});
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("g0"));
  const QString done = gui.find<QLabel>("message").text();
  QVERIFY2(done.startsWith(at("h0 to g0")), qPrintable(done));  // names of spaces are in lower case
  QVERIFY2(done.contains(at("this move goes out of a group")), qPrintable(done));
  QVERIFY(spacesOffering(gui, kBringIn).isEmpty());
  PassHand(gui).click(at("h0"));
  QCOMPARE(gui.board().shownRefusal()->reason, std::string("groups.moved-in"));
  QVERIFY(gui.board().shownRefusal()->places.size() == 2);
}

// With two players each has two colours; a row of the turn list shows the sign of the colour that moved.
void Groups::aTurnHasTheSignOfItsColour() {
  Gui gui;
  PassHand(gui).open(
      *find_game("groups-of-three"), 2, {},
      {at("*: roll 1 1"), at("1: -"), at("*: roll 1 1"), at("2: -"), at("*: roll 1 1"), at("1: -")});
  const auto& list = gui.find<QListWidget>("turnList");
  QList<int> colours;
  for (int row = 0; row < list.count(); ++row) {
    if (list.item(row)->data(TurnRowDelegate::SeatRole).toInt() > 0) {
      colours.append(list.item(row)->data(TurnRowDelegate::ColourRole).toInt());
    }
  }
  QCOMPARE(colours, (QList<int>{0, 1, 2}));
}

// GRP-5: bearing off the last but one is refused, and both pieces are shown.
void Groups::twoMustStay() {
  Gui gui;
  startGroups(gui,
              {at("*: roll 6 6"), at("1: h0>g0 g0>e0 e0>d0 d0>c0 c0>b0 b0>a0 a0>z h1>g1 g1>e0 e0>d0 d0>c0"),
               at("*: roll 1 1"), at("2: -"), at("*: roll 1 1"), at("3: -"), at("*: roll 2 2"),
               at("1: c0>b0 b0>a0 …")});
  QVERIFY(accessibleNameOf(gui.board(), at("home:white")).contains(at(": 1 of ")));
  PassHand(gui).click(at("a0"));
  QVERIFY(spacesOffering(gui, "Bring the piece home").isEmpty());
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("z"));
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("GRP-5"));
  for (const char* const place : {"a0", "m1", "reserve:white"}) {
    QVERIFY2(before.changedAt(at(place), 1), place);
  }
  QVERIFY(!before.changedAt(at("reserve:black"), 1));
}

void Groups::withoutHelpTheHandStillWorks() {
  Gui gui;
  gui.preferences().setHighlights(Highlights::None);
  startGroups(gui);
  PassHand(gui).pointNowhere();
  const BoardGlance before(gui.board());
  PassHand(gui).click(at("h0"));
  QCOMPARE(before.changedPlaces(), QStringList{at("h0")});  // the piece in hand
  PassHand(gui).click(at("k1"));
  PassHand(gui).pointNowhere();
  QCOMPARE(spacesOffering(gui, kBringIn), QStringList{at("h0")});
  const BoardGlance offered(gui.board());
  gui.preferences().setHighlights(Highlights::Legal);
  QVERIFY(offered.changedAt(at("h0")));  // with Highlights::None it had no mark
  gui.preferences().setHighlights(Highlights::None);
  QVERIFY(!offered.changed());
  PassHand(gui).click(at("h0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>k1+h0")});
}

// Each colour's reserve is in the quarter of the board where its pieces start.
void Groups::reservesLieBesideTheirPieces() {
  Gui gui;
  PassHand(gui).open(*find_game("groups-of-three"), 4, {}, {at("*: roll 6 6")});
  const auto fromMiddle = [&gui](const QString& place) {
    return gui.board().areaOf(place).center() - gui.board().areaOf(at("z")).center();
  };
  for (const char* const colour : {"white", "black", "red", "blue"}) {
    const QStringList pieces = placesSaying(gui.board(), QByteArray(colour).append(" piece of").constData());
    QCOMPARE(pieces.size(), 3);
    const QPointF waits = fromMiddle(at("reserve:") + at(colour));
    for (const QString& piece : pieces) {
      const QPointF stands = fromMiddle(piece);
      QVERIFY2(stands.x() * waits.x() > 0 && stands.y() * waits.y() > 0, qPrintable(piece));
    }
  }
}

// GRP-2 allows empty turns, so a game could go on for ever: after several turns in which nobody moved, a draw
// is offered.
void Groups::whereNobodyMovesADrawIsOffered() {
  Gui gui;
  QTimer agree;  // agrees to every question
  connect(&agree, &QTimer::timeout, this, [&gui] { gui.agreeIfAsked(); });
  agree.start(std::chrono::milliseconds(20));
  startGroups(gui, idleTurns(9));
  QVERIFY(gui.find<QWidget>("offer").isHidden());
  gui.endTurn();
  QTRY_VERIFY(gui.find<QWidget>("offer").isVisible());
  auto& act = gui.find<QPushButton>("offerAct");
  QTRY_VERIFY(!act.visibleRegion().isEmpty());
  QTest::mouseClick(&act, Qt::LeftButton);
  QTRY_VERIFY(gui.timeline().outcome().has_value());
  QCOMPARE(gui.timeline().outcome()->reason, std::string("draw agreed"));
  QVERIFY(gui.find<QWidget>("offer").isHidden());
}

void Groups::whoMovesTakesTheOfferAway() {
  Gui gui;
  startGroups(gui, idleTurns(12));
  QTRY_VERIFY(gui.find<QWidget>("offer").isVisible());
  PassHand(gui).click(at("h0"));
  PassHand(gui).click(at("g0"));
  QCOMPARE(openSteps(gui), QStringList{at("h0>g0")});
  QVERIFY(gui.find<QWidget>("offer").isVisible());  // until the turn is over
  gui.endTurn();
  gui.agreeIfAsked();
  QCOMPARE(gui.match().onTurn(), 2);
  QTRY_VERIFY(gui.find<QWidget>("offer").isHidden());
}

void Groups::aDrawIsOfferedOnce() {
  Gui gui;
  startGroups(gui, idleTurns(12));
  QTRY_VERIFY(gui.find<QWidget>("offer").isVisible());
  auto& close = gui.find<QPushButton>("offerClose");
  QTRY_VERIFY(!close.visibleRegion().isEmpty());
  QTest::mouseClick(&close, Qt::LeftButton);
  QVERIFY(gui.find<QWidget>("offer").isHidden());
  gui.endTurn();
  gui.agreeIfAsked();
  QCOMPARE(gui.match().onTurn(), 2);
  QVERIFY(gui.find<QWidget>("offer").isHidden());
}

// A computer can't be asked whether it agrees.
void Groups::noDrawIsOfferedToComputers() {
  Gui gui;
  startGroups(gui, idleTurns(12));
  QTRY_VERIFY(gui.find<QWidget>("offer").isVisible());
  gui.match().setLevel(2, 1);
  QTRY_VERIFY(!gui.action("draw").isEnabled());
  QVERIFY(gui.find<QWidget>("offer").isHidden());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("groups", Groups);
#include "tst_groups.moc"

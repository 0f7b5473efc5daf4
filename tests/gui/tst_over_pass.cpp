// SPDX-License-Identifier: GPL-3.0-or-later
// Over-Pass on its board, by mouse and keys: what a lifted piece shows, and what is refused.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <array>

#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/over_pass_hand.h"

namespace byways::app::test {

class OverPassGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void OVP_2_diceAreRolledByHand();
  void OVP_3_aPieceInHandShowsWhereItMayGo();
  void OVP_3_anyColourMayBeMoved();
  void OVP_5_hoveringShowsTheChain();
  void OVP_5_ownColourInTheWay();
  void OVP_7_partnersAndTheirLines();
  void OVP_7_notOnParallelLines();
  void OVP_8_slidesHaveArrows();
  void OVP_8_slideOrOverPass_data();
  void OVP_8_slideOrOverPass();
  void OVP_10_theCentreMustBeEmptied();
  void OVP_5_aMoveIsSeen();
  void helpCanBeTurnedOff();
  void placesAreSpoken();

 private:
  std::unique_ptr<Gui> gui_;
  std::unique_ptr<OverPassHand> hand_;
};

namespace {

using Way = PassHand::Way;

QString qs(const char* text) { return QString::fromLatin1(text); }

QStringList nodesOf(const overpass::Places& places) {
  QStringList nodes;
  for (const std::string& place : places) {
    nodes.append(qs(place.c_str()));
  }
  return nodes;
}

// The beginning of what people are told of a landing: "Slide for 2 move", without the "s" of the plural.
QString priceOf(const overpass::Option& option) {
  constexpr std::array kKinds{"Over-Pass", "Trade", "Slide", "Exit"};  // in the order of Option::Kind
  return QStringLiteral("%1 for %2 move")
      .arg(qs(kKinds.at(static_cast<std::size_t>(option.kind))))
      .arg(option.kind == overpass::Option::Kind::Slide ? 2 : 1);
}

}  // namespace

void OverPassGame::init() {
  hand_.reset();
  gui_ = std::make_unique<Gui>();
  hand_ = std::make_unique<OverPassHand>(*gui_);
  gui_->window().resize(1100, 900);
}

void OverPassGame::OVP_2_diceAreRolledByHand() {
  for (const Way way : {Way::Clicks, Way::Keys}) {
    hand_->start(overpass::over_pass_game(), 3);
    QCOMPARE(hand_->board().actionOf(qs("dice")), qs("Roll the dice"));
    hand_->roll(way);
    QCOMPARE(hand_->board().actionOf(qs("dice")), QString());
    const QStringList eyes = lastTurn(*gui_).split(u' ');  // "roll 3 2"
    const int sum = eyes.value(1).toInt() + eyes.value(2).toInt();
    const QString said = accessibleNameOf(hand_->board(), qs("dice"));
    QVERIFY2(said.endsWith(QStringLiteral("%1 and %2: %3 of %3 moves left").arg(eyes[1], eyes[2]).arg(sum)),
             qPrintable(said));
  }
  hand_->start(overpass::over_pass_game(), 3);
  hand_->board().setFocus();
  gui_->key(Qt::Key_Space);
  QCOMPARE(gui_->timeline().to_move(), 1);
}

// Lifting any piece shows exactly its landings, with their kinds and costs.
void OverPassGame::OVP_3_aPieceInHandShowsWhereItMayGo() {
  hand_->openRolled();
  const QStringList pieces = placesSaying(hand_->board(), " piece of ");
  QCOMPARE(pieces.size(), 7);
  for (const QString& piece : pieces) {
    hand_->click(piece);
    QCOMPARE(hand_->board().lifted(), piece);
    QStringList landings;
    for (const overpass::Option& option : hand_->insight().options(piece.toStdString())) {
      const QString to = QString::fromStdString(option.to);
      const QString said = accessibleNameOf(hand_->board(), to);
      QVERIFY2(said.contains(priceOf(option)), qPrintable(said));
      landings.append(to);
    }
    landings.sort();
    landings.removeDuplicates();
    QStringList offered = placesSaying(hand_->board(), " for 1 move") +
                          placesSaying(hand_->board(), " for 2 move") +
                          placesOffering(hand_->board(), "Exit");
    offered.sort();
    offered.removeDuplicates();
    QCOMPARE(offered, landings);
    gui_->key(Qt::Key_Escape);
  }
}

void OverPassGame::OVP_3_anyColourMayBeMoved() {
  hand_->openRolled();
  hand_->play(qs("A2>B3"), Way::Clicks);  // a red piece in white's turn
  QCOMPARE(hand_->lastStep(), qs("A2>B3"));
  hand_->play(qs("A1>B1"), Way::Drags);
  QCOMPARE(hand_->lastStep(), qs("A1>B1"));
}

void OverPassGame::OVP_5_hoveringShowsTheChain() {
  hand_->openRolled();
  hand_->click(qs("A5"));
  hand_->pointNowhere();
  const BoardGlance before(hand_->board());
  int chains = 0;
  for (const overpass::Option& option : hand_->insight().options("A5")) {
    if (option.kind != overpass::Option::Kind::OverPass) {
      continue;
    }
    ++chains;
    const QString to = QString::fromStdString(option.to);
    hand_->point(to);
    const QStringList way = nodesOf(hand_->insight().chain("A5", option.to));
    QVERIFY2(way.size() > 2, qPrintable(to));
    QCOMPARE(way.front(), qs("A5"));
    QCOMPARE(way.back(), to);
    QVERIFY2(before.changedAlong(way), qPrintable(way.join(u' ')));
    for (qsizetype i = 1; i + 1 < way.size(); ++i) {
      QVERIFY2(before.changedAt(way[i], 1), qPrintable(way[i]));  // the ring around a piece passed over
    }
  }
  QVERIFY(chains > 0);
  hand_->pointNowhere();
  QVERIFY(!before.changed());
}

void OverPassGame::OVP_5_ownColourInTheWay() {
  hand_->openRolled();
  hand_->click(qs("O"));
  const BoardGlance before(hand_->board());
  hand_->click(qs("B0"));  // over A0, which is white, too
  QCOMPARE(hand_->board().lifted(), qs("O"));
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.own-colour"));
  QCOMPARE(hand_->board().refusedPlace(), qs("B0"));
  constexpr double kOnlyA0 = 0.75;  // of A0's area: more would include marks at B0, which is close by
  QVERIFY(before.changedAt(qs("B0")) && before.changedAt(qs("A0"), kOnlyA0));
  QVERIFY(gui_->find<QLabel>("message").text().contains(qs("A0")));
}

void OverPassGame::OVP_7_partnersAndTheirLines() {
  hand_->openRolled();
  hand_->click(qs("O"));
  hand_->pointNowhere();
  const BoardGlance before(hand_->board());
  int partners = 0;
  for (const overpass::Option& option : hand_->insight().options("O")) {
    if (option.kind != overpass::Option::Kind::Trade) {
      continue;
    }
    ++partners;
    hand_->point(QString::fromStdString(option.to));
    const auto [own, other] = hand_->insight().parallel_lines("O", option.to).front();
    QVERIFY(before.changedAlong(nodesOf(own)) && before.changedAlong(nodesOf(other)));
    QVERIFY(nodesOf(own).contains(qs("O")) && nodesOf(other).contains(QString::fromStdString(option.to)));
  }
  QVERIFY(partners > 1);
  hand_->play(qs("O=A1"), Way::Clicks);  // puts the piece down and lifts the other
  QVERIFY(hand_->lastStep().isEmpty());
  hand_->play(qs("O=A1"), Way::Clicks);
  QCOMPARE(hand_->lastStep(), qs("O=A1"));
  QVERIFY(accessibleNameOf(hand_->board(), qs("A1")).contains(qs("white piece of Ann")));
}

void OverPassGame::OVP_7_notOnParallelLines() {
  hand_->start(overpass::over_pass_game(), 3);
  // Two pieces of different colours that can't be traded.
  QString one;
  QString other;
  hand_->playOn([&] {
    const QStringList nodes = PassSurface::of(PassGround::Nodes).ids();
    for (const QString& first : nodes) {
      for (const QString& second : nodes.mid(nodes.indexOf(first) + 1)) {
        const std::string trade = QString(first + u'=' + second).toStdString();
        const auto refusal = gui_->timeline().state().refusal(gui_->timeline().to_move(), trade);
        const bool isIt = refusal && refusal->reason == "overpass.not-parallel";
        if (isIt && !hand_->insight().options(first.toStdString()).empty()) {
          one = first;
          other = second;
          return true;
        }
      }
    }
    return false;
  });
  QVERIFY(!one.isEmpty());
  hand_->press(one);
  hand_->carryTo(other);  // dragged onto it: a click would lift the other piece
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.not-parallel"));
  const BoardGlance refused(hand_->board());
  gui_->preferences().setHighlights(Highlights::None);
  QVERIFY(refused.changedAt(other, 1));  // a ring below the piece in hand
}

void OverPassGame::OVP_8_slidesHaveArrows() {
  hand_->openRolled();
  const BoardGlance before(hand_->board());
  hand_->click(qs("A0"));
  hand_->pointNowhere();
  const QStringList slides = placesSaying(hand_->board(), "Slide for");
  QVERIFY(slides.contains(qs("B1")));
  for (const QString& beside : PassSurface::of(PassGround::Nodes).beside(qs("A0"))) {
    QCOMPARE(before.changedBetween(qs("A0"), beside), slides.contains(beside));
  }
  for (const QString& to : slides) {
    QVERIFY(distanceOf(to) > distanceOf(qs("A0")));
  }
}

void OverPassGame::OVP_8_slideOrOverPass_data() {
  QTest::addColumn<Way>("way");
  QTest::addColumn<QString>("step");
  for (const auto& [name, way] :
       {std::pair("clicks", Way::Clicks), std::pair("drags", Way::Drags), std::pair("keys", Way::Keys)}) {
    QTest::addRow("%s, slide", name) << way << qs("A0-B1");
    QTest::addRow("%s, over-pass", name) << way << qs("A0>B1");
  }
}

// A slide and an over-pass both lead from A0 to B1: the board asks which is meant.
void OverPassGame::OVP_8_slideOrOverPass() {
  QFETCH(Way, way);
  QFETCH(QString, step);
  hand_->openRolled();
  hand_->move(qs("A0"), qs("B1"), way);
  const auto option = [this](int number) {
    return hand_->board().actionOf(QStringLiteral("choice:%1").arg(number));
  };
  QStringList options{option(0).section(u' ', 0, 0), option(1).section(u' ', 0, 0)};
  options.sort();
  QCOMPARE(options, (QStringList{qs("Over-Pass"), qs("Slide")}));
  QCOMPARE(option(2), QString());
  QVERIFY(gui_->timeline().open_steps().empty());
  gui_->key(Qt::Key_Escape);
  QCOMPARE(option(0), QString());
  QCOMPARE(hand_->board().lifted(), qs("A0"));
  gui_->key(Qt::Key_Escape);
  hand_->play(step, way);
  QCOMPARE(hand_->lastStep(), step);
}

void OverPassGame::OVP_10_theCentreMustBeEmptied() {
  hand_->openRolled();
  const BoardGlance before(hand_->board());
  gui_->endTurn();
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.centre-occupied"));
  QVERIFY(before.changedAt(qs("O"), 1) && !before.changedAt(qs("A0"), 1));
  hand_->play(qs("O>B1"), Way::Clicks);
  QTest::mouseClick(&gui_->find<QPushButton>("endTurn"), Qt::LeftButton);
  gui_->agreeIfAsked();  // most of the roll is unused
  QVERIFY(gui_->match().isRollDue());
  QCOMPARE(gui_->match().onTurn(), 2);
  const BoardGlance due(hand_->board());
  gui_->match().roll();
  QVERIFY(due.changedAt(qs("B1"), 1));  // until now the previous player's move was visible
}

// A piece moved by clicks visibly follows its chain; play can continue meanwhile.
void OverPassGame::OVP_5_aMoveIsSeen() {
  gui_->preferences().setAnimations(true);
  hand_->openRolled();
  hand_->play(qs("O>B1"), Way::Clicks);
  const BoardGlance begun(hand_->board());
  hand_->play(qs("A2>B3"), Way::Drags);
  constexpr double kPiece = 0.4;               // of a place, without the ring around the last move
  QVERIFY(begun.changedAt(qs("B1"), kPiece));  // now the piece is there
  const BoardGlance dropped(hand_->board());
  hand_->play(qs("A6>B5"), Way::Clicks);
  const BoardGlance again(hand_->board());
  QTRY_VERIFY(again.changedAt(qs("B5"), kPiece));
  QVERIFY(!dropped.changedAt(qs("B3"), kPiece));  // what is dragged isn't animated
}

void OverPassGame::helpCanBeTurnedOff() {
  hand_->openRolled();
  gui_->preferences().setHighlights(Highlights::None);
  hand_->pointNowhere();
  const BoardGlance before(hand_->board());
  hand_->click(qs("A0"));
  hand_->pointNowhere();
  QCOMPARE(before.changedPlaces(), QStringList{qs("A0")});  // the piece in hand
  const BoardGlance lifted(hand_->board());
  gui_->preferences().setHighlights(Highlights::Legal);
  const QStringList slides = placesSaying(hand_->board(), "Slide for");
  QVERIFY(!slides.isEmpty());
  for (const QString& to : slides) {
    QVERIFY(lifted.changedAt(to) && lifted.changedBetween(qs("A0"), to));
  }
}

void OverPassGame::placesAreSpoken() {
  hand_->openRolled();
  PassBoard& board = hand_->board();
  for (const QString& place : board.places()) {
    QVERIFY2(!board.describe(place).isEmpty(), qPrintable(place));
  }
  QVERIFY(board.describe(qs("O")).contains(qs("white piece of Ann")));
  QVERIFY(board.describe(qs("J3")).contains(qs("exit")));
  hand_->click(qs("A0"));
  QVERIFY(board.describe(qs("B1")).contains(qs("Slide for 2")));
  QVERIFY(board.describe(qs("A0")).contains(qs("in hand")));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("over_pass", OverPassGame);
#include "tst_over_pass.moc"

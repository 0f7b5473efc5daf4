// SPDX-License-Identifier: GPL-3.0-or-later
// Over-Pass on its board, by mouse and keys: what a lifted piece shows, and what is refused.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
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
    QVERIFY(hand_->scene().dice);
    QVERIFY(hand_->scene().dice->state == PassDice::State::Due);
    hand_->roll(way);
    QVERIFY(hand_->scene().dice->state == PassDice::State::Rolled);
    QCOMPARE(hand_->scene().dice->left, hand_->scene().dice->eyes[0] + hand_->scene().dice->eyes[1]);
  }
  hand_->start(overpass::over_pass_game(), 3);
  hand_->board().setFocus();
  gui_->key(Qt::Key_Space);
  QCOMPARE(gui_->timeline().to_move(), 1);
}

// For every piece, exactly its landings with their kinds and costs.
void OverPassGame::OVP_3_aPieceInHandShowsWhereItMayGo() {
  hand_->openRolled();
  QStringList pieces = hand_->scene().pieces.keys();
  pieces.sort();
  QCOMPARE(pieces.size(), 7);
  for (const QString& piece : pieces) {
    hand_->click(piece);
    QCOMPARE(hand_->board().lifted(), piece);
    const std::vector<overpass::Option> options = hand_->insight().options(piece.toStdString());
    const QList<PassMark> marks = hand_->scene().targets;
    QCOMPARE(static_cast<std::size_t>(marks.size()), options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
      const PassMark& mark = marks[static_cast<qsizetype>(i)];
      QCOMPARE(mark.step.toStdString(), options[i].step);
      QCOMPARE(mark.price, mark.kind == PassMark::Kind::Slide ? 2 : 1);
    }
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
  QVERIFY(hand_->scene().way.isEmpty());
  for (const PassMark& mark : hand_->scene().targets) {
    if (mark.kind != PassMark::Kind::OverPass) {
      continue;
    }
    hand_->point(mark.place);
    const QStringList way = hand_->scene().way;
    QVERIFY2(way.size() > 2, qPrintable(mark.place));
    QCOMPARE(way.front(), qs("A5"));
    QCOMPARE(way.back(), mark.place);
    for (qsizetype i = 1; i < way.size(); ++i) {
      QVERIFY(PassPlaces::of(PassOn::Nodes).beside(way[i - 1]).contains(way[i]));
      QVERIFY(i + 1 == way.size() || hand_->scene().holds(way[i]));
    }
  }
  hand_->pointNowhere();
  QVERIFY(hand_->scene().way.isEmpty());
}

void OverPassGame::OVP_5_ownColourInTheWay() {
  hand_->openRolled();
  hand_->click(qs("O"));
  hand_->click(qs("B0"));  // over A0, which is white, too
  QCOMPARE(hand_->board().lifted(), qs("O"));
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.own-colour"));
  QCOMPARE(hand_->scene().marks.refused, qs("B0"));
  QVERIFY(hand_->scene().marks.proving.contains(qs("A0")));
  QVERIFY(gui_->find<QLabel>("message").text().contains(qs("A0")));
}

void OverPassGame::OVP_7_partnersAndTheirLines() {
  hand_->openRolled();
  hand_->click(qs("O"));
  int partners = 0;
  for (const PassMark& mark : hand_->scene().targets) {
    if (mark.kind != PassMark::Kind::Trade) {
      continue;
    }
    ++partners;
    hand_->point(mark.place);
    const QList<QStringList> lines = hand_->scene().litLines;
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(qs("O")));
    QVERIFY(lines[1].contains(mark.place));
    QVERIFY(lines[0] != lines[1]);
  }
  QVERIFY(partners > 1);
  hand_->play(qs("O=A1"), Way::Clicks);  // puts the piece down and lifts the other
  QVERIFY(hand_->lastStep().isEmpty());
  hand_->play(qs("O=A1"), Way::Clicks);
  QCOMPARE(hand_->lastStep(), qs("O=A1"));
  QCOMPARE(hand_->scene().pieces.value(qs("A1")), 0);
}

void OverPassGame::OVP_7_notOnParallelLines() {
  hand_->start(overpass::over_pass_game(), 3);
  // Two pieces of different colours that can't be traded.
  QString one;
  QString other;
  hand_->playOn([&] {
    const QStringList nodes = PassPlaces::of(PassOn::Nodes).ids();
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
  QCOMPARE(hand_->scene().marks.refused, other);
}

void OverPassGame::OVP_8_slidesHaveArrows() {
  hand_->openRolled();
  hand_->click(qs("A0"));
  const QList<std::pair<QString, QString>> arrows = hand_->scene().arrows;
  QVERIFY(arrows.contains(std::pair(qs("A0"), qs("B1"))));
  for (const auto& [from, to] : arrows) {
    QCOMPARE(from, qs("A0"));
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

// Both lead from A0 to B1: the board asks which is meant.
void OverPassGame::OVP_8_slideOrOverPass() {
  QFETCH(Way, way);
  QFETCH(QString, step);
  hand_->openRolled();
  hand_->move(qs("A0"), qs("B1"), way);
  QVERIFY(hand_->scene().choice);
  QCOMPARE(hand_->scene().choice->options.size(), 2);
  QVERIFY(gui_->timeline().open_steps().empty());
  gui_->key(Qt::Key_Escape);
  QVERIFY(!hand_->scene().choice);
  QCOMPARE(hand_->board().lifted(), qs("A0"));
  gui_->key(Qt::Key_Escape);
  hand_->play(step, way);
  QCOMPARE(hand_->lastStep(), step);
}

void OverPassGame::OVP_10_theCentreMustBeEmptied() {
  hand_->openRolled();
  gui_->endTurn();
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.centre-occupied"));
  QVERIFY(hand_->scene().marks.proving.contains(qs("O")));
  hand_->play(qs("O>B1"), Way::Clicks);
  QTest::mouseClick(&gui_->find<QPushButton>("endTurn"), Qt::LeftButton);
  gui_->agreeIfAsked();  // most of the roll is unused
  QVERIFY(gui_->match().isRollDue());
  QCOMPARE(gui_->match().onTurn(), 2);
  QVERIFY(hand_->scene().marks.lastTurn.contains(qs("B1")));  // the previous player's moves stay visible
}

// A piece moved by clicks visibly follows its chain; play can continue meanwhile.
void OverPassGame::OVP_5_aMoveIsSeen() {
  gui_->preferences().setAnimations(true);
  hand_->openRolled();
  hand_->play(qs("O>B1"), Way::Clicks);
  const QList<PassMotion> moving = hand_->scene().moving;
  QCOMPARE(moving.size(), 1);
  QCOMPARE(moving.front().way.size(), 3);
  QCOMPARE(moving.front().way.front(), qs("O"));
  QCOMPARE(moving.front().way.back(), qs("B1"));
  hand_->play(qs("A2>B3"), Way::Drags);  // dragged: there is nothing left to animate
  QVERIFY(hand_->scene().moving.isEmpty());
  hand_->play(qs("A6>B5"), Way::Clicks);
  QVERIFY(!hand_->scene().moving.isEmpty());
  QTRY_VERIFY(hand_->scene().moving.isEmpty());
}

void OverPassGame::helpCanBeTurnedOff() {
  hand_->openRolled();
  hand_->click(qs("A1"));
  QVERIFY(!hand_->scene().targets.isEmpty());
  gui_->preferences().setHighlights(Highlights::None);
  hand_->click(qs("A1"));
  QVERIFY(hand_->scene().targets.isEmpty());
  QVERIFY(hand_->scene().arrows.isEmpty());
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

// SPDX-License-Identifier: GPL-3.0-or-later
// Over-Pass on its board by mouse and keys: what a piece in hand shows, what is refused, and a whole game.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "engine/core/random.h"
#include "engine/overpass/board.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/pass_hand.h"

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
  void OVP_9_exitByMouse_data();
  void OVP_9_exitByMouse();
  void OVP_9_oddRoll();
  void OVP_10_theCentreMustBeEmptied();
  void helpCanBeTurnedOff();
  void placesAreSpoken();
  void wholeGameOfThree();

 private:
  [[nodiscard]] const overpass::OverPassInsight& insight() const {
    return *overpass::over_pass_insight(gui_->timeline().state());
  }
  [[nodiscard]] PassScene scene() const { return hand_->board().sceneNow(); }
  [[nodiscard]] QString lastStep() const;
  [[nodiscard]] std::vector<std::string> legal() const { return gui_->timeline().state().legal_steps(); }
  [[nodiscard]] std::string goodStep(Random& random) const;
  template <class Enough>
  void playOn(Enough isEnough);
  void playByHand(const QString& step, PassHand::Way way);

  std::unique_ptr<Gui> gui_;
  std::unique_ptr<PassHand> hand_;
};

namespace {

using Kind = PassMark::Kind;
using Way = PassHand::Way;

QString qs(const char* text) { return QString::fromLatin1(text); }

const QStringList& kRolled() {
  static const QStringList entries{qs("*: roll 6 6")};
  return entries;
}

double distanceOf(const std::string& node) {
  const overpass::Point at =
      overpass::board().drawing().points[static_cast<std::size_t>(*overpass::board().find_node(node))];
  return std::hypot(at.x, at.y);
}

// "C0", "E1" of "C0>E1"; "J3" and "home" of an exit.
std::pair<QString, QString> endsOfMove(const QString& step) {
  const auto sign = std::find_if(step.begin(), step.end(), [](QChar c) { return !c.isLetterOrNumber(); });
  const qsizetype at = sign - step.begin();
  return {step.left(at), step.mid(at + 1)};
}

}  // namespace

void OverPassGame::init() {
  hand_.reset();
  gui_ = std::make_unique<Gui>();
  hand_ = std::make_unique<PassHand>(*gui_);
  gui_->window().resize(1100, 900);
}

QString OverPassGame::lastStep() const {
  const std::vector<std::string> steps = gui_->timeline().open_steps();
  return steps.empty() ? QString() : QString::fromStdString(steps.back());
}

// Home if that is possible, else outward with one's own colour, else anything.
std::string OverPassGame::goodStep(Random& random) const {
  const std::vector<std::string> steps = legal();
  std::vector<std::string> good;
  const std::string colour = gui_->timeline().state().position().at("colour");
  const nlohmann::json pieces = gui_->timeline().state().position().at("pieces");
  for (const std::string& step : steps) {
    const auto [from, to] = endsOfMove(QString::fromStdString(step));
    if (to == qs("home")) {
      return step;
    }
    if (pieces.at(from.toStdString()) == colour && step.find('=') == std::string::npos &&
        distanceOf(to.toStdString()) > distanceOf(from.toStdString()) + 0.01) {
      good.push_back(step);
    }
  }
  const std::vector<std::string>& from = good.empty() ? steps : good;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

// Without the mouse, to get on.
template <class Enough>
void OverPassGame::playOn(Enough isEnough) {
  Random random(3);
  for (int i = 0; i < 4000; ++i) {
    if (gui_->match().isRollDue()) {
      gui_->match().roll();
      continue;
    }
    if (gui_->timeline().to_move() < 1 || isEnough()) {
      return;
    }
    const bool isStuck = legal().empty();
    static_cast<void>(gui_->match().play(isStuck ? qs("end") : QString::fromStdString(goodStep(random))));
  }
  QFAIL("never enough");
}

void OverPassGame::playByHand(const QString& step, Way way) {
  const auto [from, to] = endsOfMove(step);
  const QString place = to == qs("home") ? qs("home:") + passColourWord(scene().pieces.value(from)) : to;
  hand_->move(from, place, way);
  if (lastStep() == step || !scene().choice) {
    return;
  }
  const QList<PassMark> options = scene().choice->options;
  for (int i = 0; i < options.size(); ++i) {
    if (options[i].step != step) {
      continue;
    }
    if (way != Way::Keys) {
      hand_->click(qs("choice:%1").arg(i));
      return;
    }
    while (scene().choice && scene().choice->chosen != i) {
      gui_->key(Qt::Key_Right);
    }
    gui_->key(Qt::Key_Return);
  }
}

void OverPassGame::OVP_2_diceAreRolledByHand() {
  for (const Way way : {Way::Clicks, Way::Keys}) {
    hand_->start(overpass::over_pass_game(), 3);
    QVERIFY(scene().dice);
    QVERIFY(scene().dice->state == PassDice::State::Due);
    hand_->roll(way);
    QVERIFY(scene().dice->state == PassDice::State::Rolled);
    QCOMPARE(scene().dice->left, scene().dice->eyes[0] + scene().dice->eyes[1]);
  }
  hand_->start(overpass::over_pass_game(), 3);
  hand_->board().setFocus();
  gui_->key(Qt::Key_Space);
  QCOMPARE(gui_->timeline().to_move(), 1);
}

// Every landing with its kind and price, and nothing else, for every piece on the board.
void OverPassGame::OVP_3_aPieceInHandShowsWhereItMayGo() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  QStringList pieces = scene().pieces.keys();
  pieces.sort();
  QCOMPARE(pieces.size(), 7);
  for (const QString& piece : pieces) {
    hand_->click(piece);
    QCOMPARE(hand_->board().lifted(), piece);
    const std::vector<overpass::Option> options = insight().options(piece.toStdString());
    const QList<PassMark> marks = scene().marks;
    QCOMPARE(static_cast<std::size_t>(marks.size()), options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
      const PassMark& mark = marks[static_cast<qsizetype>(i)];
      QCOMPARE(mark.step.toStdString(), options[i].step);
      QCOMPARE(mark.price, mark.kind == Kind::Slide ? 2 : 1);
    }
    gui_->key(Qt::Key_Escape);
  }
}

void OverPassGame::OVP_3_anyColourMayBeMoved() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  playByHand(qs("A2>B3"), Way::Clicks);  // red, in white's turn
  QCOMPARE(lastStep(), qs("A2>B3"));
  playByHand(qs("A1>B1"), Way::Drags);
  QCOMPARE(lastStep(), qs("A1>B1"));
}

void OverPassGame::OVP_5_hoveringShowsTheChain() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->click(qs("A5"));
  QVERIFY(scene().way.isEmpty());
  for (const PassMark& mark : scene().marks) {
    if (mark.kind != Kind::OverPass) {
      continue;
    }
    hand_->point(mark.place);
    const QStringList way = scene().way;
    QVERIFY2(way.size() > 2, qPrintable(mark.place));
    QCOMPARE(way.front(), qs("A5"));
    QCOMPARE(way.back(), mark.place);
    for (qsizetype i = 1; i < way.size(); ++i) {
      QVERIFY(PassPlaces::of(PassOn::Nodes).beside(way[i - 1]).contains(way[i]));
      QVERIFY(i + 1 == way.size() || scene().holds(way[i]));
    }
  }
  hand_->pointNowhere();
  QVERIFY(scene().way.isEmpty());
}

void OverPassGame::OVP_5_ownColourInTheWay() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->click(qs("O"));
  hand_->click(qs("B0"));  // over A0, which is white too
  QCOMPARE(hand_->board().lifted(), qs("O"));
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.own-colour"));
  QCOMPARE(scene().refused, qs("B0"));
  QVERIFY(scene().proving.contains(qs("A0")));
  QVERIFY(gui_->find<QLabel>("message").text().contains(qs("A0")));
}

void OverPassGame::OVP_7_partnersAndTheirLines() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->click(qs("O"));
  int partners = 0;
  for (const PassMark& mark : scene().marks) {
    if (mark.kind != Kind::Trade) {
      continue;
    }
    ++partners;
    hand_->point(mark.place);
    const QList<QStringList> lines = scene().litLines;
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(qs("O")));
    QVERIFY(lines[1].contains(mark.place));
    QVERIFY(lines[0] != lines[1]);
  }
  QVERIFY(partners > 1);
  playByHand(qs("O=A1"), Way::Clicks);  // puts down and takes up again
  QVERIFY(lastStep().isEmpty());
  playByHand(qs("O=A1"), Way::Clicks);
  QCOMPARE(lastStep(), qs("O=A1"));
  QCOMPARE(scene().pieces.value(qs("A1")), 0);
}

void OverPassGame::OVP_7_notOnParallelLines() {
  hand_->start(overpass::over_pass_game(), 3);
  // Two pieces of different colours that can't be traded.
  QString one;
  QString other;
  playOn([&] {
    const PassScene now = scene();
    for (auto a = now.pieces.cbegin(); a != now.pieces.cend(); ++a) {
      for (auto b = now.pieces.cbegin(); b != now.pieces.cend(); ++b) {
        if (a.value() == b.value() || a.key() >= b.key() ||
            insight().options(a.key().toStdString()).empty()) {
          continue;
        }
        const bool inOrder = PassPlaces::of(PassOn::Nodes).ids().indexOf(a.key()) <
                             PassPlaces::of(PassOn::Nodes).ids().indexOf(b.key());
        const QString step = inOrder ? a.key() + u'=' + b.key() : b.key() + u'=' + a.key();
        const auto refusal = gui_->timeline().state().refusal(gui_->timeline().to_move(), step.toStdString());
        if (refusal && refusal->reason == "overpass.not-parallel") {
          one = a.key();
          other = b.key();
          return true;
        }
      }
    }
    return false;
  });
  QVERIFY(!one.isEmpty());
  hand_->click(one);
  hand_->point(other);  // asked by pointing alone
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.not-parallel"));
  QCOMPARE(scene().refused, other);
}

void OverPassGame::OVP_8_slidesHaveArrows() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->click(qs("A1"));
  const QList<std::pair<QString, QString>> arrows = scene().arrows;
  QVERIFY(arrows.contains(std::pair(qs("A1"), qs("B1"))));
  for (const auto& [from, to] : arrows) {
    QCOMPARE(from, qs("A1"));
    QVERIFY(distanceOf(to.toStdString()) > distanceOf("A1"));
  }
}

void OverPassGame::OVP_8_slideOrOverPass_data() {
  QTest::addColumn<Way>("way");
  QTest::addColumn<QString>("step");
  for (const auto& [name, way] :
       {std::pair("clicks", Way::Clicks), std::pair("drags", Way::Drags), std::pair("keys", Way::Keys)}) {
    QTest::addRow("%s, slide", name) << way << qs("A1-B1");
    QTest::addRow("%s, over-pass", name) << way << qs("A1>B1");
  }
}

// Both lead from A1 to B1: the board asks which.
void OverPassGame::OVP_8_slideOrOverPass() {
  QFETCH(Way, way);
  QFETCH(QString, step);
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->move(qs("A1"), qs("B1"), way);
  QVERIFY(scene().choice);
  QCOMPARE(scene().choice->options.size(), 2);
  QVERIFY(gui_->timeline().open_steps().empty());
  gui_->key(Qt::Key_Escape);
  QVERIFY(!scene().choice);
  QCOMPARE(hand_->board().lifted(), qs("A1"));
  gui_->key(Qt::Key_Escape);
  playByHand(step, way);
  QCOMPARE(lastStep(), step);
}

void OverPassGame::OVP_9_exitByMouse_data() {
  QTest::addColumn<Way>("way");
  QTest::addRow("clicks") << Way::Clicks;
  QTest::addRow("drags") << Way::Drags;
  QTest::addRow("keys") << Way::Keys;
}

void OverPassGame::OVP_9_exitByMouse() {
  QFETCH(Way, way);
  hand_->start(overpass::over_pass_game(), 3);
  QString exit;
  playOn([&] {
    for (const std::string& step : legal()) {
      if (step.find("home") != std::string::npos) {
        exit = QString::fromStdString(step);
      }
    }
    return !exit.isEmpty();
  });
  QVERIFY(!exit.isEmpty());
  const QString node = exit.section(u'>', 0, 0);
  const int colour = scene().pieces.value(node);
  const auto homeOf = [&] {
    for (const PassPile& pile : scene().piles) {
      if (pile.colour == colour) {
        return pile.home;
      }
    }
    return -1;
  };
  const int before = homeOf();
  playByHand(exit, way);
  QCOMPARE(lastStep(), exit);
  QCOMPARE(homeOf(), before + 1);
  QVERIFY(!scene().holds(node));
}

void OverPassGame::OVP_9_oddRoll() {
  hand_->start(overpass::over_pass_game(), 3);
  QString node;
  playOn([&] {
    for (int i = 0; i < 8; ++i) {
      const QString exit = QStringLiteral("J%1").arg(i);
      const auto refusal = insight().exit_refusal(exit.toStdString());
      if (refusal && refusal->reason == "overpass.odd-roll") {
        node = exit;
      }
    }
    return !node.isEmpty();
  });
  QVERIFY(!node.isEmpty());
  const QString home = qs("home:") + passColourWord(scene().pieces.value(node));
  if (insight().options(node.toStdString()).empty()) {
    hand_->click(node);  // there is nothing that it can do
  } else {
    hand_->move(node, home, Way::Drags);
  }
  QVERIFY(hand_->board().shownRefusal());
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.odd-roll"));
  QVERIFY(scene().proving.contains(node));
  QVERIFY(gui_->find<QLabel>("message").text().contains(qs("odd")));
}

void OverPassGame::OVP_10_theCentreMustBeEmptied() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  gui_->key(Qt::Key_Return);
  QCOMPARE(hand_->board().shownRefusal()->reason, std::string("overpass.centre-occupied"));
  QVERIFY(scene().proving.contains(qs("O")));
  playByHand(qs("O>B1"), Way::Clicks);
  QTest::mouseClick(&gui_->find<QPushButton>("endTurn"), Qt::LeftButton);
  QVERIFY(gui_->match().isRollDue());
  QCOMPARE(gui_->match().onTurn(), 2);
  QVERIFY(scene().last.contains(qs("B1")));  // what the player before has done stays in sight
}

void OverPassGame::helpCanBeTurnedOff() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  hand_->click(qs("A1"));
  QVERIFY(!scene().marks.isEmpty());
  gui_->preferences().setHighlights(Preferences::Highlights::None);
  hand_->click(qs("A1"));
  QVERIFY(scene().marks.isEmpty());
  QVERIFY(scene().arrows.isEmpty());
}

void OverPassGame::placesAreSpoken() {
  hand_->open(overpass::over_pass_game(), 3, {}, kRolled());
  PassBoard& board = hand_->board();
  for (const QString& place : board.places()) {
    QVERIFY2(!board.describe(place).isEmpty(), qPrintable(place));
  }
  QVERIFY(board.describe(qs("O")).contains(qs("white piece of Ann")));
  QVERIFY(board.describe(qs("J3")).contains(qs("exit")));
  hand_->click(qs("A1"));
  QVERIFY(board.describe(qs("B1")).contains(qs("Slide for 2 moves")));
  QVERIFY(board.describe(qs("A1")).contains(qs("in hand")));
}

// Three players, every step by hand in one of three ways; the command line agrees about what has come of it.
void OverPassGame::wholeGameOfThree() {
  hand_->start(overpass::over_pass_game(), 3);
  Random random(11);
  constexpr std::array kWays{Way::Clicks, Way::Drags, Way::Keys};
  std::size_t steps = 0;
  while (gui_->timeline().to_move() != kNobody) {
    const Way way = kWays.at(steps++ % kWays.size());
    if (gui_->match().isRollDue()) {
      hand_->roll(way);
      QVERIFY(!gui_->match().isRollDue());
      continue;
    }
    if (legal().empty()) {
      QTest::mouseClick(&gui_->find<QPushButton>("endTurn"), Qt::LeftButton);
      continue;
    }
    const QString step = QString::fromStdString(goodStep(random));
    playByHand(step, way);
    const bool isOver = gui_->timeline().to_move() == kNobody;
    QVERIFY2(isOver || lastStep() == step, qPrintable(step + u' ' + lastStep()));
    QVERIFY(steps < 3000);
  }
  const QString file = gui_->folder() + QStringLiteral("/whole.byways");
  QCOMPARE(Library::write(gui_->match(), file), QString());
  const nlohmann::json shown = showByCli(file);
  QVERIFY(shown.is_object());
  const Outcome outcome = *gui_->timeline().outcome();
  QCOMPARE(shown["result"]["reason"].get<std::string>(), outcome.reason);
  QVERIFY(shown["result"]["winners"] == nlohmann::json(outcome.winners));
  QVERIFY(shown["result"]["scores"] == nlohmann::json(outcome.scores));
  QVERIFY(shown["position"] == gui_->timeline().state().position());
  QVERIFY(gui_->find<QLabel>("resultHeadline").isVisible());
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::OverPassGame)
#include "tst_over_pass.moc"

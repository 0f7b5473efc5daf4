// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Groups-of-Three and Mono-Line by mouse and keys; the command line agrees about the results.
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <map>
#include <queue>

#include "app/games/pass/pass_scene.h"
#include "app/games/pass/pass_texts.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "engine/overpass/board.h"
#include "engine/overpass/groups_notation.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class PassWholeGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void groupsOfThreeWithThree();
  void monoLine();
};

namespace {

using overpass::WrittenGroupsStep;

// Opens a new game whose rolls follow from `seed`.
void openSeeded(Gui& gui, const Game& game, int players, int seed) {
  Record record = passMatch(game, players, {}, {})->record();
  record.document["table"]["seed"] = seed;
  QFile file(gui.folder() + QStringLiteral("/seeded.byways"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(write_record(record)));
  file.close();
  QVERIFY(gui.window().openFile(file.fileName()));
  QCoreApplication::processEvents();
  gui.board().setFocus();
}

// The number of moves from each space to the goal on an empty board.
std::map<std::string, int> waysHome() {
  const overpass::Board& board = overpass::board();
  std::map<std::string, int> ways{{board.space_id(board.goal()), 0}};
  std::queue<overpass::Space> reached({board.goal()});
  while (!reached.empty()) {
    const overpass::Space space = reached.front();
    reached.pop();
    board.adjoining(space).for_each([&](overpass::Space next) {
      if (ways.emplace(board.space_id(next), ways[board.space_id(space)] + 1).second) {
        reached.push(next);
      }
    });
  }
  return ways;
}

// A good step with some chance in it: it brings pieces in while there is a reserve, and then heads home.
// Games of random steps would never end.
std::string goodStep(const State& state, Random& random) {
  static const std::map<std::string, int> kHome = waysHome();
  const nlohmann::json position = state.position();
  const bool isEmpty = position["reserve"][position["colour"].get<std::string>()] == 0;
  std::string best;
  int most = -1000;
  for (const std::string& step : state.legal_steps()) {
    const WrittenGroupsStep written = *overpass::read_groups_step(step);
    int worth =
        100 * static_cast<int>(written.brought_in.size()) + static_cast<int>(random.below(isEmpty ? 4 : 10));
    worth -= written.to.starts_with('b') ? 6 : 0;
    worth += written.to != "z" ? 0 : isEmpty ? 60 : 20;
    worth += isEmpty ? 4 * (kHome.at(written.from) - kHome.at(written.to)) : 0;
    if (worth > most) {
      most = worth;
      best = step;
    }
  }
  return best;
}

void roll(Gui& gui, int turn) {
  if (turn % 3 == 0) {
    PassHand(gui).click(at("dice"));
  } else if (turn % 3 == 1) {
    gui.key(Qt::Key_Space);
  } else {
    gui.key(Qt::Key_R);  // not the button, which has just ended the previous turn: see RollGuard
  }
}

// Plays a step by dragging if `drags`, else by clicks; then clicks the pieces that it brings in.
void playGroupsStep(Gui& gui, const std::string& step, bool drags) {
  const WrittenGroupsStep written = *overpass::read_groups_step(step);
  const QString from = QString::fromStdString(written.from);
  const QString to = QString::fromStdString(written.to);
  if (drags) {
    PassHand(gui).drag(from, to);
  } else {
    PassHand(gui).click(from);
    PassHand(gui).click(to);
  }
  for (const std::string& space : written.brought_in) {
    PassHand(gui).click(QString::fromStdString(space));
  }
}

}  // namespace

void PassWholeGames::groupsOfThreeWithThree() {
  Gui gui;
  openSeeded(gui, *find_game("groups-of-three"), 3, 6);
  Random random(6);
  int turns = 0;
  int steps = 0;
  while (gui.timeline().to_move() != kNobody) {
    const Seat seat = gui.match().onTurn();
    QVERIFY(gui.match().isRollDue());
    roll(gui, ++turns);
    QVERIFY(!gui.match().isRollDue());
    QCOMPARE(gui.timeline().to_move(), seat);
    std::vector<std::string> made;
    while (gui.timeline().to_move() == seat && !gui.timeline().state().legal_steps().empty()) {
      made.push_back(goodStep(gui.timeline().state(), random));
      playGroupsStep(gui, made.back(), ++steps % 2 == 0);
      if (gui.timeline().to_move() == seat) {
        QCOMPARE(gui.timeline().open_steps(), made);
      }
    }
    if (gui.timeline().to_move() == seat) {
      QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
    }
    gui.agreeIfAsked();
    QVERIFY(gui.match().onTurn() != seat);
    QVERIFY(turns < 200);
  }
  // The dice still lie at the player who rolled last.
  const PassScene scene = groupsScene(gui.match());
  QVERIFY(scene.dice.has_value());
  QCOMPARE(scene.dice->corner,
           passCornerOf(PassGround::Spaces, gui.timeline().outcome()->winners.front() - 1));
  compareEndWithCli(gui);
}

void PassWholeGames::monoLine() {
  Gui gui;
  openSeeded(gui, *find_game("mono-line"), 2, 1);
  Random random(5);
  const auto anyNode = [&] {
    const std::vector<std::string> nodes = gui.timeline().turn_start().legal_steps();
    return QString::fromStdString(nodes[random.below(static_cast<std::uint32_t>(nodes.size()))]);
  };
  int turns = 0;
  while (gui.timeline().to_move() != kNobody) {
    const Seat seat = gui.timeline().to_move();
    const bool byKeys = ++turns % 2 == 0;
    gui.key(turns % 3 == 0 ? Qt::Key_2 : Qt::Key_1);
    if (turns % 4 == 0) {
      PassHand(gui).click(anyNode());  // tried out on a different node first
    }
    const QString node = anyNode();
    if (openSteps(gui).isEmpty() || !openSteps(gui).front().startsWith(node + QLatin1Char('/'))) {
      if (byKeys) {
        PassHand(gui).walkTo(node);
        gui.key(Qt::Key_Space);
      } else {
        PassHand(gui).click(node);
      }
    }
    QCOMPARE(openSteps(gui).size(), 1);
    QVERIFY(openSteps(gui).front().startsWith(node + QLatin1Char('/')));
    if (byKeys) {
      gui.endTurn();
    } else {
      QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
    }
    gui.agreeIfAsked();
    QVERIFY(gui.timeline().to_move() != seat);
  }
  QVERIFY(turns > 4);
  compareEndWithCli(gui);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("pass_whole", PassWholeGames);
#include "tst_pass_whole.moc"

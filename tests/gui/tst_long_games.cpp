// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of a step doesn't grow with the length of the game.
#include <QDir>
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <array>
#include <ctime>
#include <set>

#include "app/games/catalogue.h"
#include "app/games/turn_words.h"
#include "app/table/turn_row_delegate.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr std::size_t kShort = 10;  // turns
constexpr std::size_t kLong = 10000;

// Saves an unfinished game with `turns` turns in the library of `gui`; returns its path, empty if that
// failed.
QString gameOf(Gui& gui, std::size_t turns) {
  const Game& game = *find_game("over-pass");
  const Expected<Setup, SetupError> setup = check_setup(game, 2, {});
  if (!setup) {
    return {};
  }
  Timeline line(game, *setup);
  Random random(3);
  // A turn that ends the game is undone and drawn again.
  for (std::size_t played = 0; played < turns;) {
    const std::size_t before = line.cursor();
    play_random_turns(line, random, 1);
    line.outcome() ? line.go_to(before) : static_cast<void>(++played);
  }
  QDir().mkpath(gui.library().folder());
  const QString file = gui.library().newPath();
  const Match match(make_record(line, {"", ""}), line);
  return Library::write(match, file).isEmpty() ? file : QString();
}

// The processor time that a call of `act` and all events that follow take, in milliseconds: the median of
// several calls, since the first ones fill caches.
template <class Act>
double costOf(const Act& act) {
  constexpr int kTimes = 31;
  std::array<double, kTimes> all{};
  for (double& cost : all) {
    const std::clock_t start = std::clock();
    act();
    QCoreApplication::processEvents();
    cost = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  }
  std::nth_element(all.begin(), all.begin() + kTimes / 2, all.end());
  return all[kTimes / 2];
}

// Milliseconds (costOf).
struct Costs {
  double walk = 0;  // one turn back and one forward
  double undo = 0;  // one undo and one redo
  double play = 0;  // a step that changes the line, and undoing it
};

Costs costsAt(Gui& gui, std::size_t turns) {
  const QString file = gameOf(gui, turns);
  if (file.isEmpty() || !gui.window().openFile(file)) {
    return {};
  }
  gui.match().goTo(gui.timeline().length());
  QCoreApplication::processEvents();
  Costs costs;
  costs.walk = costOf([&gui] {
    gui.key(Qt::Key_Left, Qt::AltModifier);
    gui.key(Qt::Key_Right, Qt::AltModifier);
  });
  costs.undo = costOf([&gui] {
    gui.match().undo();
    gui.match().redo();
  });
  const std::vector<std::string> steps = gui.match().state().legal_steps();
  std::size_t played = 0;
  costs.play = costOf([&] {
    static_cast<void>(gui.match().play(QString::fromStdString(steps[++played % steps.size()])));
    gui.match().undo();
  });
  return costs;
}

}  // namespace

class LongGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aStepCostsTheSameInALongGame();
  void manyKeysAreWorkedOff();
  void theListIsAsIfMadeAnew();
};

void LongGames::aStepCostsTheSameInALongGame() {
  constexpr double kMost = 1.5;
  Gui gui;
  const Costs few = costsAt(gui, kShort);
  const Costs many = costsAt(gui, kLong);
  qInfo(
      "a turn back and on: %.1f ms at %zu turns, %.1f ms at %zu; undo and redo: %.1f and %.1f ms; a step and "
      "undo: %.1f and %.1f ms",
      few.walk, kShort, many.walk, kLong, few.undo, many.undo, few.play, many.play);
  QVERIFY(few.walk > 0 && few.undo > 0 && few.play > 0);
  QVERIFY(many.walk < kMost * few.walk);
  QVERIFY(many.undo < kMost * few.undo);
  // A step that changes the line may cost more: it is compared with the abandoned lines, and the list is laid
  // out again.
  constexpr double kMostOfPlay = 2.5;
  QVERIFY(many.play < kMostOfPlay * few.play);
}

void LongGames::manyKeysAreWorkedOff() {
  constexpr int kKeys = 200;
  Gui gui;
  QVERIFY(gui.window().openFile(gameOf(gui, kLong)));
  gui.match().goTo(gui.timeline().length());
  const auto& list = gui.find<QListWidget>("turnList");
  const int last = list.currentRow();
  const std::clock_t start = std::clock();
  for (int i = 0; i < kKeys; ++i) {
    gui.key(Qt::Key_Left, Qt::AltModifier);
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  qInfo("%.2f s", seconds);
  QCOMPARE(list.currentRow(), last - kKeys);
  QVERIFY(seconds < 2);
}

// The list only replaces rows that changed; the result must equal a newly made list.
void LongGames::theListIsAsIfMadeAnew() {
  Gui gui;
  MatchSetup setup = MainWindow::usualSetup(faceOf(*find_game("over-pass")), gui.preferences());
  setup.takesBackRolls = true;
  gui.window().start(setup);
  const auto& list = gui.find<QListWidget>("turnList");
  Match& match = gui.match();
  Random random(26);
  for (int round = 0; round < 200; ++round) {
    const auto below = [&random](std::size_t most) { return random.below(static_cast<std::uint32_t>(most)); };
    switch (below(8)) {
      case 0:
        match.goTo(below(match.timeline().length() + 1));
        break;
      case 1:
        match.undo();
        break;
      case 2:
        match.redo();
        break;
      case 3:
        static_cast<void>(match.setComment(below(match.timeline().entries().size() + 1),
                                           below(2) == 0 ? QString() : QString::number(round)));
        break;
      case 4:
        match.setName(1, QStringLiteral("Ann %1").arg(round / 50));
        break;
      default:
        static_cast<void>(playOn(match, random));
        break;
    }
    const std::vector<TurnRow> rows = turnRows(faceOf(match.game()), match, false).rows;
    QCOMPARE(list.count(), static_cast<int>(rows.size()) + 1);
    std::set<std::size_t> branches;
    for (const Variation& line : match.variations()) {
      branches.insert(line.at);
    }
    const std::set<std::size_t> looks = match.turnsAfterLook();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const QListWidgetItem& item = *list.item(static_cast<int>(i) + 1);
      QCOMPARE(item.text(), rows[i].text);
      QCOMPARE(item.data(TurnRowDelegate::BranchesRole).toBool(), branches.contains(rows[i].entries));
      QCOMPARE(item.data(TurnRowDelegate::LookRole).toBool(), looks.contains(rows[i].entries - 1));
      QCOMPARE(item.data(TurnRowDelegate::CommentRole).toBool(), !match.comment(rows[i].entries).isEmpty());
      const QString comment = match.comment(rows[i].entries);
      QVERIFY(item.data(Qt::AccessibleTextRole).toString().contains(comment));
    }
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("long_games", LongGames);
#include "tst_long_games.moc"

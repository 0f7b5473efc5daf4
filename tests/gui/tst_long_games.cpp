// SPDX-License-Identifier: GPL-3.0-or-later
// What a step costs doesn't grow with the game.
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <array>
#include <ctime>

#include "app/games/catalogue.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr std::size_t kShort = 10;  // turns
constexpr std::size_t kLong = 620;

// A game of that many turns at least, saved in the folder of `gui`.
QString gameOf(Gui& gui, std::size_t turns) {
  MatchSetup setup = MainWindow::usualSetup(faceOf(*find_game("over-pass")), gui.preferences());
  setup.takesBackRolls = true;
  Match match(setup);
  Random random(3);
  while (match.timeline().entries().size() < turns && playOn(match, random)) {
  }
  const QString file = gui.folder() + QStringLiteral("/%1.byways").arg(turns);
  return match.timeline().entries().size() < turns || !Library::write(match, file).isEmpty() ? QString()
                                                                                             : file;
}

// The processor's milliseconds that a call takes with all events that follow: the median of several, as the
// first ones fill caches.
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

struct Costs {
  double walk = 0;  // a turn back, and a turn on
  double undo = 0;  // and redo
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
  return costs;
}

}  // namespace

class LongGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aStepCostsTheSameInALongGame();
  void manyKeysAreWorkedOff();
};

void LongGames::aStepCostsTheSameInALongGame() {
  constexpr double kMost = 1.5;
  Gui gui;
  const Costs few = costsAt(gui, kShort);
  const Costs many = costsAt(gui, kLong);
  qInfo("a turn back and on: %.1f ms at %zu turns, %.1f ms at %zu; undo and redo: %.1f and %.1f ms", few.walk,
        kShort, many.walk, kLong, few.undo, many.undo);
  QVERIFY(few.walk > 0 && few.undo > 0);
  QVERIFY(many.walk < kMost * few.walk);
  QVERIFY(many.undo < kMost * few.undo);
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

}  // namespace byways::app::test

BYWAYS_GUI_TEST("long_games", LongGames);
#include "tst_long_games.moc"

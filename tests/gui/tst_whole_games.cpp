// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games through the window: one by mouse, one by keys alone. What the window says at the end
// is what the command line says of the saved record.
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/board/board_view.h"
#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

class WholeGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void byMouse();
  void byKeysAlone();

 private:
  static void compareWithCli(Gui& gui);
};

namespace {

// A legal place drawn from the board's position, or "end".
QString drawStep(Gui& gui, Random& random) {
  std::vector<std::string> steps = gui.timeline().state().legal_steps();
  if (!gui.timeline().refusal(gui.timeline().to_move(), "end")) {
    steps.emplace_back("end");
  }
  return QString::fromStdString(steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
}

}  // namespace

void WholeGames::compareWithCli(Gui& gui) {
  compareEndWithCli(gui);
  const Seat winner = gui.timeline().outcome()->winners.front();
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), gui.match().name(winner) + QStringLiteral(" wins"));
}

void WholeGames::byMouse() {
  Gui gui;
  gui.startByg(4);
  Random random(20);
  for (int events = 0; gui.timeline().to_move() != kNobody; ++events) {
    QVERIFY(events < 500);
    const QString step = drawStep(gui, random);
    const std::size_t before = gui.timeline().cursor();
    if (step == QLatin1String("end")) {
      QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
      gui.agreeIfAsked();
    } else {
      gui.clickPlace(step);
      QCOMPARE(gui.timeline().open_steps().back(), step.toStdString());
    }
    QCOMPARE(gui.timeline().cursor(), before + 1);
  }
  compareWithCli(gui);
}

void WholeGames::byKeysAlone() {
  Gui gui;
  // From the shelf: Tab to Play of Byg, Enter, and Enter again in the sheet.
  auto& play = gui.find<QPushButton>("play byg");
  for (int tabs = 0; tabs < 60 && !play.hasFocus(); ++tabs) {
    gui.key(Qt::Key_Tab);
  }
  QVERIFY(play.hasFocus());
  QTimer::singleShot(0, &gui.window(), [&gui] {
    auto* const sheet = gui.window().findChild<QDialog*>(QStringLiteral("newGameSheet"));
    QVERIFY(sheet != nullptr);
    QTest::keyClick(sheet, Qt::Key_Return);
  });
  gui.key(Qt::Key_Space);
  QTRY_VERIFY(gui.window().table() != nullptr);
  // The lot is on show; any key goes on. Then the player with priority chooses.
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) == nullptr);
  auto& choice = gui.find<QPushButton>("choice first 2");
  for (int tabs = 0; tabs < 20 && !choice.hasFocus(); ++tabs) {
    gui.key(Qt::Key_Tab);
  }
  QVERIFY(choice.hasFocus());
  gui.key(Qt::Key_Space);
  QTRY_COMPARE(gui.timeline().phase(), std::string_view("opening"));
  for (int tabs = 0; tabs < 20 && !gui.board().hasFocus(); ++tabs) {
    gui.key(Qt::Key_Tab);
  }
  QVERIFY(gui.board().hasFocus());

  Random random(7);
  for (int events = 0; gui.timeline().to_move() != kNobody; ++events) {
    QVERIFY(events < 2000);
    const QString step = drawStep(gui, random);
    const std::size_t before = gui.timeline().cursor();
    if (step == QLatin1String("end")) {
      gui.key(Qt::Key_Return);  // the ring is on the stone just placed, so Enter ends the turn
      gui.agreeIfAsked();
    } else {
      QVERIFY(gui.walkTo(step));
      gui.key(Qt::Key_Space);
    }
    QCOMPARE(gui.timeline().cursor(), before + 1);
    QVERIFY(gui.board().hasFocus() || gui.timeline().to_move() == kNobody);
  }
  compareWithCli(gui);
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::WholeGames)
#include "tst_whole_games.moc"

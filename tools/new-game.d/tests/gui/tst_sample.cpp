// SPDX-License-Identifier: GPL-3.0-or-later
// Sample Title at the table: whole games by mouse and by keys, and what is refused.
#include <QTest>

#include "app/board/refusal_bubble.h"
#include "app/games/sample/sample.h"
#include "app/rules/rules_page.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class SampleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void wholeGame_data();
  void wholeGame();
  void SMP_2_aFilledCellIsExplained();
  void everyRuleThatRefusesHasItsPlace();
};

namespace {

void startSample(Gui& gui) {
  gui.window().start({find_game("sample-id"), {}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {0, 1}});
  QCoreApplication::processEvents();
  gui.board().setFocus();
}

}  // namespace

void SampleTest::wholeGame_data() {
  QTest::addColumn<bool>("byMouse");
  QTest::newRow("mouse") << true;
  QTest::newRow("keys") << false;
}

void SampleTest::wholeGame() {
  QFETCH(const bool, byMouse);
  Gui gui;
  startSample(gui);
  Random random(20);
  for (int turn = 0; gui.timeline().to_move() != kNobody; ++turn) {
    const std::vector<std::string> steps = gui.timeline().state().legal_steps();
    const QString step =
        QString::fromStdString(steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
    if (byMouse) {
      gui.clickPlace(step);
    } else {
      QVERIFY(gui.walkTo(step));
      gui.key(Qt::Key_Space);
    }
    QVERIFY(lastTurn(gui).endsWith(step));
    QCOMPARE(gui.timeline().cursor(), static_cast<std::size_t>(turn + 1));
  }
  compareEndWithCli(gui);
}

void SampleTest::SMP_2_aFilledCellIsExplained() {
  Gui gui;
  startSample(gui);
  gui.clickPlace(QStringLiteral("D4"));
  gui.clickPlace(QStringLiteral("C3"));
  gui.clickPlace(QStringLiteral("D4"));
  QCOMPARE(gui.timeline().cursor(), std::size_t{2});
  QVERIFY(gui.find<RefusalBubble>("refusalBubble").text().contains(at("There is a stone on D4 already.")));
  QCOMPARE(gui.board().describe(QStringLiteral("D4")), QStringLiteral("D4, stone of Ann"));
}

void SampleTest::everyRuleThatRefusesHasItsPlace() {
  const QString rules = sampleFace().rules()->html();
  for (const char* const rule : {"SMP-2", "SMP-3", "SMP-4", "HEX-1", "TURN-6"}) {
    QCOMPARE(rules.count(QStringLiteral("<a name=\"%1\"></a>").arg(QLatin1String(rule))), 1);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("sample", SampleTest);
#include "tst_sample.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Over-Pass to its end: exits, and a whole game through the window.
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/over_pass_hand.h"

namespace byways::app::test {

class WholeOverPass : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void OVP_9_exitByMouse_data();
  void OVP_9_exitByMouse();
  void OVP_9_oddRoll();
  void OVP_9_theHomeOfAnotherColour();
  void wholeGameOfThree();
};

void WholeOverPass::OVP_9_exitByMouse_data() {
  QTest::addColumn<PassHand::Way>("way");
  QTest::addRow("clicks") << PassHand::Way::Clicks;
  QTest::addRow("drags") << PassHand::Way::Drags;
  QTest::addRow("keys") << PassHand::Way::Keys;
}

void WholeOverPass::OVP_9_exitByMouse() {
  QFETCH(PassHand::Way, way);
  Gui gui;
  gui.window().resize(1100, 900);
  OverPassHand hand(gui);
  hand.openWithPieceOnExit(6, 6);
  QString exit;
  for (const std::string& step : hand.legal()) {
    exit = step.find("home") != std::string::npos ? QString::fromStdString(step) : exit;
  }
  QVERIFY(!exit.isEmpty());
  const QString node = exit.section(u'>', 0, 0);
  // "J3, exit, from which pieces go home, white piece of Ann"
  const QString colour = accessibleNameOf(hand.board(), node).section(u',', -1).section(u' ', 1, 1);
  const auto homeOf = [&] {
    const QString said = accessibleNameOf(hand.board(), QStringLiteral("home:") + colour);
    return said.section(QStringLiteral(": "), 1).section(u' ', 0, 0).toInt();
  };
  const int before = homeOf();
  hand.play(exit, way);
  QCOMPARE(hand.lastStep(), exit);
  QCOMPARE(homeOf(), before + 1);
  QVERIFY(accessibleNameOf(hand.board(), node).endsWith(QStringLiteral("empty")));
}

void WholeOverPass::OVP_9_oddRoll() {
  Gui gui;
  gui.window().resize(1100, 900);
  OverPassHand hand(gui);
  hand.openWithPieceOnExit(6, 5);
  QString node;
  for (const std::string& exit : overpass::ids_of(overpass::board().exits())) {
    const auto refusal = hand.insight().exit_refusal(exit);
    node = refusal && refusal->reason == "overpass.odd-roll" ? QString::fromStdString(exit) : node;
  }
  QVERIFY(!node.isEmpty());
  const QString home = QStringLiteral("home:white");
  hand.pointNowhere();
  const BoardGlance before(hand.board());
  if (hand.insight().options(node.toStdString()).empty()) {
    hand.click(node);  // nothing can be done with that piece
  } else {
    hand.move(node, home, PassHand::Way::Drags);
  }
  QVERIFY(hand.board().shownRefusal());
  QCOMPARE(hand.board().shownRefusal()->reason, std::string("overpass.odd-roll"));
  QVERIFY(before.changedAt(node, 1));
  QVERIFY(gui.find<QLabel>("message").text().contains(QStringLiteral("odd")));
}

void WholeOverPass::OVP_9_theHomeOfAnotherColour() {
  Gui gui;
  gui.window().resize(1100, 900);
  OverPassHand hand(gui);
  hand.openWithPieceOnExit(6, 4);
  QString node;
  for (const std::string& exit : overpass::ids_of(overpass::board().exits())) {
    const std::vector<overpass::Option> options = hand.insight().options(exit);
    const bool canExit = std::any_of(options.begin(), options.end(), [](const overpass::Option& option) {
      return option.kind == overpass::Option::Kind::Exit;
    });
    node = canExit ? QString::fromStdString(exit) : node;
  }
  QVERIFY(!node.isEmpty());
  for (const QString& place : gui.board().places()) {
    if (place.startsWith(QStringLiteral("home:")) && place != QStringLiteral("home:white")) {
      hand.click(node);
      hand.click(place);
      QVERIFY2(hand.board().shownRefusal(), qPrintable(place));
      QCOMPARE(hand.board().shownRefusal()->reason, std::string("overpass.other-home"));
      QCOMPARE(hand.board().shownRefusal()->places, overpass::Places{node.toStdString()});
      QVERIFY(gui.find<QLabel>("message").text().contains(QStringLiteral("white")));
      gui.key(Qt::Key_Escape);
      gui.key(Qt::Key_Escape);
    }
  }
}

// Three players, each step by mouse or keys in one of three ways; the command line agrees about the result.
void WholeOverPass::wholeGameOfThree() {
  Gui gui;
  gui.window().resize(1100, 900);
  OverPassHand hand(gui);
  hand.start(overpass::over_pass_game(), 3);
  Random random(11);
  constexpr std::array kWays{PassHand::Way::Clicks, PassHand::Way::Drags, PassHand::Way::Keys};
  std::size_t steps = 0;
  while (gui.timeline().to_move() != kNobody) {
    const PassHand::Way way = kWays.at(steps++ % kWays.size());
    QVERIFY(steps < 3000);
    if (gui.match().isRollDue()) {
      hand.roll(way);
      QVERIFY(!gui.match().isRollDue());
      continue;
    }
    if (hand.legal().empty()) {
      QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
      continue;
    }
    const QString step = OverPassHand::goodStep(gui.timeline().state(), random);
    hand.play(step, way);
    QVERIFY2(gui.timeline().to_move() == kNobody || hand.lastStep() == step, qPrintable(step));
  }
  compareEndWithCli(gui);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("over_pass_game", WholeOverPass);
#include "tst_over_pass_game.moc"

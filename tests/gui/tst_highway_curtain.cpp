// SPDX-License-Identifier: GPL-3.0-or-later
// A round on one screen: the open table, the curtain, one player after another, seats that drift.
#include <QFile>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "app/look/look.h"
#include "app/table/curtain.h"
#include "engine/games.h"
#include "engine/highway/insight.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/secret_table.h"

namespace byways::app::test {

class HighwayCurtain : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theCurtainComesBetweenPlayers();
  void aKeyThatIsHeldLiftsNothing();
  void undoStaysInOnesOwnSubmission();
  void goingBackShowsPublicBoardsOnly();
  void driftingSeatsPlayByThemselves();
  void anotherGameHasNoDriftingSeats();
  void theCoverForAComputerContainsItsText();
};

void HighwayCurtain::theCurtainComesBetweenPlayers() {
  SecretTable table;
  Gui& gui = table.gui;
  QVERIFY(gui.match().isTableOpen());
  QVERIFY(gui.board().isVisible());
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Plan in secret"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  auto& curtain = gui.find<Curtain>("curtain");
  QVERIFY(curtain.isVisible() && curtain.hasFocus() && !gui.board().isVisible());
  QCOMPARE(gui.find<QLabel>("curtainHeadline").text(), QStringLiteral("Pass to Ann"));
  QVERIFY(gui.find<QLabel>("curtainAbout").text().contains(QStringLiteral("Round 1")));
  QVERIFY(curtain.accessibleName().contains(QStringLiteral("press Space when nobody else is looking")));
  gui.key(Qt::Key_Return);  // the key that sealed the previous submission must not open the curtain as well
  QVERIFY(gui.match().isCurtained());
  QVERIFY(gui.match().play(QStringLiteral("e")).has_value());
  QVERIFY(!gui.action("undo").isEnabled() && !gui.action("endTurnAction").isEnabled());
  gui.key(Qt::Key_Space);
  QVERIFY(!gui.match().isCurtained() && gui.board().isVisible() && gui.board().hasFocus());
  gui.endTurn();  // no direction has been chosen
  QCOMPARE(gui.timeline().to_move(), 1);
  QVERIFY(!gui.match().play(QStringLiteral("e")));
  gui.endTurn();
  QCOMPARE(gui.timeline().to_move(), 2);
  QVERIFY(curtain.isVisible() && !gui.board().isVisible());
  QVERIFY(gui.find<QLabel>("curtainWaiting").text().startsWith(QStringLiteral("1 of 3 player")));
  table.submit(QStringLiteral("-"));
  table.submit(QStringLiteral("ne"));
  QVERIFY(gui.match().isTableOpen() && gui.board().isVisible());  // everybody sees the round
}

// Space is held down on the button that seals. Some systems report a held key as repeated presses and
// releases.
void HighwayCurtain::aKeyThatIsHeldLiftsNothing() {
  SecretTable table;
  Gui& gui = table.gui;
  table.lift();
  QVERIFY(!gui.match().play(QStringLiteral("e")));
  auto& seal = gui.find<QPushButton>("endTurn");
  seal.setFocus();
  QTest::keyPress(&seal, Qt::Key_Space);
  QTest::keyRelease(&seal, Qt::Key_Space);
  QCOMPARE(gui.timeline().to_move(), 2);
  auto& curtain = gui.find<Curtain>("curtain");
  for (int repeats = 0; repeats < 10; ++repeats) {
    QTest::keyPress(&curtain, Qt::Key_Space);
    QTest::qWait(20);
    QTest::keyRelease(&curtain, Qt::Key_Space);
    QVERIFY(gui.match().isCurtained());
  }
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QString(), true);
  QTest::qWait(450);
  QCoreApplication::sendEvent(&curtain, &held);
  QVERIFY(gui.match().isCurtained());
  QTest::qWait(450);
  QTest::keyClick(&curtain, Qt::Key_Space);  // a separate press
  QVERIFY(!gui.match().isCurtained());
}

void HighwayCurtain::undoStaysInOnesOwnSubmission() {
  SecretTable table;
  Gui& gui = table.gui;
  table.submit(QStringLiteral("B2=L e"));
  QVERIFY(!gui.match().canUndo());
  table.lift();
  QVERIFY(!gui.match().canUndo() && !gui.action("undo").isEnabled());
  QVERIFY(!gui.match().play(QStringLiteral("B5=L")));
  QVERIFY(!gui.match().play(QStringLiteral("w")));
  QVERIFY(gui.action("undo").isEnabled());
  gui.action("undo").trigger();
  gui.action("undo").trigger();
  QVERIFY(!gui.action("undo").isEnabled() && gui.action("redo").isEnabled());
  QCOMPARE(gui.timeline().to_move(), 2);
  gui.action("redo").trigger();
  QCOMPARE(gui.timeline().open_steps(), std::vector<std::string>{"B5=L"});
  QVERIFY(!gui.match().play(QStringLiteral("w")));
  gui.endTurn();
  table.submit(QStringLiteral("-"));
  QVERIFY(!gui.action("undo").isEnabled());  // completed rounds can't be undone
  QVERIFY(gui.action("undo").toolTip().contains(QStringLiteral("submitted")));  // the tool tip says why
}

void HighwayCurtain::goingBackShowsPublicBoardsOnly() {
  SecretTable table;
  Gui& gui = table.gui;
  for (int submission = 0; submission < 3; ++submission) {
    table.submit(QStringLiteral("-"));
  }
  const std::size_t afterRound = gui.timeline().cursor();
  table.submit(QStringLiteral("-"));
  for (std::size_t cursor = 0; cursor < gui.timeline().length(); ++cursor) {
    QCOMPARE(gui.match().canGoTo(cursor), !gui.timeline().state_at(cursor).has_secrets());
  }
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.count(), 4);  // start, lot, round 1, the unfinished round
  QVERIFY(list.item(2)->text().startsWith(QStringLiteral("Round 1: ")));
  gui.match().goTo(afterRound);
  QVERIFY(gui.match().isTableOpen() && gui.board().isVisible());
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Play on from here"));
  gui.match().goTo(gui.timeline().length());
  QVERIFY(gui.match().isCurtained() && !gui.board().isVisible());
  QCOMPARE(gui.timeline().to_move(), 2);
  gui.match().goTo(1);
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  gui.agreeIfAsked();
  QCOMPARE(gui.timeline().length(), std::size_t(1));  // later rounds were dropped
  QVERIFY(gui.find<Curtain>("curtain").isVisible());
}

// Seats that drift occur only in records that are older than computer players.
void HighwayCurtain::driftingSeatsPlayByThemselves() {
  Gui gui;
  const QString path = gui.folder() + QStringLiteral("/old.byways");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"format":"byways-record","version":1,"game":"highway","options":{},"players":[{"name":"Ann"},
      {"name":"","drifts":true},{"name":"Cem"},{"name":"","drifts":true}],"turns":["*: corners A1 A5 E9 I5"]})");
  file.close();
  QVERIFY(gui.window().openFile(path));
  Match& match = gui.match();
  const auto& card = gui.find<QWidget>("player2");
  QVERIFY2(card.accessibleName().contains(QStringLiteral("vacant")), qPrintable(card.accessibleName()));
  for (int round = 1; round <= highway::kRounds; ++round) {
    QVERIFY(match.isTableOpen());
    for (const Seat seat : {1, 3}) {
      match.liftCurtain();
      QCOMPARE(match.timeline().to_move(), seat);
      QVERIFY(!match.play(QStringLiteral("-")));
      QVERIFY(!match.play(QStringLiteral("end")));
    }
    QCOMPARE(highway::insight_into(match.state())->reports().size(), static_cast<std::size_t>(round));
  }
  QVERIFY(match.timeline().outcome().has_value());
  const Record record = match.record();
  auto timeline = replay(record);
  QVERIFY(timeline);  // all random turns are legal
  const Match again(record, std::move(*timeline));
  QVERIFY(again.drifts(2) && again.drifts(4) && !again.drifts(1) && !again.drifts(3));
}

// In the set-up of the next game, seats that drifted are easy computers.
void HighwayCurtain::anotherGameHasNoDriftingSeats() {
  const OpenedMatch old = Library::read(
      R"({"format":"byways-record","version":1,"game":"highway","options":{},"players":[{"name":"Ann"},
      {"name":"","drifts":true}],"turns":[]})");
  QVERIFY(old.match);
  QCOMPARE(old.match->setup().levels, QList<int>({0, 1}));
}

// The panel behind the text has to be laid out although its button is hidden.
void HighwayCurtain::theCoverForAComputerContainsItsText() {
  Gui gui;
  gui.window().start({.game = find_game("highway"),
                      .options = {},
                      .names = {QString(), QStringLiteral("Ann"), QStringLiteral("Ben")},
                      .colours = {0, 1, 2},
                      .levels = {8, 0, 0}});
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  auto& curtain = gui.find<Curtain>("curtain");
  QVERIFY(curtain.isVisible() && !gui.find<QPushButton>("liftCurtain").isVisible());
  QCoreApplication::processEvents();
  QRect words;
  const auto labels = curtain.findChildren<QLabel*>();
  for (const QLabel* const label : labels) {
    words |= label->isVisible() ? label->geometry() : QRect();
  }
  const QImage image = curtain.grab().toImage().scaled(curtain.size());
  const QColor panel = gui.look().colours().panel;
  QVERIFY(image.pixelColor(25, 25) != panel);
  QCOMPARE(image.pixelColor(words.left(), words.top() - 5), panel);
  QCOMPARE(image.pixelColor(words.right(), words.bottom() + 5), panel);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("highway_curtain", HighwayCurtain);
#include "tst_highway_curtain.moc"

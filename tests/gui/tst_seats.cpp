// SPDX-License-Identifier: GPL-3.0-or-later
// Many at one table: choosing how many, seeing all of them, and leaving.
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>
#include <QTimer>

#include "app/games/catalogue.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/segmented.h"
#include "engine/games.h"
#include "tests/gui/bypass_hand.h"

namespace byways::app::test {

namespace {

// Lets the player to move leave, by the menu and its question.
void leave(Gui& gui) {
  gui.agreeSoon();
  gui.action("leave").trigger();
}

}  // namespace

class Seats : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSheetOffersTwoToSix();
  void startPlayersFollowTheNumber();
  void twoResignAndMoreLeave();
  void leavingPassesTheTurn();
  void theLastOneLeftWins();
  void sixFitASmallWindow();
  void longNamesMoveNothing();
};

void Seats::theSheetOffersTwoToSix() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("bypass"));
  NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
  QVERIFY(count != nullptr && count->isVisible());
  QCOMPARE(count->findChildren<QAbstractButton*>().size(), 5);
  QCOMPARE(sheet.setup().names.size(), 2);
  for (int players = 2; players <= 6; ++players) {
    QTest::mouseClick(count->findChildren<QAbstractButton*>().at(players - 2), Qt::LeftButton);
    QCOMPARE(sheet.setup().names.size(), players);
    const QList<int> colours = sheet.setup().colours;
    QCOMPARE(QSet<int>(colours.begin(), colours.end()).size(), players);
    QVERIFY(sheet.findChild<QWidget*>(QStringLiteral("playerName%1").arg(players))->isVisible());
  }
}

void Seats::startPlayersFollowTheNumber() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("bypass"));
  NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  auto* const count = sheet.findChild<Segmented*>(QStringLiteral("playerCount"));
  const auto setPlayers = [&](int players) {
    QTest::mouseClick(count->findChildren<QAbstractButton*>().at(players - 2), Qt::LeftButton);
  };
  const auto starters = [&] {
    return sheet.findChild<QWidget*>(QStringLiteral("option start"))->findChild<QComboBox*>() != nullptr
               ? sheet.findChild<QWidget*>(QStringLiteral("option start"))->findChild<QComboBox*>()
               : sheet.findChild<QComboBox*>(QStringLiteral("option start"));
  };
  setPlayers(5);
  QCOMPARE(starters()->count(), 6);  // and the lot
  starters()->setCurrentIndex(5);
  Q_EMIT starters()->activated(5);
  QVERIFY(sheet.setup().options.at("start") == OptionValue(5));
  setPlayers(4);
  QCOMPARE(starters()->count(), 5);
  QCOMPARE(starters()->currentIndex(), 0);
  QVERIFY(!sheet.setup().options.contains("start"));
  setPlayers(6);
  QVERIFY(sheet.setup().options.at("start") == OptionValue(5));
  QCOMPARE(starters()->currentIndex(), 5);
}

void Seats::twoResignAndMoreLeave() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  QVERIFY(gui.action("resign").isEnabled() && gui.action("resign").isVisible());
  QVERIFY(!gui.action("leave").isVisible());
  hand.start("hexhex-3", 3);
  QVERIFY(!gui.action("resign").isVisible());
  QVERIFY(gui.action("leave").isEnabled() && gui.action("leave").isVisible());
}

void Seats::leavingPassesTheTurn() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-3", 3);
  hand.playTurns({"A1-B2 D1|E1"});
  hand.draw("C4-C5");  // this doesn't count any more
  leave(gui);
  QCOMPARE(gui.timeline().to_move(), 3);
  QVERIFY(gui.timeline().open_steps().empty());
  QVERIFY(gui.timeline().state().has_left(2));
  auto& card = gui.find<QWidget>("player2");
  QVERIFY2(card.accessibleName().contains(QStringLiteral("has left")), qPrintable(card.accessibleName()));
  QVERIFY(!gui.find<QLabel>("name2").isEnabled());
  hand.playTurns({"C2-C3 A1|A2"});
  QCOMPARE(gui.timeline().to_move(), 1);
  auto& list = gui.find<QListWidget>("turnList");
  QVERIFY2(list.item(2)->text().contains(QStringLiteral("Leaves")), qPrintable(list.item(2)->text()));
  // It can be taken back like everything else.
  gui.match().undo();
  gui.match().undo();
  gui.match().undo();
  gui.match().undo();
  QVERIFY(!gui.timeline().state().has_left(2));
  QVERIFY(gui.find<QLabel>("name2").isEnabled());
}

void Seats::theLastOneLeftWins() {
  Gui gui;
  BypassHand(gui).start("hexhex-3", 3);
  leave(gui);
  leave(gui);
  QCOMPARE(gui.timeline().outcome()->winners, std::vector<Seat>{3});
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("Cem wins"));
  QVERIFY(!gui.action("leave").isEnabled());
}

void Seats::sixFitASmallWindow() {
  Gui gui;
  BypassHand hand(gui);
  hand.start("hexhex-5", 6);
  gui.window().resize(900, 650);
  QCoreApplication::processEvents();
  hand.draw("A1-A2");
  hand.draw("C3|C4");
  QCoreApplication::processEvents();
  QCOMPARE(gui.window().size(), QSize(900, 650));
  const QWidget& side = gui.find<QWidget>("side");
  int below = 0;
  for (const char* const part :
       {"player1", "player2", "player3", "player4", "player5", "player6", "turnBox"}) {
    const QWidget& widget = gui.find<QWidget>(part);
    const QRect area(widget.mapTo(&side, QPoint()), widget.size());
    QVERIFY2(side.rect().contains(area) && area.top() >= below, part);
    QVERIFY2(widget.height() >= widget.minimumSizeHint().height(), part);
    below = area.bottom();
  }
  QVERIFY(gui.find<QListWidget>("turnList").height() >= 60);
}

// The side keeps its width, and nothing in it is wider.
void Seats::longNamesMoveNothing() {
  Gui gui;
  gui.window().resize(900, 650);
  const QStringList names{QStringLiteral("Bartholomäus von Hohenstein-Wittelsbach"),
                          QString(200, QLatin1Char('W'))};
  for (const OptionMap& options : {OptionMap{{"priority", 1}}, OptionMap{{"priority", 2}, {"first", 2}}}) {
    gui.window().start({find_game("byg"), options, names, {0, 1}});
    QCoreApplication::processEvents();
    auto& scroll = gui.find<QScrollArea>("sideScroll");
    const QRect room(QPoint(), scroll.viewport()->size());
    QCOMPARE(scroll.width(), 282);
    int seen = 0;
    for (const QWidget* const part : scroll.findChildren<QWidget*>()) {
      if (part->isVisible() && (qobject_cast<const QLabel*>(part) != nullptr ||
                                qobject_cast<const QAbstractButton*>(part) != nullptr)) {
        const QRect there(part->mapTo(scroll.viewport(), QPoint()), part->size());
        QVERIFY2(there.left() >= 0 && there.right() <= room.right(), qPrintable(part->objectName()));
        ++seen;
      }
    }
    QVERIFY(seen > 8);
    const auto choices =
        gui.window().findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^choice ")));
    for (const QPushButton* const choice : choices) {
      QVERIFY(choice->fontMetrics().size(Qt::TextShowMnemonic, choice->text()).width() <=
              choice->width() - 20);
    }
  }
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::Seats)
#include "tst_seats.moc"

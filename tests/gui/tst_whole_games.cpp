// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games in the window, one by mouse and one by keys alone. The window's result agrees with the command
// line's for the saved record.
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <set>

#include "app/board/board_view.h"
#include "app/games/byg/byg.h"
#include "app/rules/rules_page.h"
#include "app/setup/new_game_sheet.h"
#include "engine/core/random.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class WholeGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void byMouse();
  void byKeysAlone();
  void enterEndsNoTurnByASlip();
  void firstIsDrawnUnlessPeopleChoose();
  void saysWhyAndWhenNothingIsLeft();
  void homeAndEndLeadToTheEndsOfARow();
  void picturesOfTheRulesAreOfTheGame();

 private:
  static void compareWithCli(Gui& gui);
};

namespace {

// A random legal step of the current turn, or "end" if that is legal.
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
  // Any key closes the lot. It has also decided who goes First.
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) == nullptr);
  QCOMPARE(gui.timeline().phase(), std::string_view("opening"));
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
      gui.endTurn();
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

// On the board Enter does the same as Space; on a taken cell it says why no stone can be placed there.
void WholeGames::enterEndsNoTurnByASlip() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  QString taken;
  while (true) {
    const QString step = QString::fromStdString(gui.timeline().state().legal_steps().front());
    QVERIFY(gui.walkTo(step));
    gui.key(Qt::Key_Space);
    const bool oneIsLeft = !gui.timeline().state().legal_steps().empty();
    if (oneIsLeft && !taken.isEmpty()) {
      break;
    }
    gui.endTurn();
    gui.agreeIfAsked();
    QVERIFY(!gui.timeline().state().turn_is_open());
    taken = step;
    QVERIFY(gui.timeline().to_move() != kNobody);
  }
  const std::size_t before = gui.timeline().cursor();
  QVERIFY(gui.walkTo(taken));
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.timeline().cursor(), before);
  QVERIFY(gui.board().refusalIsAnswer());
  QCOMPARE(gui.board().refusedPlace(), taken);
  // The button ends the turn from anywhere.
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  gui.agreeIfAsked();
  QCOMPARE(gui.timeline().cursor(), before + 1);
}

// People needn't decide who goes First before they have seen a stone. If they want to, the sheet explains it.
void WholeGames::firstIsDrawnUnlessPeopleChoose() {
  Gui gui;
  std::set<int> drawn;
  for (int sheets = 0; sheets < 60 && drawn.size() < 2; ++sheets) {
    const NewGameSheet sheet(bygFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
    const OptionMap options = sheet.setup().options;
    drawn.insert(std::get<int>(options.at("first")));
    QCOMPARE(sheet.setup().options, options);
  }
  QCOMPARE(drawn, (std::set<int>{1, 2}));

  NewGameSheet sheet(bygFace(), gui.preferences(), gui.look(), std::nullopt, &gui.window());
  sheet.show();
  auto* const first = sheet.findChild<QComboBox*>(QStringLiteral("option first"));
  QVERIFY(first != nullptr);
  QCOMPARE(first->currentText(), QStringLiteral("Drawn by lot"));
  first->setCurrentIndex(1);
  Q_EMIT first->activated(1);
  QCOMPARE(std::get<int>(sheet.setup().options.at("first")), 0);
  gui.startByg(4, {{"first", 0}});
  const QString task = gui.find<QLabel>("task").text();
  QVERIFY2(task.contains(QStringLiteral("opens with one stone")), qPrintable(task));
  QCOMPARE(bygFace().turnText(QStringLiteral("first 1"), gui.match()), QStringLiteral("Goes First"));
  QCOMPARE(bygFace().turnText(QStringLiteral("first 2"), gui.match()), QStringLiteral("Ben goes First"));
  gui.find<QPushButton>("choice first 2").click();
  QCOMPARE(gui.timeline().phase(), std::string_view("opening"));
  // The player who opens isn't First, and the task says so.
  QVERIFY(gui.find<QLabel>("task").text().contains(QStringLiteral("Ben, who is First, opens after you")));
}

// The table explains how many stones may be placed, and says when no cell is left for the rest of them.
void WholeGames::saysWhyAndWhenNothingIsLeft() {
  Gui gui;
  Random random(5);
  bool wasStuck = false;
  bool hadMore = false;
  for (int games = 0; games < 40 && !(wasStuck && hadMore); ++games) {
    gui.startByg(3);
    while (gui.timeline().to_move() > 0 && !(wasStuck && hadMore)) {
      const auto legal = gui.timeline().state().legal_steps();
      const auto open = gui.timeline().open_steps();
      const auto items = bygFace().turnItems(gui.match());
      const QString task = bygFace().task(gui.match());
      if (items.size() > 1 && items[1].text.contains(QStringLiteral("each of the 4 groups"))) {
        QVERIFY2(items[1].text.contains(QStringLiteral("at most 3")), qPrintable(items[1].text));
        hadMore = true;
      }
      if (task.contains(QStringLiteral("No legal cell is left"))) {
        QVERIFY(legal.empty() && !open.empty());
        // The cells that this turn has closed are hatched, and say why.
        const QStringList closed = placesSaying(gui.board(), "empty, not allowed now");
        const QStringList hatched = placesWithHelp(gui);
        QVERIFY(!hatched.isEmpty());
        for (const QString& cell : hatched) {
          QVERIFY2(closed.contains(cell), qPrintable(cell));
        }
        wasStuck = true;
      }
      const bool ends = legal.empty() || (!open.empty() && random.below(6) == 0);
      const std::string step = ends ? "end" : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      QVERIFY(!gui.match().play(QString::fromStdString(step)));
    }
  }
  QVERIFY(wasStuck && hadMore);
}

void WholeGames::homeAndEndLeadToTheEndsOfARow() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  QVERIFY(gui.walkTo(QStringLiteral("C4")));
  gui.key(Qt::Key_End);
  QCOMPARE(gui.board().cursor(), QStringLiteral("C6"));
  gui.key(Qt::Key_Home);
  QCOMPARE(gui.board().cursor(), QStringLiteral("C1"));
}

// The engine has checked each position, and the pictures show what it says about them.
void WholeGames::picturesOfTheRulesAreOfTheGame() {
  Gui gui;
  const QString rules = bygFace().rules()->html();
  auto names = QRegularExpression(QStringLiteral("board:(byg-[a-z]+)")).globalMatch(rules);
  std::set<QString> seen;
  while (names.hasNext()) {
    const QString name = names.next().captured(1);
    QVERIFY2(bygExample(name, gui.look()), qPrintable(name));
    seen.insert(name);
  }
  QCOMPARE(seen.size(), std::size_t{6});
  const auto once = bygExample(QStringLiteral("byg-once"), gui.look());
  QCOMPARE(once->marks.refused, QStringLiteral("E4"));
  QCOMPARE(once->openTurn, Cells{*once->grid.find("B3")});
  QVERIFY(once->marks.proving.contains(QStringLiteral("B3")));
  QCOMPARE(std::count_if(once->marks.proving.begin(), once->marks.proving.end(),
                         [&once](const QString& place) {
                           return once->at(*once->grid.find(place.toStdString())) != 0;
                         }),
           4);  // with three of the groups
  QCOMPARE(bygExample(QStringLiteral("byg-join"), gui.look())->closed.size(), std::size_t{13});
  QVERIFY(bygExample(QStringLiteral("byg-end"), gui.look())->over);
  QVERIFY(!bygExample(QStringLiteral("no such picture"), gui.look()));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("whole_games", WholeGames);
#include "tst_whole_games.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Boards by the keyboard alone: walking, acting, and what has the focus.
#include <QAccessible>
#include <QPushButton>
#include <QTest>

#include <functional>

#include "app/games/catalogue.h"
#include "engine/games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/bypass_hand.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/over_pass_hand.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class BoardKeys : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void enterOnTheBoardActsOnThePlace();
  void ctrlEnterEndsTheTurn();
  void lettersMoveTheCursorBetweenPlaces();
  void placesAreWalkedAsTheyAreRead_data();
  void placesAreWalkedAsTheyAreRead();
  void withAPieceInHandNLeadsToWhereItCanGo();
  void theHintedPlaceSaysSo();
  void onlyOneThingShowsTheFocus();
  void ownPiecesAreTradedOnlyOnRequest();
};

void BoardKeys::enterOnTheBoardActsOnThePlace() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus();
  QVERIFY(gui.walkTo(at("D4")));
  gui.key(Qt::Key_Return);
  QCOMPARE(openSteps(gui), QStringList{at("D4")});
  gui.key(Qt::Key_Return);  // on the stone just placed
  const Seat opener = gui.match().onTurn();
  QCOMPARE(gui.board().refusedPlace(), at("D4"));
  QVERIFY(gui.walkTo(at("C4")));  // beside it
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.board().refusedPlace(), at("C4"));
  QCOMPARE(gui.match().onTurn(), opener);

  // After path and wall a swap is still possible, and Enter on a hex doesn't end the turn.
  BypassHand hand(gui);
  hand.start("hexhex-3", 2);
  hand.draw("A1-A2");
  hand.draw("B1|B2");
  gui.board().setFocus();
  QVERIFY(gui.walkTo(at("C3")));
  const Seat seat = gui.match().onTurn();
  gui.key(Qt::Key_Return);
  QCOMPARE(gui.match().onTurn(), seat);
}

void BoardKeys::ctrlEnterEndsTheTurn() {
  Gui gui;
  gui.startByg(4);
  const Seat opener = gui.match().onTurn();
  gui.clickPlace(at("D4"));
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY2(end.toolTip().contains(at("Ctrl+Enter")), qPrintable(end.toolTip()));
  end.setFocus();
  gui.endTurn();  // works from anywhere
  QCOMPARE(gui.match().onTurn(), 3 - opener);
  gui.board().setFocus();
  gui.endTurn();
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-2"));
  QCOMPARE(gui.match().onTurn(), 3 - opener);
}

void BoardKeys::lettersMoveTheCursorBetweenPlaces() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus(Qt::TabFocusReason);
  gui.key(Qt::Key_N);
  const QString first = gui.board().cursor();
  QVERIFY(!gui.board().actionOf(first).isEmpty());
  gui.key(Qt::Key_N);
  QVERIFY(gui.board().cursor() != first && !gui.board().actionOf(gui.board().cursor()).isEmpty());
  gui.key(Qt::Key_N, Qt::ShiftModifier);
  QCOMPARE(gui.board().cursor(), first);
  QVERIFY(gui.walkTo(at("D4")));
  gui.key(Qt::Key_Space);
  QVERIFY(gui.walkTo(at("A1")));
  gui.key(Qt::Key_O);
  QCOMPARE(gui.board().cursor(), at("D4"));
}

void BoardKeys::placesAreWalkedAsTheyAreRead_data() {
  QTest::addColumn<QString>("id");
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.face != nullptr) {
      QTest::newRow(entry.id) << QString::fromLatin1(entry.id);
    }
  }
}

// On every board, the key that leads to the next place goes row by row from the top, and along each row from
// the side where reading begins.
void BoardKeys::placesAreWalkedAsTheyAreRead() {
  QFETCH(const QString, id);
  Gui gui;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.face != nullptr && id == QLatin1String(entry.id)) {
      gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    }
  }
  for (int keys = 0; keys < 3 && gui.window().findChild<QWidget*>(at("lotOverlay")) != nullptr; ++keys) {
    gui.key(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
    gui.board().setLayoutDirection(direction);
    gui.board().setFocus(Qt::TabFocusReason);
    QStringList walked;
    for (int keys = 0; keys < 400; ++keys) {
      gui.key(Qt::Key_N);
      if (gui.board().cursor().isEmpty() || walked.contains(gui.board().cursor())) {
        break;
      }
      walked.append(gui.board().cursor());
    }
    if (walked.size() < 2) {
      return;  // nothing to walk: dice wait to be rolled, or a computer is to move
    }
    int wraps = 0;
    for (qsizetype i = 0; i < walked.size(); ++i) {
      const QRectF here = gui.board().areaOf(walked[i]);
      const QRectF next = gui.board().areaOf(walked[(i + 1) % walked.size()]);
      const double down = next.center().y() - here.center().y();
      const double row = qMin(here.height(), next.height()) / 3;
      const double along = direction == Qt::LeftToRight ? next.center().x() - here.center().x()
                                                        : here.center().x() - next.center().x();
      if (down < -row) {
        ++wraps;
      } else if (qAbs(down) < 1) {
        QVERIFY2(along > 0 || walked.size() == 2,
                 qPrintable(walked[i] + at(" ") + walked[(i + 1) % walked.size()]));
      }
    }
    QVERIFY2(wraps <= 1, qPrintable(walked.join(at(" "))));
  }
}

void BoardKeys::withAPieceInHandNLeadsToWhereItCanGo() {
  Gui gui;
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game("crooked-jumps")), gui.preferences()));
  gui.board().setFocus(Qt::TabFocusReason);
  gui.key(Qt::Key_N);
  gui.key(Qt::Key_Space);
  for (int steps = 0; steps < 6; ++steps) {
    gui.key(Qt::Key_N);
    QCOMPARE(gui.board().actionOf(gui.board().cursor()), at("Put it here"));
  }
}

void BoardKeys::theHintedPlaceSaysSo() {
  Gui gui;
  gui.startByg(4);
  QStringList names;
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  gui.board().showHint({{at("D4")}});
  for (int child = 0; child < board->childCount(); ++child) {
    if (const QString name = board->child(child)->text(QAccessible::Name); name.contains(at("hint"))) {
      names.append(name);
    }
  }
  QCOMPARE(names.size(), 1);
  QVERIFY(names.front().startsWith(at("D4")));
}

void BoardKeys::onlyOneThingShowsTheFocus() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus(Qt::TabFocusReason);
  QVERIFY(gui.walkTo(at("D4")));
  QStringList focused;
  const std::function<void(QAccessibleInterface*)> look = [&](QAccessibleInterface* said) {
    if (said->state().focused && said->childCount() == 0) {
      focused.append(said->text(QAccessible::Name));
    }
    for (int child = 0; child < said->childCount(); ++child) {
      if (QAccessibleInterface* const next = said->child(child)) {
        look(next);
      }
    }
  };
  look(QAccessible::queryAccessibleInterface(&gui.window()));
  QCOMPARE(focused.size(), 1);
  QVERIFY(focused.front().startsWith(at("D4")));
}

void BoardKeys::ownPiecesAreTradedOnlyOnRequest() {
  Gui gui;
  gui.window().start({find_game("over-pass"), {}, {at("Ann"), at("Ben")}, {0, 1}});
  QCoreApplication::processEvents();
  PassHand hand(gui);
  const auto ownTrade = [&]() -> QStringList {
    for (const std::string& step : gui.timeline().state().legal_steps()) {
      const QStringList ends = QString::fromStdString(step).split(u'=');
      const auto isOwn = [&](const QString& node) {
        return accessibleNameOf(gui.board(), node)
            .contains(at(" piece of ") + gui.match().name(gui.match().mover()));
      };
      if (ends.size() == 2 && isOwn(ends[0]) && isOwn(ends[1])) {
        return ends;
      }
    }
    return {};
  };
  QStringList ends;
  Random random(5);
  for (int steps = 0; steps < 400 && ends.isEmpty() && gui.timeline().to_move() != kNobody; ++steps) {
    if (gui.match().isRollDue()) {
      gui.match().roll();
    } else if (gui.timeline().to_move() > 0) {
      const bool isDone = gui.timeline().state().legal_steps().empty();
      static_cast<void>(
          gui.match().play(isDone ? at("end") : OverPassHand::goodStep(gui.timeline().state(), random)));
    }
    ends = ownTrade();
  }
  QVERIFY(!ends.isEmpty());
  const std::size_t before = gui.timeline().open_steps().size();
  hand.click(ends[0]);
  hand.click(ends[1]);
  QCOMPARE(gui.timeline().open_steps().size(), before);
  QCOMPARE(gui.board().actionOf(at("choice:1")), at("Pick up this piece instead"));
  hand.click(at("choice:1"));
  QCOMPARE(hand.board().lifted(), ends[1]);
  QCOMPARE(gui.timeline().open_steps().size(), before);
  gui.key(Qt::Key_Escape);
  hand.drag(ends[0], ends[1]);  // drags the trade explicitly
  QCOMPARE(gui.timeline().open_steps().size(), before + 1);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("board_keys", BoardKeys);
#include "tst_board_keys.moc"

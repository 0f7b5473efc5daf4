// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pass_hand.h"

#include <QQueue>
#include <QTest>
#include <QWheelEvent>

#include "tests/gui/board_glance.h"

namespace byways::app::test {

void PassHand::start(const Game& game, int players, OptionMap more) {
  gui_.window().start(passSetup(game, players, std::move(more)));
  QCoreApplication::processEvents();
}

void PassHand::open(const Match& match) {
  const QString file = gui_.folder() + QStringLiteral("/position.byways");
  QCOMPARE(Library::write(match, file), QString());
  gui_.window().openFile(file);
  QCoreApplication::processEvents();
}

void PassHand::open(const Game& game, int players, const OptionMap& options, const QStringList& entries) {
  open(*passMatch(game, players, options, entries));
}

QPoint PassHand::middle(const QString& place) const { return board().areaOf(place).center().toPoint(); }

void PassHand::pointNowhere() { test::pointNowhere(board()); }

void PassHand::point(const QString& place) {
  const QPoint aim = middle(place);
  // Starts from beside the place: no move event is sent if the mouse is already there.
  QTest::mouseMove(&board(), aim + QPoint(2, 1));
  QTest::mouseMove(&board(), aim);
  QCoreApplication::processEvents();
  QCOMPARE(board().placeAt(aim), place);
}

void PassHand::click(const QString& place) {
  point(place);
  QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, middle(place));
  QCoreApplication::processEvents();
}

void PassHand::press(const QString& place) {
  point(place);
  QTest::mousePress(&board(), Qt::LeftButton, Qt::NoModifier, middle(place));
}

void PassHand::carryTo(const QString& place) {
  // QTest::mouseMove doesn't hold a button down.
  const auto moveTo = [this](QPointF point) {
    QMouseEvent move(QEvent::MouseMove, point, board().mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&board(), &move);
  };
  const QPointF away = board().rect().center();
  moveTo(away + QPointF(0, 40));
  for (const double part : {0.3, 0.7}) {
    moveTo(away + part * (QPointF(middle(place)) - away));
  }
  moveTo(middle(place));
}

void PassHand::letGo(const QString& place) {
  QTest::mouseRelease(&board(), Qt::LeftButton, Qt::NoModifier, middle(place));
  QCoreApplication::processEvents();
}

void PassHand::drag(const QString& from, const QString& to) {
  press(from);
  carryTo(to);
  letGo(to);
}

void PassHand::wheel(const QString& place, int notches) {
  const QPointF at = middle(place);
  constexpr int kNotch = 120;
  QWheelEvent event(at, board().mapToGlobal(at), QPoint(), QPoint(0, kNotch * notches), Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&board(), &event);
}

void PassHand::walkTo(const QString& place) {
  constexpr std::array kArrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
  gui_.key(Qt::Key_Right);  // the first arrow key after the mouse only shows the cursor
  // Breadth-first search: the previous place of each place, and the key that leads from there.
  QHash<QString, std::pair<QString, Qt::Key>> cameFrom;
  QQueue<QString> queue;
  queue.enqueue(board().cursor());
  while (!queue.isEmpty() && !cameFrom.contains(place)) {
    const QString here = queue.dequeue();
    for (const Qt::Key arrow : kArrows) {
      const QString there = board().walk(here, arrow);
      if (there != board().cursor() && !cameFrom.contains(there)) {
        cameFrom.insert(there, {here, arrow});
        queue.enqueue(there);
      }
    }
  }
  QList<Qt::Key> keys;
  for (QString at = place; at != board().cursor(); at = cameFrom[at].first) {
    QVERIFY2(cameFrom.contains(at), qPrintable(place));
    keys.prepend(cameFrom[at].second);
  }
  for (const Qt::Key arrow : keys) {
    gui_.key(arrow);
  }
  QCOMPARE(board().cursor(), place);
}

void PassHand::move(const QString& from, const QString& to, Way way) {
  switch (way) {
    case Way::Clicks:
      click(from);
      click(to);
      break;
    case Way::Drags:
      drag(from, to);
      break;
    case Way::Keys:
      walkTo(from);
      gui_.key(Qt::Key_Space);
      walkTo(to);
      gui_.key(Qt::Key_Return);
  }
}

void PassHand::roll(Way way) {
  if (way == Way::Keys) {
    gui_.key(Qt::Key_R);
  } else {
    click(QStringLiteral("dice"));
  }
}

}  // namespace byways::app::test

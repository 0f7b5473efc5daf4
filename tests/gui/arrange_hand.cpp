// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/arrange_hand.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

namespace byways::app::test {

bool ArrangeHand::openFromTable() {
  gui_.window().activateWindow();
  static_cast<void>(QTest::qWaitForWindowActive(&gui_.window()));
  QTest::keyClick(&gui_.board(), Qt::Key_E, Qt::ControlModifier);
  return gui_.window().arranging() != nullptr;
}

void ArrangeHand::takeUp(const QString& piece) {
  auto* const button = page().findChild<QAbstractButton*>(QStringLiteral("piece:") + piece);
  QVERIFY2(button != nullptr, qPrintable(piece));
  QTest::mouseClick(button, Qt::LeftButton);
}

void ArrangeHand::click(const QString& place, Qt::MouseButton button) {
  const QPoint point = board().areaOf(place).center().toPoint();
  QTest::mouseMove(&board(), point);
  QTest::mouseClick(&board(), button, Qt::NoModifier, point);
  QCoreApplication::processEvents();
}

void ArrangeHand::press(const char* button) {
  auto& pressed = gui_.find<QPushButton>(button);
  for (QWidget* around = pressed.parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (auto* const scrolled = qobject_cast<QScrollArea*>(around)) {
      scrolled->ensureWidgetVisible(&pressed);
    }
  }
  QTRY_VERIFY(!pressed.visibleRegion().isEmpty());
  QTest::mouseClick(&pressed, Qt::LeftButton);
  QCoreApplication::processEvents();
}

bool ArrangeHand::walkTo(const QString& place) {
  if (board().cursor().isEmpty()) {
    gui_.key(Qt::Key_Right);
  }
  for (int steps = 0; steps < 200 && board().cursor() != place; ++steps) {
    const QRectF goal = board().areaOf(place);
    const QPointF way = goal.center() - board().areaOf(board().cursor()).center();
    const QString before = board().cursor();
    if (qAbs(way.y()) > goal.height() / 2) {
      gui_.key(way.y() < 0 ? Qt::Key_Up : Qt::Key_Down);
    } else {
      gui_.key(way.x() < 0 ? Qt::Key_Left : Qt::Key_Right);
    }
    if (board().cursor() == before) {
      gui_.key(way.x() < 0 ? Qt::Key_Left : Qt::Key_Right);
    }
  }
  return board().cursor() == place;
}

QString ArrangeHand::status() const { return gui_.find<QLabel>("arrangeStatus").text(); }

bool ArrangeHand::canPlay() const { return canPress(gui_.find<QPushButton>("playArranged")); }

QImage ArrangeHand::picture() const {
  QTest::mouseMove(&gui_.window(), QPoint(2, 2));
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&board(), &leave);
  return board().grab().toImage();
}

}  // namespace byways::app::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/trypsylon_hand.h"

#include <QTest>
#include <QWheelEvent>

#include "engine/games.h"
#include "engine/trypsylon/notation.h"

namespace byways::app::test {

void TrypsylonHand::start(OptionMap more) {
  more.insert({"start", 1});
  gui_.window().start({find_game("trypsylon"), more, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {0, 1}});
  QCoreApplication::processEvents();
}

const trypsylon::Insight& TrypsylonHand::insight() const {
  return *trypsylon::insight_into(gui_.timeline().state());
}

QPoint TrypsylonHand::middle(const QString& place) const {
  return gui_.board().areaOf(place).center().toPoint();
}

void TrypsylonHand::click(const QString& place, Qt::MouseButton button) {
  gui_.hoverPlace(place);
  QTest::mouseClick(&gui_.board(), button, Qt::NoModifier, middle(place));
}

void TrypsylonHand::wheel(int notches) {
  const QPointF point = gui_.board().rect().center();
  constexpr int kNotch = 120;
  QWheelEvent event(point, gui_.board().mapToGlobal(point), QPoint(), QPoint(0, -kNotch * notches),
                    Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&gui_.board(), &event);
}

void TrypsylonHand::press(const QString& place) {
  gui_.hoverPlace(place);
  QTest::mousePress(&gui_.board(), Qt::LeftButton, Qt::NoModifier, middle(place));
}

void TrypsylonHand::carryTo(const QString& place) {
  // QTest::mouseMove doesn't hold a button down.
  const QPointF to = middle(place);
  for (const double part : {0.4, 0.7, 1.0}) {
    const QPointF from = gui_.board().rect().center();
    const QPointF point = from + part * (to - from);
    QMouseEvent move(QEvent::MouseMove, point, gui_.board().mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&gui_.board(), &move);
  }
}

void TrypsylonHand::letGo(const QString& place) {
  QTest::mouseRelease(&gui_.board(), Qt::LeftButton, Qt::NoModifier, middle(place));
}

void TrypsylonHand::drag(const QString& from, const QString& to) {
  press(from);
  carryTo(to);
  letGo(to);
}

void TrypsylonHand::turnTo(const QString& corner, Way way) {
  const auto shown = [this] {
    return QString::fromStdString(std::string(trypsylon::corner_name(board().corner())));
  };
  for (int turns = 0; turns < 4 && shown() != corner; ++turns) {
    if (way == Way::Keys) {
      gui_.key(turns % 2 == 0 ? Qt::Key_R : Qt::Key_E);
    } else {
      wheel(1);
    }
  }
  QCOMPARE(shown(), corner);
}

void TrypsylonHand::play(const QString& step, Way way) {
  const QString place = step.section(QLatin1Char('-'), 0, 0);
  const QString corner = step.section(QLatin1Char('-'), 1, 1);
  if (!corner.isEmpty()) {
    turnTo(corner, way);
  }
  switch (way) {
    case Way::Clicks:
      click(place);
      // The first click sets the card against the end.
      if (!corner.isEmpty()) {
        click(place);
      }
      break;
    case Way::Drags:
      corner.isEmpty() ? drag(place, QStringLiteral("hand")) : drag(QStringLiteral("hand"), place);
      if (!corner.isEmpty()) {
        click(place);  // dropping a card there only sets it against the end
      }
      break;
    case Way::Keys:
      QVERIFY2(gui_.walkTo(place), qPrintable(place));
      gui_.key(Qt::Key_Return);
      if (!corner.isEmpty()) {
        gui_.key(Qt::Key_Return);
      }
      break;
  }
}

void TrypsylonHand::playTurns(std::initializer_list<const char*> turns) {
  for (const char* const turn : turns) {
    for (const QString& step : QString::fromLatin1(turn).split(u' ')) {
      QVERIFY2(!gui_.match().play(step), qPrintable(QString::fromLatin1(turn) + u':' + step));
    }
  }
}

QString TrypsylonHand::anyStep(Random& random) const {
  const std::vector<std::string> steps = gui_.timeline().state().legal_steps();
  return QString::fromStdString(steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
}

}  // namespace byways::app::test

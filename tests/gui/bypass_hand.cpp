// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/bypass_hand.h"

#include <QPushButton>
#include <QTest>

#include "engine/games.h"

namespace byways::app::test {

void BypassHand::start(const char* board, int players, int first) {
  const QStringList names{QStringLiteral("Ann"),  QStringLiteral("Ben"),  QStringLiteral("Cem"),
                          QStringLiteral("Dora"), QStringLiteral("Emil"), QStringLiteral("Fay")};
  gui_.window().start({find_game("bypass"),
                       {{"board", std::string(board)}, {"start", first}},
                       names.mid(0, players),
                       {0, 1, 2, 3, 4, 5}});
  QCoreApplication::processEvents();
}

QString BypassHand::linkOf(QString step) {
  step.remove(QStringLiteral(">|")).remove(QStringLiteral(">-"));
  return step.replace(QLatin1Char('|'), QLatin1Char('-'));
}

QPoint BypassHand::middle(const QString& place) const {
  return gui_.board().areaOf(place).center().toPoint();
}

// Presses the button in one hex of the link and releases it in the other, like drawing with a pen.
void BypassHand::drag(const QString& link, Qt::MouseButton button) {
  const QPoint from = middle(link.section(QLatin1Char('-'), 0, 0));
  const QPoint to = middle(link.section(QLatin1Char('-'), 1, 1));
  QTest::mousePress(&gui_.board(), button, Qt::NoModifier, from);
  for (int part = 1; part <= 4; ++part) {
    // QTest::mouseMove doesn't hold a button down.
    const QPointF point = QPointF(from) + QPointF(to - from) * (part / 4.0);
    QMouseEvent move(QEvent::MouseMove, point, gui_.board().mapToGlobal(point), Qt::NoButton, button,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&gui_.board(), &move);
  }
  QTest::mouseRelease(&gui_.board(), button, Qt::NoModifier, to);
}

void BypassHand::click(const QString& place, Qt::MouseButton button) {
  gui_.hoverPlace(place);
  QTest::mouseClick(&gui_.board(), button, Qt::NoModifier, middle(place));
}

void BypassHand::draw(const QString& step) {
  const QString link = linkOf(step);
  if (step.contains(QLatin1Char('>'))) {
    click(link, Qt::LeftButton);
  } else if (step.contains(QLatin1Char('|'))) {
    click(link, Qt::RightButton);
  } else {
    drag(link, Qt::LeftButton);
  }
}

void BypassHand::endTurn() {
  QTest::mouseClick(&gui_.find<QPushButton>("endTurn"), Qt::LeftButton);
  gui_.agreeIfAsked();
}

// Adds random legal steps to an empty turn; if the turn may not end then, begins again with an empty turn.
// Large boards have too many turns to list them and choose one.
QStringList BypassHand::anyTurn(Random& random) const {
  const auto isPath = [](const QString& step) { return !step.contains(u'>') && step.contains(u'-'); };
  const auto isWall = [](const QString& step) { return !step.contains(u'>') && step.contains(u'|'); };
  const auto isSwap = [](const QString& step) { return step.contains(u'>'); };
  while (true) {
    const std::unique_ptr<State> state = gui_.timeline().state().clone();
    QStringList turn;
    const auto drawAny = [&](auto isWanted) {
      QStringList wanted;
      for (const std::string& step : state->legal_steps()) {
        const QString text = QString::fromStdString(step);
        if (isWanted(text)) {
          wanted.append(text);
        }
      }
      if (!wanted.isEmpty()) {
        turn.append(wanted[random.below(static_cast<std::uint32_t>(wanted.size()))]);
        state->play(turn.back().toStdString());
      }
    };
    drawAny(isPath);
    drawAny(isWall);
    if (random.below(2) == 1 || state->end_refusal(state->to_move())) {
      drawAny(isSwap);
      drawAny(isSwap);
    }
    if (!state->end_refusal(state->to_move())) {
      return turn;
    }
  }
}

void BypassHand::playTurns(std::initializer_list<const char*> turns) {
  for (const char* const turn : turns) {
    const QStringList steps = QStringLiteral("%1 end").arg(QString::fromLatin1(turn)).split(u' ');
    for (const QString& step : steps) {
      QVERIFY2(!gui_.match().play(step), qPrintable(QString::fromLatin1(turn) + u':' + step));
    }
  }
}

}  // namespace byways::app::test

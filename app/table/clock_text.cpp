// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/clock_text.h"

#include <QCoreApplication>

#include "app/match/match_clock.h"

namespace byways::app {

namespace {

using Time = TurnClock::Time;

// The context for translators.
struct Clock {
  Q_DECLARE_TR_FUNCTIONS(Clock)
};

QString overText(const MatchClock& clock, Seat seat) {
  return Clock::tr("Time is up: %1 over", "minutes and seconds").arg(minutesText(clock.over(seat)));
}

}  // namespace

QString minutesText(std::chrono::milliseconds time) {
  const auto seconds = (time.count() + 999) / 1000;
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString thinkingClockText(const MatchClock& clock, Seat seat) {
  const bool hasTurnTime = clock.rules().turn > Time(0);
  const bool hasReserveTime = clock.rules().reserve > Time(0);
  const QString reserve = minutesText(clock.reserveLeft(seat));
  if (clock.isUp(seat)) {
    return overText(clock, seat);
  }
  const QString turn = minutesText(clock.turnLeft());
  return hasTurnTime && hasReserveTime ? Clock::tr("Turn %1, reserve %2").arg(turn, reserve)
         : hasTurnTime                 ? Clock::tr("%1 left for this turn", "minutes and seconds").arg(turn)
                                       : Clock::tr("%1 left", "minutes and seconds").arg(reserve);
}

QString waitingClockText(const MatchClock& clock, Seat seat) {
  if (clock.rules().reserve == Time(0)) {
    return clock.over(seat) > Time(0)
               ? Clock::tr("%1 overtime in total", "minutes and seconds").arg(minutesText(clock.over(seat)))
               : Clock::tr("%1 for each turn", "minutes and seconds").arg(minutesText(clock.rules().turn));
  }
  if (clock.reserveLeft(seat) == Time(0) && clock.over(seat) > Time(0)) {
    return overText(clock, seat);
  }
  const QString reserve = minutesText(clock.reserveLeft(seat));
  return clock.rules().turn > Time(0) ? Clock::tr("Reserve %1").arg(reserve)
                                      : Clock::tr("%1 left", "minutes and seconds").arg(reserve);
}

QString shortClockText(const MatchClock& clock, Seat seat, bool isThinking) {
  const Time turn = isThinking ? clock.turnLeft() : clock.rules().turn;
  const Time left = turn > Time(0) ? turn : clock.reserveLeft(seat);
  return left > Time(0) ? minutesText(left) : QStringLiteral("+") + minutesText(clock.over(seat));
}

}  // namespace byways::app

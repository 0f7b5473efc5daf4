// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/turn_steps.h"

namespace byways::app {

QStringList stepsLeft(const Timeline& timeline, Seat seat, const QString& turn) {
  const std::string text = turn.toStdString();
  if (!timeline.refusal(seat, text)) {
    return {turn};  // one step, or a declaration
  }
  QStringList steps;
  for (const std::string& step : timeline.game().split_turn(text)) {
    steps.append(QString::fromStdString(step));
  }
  for (const std::string& step : timeline.open_steps()) {
    steps.removeOne(QString::fromStdString(step));
  }
  return steps;
}

}  // namespace byways::app

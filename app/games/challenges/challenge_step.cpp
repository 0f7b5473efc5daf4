// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_step.h"

namespace byways::app {

ChallengeStep readChallengeStep(const QString& text) {
  QStringList broughtIn = text.split(QLatin1Char('+'));
  const QStringList way = broughtIn.takeFirst().split(QLatin1Char('>'));
  return {.text = text,
          .from = way.first(),
          .removed = way.size() > 2 ? way.at(1) : QString(),
          .to = way.last(),
          .broughtIn = broughtIn};
}

QList<ChallengeStep> challengeSteps(const State& state) {
  QList<ChallengeStep> steps;
  if (state.to_move() > 0) {
    for (const std::string& step : state.legal_steps()) {
      steps.append(readChallengeStep(QString::fromStdString(step)));
    }
  }
  return steps;
}

}  // namespace byways::app

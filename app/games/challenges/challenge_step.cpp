// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_step.h"

#include <algorithm>

#include "app/games/pass/pass_places.h"

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

QString ChallengeStep::bringing(const QStringList& spaces) const {
  const QStringList& order = PassPlaces::of(PassOn::Spaces).ids();
  QStringList sorted = spaces;
  std::sort(sorted.begin(), sorted.end(),
            [&order](const QString& a, const QString& b) { return order.indexOf(a) < order.indexOf(b); });
  return (QStringList{from + QLatin1Char('>') + to} + sorted).join(QLatin1Char('+'));
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

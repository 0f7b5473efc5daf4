// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_series.h"

#include <QCoreApplication>

#include "app/match/series.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class TrypsylonSeries {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonSeries)
};

constexpr auto kStart = "start";

bool isExpertSeries(const Match& match) { return match.timeline().setup().options.is_on("expert"); }

Seat otherOf(Seat seat) { return 3 - seat; }

}  // namespace

Seat trypsylonStarter(const Match& match) {
  const Timeline& timeline = match.timeline();
  if (const int chosen = timeline.setup().options.number(kStart); chosen > 0) {
    return chosen;
  }
  const std::vector<Entry> entries = timeline.entries();
  const bool isDrawn = !entries.empty() && entries.front().seat == kChance;
  return isDrawn ? parse_number(split_words(entries.front().text).back()).value_or(kNobody) : kNobody;
}

Seat nextTrypsylonStarter(const Match& match) {
  const auto outcome = match.timeline().outcome();
  const bool hasLoser = outcome && outcome->winners.size() == 1;
  return hasLoser && !isExpertSeries(match) ? otherOf(outcome->winners.front())
                                            : otherOf(trypsylonStarter(match));
}

MatchSetup nextTrypsylonSetup(const Match& match) {
  MatchSetup setup = match.setup();
  setup.options.insert_or_assign(kStart, nextTrypsylonStarter(match));
  setup.wins = seriesWins(match);
  return setup;
}

QString nextTrypsylonText(const Match& match) {
  const auto outcome = match.timeline().outcome();
  if (!outcome) {
    return {};
  }
  const QList<int> wins = seriesWins(match);
  const QString starter = match.name(nextTrypsylonStarter(match));
  QString text = TrypsylonSeries::tr("Wins in the series: %1 %2, %3 %4.", "name, number, name, number")
                     .arg(match.name(1), QString::number(wins[0]), match.name(2), QString::number(wins[1]));
  text += QLatin1Char(' ');
  if (isExpertSeries(match)) {
    return text +
           TrypsylonSeries::tr("Players take turns at starting: the next game is begun by %1.").arg(starter);
  }
  return text +
         (outcome->winners.empty()
              ? TrypsylonSeries::tr("Nobody lost, so the start passes on: the next game is begun by %1.")
                    .arg(starter)
              : TrypsylonSeries::tr("The loser starts: the next game is begun by %1.").arg(starter));
}

}  // namespace byways::app

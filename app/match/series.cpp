// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/series.h"

#include "app/match/match.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kWins = "wins";

// Absent or well-formed (app/match/own_keys.h).
QList<int> winsBefore(const Match& match) {
  const Json series = match.extra(kSeriesKey);
  QList<int> wins;
  if (series.is_object()) {
    for (const Json& count : series[kWins]) {
      wins.append(count.get<int>());
    }
  }
  return wins;
}

}  // namespace

Json seriesJson(const QList<int>& wins) {
  Json counts = Json::array();
  for (const int count : wins) {
    counts.push_back(static_cast<quint64>(count));
  }
  return {{kWins, counts}};
}

QList<int> seriesWins(const Match& match) {
  QList<int> wins = winsBefore(match);
  if (const auto outcome = match.timeline().outcome()) {
    wins.resize(match.players());
    for (const Seat winner : outcome->winners) {
      ++wins[winner - 1];
    }
  }
  return wins;
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <nlohmann/json.hpp>

namespace byways::app {

class Match;

// A series: games that the same players play one after another. Each game's record keeps the score before
// that game.

/// The key of the series in the record, one of the program's own.
inline constexpr auto kSeriesKey = "series";

/// The value of kSeriesKey. `wins`: the wins of each seat before this game.
[[nodiscard]] nlohmann::ordered_json seriesJson(const QList<int>& wins);

/// The wins of each seat, including this game once it is over. Empty during the first game of a series.
[[nodiscard]] QList<int> seriesWins(const Match& match);

}  // namespace byways::app

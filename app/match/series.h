// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <nlohmann/json.hpp>

namespace byways::app {

class Match;

// Games that the same people play one after another. Each record keeps the score of the series before that
// game.

/// The key of the series in the record, one of the program's own.
inline constexpr auto kSeriesKey = "series";

/// The value of that key. `wins`: of each seat before this game.
[[nodiscard]] nlohmann::ordered_json seriesJson(const QList<int>& wins);

/// The wins of each seat, including this game's once it is over; empty in a first game that isn't over.
[[nodiscard]] QList<int> seriesWins(const Match& match);

}  // namespace byways::app

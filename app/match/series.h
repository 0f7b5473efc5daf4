// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <nlohmann/json.hpp>

namespace byways::app {

class Match;

// A series: games that the same players play one after another. The record of each game keeps the score
// before the game.

/// The key of the series in the record, one of the program's own.
inline constexpr auto kSeriesKey = "series";

/// The value of kSeriesKey. `wins` are the games that each seat has won before this game.
[[nodiscard]] nlohmann::ordered_json seriesJson(const QList<int>& wins);

/// The games that each seat has won, including this game once it is over. Empty during the first game of a
/// series.
[[nodiscard]] QList<int> seriesWins(const Match& match);

}  // namespace byways::app

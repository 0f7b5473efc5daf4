// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <nlohmann/json.hpp>

namespace byways::app {

class Match;

// Games that the same people play one after another. The record of each remembers how the series stood before
// it.

/// The key for it in the record, one of our own.
inline constexpr auto kSeriesKey = "series";

/// The value under that key: the wins of each seat before this game.
[[nodiscard]] nlohmann::ordered_json seriesJson(const QList<int>& wins);

/// The wins of each seat, this game's included once it is over; empty in a first game that is still on.
[[nodiscard]] QList<int> seriesWins(const Match& match);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/library/finished_game.h"

namespace byways::app {

class People;

/// How the games of an evening count.
enum class Points {
  Wins,         ///< 1 for each win, including shared wins
  ThreeTwoOne,  ///< 3 for the first, 2 for the second, 1 for the third
  Score         ///< the game's own points; 1 for a win in games without points
};

/// An evening at one table: the games that people have played in a row. Derived from the finished games,
/// never stored.
struct Evening {
  QList<FinishedGame> games;  ///< in the order in which they were played; none if there is no evening
  QStringList people;         ///< in the order in which they came: People::personOf, or "Player 2"

  /// The person's points in game number `game` (from 0) of the evening; nothing if the person didn't play in
  /// it.
  [[nodiscard]] std::optional<int> points(qsizetype game, const QString& person, Points count,
                                          const People& known) const;
  /// The sum of the person's points.
  [[nodiscard]] int total(const QString& person, Points count, const People& known) const;
  /// The people, those with the most points first.
  [[nodiscard]] QStringList ranking(Points count, const People& known) const;
  bool operator==(const Evening&) const = default;
};

/// The latest evening. It begins automatically when at least two people finish two games together within four
/// hours, and includes both games. It continues while one of its people finishes another game with other
/// people within half a day of the last one, whoever joins or leaves. A valid `since` is the time at which
/// somebody began an evening by hand: that evening starts with the next game if it ends within half a day,
/// and games that ended earlier don't count. `finished` may have any order. Copies, and games with only one
/// person, never count.
[[nodiscard]] Evening eveningOf(const QList<FinishedGame>& finished, const People& people,
                                const QDateTime& since);
/// The rank of a seat in a finished game, 1 for the winners; ranks may be shared. Players who left come last.
[[nodiscard]] int rankOf(const FinishedGame& game, Seat seat);

/// The scoreboard as lines of text, with tabs between columns, for the clipboard.
[[nodiscard]] QString eveningText(const Evening& evening, Points count, const People& people);

}  // namespace byways::app

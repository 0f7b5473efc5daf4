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
  Wins,         ///< 1 for each win, shared ones too
  ThreeTwoOne,  ///< 3 for the first, 2 for the second, 1 for the third
  Score         ///< what the game itself counts; in games that count nothing 1 for a win
};

/// An evening at one table: what people have played one after the other. It is read from finished games and
/// kept nowhere else.
struct Evening {
  QList<FinishedGame> games;  ///< the first one first; none if there is no evening
  QStringList people;         ///< in the order in which they came: People::personOf, or "Player 2"

  /// What that person has got in a game of it; nothing if they didn't play.
  [[nodiscard]] std::optional<int> points(qsizetype game, const QString& person, Points count,
                                          const People& known) const;
  /// All of them together.
  [[nodiscard]] int total(const QString& person, Points count, const People& known) const;
  /// The people, those with most points first.
  [[nodiscard]] QStringList ranking(Points count, const People& known) const;
  bool operator==(const Evening&) const = default;
};

/// The latest evening. It begins by itself with the second game that the same people, two or more, have
/// played within four hours of one another; the first of them counts. It goes on as long as one of them plays
/// with somebody else again within half a day, whoever comes or leaves. Games that ended until `since` don't
/// count; if `since` is valid, an evening was begun then by hand, and the first game after it is one of it.
/// `finished` in any order. Copies and games of one person alone count nowhere.
[[nodiscard]] Evening eveningOf(const QList<FinishedGame>& finished, const People& people,
                                const QDateTime& since);
/// The place of a seat in a finished game, 1 for those who have won; several may share one. Who has left is
/// behind all others.
[[nodiscard]] int rankOf(const FinishedGame& game, Seat seat);

/// The scoreboard as lines of text with tabs between columns, to be pasted elsewhere.
[[nodiscard]] QString eveningText(const Evening& evening, Points count, const People& people);

}  // namespace byways::app

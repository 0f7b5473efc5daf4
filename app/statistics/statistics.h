// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/library/finished_game.h"
#include "app/statistics/rating.h"

namespace byways::app {

class People;

/// Games counted. Each game is in one of won, lost, drawn and alone.
struct Tally {
  int won = 0;
  int lost = 0;
  int drawn = 0;
  int alone = 0;   ///< challenges, which nobody wins or loses
  int solved = 0;  ///< of those
  int helped = 0;  ///< of all, games in which this person had a hint, advice or a computer's turns, or took
                   ///< something back
  int hints = 0;   ///< in all games together
  int takeBacks = 0;  ///< likewise

  [[nodiscard]] int played() const { return won + lost + drawn + alone; }
  bool operator==(const Tally&) const = default;
};

/// An opponent. If a game has several, each counts with the result of the person whose statistics these are.
struct Opponent {
  enum class Kind { Person, Computer, Somebody };  ///< Somebody: without a name, or forgotten

  Kind kind = Kind::Somebody;
  QString person;  ///< of a person
  int level = 0;   ///< of a computer
  Tally tally;
};

/// A rating after a game.
struct RatingPoint {
  QDateTime when;
  Rating rating;
};

/// Wins or losses one after the other, draws ending both. Challenges don't count.
struct Streaks {
  int current = 0;  ///< wins until now; negative for losses
  int longestWins = 0;
  int longestLosses = 0;
};

/// A person's results in finished games, in one rule set or in all.
struct Standing {
  Tally tally;
  QList<Opponent> opponents;  ///< computers by level, then people by name, then the others
  Streaks streaks;
  QList<RatingPoint> ratings;  ///< one for each rated game, the earliest first; none for all games together
};

/// Statistics computed only from finished games. Copies of a game count once. Games from an arranged
/// position, games in which a person shared a seat with a computer, and challenges aren't rated. A win with
/// help changes the rating half as much. A game of more than two counts as a meeting of each winner with each
/// loser, with weight 2/n.
class Statistics {
 public:
  Statistics() = default;
  Statistics(const QList<FinishedGame>& games, const People& people);

  /// Everybody who isn't forgotten, those who have played most first.
  [[nodiscard]] const QStringList& people() const { return people_; }
  /// The games that the person has played, by title.
  [[nodiscard]] QList<const Game*> gamesOf(const QString& person) const;
  /// The person's standing in `game`, or in all games together if it is null.
  [[nodiscard]] Standing of(const QString& person, const Game* game = nullptr) const;
  /// The rating in a game now; nothing if none of the person's games is rated.
  [[nodiscard]] std::optional<Rating> ratingOf(const QString& person, const Game& game) const;
  /// The level that matches the person in that game: an easy one at first.
  [[nodiscard]] int matchingLevel(const QString& person, const Game& game) const;

 private:
  using ByGame = QMap<const Game*, Standing>;
  /// Who sits where; nobody at the seats of computers and of those who aren't counted.
  using Persons = QList<std::optional<QString>>;

  [[nodiscard]] static Persons personsAt(const FinishedGame& game, const People& people);
  void count(const FinishedGame& game, const People& people);
  void rate(const FinishedGame& game, const Persons& seats, const People& people);

  QMap<QString, ByGame> standings_;  // null: all games together
  QStringList people_;
};

}  // namespace byways::app

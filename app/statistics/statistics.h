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

/// Counts of games. Each game is counted in exactly one of won, lost, drawn and alone.
struct Tally {
  int won = 0;
  int lost = 0;
  int drawn = 0;
  int alone = 0;      ///< challenges, which nobody wins or loses
  int solved = 0;     ///< how many of `alone` were solved
  int helped = 0;     ///< games with a hint, advice, a computer's turns or something taken back
  int hints = 0;      ///< in all games together
  int takeBacks = 0;  ///< likewise

  [[nodiscard]] int played() const { return won + lost + drawn + alone; }
  bool operator==(const Tally&) const = default;
};

/// An opponent of the person whose statistics these are. If a game has several opponents, the person's result
/// counts against each of them.
struct Opponent {
  enum class Kind { Person, Computer, Somebody };  ///< Somebody: a person without a name, or a forgotten one

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

/// Wins or losses in a row. A draw ends either kind; challenges don't count.
struct Streaks {
  int current = 0;  ///< up to the last game: wins, or losses as a negative number
  int longestWins = 0;
  int longestLosses = 0;
};

/// A person's results in finished games, in one rule set or in all.
struct Standing {
  Tally tally;
  QList<Opponent> opponents;  ///< computers by level, then people by name, then the others
  Streaks streaks;
  QList<RatingPoint> ratings;  ///< after each rated game, in order; empty for all rule sets together
};

/// Statistics, computed only from finished games. A game counts once, however many copies of it there are.
/// Not rated are challenges, games from an arranged position, and games in which a person shared a seat with
/// a computer. A win with help has half the weight. A game of n players counts as meetings with weight 2/n:
/// of each winner with each loser or, if the game is drawn, of every player with every other one.
class Statistics {
 public:
  Statistics() = default;
  Statistics(const QList<FinishedGame>& games, const People& people);

  /// Everybody who isn't forgotten; those who have played most come first.
  [[nodiscard]] const QStringList& people() const { return people_; }
  /// The games that the person has played, by title.
  [[nodiscard]] QList<const Game*> gamesOf(const QString& person) const;
  /// The person's standing in `game`, or in all games together if it is null.
  [[nodiscard]] Standing of(const QString& person, const Game* game = nullptr) const;
  /// The rating in a game now; nothing if none of the person's games is rated.
  [[nodiscard]] std::optional<Rating> ratingOf(const QString& person, const Game& game) const;
  /// The level that matches the person in `game`; an easy level until there is a rating.
  [[nodiscard]] int matchingLevel(const QString& person, const Game& game) const;

 private:
  using ByGame = QMap<const Game*, Standing>;
  /// The person in each seat; nothing for computers and for people who aren't counted.
  using Persons = QList<std::optional<QString>>;

  [[nodiscard]] static Persons personsAt(const FinishedGame& game, const People& people);
  void count(const FinishedGame& game, const People& people);
  void rate(const FinishedGame& game, const Persons& seats, const People& people);

  QMap<QString, ByGame> standings_;  // null: all games together
  QStringList people_;
};

}  // namespace byways::app

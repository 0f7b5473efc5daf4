// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

#include "app/match/match.h"

namespace byways::app {

/// What the archive and the statistics know about a finished game, extracted from its record.
struct FinishedGame {
  struct Player {
    QString name;            ///< as the record has it; may be empty
    int level = 0;           ///< Match::level
    bool isMatched = false;  ///< Match::isMatched
    bool drifts = false;     ///< Match::drifts
    int hints = 0;
    int takeBacks = 0;
    int advised = 0;        ///< Match::advised
    bool isShared = false;  ///< Match::isShared
    int colour = -1;        ///< Match::colourIndex
    bool hasLeft = false;   ///< before the end: State::has_left

    bool operator==(const Player&) const = default;
  };

  QString path;
  const Game* game = nullptr;  ///< never null
  QList<Player> players;       ///< in seat order; one in a challenge
  QDateTime ended;             ///< when it ended, or the best estimate
  QString began;               ///< the day on which it began, as the record writes it; may be empty
  QList<Seat> winners;         ///< as Outcome::winners
  QList<int> scores;           ///< as Outcome::scores
  QString seed;                ///< the seed of its lots, which copies of a game share
  int turns = 0;               ///< of players
  bool isArranged = false;     ///< began with a position set up by hand
  bool isCopy = false;         ///< marked as a copy in the record
  bool isReviewed = false;

  /// Whether it is a challenge, which one person plays.
  [[nodiscard]] bool isAlone() const { return players.size() == 1; }
  /// Whether nobody has won a game of two or more.
  [[nodiscard]] bool isDrawn() const { return winners.isEmpty() && !isAlone(); }
  [[nodiscard]] bool hasWon(Seat seat) const { return winners.contains(seat); }

  bool operator==(const FinishedGame&) const = default;
};

/// The match as a finished game, wherever its cursor is; nothing if it isn't over. `written` is when its file
/// was written, for records that don't say when they ended. Any thread that owns the match.
[[nodiscard]] std::optional<FinishedGame> finishedGameOf(const Match& match, const QString& path,
                                                         const QDateTime& written);
/// Whether the record says that the game has been reviewed.
[[nodiscard]] bool wasReviewed(const Match& match);

/// Whether a record accepts the text as a player's name (is_player_name). Names in the program's own files
/// must meet that too, as those may have been edited by hand.
[[nodiscard]] bool isPlayerName(const QString& text);

/// The game as JSON for the cache (KeptGames), without its path.
[[nodiscard]] QJsonObject toJson(const FinishedGame& game);
/// Nothing if the value isn't one.
[[nodiscard]] std::optional<FinishedGame> finishedGameFrom(const QJsonObject& value, const QString& path);

/// A player as people are called in lists: the name, "Player 2", "Computer, level 3 (casual)".
[[nodiscard]] QString playerText(const FinishedGame& game, Seat seat);
/// Who played, in seat order: "Ann and Computer, level 3 (casual)".
[[nodiscard]] QString playersText(const FinishedGame& game);
/// The result: "Ann wins", "A draw", "Solved".
[[nodiscard]] QString resultText(const FinishedGame& game);
/// The game's title, and whether this is a copy.
[[nodiscard]] QString titleText(const FinishedGame& game);
/// A rule set's title.
[[nodiscard]] QString titleOf(const Game& game);

}  // namespace byways::app

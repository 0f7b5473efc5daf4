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
    QString name;            ///< the name in the record; may be empty
    int level = 0;           ///< Match::level
    bool isMatched = false;  ///< Match::isMatched
    bool drifts = false;     ///< Match::drifts
    int hints = 0;
    int takeBacks = 0;
    int advised = 0;        ///< Match::advised
    bool isShared = false;  ///< Match::isShared
    int colour = -1;        ///< Match::colourIndex
    bool hasLeft = false;   ///< whether the player left before the end: State::has_left

    bool operator==(const Player&) const = default;
  };

  QString path;
  const Game* game = nullptr;  ///< never null
  QList<Player> players;       ///< in seat order; one in a challenge
  QDateTime ended;             ///< when the game ended, or the best estimate
  QString began;               ///< the day on which the game began, as written in the record; may be empty
  QList<Seat> winners;         ///< as Outcome::winners
  QList<int> scores;           ///< as Outcome::scores
  QString seed;                ///< the seed of the lots; copies of a game have the same seed
  int turns = 0;               ///< turns of players, without lots and rolls
  bool isArranged = false;     ///< whether the game began with a position set up by hand
  bool isCopy = false;         ///< whether the record is marked as a copy
  bool isReviewed = false;

  /// Whether the game is a challenge, which one person plays.
  [[nodiscard]] bool isAlone() const { return players.size() == 1; }
  /// Whether a game of two or more players has no winner.
  [[nodiscard]] bool isDrawn() const { return winners.isEmpty() && !isAlone(); }
  [[nodiscard]] bool hasWon(Seat seat) const { return winners.contains(seat); }

  bool operator==(const FinishedGame&) const = default;
};

/// The match as a finished game, wherever its cursor is; nothing if the game isn't over. `written`, the time
/// at which the file was written, is used if the record doesn't say when the game ended. May be called on any
/// thread that owns the match.
[[nodiscard]] std::optional<FinishedGame> finishedGameOf(const Match& match, const QString& path,
                                                         const QDateTime& written);
/// Whether the record says that the game has been reviewed.
[[nodiscard]] bool wasReviewed(const Match& match);

/// Whether a record accepts the text as a player's name (is_player_name). Names in the program's own files
/// are checked with it, too, because such files may have been edited by hand.
[[nodiscard]] bool isPlayerName(const QString& text);

/// The game as JSON for the cache (GameIndex), without its path.
[[nodiscard]] QJsonObject toJson(const FinishedGame& game);
/// Reads JSON that toJson has made; nothing if `value` isn't a finished game.
[[nodiscard]] std::optional<FinishedGame> finishedGameFrom(const QJsonObject& value, const QString& path);

/// What a player is called in lists: the name, "Player 2", "Computer, level 3 (casual)".
[[nodiscard]] QString playerText(const FinishedGame& game, Seat seat);
/// All players in seat order: "Ann and Computer, level 3 (casual)".
[[nodiscard]] QString playersText(const FinishedGame& game);
/// The result: "Ann wins", "A draw", "Solved".
[[nodiscard]] QString resultText(const FinishedGame& game);
/// The rule set's title; for a copy, with a remark that the game is a copy.
[[nodiscard]] QString titleText(const FinishedGame& game);
/// A rule set's title.
[[nodiscard]] QString titleOf(const Game& game);

}  // namespace byways::app

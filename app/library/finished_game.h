// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

#include "app/match/match.h"

namespace byways::app {

/// What the archive and the statistics know of a game that is over. It is made from its record and never
/// changed.
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
  QDateTime ended;             ///< when it ended, or as near to that as is known
  QString began;               ///< the day on which it began, as the record writes it; may be empty
  QList<Seat> winners;         ///< as Outcome::winners
  QList<int> scores;           ///< as Outcome::scores
  QString seed;                ///< what its lots are drawn from: copies of a game have the same
  int turns = 0;               ///< of players
  bool isArranged = false;     ///< began with a position set up by hand
  bool isCopy = false;         ///< says itself that it is a copy
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

/// Whether a record takes the text for a player's name (is_player_name). What files of the program say of
/// people is held to that as well: they may have been changed by hand, and endless names take endless time.
[[nodiscard]] bool isPlayerName(const QString& text);

/// As it is kept between two starts of the program, without its path.
[[nodiscard]] QJsonObject toJson(const FinishedGame& game);
/// Nothing if the value isn't one.
[[nodiscard]] std::optional<FinishedGame> finishedGameFrom(const QJsonObject& value, const QString& path);

/// A player as people are called in lists: the name, "Player 2", "Computer 3, casual".
[[nodiscard]] QString playerText(const FinishedGame& game, Seat seat);
/// Who played, in seat order: "Ann and Computer 3, casual".
[[nodiscard]] QString playersText(const FinishedGame& game);
/// The result: "Ann wins", "A draw", "Solved".
[[nodiscard]] QString resultText(const FinishedGame& game);
/// The game's title, and whether this is a copy.
[[nodiscard]] QString titleText(const FinishedGame& game);
/// A rule set's title.
[[nodiscard]] QString titleOf(const Game& game);

}  // namespace byways::app

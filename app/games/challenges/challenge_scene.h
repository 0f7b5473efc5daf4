// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"
#include "engine/core/game.h"

namespace byways::app {

/// A move of a challenge, read from its notation: "D7>C7>B0" or "m1>k1+h0".
struct ChallengeStep {
  QString text;
  QString from;
  QString removed;  ///< the piece that goes; empty in Full House
  QString to;
  QStringList broughtIn;  ///< in Full House, the spaces that get a piece

  /// The notation of the same move with other pieces brought in; they are written in the order of the board.
  [[nodiscard]] QString bringing(const QStringList& spaces) const;

  bool operator==(const ChallengeStep&) const = default;
};

/// Precondition: `text` is written like a move; its places need not be on the board.
[[nodiscard]] ChallengeStep readChallengeStep(const QString& text);
/// All legal moves, in the order of the board file.
[[nodiscard]] QList<ChallengeStep> challengeSteps(const State& state);

/// The challenges.
enum class Challenge { FullHouse, CrookedJumps, Spiral };

/// Precondition: the game is a challenge.
[[nodiscard]] Challenge challengeOf(const Game& game);

/// The position at the match's cursor, with the places of the last move.
[[nodiscard]] PassScene challengeScene(const Match& match);

/// The move that led to the match's cursor; nothing at the start.
[[nodiscard]] std::optional<ChallengeStep> lastChallengeStep(const Match& match);

/// The groups of three that a move of Full House fills with what it brings in, each as its spaces.
[[nodiscard]] QList<QStringList> challengeGroups(const ChallengeStep& step);

}  // namespace byways::app

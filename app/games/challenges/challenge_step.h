// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

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

}  // namespace byways::app

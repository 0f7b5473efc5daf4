// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

// What the window says of the solo challenges.

namespace byways::app {

/// A refusal as a sentence.
[[nodiscard]] QString challengeRefusalText(const Refusal& refusal, const Match& match);
/// What to do now.
[[nodiscard]] QString challengeTask(const Match& match);
/// What it is about, with the best known result if that is a number of moves.
[[nodiscard]] QString challengeAim(const Match& match);
/// How many moves are possible, and in Full House how many pieces are in reserve.
[[nodiscard]] QList<TurnItem> challengeTurnItems(const Match& match);
/// "D7 over C7 to B0", "m1 to k1, h0 comes in"; `entry` with or without its seat.
[[nodiscard]] QString challengeTurnText(const QString& entry);
/// How it ended; empty while it is on.
[[nodiscard]] QString challengeResultText(const Match& match);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"
#include "app/match/match.h"
#include "engine/trypsylon/insight.h"

namespace byways::app {

// The longer texts of TRYPSYLON's GameFace, which are documented there.

[[nodiscard]] QString trypsylonRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString trypsylonLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; the steps of an unfinished turn will do.
[[nodiscard]] QString trypsylonTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString trypsylonResultText(const Match& match);

// The aim of TRYPSYLON and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString trypsylonAim(const Match& match);
[[nodiscard]] QString trypsylonStepText(const QString& step);
/// All steps of a turn, short enough for a list: "c3 to column c north ↗". The arrow shows the card's corner.
[[nodiscard]] QString trypsylonStepsText(const QString& steps);

// What TRYPSYLON's GameFace says of the turn in progress; documented there.

[[nodiscard]] QString trypsylonTask(const Match& match);
/// Which kinds of move are open in this turn and why, and how far the endgame is.
[[nodiscard]] QList<TurnItem> trypsylonTurnItems(const Match& match);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

// What TRYPSYLON's GameFace says of the turn in progress; documented there.

[[nodiscard]] QString trypsylonTask(const Match& match);
/// Which kinds of move are open in this turn and why, and how far the endgame is.
[[nodiscard]] QList<TurnItem> trypsylonTurnItems(const Match& match);

}  // namespace byways::app

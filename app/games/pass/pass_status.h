// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"
#include "app/games/pass/pass_table.h"

namespace byways::app {

// What both games with dice say of the turn in progress.

/// What to do outside PassTable::Phase::Play.
[[nodiscard]] QString passTask(const PassTable& table);
/// "Moves left: 4 of 7".
[[nodiscard]] TurnItem movesLeftItem(const PassTable& table);
/// GameFace::lossAtEnd: moves that could still be made, where they are half the roll or more; empty
/// otherwise.
[[nodiscard]] QString movesLostAtEnd(const Match& match);

}  // namespace byways::app

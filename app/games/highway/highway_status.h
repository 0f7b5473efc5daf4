// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

// What Hexagonal Highway's GameFace says of the round in hand; documented there. While the curtain is down
// (Match::isCurtained) it says nothing of a submission.

[[nodiscard]] QString highwayTask(const Match& match);
[[nodiscard]] QList<TurnItem> highwayTurnItems(const Match& match);
[[nodiscard]] QStringList highwaySeatLines(const Match& match, Seat seat);
[[nodiscard]] QString highwayCurtainText(const Match& match);

/// The first of a seat's lines: "12 points".
[[nodiscard]] QString highwayPointsText(int points);

}  // namespace byways::app

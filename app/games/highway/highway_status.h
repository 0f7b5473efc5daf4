// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

// What Hexagonal Highway's GameFace says of the round in hand, as it is documented there. Of a submission
// nothing is told while the curtain is down (Match::isCurtained).

[[nodiscard]] QString highwayTask(const Match& match);
[[nodiscard]] QList<TurnItem> highwayTurnItems(const Match& match);
[[nodiscard]] QStringList highwaySeatLines(const Match& match, Seat seat);
[[nodiscard]] QString highwayCurtainText(const Match& match);

/// The first of a seat's lines: "12 points".
[[nodiscard]] QString highwayPointsText(int points);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

namespace byways::app {

// The longer texts of Over-Pass's GameFace, which are documented there.

[[nodiscard]] QString overPassRefusalText(const Refusal& refusal, const Match& match);
[[nodiscard]] QString overPassTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString overPassTask(const Match& match);
/// The moves left, the four kinds of move with their prices, and what the centre asks for.
[[nodiscard]] QList<TurnItem> overPassTurnItems(const Match& match);

}  // namespace byways::app

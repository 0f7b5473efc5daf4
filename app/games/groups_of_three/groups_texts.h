// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

namespace byways::app {

// The longer texts of Groups-of-Three's GameFace, which are documented there.

[[nodiscard]] QString groupsRefusalText(const Refusal& refusal, const Match& match);
[[nodiscard]] QString groupsTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString groupsTask(const Match& match);
/// The moves left, what the reserve and bearing off allow, and what transit spaces ask for.
[[nodiscard]] QList<TurnItem> groupsTurnItems(const Match& match);

/// GameFace::lossAtEnd: a piece that the last move has earned and that hasn't come in, or moves.
[[nodiscard]] QString groupsLossAtEnd(const Match& match);

}  // namespace byways::app

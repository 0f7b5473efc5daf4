// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

namespace byways::app {

// The longer texts of Hexagonal Highway's GameFace, which are documented there.

[[nodiscard]] QString highwayRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString highwayLotText(const QString& outcome, const Match& match);
/// It tells nothing of a submission, which stays secret for good (HWY-2).
[[nodiscard]] QString highwayTurnText(const QString& entry);
[[nodiscard]] QString highwayRoundText(const State& before, const State& after, const Match& match);
[[nodiscard]] QString highwayResultText(const Match& match);
[[nodiscard]] QList<KeyHelp> highwayKeys();

/// "north-east". Precondition: a Direction.
[[nodiscard]] QString highwayDirectionText(std::uint8_t direction);
/// "+5", "0", "−2".
[[nodiscard]] QString highwayGain(int points);

}  // namespace byways::app

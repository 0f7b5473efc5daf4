// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"
#include "engine/trypsylon/insight.h"

namespace byways::app {

// The longer texts of TRYPSYLON's GameFace, which are documented there.

[[nodiscard]] QString trypsylonRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString trypsylonLotText(const QString& outcome, const Match& match);
/// `entry` with or without its seat; the steps of an unfinished turn will do.
[[nodiscard]] QString trypsylonTurnText(const QString& entry, const Match& match);
[[nodiscard]] QString trypsylonResultText(const Match& match);

}  // namespace byways::app

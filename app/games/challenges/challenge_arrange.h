// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/arranger.h"

namespace byways::app {

/// Making one's own start of a challenge. It becomes the option "from" of a game like any other. The
/// references must outlive it.
[[nodiscard]] std::unique_ptr<Arranger> makeChallengeArranger(const Match& stage, const Look& look);

}  // namespace byways::app

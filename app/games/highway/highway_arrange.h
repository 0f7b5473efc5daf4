// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/arranger.h"

namespace byways::app {

/// Setting up a position of Hexagonal Highway: signs, travellers, scores, the round. The references must
/// outlive it.
[[nodiscard]] std::unique_ptr<Arranger> makeHighwayArranger(const Match& stage, const Look& look);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/arranger.h"

namespace byways::app {

/// Setting up a position of Byg: stones of both players. The references must outlive it.
[[nodiscard]] std::unique_ptr<Arranger> makeBygArranger(const Match& stage, const Look& look);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/arranger.h"

namespace byways::app {

/// Setting up a position of TRYPSYLON: cards face down and face up, and the one inserted last. The references
/// must outlive it.
[[nodiscard]] std::unique_ptr<Arranger> makeTrypsylonArranger(const Match& stage, const Look& look);

}  // namespace byways::app

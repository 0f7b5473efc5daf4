// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/games/arranger.h"

namespace byways::app {

/// Setting up a position of Bypass: paths and walls of everybody. The references must outlive
/// it.
[[nodiscard]] std::unique_ptr<Arranger> makeBypassArranger(const Match& stage, const Look& look);

}  // namespace byways::app

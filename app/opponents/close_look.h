// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/timeline.h"

namespace byways::app {

/// What looking closely at a position may cost, in nodes. Advice, the coach, the second look of a review and
/// what is learned from it all spend the same on it, so that they say the same. Precondition: computers can
/// play the game.
[[nodiscard]] std::uint64_t closeLook(const Timeline& timeline);

}  // namespace byways::app

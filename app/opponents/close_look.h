// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/timeline.h"

namespace byways::app {

/// The budget for examining a position closely, in nodes. Advice, the coach, the second pass of a review and
/// learning from it all use the same budget, so that they agree. Precondition: computers can play the rule
/// set.
[[nodiscard]] std::uint64_t closeLook(const Timeline& timeline);

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/reasons.h"

namespace byways::challenges {

inline constexpr overpass::RuleBook kCrookedRules{"crooked", "LIN-1", "SOL-2", "SOL-2", "SOL-2"};
inline constexpr overpass::RuleBook kSpiralRules{"spiral", "LIN-1", "SOL-3", "SOL-3", "SOL-3"};
inline constexpr overpass::RuleBook kFullHouseRules{"fullhouse", "GRP-1", "SOL-1", "SOL-1", "SOL-1"};

}  // namespace byways::challenges

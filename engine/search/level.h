// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/search/advice.h"

namespace byways::search {

inline constexpr int kLevels = 8;

/// What makes a level: how much work a turn is worth, and how it is picked.
struct Level {
  std::uint64_t budget = 1000;
  Style style;
  /// How many levels better or worse it may play than it usually does, on a good or a bad day; all games
  /// with the same seed are on the same day. For games in which a little more thought nearly always wins:
  /// without it the steps between their levels would be cliffs.
  float form = 0;
};

/// The levels of a game, the easiest first.
using Levels = std::array<Level, static_cast<std::size_t>(kLevels)>;

/// Levels with these budgets and the usual styles: small, not silly (LEV-3). `misjudgement` is level 1's; it
/// shrinks to nothing at level 8.
[[nodiscard]] Levels usual_levels(const std::array<std::uint64_t, static_cast<std::size_t>(kLevels)>& budgets,
                                  float misjudgement);

/// What to ask of a search so that it plays at a level, from 1 to kLevels, as it does on the day of that
/// seed.
[[nodiscard]] Request request_for(const Levels& levels, int level, std::uint64_t seed);

}  // namespace byways::search

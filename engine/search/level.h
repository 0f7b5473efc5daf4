// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/search/advice.h"

namespace byways::search {

inline constexpr int kLevels = 8;

/// Something of each level, the easiest first.
template <class T>
using PerLevel = std::array<T, static_cast<std::size_t>(kLevels)>;

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
using Levels = PerLevel<Level>;

/// How much a level misjudges beside level 1, in games that have no better numbers of their own.
inline constexpr PerLevel<float> kUsuallyMisjudged{1.0F, 0.8F, 0.62F, 0.47F, 0.34F, 0.22F, 0.14F, 0.0F};

/// How often a level overlooks that somebody else wins at once after its turn.
inline constexpr PerLevel<float> kUsuallyOverlooked{1.0F, 0.6F, 0.08F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F};

/// What a game says of its levels; see Level and Style for what the numbers are.
struct LevelTable {
  PerLevel<std::uint64_t> budgets{};
  PerLevel<float> misjudgements = kUsuallyMisjudged;
  float misjudged = 1;  ///< what all of those are multiplied by
  PerLevel<float> forms{};
  PerLevel<float> overlooked_replies = kUsuallyOverlooked;
  float overlooked_ends = 0.5F;  ///< how often level 1 doesn't look for a turn that wins at once
};

/// Levels with these numbers and the usual styles: small, not silly (LEV-3).
[[nodiscard]] Levels levels_from(const LevelTable& table);

/// What to ask of a search so that it plays at a level, from 1 to kLevels, as it does on the day of that
/// seed.
[[nodiscard]] Request request_for(const Levels& levels, int level, std::uint64_t seed);

}  // namespace byways::search

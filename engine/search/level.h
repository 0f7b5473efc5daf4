// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/search/advice.h"

namespace byways::search {

inline constexpr int kLevels = 8;

/// One value for each level, the easiest first.
template <class T>
using PerLevel = std::array<T, static_cast<std::size_t>(kLevels)>;

/// What makes a level: the work for a turn, and how the turn is chosen.
struct Level {
  std::uint64_t budget = 1000;
  Style style;
  /// How far the level may vary from game to game, in levels: depending on the seed of the game, it plays up
  /// to this much above or below its own strength. Makes the steps between levels less steep in rule sets
  /// where a little more search nearly always wins.
  float swing = 0;
};

/// The levels of a rule set, the easiest first.
using Levels = PerLevel<Level>;

/// How much a level misjudges, relative to level 1, in rule sets without numbers of their own.
inline constexpr PerLevel<float> kUsuallyMisjudged{1.0F, 0.8F, 0.62F, 0.47F, 0.34F, 0.22F, 0.14F, 0.0F};

/// How often a level overlooks that somebody else could win at once after its turn, in rule sets without
/// numbers of their own.
inline constexpr PerLevel<float> kUsuallyOverlooked{1.0F, 0.6F, 0.08F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F};

/// A rule set's numbers for its levels; see Level and Style.
struct LevelTable {
  PerLevel<std::uint64_t> budgets{};
  PerLevel<float> misjudgements = kUsuallyMisjudged;
  float misjudgement_factor = 1;  ///< multiplies all of `misjudgements`
  PerLevel<float> swings{};
  PerLevel<float> overlooked_replies = kUsuallyOverlooked;
  float overlooked_ends = 0.5F;  ///< how often level 1 (no other) doesn't look for a turn that wins at once
};

/// Levels with these numbers and the usual styles (LEV-3).
[[nodiscard]] Levels levels_from(const LevelTable& table);

/// The request that makes a search play at a level, from 1 to kLevels, played better or worse by up to
/// Level::swing, as the seed decides.
[[nodiscard]] Request request_for(const Levels& levels, int level, std::uint64_t seed);

}  // namespace byways::search

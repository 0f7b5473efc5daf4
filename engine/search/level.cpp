// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/level.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/search/numbers.h"

namespace byways::search {

namespace {

constexpr std::uint64_t kLuckSalt = 0x64617973;  // makes luck independent of all else that a seed decides
constexpr float kHighest =
    static_cast<float>(kLevels - 1) - 1.0F / 64;  // only level 8 itself plays at full strength

// Geometric interpolation between two budgets. Uses only square roots, which unlike std::pow are the same on
// every computer (FAIR-3).
std::uint64_t budget_between(std::uint64_t from, std::uint64_t to, float fraction) {
  auto low = static_cast<double>(from);
  auto high = static_cast<double>(to);
  constexpr int kBisections = 8;
  for (int i = 0; i < kBisections; ++i) {
    const double middle = std::sqrt(low * high);
    fraction *= 2;
    if (fraction < 1) {
      high = middle;
    } else {
      low = middle;
      fraction -= 1;
    }
  }
  return static_cast<std::uint64_t>(low);
}

}  // namespace

Levels levels_from(const LevelTable& table) {
  constexpr PerLevel<int> kHalfPowers{1, 2, 2, 3, 3, 4, 4, -1};
  constexpr PerLevel<float> kFloor{0.25F, 0.20F, 0.15F, 0.10F, 0.07F, 0.05F, 0.03F, 0.0F};
  Levels levels;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i] = {table.budgets[i],
                 {kHalfPowers[i], kFloor[i], table.misjudgement_factor * table.misjudgements[i],
                  i == 0 ? table.overlooked_ends : 0.0F, table.overlooked_replies[i]},
                 table.swings[i]};
  }
  return levels;
}

Request request_for(const Levels& levels, int level, std::uint64_t seed) {
  const int chosen = std::clamp(level, 1, kLevels) - 1;
  const Level& usual = levels[static_cast<std::size_t>(chosen)];
  Request request;
  request.limits.budget = usual.budget;
  request.style = usual.style;
  request.seed = seed;
  if (usual.swing > 0) {
    // The level is mixed in, because two levels that play each other with the same seed shouldn't have the
    // same luck.
    const float luck = spread_of(mix(mix(seed, kLuckSalt), static_cast<std::uint64_t>(chosen)));
    const float played_level = std::clamp(static_cast<float>(chosen) + usual.swing * luck, 0.0F, kHighest);
    const auto below = static_cast<std::size_t>(played_level);
    const float fraction = played_level - static_cast<float>(below);
    const Level& low = levels[below];
    const Level& high = levels[below + 1];
    const auto between = [fraction](float from, float to) { return from + (to - from) * fraction; };
    request.limits.budget = budget_between(low.budget, high.budget, fraction);
    request.style.floor = between(low.style.floor, high.style.floor);
    request.style.misjudgement = between(low.style.misjudgement, high.style.misjudgement);
  }
  return request;
}

}  // namespace byways::search

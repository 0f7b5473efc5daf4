// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/level.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/search/numbers.h"

namespace byways::search {

namespace {

constexpr std::uint64_t kDay = 0x64617973;  // makes this draw independent of others
constexpr float kHighest =
    static_cast<float>(kLevels - 1) - 1.0F / 64;  // only level 8 itself reaches the top

// Geometric interpolation between two budgets.
std::uint64_t budget_between(std::uint64_t from, std::uint64_t to, float part) {
  auto low = static_cast<double>(from);
  auto high = static_cast<double>(to);
  constexpr int kHalvings = 8;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = std::sqrt(low * high);
    part *= 2;
    if (part < 1) {
      high = middle;
    } else {
      low = middle;
      part -= 1;
    }
  }
  return static_cast<std::uint64_t>(low);
}

}  // namespace

Levels levels_from(const LevelTable& table) {
  constexpr PerLevel<int> kHalves{1, 2, 2, 3, 3, 4, 4, -1};
  constexpr PerLevel<float> kFloor{0.25F, 0.20F, 0.15F, 0.10F, 0.07F, 0.05F, 0.03F, 0.0F};
  Levels levels;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i] = {table.budgets[i],
                 {kHalves[i], kFloor[i], table.misjudged * table.misjudgements[i],
                  i == 0 ? table.overlooked_ends : 0.0F, table.overlooked_replies[i]},
                 table.forms[i]};
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
  if (usual.form > 0) {
    // The level is mixed in, because two levels that play each other with the same seed shouldn't have the
    // same form.
    const float day = spread_of(mix(mix(seed, kDay), static_cast<std::uint64_t>(chosen)));
    const float place = std::clamp(static_cast<float>(chosen) + usual.form * day, 0.0F, kHighest);
    const auto below = static_cast<std::size_t>(place);
    const float part = place - static_cast<float>(below);
    const Level& low = levels[below];
    const Level& high = levels[below + 1];
    const auto between = [part](float from, float to) { return from + (to - from) * part; };
    request.limits.budget = budget_between(low.budget, high.budget, part);
    request.style.floor = between(low.style.floor, high.style.floor);
    request.style.misjudgement = between(low.style.misjudgement, high.style.misjudgement);
  }
  return request;
}

}  // namespace byways::search

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/level.h"

#include <algorithm>

namespace byways::search {

Levels usual_levels(const std::array<std::uint64_t, static_cast<std::size_t>(kLevels)>& budgets,
                    float misjudgement) {
  constexpr std::array<int, static_cast<std::size_t>(kLevels)> kHalves{1, 2, 2, 3, 3, 4, 4, -1};
  constexpr std::array<float, static_cast<std::size_t>(kLevels)> kFloor{0.25F, 0.20F, 0.15F, 0.10F,
                                                                        0.07F, 0.05F, 0.03F, 0.0F};
  constexpr std::array<float, static_cast<std::size_t>(kLevels)> kMisjudged{1.0F,  0.8F,  0.62F, 0.47F,
                                                                            0.34F, 0.22F, 0.14F, 0.0F};
  Levels levels;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i] = {budgets[i], {kHalves[i], kFloor[i], misjudgement * kMisjudged[i], i == 0}};
  }
  return levels;
}

Request request_for(const Levels& levels, int level, std::uint64_t seed) {
  const Level& chosen = levels[static_cast<std::size_t>(std::clamp(level, 1, kLevels)) - 1];
  Request request;
  request.limits.budget = chosen.budget;
  request.style = chosen.style;
  request.seed = seed;
  return request;
}

}  // namespace byways::search

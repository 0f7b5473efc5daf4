// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/close_look.h"

#include <algorithm>

#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

// People wait for this search, so its budget is less than the hardest level's: a ninth of it, but at most
// kMostOfHardest, and at least the budget of the level below the hardest.
std::uint64_t closeLook(const Timeline& timeline) {
  constexpr std::uint64_t kPart = 9;
  constexpr std::uint64_t kMostOfHardest = 30'000;
  const search::Levels levels = searcher_for(timeline.game()).levels(timeline);
  const std::uint64_t part = std::min(kMostOfHardest, levels.back().budget / kPart + 1);
  return std::max(levels[levels.size() - 2].budget, part);
}

}  // namespace byways::app

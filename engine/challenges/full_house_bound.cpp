// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/full_house_bound.h"

#include <algorithm>

namespace byways::challenges {

int fewest_moves(const FullHousePosition& position) {
  std::size_t most = 1;
  for (Space space = 0; space < overpass::board().spaces(); ++space) {
    most = std::max(most, overpass::board().groups_with(space).size());
  }
  const int at_once = static_cast<int>(most);
  return (position.reserve() + at_once - 1) / at_once;
}

}  // namespace byways::challenges

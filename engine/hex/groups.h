// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/hex/grid.h"

namespace byways::hex {

/// A group: connected cells of one owner.
struct Group {
  int owner = 0;
  std::vector<Cell> cells;  ///< in reading order
};

/// The groups of a board, in reading order of their first cells. `owners` has the owner of each cell, 0 for
/// none. For drawing and texts; the rules use `connected`. Precondition: `owners` has one value per cell.
[[nodiscard]] std::vector<Group> groups(const Grid& grid, const std::vector<int>& owners);

/// The empty cells next to a group, in reading order. Precondition: `owners` has one value per cell.
[[nodiscard]] std::vector<Cell> liberties(const Grid& grid, const std::vector<int>& owners,
                                          const Group& group);

}  // namespace byways::hex

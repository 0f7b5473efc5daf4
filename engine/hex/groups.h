// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/hex/grid.h"

namespace byways::hex {

/// Cells of one owner that are connected over neighbours.
struct Group {
  int owner = 0;
  std::vector<Cell> cells;  ///< in reading order
};

/// The groups of a board, in reading order of their first cells. `owners` says by cell whose it is, 0 for
/// nobody's, which are in no group. For drawing and telling; rules use `connected`. Precondition: as many
/// owners as cells.
[[nodiscard]] std::vector<Group> groups(const Grid& grid, const std::vector<int>& owners);

/// Nobody's cells beside a group, in reading order. Precondition: as above.
[[nodiscard]] std::vector<Cell> liberties(const Grid& grid, const std::vector<int>& owners,
                                          const Group& group);

}  // namespace byways::hex

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hex/groups.h"

#include <algorithm>

namespace byways::hex {

namespace {

// Visits the neighbours of a cell in unspecified order.
template <class Visit>
void visit_neighbours(const Grid& grid, Cell cell, Visit visit) {
  for (int way = 0; way < kDirections; ++way) {
    if (const std::optional<Cell> next = grid.neighbour(cell, static_cast<Direction>(way))) {
      visit(*next);
    }
  }
}

std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }

}  // namespace

std::vector<Group> groups(const Grid& grid, const std::vector<int>& owners) {
  std::vector<Group> found;
  std::vector<bool> seen(owners.size());
  for (Cell start = 0; start < grid.cells(); ++start) {
    const int owner = owners[index(start)];
    if (owner == 0 || seen[index(start)]) {
      continue;
    }
    Group group{owner, {start}};
    seen[index(start)] = true;
    for (std::size_t i = 0; i < group.cells.size(); ++i) {
      visit_neighbours(grid, group.cells[i], [&](Cell next) {
        if (owners[index(next)] == owner && !seen[index(next)]) {
          seen[index(next)] = true;
          group.cells.push_back(next);
        }
      });
    }
    std::sort(group.cells.begin(), group.cells.end());
    found.push_back(std::move(group));
  }
  return found;
}

std::vector<Cell> liberties(const Grid& grid, const std::vector<int>& owners, const Group& group) {
  std::vector<Cell> found;
  for (const Cell cell : group.cells) {
    visit_neighbours(grid, cell, [&](Cell next) {
      if (owners[index(next)] == 0) {
        found.push_back(next);
      }
    });
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace byways::hex

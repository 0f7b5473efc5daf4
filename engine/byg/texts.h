// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/byg/reasons.h"
#include "engine/hex/grid.h"

// Cells of Byg as the record writes them.

namespace byways::byg {

[[nodiscard]] inline std::string name_of(int side, hex::Cell cell) { return hex::Grid(side).name(cell); }

/// The names of the cells in reading order. Precondition: `cells` is a set of the board with `side` cells on
/// each side.
template <class Set>
[[nodiscard]] Places names_of(int side, const Set& cells) {
  Places names;
  cells.for_each([&](hex::Cell cell) { names.push_back(name_of(side, cell)); });
  return names;
}

}  // namespace byways::byg

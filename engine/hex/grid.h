// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/hex/board.h"

namespace byways::hex {

/// A board whose side is known only when the program runs: for names, drawing and walking about.
/// Rules use Board<Side>. Small: pass it by value.
class Grid {
 public:
  /// Precondition: kSmallestSide <= side <= kLargestSide.
  explicit Grid(int side);

  /// Cells along each of its six sides.
  [[nodiscard]] int side() const { return side_; }
  /// Cells in all; they are numbered from 0.
  [[nodiscard]] int cells() const { return 3 * side_ * (side_ - 1) + 1; }

  /// Precondition for the next three: 0 <= cell < cells().
  [[nodiscard]] Axial axial(Cell cell) const;
  /// "A1", "K6" (HEX-1).
  [[nodiscard]] std::string name(Cell cell) const;
  /// The next cell in that direction, if the board goes on.
  [[nodiscard]] std::optional<Cell> neighbour(Cell cell, Direction direction) const;

  /// The cell of that name, if there is one (HEX-1).
  [[nodiscard]] std::optional<Cell> find(std::string_view name) const;

 private:
  int side_;
};

/// Whether `text` is written like a cell: a capital and a number without leading zeros. The cell need not
/// exist.
[[nodiscard]] bool is_cell_name(std::string_view text);

}  // namespace byways::hex

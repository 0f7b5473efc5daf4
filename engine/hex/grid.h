// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/hex/board.h"

namespace byways::hex {

/// The way in which a player sees a board: mirrored left to right if `mirrored`, then turned clockwise around
/// its middle.
struct Facing {
  int sixths = 0;  ///< 0 to 5
  bool mirrored = false;
  constexpr bool operator==(const Facing&) const = default;
};

/// Where the cell at `place` lies once the board is turned as `facing` says. Precondition: 0 <= facing.sixths
/// < 6.
[[nodiscard]] Axial turned(Axial place, Facing facing);
/// The coordinates of the cell that then lies at `place`: the reverse of `turned`.
[[nodiscard]] Axial unturned(Axial place, Facing facing);
/// Where the direction `way` of the board points once the board is turned as `facing` says, and the reverse.
[[nodiscard]] Direction turned(Direction way, Facing facing);
[[nodiscard]] Direction unturned(Direction way, Facing facing);

/// A board of any shape, defined at run time, for names, drawing and keyboard navigation. Rules use
/// Board<Side>. Cheap to copy.
class Grid {
 public:
  /// The hexhex board. Precondition: kSmallestSide <= side <= kLargestSide.
  explicit Grid(int side);
  /// Any other board. Rows are numbered from the top, the cells of a row from the left; they need not be
  /// connected. Precondition: not empty, no cell twice, at most 26 rows.
  explicit Grid(const std::vector<Axial>& cells);
  /// A rhombus whose rows shift right by half a cell each. The cell (0, 0) is in its middle or, if there is
  /// an even number of columns or rows, just past the middle. Precondition: 1 <= columns, 1 <= rows <= 26.
  [[nodiscard]] static Grid rhombus(int columns, int rows);
  /// The board named as in the file names of boards: "hexhex-6", "rhombus-11x11". Nothing for other names,
  /// and for more than 26 rows or columns.
  [[nodiscard]] static std::optional<Grid> named(std::string_view name);

  /// The same cells with the same numbers and names, lying as `facing` says. `facing` is relative to the
  /// board as it was defined, whatever this grid's own facing is. The result's coordinates and directions are
  /// those that people see.
  [[nodiscard]] Grid facing(Facing facing) const;
  [[nodiscard]] Facing facing() const { return facing_; }  ///< how this grid lies

  /// The number of cells in the top row; on a hexhex board, the number along each side.
  [[nodiscard]] int side() const { return row_length(0); }
  /// The number of cells, which are numbered from 0 in reading order (HEX-1).
  [[nodiscard]] int cells() const { return static_cast<int>(shape_->cells.size()); }
  /// The number of rows.
  [[nodiscard]] int rows() const { return static_cast<int>(shape_->rows.size()) - 1; }
  /// The number of cells in a row. Precondition: 0 <= row < rows(), counted from the top.
  [[nodiscard]] int row_length(int row) const;

  /// The coordinates of a cell. Precondition of axial, name and neighbour: 0 <= cell < cells().
  [[nodiscard]] Axial axial(Cell cell) const;
  /// The cell's name: "A1", "K6" (HEX-1).
  [[nodiscard]] std::string name(Cell cell) const;
  /// The cell next to `cell` in `direction`, if there is one.
  [[nodiscard]] std::optional<Cell> neighbour(Cell cell, Direction direction) const;

  /// The cell at `place`, if there is one.
  [[nodiscard]] std::optional<Cell> at(Axial place) const;
  /// The cell named `name`, if there is one (HEX-1).
  [[nodiscard]] std::optional<Cell> find(std::string_view name) const;

 private:
  struct Shape {
    std::vector<Axial> cells;  // in reading order
    std::vector<Cell> rows;    // the first cell of each row, then the number of cells
  };

  explicit Grid(std::shared_ptr<const Shape> shape) : shape_(std::move(shape)) {}
  [[nodiscard]] static std::shared_ptr<const Shape> shape_of(std::vector<Axial> cells);

  std::shared_ptr<const Shape> shape_;
  Facing facing_;
};

/// Whether `text` has the form of a cell name: a capital and a number without leading zeros. The cell needn't
/// exist.
[[nodiscard]] bool is_cell_name(std::string_view text);

}  // namespace byways::hex

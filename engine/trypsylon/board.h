// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// The geometry of TRYPSYLON. Every board fits into a 64-bit word of eight columns by eight rows, with a frame
// of at least one cell around it, so that neighbours are fixed shifts away and the edge needs no special
// case.

namespace byways::trypsylon {

/// A set of cells, one bit each.
using Set = std::uint64_t;

/// A cell as 8 * column + row, both counted from 1 (a1 is 9). Ascending order is by column, then by row, as
/// in the notation.
using Cell = int;
inline constexpr Cell kNoCell = -1;

/// The differences from a cell to its neighbour in the north, and to its neighbour in the east.
inline constexpr int kNorthStep = 1;
inline constexpr int kEastStep = 8;

[[nodiscard]] constexpr Cell cell_at(int column, int row) { return kEastStep * column + row; }
[[nodiscard]] constexpr int column_of(Cell cell) { return cell / kEastStep; }
[[nodiscard]] constexpr int row_of(Cell cell) { return cell % kEastStep; }
[[nodiscard]] constexpr Set bit(Cell cell) { return Set{1} << static_cast<unsigned>(cell); }
[[nodiscard]] constexpr bool has(Set set, Cell cell) { return (set & bit(cell)) != 0; }

/// Calls `visit(member)` in ascending order. Works for sets of ends too.
template <class Visit>
constexpr void for_each(Set set, Visit visit) {
  for (; set != 0; set &= set - 1) {
    visit(std::countr_zero(set));
  }
}

/// The four sides of the frame or of a cell; also the sides from which a row or column can be pushed.
enum class Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> kSides{Side::North, Side::East, Side::South, Side::West};

/// The orientation of a card that is face up: the corner that its pathway leads into (TRY-1).
enum class Corner : std::uint8_t { NorthWest, NorthEast, SouthEast, SouthWest };
inline constexpr std::array<Corner, 4> kCorners{Corner::NorthWest, Corner::NorthEast, Corner::SouthEast,
                                                Corner::SouthWest};

/// One end of a column (from north or south) or of a row (from east or west): 8 * side + column or row.
using End = int;
inline constexpr int kEnds = 32;  ///< an upper bound for End

[[nodiscard]] constexpr End end_at(Side side, int line) { return 8 * static_cast<int>(side) + line; }
[[nodiscard]] constexpr Side side_of(End end) { return static_cast<Side>(end / 8); }
[[nodiscard]] constexpr int line_of(End end) { return end % 8; }
[[nodiscard]] constexpr bool is_column(Side side) { return side == Side::North || side == Side::South; }

/// Precomputed from a board's size.
struct BoardTables {
  Set all{};                      ///< every cell
  std::array<Set, 4> edge{};      ///< by side, the cells along it
  std::array<Set, kEnds> line{};  ///< by end, the cells of its row or column; empty if there is no such end
  std::array<std::uint8_t, kEnds> entry{};    ///< by end, the cell next to it
  std::array<std::uint32_t, 64> ends{};       ///< by cell, the four ends of its row and column
  std::array<std::uint32_t, 64> ends_here{};  ///< by cell, the ends next to it
  /// By side and cell: the cells from that cell to the edge on that side, inclusive.
  std::array<std::array<Set, 64>, 4> span{};
};

namespace detail {

[[nodiscard]] constexpr BoardTables make_tables(int columns, int rows) {
  BoardTables t;
  const auto add_end = [&t](Side side, int line, Cell entry, Cell cell) {
    const auto end = static_cast<std::size_t>(end_at(side, line));
    t.line[end] |= bit(cell);
    t.entry[end] = static_cast<std::uint8_t>(entry);
    t.ends[static_cast<std::size_t>(cell)] |= std::uint32_t{1} << end;
    if (cell == entry) {
      t.ends_here[static_cast<std::size_t>(cell)] |= std::uint32_t{1} << end;
      t.edge[static_cast<std::size_t>(side)] |= bit(cell);
    }
  };
  for (int column = 1; column <= columns; ++column) {
    for (int row = 1; row <= rows; ++row) {
      const Cell cell = cell_at(column, row);
      const auto c = static_cast<std::size_t>(cell);
      t.all |= bit(cell);
      add_end(Side::North, column, cell_at(column, rows), cell);
      add_end(Side::South, column, cell_at(column, 1), cell);
      add_end(Side::East, row, cell_at(columns, row), cell);
      add_end(Side::West, row, cell_at(1, row), cell);
      const auto add_span = [&](Side side, bool beyond, Cell other) {
        if (beyond) {
          t.span[static_cast<std::size_t>(side)][c] |= bit(other);
        }
      };
      for (int other = 1; other <= rows; ++other) {
        add_span(Side::North, other >= row, cell_at(column, other));
        add_span(Side::South, other <= row, cell_at(column, other));
      }
      for (int other = 1; other <= columns; ++other) {
        add_span(Side::East, other >= column, cell_at(other, row));
        add_span(Side::West, other <= column, cell_at(other, row));
      }
    }
  }
  return t;
}

}  // namespace detail

/// A board of two to six columns by two to six rows (TRY-2).
class Board {
 public:
  static constexpr int kShortest = 2;  ///< columns or rows
  static constexpr int kLongest = 6;
  static constexpr int kMostCells = kLongest * kLongest;

  /// Precondition: `columns` and `rows` are from kShortest to kLongest.
  constexpr Board(int columns, int rows)
      : columns_(static_cast<std::uint8_t>(columns)), rows_(static_cast<std::uint8_t>(rows)) {}

  [[nodiscard]] constexpr int columns() const { return columns_; }
  [[nodiscard]] constexpr int rows() const { return rows_; }
  [[nodiscard]] constexpr int cells() const { return columns_ * rows_; }
  [[nodiscard]] constexpr bool has_cell(int column, int row) const {
    return column >= 1 && column <= columns_ && row >= 1 && row <= rows_;
  }
  [[nodiscard]] constexpr const BoardTables& tables() const;

  constexpr bool operator==(const Board&) const = default;

 private:
  std::uint8_t columns_;
  std::uint8_t rows_;
};
static_assert(Board::kLongest + 2 <= kEastStep, "a frame has to fit around the largest board");

namespace detail {

inline constexpr int kLengths = Board::kLongest - Board::kShortest + 1;

inline constexpr auto kTables = [] {
  std::array<BoardTables, std::size_t{kLengths} * kLengths> tables{};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const auto number = static_cast<int>(i);
    tables[i] = make_tables(Board::kShortest + number / kLengths, Board::kShortest + number % kLengths);
  }
  return tables;
}();

}  // namespace detail

constexpr const BoardTables& Board::tables() const {
  const int number = detail::kLengths * (columns_ - kShortest) + rows_ - kShortest;
  return detail::kTables[static_cast<std::size_t>(number)];
}

}  // namespace byways::trypsylon

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/seat.h"
#include "engine/hex/grid.h"

namespace byways::sample {

inline constexpr int kInARow = 4;  ///< stones that win (SMP-3)
inline constexpr int kCells = 37;  ///< of grid()

/// The board (SMP-1), in any shape that hex::Grid has. Lives as long as the program.
[[nodiscard]] inline const hex::Grid& grid() {
  static const hex::Grid board(4);
  return board;
}

/// A position: a plain value whose functions take nothing from the heap. It doesn't check rules: ask first
/// whether a cell is empty and the game is on.
class Position {
 public:
  Position() = default;
  /// A position set up by hand: seats by cell, 0 where it is empty. Precondition: the game is on there.
  Position(const std::array<std::uint8_t, kCells>& stones, Seat mover)
      : stones_(stones),
        mover_(static_cast<std::uint8_t>(mover)),
        empty_(static_cast<std::uint8_t>(std::count(stones.begin(), stones.end(), 0))) {}

  /// 0 where the cell is empty.
  [[nodiscard]] Seat at(hex::Cell cell) const { return stones_[static_cast<std::size_t>(cell)]; }
  /// Whose turn it is, or would be if the game were on.
  [[nodiscard]] Seat mover() const { return mover_; }
  /// 0 unless somebody has won (SMP-3).
  [[nodiscard]] Seat winner() const { return winner_; }
  /// The number of empty cells.
  [[nodiscard]] int empty() const { return empty_; }
  [[nodiscard]] bool is_over() const { return winner_ != 0 || empty_ == 0; }

  /// Places a stone of the mover (SMP-2). Precondition: !is_over(), at(cell) == 0.
  void place(hex::Cell cell) {
    stones_[static_cast<std::size_t>(cell)] = mover_;
    --empty_;
    if (is_in_row(cell)) {
      winner_ = mover_;
    }
    mover_ = static_cast<std::uint8_t>(3 - mover_);
  }

  /// Whether the stone on `cell` belongs to a row that wins (SMP-3). Precondition: there is a stone.
  [[nodiscard]] bool is_in_row(hex::Cell cell) const {
    return row_length(cell, hex::kEast) >= kInARow || row_length(cell, hex::kNorthEast) >= kInARow ||
           row_length(cell, hex::kNorthWest) >= kInARow;
  }

 private:
  /// The stones of one player that follow one another on the line through `cell`.
  [[nodiscard]] int row_length(hex::Cell cell, hex::Direction one_way) const {
    const auto other_way = static_cast<hex::Direction>((one_way + hex::kDirections / 2) % hex::kDirections);
    return 1 + run(cell, one_way) + run(cell, other_way);
  }
  [[nodiscard]] int run(hex::Cell cell, hex::Direction way) const {
    int length = 0;
    for (std::optional<hex::Cell> next = grid().neighbour(cell, way); next && at(*next) == at(cell);
         next = grid().neighbour(*next, way)) {
      ++length;
    }
    return length;
  }

  std::array<std::uint8_t, kCells> stones_{};
  std::uint8_t mover_ = 1;
  std::uint8_t winner_ = 0;
  std::uint8_t empty_ = kCells;
};

}  // namespace byways::sample

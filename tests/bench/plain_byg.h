// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/core/random.h"
#include "engine/hex/board.h"

namespace byways::bench {

/// A fast but straightforward Byg on a hexhex-6: two words a colour and union-find groups. The baseline for
/// the speed of the real position.
class PlainByg {
 public:
  using Board = hex::Board<6>;

  /// Plays a random game; returns the number of stones placed.
  int play_out(Random& random) {
    int stones = place_random(1, random);
    stones += place_random(0, random);
    int player = 0;
    while (!empty_.empty()) {
      stones += play_turn(player, random);
      player = 1 - player;
    }
    return stones;
  }

  [[nodiscard]] int largest_group(int player) const {
    int largest = 0;
    stones_[player].for_each([&](int cell) {
      if (parent_[cell] == cell) {
        largest = size_[cell] > largest ? size_[cell] : largest;
      }
    });
    return largest;
  }

 private:
  int find(int cell) {
    while (parent_[cell] != cell) {
      parent_[cell] = parent_[parent_[cell]];
      cell = parent_[cell];
    }
    return cell;
  }

  int place_random(int player, Random& random) {
    place(player, empty_.select(random.below(static_cast<std::uint32_t>(empty_.count()))));
    return 1;
  }

  int play_turn(int player, Random& random) {
    Board::Set closed;
    const int limit = groups_[player] < 3 ? groups_[player] : 3;
    int placed = 0;
    while (placed < limit) {
      const Board::Set free = empty_ - closed;
      const auto count = static_cast<std::uint32_t>(free.count());
      const std::uint32_t choices = count + (placed > 0 ? 1U : 0U);
      const std::uint32_t choice = choices == 1 ? 0 : random.below(choices);
      if (choice == count) {
        break;
      }
      const int cell = free.select(choice);
      closed |= Board::kTables.neighbours[cell];
      (Board::kTables.neighbours[cell] & stones_[player]).for_each([&](int next) {
        closed |= around_[find(next)];
      });
      place(player, cell);
      ++placed;
    }
    return placed;
  }

  void place(int player, int cell) {
    empty_.remove(cell);
    stones_[player].add(cell);
    parent_[cell] = static_cast<std::uint8_t>(cell);
    size_[cell] = 1;
    around_[cell] = Board::kTables.neighbours[cell];
    ++groups_[player];
    int root = cell;
    (Board::kTables.neighbours[cell] & stones_[player]).for_each([&](int next) {
      int other = find(next);
      if (other == root) {
        return;
      }
      if (size_[other] > size_[root]) {
        std::swap(other, root);
      }
      parent_[other] = static_cast<std::uint8_t>(root);
      size_[root] = static_cast<std::uint8_t>(size_[root] + size_[other]);
      around_[root] |= around_[other];
      --groups_[player];
    });
  }

  Board::Set empty_ = Board::kTables.all;
  std::array<Board::Set, 2> stones_{};
  std::array<std::uint8_t, Board::kCells> parent_{};
  std::array<std::uint8_t, Board::kCells> size_{};
  std::array<Board::Set, Board::kCells> around_{};
  std::array<int, 2> groups_{};
};

}  // namespace byways::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/random.h"

namespace byways::bench {

/// A straightforward TRYPSYLON on a 5x5: a byte for each cell, cards pushed one by one, and after each turn a
/// flood over the cards from west and from north. The baseline for the speed of the real position.
class PlainTrypsylon {
 public:
  PlainTrypsylon() { cells_.fill(kFaceDown); }

  /// Plays a random game; returns the number of cards pushed in.
  int play_out(Random& random) {
    int pushes = 0;
    bool after_open_move = false;
    do {
      pushes += play_turn(after_open_move, random);
    } while (!joins(false) && !joins(true));
    return pushes;
  }

 private:
  static constexpr int kSide = 5;
  static constexpr int kCells = kSide * kSide;
  // 0 to 3: face up, with the corner north-west, north-east, south-east, south-west.
  static constexpr std::uint8_t kFaceDown = 4;
  static constexpr std::uint8_t kVacant = 5;

  struct List {
    std::array<std::uint8_t, kCells> items{};
    std::uint32_t count = 0;
    void add(int item) { items[count++] = static_cast<std::uint8_t>(item); }
  };

  // Ends 0 to 4 are columns from the north, then columns from the south, rows from the east, rows from the
  // west.
  static int cell_of(int end, int i) {
    const int line = end % kSide;
    const bool backwards = end / kSide == 0 || end / kSide == 2;
    const int along = backwards ? kSide - 1 - i : i;
    return end < 2 * kSide ? line * kSide + along : along * kSide + line;
  }

  [[nodiscard]] int vacancy_behind(int end) const {
    int i = 0;
    while (i < kSide && cells_[static_cast<std::size_t>(cell_of(end, i))] != kVacant) {
      ++i;
    }
    return i;
  }

  int play_turn(bool& after_open_move, Random& random) {
    int face_down = 0;
    for (const std::uint8_t cell : cells_) {
      face_down += cell == kFaceDown ? 1 : 0;
    }
    const bool may_double = after_open_move && face_down > 3;
    int lifted = 0;
    int hand = 0;
    int pushed = 0;
    bool open_move = false;
    do {
      List lifts;
      List ends;
      for (int cell = 0; cell < kCells; ++cell) {
        const std::uint8_t card = cells_[static_cast<std::size_t>(cell)];
        const bool first = lifted == 0 && (card == kFaceDown || (card < kFaceDown && cell != last_));
        const bool second = lifted == 1 && hand == 1 && !open_move && may_double && card == kFaceDown;
        if (first || second) {
          lifts.add(cell);
        }
      }
      for (int end = 0; hand > 0 && end < 4 * kSide; ++end) {
        const int vacancy = vacancy_behind(end);
        if (vacancy > 0 && vacancy < kSide) {
          ends.add(end);
        }
      }
      const std::uint32_t choice = random.below(lifts.count + 4 * ends.count);
      if (choice < lifts.count) {
        const auto cell = static_cast<std::size_t>(lifts.items[choice]);
        open_move = cells_[cell] != kFaceDown;
        cells_[cell] = kVacant;
        ++lifted;
        ++hand;
      } else {
        const std::uint32_t insertion = choice - lifts.count;
        push(ends.items[insertion / 4], static_cast<std::uint8_t>(insertion % 4));
        --hand;
        ++pushed;
      }
    } while (hand > 0);
    after_open_move = open_move;
    return pushed;
  }

  void push(int end, std::uint8_t corner) {
    for (int i = vacancy_behind(end); i > 0; --i) {
      cells_[static_cast<std::size_t>(cell_of(end, i))] =
          cells_[static_cast<std::size_t>(cell_of(end, i - 1))];
    }
    last_ = cell_of(end, 0);
    cells_[static_cast<std::size_t>(last_)] = corner;
  }

  static std::size_t index_of(int column, int row) {
    const int index = column * kSide + row;
    return static_cast<std::size_t>(index);
  }
  [[nodiscard]] bool is_face_up(int column, int row) const {
    return cells_[index_of(column, row)] < kFaceDown;
  }
  static bool is_inside(int column, int row) {
    return column >= 0 && column < kSide && row >= 0 && row < kSide;
  }

  // Whether all cells around the south-west corner of the cell hold cards that are face up.
  [[nodiscard]] bool is_complete(int column, int row) const {
    for (int c = column - 1; c <= column; ++c) {
      for (int r = row - 1; r <= row; ++r) {
        if (is_inside(c, r) && !is_face_up(c, r)) {
          return false;
        }
      }
    }
    return true;
  }

  // Whether a pathway joins west and east, or south and north.
  [[nodiscard]] bool joins(bool northward) const {
    std::array<std::uint8_t, kCells> stack{};
    std::array<bool, kCells> seen{};
    std::size_t top = 0;
    const auto reach = [&](int column, int row) {
      const int cell = column * kSide + row;
      if (!seen[static_cast<std::size_t>(cell)]) {
        seen[static_cast<std::size_t>(cell)] = true;
        stack[top++] = static_cast<std::uint8_t>(cell);
      }
    };
    for (int line = 0; line < kSide; ++line) {
      const int column = northward ? line : 0;
      const int row = northward ? 0 : line;
      if (is_face_up(column, row) && reaches(column, row, northward, 0)) {
        reach(column, row);
      }
    }
    while (top > 0) {
      const int cell = stack[--top];
      const int column = cell / kSide;
      const int row = cell % kSide;
      if ((northward ? row : column) == kSide - 1 && reaches(column, row, northward, kSide)) {
        return true;
      }
      const std::uint8_t card = cells_[static_cast<std::size_t>(cell)];
      const int across = card == 0 || card == 3 ? column + 1 : column - 1;
      if (is_inside(across, row) && is_face_up(across, row)) {
        const std::uint8_t other = cells_[index_of(across, row)];
        if ((other == 0 || other == 3) != (card == 0 || card == 3)) {
          reach(across, row);
        }
      }
      const int along = card >= 2 ? row + 1 : row - 1;
      if (is_inside(column, along) && is_face_up(column, along)) {
        const std::uint8_t other = cells_[index_of(column, along)];
        if ((other >= 2) != (card >= 2)) {
          reach(column, along);
        }
      }
      const int x = column + (card == 1 || card == 2 ? 1 : 0);
      const int y = row + (card < 2 ? 1 : 0);
      if (is_complete(x, y)) {
        constexpr std::array<std::array<int, 3>, 4> kAround{{{0, -1, 0}, {-1, -1, 1}, {-1, 0, 2}, {0, 0, 3}}};
        for (const auto& [dx, dy, arm] : kAround) {
          if (is_inside(x + dx, y + dy) && cells_[index_of(x + dx, y + dy)] == arm) {
            reach(x + dx, y + dy);
          }
        }
      }
    }
    return false;
  }

  // Whether a card that is face up has an arm that is joined at the line `at` of columns or rows.
  [[nodiscard]] bool reaches(int column, int row, bool northward, int at) const {
    const std::uint8_t card = cells_[index_of(column, row)];
    const bool middle = northward ? (card >= 2) == (at > 0) : (card == 0 || card == 3) == (at > 0);
    const int x = column + (card == 1 || card == 2 ? 1 : 0);
    const int y = row + (card < 2 ? 1 : 0);
    return middle || ((northward ? y : x) == at && is_complete(x, y));
  }

  std::array<std::uint8_t, kCells> cells_{};
  int last_ = -1;
};

}  // namespace byways::bench

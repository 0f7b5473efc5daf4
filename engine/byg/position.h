// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/hex/board.h"

namespace byways::byg {

enum class Phase : std::uint8_t { Lot, Choice, Opening, Play, Over };

/// Who has priority and who is First, as seats 1 and 2; 0 if the lot or a choice is still to decide (BYG-1).
struct Start {
  int priority = 0;
  int first = 0;
};

/// A position of Byg with the stones of the turn in progress: a plain value of one to seven kilobytes.
/// Players are 0 and 1 (seat - 1). Its mutators don't check rules: use `placeable` and `may_end` first.
///
/// A stone that touches no other of its colour founds a group with a new number; joined groups keep all their
/// numbers, and one of them, the root, leads to the data of the group. So an empty cell's set of adjoining
/// numbers never shrinks, and together with the cells around each group it yields in a few machine words
/// which cells a stone closes for the rest of the turn (BYG-6, BYG-7). Groups are joined at once, not at the
/// end of the turn: every empty cell next to a joined group is closed for the rest of the turn anyway.
template <int Side>
class Position {
 public:
  using Board = hex::Board<Side>;
  using Set = typename Board::Set;
  using Cell = hex::Cell;

  static constexpr int kMostStones = 3;  // BYG-5

  explicit constexpr Position(Start start = {});
  /// A position set up by hand: the stones of each player. If `mover` has none, the turn is an opening one
  /// (BYG-2). Precondition: the sets share no cell and leave one empty; if only one player has no stone, this
  /// player is the mover.
  constexpr Position(const std::array<Set, 2>& stones, int mover, int priority);

  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  /// The player to act; in Phase::Lot nobody, in Phase::Over the one who would be next.
  [[nodiscard]] constexpr int player() const { return player_; }
  [[nodiscard]] constexpr int priority() const { return priority_; }  ///< player, -1 before the lot
  [[nodiscard]] constexpr int first() const { return first_; }        ///< player, -1 before the choice

  /// Phase::Lot only.
  constexpr void set_priority(int player);
  /// Phase::Choice only.
  constexpr void choose_first(int player);

  [[nodiscard]] constexpr Set empty() const { return empty_; }
  [[nodiscard]] constexpr Set stones(int player) const { return stones_[player]; }
  [[nodiscard]] constexpr int groups(int player) const { return groups_[player]; }
  /// The number of stones in the player's largest group; 0 if the player has none.
  [[nodiscard]] constexpr int largest_group(int player) const;
  /// The stones of the group that the stone on `cell` belongs to. Precondition: there is a stone.
  [[nodiscard]] constexpr Set group_at(Cell cell) const;

  /// The number of the player's groups that adjoin the cell, which is empty or has a stone of the other
  /// player; 2 means two or more.
  [[nodiscard]] constexpr int adjoining_groups(int player, Cell cell) const {
    const Numbers touched = adjoining_[player][cell];
    if (touched == 0) {
      return 0;
    }
    const auto group = root_[player][std::countr_zero(touched)];
    return (touched & ~numbers_[player][group]) == 0 ? 1 : 2;
  }

  [[nodiscard]] constexpr int placed() const { return placed_; }  ///< stones of this turn
  [[nodiscard]] constexpr int limit() const {
    return limit_;
  }  ///< the most stones in this turn (BYG-2, BYG-5)
  [[nodiscard]] constexpr Cell placed_at(int i) const { return turn_[i]; }

  /// Cells where the next stone of the turn may go (BYG-2, BYG-5 to BYG-8).
  [[nodiscard]] constexpr Set placeable() const { return placed_ < limit_ ? empty_ - closed_ : Set{}; }
  /// Cells that a stone on `cell` would close for the rest of the turn (BYG-6, BYG-7). Precondition: no stone
  /// placed in this turn yet, `cell` is empty.
  [[nodiscard]] constexpr Set closed_by(Cell cell) const;
  /// Precondition: placeable().has(cell).
  constexpr void place(Cell cell);
  [[nodiscard]] constexpr bool may_end() const { return placed_ > 0; }
  /// Precondition: may_end().
  constexpr void end_turn();

  /// BYG-9. Precondition: Phase::Over.
  [[nodiscard]] constexpr int winner() const;

  /// The same stones, turn and choices; the internal numbers of groups are ignored.
  constexpr bool operator==(const Position& other) const {
    return stones_ == other.stones_ && closed_ == other.closed_ && priority_ == other.priority_ &&
           first_ == other.first_ && player_ == other.player_ && placed_ == other.placed_ &&
           limit_ == other.limit_ && phase_ == other.phase_;
  }

 private:
  // Founding stones never touch each other, so a hexhex-6 has room for 31 of them, a hexhex-8 for fewer than
  // 63. `place` always prepares one more number for the next group.
  using Numbers = std::conditional_t<(Side <= 6), std::uint32_t, std::uint64_t>;
  static constexpr std::size_t kMostNumbers = 8 * sizeof(Numbers);

  constexpr void open_turn();

  std::array<std::array<Numbers, Board::kCells + 1>, 2> adjoining_{};  // by player; cell or kOff
  std::array<std::array<std::uint8_t, kMostNumbers>, 2> root_{};       // by player, number
  std::array<std::array<Numbers, kMostNumbers>, 2> numbers_{};         // by player, root; like the next two
  std::array<std::array<Set, kMostNumbers>, 2> around_{};              // may hold filled cells too
  std::array<std::array<std::uint8_t, kMostNumbers>, 2> size_{};
  std::array<std::uint8_t, 2> founded_{};  // numbers given so far
  std::array<std::uint8_t, 2> groups_{};
  std::array<Set, 2> stones_{};
  Set empty_ = Board::kTables.all;
  Set closed_{};
  std::array<std::uint8_t, kMostStones> turn_{};
  std::int8_t priority_ = -1;
  std::int8_t first_ = -1;
  std::int8_t player_ = 0;
  std::int8_t placed_ = 0;
  std::int8_t limit_ = 0;
  Phase phase_ = Phase::Lot;
};

template <int Side>
constexpr Position<Side>::Position(Start start) {
  if (start.priority != 0) {
    set_priority(start.priority - 1);
  }
  if (start.first != 0) {
    first_ = static_cast<std::int8_t>(start.first - 1);
    if (phase_ == Phase::Choice) {
      choose_first(first_);
    }
  }
}

template <int Side>
constexpr Position<Side>::Position(const std::array<Set, 2>& stones, int mover, int priority) {
  for (const int player : {0, 1}) {
    player_ = static_cast<std::int8_t>(player);
    stones[player].for_each([this](Cell cell) {
      placed_ = 0;
      place(cell);
    });
  }
  priority_ = static_cast<std::int8_t>(priority);
  player_ = static_cast<std::int8_t>(mover);
  phase_ = stones[mover].empty() ? Phase::Opening : Phase::Play;
  // The First player opens second and then has the first turn (BYG-3). Later it doesn't matter who was First.
  first_ = static_cast<std::int8_t>(stones[1 - mover].empty() ? 1 - mover : mover);
  open_turn();
}

template <int Side>
constexpr void Position<Side>::set_priority(int player) {
  priority_ = player_ = static_cast<std::int8_t>(player);
  phase_ = Phase::Choice;
  if (first_ >= 0) {
    choose_first(first_);
  }
}

template <int Side>
constexpr void Position<Side>::choose_first(int player) {
  first_ = static_cast<std::int8_t>(player);
  player_ = static_cast<std::int8_t>(1 - player);
  phase_ = Phase::Opening;
  open_turn();
}

template <int Side>
constexpr int Position<Side>::largest_group(int player) const {
  // A group that was joined to another one keeps its old, smaller size.
  int largest = 0;
  for (int number = 0; number < founded_[player]; ++number) {
    largest = std::max(largest, static_cast<int>(size_[player][number]));
  }
  return largest;
}

template <int Side>
constexpr typename Position<Side>::Set Position<Side>::group_at(Cell cell) const {
  return hex::connected<Side>(cell, stones_[stones_[0].has(cell) ? 0 : 1]);
}

template <int Side>
constexpr typename Position<Side>::Set Position<Side>::closed_by(Cell cell) const {
  Set closed = Board::kTables.neighbours[cell];
  closed.add(cell);
  for (Numbers rest = adjoining_[player_][cell]; rest != 0;) {
    const auto group = root_[player_][std::countr_zero(rest)];
    closed |= around_[player_][group];
    rest &= ~numbers_[player_][group];
  }
  return closed;
}

template <int Side>
constexpr void Position<Side>::place(Cell cell) {
  const auto me = player_;
  auto& root = root_[me];
  auto& numbers = numbers_[me];
  auto& around = around_[me];
  const Numbers touched = adjoining_[me][cell];

  // The number of the new group if the stone touches none. Branchless, as playouts would mispredict it.
  const auto next = founded_[me];
  const Numbers next_bit = Numbers{1} << next;
  root[next] = next;
  numbers[next] = next_bit;
  const int founds = touched == 0 ? 1 : 0;
  founded_[me] = static_cast<std::uint8_t>(next + founds);
  groups_[me] = static_cast<std::uint8_t>(groups_[me] + founds);

  const auto group = root[std::countr_zero(touched | next_bit)];
  Set reach = Board::kTables.neighbours[cell] | around[group];
  int size = size_[me][group] + 1;
  for (Numbers rest = touched & ~numbers[group]; rest != 0;) {
    const auto other = root[std::countr_zero(rest)];
    reach |= around[other];
    size += size_[me][other];
    rest &= ~numbers[other];
    for (Numbers joined = numbers[other]; joined != 0; joined &= joined - 1) {
      root[std::countr_zero(joined)] = group;
    }
    numbers[group] |= numbers[other];
    --groups_[me];
  }
  around[group] = reach;
  size_[me][group] = static_cast<std::uint8_t>(size);
  for (const std::uint8_t beside : Board::kTables.neighbour[cell]) {
    adjoining_[me][beside] |= Numbers{1} << group;
  }
  closed_ |= reach;
  stones_[me].add(cell);
  empty_.remove(cell);
  turn_[placed_++] = static_cast<std::uint8_t>(cell);
}

template <int Side>
constexpr void Position<Side>::open_turn() {
  placed_ = 0;
  turn_ = {};
  closed_ = Set{};
  limit_ = static_cast<std::int8_t>(phase_ == Phase::Opening ? 1 : std::min(kMostStones, groups(player_)));
}

template <int Side>
constexpr void Position<Side>::end_turn() {
  if (empty_.empty()) {
    phase_ = Phase::Over;
  } else if (phase_ == Phase::Opening && player_ == first_) {
    phase_ = Phase::Play;  // the First player, who has just opened, has the first turn (BYG-3)
    open_turn();
    return;
  }
  player_ = static_cast<std::int8_t>(1 - player_);
  open_turn();
}

template <int Side>
constexpr int Position<Side>::winner() const {
  const int zero = largest_group(0);
  const int one = largest_group(1);
  return zero == one ? priority_ : static_cast<int>(one > zero);
}

}  // namespace byways::byg

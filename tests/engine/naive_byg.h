// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// A second, independent and slow implementation of Byg, straight from the rules with sets and flood fill.
class NaiveByg {
 public:
  using Cell = std::string;
  using Cells = std::set<Cell>;

  explicit NaiveByg(int side);

  [[nodiscard]] const Cells& cells() const { return cells_; }
  [[nodiscard]] const std::map<Cell, int>& stones() const { return stones_; }  ///< seat by filled cell
  [[nodiscard]] bool is_full() const { return stones_.size() == cells_.size(); }

  void place(int seat, const Cells& turn);

  /// BYG-4.
  [[nodiscard]] std::vector<Cells> groups(int seat) const;
  [[nodiscard]] Cells liberties(const Cells& group) const;
  [[nodiscard]] int largest_group(int seat) const;

  /// The number of the first rule among BYG-5, BYG-6, BYG-7 that this set of stones breaks as a turn of the
  /// seat; 0 if it is legal. Doesn't handle opening turns.
  [[nodiscard]] int broken_rule(int seat, const Cells& turn) const;
  /// Every legal set of one to three stones for the seat.
  [[nodiscard]] std::set<Cells> turns(int seat) const;

 private:
  [[nodiscard]] bool adjacent(const Cell& a, const Cell& b) const;

  Cells cells_;
  std::map<Cell, Cells> neighbours_;
  std::map<Cell, int> stones_;
};

}  // namespace byways::test

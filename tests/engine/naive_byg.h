// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// Byg a second time, straight from the rules with sets and flood fill, sharing nothing with the engine.
/// Slow.
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

  /// Why this set of stones is no turn of the seat, as the number of the first broken rule of BYG-5, BYG-6,
  /// BYG-7; 0 if it is one. Opening turns are not known here.
  [[nodiscard]] int broken_rule(int seat, const Cells& turn) const;
  /// Every set of one to three empty cells that is a turn of the seat.
  [[nodiscard]] std::set<Cells> turns(int seat) const;

 private:
  [[nodiscard]] bool adjacent(const Cell& a, const Cell& b) const;

  Cells cells_;
  std::map<Cell, Cells> neighbours_;
  std::map<Cell, int> stones_;
};

}  // namespace byways::test

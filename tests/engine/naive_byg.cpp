// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_byg.h"

#include <algorithm>
#include <cstdlib>

namespace byways::test {

NaiveByg::NaiveByg(int side) {
  // The position of each cell's middle, in half cell widths and rows (HEX-1).
  std::map<Cell, std::pair<int, int>> middle;
  for (int row = 0; row < 2 * side - 1; ++row) {
    const int shift = std::abs(side - 1 - row);
    for (int i = 0; i < 2 * side - 1 - shift; ++i) {
      const Cell cell = static_cast<char>('A' + row) + std::to_string(i + 1);
      cells_.insert(cell);
      middle[cell] = {shift + 2 * i, row};
    }
  }
  for (const auto& [a, at] : middle) {
    for (const auto& [b, bt] : middle) {
      const int right = std::abs(at.first - bt.first);
      const int down = std::abs(at.second - bt.second);
      if ((down == 0 && right == 2) || (down == 1 && right == 1)) {
        neighbours_[a].insert(b);
      }
    }
  }
}

void NaiveByg::place(int seat, const Cells& turn) {
  for (const Cell& cell : turn) {
    stones_[cell] = seat;
  }
}

bool NaiveByg::adjacent(const Cell& a, const Cell& b) const { return neighbours_.at(a).contains(b); }

std::vector<NaiveByg::Cells> NaiveByg::groups(int seat) const {
  std::vector<Cells> found;
  Cells seen;
  for (const auto& [start, owner] : stones_) {
    if (owner != seat || seen.contains(start)) {
      continue;
    }
    Cells group{start};
    for (std::vector<Cell> queue{start}; !queue.empty();) {
      const Cell cell = queue.back();
      queue.pop_back();
      for (const Cell& next : neighbours_.at(cell)) {
        const auto stone = stones_.find(next);
        if (stone != stones_.end() && stone->second == seat && group.insert(next).second) {
          queue.push_back(next);
        }
      }
    }
    seen.insert(group.begin(), group.end());
    found.push_back(group);
  }
  return found;
}

NaiveByg::Cells NaiveByg::liberties(const Cells& group) const {
  Cells free;
  for (const Cell& stone : group) {
    for (const Cell& next : neighbours_.at(stone)) {
      if (!stones_.contains(next)) {
        free.insert(next);
      }
    }
  }
  return free;
}

int NaiveByg::largest_group(int seat) const {
  std::size_t largest = 0;
  for (const Cells& group : groups(seat)) {
    largest = std::max(largest, group.size());
  }
  return static_cast<int>(largest);
}

int NaiveByg::broken_rule(int seat, const Cells& turn) const {
  const std::vector<Cells> own = groups(seat);
  const bool on_empty_cells =
      std::all_of(turn.begin(), turn.end(), [this](const Cell& cell) { return !stones_.contains(cell); });
  if (turn.empty() || turn.size() > std::min<std::size_t>(3, own.size()) || !on_empty_cells) {
    return 5;
  }
  for (const Cell& a : turn) {
    for (const Cell& b : turn) {
      if (adjacent(a, b)) {
        return 6;
      }
    }
  }
  for (const Cells& group : own) {
    const Cells free = liberties(group);
    if (std::count_if(turn.begin(), turn.end(), [&free](const Cell& cell) { return free.contains(cell); }) >
        1) {
      return 7;
    }
  }
  return 0;
}

std::set<NaiveByg::Cells> NaiveByg::turns(int seat) const {
  std::set<Cells> all;
  for (const Cell& a : cells_) {
    for (const Cell& b : cells_) {
      for (const Cell& c : cells_) {
        // {a}, {a, b} and {a, b, c} are enumerated as a <= b <= c.
        if (b < a || c < b || (a == b && b != c)) {
          continue;
        }
        const Cells turn{a, b, c};
        if (stones_.contains(a) || stones_.contains(b) || stones_.contains(c)) {
          continue;
        }
        if (broken_rule(seat, turn) == 0) {
          all.insert(turn);
        }
      }
    }
  }
  return all;
}

}  // namespace byways::test

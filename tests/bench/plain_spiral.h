// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/random.h"
#include "engine/overpass/board.h"

namespace byways::bench {

/// A fast but straightforward Spiral: it has colours in an array and neighbours in lists, and lists all
/// leaps by walking along chains.
class PlainSpiral {
 public:
  PlainSpiral() {
    held_.fill(-1);
    const std::vector<int>& start = overpass::board().drawing().spiral_start;
    for (std::size_t i = 0; i < start.size(); ++i) {
      held_[at(start[i])] = static_cast<int>(i % 4);
    }
  }

  /// Plays to the end; returns the number of leaps.
  int play(Random& random) {
    for (int made = 0;; ++made) {
      list_leaps();
      if (leaps_.empty()) {
        return made;
      }
      const Leap leap = leaps_[random.below(static_cast<std::uint32_t>(leaps_.size()))];
      held_[at(leap.to)] = held_[at(leap.from)];
      held_[at(leap.from)] = -1;
      held_[at(leap.removed)] = -1;
    }
  }

 private:
  struct Leap {
    int from, removed, to;
  };
  struct Ways {
    std::vector<std::vector<int>> beside;
    std::vector<std::vector<int>> along;
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  static const Ways& ways() {
    static const Ways all = [] {
      const overpass::Board& board = overpass::board();
      Ways ways;
      for (int node = 0; node < board.nodes(); ++node) {
        board.beside(node).for_each([&, list = &ways.beside.emplace_back()](int n) { list->push_back(n); });
        board.along_perimeter(node).for_each(
            [&, list = &ways.along.emplace_back()](int n) { list->push_back(n); });
      }
      return ways;
    }();
    return all;
  }

  void list_leaps() {
    leaps_.clear();
    for (int from = 0; from < overpass::board().nodes(); ++from) {
      if (held_[at(from)] < 0) {
        continue;
      }
      const auto& next = overpass::board().exits().has(from) ? ways().along : ways().beside;
      std::array<bool, overpass::kMostNodes> seen{};
      waiting_.assign(1, from);
      while (!waiting_.empty()) {
        const int node = waiting_.back();
        waiting_.pop_back();
        for (const int other : next[at(node)]) {
          if (held_[at(other)] < 0 && node != from) {
            leaps_.push_back({from, node, other});
          } else if (held_[at(other)] >= 0 && held_[at(other)] != held_[at(from)] && !seen[at(other)]) {
            seen[at(other)] = true;
            waiting_.push_back(other);
          }
        }
      }
    }
  }

  std::array<int, overpass::kMostNodes> held_{};
  std::vector<Leap> leaps_;
  std::vector<int> waiting_;
};

}  // namespace byways::bench

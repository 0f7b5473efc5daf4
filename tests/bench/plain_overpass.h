// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/overpass/board.h"

namespace byways::bench {

/// A straightforward Over-Pass for two: a colour for each node, a flood for each piece, all moves listed and
/// each tested for OVP-10. The baseline for the speed of the real position.
class PlainOverPass {
 public:
  PlainOverPass() : board_(overpass::board()), held_(static_cast<std::size_t>(board_.nodes()), -1) {
    for (std::size_t colour = 0; colour < 4; ++colour) {
      for (const int node : board_.drawing().pass_start[colour]) {
        held_[static_cast<std::size_t>(node)] = static_cast<int>(colour);
      }
    }
  }

  /// Plays `turns` random turns, or to the end; returns the number of moves.
  std::uint64_t play(int turns, Random& random) {
    std::uint64_t moves = 0;
    for (; turns > 0 && !won_; --turns) {
      moves += play_turn(random);
      colour_ = (colour_ + 1) % 4;
    }
    return moves;
  }

 private:
  struct Move {
    char kind;
    int from;
    int to;
  };

  [[nodiscard]] int at(int node) const { return held_[static_cast<std::size_t>(node)]; }

  std::uint64_t play_turn(Random& random) {
    std::uint64_t moves = 0;
    if (reserve_[static_cast<std::size_t>(colour_)] > 0) {
      --reserve_[static_cast<std::size_t>(colour_)];
      held_[0] = colour_;
    }
    sum_ = 2 + static_cast<int>(random.below(6) + random.below(6));
    left_ = sum_;
    while (!won_) {
      std::vector<Move> legal;
      for (const Move& move : list()) {
        PlainOverPass next = *this;
        next.make(move);
        if (next.may_finish()) {
          legal.push_back(move);
        }
      }
      const auto count = static_cast<std::uint32_t>(legal.size());
      const std::uint32_t choices = count + (at(0) < 0 ? 1U : 0U);
      const std::uint32_t choice = choices == 0 ? 0 : random.below(choices);
      if (choice >= count) {
        break;
      }
      make(legal[choice]);
      ++moves;
    }
    held_[0] = -1;
    return moves;
  }

  // Looks one move ahead, which is nearly always enough.
  [[nodiscard]] bool may_finish() const {
    if (won_ || at(0) < 0) {
      return true;
    }
    for (const Move& move : list()) {
      if (move.from == 0 && move.kind != '=') {
        return true;
      }
    }
    return left_ > 2;
  }

  void flood(int from, int node, std::vector<bool>& seen, std::vector<Move>& moves) const {
    const bool on_exit = board_.exits().has(from);
    (on_exit ? board_.along_perimeter(node) : board_.beside(node)).for_each([&](int next) {
      if (seen[static_cast<std::size_t>(next)] || (at(next) < 0 && node == from) || at(next) == at(from)) {
        return;
      }
      seen[static_cast<std::size_t>(next)] = true;
      if (at(next) < 0) {
        moves.push_back({'>', from, next});
      } else {
        flood(from, next, seen, moves);
      }
    });
  }

  [[nodiscard]] std::vector<Move> list() const {
    std::vector<Move> moves;
    if (left_ < 1) {
      return moves;
    }
    const bool exits_open = sum_ % 2 == 0 || reserve_[0] + reserve_[1] + reserve_[2] + reserve_[3] == 0;
    for (int from = 0; from < board_.nodes(); ++from) {
      const bool on_exit = board_.exits().has(from);
      if (at(from) < 0 || (on_exit && at(from) % 2 != colour_ % 2)) {
        continue;
      }
      std::vector<bool> seen(held_.size());
      flood(from, from, seen, moves);
      board_.partners(from).for_each([&](int to) {
        if (to > from && at(to) >= 0 && at(to) != at(from)) {
          moves.push_back({'=', from, to});
        }
      });
      board_.outward(from).for_each([&](int to) {
        if (left_ > 1 && at(to) < 0) {
          moves.push_back({'-', from, to});
        }
      });
      if (on_exit && exits_open && at(from) == colour_) {
        moves.push_back({'h', from, from});
      }
    }
    return moves;
  }

  void make(const Move& move) {
    left_ -= move.kind == '-' ? 2 : 1;
    if (move.kind == 'h') {
      held_[static_cast<std::size_t>(move.from)] = -1;
      won_ = ++home_[static_cast<std::size_t>(colour_)] == 10;
      return;
    }
    std::swap(held_[static_cast<std::size_t>(move.from)], held_[static_cast<std::size_t>(move.to)]);
  }

  const overpass::Board& board_;
  std::vector<int> held_;
  std::array<int, 4> reserve_{8, 8, 8, 8};
  std::array<int, 4> home_{};
  int colour_ = 0;
  int sum_ = 0;
  int left_ = 0;
  bool won_ = false;
};

}  // namespace byways::bench

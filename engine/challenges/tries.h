// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/challenges/maker.h"
#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/solve/key_table.h"

namespace byways::challenges {

/// Counts the positions that a maker looks at, so that the maker stops at the same point on every system.
/// Also asks regularly whether to go on.
class MakerCount {
 public:
  /// `ask` may be empty, and must outlive the object.
  MakerCount(std::uint64_t most, const MakerWatch& ask) : most_(most), ask_(ask) {}

  /// Call it for each position, or at once for as many `positions` as take less than 20 ms. Returns false
  /// once the maker has been stopped.
  bool go_on(std::uint64_t positions = 1) {
    constexpr std::uint64_t kBetween = 2048;
    count_ += positions;
    if (count_ >= next_ && !stopped_) {
      next_ = count_ + kBetween;
      stopped_ = ask_ && !ask_(std::min(1.0, static_cast<double>(count_) / static_cast<double>(most_)));
    }
    return !stopped_;
  }
  [[nodiscard]] bool is_stopped() const { return stopped_; }
  [[nodiscard]] bool is_used_up() const { return stopped_ || count_ >= most_; }

 private:
  std::uint64_t most_;
  const MakerWatch& ask_;
  std::uint64_t count_ = 0;
  std::uint64_t next_ = 0;
  bool stopped_ = false;
};

/// Tries to solve a puzzle as people do, in a challenge that removes pieces: plays the move that looks best,
/// goes back at dead ends, and restarts when that takes too long. Changing this class changes the puzzles
/// that codes give (maker.h). Rules: see Beam.
template <class Rules>
class Tries {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;
  static constexpr int kPatience = 60;  ///< positions before it restarts

  /// `rules` and `count` must outlive the object.
  Tries(const Rules& rules, MakerCount& count) : rules_(rules), count_(count) {}

  /// The number of positions it visits until it has solved the puzzle, but at most `most`. The same seed
  /// gives the same number.
  int run(const Position& start, std::uint64_t seed, int most) {
    Random random(seed);
    int used = 0;
    for (unsigned round = 1; used < most && !count_.is_stopped(); ++round) {
      // 60, 120, 60, 240, 60, 120…: usually few positions, now and then more.
      const int patience = std::min(most - used, kPatience << std::countr_zero(round));
      left_ = patience;
      KeyTable failed(kBytes);
      const bool is_solved = go_down(start, random, failed);
      used += patience - left_;
      if (is_solved) {
        return used;
      }
      if (left_ > 0) {
        break;  // everything has been tried
      }
    }
    return most;
  }

 private:
  static constexpr std::size_t kBytes = std::size_t{1} << 20U;
  static constexpr std::uint32_t kNoise = 12;  // in a score where a step farther from the centre counts 4

  bool go_down(const Position& position, Random& random, KeyTable& failed) {
    if (rules_.rank(position) == 0) {
      return true;
    }
    const KeyTable::Key key = rules_.key(position);
    if (failed.has(key)) {
      return false;
    }
    std::vector<std::pair<int, Move>> moves;
    rules_.visit_moves(position, [&](const Move& move) {
      const int noise = static_cast<int>(random.below(kNoise));
      moves.emplace_back(rules_.score(rules_.after(position, move), 0) + noise, move);
    });
    if (!count_.go_on(moves.size())) {
      return false;
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [looks, move] : moves) {
      if (left_ <= 0) {
        return false;
      }
      --left_;
      if (go_down(rules_.after(position, move), random, failed)) {
        return true;
      }
    }
    static_cast<void>(failed.add(key));  // if the table is full, the position is forgotten
    return false;
  }

  const Rules& rules_;
  MakerCount& count_;
  int left_ = 0;
};

/// The median of three runs with at most `most` tries each.
template <class Rules>
int usual_tries(const Rules& rules, const typename Rules::Position& start, std::uint64_t seed, int most,
                MakerCount& count) {
  constexpr std::size_t kRuns = 3;
  std::array<int, kRuns> tries{};
  for (std::size_t i = 0; i < kRuns; ++i) {
    tries[i] = Tries<Rules>(rules, count).run(start, search::mix(seed, i), most);
    // If the first two runs agree, their result is the median.
    if (i == 1 && tries[0] == tries[1]) {
      return tries[0];
    }
  }
  std::sort(tries.begin(), tries.end());
  return tries[1];
}

}  // namespace byways::challenges

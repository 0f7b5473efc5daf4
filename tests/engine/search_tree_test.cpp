// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "engine/search/level.h"
#include "engine/search/think.h"

// The tree search on a small game with known results: each seat in turn takes one to three from a heap, and
// the one who takes the last wins. With `fog`, a die after each turn decides whether one more is removed.

namespace byways::test {
namespace {

using search::Request;
using search::Result;

struct Heap {
  int left = 0;
  int seat = 0;
  int last = 0;           // the seat that took last
  bool is_foggy = false;  // a die roll is due
};

class HeapRules {
 public:
  using Position = Heap;
  using Move = std::uint8_t;
  using Moves = search::MoveList<Move, 4>;
  static constexpr int kSeats = 3;
  static constexpr bool kTranspositions = true;
  static constexpr bool kAmaf = false;
  static constexpr bool kCountsPoints = false;

  HeapRules(int seats, bool fog) : seats_(seats), fog_(fog) {}

  [[nodiscard]] static search::Tuning tuning() { return {}; }
  [[nodiscard]] static int usual_moves() { return 3; }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] bool is_constant_sum() const { return seats_ == 2; }
  [[nodiscard]] static bool is_sampled() { return false; }
  [[nodiscard]] static bool counts_points() { return false; }
  [[nodiscard]] static Heap deal(const Heap& root, Random&) { return root; }
  [[nodiscard]] static bool is_leaf(const Heap&) { return false; }
  [[nodiscard]] static bool is_over(const Heap& heap) { return heap.left == 0; }
  [[nodiscard]] static int end_tries(const Heap&) { return 0; }
  [[nodiscard]] static int acts(const Heap& heap) {
    if (heap.left == 0) {
      return search::kNobodyActs;
    }
    return heap.is_foggy ? search::kChanceActs : heap.seat;
  }
  static void moves(const Heap& heap, Moves& moves) {
    if (heap.is_foggy) {
      moves.add(0);
      moves.add(1);
      return;
    }
    for (int take = 1; take <= std::min(heap.left, 3); ++take) {
      moves.add(static_cast<Move>(take));
    }
  }
  bool play(Heap& heap, Move move) const {
    heap.left -= move;
    if (heap.is_foggy) {
      heap.is_foggy = false;
      return true;
    }
    heap.last = heap.seat;
    heap.seat = (heap.seat + 1) % seats_;
    heap.is_foggy = fog_ && heap.left > 0;
    return true;
  }
  static void result(const Heap& heap, Result<kSeats>& result) {
    result = {};
    result[static_cast<std::size_t>(heap.last)] = search::kWin;
  }
  void evaluate(Heap& heap, Random& random, Result<kSeats>& result) const {
    while (heap.left > 0) {
      Moves list;
      moves(heap, list);
      play(heap, list[random.below(static_cast<std::uint32_t>(list.size()))]);
    }
    HeapRules::result(heap, result);
  }
  [[nodiscard]] static std::uint64_t key(const Heap& heap) {
    const int all = heap.left * 64 + heap.seat * 16 + heap.last * 4 + (heap.is_foggy ? 1 : 0);
    return search::mix(static_cast<std::uint64_t>(all));
  }
  [[nodiscard]] static std::uint64_t feature(Move move) { return move; }
  [[nodiscard]] static float prior(const Heap&, Move) { return 0; }
  static void points(const Heap&, std::array<int, kSeats>&) {}
  [[nodiscard]] static std::string write_turn(const std::vector<Move>& moves) {
    return std::to_string(moves.front());
  }

 private:
  int seats_;
  bool fog_;
};

search::Advice think(int heap, int seats, std::uint64_t budget, bool fog = false) {
  HeapRules rules(seats, fog);
  Request request;
  request.limits.budget = budget;
  request.limits.megabytes = 1;
  return search::Thinker<HeapRules>(rules, {heap, 0, 0, false}, request, 0).think();
}

TEST(SearchTree, FAIR_3_proves_what_can_be_proven) {
  for (int heap = 1; heap <= 20; ++heap) {
    const search::Advice advice = think(heap, 2, 20000);
    EXPECT_TRUE(advice.proven) << heap;
    const bool wins = heap % 4 != 0;
    EXPECT_EQ(advice.candidates.front().win[0], wins ? 1.0 : 0.0) << heap;
    if (wins) {
      EXPECT_EQ(advice.turn, std::to_string(heap % 4)) << heap;
    }
  }
}

TEST(SearchTree, three_seats_each_see_to_themselves) {
  // With three left, the first seat takes them all. With four left it can't, and whatever it takes leaves
  // three or fewer, so the second seat wins.
  const search::Advice advice = think(3, 3, 2000);
  EXPECT_EQ(advice.turn, "3");
  EXPECT_EQ(advice.candidates.front().win, (std::vector<double>{1, 0, 0}));
  const search::Advice four = think(4, 3, 20000);
  EXPECT_EQ(four.candidates.front().win[0], 0.0) << "whatever is left, the second seat takes it";
  EXPECT_EQ(four.candidates.front().win[1], 1.0);
}

TEST(SearchTree, chance_is_averaged) {
  // Four are left, with fog: taking three leaves one, which the die may remove or leave for the other seat.
  const search::Advice advice = think(4, 2, 40000, true);
  ASSERT_FALSE(advice.candidates.empty());
  double sum = 0;
  for (const search::Candidate& candidate : advice.candidates) {
    EXPECT_NEAR(candidate.win[0] + candidate.win[1], 1.0, 1e-3);
    sum += candidate.share;
  }
  EXPECT_NEAR(sum, 1.0, 0.01);
  EXPECT_EQ(advice.turn, "3") << "only then the die may end it";
  EXPECT_NEAR(advice.candidates.front().win[0], 0.5, 0.02);
}

TEST(SearchTree, more_work_of_the_same_tree_is_the_same_as_one_longer_search) {
  HeapRules rules(2, true);
  const Heap root{30, 0, 0, false};
  Request request;
  request.limits.budget = 3000;
  search::Watch watch(request.limits);
  search::TreeSearch<HeapRules> once(rules, root, 3000, 1, 5);
  once.run(3000, watch);
  search::TreeSearch<HeapRules> twice(rules, root, 3000, 1, 5);
  twice.run(1000, watch);
  twice.run(2000, watch);
  EXPECT_EQ(once.node(once.root()).sums, twice.node(twice.root()).sums);
  EXPECT_EQ(once.node(once.root()).visits, 3000U);
}

TEST(SearchTree, what_is_known_is_kept_for_the_reply) {
  HeapRules rules(2, true);
  Request request;
  request.limits.budget = 3000;
  search::Watch watch(request.limits);
  search::TreeSearch<HeapRules> tree(rules, {30, 0, 0, false}, 10000, 1, 5);
  tree.run(3000, watch);
  tree.start_again({28, 1, 0, false});
  EXPECT_GT(tree.node(tree.root()).visits, 100U);
  tree.start({28, 1, 0, false});
  EXPECT_EQ(tree.node(tree.root()).visits, 0U);
}

TEST(SearchNumbers, FAIR_3_the_logarithm_is_near_and_rises) {
  float before = -1;
  for (std::uint64_t n = 1; n < 5000; ++n) {
    const float here = search::log2_of(n);
    EXPECT_GE(here, before);
    EXPECT_NEAR(here, std::log2(static_cast<double>(n)), 0.01);
    before = here;
  }
  EXPECT_NEAR(search::log2_of(std::uint64_t{1} << 40U), 40, 0.01);
}

TEST(SearchNumbers, spread_is_within_bounds_and_even) {
  double sum = 0;
  for (std::uint64_t key = 0; key < 20000; ++key) {
    const float here = search::spread_of(search::mix(key));
    EXPECT_GE(here, -1.0F);
    EXPECT_LT(here, 1.0F);
    sum += static_cast<double>(here);
  }
  EXPECT_NEAR(sum / 20000, 0, 0.02);
}

TEST(SearchLevels, LEV_3_weaker_levels_look_less_and_err_more) {
  const search::Levels levels =
      search::levels_from({.budgets = {1, 2, 3, 4, 5, 6, 7, 8}, .misjudgement_factor = 0.3F});
  for (std::size_t i = 1; i < levels.size(); ++i) {
    EXPECT_GT(levels[i].budget, levels[i - 1].budget);
    EXPECT_LT(levels[i].style.floor, levels[i - 1].style.floor);
    EXPECT_LT(levels[i].style.misjudgement, levels[i - 1].style.misjudgement);
  }
  EXPECT_LT(levels.back().style.half_powers, 0) << "the highest plays the best it has seen";
  EXPECT_EQ(search::request_for(levels, 8, 3).limits.budget, 8U);
}

TEST(SearchLevels, LEV_2_good_and_bad_days_lie_between_the_levels_about) {
  const search::Levels levels = search::levels_from({.budgets = {10, 20, 40, 80, 160, 320, 640, 1280},
                                                     .misjudgement_factor = 0.3F,
                                                     .swings = {2, 2, 2, 2, 2, 2, 2, 0}});
  std::set<std::uint64_t> budgets;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Request fourth = search::request_for(levels, 4, seed);
    EXPECT_GE(fourth.limits.budget, 20U);
    EXPECT_LE(fourth.limits.budget, 320U);
    EXPECT_LE(fourth.style.floor, levels[1].style.floor);
    EXPECT_GE(fourth.style.floor, levels[5].style.floor);
    EXPECT_EQ(fourth.style.half_powers, levels[3].style.half_powers);
    EXPECT_EQ(fourth.limits.budget, search::request_for(levels, 4, seed).limits.budget);
    EXPECT_GE(search::request_for(levels, 1, seed).limits.budget, 10U);
    EXPECT_LT(search::request_for(levels, 7, seed).limits.budget, 1280U) << "the top is level 8's alone";
    EXPECT_EQ(search::request_for(levels, 8, seed).limits.budget, 1280U);
    budgets.insert(fourth.limits.budget);
  }
  EXPECT_GT(budgets.size(), 40U);
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/playout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "engine/byg/turns.h"

// Random playouts must choose uniformly among the legal steps, including the end of the turn.

namespace byways::byg {
namespace {

// A straightforward playout with the same distribution.
template <int Side>
void play_out_plainly(Position<Side>& position, Random& random) {
  while (position.phase() != Phase::Over) {
    const auto cells = position.placeable();
    const auto count = static_cast<unsigned>(cells.count());
    const unsigned choice = random.below(count + (position.may_end() ? 1U : 0U));
    if (choice == count) {
      position.end_turn();
    } else {
      position.place(cells.select(choice));
    }
  }
}

// Number of games by a value that distinguishes them, all after the same beginning.
using Tally = std::map<int, double>;

template <class Play, class Feature>
Tally tally(std::uint64_t seed, int games, Play play, Feature feature) {
  Random random(seed);
  Tally counts;
  for (int i = 0; i < games; ++i) {
    Position<3> position({1, 1});
    play(position, random);
    counts[feature(position)] += 1;
  }
  return counts;
}

// Chi-square of two tallies with the same number of games, minus its mean, in standard deviations.
double chiSquareDeviation(const Tally& a, const Tally& b) {
  std::map<int, std::pair<double, double>> both;
  for (const auto& [key, count] : a) {
    both[key].first = count;
  }
  for (const auto& [key, count] : b) {
    both[key].second = count;
  }
  double chi_square = 0;
  for (const auto& [key, counts] : both) {
    const auto [one, two] = counts;
    chi_square += (one - two) * (one - two) / (one + two);
  }
  const double freedom = static_cast<double>(both.size()) - 1;
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

int largest_groups(const Position<3>& position) {
  return 100 * position.largest_group(0) + position.largest_group(1);
}
int number_of_groups(const Position<3>& position) { return 100 * position.groups(0) + position.groups(1); }
int number_of_stones(const Position<3>& position) { return position.stones(0).count(); }
int corner_owners(const Position<3>& position) {
  int owners = 0;
  for (const hex::Cell corner : hex::Board<3>::kTables.corners) {
    owners = 2 * owners + (position.stones(0).has(corner) ? 1 : 0);
  }
  return owners;
}

TEST(BygPlayout, draws_like_the_plain_definition) {
  constexpr int kGames = BYWAYS_SANITIZED ? 20'000 : 300'000;
  const auto fast = [](Position<3>& position, Random& random) { play_out(position, random); };
  const auto plain = [](Position<3>& position, Random& random) { play_out_plainly(position, random); };
  for (const auto feature : {largest_groups, number_of_groups, number_of_stones, corner_owners}) {
    EXPECT_LT(chiSquareDeviation(tally(1, kGames, fast, feature), tally(2, kGames, plain, feature)), 5.0);
  }
}

TEST(BygPlayout, the_comparison_would_notice_a_small_bias) {
  constexpr int kGames = 300'000;
  const auto plain = [](Position<3>& position, Random& random) { play_out_plainly(position, random); };
  const auto biased = [](Position<3>& position, Random& random) {
    position.place(position.empty().select(random.below(18)));  // never fills the last cell
    position.end_turn();
    play_out_plainly(position, random);
  };
  if (!BYWAYS_SANITIZED) {
    EXPECT_GT(
        chiSquareDeviation(tally(1, kGames, biased, corner_owners), tally(2, kGames, plain, corner_owners)),
        10.0);
  }
}

template <int Side>
void expect_consistent_ends(int games) {
  Random random(Side);
  for (int i = 0; i < games; ++i) {
    Position<Side> position({1 + i % 2, 1 + i / 2 % 2});
    ASSERT_EQ(play_out(position, random), hex::Board<Side>::kCells);
    ASSERT_EQ(position.phase(), Phase::Over);
    ASSERT_TRUE(position.empty().empty());
    for (int player = 0; player < 2; ++player) {
      int groups = 0;
      int largest = 0;
      auto left = position.stones(player);
      position.stones(player).for_each([&](hex::Cell cell) {
        if (left.has(cell)) {
          const auto group = position.group_at(cell);
          left -= group;
          ++groups;
          largest = std::max(largest, group.count());
        }
      });
      ASSERT_EQ(position.groups(player), groups);
      ASSERT_EQ(position.largest_group(player), largest);
    }
    const int zero = position.largest_group(0);
    const int one = position.largest_group(1);
    ASSERT_EQ(position.winner(), zero == one ? position.priority() : (zero > one ? 0 : 1));
  }
}

TEST(BygPlayout, ends_are_consistent_on_every_side) {
  constexpr int kGames = BYWAYS_SANITIZED ? 20 : 2000;
  expect_consistent_ends<3>(kGames);
  expect_consistent_ends<4>(kGames);
  expect_consistent_ends<5>(kGames);
  expect_consistent_ends<6>(kGames);
  expect_consistent_ends<7>(kGames / 4);
  expect_consistent_ends<8>(kGames / 4);
}

TEST(BygPlayout, goes_on_from_the_middle_of_a_game) {
  Random random(4);
  for (int i = 0; i < 200; ++i) {
    Position<4> position({1, 2});
    for (int turns = 0; turns < i % 15 && position.phase() != Phase::Over; ++turns) {
      std::vector<StoneTurn> all;
      visit_stone_turns(position, [&all](const StoneTurn& turn) {
        all.push_back(turn);
        return true;
      });
      const StoneTurn turn = all[random.below(static_cast<std::uint32_t>(all.size()))];
      for (int stone = 0; stone < turn.count; ++stone) {
        position.place(turn.cells[static_cast<std::size_t>(stone)]);
      }
      position.end_turn();
    }
    const int left = position.empty().count();
    ASSERT_EQ(play_out(position, random), left);
    ASSERT_EQ(position.phase(), left == 0 ? position.phase() : Phase::Over);
  }
}

TEST(BygPosition, BYG_4_equal_boards_are_equal_however_they_came_about) {
  // The same stones in a different order, so that groups have different internal numbers.
  const auto build = [](std::initializer_list<int> cells) {
    Position<3> position({1, 1});
    for (const int cell : cells) {
      position.place(cell);
      position.end_turn();
    }
    return position;
  };
  EXPECT_EQ(build({0, 18, 16, 2, 7}), build({2, 7, 16, 0, 18}));
  EXPECT_FALSE(build({0, 18, 16, 2, 7}) == build({0, 18, 16, 2, 9}));
}

TEST(BygPosition, positions_are_plain_values) {
  static_assert(std::is_trivially_copyable_v<Position<3>>);
  static_assert(std::is_trivially_copyable_v<Position<8>>);
  static_assert(sizeof(Position<6>) < 3000);
  static_assert(sizeof(Position<8>) < 7500);
  Position<6> position({1, 1});
  const Position<6> copy = position;
  position.place(0);
  EXPECT_FALSE(position == copy);
  EXPECT_TRUE(copy.empty().has(0));
}

}  // namespace
}  // namespace byways::byg

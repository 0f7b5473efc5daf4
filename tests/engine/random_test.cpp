// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace byways {
namespace {

// TURN-2 requires the same game from the same seed on every system, so the random numbers are fixed here.
// They were computed independently, from the published definitions of xoshiro256** and SplitMix64.
TEST(Random, TURN_2_gives_the_published_numbers) {
  struct Row {
    std::uint64_t seed;
    std::array<std::uint64_t, 5> numbers;
  };
  const std::array<Row, 4> rows{{
      {0,
       {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c, 0xbba5ad4a1f842e59}},
      {1,
       {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7, 0xb27a48e29a233673}},
      {42,
       {0x15780b2e0c2ec716, 0x6104d9866d113a7e, 0xae17533239e499a1, 0xecb8ad4703b360a1, 0xfde6dc7fe2ec5e64}},
      {std::numeric_limits<std::uint64_t>::max(),
       {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f, 0x913593fda1bca32a}},
  }};
  for (const Row& row : rows) {
    Random random(row.seed);
    for (const std::uint64_t number : row.numbers) {
      EXPECT_EQ(random.next(), number) << "seed " << row.seed;
    }
  }
}

TEST(Random, TURN_2_stays_in_step_for_a_million_numbers) {
  Random random(7);
  for (int i = 0; i < 1'000'000; ++i) {
    random.next();
  }
  EXPECT_EQ(random.next(), 0x2a1e0607684ff07cU);
}

std::vector<std::uint32_t> draw(std::uint32_t bound, int count) {
  Random random(2026);
  std::vector<std::uint32_t> drawn;
  drawn.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    drawn.push_back(random.below(bound));
  }
  return drawn;
}

TEST(Random, TURN_2_below_gives_the_same_numbers_everywhere) {
  EXPECT_EQ(draw(91, 20), (std::vector<std::uint32_t>{52, 25, 73, 81, 73, 71, 75, 75, 78, 21,
                                                      87, 29, 79, 66, 43, 68, 19, 16, 67, 36}));
  EXPECT_EQ(draw(6, 20),
            (std::vector<std::uint32_t>{3, 1, 4, 5, 4, 4, 5, 4, 5, 1, 5, 1, 5, 4, 2, 4, 1, 1, 4, 2}));
  // A bound for which a quarter of the numbers is rejected.
  EXPECT_EQ(draw(3221225473U, 10),
            (std::vector<std::uint32_t>{1848118531, 913795503, 2615748763, 2685577019, 2670039978, 2773515824,
                                        766237737, 3111583331, 1029705421, 2809205774}));
}

TEST(Random, below_one_is_zero) {
  Random random(5);
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(random.below(1), 0U);
  }
}

TEST(Random, below_is_uniform) {
  for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 19U, 91U}) {
    Random random(bound);
    constexpr std::uint32_t kEach = 10'000;
    std::vector<int> seen(bound);
    for (std::uint32_t i = 0; i < bound * kEach; ++i) {
      ++seen.at(random.below(bound));
    }
    double chi_square = 0;
    for (const int count : seen) {
      chi_square += (count - 1.0 * kEach) * (count - 1.0 * kEach) / kEach;
    }
    // The mean is bound - 1, the standard deviation sqrt(2 (bound - 1)); allows five standard deviations.
    EXPECT_LT(chi_square, bound - 1 + 5 * std::sqrt(2.0 * (bound - 1))) << bound;
  }
}

TEST(Random, copies_repeat_the_sequence) {
  Random one(9);
  one.next();
  Random two = one;
  EXPECT_EQ(one.next(), two.next());
  EXPECT_NE(one.next(), Random(10).next());
}

}  // namespace
}  // namespace byways

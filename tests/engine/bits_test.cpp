// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/bits.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/core/random.h"

namespace byways {
namespace {

int select_naively(std::uint64_t word, unsigned rank) {
  for (int bit = 0; bit < 64; ++bit) {
    if (((word >> static_cast<unsigned>(bit)) & 1U) != 0 && rank-- == 0) {
      return bit;
    }
  }
  return -1;
}

void expect_every_rank(std::uint64_t word) {
  for (unsigned rank = 0; rank < static_cast<unsigned>(std::popcount(word)); ++rank) {
    ASSERT_EQ(select_bit(word, rank), select_naively(word, rank)) << std::hex << word << " rank " << rank;
  }
}

TEST(SelectBit, finds_every_rank_of_regular_words) {
  for (unsigned bit = 0; bit < 64; ++bit) {
    expect_every_rank(std::uint64_t{1} << bit);
    expect_every_rank(~std::uint64_t{0} << bit);
    expect_every_rank(~std::uint64_t{0} >> bit);
    expect_every_rank(~(std::uint64_t{1} << bit));
  }
  for (std::uint64_t byte = 1; byte < 256; ++byte) {
    expect_every_rank(byte * 0x0101010101010101U);
    expect_every_rank(byte << 56U);
  }
}

TEST(SelectBit, finds_every_rank_of_random_words) {
  Random random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::uint64_t word = random.next();
    expect_every_rank(word);
    expect_every_rank(word & random.next() & random.next());
    expect_every_rank(word | random.next() | random.next());
  }
}

template <class T>
class BitsOfSomeWords : public testing::Test {};
using SomeWords = testing::Types<Bits<1>, Bits<2>, Bits<3>>;
TYPED_TEST_SUITE(BitsOfSomeWords, SomeWords);

TYPED_TEST(BitsOfSomeWords, behave_like_a_set) {
  const auto size = static_cast<std::uint32_t>(TypeParam{}.words.size() * 64);
  Random random(2);
  TypeParam bits;
  std::set<int> model;
  for (int i = 0; i < 3000; ++i) {
    const int member = static_cast<int>(random.below(size));
    if (random.below(5) < 2) {
      bits.remove(member);
      model.erase(member);
    } else {
      bits.add(member);
      model.insert(member);
    }
    ASSERT_EQ(bits.has(member), model.contains(member));
    ASSERT_EQ(bits.count(), static_cast<int>(model.size()));
    ASSERT_EQ(bits.empty(), model.empty());
  }
  std::vector<int> visited;
  bits.for_each([&](int member) { visited.push_back(member); });
  EXPECT_EQ(visited, std::vector<int>(model.begin(), model.end()));
  for (std::size_t rank = 0; rank < visited.size(); ++rank) {
    EXPECT_EQ(bits.select(static_cast<unsigned>(rank)), visited[rank]);
  }
}

TYPED_TEST(BitsOfSomeWords, combine_like_sets) {
  const int size = static_cast<int>(TypeParam{}.words.size() * 64);
  Random random(3);
  TypeParam a;
  TypeParam b;
  for (int i = 0; i < size; ++i) {
    a.words[static_cast<std::size_t>(i) / 64] |= random.next();
    b.words[static_cast<std::size_t>(i) / 64] &= random.next();
    if (random.below(2) == 0) {
      b.add(i);
    }
    if (random.below(3) == 0) {
      a.remove(i);
    }
  }
  for (int i = 0; i < size; ++i) {
    EXPECT_EQ((a | b).has(i), a.has(i) || b.has(i));
    EXPECT_EQ((a & b).has(i), a.has(i) && b.has(i));
    EXPECT_EQ((a - b).has(i), a.has(i) && !b.has(i));
  }
  EXPECT_EQ((a - b) | (a & b), a);
  EXPECT_TRUE(TypeParam{}.empty());
}

static_assert(select_bit(0b1010'0000, 1) == 7, "known while compiling");

}  // namespace
}  // namespace byways

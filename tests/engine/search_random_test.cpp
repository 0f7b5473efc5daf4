// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/opponents.h"
#include "tests/engine/search_cases.h"

// Searches in random positions of every game; BYWAYS_SEARCH_POSITIONS sets how many. See docs/experiments.md.

namespace byways::test {
namespace {

// The number of positions, for all levels together.
std::size_t wanted() {
  constexpr std::size_t kUsual = BYWAYS_SANITIZED ? 300 : 10000;
  const char* const text = std::getenv("BYWAYS_SEARCH_POSITIONS");
  return text == nullptr ? kUsual : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

// The most nodes for a turn, so that many positions can be tested.
constexpr std::uint64_t kMostNodes = 60;

class RandomPositions : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(All, RandomPositions, testing::Range(1, search::kLevels + 1),
                         [](const auto& which) { return "level" + std::to_string(which.param); });

TEST_P(RandomPositions, FAIR_1_FAIR_5_no_level_answers_an_illegal_turn) {
  const int level = GetParam();
  const std::vector<SearchCase> cases = wide_search_cases();
  const std::size_t count = wanted();
  std::size_t candidates = 0;
  std::size_t positions = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (i / cases.size() % search::kLevels != static_cast<std::size_t>(level) - 1) {
      continue;
    }
    const SearchCase& which = cases[i % cases.size()];
    const Timeline timeline = random_position(which, i + 1);
    const search::Advice advice = quick_advice(timeline, level, i, kMostNodes);
    EXPECT_EQ(refusal_of(timeline, advice.turn), "")
        << which.name << ", position " << i + 1 << ": " << advice.turn;
    for (const search::Candidate& candidate : advice.candidates) {
      EXPECT_EQ(refusal_of(timeline, candidate.turn), "") << which.name << ", seen: " << candidate.turn;
      ++candidates;
    }
    ++positions;
  }
  std::printf("%zu positions, %zu turns seen\n", positions, candidates);
}

// Late in Bypass hardly any step leads to a complete turn, as in this random position.
TEST(SearchRandom, FAIR_5_a_turn_is_found_where_few_are_left) {
  const SearchCase bypass = search_cases().front();
  const Timeline timeline = random_position(bypass, 5253);
  const search::Searcher& searcher = searcher_for(*bypass.game);
  const search::Advice advice = searcher.think(timeline, timeline.to_move(), small_request(60, 5252));
  Timeline after = timeline;
  EXPECT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
  EXPECT_FALSE(advice.candidates.empty());
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/engine/odd_positions.h"
#include "tests/engine/search_cases.h"

// Searches in arranged positions, most of which never occur in play (FAIR-5).

namespace byways::test {
namespace {

std::vector<const Game*> games_with_opponents() {
  std::vector<const Game*> games;
  std::copy_if(all_games().begin(), all_games().end(), std::back_inserter(games),
               [](const Game* game) { return has_opponents(*game); });
  return games;
}

class OddPositions : public testing::TestWithParam<const Game*> {};

INSTANTIATE_TEST_SUITE_P(All, OddPositions, testing::ValuesIn(games_with_opponents()), [](const auto& which) {
  std::string word(which.param->id());
  std::replace(word.begin(), word.end(), '-', '_');
  return word;
});

bool has_turn(const Timeline& timeline) {
  bool has =
      !timeline.state().lists_turns() && !timeline.game().rolls_dice();  // assumed, if turns can't be listed
  if (!has) {
    timeline.state().visit_turns([&has](std::string_view) {
      has = true;
      return false;
    });
  }
  return has;
}

TEST_P(OddPositions, FAIR_5_get_a_legal_turn_from_every_level) {
  constexpr std::uint64_t kPositions = BYWAYS_SANITIZED ? 24 : 240;
  constexpr std::uint64_t kMost = 40;
  for (std::uint64_t seed = 1; seed <= kPositions; ++seed) {
    const Timeline timeline = odd_position(*GetParam(), seed);
    const int one = 1 + static_cast<int>(seed % search::kLevels);
    const int other = 1 + static_cast<int>((seed + seed / search::kLevels) % search::kLevels);
    for (const int level : {one, other}) {
      const search::Advice advice = quick_advice(timeline, level, seed, kMost);
      const std::string where = "level " + std::to_string(level) + ", seed " + std::to_string(seed) + ": " +
                                timeline.state().position().dump();
      if (advice.turn.empty()) {
        EXPECT_FALSE(has_turn(timeline)) << where;
        continue;
      }
      EXPECT_EQ(refusal_of(timeline, advice.turn), "") << advice.turn << ", " << where;
      for (const search::Candidate& candidate : advice.candidates) {
        EXPECT_EQ(refusal_of(timeline, candidate.turn), "") << candidate.turn << ", " << where;
      }
    }
  }
}

}  // namespace
}  // namespace byways::test

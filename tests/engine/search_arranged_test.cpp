// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/engine/odd_positions.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

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

// Small budgets, and hundreds of boards that no budget skips, because eight pieces reach the exits in many
// ways.
TEST(OddOverPass, FAIR_5_boards_in_sight_may_outnumber_the_budget) {
  nlohmann::json pieces;
  for (int i = 0; i < 8; ++i) {
    const std::string number = std::to_string(i);
    pieces["G" + number] = "white";
    pieces["I" + number] = "black";
    pieces["H" + number] = i < 4 ? "red" : "blue";
    pieces["H" + std::to_string(i + 8)] = i < 6 ? "blue" : "black";
  }
  const nlohmann::json position{{"pieces", pieces},
                                {"reserve", {{"white", 0}, {"black", 0}, {"red", 0}, {"blue", 0}}},
                                {"colour", "white"}};
  const Game& game = *find_game("over-pass");
  const auto setup = check_setup(game, 2, {{"goal", "both"}}, Arrangement{1, position});
  ASSERT_TRUE(setup);
  Timeline timeline(game, *setup);
  play(timeline, {"*: roll 6 6"});
  for (int level = 1; level <= 3; ++level) {
    const search::Advice advice = quick_advice(timeline, level, 1, 1000);
    EXPECT_EQ(refusal_of(timeline, advice.turn), "") << level;
  }
}

// The bot's and the command line's budget is any number of 64 bits.
TEST(Budgets, FAIR_4_a_huge_budget_is_no_small_one) {
  for (const Game* const game : games_with_opponents()) {
    Timeline timeline = start(*game);
    Random random(1);
    draw_due_lots(timeline, random);
    // Doubled and with 200 nodes added, the first of these would be 0.
    for (const std::uint64_t budget : {9223372036854775708U, 18446744073709551516U, 18446744073709551615U}) {
      search::Request request = small_request(budget, 1);
      request.limits.seconds = 0.05;
      const search::Advice advice = searcher_for(*game).think(timeline, timeline.to_move(), request);
      EXPECT_EQ(refusal_of(timeline, advice.turn), "") << game->id() << ", " << budget;
    }
  }
}

}  // namespace
}  // namespace byways::test

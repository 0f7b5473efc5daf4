// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/state_searcher.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

// The general player, which only uses State and serves games without a search of their own. Here it plays
// games that have one.

namespace byways::test {
namespace {

class AnyGame : public testing::TestWithParam<SearchCase> {
 protected:
  AnyGame() : searcher_(module_of(*GetParam().game).evaluate) {}

  [[nodiscard]] search::Advice advice_at(const Timeline& timeline, int level, std::uint64_t most) const {
    search::Request request = search::request_for(searcher_.levels(timeline), level, 3);
    request.limits = small_request(std::min(request.limits.budget, most), 3).limits;
    return searcher_.think(timeline, timeline.to_move(), request);
  }

 private:
  search::StateSearcher searcher_;
};

INSTANTIATE_TEST_SUITE_P(All, AnyGame, testing::ValuesIn(search_cases()),
                         [](const auto& which) { return word_for(which.param); });

TEST_P(AnyGame, FAIR_1_every_level_answers_a_legal_turn) {
  constexpr std::uint64_t kMost = 16;
  constexpr int kStep = BYWAYS_SANITIZED ? 7 : 1;  // from level to level
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 1 : 2); ++seed) {
    const Timeline timeline = random_position(GetParam(), seed);
    for (int level = 1; level <= search::kLevels; level += kStep) {
      const search::Advice advice = advice_at(timeline, level, kMost);
      EXPECT_EQ(advice.seat, timeline.to_move());
      EXPECT_EQ(refusal_of(timeline, advice.turn), "") << "level " << level << ": " << advice.turn;
      for (const search::Candidate& candidate : advice.candidates) {
        EXPECT_EQ(refusal_of(timeline, candidate.turn), "") << candidate.turn;
        EXPECT_EQ(static_cast<int>(candidate.win.size()), timeline.setup().players);
      }
    }
  }
}

TEST_P(AnyGame, FAIR_2_and_3_it_says_the_same_whatever_follows) {
  constexpr std::uint64_t kMost = 16;
  const Timeline here = random_position(GetParam(), 2);
  Timeline timeline = here;
  Random random(1);
  play_random_turns(timeline, random, 4);
  timeline.go_to(here.cursor());
  EXPECT_EQ(text_of(advice_at(timeline, 5, kMost)), text_of(advice_at(here, 5, kMost)));
}

// Tests the last turn of random games. The rule sets are those whose turns are short enough for the first
// tries to find a win.
TEST(AnyGamePlays, LEV_3_a_win_at_once) {
  const search::StateSearcher searcher;
  int found = 0;
  for (const SearchCase& which : search_cases()) {
    const std::string_view id = which.game->id();
    for (std::uint64_t seed = 1; (id == "byg" || id == "trypsylon" || id == "mono-line") && seed <= 8;
         ++seed) {
      Timeline timeline = random_game(*which.game, which.setup, seed);
      const std::vector<Seat> winners = timeline.outcome()->winners;
      const std::vector<std::size_t> ends = timeline.entry_ends();
      timeline.go_to(ends[ends.size() - 2]);
      const Seat seat = timeline.to_move();
      if (winners != std::vector<Seat>{seat}) {
        continue;
      }
      for (const int level : {2, 8}) {
        const search::Advice advice =
            searcher.think(timeline, seat, search::request_for(searcher.levels(timeline), level, seed));
        EXPECT_TRUE(advice.proven) << which.name << ", seed " << seed << ", level " << level;
        Timeline after = timeline;
        ASSERT_FALSE(after.play_entry({seat, advice.turn, false})) << advice.turn;
        ASSERT_TRUE(after.outcome()) << which.name << ", seed " << seed << ", level " << level;
        EXPECT_EQ(after.outcome()->winners, winners);
        ++found;
      }
    }
  }
  EXPECT_GE(found, 30);
}

TEST(AnyGamePlays, LEV_2_level_7_beats_level_1) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "a figure, which takes long";
  }
  const search::StateSearcher searcher;
  int won = 0;
  constexpr int kGames = 12;
  for (int i = 0; i < kGames; ++i) {
    Timeline timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 1 + i / 2 % 2}});
    const Seat strong = 1 + i % 2;
    const auto high = search::level_player(searcher, 7, static_cast<std::uint64_t>(i));
    const auto low = search::level_player(searcher, 1, static_cast<std::uint64_t>(i) + 100);
    while (timeline.to_move() > 0) {
      const Seat seat = timeline.to_move();
      const std::string turn = (seat == strong ? *high : *low).choose(timeline, seat);
      ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
    }
    won += timeline.outcome()->winners == std::vector<Seat>{strong} ? 1 : 0;
  }
  EXPECT_GE(won * 4, kGames * 3);
}

}  // namespace
}  // namespace byways::test

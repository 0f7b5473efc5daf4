// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/overpass/over_pass_search_rules.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

// The computer player of Over-Pass and Groups-of-Three. search_fair_test.cpp has the tests common to all
// games.

namespace byways::test {
namespace {

std::vector<SearchCase> dice_cases() {
  std::vector<SearchCase> cases;
  for (const SearchCase& which : search_cases()) {
    if (which.game->rolls_dice()) {
      cases.push_back(which);
    }
  }
  return cases;
}

search::Advice advice_at(const Timeline& timeline, int level, std::uint64_t budget) {
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request = search::request_for(searcher.levels(timeline), level, 3);
  request.limits.budget = std::min(request.limits.budget, budget);
  request.limits.megabytes = 8;
  return searcher.think(timeline, timeline.to_move(), request);
}

// If opponents' pieces counted in full, a leading player would spend turns on obstructing them.
TEST(SearchDice, LEV_1_what_others_have_counts_less_than_what_one_has) {
  using namespace overpass;
  for (const int players : {2, 4}) {
    const OverPassPosition position(players, 0, true);
    const OverPassSearchRules rules(position, 0, 0);
    const Standing start = rules.standing(position);
    Standing own = start;
    own.sums[0] += kHomeValue;
    Standing other = start;
    other.sums[1] += kHomeValue;
    const auto score = [&rules](const Standing& standing) { return rules.stakes().score(standing, 0, 0); };
    EXPECT_EQ(score(own) - score(start), Stakes::kOwn * kHomeValue);
    EXPECT_LT(score(other), score(start));
    EXPECT_GE(score(other) - score(start), -(Stakes::kOwn * kHomeValue) / 4);
  }
}

// Turns are chosen by scores, in which opponents count less than in the chances.
TEST(SearchDice, LEV_1_what_is_listed_first_seems_best) {
  int lists = 0;
  for (const SearchCase& which : dice_cases()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Timeline timeline = position_of(which, seed, 4 * seed);
      if (timeline.to_move() < 1) {
        continue;
      }
      const auto me = static_cast<std::size_t>(timeline.to_move()) - 1;
      const search::Advice advice = advice_at(timeline, 8, 4000);
      lists += advice.candidates.size() > 1 ? 1 : 0;
      for (std::size_t i = 0; i < advice.candidates.size(); ++i) {
        const std::vector<double>& win = advice.candidates[i].win;
        EXPECT_NEAR(std::accumulate(win.begin(), win.end(), 0.0), 1, 1e-9);
        EXPECT_TRUE(i == 0 || win[me] <= advice.candidates[i - 1].win[me]) << which.name << ", " << i;
      }
    }
  }
  EXPECT_GT(lists, 5);
}

// The positions of all pieces, as text.
std::string board_of(const Timeline& timeline) {
  const nlohmann::json position = timeline.state().position();
  return position["pieces"].dump() + position["reserve"].dump() + position["home"].dump();
}

TEST(SearchDice, no_board_comes_up_twice_in_a_turn) {
  const std::vector<SearchCase> cases = dice_cases();
  ASSERT_FALSE(cases.empty());
  for (const SearchCase& which : cases) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Timeline timeline = position_of(which, seed, 4 * seed);
      for (const int level : {1, 4, 8}) {
        if (timeline.to_move() < 1) {
          continue;
        }
        const search::Advice advice = advice_at(timeline, level, 1500);
        Timeline after = timeline;
        std::set<std::string> boards{board_of(after)};
        for (const std::string& step : which.game->split_turn(advice.turn)) {
          ASSERT_FALSE(after.play(timeline.to_move(), step)) << advice.turn;
          EXPECT_TRUE(boards.insert(board_of(after)).second)
              << which.name << " level " << level << ": " << step << " of " << advice.turn;
        }
      }
    }
  }
}

// Searches the last turn of a random game again.
TEST(SearchDice, LEV_3_no_level_from_2_misses_what_ends_the_game_this_turn) {
  for (const SearchCase& which : dice_cases()) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Timeline timeline = random_game(*which.game, which.setup, seed);
      const std::vector<std::size_t> ends = timeline.entry_ends();
      timeline.go_to(ends[ends.size() - 2]);
      const Seat seat = timeline.to_move();
      ASSERT_GT(seat, 0);
      for (const int level : {2, 5, 8}) {
        const search::Advice advice = advice_at(timeline, level, 200);
        EXPECT_TRUE(advice.proven);
        Timeline after = timeline;
        ASSERT_FALSE(after.play_entry({seat, advice.turn, false})) << advice.turn;
        ASSERT_TRUE(after.outcome()) << which.name << " level " << level << ": " << advice.turn;
        EXPECT_EQ(after.outcome()->winners, (std::vector<Seat>{seat}));
      }
    }
  }
}

TEST(SearchDice, chances_sum_to_one_and_replies_are_looked_at) {
  for (const SearchCase& which : dice_cases()) {
    Timeline timeline = position_of(which, 5, 9);
    ASSERT_GT(timeline.to_move(), 0);
    constexpr std::uint64_t kWithReplies = 50000;
    const search::Advice advice = advice_at(timeline, 8, kWithReplies);
    EXPECT_FALSE(advice.cut_short);
    ASSERT_GT(advice.candidates.size(), 1U);
    for (const search::Candidate& candidate : advice.candidates) {
      ASSERT_EQ(static_cast<int>(candidate.win.size()), which.setup.players);
      EXPECT_NEAR(std::accumulate(candidate.win.begin(), candidate.win.end(), 0.0), 1.0, 1e-9);
      EXPECT_EQ(candidate.points, std::nullopt);
      EXPECT_GT(candidate.share, 0.0);
      EXPECT_FALSE(Timeline(timeline).play_entry({timeline.to_move(), candidate.turn, false}));
    }
    EXPECT_EQ(advice.turn, advice.candidates.front().turn);
    EXPECT_FALSE(timeline.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
  }
}

TEST(SearchDice, LEV_2_whoever_looks_beats_who_draws) {
  for (const char* const id : {"over-pass", "groups-of-three"}) {
    const Game& game = *find_game(id);
    for (const Seat strong : {1, 2}) {
      Timeline timeline = start(game, {{"goal", std::string("one")}});
      Random random(7);
      const auto level = player_named(game, "level:3", 1);
      const auto other = player_named(game, "random", 1);
      draw_due_lots(timeline, random);
      constexpr std::size_t kLongest = 5000;  // steps
      while (timeline.to_move() > 0 && timeline.cursor() < kLongest) {
        const Seat seat = timeline.to_move();
        const std::string turn = (seat == strong ? *level : *other).choose(timeline, seat);
        ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
        draw_due_lots(timeline, random);
      }
      ASSERT_TRUE(timeline.outcome()) << id;
      EXPECT_EQ(timeline.outcome()->winners, (std::vector<Seat>{strong})) << id;
    }
  }
}

}  // namespace
}  // namespace byways::test

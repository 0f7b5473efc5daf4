// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

// Turns that win at once for the player to move, in games that list turns.
std::vector<std::string> winning_turns(const Timeline& timeline) {
  std::vector<std::string> turns;
  std::vector<std::string> winning;
  timeline.state().visit_turns([&turns](std::string_view turn) {
    turns.emplace_back(turn);
    return turns.size() < 3000;
  });
  for (const std::string& turn : turns) {
    Timeline after = timeline;
    if (!after.play_entry({timeline.to_move(), turn, false})) {
      const auto outcome = after.outcome();
      if (outcome && outcome->winners == std::vector<Seat>{timeline.to_move()}) {
        winning.push_back(turn);
      }
    }
  }
  return winning;
}

// Takes back the last turn of random games, and tests the positions in which the seat to move can win at
// once.
TEST(SearchLevels, LEV_3_no_level_from_2_misses_what_ends_the_game_this_turn) {
  int found = 0;
  for (const char* const id : {"trypsylon", "mono-line"}) {
    const Game& game = *find_game(id);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Timeline timeline = random_game(game, start(game).setup(), seed);
      while (timeline.can_undo() && timeline.to_move() == kNobody) {
        timeline.undo();
      }
      while (timeline.can_undo() && timeline.state().turn_is_open()) {
        timeline.undo();
      }
      const std::vector<std::string> winning = winning_turns(timeline);
      if (winning.empty()) {
        continue;
      }
      ++found;
      for (const int level : {2, 3, 5, 8}) {
        search::Request request = search::request_for(searcher_for(game).levels(timeline), level, seed);
        request.limits.budget = std::min<std::uint64_t>(request.limits.budget, 200);
        const search::Advice advice = searcher_for(game).think(timeline, timeline.to_move(), request);
        Timeline after = timeline;
        ASSERT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false}));
        ASSERT_TRUE(after.outcome()) << id << " level " << level << ": " << advice.turn << ", not "
                                     << winning.front();
        EXPECT_EQ(after.outcome()->winners, (std::vector<Seat>{timeline.to_move()}));
        EXPECT_TRUE(advice.proven);
      }
    }
  }
  EXPECT_GT(found, 3);
}

TEST(SearchLevels, LEV_1_players_have_names) {
  const Game& byg = *find_game("byg");
  for (const char* const name : {"level:1", "level:8", "random", "novice", "greedy", "plain:10"}) {
    EXPECT_TRUE(player_named(byg, name, 1)) << name;
  }
  for (const char* const name :
       {"level:0", "level:9", "level", "plain", "plain:0", "expert", "", "random:1"}) {
    EXPECT_FALSE(player_named(byg, name, 1)) << name;
  }
  EXPECT_FALSE(has_opponents(*find_game("spiral")));
}

TEST(SearchLevels, LEV_1_reference_players_play_every_game) {
  for (const SearchCase& which : search_cases()) {
    for (const char* const name : {"random", "novice", "plain:4"}) {
      Timeline timeline = position_of(which, 3, 4);
      const auto player = player_named(*which.game, name, 5);
      for (int turn = 0; turn < (BYWAYS_SANITIZED ? 1 : 2) && timeline.to_move() > 0; ++turn) {
        const Seat seat = timeline.to_move();
        const std::string chosen = player->choose(timeline, seat);
        ASSERT_FALSE(timeline.play_entry({seat, chosen, false}))
            << which.name << ' ' << name << ": " << chosen;
      }
    }
  }
}

TEST(SearchLevels, MON_4_in_the_strict_game_a_shared_line_is_claimed) {
  Timeline timeline = start("mono-line", {{"strict", true}, {"start", 1}});
  const std::vector<std::string> nodes = timeline.state().legal_steps();
  play(timeline, {"1: " + nodes.front()});
  // The opponent puts a piece on the same line.
  const Timeline friendly = [&] {
    Timeline other = start("mono-line", {{"start", 1}});
    play(other, {"1: " + nodes.front()});
    return other;
  }();
  for (const std::string& node : timeline.state().legal_steps()) {
    if (friendly.refusal(2, node)) {
      play(timeline, {"2: " + node});
      break;
    }
  }
  const search::Searcher& searcher = searcher_for(timeline.game());
  const search::Advice advice =
      searcher.think(timeline, 1, search::request_for(searcher.levels(timeline), 1, 1));
  EXPECT_EQ(advice.turn, "claim");
}

}  // namespace
}  // namespace byways::test

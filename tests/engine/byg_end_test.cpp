// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

Timeline finished(int size, int priority, int first, std::uint64_t seed) {
  const Game& byg = *find_game("byg");
  return random_game(byg, *check_setup(byg, 2, {{"size", size}, {"priority", priority}, {"first", first}}),
                     seed);
}

TEST(Byg, BYG_9_the_game_ends_when_every_cell_is_filled_and_the_larger_group_wins) {
  std::array<int, 3> wins{};
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Timeline timeline = finished(3, 1, 1, seed);
    ASSERT_EQ(timeline.state().position()["cells"].size(), 19U);
    ASSERT_TRUE(timeline.outcome());
    EXPECT_EQ(timeline.outcome()->reason, "board full");
    const std::vector<int> scores = timeline.outcome()->scores;
    const nlohmann::json groups = timeline.state().position()["groups"];
    EXPECT_EQ(scores, (std::vector<int>{groups[0][0], groups[1][0]}));
    if (scores[0] != scores[1]) {
      const Seat winner = scores[0] > scores[1] ? 1 : 2;
      EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{winner});
      ++wins.at(static_cast<std::size_t>(winner));
    }
  }
  EXPECT_GT(wins[1], 0);
  EXPECT_GT(wins[2], 0);
}

TEST(Byg, BYG_9_ties_are_won_by_priority_whoever_was_first) {
  for (const Seat priority : {1, 2}) {
    for (const Seat first : {1, 2}) {
      int ties = 0;
      for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Timeline timeline = finished(3, priority, first, seed);
        const std::vector<int> scores = timeline.outcome()->scores;
        if (scores[0] == scores[1]) {
          ++ties;
          ASSERT_EQ(timeline.outcome()->winners, std::vector<Seat>{priority}) << "first " << first;
        }
      }
      EXPECT_GT(ties, 5);
    }
  }
}

TEST(Byg, BYG_9_ties_are_won_by_priority_when_lot_and_choice_gave_it) {
  for (const char* choice : {"first 1", "first 2"}) {
    for (const Seat priority : {1, 2}) {
      Timeline timeline = start("byg", {{"size", 3}});
      play(timeline, {"*: priority " + std::to_string(priority), std::to_string(priority) + ": " + choice});
      // Finds a game that ends in a tie and whose options settle priority and First player, and plays its
      // entries.
      for (std::uint64_t seed = 1;; ++seed) {
        const Timeline other = finished(3, priority, choice[6] - '0', seed);
        if (other.outcome()->scores[0] != other.outcome()->scores[1]) {
          continue;
        }
        play(timeline, entries_of(other));
        EXPECT_EQ(timeline.outcome(), other.outcome());
        EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{priority});
        break;
      }
    }
  }
}

TEST(Byg, BYG_9_nothing_is_played_after_the_end) {
  const Timeline timeline = finished(3, 1, 1, 1);
  EXPECT_EQ(timeline.phase(), "over");
  for (const char* entry :
       {"1: A1", "2: A1", "*: A1", "1: first 1", "*: priority 1", "1: resign", "2: draw"}) {
    EXPECT_EQ(refused(timeline, entry).refusal.rule, "BYG-9") << entry;
  }
  EXPECT_EQ(timeline.state().count_turns(), 0U);
  EXPECT_EQ(timeline.state().perft(1), 0U);
}

TEST(Byg, BYG_9_a_full_board_ends_the_game_only_with_the_turn) {
  Timeline timeline = finished(3, 1, 1, 1);
  timeline.undo();
  EXPECT_EQ(timeline.state().position()["cells"].size(), 19U);
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_TRUE(timeline.state().legal_steps().empty());
  EXPECT_EQ(timeline.refusal(timeline.to_move(), "end"), std::nullopt);
}

TEST(Byg, BYG_10_the_clock_is_an_option_and_off_by_default) {
  EXPECT_FALSE(start("byg").setup().options.is_on("clock"));
  EXPECT_TRUE(start("byg", {{"clock", true}}).setup().options.is_on("clock"));
}

TEST(Byg, BYG_10_a_player_out_of_time_loses) {
  for (const Seat seat : {1, 2}) {
    Timeline timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 1}, {"clock", true}});
    play(timeline, {"2: A1", "1: A2", "1: A3 \u2026", std::to_string(seat) + ": flag"});
    EXPECT_EQ(timeline.outcome(), (Outcome{"out of time", {3 - seat}, {1, 1}}));
    EXPECT_EQ(refused(timeline, "2: C3").refusal.rule, "BYG-9");
  }
}

// A golden game: the positions after each entry were computed by another implementation.
TEST(Byg, a_whole_game_shows_as_in_the_example) {
  Timeline timeline = replayed(read_data("examples/byg.json"));
  const std::vector<std::string> lines = read_data_lines("examples/byg.show.jsonl");
  const std::vector<std::size_t> ends = timeline.entry_ends();
  ASSERT_EQ(lines.size(), ends.size() + 1);
  for (std::size_t turn = 0; turn < lines.size(); ++turn) {
    const auto line = nlohmann::json::parse(lines[turn]);
    timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
    EXPECT_EQ(timeline.state().position(), line["position"]) << turn;
    EXPECT_EQ(timeline.phase(), line["phase"].get<std::string>()) << turn;
  }
  EXPECT_EQ(nlohmann::json(result_json(*timeline.outcome())), nlohmann::json::parse(lines.back())["result"]);
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/games.h"
#include "tests/engine/highway_scenes.h"
#include "tests/support/timelines.h"

// TURN-6: a player who has left stays on the board and makes no more submissions.

namespace byways::test {
namespace {

Timeline three(const Texts& entries = {}) {
  Timeline timeline = start("highway", {}, 3);
  play(timeline, {"*: corners A1 A5 E9"});
  play(timeline, entries);
  return timeline;
}

TEST(HighwayLeave, TURN_6_the_seat_gets_no_more_entries_and_stays_on_the_board) {
  Timeline timeline = three({"1: e", "2: leave"});
  EXPECT_EQ(timeline.to_move(), 3);
  EXPECT_EQ(timeline.refusal(2, "w")->reason, "highway.wrong-seat");
  play(timeline, {"3: -"});
  // Seat 1 collided with seat 2, who hadn't moved: both are home again.
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["A1","A5","E9"])");
  EXPECT_EQ(timeline.state().scores(), (std::vector<int>{4, 0, 0}));
  EXPECT_EQ(timeline.to_move(), 1);
  play(timeline, {"1: -"});
  EXPECT_EQ(timeline.to_move(), 3);
  const auto table = highway::insight_into(timeline.state())->table();
  EXPECT_EQ(table.left, (std::vector<bool>{false, true, false}));
  EXPECT_EQ(table.submitted, (std::vector<bool>{true, true, false}));
  EXPECT_EQ(timeline.refusal(1, "B6=L")->rule, "HWY-2");
  EXPECT_EQ(timeline.state().refusal(3, "A5=L")->rule, "HWY-4");
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST(HighwayLeave, TURN_6_the_last_one_awaited_leaves_and_the_round_goes_on) {
  Timeline timeline = three({"1: e", "2: w", "3: leave"});
  EXPECT_EQ(timeline.state().position()["round"], 2);
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["A5","A1","E9"])");
  EXPECT_FALSE(timeline.last_transition().empty());
  EXPECT_EQ(timeline.to_move(), 1);
  timeline.undo();
  EXPECT_EQ(timeline.state().position()["round"], 1);
  timeline.redo();
  EXPECT_FALSE(timeline.last_transition().empty());
}

TEST(HighwayLeave, TURN_6_what_is_sealed_stays_and_what_is_not_is_dropped) {
  Timeline timeline = three({"1: A2=L A3=R e", "1: leave", "2: -", "3: -"});
  EXPECT_EQ(timeline.state().position()["journeys"][0].dump(), R"(["A1","A2"])");
  timeline = three({"1: A2=L e \u2026"});
  ASSERT_EQ(timeline.play(1, "leave"), std::nullopt);
  play(timeline, {"2: -", "3: -"});
  EXPECT_EQ(timeline.state().position()["journeys"][0].dump(), R"(["A1"])");
  EXPECT_TRUE(timeline.state().position()["tiles"].empty());
}

TEST(HighwayLeave, TURN_6_before_the_lot_one_still_gets_a_corner) {
  Timeline timeline = start("highway", {}, 3);
  play(timeline, {"1: leave", "*: corners A1 A5 E9"});
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_EQ(timeline.state().position()["players"].size(), 3U);
}

TEST(HighwayLeave, TURN_6_HWY_15_one_who_has_left_is_sent_home_like_everybody) {
  Timeline timeline = start("highway", {}, 3);
  play(timeline, {"*: corners A1 A5 I1", "1: e", "2: w", "3: -", "1: leave", "2: -", "3: ne"});
  EXPECT_EQ(timeline.phase(), "return");
  play(timeline, {"*: return 1 I5"});
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["I5","A1","I1"])");
  EXPECT_EQ(timeline.to_move(), 2);
}

TEST(HighwayLeave, TURN_6_in_the_middle_of_the_returns) {
  Timeline timeline = start("highway", {}, 3);
  play(timeline, {"*: corners A1 A5 I1", "1: e", "2: w", "3: -", "1: -", "2: -", "3: ne", "1: leave"});
  EXPECT_EQ(timeline.to_move(), kChance);
  play(timeline, {"*: return 1 I5"});
  EXPECT_EQ(timeline.to_move(), 2);
}

TEST(HighwayLeave, TURN_6_HWY_16_who_has_left_does_not_win) {
  Timeline timeline = three({"1: e", "2: -", "3: -", "1: leave"});
  for (int round = 2; round <= 6; ++round) {
    play(timeline, {"2: -", "3: -"});
  }
  EXPECT_EQ(timeline.outcome(), (Outcome{"six rounds played", {2, 3}, {4, 0, 0}}));
}

TEST(HighwayLeave, TURN_6_the_last_one_wins_and_nothing_is_travelled_any_more) {
  const Timeline timeline = three({"1: e", "2: leave", "3: leave"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"left", {1}, {0, 0, 0}}));
  EXPECT_EQ(timeline.state().position()["round"], 1);
}

}  // namespace
}  // namespace byways::test

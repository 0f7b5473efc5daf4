// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/timelines.h"

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

TEST(Byg, BYG_1_priority_is_drawn_by_lot) {
  const Timeline timeline = start("byg");
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "setup");
  EXPECT_EQ(timeline.state().legal_steps(), (Texts{"priority 1", "priority 2"}));
  EXPECT_EQ(refused(timeline, "1: first 1").refusal.rule, "BYG-1");
  EXPECT_EQ(refused(timeline, "1: A1").refusal.rule, "BYG-1");
  EXPECT_EQ(refused(timeline, "*: A1").refusal.rule, "BYG-1");
  EXPECT_EQ(refused(timeline, "*: first 1").refusal.rule, "BYG-1");
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "BYG-1");
  EXPECT_EQ(timeline.refusal(kChance, "end")->rule, "BYG-1");
}

TEST(Byg, BYG_1_the_player_with_priority_chooses_who_is_first) {
  for (const Seat chooser : {1, 2}) {
    Timeline timeline = start("byg");
    play(timeline, {"*: priority " + std::to_string(chooser)});
    EXPECT_EQ(timeline.to_move(), chooser);
    EXPECT_EQ(timeline.phase(), "setup");
    EXPECT_EQ(timeline.state().legal_steps(), (Texts{"first 1", "first 2"}));
    EXPECT_EQ(refused(timeline, std::to_string(3 - chooser) + ": first 1").refusal.rule, "BYG-1");
    EXPECT_EQ(refused(timeline, std::to_string(chooser) + ": A1").refusal.rule, "BYG-1");
    EXPECT_EQ(refused(timeline, std::to_string(chooser) + ": first 3").refusal.rule, "BYG-1");
    EXPECT_EQ(refused(timeline, "*: priority 1").refusal.rule, "BYG-1");
    EXPECT_EQ(timeline.refusal(chooser, "end")->rule, "BYG-1");
    for (const Seat first : {1, 2}) {
      Timeline chosen = timeline;
      play(chosen, {std::to_string(chooser) + ": first " + std::to_string(first)});
      EXPECT_EQ(chosen.to_move(), 3 - first) << "the Second player opens";
      EXPECT_EQ(chosen.phase(), "opening");
    }
  }
}

TEST(Byg, BYG_1_options_settle_lot_and_choice) {
  const Timeline priority = start("byg", {{"priority", 2}});
  EXPECT_EQ(priority.to_move(), 2);
  EXPECT_EQ(priority.phase(), "setup");
  EXPECT_EQ(refused(priority, "*: priority 2").refusal.rule, "BYG-1");

  Timeline first = start("byg", {{"first", 2}});
  EXPECT_EQ(first.to_move(), kChance);
  play(first, {"*: priority 2"});
  EXPECT_EQ(first.to_move(), 1) << "no choice is left";
  EXPECT_EQ(first.phase(), "opening");

  const Timeline both = start("byg", {{"priority", 1}, {"first", 1}});
  EXPECT_EQ(both.to_move(), 2);
  EXPECT_EQ(both.phase(), "opening");
  EXPECT_EQ(refused(both, "2: first 2").refusal.rule, "BYG-1");
  EXPECT_EQ(refused(both, "*: priority 1").refusal.rule, "BYG-2");
}

TEST(Byg, BYG_2_second_then_first_player_places_one_stone_on_any_empty_cell) {
  Timeline timeline = start("byg", {{"priority", 2}, {"first", 1}});
  EXPECT_EQ(timeline.state().legal_steps().size(), 91U);
  EXPECT_EQ(timeline.state().count_turns(), 91U);
  EXPECT_EQ(refused(timeline, "1: F6").refusal.rule, "BYG-2");
  EXPECT_EQ(refused(timeline, "2: F6 A1").refusal.rule, "BYG-2");
  EXPECT_EQ(refused(timeline, "2: F6 F6").refusal.rule, "BYG-2");
  EXPECT_EQ(timeline.refusal(2, "end")->rule, "BYG-2");
  play(timeline, {"2: F6"});
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.phase(), "opening");
  EXPECT_EQ(timeline.state().legal_steps().size(), 90U);
  EXPECT_EQ(refused(timeline, "1: F6").refusal.rule, "BYG-2") << "filled";
  EXPECT_EQ(refused(timeline, "1: F6").refusal.places, Texts{"F6"});
  EXPECT_EQ(refused(timeline, "2: A1").refusal.rule, "BYG-2");
  EXPECT_EQ(refused(timeline, "*: priority 1").refusal.rule, "BYG-2");
  EXPECT_TRUE(is_legal(timeline, "1: F7")) << "next to the other's stone";
}

TEST(Byg, BYG_2_an_opening_stone_may_be_saved_before_its_turn_ends) {
  Timeline timeline = start("byg", {{"priority", 2}, {"first", 1}});
  play(timeline, {"2: F6 \u2026"});
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_TRUE(timeline.state().legal_steps().empty());
  EXPECT_EQ(timeline.refusal(2, "end"), std::nullopt);
  EXPECT_EQ(timeline.refusal(2, "A1")->rule, "BYG-2");
}

TEST(Byg, BYG_3_turns_alternate_starting_with_the_first_player) {
  for (const Seat first : {1, 2}) {
    for (const int priority : {1, 2}) {
      const std::string one = std::to_string(first) + ": ";
      const std::string two = std::to_string(3 - first) + ": ";
      Timeline timeline = start("byg", {{"size", 3}, {"priority", priority}, {"first", first}});
      play(timeline, {two + "A1", one + "E3"});
      EXPECT_EQ(timeline.phase(), "play");
      const Texts mine{"A2", "A3", "B1", "B2"};
      const Texts theirs{"D1", "D2", "D3", "D4"};
      for (std::size_t i = 0; i < mine.size(); ++i) {
        EXPECT_EQ(refused(timeline, two + theirs[i]).refusal.rule, "BYG-3");
        EXPECT_EQ(refused(timeline, "*: priority 1").refusal.rule, "BYG-3");
        EXPECT_EQ(refused(timeline, one + "first 1").refusal.rule, "BYG-1");
        play(timeline, {one + mine[i]});
        EXPECT_EQ(refused(timeline, one + "C3").refusal.rule, "BYG-3");
        play(timeline, {two + theirs[i]});
      }
    }
  }
}

}  // namespace
}  // namespace byways::test

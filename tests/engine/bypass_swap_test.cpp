// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/engine/bypass_boards.h"

// BYP-4 and BYP-5: the swap. BYP-7 to BYP-9: loops and hexes cut off, and repairing them by a swap.

namespace byways::test {
namespace {

using Places = std::vector<std::string>;
using Swaps = std::vector<bypass::SwapText>;

// Seat 1 is to move and has a path A1-A2 and a wall B2|C3; seat 2 has D1-D2 and C1|C2.
Timeline second_turn() { return on_hexhex_3({"1: A1-A2 B2|C3", "2: D1-D2 C1|C2"}); }

TEST(Bypass, BYP_5_a_swap_changes_a_path_and_a_wall_of_ones_own) {
  Timeline timeline = second_turn();
  play(timeline, {"1: A2-A3 D3|D4 A1-A2>| B2|C3>-"});
  const auto position = timeline.state().position();
  EXPECT_EQ(position["paths"], nlohmann::json({{"A2-A3", 1}, {"B2-C3", 1}, {"D1-D2", 2}}));
  EXPECT_EQ(position["walls"], nlohmann::json({{"A1|A2", 1}, {"C1|C2", 2}, {"D3|D4", 1}}));
}

TEST(Bypass, BYP_5_the_path_and_the_wall_just_drawn_may_be_used) {
  for (const char* turn : {"1: A2-A3 D3|D4 A2-A3>| B2|C3>-", "1: A2-A3 D3|D4 A1-A2>| D3|D4>-",
                           "1: A2-A3 D3|D4 A2-A3>| D3|D4>-"}) {
    EXPECT_TRUE(is_legal(second_turn(), turn)) << turn;
    EXPECT_EQ(entries_of([&] {
                Timeline timeline = second_turn();
                play(timeline, {turn});
                return timeline;
              }())
                  .back(),
              turn);
  }
}

TEST(Bypass, BYP_5_the_halves_come_in_either_order) {
  Timeline timeline = second_turn();
  play(timeline, {"1: D3|D4 A2-A3 B2|C3>- A1-A2>| \u2026"});
  EXPECT_EQ(entries_of(timeline).back(), "1: D3|D4 A2-A3 B2|C3>- A1-A2>| \u2026") << "unfinished: as drawn";
  EXPECT_EQ(timeline.state().position()["drawn"], nlohmann::json({"D3|D4", "A2-A3", "B2|C3>-", "A1-A2>|"}));
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  EXPECT_EQ(entries_of(timeline).back(), "1: A2-A3 D3|D4 A1-A2>| B2|C3>-") << "finished: canonical";
  EXPECT_FALSE(timeline.state().position().contains("drawn"));
}

TEST(Bypass, BYP_5_both_halves_or_neither) {
  expect_refused(second_turn(), "1: A2-A3 D3|D4 A1-A2>|", "end", "BYP-5", "bypass.half-swap-wants-path",
                 {"A1-A2"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 B2|C3>-", "end", "BYP-5", "bypass.half-swap-wants-wall",
                 {"B2-C3"});
}

TEST(Bypass, BYP_4_there_is_at_most_one_swap) {
  expect_refused(second_turn(), "1: A2-A3 D3|D4 A1-A2>| A2-A3>|", "A2-A3>|", "BYP-4", "bypass.second-swap",
                 {"A2-A3", "A1-A2"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 A1-A2>| B2|C3>- D3|D4>-", "D3|D4>-", "BYP-4",
                 "bypass.second-swap", {"D3-D4", "B2-C3"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 A1-A2>| C3-C4", "C3-C4", "BYP-4", "bypass.second-path",
                 {"C3-C4", "A2-A3"});
}

TEST(Bypass, BYP_5_only_what_is_ones_own) {
  expect_refused(second_turn(), "1: A2-A3 D3|D4 D1-D2>|", "D1-D2>|", "BYP-5", "bypass.no-path-of-yours",
                 {"D1-D2"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 C1|C2>-", "C1|C2>-", "BYP-5", "bypass.no-wall-of-yours",
                 {"C1-C2"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 B2-C3>|", "B2-C3>|", "BYP-5", "bypass.no-path-of-yours",
                 {"B2-C3"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 E1|E2>-", "E1|E2>-", "BYP-5", "bypass.no-wall-of-yours",
                 {"E1-E2"});
}

TEST(Bypass, BYP_5_two_different_links_as_they_stood_before_the_swap) {
  expect_refused(second_turn(), "1: A2-A3 D3|D4 A1-A2>| A1|A2>-", "A1|A2>-", "BYP-5",
                 "bypass.swapped-already", {"A1-A2"});
  expect_refused(second_turn(), "1: A2-A3 D3|D4 B2|C3>- B2-C3>|", "B2-C3>|", "BYP-5",
                 "bypass.swapped-already", {"B2-C3"});
}

TEST(Bypass, BYP_5_transitions_tell_what_turned) {
  Timeline timeline = second_turn();
  EXPECT_EQ(timeline.play(1, "A2-A3"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Appeared, "path", "", "A2-A3", 1}}));
  EXPECT_EQ(timeline.play(1, "D3|D4"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Appeared, "wall", "", "D3-D4", 1}}));
  EXPECT_EQ(timeline.play(1, "B2|C3>-"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Turned, "path", "B2-C3", "B2-C3", 1}}));
  EXPECT_EQ(timeline.play(1, "A1-A2>|"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Turned, "wall", "A1-A2", "A1-A2", 1}}));
}

// Seat 1 is to move; a path A2-B3 closes a loop with two paths of seat 1 and one of seat 2.
Timeline before_a_loop() { return on_hexhex_3({"1: A2-A3 D1|D2", "2: A3-B3 D3|D4"}); }

TEST(Bypass, BYP_7_no_loop_at_the_end_of_a_turn) {
  const Timeline timeline = before_a_loop();
  const Places links{"A2-A3", "A2-B3", "A3-B3"};
  expect_refused(timeline, "1: A2-B3 E1|E2", "end", "BYP-7", "bypass.loop", links);
  Timeline open = timeline;
  play(open, {"1: A2-B3 \u2026"});
  EXPECT_EQ(bypass_insight(open).loop_links(), links) << "shown as soon as it arises (BYP-9)";
  EXPECT_TRUE(bypass_insight(timeline).loop_links().empty());
}

TEST(Bypass, BYP_7_paths_of_all_players_count) {
  // Two paths of seat 1 and one of seat 2.
  const Timeline timeline = before_a_loop();
  EXPECT_EQ(timeline.state().position()["paths"], nlohmann::json({{"A2-A3", 1}, {"A3-B3", 2}}));
  EXPECT_FALSE(is_legal(timeline, "1: A2-B3 E1|E2"));
}

// Seat 1 is to move; a wall A1|B2 cuts off the corner.
Timeline before_isolation() { return on_hexhex_3({"1: D1-D2 A1|A2", "2: D3-D4 A1|B1"}); }

TEST(Bypass, BYP_8_nothing_is_isolated_at_the_end_of_a_turn) {
  const Timeline timeline = before_isolation();
  expect_refused(timeline, "1: E1-E2 A1|B2", "end", "BYP-8", "bypass.isolated",
                 {"A1", "A1-A2", "A1-B1", "A1-B2"});
  EXPECT_EQ(refused(timeline, "1: E1-E2 A1|B2").refusal.arguments, Places{"A1"});
  Timeline open = timeline;
  play(open, {"1: A1|B2 \u2026"});
  EXPECT_EQ(bypass_insight(open).cut_off_hexes(), Places{"A1"});
  EXPECT_EQ(bypass_insight(open).wall_chain(), (Places{"A1-A2", "A1-B1", "A1-B2"}));
  EXPECT_TRUE(bypass_insight(timeline).cut_off_hexes().empty());
  EXPECT_TRUE(bypass_insight(timeline).wall_chain().empty());
}

TEST(Bypass, BYP_8_a_closed_ring_of_walls_isolates_as_well_as_one_from_border_to_border) {
  // Six walls around C3, the middle hex, and another one elsewhere.
  const Timeline timeline = on_hexhex_3({"1: A1-A2 B2|C3", "2: A2-A3 B3|C3", "1: E1-E2 C2|C3",
                                         "2: E2-E3 C3|C4", "1: C1-D1 C3|D2", "2: C5-D4 A1|B1"});
  expect_refused(timeline, "1: B1-C1 C3|D3", "end", "BYP-8", "bypass.isolated",
                 {"C3", "B2-C3", "B3-C3", "C2-C3", "C3-C4", "C3-D2", "C3-D3"});
}

TEST(Bypass, BYP_7_comes_before_BYP_8) {
  const Timeline timeline = on_hexhex_3({"1: D1-D2 A1|A2", "2: D1-E1 A1|B1"});
  EXPECT_EQ(refused(timeline, "1: D2-E1 A1|B2").refusal.rule, "BYP-7");
  EXPECT_EQ(refused(timeline, "1: D3-D4 A1|B2").refusal.rule, "BYP-8");
}

TEST(Bypass, BYP_9_a_loop_is_mended_by_the_swap) {
  Timeline timeline = before_a_loop();
  play(timeline, {"1: A2-B3 E1|E2 \u2026"});
  // One of seat 1's two paths in the loop becomes a wall; any wall of seat 1 may become a path.
  EXPECT_EQ(
      bypass_insight(timeline).mending_swaps(),
      (Swaps{
          {"A2-A3>|", "D1|D2>-"}, {"A2-A3>|", "E1|E2>-"}, {"A2-B3>|", "D1|D2>-"}, {"A2-B3>|", "E1|E2>-"}}));
  for (const auto& swap : bypass_insight(timeline).mending_swaps()) {
    Timeline mended = timeline;
    EXPECT_EQ(mended.play(1, swap.to_wall), std::nullopt);
    EXPECT_EQ(bypass_insight(mended).mending_swaps().size(), 2U) << "the halves that fit the one drawn";
    EXPECT_EQ(mended.play(1, swap.to_path), std::nullopt);
    EXPECT_TRUE(bypass_insight(mended).mending_swaps().empty());
    EXPECT_EQ(mended.play(1, "end"), std::nullopt);
  }
}

TEST(Bypass, BYP_9_isolation_is_mended_by_the_swap) {
  Timeline timeline = before_isolation();
  play(timeline, {"1: E1-E2 A1|B2 \u2026"});
  EXPECT_FALSE(bypass_insight(timeline).mending_swaps().empty());
  EXPECT_EQ(timeline.play(1, "E1-E2>|"), std::nullopt);
  EXPECT_EQ(timeline.play(1, "A1|B2>-"), std::nullopt);
  EXPECT_TRUE(bypass_insight(timeline).cut_off_hexes().empty());
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
}

TEST(Bypass, BYP_9_a_swap_that_makes_a_loop_is_refused_too) {
  // Seat 1 has a wall A2|B3, which would close the loop if it became a path.
  const Timeline timeline = on_hexhex_3({"1: A2-A3 A2|B3", "2: A3-B3 D3|D4"});
  expect_refused(timeline, "1: E1-E2 C1|C2 E1-E2>| A2|B3>-", "end", "BYP-7", "bypass.loop",
                 {"A2-A3", "A2-B3", "A3-B3"});
  EXPECT_TRUE(is_legal(timeline, "1: E1-E2 C1|C2 A2-A3>| A2|B3>-"));
}

TEST(Bypass, BYP_9_a_turn_that_cannot_be_ended_is_rolled_back) {
  Timeline timeline = before_a_loop();
  const std::string before = view_of(timeline);
  play(timeline, {"1: A2-B3 E1|E2 \u2026"});
  // After a swap that doesn't repair it, nothing can be drawn and the turn can't end.
  Timeline stuck = on_hexhex_3({"1: A2-A3 D1|D2", "2: A3-B3 D3|D4", "1: C1-C2 C3|C4", "2: E1-E2 E2|E3"});
  play(stuck, {"1: A2-B3 B1|C1 C1-C2>| D1|D2>- \u2026"});
  EXPECT_TRUE(stuck.state().legal_steps().empty());
  EXPECT_EQ(stuck.refusal(1, "end")->rule, "BYP-7");
  timeline.roll_back_turn();
  EXPECT_EQ(view_of(timeline), before);
}

TEST(Bypass, TURN_1_a_board_after_undoing_is_the_one_before) {
  Timeline timeline = second_turn();
  std::vector<std::string> views{view_of(timeline)};
  for (const char* step : {"A2-A3", "D3|D4", "A1-A2>|", "B2|C3>-"}) {
    EXPECT_EQ(timeline.play(1, step), std::nullopt);
    views.push_back(view_of(timeline));
  }
  while (!timeline.open_steps().empty()) {
    EXPECT_EQ(view_of(timeline), views[timeline.open_steps().size()]);
    timeline.undo();
  }
  EXPECT_EQ(view_of(timeline), views.front());
}

}  // namespace
}  // namespace byways::test

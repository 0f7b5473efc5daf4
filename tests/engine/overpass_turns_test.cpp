// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/timelines.h"

// OVP-1, OVP-2, TURN-5, TURN-6: the order of turns, in notation.

namespace byways::test {
namespace {

nlohmann::json position_of(const Timeline& timeline) { return timeline.state().position(); }

TEST(OverPassTurns, OVP_1_two_pieces_of_each_colour_stand_around_the_centre) {
  for (const int players : {2, 3, 4}) {
    const nlohmann::json position = position_of(start("over-pass", {}, players));
    EXPECT_EQ(position["pieces"].size(), players == 3 ? 6U : 8U);
    EXPECT_EQ(position["reserve"].size(), players == 3 ? 3U : 4U);
    EXPECT_EQ(position["reserve"]["red"], 8);
    EXPECT_EQ(position["home"].size(), static_cast<std::size_t>(players));
    EXPECT_EQ(position["pieces"]["A0"], "white");
    EXPECT_EQ(position["pieces"]["A4"], "white");
  }
}

TEST(OverPassTurns, OVP_1_the_lot_decides_who_starts) {
  Timeline timeline = start("over-pass", {}, 3);
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "setup");
  EXPECT_EQ(timeline.state().legal_steps(), (std::vector<std::string>{"start 1", "start 2", "start 3"}));
  EXPECT_EQ(refused(timeline, "*: roll 1 1").refusal.reason, "overpass.lot-is-due");
  EXPECT_EQ(refused(timeline, "*: start 4").refusal.rule, "notation");
  EXPECT_EQ(refused(timeline, "1: start 1").refusal.rule, "notation");
  EXPECT_EQ(refused(timeline, "1: A0>B0").refusal.rule, "OVP-1");
  play(timeline, {"*: start 2"});
  EXPECT_EQ(position_of(timeline)["colour"], "black");
  EXPECT_EQ(refused(timeline, "*: start 2").refusal.reason, "overpass.start-is-settled");
}

TEST(OverPassTurns, OVP_2_a_piece_is_on_the_centre_before_the_roll) {
  Timeline timeline = start("over-pass", {{"start", 1}});
  EXPECT_EQ(timeline.phase(), "roll");
  EXPECT_EQ(position_of(timeline)["pieces"]["O"], "white");
  EXPECT_EQ(position_of(timeline)["reserve"]["white"], 7);
  EXPECT_TRUE(position_of(timeline)["roll"].is_null());
  EXPECT_TRUE(position_of(timeline)["left"].is_null());
  EXPECT_EQ(timeline.state().legal_steps().size(), 36U);
  EXPECT_EQ(refused(timeline, "1: O-B0").refusal.reason, "overpass.roll-is-due");
  for (const char* roll : {"*: roll 0 1", "*: roll 7 1", "*: roll 1", "*: roll 1 1 1", "*: roll 01 1"}) {
    EXPECT_EQ(refused(timeline, roll).refusal.rule, "notation") << roll;
  }
  play(timeline, {"*: roll 3 2"});
  EXPECT_EQ(position_of(timeline)["roll"], nlohmann::json({3, 2}));
  EXPECT_EQ(position_of(timeline)["left"], 5);
  EXPECT_EQ(refused(timeline, "*: roll 3 2").refusal.reason, "overpass.no-roll-is-due");
  EXPECT_EQ(refused(timeline, "2: O>B0").refusal.reason, "overpass.wrong-seat");
}

TEST(OverPassTurns, OVP_2_unused_moves_lapse_and_the_next_colour_rolls) {
  Timeline timeline = start("over-pass", {{"start", 2}});
  play(timeline, {"*: roll 3 2", "2: O>B0", "*: roll 1 1"});
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(position_of(timeline)["colour"], "red") << "black, red, blue, white with two players";
  EXPECT_EQ(entries_of(timeline).front(), "*: roll 3 2");
  play(timeline, {"1: O>B1", "*: roll 1 1", "2: O>B2"});
  EXPECT_EQ(position_of(timeline)["colour"], "white");
}

TEST(OverPassTurns, OVP_2_with_three_players_the_cycle_has_no_blue) {
  Timeline timeline = start("over-pass", {{"start", 3}}, 3);
  EXPECT_EQ(position_of(timeline)["colour"], "red");
  play(timeline, {"*: roll 1 1", "3: O>B0"});
  EXPECT_EQ(position_of(timeline)["colour"], "white");
}

TEST(OverPassTurns, OVP_10_an_empty_turn_needs_an_empty_centre) {
  Timeline timeline = start("over-pass", {{"start", 1}});
  play(timeline, {"*: roll 3 2"});
  const EntryRefusal refusal = refused(timeline, "1: -");
  EXPECT_EQ(refusal.step, "-");
  EXPECT_EQ(refusal.refusal.rule, "OVP-10");
  EXPECT_EQ(refused(timeline, "1: O-A0 -").refusal.rule, "OVP-4");
  EXPECT_EQ(refused(timeline, "1: O>B1 -").refusal.rule, "notation");
  EXPECT_EQ(refused(timeline, "1: - \u2026").refusal.rule, "notation");
  play(timeline, {"1: O>B1 \u2026"});
  EXPECT_EQ(refused(timeline, "1: -").refusal.rule, "notation") << "there are steps before it";
}

TEST(OverPassTurns, notation_and_places) {
  Timeline timeline = start("over-pass", {{"start", 1}});
  play(timeline, {"*: roll 3 2"});
  for (const char* step :
       {"O", "O>", ">O", "O>b0", "O>B00", "O>B01", "O<B0", "O>Home", "O>home ", "home>O", "O--B0"}) {
    EXPECT_TRUE(timeline.refusal(1, step)) << step;
    EXPECT_EQ(timeline.refusal(1, step)->rule, "notation") << step;
  }
  EXPECT_EQ(timeline.refusal(1, "O>K1")->rule, "LIN-1");
  EXPECT_EQ(timeline.refusal(1, "A9>B1")->arguments, std::vector<std::string>{"A9"});
}

TEST(OverPassTurns, TURN_6_a_leavers_reserve_and_pieces_on_exits_leave_the_game) {
  Timeline timeline = start("over-pass", {{"start", 1}}, 4);
  play(timeline, {"*: roll 6 6", "1: O>B1 A1>B0 B0-C0 C0-D1 D1-E2 E2-F0", "*: roll 6 6",
                  "2: O-A1 F0-G1 G1-H2 H2-I0 I0-J1", "*: roll 2 1", "3: O>B0 \u2026"});
  ASSERT_EQ(position_of(timeline)["pieces"]["J1"], "black");
  ASSERT_EQ(timeline.play(2, "leave"), std::nullopt);
  EXPECT_EQ(timeline.last_transition().size(), 8U) << "seven of the reserve, one from an exit";
  nlohmann::json position = position_of(timeline);
  EXPECT_EQ(position["reserve"]["black"], 0);
  EXPECT_FALSE(position["pieces"].contains("J1"));
  EXPECT_EQ(position["pieces"]["A5"], "black") << "the others stay";
  EXPECT_EQ(position["pieces"]["O"], "red") << "red's turn begins again";
  EXPECT_EQ(position["left"], 3);
  ASSERT_EQ(timeline.play(3, "leave"), std::nullopt);
  position = position_of(timeline);
  EXPECT_EQ(position["colour"], "blue") << "its turn passes on";
  EXPECT_EQ(position["pieces"]["O"], "blue") << "what red had just put there belonged to the reserve";
  EXPECT_EQ(position["reserve"]["red"], 0);
  EXPECT_EQ(timeline.to_move(), kChance);
  play(timeline, {"*: roll 1 1", "4: O>B0", "*: roll 1 1", "1: O>B2"});
  EXPECT_EQ(position_of(timeline)["colour"], "blue");
}

TEST(OverPassTurns, TURN_1_steps_drawn_are_shown_and_undone) {
  Timeline timeline = start("over-pass", {{"start", 1}});
  play(timeline, {"*: roll 3 2", "1: O>B1 B1-C0 \u2026"});
  EXPECT_EQ(position_of(timeline)["drawn"], nlohmann::json({"O>B1", "B1-C0"}));
  EXPECT_EQ(position_of(timeline)["left"], 2);
  timeline.undo();
  EXPECT_EQ(position_of(timeline)["drawn"], nlohmann::json({"O>B1"}));
  timeline.undo();
  EXPECT_FALSE(position_of(timeline).contains("drawn"));
}

TEST(OverPassTurns, OVP_2_undo_and_redo_stop_where_dice_are_to_be_rolled) {
  Timeline timeline = start("over-pass", {{"start", 0}});
  EXPECT_EQ(timeline.to_roll(), kNobody) << "the lot comes first";
  play(timeline, {"*: start 2"});
  EXPECT_EQ(timeline.to_roll(), 2);
  EXPECT_FALSE(timeline.can_undo()) << "the lot isn't drawn again";
  play(timeline, {"*: roll 3 2", "2: O>B1"});
  EXPECT_EQ(timeline.to_roll(), 1);
  timeline.undo();
  EXPECT_EQ(timeline.to_roll(), kNobody);
  EXPECT_EQ(timeline.to_move(), 2);
  timeline.undo();
  timeline.undo();
  EXPECT_EQ(timeline.to_roll(), 2);
  EXPECT_FALSE(timeline.can_undo());
  timeline.redo();
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_EQ(position_of(timeline)["roll"], nlohmann::json({3, 2}));
  ASSERT_EQ(timeline.play(2, "resign"), std::nullopt);
  EXPECT_EQ(timeline.to_roll(), kNobody);
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/overpass/groups_state.h"
#include "engine/overpass/groups_steps.h"
#include "tests/engine/overpass_setup.h"
#include "tests/support/timelines.h"

// GRP-1 to GRP-9.

namespace byways::overpass {
namespace {

GroupsState set_up_groups(const Pieces& pieces, Colour colour, const char* roll,
                          std::array<int, 4> reserve = {}, int players = 4, bool both = true) {
  std::array<SpaceSet, kColours> sets;
  for (std::size_t each = 0; each < kColours; ++each) {
    for (const std::string& id : pieces[each]) {
      sets[each].add(board().find_space(id).value());
    }
  }
  GroupsState state(GroupsPosition(players, sets, reserve, colour, both));
  EXPECT_EQ(state.refusal(kChance, roll), std::nullopt);
  state.play(roll);
  return state;
}

bool is_legal(const GroupsState& state, const char* step) { return !state.refusal(state.to_move(), step); }

void expect_refused(const GroupsState& state, const char* step, const char* rule, const char* reason,
                    const Texts& places, const Texts& arguments = {}) {
  const auto refusal = state.refusal(state.to_move(), step);
  ASSERT_TRUE(refusal) << step;
  EXPECT_EQ(refusal->rule, rule) << step;
  EXPECT_EQ(refusal->reason, std::string("groups.") + reason) << step;
  EXPECT_EQ(refusal->places, places) << step;
  if (!arguments.empty()) {
    EXPECT_EQ(refusal->arguments, arguments) << step;
  }
}

TEST(Groups, GRP_1_three_pieces_of_each_colour_and_a_lot) {
  Timeline timeline = test::start("groups-of-three", {}, 3);
  EXPECT_EQ(timeline.state().legal_steps().size(), 3U);
  const nlohmann::json position = timeline.state().position();
  EXPECT_EQ(position["pieces"].size(), 9U);
  EXPECT_EQ(position["reserve"], nlohmann::json({{"white", 7}, {"black", 7}, {"red", 7}}));
  EXPECT_EQ(timeline.refusal(1, "h0>g0")->rule, "GRP-1");
  EXPECT_EQ(test::start("groups-of-three", {{"start", 1}}).refusal(1, "h9>g0")->rule, "GRP-1");
}

TEST(Groups, GRP_2_only_the_colour_on_turn_moves_and_unused_moves_lapse) {
  Timeline timeline = test::start("groups-of-three", {{"start", 1}});
  EXPECT_EQ(timeline.refusal(1, "h0>g0")->reason, "groups.roll-is-due");
  test::play(timeline, {"*: roll 1 1"});
  EXPECT_EQ(timeline.refusal(1, "h2>g2")->reason, "groups.not-your-colour");
  EXPECT_EQ(timeline.refusal(1, "g2>h2")->reason, "groups.nothing-there");
  EXPECT_EQ(timeline.refusal(2, "h2>g2")->reason, "groups.wrong-seat");
  test::play(timeline, {"1: h0>g0 g0>e0 \u2026"});
  EXPECT_TRUE(timeline.state().legal_steps().empty());
  EXPECT_EQ(timeline.refusal(1, "e0>d0")->reason, "groups.moves");
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  test::play(timeline, {"*: roll 6 6", "2: -", "*: roll 1 2", "1: h4>g4"});
  EXPECT_EQ(test::entries_of(timeline)[3], "2: -");
}

TEST(Groups, GRP_3_across_a_common_side_into_an_empty_space) {
  const GroupsState state = set_up_groups({Texts{"g0", "h7"}, {"f0"}}, 0, "roll 1 1");
  EXPECT_EQ(state.ways("g0"), (Texts{"e0", "e7", "h0"}));
  expect_refused(state, "g0>f0", "GRP-3", "taken", {"f0"}, {"f0", "black"});
  expect_refused(state, "g0>k0", "GRP-3", "not-adjacent", {"g0", "k0"});
  expect_refused(state, "g0>g0", "GRP-3", "not-adjacent", {"g0", "g0"});
  EXPECT_TRUE(state.ways("f0").empty()) << "not of the colour on turn";
}

TEST(Groups, GRP_4_onto_the_centre_from_a_small_triangle_the_piece_is_borne_off) {
  GroupsState state = set_up_groups({Texts{"a0", "d0"}}, 0, "roll 1 1");
  EXPECT_EQ(state.play("a0>z"), (Transition{{Change::Kind::Moved, "white", "a0", "z", 1},
                                            {Change::Kind::Moved, "white", "z", "home:1", 1}}));
  EXPECT_EQ(state.position()["left"], 1) << "the removal costs nothing";
  EXPECT_EQ(state.position()["home"]["1"], 9);
  expect_refused(state, "d0>z", "GRP-3", "not-adjacent", {"d0", "z"});
}

TEST(Groups, GRP_5_two_pieces_stay_while_the_reserve_holds_some) {
  const Pieces two{Texts{"a0", "d0"}};
  expect_refused(set_up_groups(two, 0, "roll 1 1", {3, 0, 0, 0}), "a0>z", "GRP-5", "keep-two", {"a0"},
                 {"white", "3"});
  EXPECT_TRUE(is_legal(set_up_groups(two, 0, "roll 1 1", {0, 3, 0, 0}), "a0>z")) << "colour by colour";
  EXPECT_TRUE(is_legal(set_up_groups({Texts{"a0", "d0", "m0"}}, 0, "roll 1 1", {3, 0, 0, 0}), "a0>z"));
}

TEST(Groups, GRP_6_no_piece_rests_in_transit) {
  GroupsState state = set_up_groups({Texts{"c0", "m1", "m2"}}, 0, "roll 1 1", {1, 0, 0, 0});
  EXPECT_TRUE(is_legal(state, "c0>b0"));
  state.play("c0>b0");
  EXPECT_EQ(state.moves_to_leave_transit(), 1);
  const auto refusal = state.end_refusal(1);
  EXPECT_EQ(refusal->rule, "GRP-6");
  EXPECT_EQ(refusal->reason, "groups.transit-rest");
  EXPECT_EQ(refusal->places, Texts{"b0"});
  expect_refused(state, "m1>h1", "GRP-6", "transit-shut", {"b0"}, {"b0", "0", "1"});
  EXPECT_EQ(state.legal_steps(), (Texts{"b0>a0", "b0>a1", "b0>c0", "b0>c1"}));
  state.play("b0>a1");
  EXPECT_EQ(state.end_refusal(1), std::nullopt);
  expect_refused(set_up_groups({Texts{"c0"}}, 0, "roll 1 1"), "c0>b1", "GRP-3", "not-adjacent", {"c0", "b1"});
}

TEST(Groups, GRP_6_with_the_last_move_nothing_enters) {
  GroupsState state = set_up_groups({Texts{"c0", "m1"}}, 0, "roll 1 1");
  state.play("m1>h1");
  expect_refused(state, "c0>b0", "GRP-6", "transit-shut", {"b0"}, {"b0", "0", "1"});
}

TEST(Groups, GRP_6_a_piece_brought_in_must_not_shut_the_last_way_out) {
  // White is in transit on b0 and can only leave over c0; a move to d0 could bring in a piece on c0.
  GroupsState state =
      set_up_groups({Texts{"c0", "e7"}, {"a0", "a1", "c1", "c7", "d1"}}, 0, "roll 1 2", {5, 0, 0, 0});
  state.play("c0>b0");
  EXPECT_TRUE(is_legal(state, "e7>d0"));
  expect_refused(state, "e7>d0+c0", "GRP-6", "transit-shut", {"b0"}, {"b0", "1", "3"});
  ASSERT_EQ(state.bring_ins("e7", "d0").size(), 0U);
}

TEST(Groups, GRP_6_pieces_of_a_colour_make_room_for_each_other) {
  // White has a piece in transit on b0 and another one on a0, which can be borne off. Black's pieces leave no
  // other way.
  const GroupsPosition shut = [] {
    std::array<SpaceSet, kColours> sets;
    for (const char* id : {"b0", "a0"}) {
      sets[0].add(board().find_space(id).value());
    }
    for (const char* id : {"a1", "a7", "c0", "c1"}) {
      sets[1].add(board().find_space(id).value());
    }
    return GroupsPosition(4, sets, {0, 0, 0, 0}, 0, true);
  }();
  EXPECT_EQ(moves_to_clear_transit(shut, 9), 2) << "a0 is borne off, b0 moves there";
  std::array<SpaceSet, kColours> sets{shut.pieces(0), shut.pieces(1), {}, {}};
  EXPECT_EQ(moves_to_clear_transit(GroupsPosition(4, sets, {1, 0, 0, 0}, 0, true), 9), 10)
      << "GRP-5 forbids it";
}

TEST(Groups, GRP_7_a_move_that_completes_a_group_up_to_one_brings_a_piece_in) {
  GroupsState state = set_up_groups({Texts{"h1", "h0"}, {"m0"}}, 0, "roll 3 3", {5, 0, 0, 0});
  // k0, m0 and h0 form a group. m0 is Black's; h0 has been left, so it can be filled.
  EXPECT_TRUE(is_legal(state, "h0>k0"));
  EXPECT_TRUE(is_legal(state, "h0>k0+h0"));
  EXPECT_TRUE(is_legal(state, "h0>k0+h0+h7")) << "and the group with h7";
  EXPECT_TRUE(is_legal(state, "h0>k0+h7"));
  EXPECT_EQ(state.refusal(1, "h0>k0+h7+h0")->rule, "notation") << "in the order of the board file";
  EXPECT_EQ(state.refusal(1, "h0>k0+h0+h0")->rule, "notation");
  expect_refused(state, "h0>k0+m1", "GRP-7", "no-group", {"m1", "k0"}, {"m1"});
  expect_refused(state, "h0>k0+m0", "GRP-7", "no-group", {"m0", "k0"});
  const std::vector<BringIn> open = state.bring_ins("h0", "k0");
  ASSERT_EQ(open.size(), 2U);
  EXPECT_EQ(open[0].space, "h0");
  EXPECT_EQ(open[0].groups, (std::vector<std::array<std::string, 3>>{{"m0", "k0", "h0"}}));
  EXPECT_EQ(open[1].space, "h7");
  EXPECT_EQ(state.play("h0>k0+h0"), (Transition{{Change::Kind::Moved, "white", "h0", "k0", 1},
                                                {Change::Kind::Moved, "white", "reserve:white", "h0", 1}}));
  EXPECT_EQ(state.position()["reserve"]["white"], 4);
  EXPECT_EQ(state.position()["left"], 5) << "bringing in costs nothing";
  EXPECT_FALSE(is_legal(state, "h1>g1+h7")) << "later it is forfeited";
}

TEST(Groups, GRP_7_not_with_both_or_neither_of_the_others_held_nor_without_a_reserve) {
  const Pieces both{Texts{"h0"}, {"m0", "h7"}};
  const GroupsState state = set_up_groups(both, 0, "roll 3 3", {5, 0, 0, 0});
  expect_refused(state, "h0>k0+h7", "GRP-7", "no-group", {"h7", "k0"});
  EXPECT_TRUE(is_legal(state, "h0>k0+h0"));
  EXPECT_FALSE(is_legal(set_up_groups({Texts{"h0"}}, 0, "roll 3 3", {5, 0, 0, 0}), "h0>k0+m0"));
  expect_refused(set_up_groups(both, 0, "roll 3 3", {0, 5, 0, 0}), "h0>k0+h0", "GRP-7", "reserve-empty",
                 {"h0"}, {"white", "0", "1"});
  expect_refused(set_up_groups({Texts{"h0"}, {"m0"}}, 0, "roll 3 3", {1, 0, 0, 0}), "h0>k0+h0+h7", "GRP-7",
                 "reserve-empty", {"h0", "h7"}, {"white", "1", "2"});
}

TEST(Groups, GRP_8_transit_and_the_centre_belong_to_no_group) {
  const GroupsState state = set_up_groups({Texts{"c0", "a0", "m1"}}, 0, "roll 3 3", {5, 0, 0, 0});
  expect_refused(state, "c0>b0+c1", "GRP-8", "no-group-there", {"b0"}, {"b0"});
  expect_refused(state, "a0>z+a1", "GRP-8", "no-group-there", {"z"}, {"z"});
  EXPECT_EQ(state.groups().size(), 36U);
}

TEST(Groups, GRP_9_the_first_to_bear_off_all_wins_at_once) {
  GroupsState state = set_up_groups({Texts{"a0"}, {"d0"}, {"d2"}, {"d4"}}, 0, "roll 3 3");
  state.play("a0>z");
  EXPECT_EQ(state.outcome(), (Outcome{"all home", {1}, {10, 9, 9, 9}}));
  EXPECT_EQ(state.to_move(), kNobody);
  EXPECT_EQ(state.position()["left"], 5);
  EXPECT_EQ(state.refusal(2, "d0>e0")->rule, "GRP-9");
}

TEST(Groups, GRP_9_with_two_players_both_colours_or_one) {
  const Pieces pieces{Texts{"a0"}, {"d0"}, {"d2"}, {"d4"}};
  GroupsState both = set_up_groups(pieces, 0, "roll 3 3", {}, 2, true);
  both.play("a0>z");
  EXPECT_EQ(both.outcome(), std::nullopt);
  EXPECT_EQ(both.scores(), (std::vector<int>{19, 18}));
  GroupsState one = set_up_groups(pieces, 0, "roll 3 3", {}, 2, false);
  one.play("a0>z");
  EXPECT_EQ(one.outcome(), (Outcome{"all home", {1}, {19, 18}}));
  GroupsState last = set_up_groups({Texts{}, {"d0"}, {"a2"}, {"d4"}}, 2, "roll 3 3", {}, 2, true);
  last.play("a2>z");
  EXPECT_EQ(last.outcome()->winners, std::vector<Seat>{1});
}

TEST(Groups, TURN_6_a_leavers_reserve_leaves_the_game) {
  Timeline timeline = test::start("groups-of-three", {{"start", 2}}, 3);
  test::play(timeline, {"*: roll 1 1"});
  ASSERT_EQ(timeline.play(2, "leave"), std::nullopt);
  EXPECT_EQ(timeline.last_transition().size(), 7U);
  EXPECT_EQ(timeline.state().position()["reserve"]["black"], 0);
  EXPECT_EQ(timeline.state().position()["pieces"]["h2"], "black");
  EXPECT_EQ(timeline.state().position()["colour"], "red");
}

TEST(Groups, notation) {
  Timeline timeline = test::start("groups-of-three", {{"start", 1}});
  test::play(timeline, {"*: roll 1 1"});
  for (const char* step :
       {"h0", "h0>", ">g0", "h0>g0+", "h0>+g0", "h0>g0++m0", "H0>g0", "h0-g0", "h00>g0", "h0>g0+M0"}) {
    ASSERT_TRUE(timeline.refusal(1, step)) << step;
    EXPECT_EQ(timeline.refusal(1, step)->rule, "notation") << step;
  }
  EXPECT_EQ(timeline.refusal(1, "h0>g0+y1")->arguments, Texts{"y1"});
}

// Whether the spaces around a piece are taken or not, the refusal gives a reason that holds for the piece,
// not for an arbitrary one of these spaces.
TEST(Groups, GRP_3_a_piece_that_cannot_move_is_hemmed_in_or_stopped_by_another_rule) {
  const Texts around = [] {
    Texts ids;
    board().adjoining(*board().find_space("k1")).for_each([&](Space space) {
      ids.push_back(board().space_id(space));
    });
    return ids;
  }();
  const GroupsState hemmed = set_up_groups({Texts{"k1"}, around}, 0, "roll 2 2");
  const auto refusal = hemmed.lift_refusal(1, "k1");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason, "groups.hemmed-in");
  EXPECT_EQ(refusal->rule, "GRP-3");
  EXPECT_EQ(refusal->places, around);
  Texts some = around;
  some.pop_back();
  const GroupsState open = set_up_groups({Texts{"k1"}, some}, 1, "roll 2 2");
  EXPECT_EQ(open.lift_refusal(2, "k1")->reason, "groups.not-your-colour");
  EXPECT_EQ(open.lift_refusal(1, "k1")->reason, "groups.wrong-seat");
  EXPECT_EQ(open.lift_refusal(2, "q9"), std::nullopt);
}

TEST(Groups, GRP_7_two_of_a_group_alone_bring_nothing_in) {
  const Space third = *board().find_space("h0");
  const Companions group = board().groups_with(third).front();
  const Texts others{board().space_id(group.one), board().space_id(group.other)};
  const GroupsState state = set_up_groups({others}, 0, "roll 2 2", {8, 10, 10, 10});
  EXPECT_EQ(state.lacking_group("h0"), others);
  EXPECT_EQ(state.entry_refusal("h0")->reason, "groups.moved-in");
  EXPECT_EQ(state.entry_refusal("h0")->places, others);
  EXPECT_EQ(state.entry_refusal(others[0]), std::nullopt);
  EXPECT_TRUE(set_up_groups({others}, 0, "roll 2 2").lacking_group("h0").empty()) << "no reserve";
}

TEST(Groups, GRP_3_a_space_that_no_piece_can_enter_says_why) {
  const GroupsState state = set_up_groups({Texts{"a0", "d4"}}, 0, "roll 2 2", {8, 10, 10, 10});
  const auto far = state.entry_refusal("h0");
  ASSERT_TRUE(far);
  EXPECT_EQ(far->reason, "groups.out-of-reach");
  EXPECT_EQ(far->rule, "GRP-3");
  EXPECT_EQ(far->arguments, (Texts{"h0", "white"}));
  EXPECT_EQ(state.entry_refusal("z")->reason, "groups.keep-two");
  for (const std::string& open : state.ways("a0")) {
    EXPECT_EQ(state.entry_refusal(open), std::nullopt) << open;
  }
  EXPECT_EQ(state.entry_refusal("q9"), std::nullopt);
}

}  // namespace
}  // namespace byways::overpass

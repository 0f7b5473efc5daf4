// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/overpass_setup.h"

// OVP-9 to OVP-12: exits, the centre, the end of the game.

namespace byways::overpass {
namespace {

TEST(OverPass, OVP_9_exits_need_an_even_roll_while_any_reserve_holds_pieces) {
  const Pieces pieces{Texts{"J3", "E1"}, {"J5", "F0"}};
  const OverPassState odd = set_up(pieces, 0, "roll 1 4", {0, 0, 0, 2});
  expect_refused(odd, "J3>home", "OVP-9", "odd-roll", {"J3"}, {"5", "2"});
  EXPECT_EQ(odd.exit_refusal("J3")->reason, "overpass.odd-roll");
  expect_refused(odd, "E1>home", "OVP-9", "not-on-exit", {"E1"});
  EXPECT_TRUE(is_legal(set_up(pieces, 0, "roll 2 4", {0, 0, 0, 2}), "J3>home"));
  EXPECT_TRUE(is_legal(set_up(pieces, 0, "roll 1 4"), "J3>home"));
  EXPECT_EQ(set_up(pieces, 0, "roll 1 4").exit_refusal("J3"), std::nullopt);
}

TEST(OverPass, OVP_12_parity_is_that_of_the_sum_however_many_moves_are_left) {
  OverPassState state = set_up({Texts{"J3", "J1", "C0"}, {"D0"}}, 0, "roll 1 3", kReserves);
  state.play("C0>E1");
  EXPECT_EQ(state.position()["left"], 3);
  EXPECT_TRUE(is_legal(state, "J3>home"));
}

TEST(OverPass, OVP_10_the_last_move_must_empty_the_centre) {
  OverPassState state = set_up({Texts{"O", "F1"}, {"A0", "E1"}}, 0, "roll 1 1", kReserves);
  EXPECT_EQ(state.moves_to_empty_centre(), 1);
  EXPECT_EQ(state.end_refusal(1)->reason, "overpass.centre-occupied");
  EXPECT_EQ(state.end_refusal(1)->arguments, (Texts{"2", "1"}));
  expect_refused(state, "F1-G1", "OVP-10", "centre-blocked", {"O"}, {"0", "1"});
  EXPECT_TRUE(is_legal(state, "O-A1")) << "a slide empties it";
  EXPECT_TRUE(is_legal(state, "O>B0"));
  state.play("O>B0");
  EXPECT_EQ(state.moves_to_empty_centre(), 0);
  EXPECT_EQ(state.end_refusal(1), std::nullopt);
  EXPECT_EQ(set_up({Texts{"O"}, {"E1"}}, 0, "roll 1 1", kReserves).moves_to_empty_centre(), 2)
      << "only a slide";
}

TEST(OverPass, OVP_10_a_landing_on_the_centre_needs_a_way_on) {
  const OverPassState state = set_up({Texts{"B0"}, {"A0"}}, 0, "roll 1 1", kReserves);
  EXPECT_TRUE(is_legal(state, "B0>O"));
  OverPassState last = state;
  last.play("A0-B1");
  EXPECT_TRUE(last.legal_steps().empty());
  OverPassState one_left = state;
  one_left.play("B0>O");
  EXPECT_EQ(one_left.position()["left"], 1);
  for (const std::string& step : one_left.legal_steps()) {
    EXPECT_EQ(step[0], 'O') << step;
  }
}

// All eight nodes around the centre have White's pieces, and a white piece is on the centre.
const Pieces kShutIn{Texts{"O", "A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7"}, {"J1", "J2"}};

TEST(OverPass, OVP_10_where_the_centre_cannot_be_emptied_the_turn_is_empty) {
  for (const char* roll : {"roll 1 1", "roll 1 2"}) {
    OverPassState state = set_up(kShutIn, 0, roll, {1, 0, 0, 0});
    EXPECT_TRUE(state.legal_steps().empty());
    EXPECT_EQ(state.moves_to_empty_centre(), std::nullopt);
    expect_refused(state, "A0-B0", "OVP-10", "centre-stuck", {"O"});
    EXPECT_EQ(state.end_refusal(1), std::nullopt);
    const Transition changes = state.end_turn();
    EXPECT_EQ(state.position()["reserve"]["white"], 2) << "the piece goes back";
    EXPECT_FALSE(state.position()["pieces"].contains("O"));
    ASSERT_FALSE(changes.empty());
    EXPECT_EQ(changes[0], (Change{Change::Kind::Moved, "white", "O", "reserve:white", 1}));
  }
}

TEST(OverPass, OVP_10_two_slides_empty_the_centre_with_four_moves) {
  OverPassState state = set_up(kShutIn, 0, "roll 1 3", {1, 0, 0, 0});
  EXPECT_EQ(state.moves_to_empty_centre(), 4);
  EXPECT_TRUE(is_legal(state, "A0-B0"));
  expect_refused(state, "A1-A0", "OVP-4", "taken", {"A0"});
  state.play("A0-B0");
  EXPECT_EQ(state.legal_steps(), Texts{"O-A0"});
}

TEST(OverPass, OVP_10_a_trade_on_the_centre_opens_a_way) {
  Pieces pieces = kShutIn;
  pieces[1].emplace_back("E1");
  const OverPassState state = set_up(pieces, 0, "roll 1 1", {1, 0, 0, 0});
  EXPECT_EQ(state.moves_to_empty_centre(), 2);
  EXPECT_TRUE(is_legal(state, "O=E1"));
  EXPECT_FALSE(is_legal(state, "A0-B0"));
}

TEST(OverPass, OVP_11_the_last_exit_ends_the_game_whatever_is_on_the_centre) {
  OverPassState state = set_up({Texts{"J3"}, {"O", "A0", "C4"}}, 0, "roll 1 2");
  EXPECT_TRUE(is_legal(state, "J3>home"));
  const Transition changes = state.play("J3>home");
  EXPECT_EQ(changes, (Transition{{Change::Kind::Moved, "white", "J3", "home:1", 1}}));
  EXPECT_EQ(state.to_move(), kNobody);
  EXPECT_EQ(state.phase(), "over");
  EXPECT_FALSE(state.turn_is_open());
  EXPECT_EQ(state.outcome(), (Outcome{"all home", {1}, {10, 7, 10, 10}}));
  EXPECT_TRUE(state.position()["colour"].is_null());
  EXPECT_EQ(state.refusal(2, "C4-D4")->rule, "OVP-11");
}

TEST(OverPass, OVP_11_a_winning_exit_counts_as_completing_the_turn) {
  Pieces pieces =
      kShutIn;  // Black is to move and has a piece on an exit; White's piece is shut in on the centre
  pieces[1] = {"J1"};
  const OverPassState state = set_up(pieces, 1, "roll 1 1");
  EXPECT_EQ(state.legal_steps(), Texts{"J1>home"});
  EXPECT_TRUE(state.end_refusal(2));
}

TEST(OverPass, OVP_11_with_two_players_one_colour_or_both) {
  const Pieces last_white{Texts{"J3"}, {"A0"}, {"A2"}, {"A3"}};
  OverPassState one = set_up(last_white, 0, "roll 1 1", {}, 2, false);
  one.play("J3>home");
  EXPECT_EQ(one.outcome(), (Outcome{"all home", {1}, {19, 18}}));
  OverPassState both = set_up(last_white, 0, "roll 1 1", {}, 2, true);
  both.play("J3>home");
  EXPECT_EQ(both.outcome(), std::nullopt);
  both.end_turn();
  EXPECT_EQ(both.position()["colour"], "black");
  // A colour with all its pieces home still has its turns.
  both.play("roll 1 2");
  both.end_turn();
  EXPECT_EQ(both.position()["colour"], "red");
  both.play("roll 1 2");
  both.end_turn();
  both.play("roll 1 2");
  both.end_turn();
  EXPECT_EQ(both.position()["colour"], "white");
  EXPECT_EQ(both.to_move(), kChance);
  OverPassState second = set_up({Texts{}, {"A0"}, {"J3"}, {"A3"}}, 2, "roll 1 1", {}, 2, true);
  second.play("J3>home");
  EXPECT_EQ(second.outcome(), (Outcome{"all home", {1}, {20, 18}}));
}

}  // namespace
}  // namespace byways::overpass

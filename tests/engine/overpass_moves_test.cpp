// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "tests/engine/overpass_setup.h"

// OVP-3 to OVP-8: the moves and their descriptions.

namespace byways::overpass {
namespace {

TEST(OverPass, OVP_3_costs) {
  OverPassState state = set_up({Texts{"C0", "E5"}, {"D0"}}, 0, "roll 1 4", kReserves);
  const auto left = [&state] { return state.position()["left"].get<int>(); };
  state.play("C0>E1");
  EXPECT_EQ(left(), 4);
  state.play("D0=E1");
  EXPECT_EQ(left(), 3);
  state.play("E5-F2");
  EXPECT_EQ(left(), 1);
  expect_refused(state, "F2-G2", "OVP-2", "moves", {"F2"}, {"2", "1"});
}

TEST(OverPass, OVP_3_any_colour_is_moved_but_those_on_exits_by_their_owner_only) {
  const Pieces pieces{Texts{"J3"}, {"I3", "C0"}, {"J5"}};
  const OverPassState state = set_up(pieces, 0, "roll 2 2", kReserves);
  EXPECT_TRUE(is_legal(state, "C0-D0")) << "a black piece by White";
  EXPECT_TRUE(is_legal(state, "J3>J4"));
  expect_refused(state, "J5>home", "OVP-3", "others-exit", {"J5"}, {"J5", "3"});
  expect_refused(state, "J5>I4", "OVP-3", "others-exit", {"J5"});
  expect_refused(state, "A0>A2", "OVP-3", "nothing-there", {"A0"});
  EXPECT_TRUE(state.exit_refusal("J5"));
}

TEST(OverPass, OVP_3_with_two_players_both_colours_of_an_owner_count) {
  const Pieces pieces{Texts{"J3"}, {"I3"}, {"J5", "I2"}, {"J7"}};
  const OverPassState state = set_up(pieces, 0, "roll 2 2", kReserves, 2);
  EXPECT_TRUE(is_legal(state, "J3>J4"));
  expect_refused(state, "J5>home", "OVP-9", "not-your-colour", {"J5"}, {"red", "white"});
  expect_refused(state, "J7>home", "OVP-3", "others-exit", {"J7"}, {"J7", "2"});
}

TEST(OverPass, OVP_4_one_piece_a_node) {
  const OverPassState state = set_up({Texts{"C0", "B0"}, {"D0", "E1"}}, 0, "roll 1 4", kReserves);
  expect_refused(state, "C0>E1", "OVP-4", "taken", {"E1"}, {"E1", "black"});
  expect_refused(state, "B0-C0", "OVP-4", "taken", {"C0"}, {"C0", "white"});
}

TEST(OverPass, OVP_5_a_chain_may_turn_and_ends_beside_its_last_piece) {
  const OverPassState state = set_up({Texts{"C0"}, {"D0", "E1"}, {"F0"}}, 0, "roll 1 4", kReserves);
  for (const char* step : {"C0>E0", "C0>C7", "C0>G0", "C0>G1", "C0>E2"}) {
    EXPECT_TRUE(is_legal(state, step)) << step;
  }
  expect_refused(state, "C0>G2", "OVP-5", "out-of-reach", {"C0", "G2"}, {"C0", "G2"});
  expect_refused(state, "C0>B0", "OVP-5", "out-of-reach", {"C0", "B0"});
  expect_refused(state, "C0>C0", "OVP-5", "same-place", {"C0"});
  EXPECT_EQ(state.chain("C0", "G0"), (Texts{"C0", "D0", "E1", "F0", "G0"}));
  EXPECT_TRUE(state.chain("C0", "G2").empty());
}

TEST(OverPass, OVP_5_nothing_to_pass_over) {
  const OverPassState state = set_up({Texts{"C0"}, {"H5"}}, 0, "roll 1 4", kReserves);
  expect_refused(state, "C0>E1", "OVP-5", "nothing-to-pass", {"C0"});
}

TEST(OverPass, OVP_5_the_own_colour_is_in_the_way_whoever_moves) {
  const OverPassState state = set_up({Texts{"E8"}, {"C0", "E1"}, {"D0"}}, 0, "roll 1 4", kReserves);
  expect_refused(state, "C0>F0", "OVP-5", "own-colour", {"C0", "F0", "E1"}, {"black", "E1", "1"});
  EXPECT_TRUE(is_legal(state, "C0>E0"));
}

TEST(OverPass, OVP_5_pieces_on_exits_are_passed_by_others) {
  const OverPassState state = set_up({Texts{"I3"}, {"J3"}}, 0, "roll 1 4", kReserves);
  EXPECT_TRUE(is_legal(state, "I3>I2"));
}

TEST(OverPass, OVP_6_from_an_exit_along_the_perimeter_only) {
  const OverPassState state = set_up({Texts{"J3"}, {"I3", "J4", "H8"}}, 0, "roll 2 2", kReserves);
  EXPECT_TRUE(is_legal(state, "J3>I4"));
  expect_refused(state, "J3>H7", "OVP-6", "leaves-perimeter", {"J3", "H7"});
  expect_refused(state, "J3>H9", "OVP-6", "leaves-perimeter", {"J3", "H9"});
  EXPECT_EQ(state.chain("J3", "I4"), (Texts{"J3", "I3", "J4", "I4"}));
  // After leaving the exit it is an ordinary piece.
  OverPassState after = state;
  after.play("J3>I4");
  EXPECT_TRUE(is_legal(after, "I4>I3") || is_legal(after, "I4-J5"));
  EXPECT_TRUE(is_legal(after, "I4-J5"));
}

TEST(OverPass, OVP_7_trades_need_two_colours_on_parallel_different_lines) {
  // C0 and C1 both rest on the line through E3, E14 and E7; C0 and C4 rest on parallel lines.
  const OverPassState state =
      set_up({Texts{"C0", "A0", "J3"}, {"C1", "C4", "B0", "I3"}, {"E1"}}, 0, "roll 1 4", kReserves);
  EXPECT_TRUE(is_legal(state, "C0=C4"));
  EXPECT_FALSE(state.parallel_lines("C0", "C4").empty());
  for (const LinePair& pair : state.parallel_lines("C0", "C4")) {
    EXPECT_NE(std::find(pair.first.begin(), pair.first.end(), "C0"), pair.first.end());
    EXPECT_NE(std::find(pair.second.begin(), pair.second.end(), "C4"), pair.second.end());
  }
  expect_refused(state, "C1=C4", "OVP-7", "trade-same-colour", {"C1", "C4"}, {"black"});
  expect_refused(state, "I3=J3", "OVP-7", "trade-on-exit", {"J3"}, {"J3"});
  expect_refused(state, "D0=J3", "OVP-7", "trade-needs-two", {"D0"});
  EXPECT_EQ(state.refusal(1, "C4=C0")->rule, "notation") << "the node first in the file comes first";
  EXPECT_EQ(state.refusal(1, "C0=C0")->rule, "notation");
  // For every pair, a trade is legal if and only if there are two such lines.
  for (const char* other : {"C1", "C4", "B0", "E1"}) {
    for (const char* white : {"C0", "A0"}) {
      const bool ordered = board().find_node(white) < board().find_node(other);
      const std::string step = ordered ? std::string(white) + '=' + other : std::string(other) + '=' + white;
      EXPECT_EQ(is_legal(state, step.c_str()), !state.parallel_lines(white, other).empty()) << step;
    }
  }
}

TEST(OverPass, OVP_7_one_line_is_not_two_and_no_parallel_ones_are_none) {
  // B0 rests on one line, north to south, which also passes through C0; E4's line runs from east to west.
  const OverPassState state = set_up({Texts{"B0", "A1"}, {"D7", "E4"}, {"C0"}}, 0, "roll 1 4", kReserves);
  expect_refused(state, "B0=C0", "OVP-7", "same-line", {"B0", "C0"}, {"B0", "C0"});
  expect_refused(state, "B0=E4", "OVP-7", "not-parallel", {"B0", "E4"}, {"B0", "E4"});
}

TEST(OverPass, OVP_8_slides_outward_to_an_adjacent_node) {
  const OverPassState state = set_up({Texts{"D0", "J3", "E1"}, {}}, 0, "roll 1 4", kReserves);
  EXPECT_TRUE(is_legal(state, "D0-E0"));
  expect_refused(state, "D0-C0", "OVP-8", "not-outward", {"D0", "C0"}, {"D0", "C0"});
  expect_refused(state, "E1-E0", "OVP-8", "not-outward", {"E1", "E0"});
  expect_refused(state, "D0-F0", "OVP-8", "not-adjacent", {"D0", "F0"}, {"D0", "F0"});
  expect_refused(state, "J3-I3", "OVP-8", "slide-on-exit", {"J3"});
}

// Black has rolled five: a move out of the centre, a move of a red piece that completes a bridge, two black
// pieces traded out of it, and a move over the bridge to an exit.
TEST(OverPass, OVP_5_OVP_7_the_sample_turn_of_the_rulebook) {
  const Pieces pieces{
      Texts{"A0", "A1", "A4", "C2"}, {"O", "A5", "F0", "G1", "H2"}, {"A2", "A6", "F1"}, {"A3", "A7", "D6"}};
  OverPassState state = set_up(pieces, 1, "roll 2 3", {6, 5, 7, 7});
  ASSERT_EQ(state.to_move(), 2);
  const auto check = [&state](const char* step, int left) {
    ASSERT_TRUE(is_legal(state, step)) << step;
    state.play(step);
    ASSERT_EQ(state.position()["left"], left);
  };
  expect_refused(state, "F0>J1", "OVP-5", "out-of-reach", {"F0", "J1"});
  check("O>B0", 4);
  check("F1>I0", 3);
  expect_refused(state, "F0>J1", "OVP-5", "own-colour", {"F0", "J1", "G1", "H2"}, {"black", "G1 H2", "2"});
  check("C2=G1", 2);
  check("A1=H2", 1);
  EXPECT_EQ(state.chain("F0", "J1"), (Texts{"F0", "G1", "H2", "I0", "J1"}));
  check("F0>J1", 0);
  EXPECT_EQ(state.end_refusal(2), std::nullopt);
  EXPECT_EQ(state.position()["drawn"], nlohmann::json({"O>B0", "F1>I0", "C2=G1", "A1=H2", "F0>J1"}));
  EXPECT_EQ(state.position()["pieces"]["J1"], "black");
  EXPECT_EQ(state.position()["pieces"]["H2"], "white");
  state.end_turn();
  EXPECT_EQ(state.position()["colour"], "red");
}

TEST(OverPass, options_of_a_piece_by_kind_with_prices) {
  const OverPassState state = set_up({Texts{"C0", "J3"}, {"D0", "C4"}}, 0, "roll 2 2", kReserves);
  std::map<Option::Kind, int> kinds;
  for (const Option& option : state.options("C0")) {
    ++kinds[option.kind];
    EXPECT_EQ(option.price, option.kind == Option::Kind::Slide ? 2 : 1);
    EXPECT_TRUE(is_legal(state, option.step.c_str())) << option.step;
  }
  EXPECT_GT(kinds[Option::Kind::OverPass], 0);
  EXPECT_GT(kinds[Option::Kind::Trade], 0);
  EXPECT_EQ(kinds[Option::Kind::Slide], 1) << "D1, for D0 is taken";
  ASSERT_EQ(state.options("J3").size(), 1U);
  EXPECT_EQ(state.options("J3")[0].to, "home:1");
  EXPECT_TRUE(state.options("E8").empty());
  EXPECT_TRUE(state.options("nowhere").empty());
  // A trade is offered for either piece, as the same step.
  const auto black = state.options("C4");
  EXPECT_TRUE(std::any_of(black.begin(), black.end(),
                          [](const Option& option) { return option.to == "C0" && option.step == "C0=C4"; }));
}

TEST(OverPass, transitions_follow_the_chain) {
  OverPassState state = set_up({Texts{"C0"}, {"D0", "E1"}, {"C4"}}, 0, "roll 2 2", kReserves);
  OverPassState traded = state;
  EXPECT_EQ(state.play("C0>F0"), (Transition{{Change::Kind::Moved, "white", "C0", "D0", 1},
                                             {Change::Kind::Moved, "white", "D0", "E1", 1},
                                             {Change::Kind::Moved, "white", "E1", "F0", 1}}));
  EXPECT_EQ(traded.play("C0=C4"), (Transition{{Change::Kind::Moved, "white", "C0", "C4", 1},
                                              {Change::Kind::Moved, "red", "C4", "C0", 3}}));
  EXPECT_EQ(state.end_turn(), (Transition{{Change::Kind::Moved, "black", "reserve:black", "O", 2}}));
}

}  // namespace
}  // namespace byways::overpass

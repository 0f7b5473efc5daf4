// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/arranging.h"
#include "tests/support/timelines.h"

// Arranged positions that are refused or begin in a special way: Hexagonal Highway and the Over-Pass set.

namespace byways::test {
namespace {

using PositionJson = nlohmann::json;

Arranging round_with(const PositionJson& more = PositionJson::object()) {
  Arranging what{
      "highway",
      {{"round", 4}, {"players", {"E5", "C3", "I1"}}, {"tiles", {{"B2", "L"}}}, {"scores", {3, -2, 7}}},
      1,
      {},
      3};
  add_to(what.position, more);
  return what;
}

TEST(ArrangedRound, HWY_2_begins_with_player_1_in_one_of_six) {
  const Timeline timeline = arranged(round_with());
  EXPECT_EQ(timeline.phase(), "submit");
  EXPECT_EQ(timeline.state().position(), round_with().position) << "the tiles of round 4 lie as they are";
  for (const PositionJson& round : {PositionJson(0), PositionJson(7), PositionJson("4"), PositionJson()}) {
    expect_refused(round_with({{"round", round}}), "HWY-2", "arranged.round", {}, {"6"});
  }
  Arranging second = round_with();
  second.to_move = 2;
  expect_refused(second, "HWY-2", "arranged.first-submits", {});
}

TEST(ArrangedRound, HWY_1_starting_hexes_are_different_corners) {
  const auto homes = [](const PositionJson& list) { return round_with({{"homes", list}}); };
  expect_refused(homes({"A1", "A5"}), "arranged", "arranged.form", {}, {"homes"});
  expect_refused(homes({"A1", "A5", 3}), "arranged", "arranged.form", {}, {"homes"});
  expect_refused(homes({"A1", "A5", "K1"}), "arranged", "arranged.place", {}, {"K1"});
  expect_refused(homes({"A1", "A5", "A1"}), "HWY-1", "arranged.home-shared", {"A1"}, {"A1"});
  expect_refused(homes({"A1", "A5", "A2"}), "HWY-1", "arranged.no-corner", {"A2"}, {"A2"});
  // Two players who collide go home.
  for (const auto& [list, met] :
       {std::pair(PositionJson(), PositionJson{"A1", "A5", "I5"}),
        std::pair(PositionJson{"E1", "E9", "I1"}, PositionJson{"E1", "E9", "I5"})}) {
    Arranging what = round_with({{"players", {"A2", "A1", "I5"}}});
    if (!list.is_null()) {
      what.position["homes"] = list;
    }
    Timeline timeline = arranged(what);
    play(timeline, {"1: w", "2: -", "3: -"});
    EXPECT_EQ(timeline.state().position()["players"], met);
  }
}

TEST(ArrangedRound, HWY_15_nobody_stands_where_another_does) {
  expect_refused(round_with({{"players", {"E5", "C3", "E5"}}}), "HWY-15", "arranged.cell-shared", {"E5"},
                 {"E5"});
  expect_refused(round_with({{"players", {"E5", "C3"}}}), "arranged", "arranged.form", {}, {"players"});
  expect_refused(round_with({{"players", {"E5", "C3", "J1"}}}), "arranged", "arranged.place", {}, {"J1"});
}

TEST(ArrangedRound, tiles_and_scores) {
  expect_refused(round_with({{"tiles", {{"B2", "X"}}}}), "arranged", "arranged.piece", {"B2"}, {"B2", "X"});
  expect_refused(round_with({{"tiles", {{"Z2", "L"}}}}), "arranged", "arranged.place", {}, {"Z2"});
  expect_refused(round_with({{"scores", {1, 2}}}), "arranged", "arranged.form", {}, {"scores"});
  for (const PositionJson& score : {PositionJson(10'000), PositionJson(1e9), PositionJson("5")}) {
    expect_refused(round_with({{"scores", {1, 2, score}}}), "HWY-10", "arranged.score", {}, {"9999"});
  }
  Arranging fresh = round_with();
  fresh.position.erase("scores");
  EXPECT_EQ(arranged(fresh).state().scores(), (std::vector{0, 0, 0}));
  EXPECT_NO_THROW(static_cast<void>(arranged(round_with({{"tiles", {{"E5", "R"}}}})))) << "under a player";
}

Arranging pieces_of(std::string_view game, const PositionJson& pieces, const PositionJson& reserve,
                    const PositionJson& more = {}, OptionMap options = {{"goal", "both"}}) {
  Arranging what{game, {{"pieces", pieces}}, 1, std::move(options)};
  what.position["reserve"] = {{"white", 0}, {"black", 0}, {"red", 0}, {"blue", 0}};
  add_to(what.position["reserve"], reserve);
  add_to(what.position, more);
  return what;
}

constexpr auto kPass = "over-pass";
constexpr auto kGroups = "groups-of-three";
constexpr auto kMono = "mono-line";

TEST(ArrangedSet, OVP_1_ten_pieces_of_each_colour_and_the_rest_is_home) {
  const Timeline timeline = arranged(pieces_of(kPass, {{"A0", "white"}}, {{"white", 5}, {"blue", 10}}));
  EXPECT_EQ(timeline.state().position()["home"], PositionJson({{"1", 14}, {"2", 10}}));
  expect_refused(pieces_of(kPass, {{"A0", "white"}}, {{"white", 10}}), "OVP-1", "arranged.colour-count", {},
                 {"white", "10"});
  expect_refused(pieces_of(kPass, {{"a0", "white"}}, {}), "arranged", "arranged.place", {}, {"a0"});
  expect_refused(pieces_of(kPass, {{"A0", 1}}, {}), "arranged", "arranged.piece", {"A0"}, {"A0", "1"});
  for (const PositionJson& count :
       {PositionJson(11), PositionJson(-1), PositionJson("2"), PositionJson(1.5)}) {
    expect_refused(pieces_of(kPass, {{"A0", "white"}}, {{"red", count}}), "arranged", "arranged.form", {},
                   {"reserve"});
  }
  Arranging three = pieces_of(kPass, {{"A0", "blue"}}, {});
  three.players = 3;
  expect_refused(three, "arranged", "arranged.piece", {"A0"}, {"A0", "blue"});
  three.position["pieces"] = {{"A0", "red"}};
  expect_refused(three, "arranged", "arranged.form", {}, {"reserve"});
}

TEST(ArrangedSet, OVP_2_a_piece_enters_by_itself) {
  const PositionJson shown =
      arranged(pieces_of(kPass, {{"A0", "white"}}, {{"white", 5}, {"black", 1}})).state().position();
  EXPECT_EQ(shown["pieces"], PositionJson({{"A0", "white"}, {"O", "white"}}));
  EXPECT_EQ(shown["reserve"]["white"], 4);
  // If a piece of the colour on turn is on the centre already, no other piece enters.
  const PositionJson there =
      arranged(pieces_of(kPass, {{"O", "red"}}, {{"red", 5}, {"black", 1}}, {{"colour", "red"}}))
          .state()
          .position();
  EXPECT_EQ(there["reserve"]["red"], 5);
  expect_refused(pieces_of(kPass, {{"O", "black"}}, {{"white", 3}}), "OVP-2", "arranged.centre", {"O"},
                 {"O", "white"});
  EXPECT_EQ(arranged(pieces_of(kPass, {{"A0", "white"}}, {{"black", 1}})).state().position()["pieces"],
            PositionJson({{"A0", "white"}}));
}

TEST(ArrangedSet, OVP_2_the_colour_on_turn_is_one_of_the_players) {
  const auto with_colour = [](Seat seat, const PositionJson& colour) {
    Arranging what = pieces_of(kPass, {{"A0", "white"}, {"A1", "black"}}, {{"white", 1}, {"black", 1}},
                               {{"colour", colour}});
    what.to_move = seat;
    return what;
  };
  EXPECT_EQ(arranged(with_colour(2, nullptr)).state().position()["colour"], "black");
  EXPECT_EQ(arranged(with_colour(2, "blue")).state().position()["colour"], "blue");
  EXPECT_EQ(arranged(with_colour(2, "blue")).to_roll(), 2);
  expect_refused(with_colour(2, "red"), "arranged", "arranged.colour", {}, {"red", "2"});
  expect_refused(with_colour(2, "green"), "arranged", "arranged.form", {}, {"colour"});
}

TEST(ArrangedSet, OVP_11_and_GRP_9_all_home_is_the_end) {
  const PositionJson no_white{{"A0", "black"}, {"A1", "red"}, {"A2", "blue"}};
  expect_refused(pieces_of(kPass, no_white, {}, {}, {{"goal", "one"}}), "OVP-11", "arranged.over", {});
  EXPECT_EQ(arranged(pieces_of(kPass, no_white, {})).phase(), "roll");
  const PositionJson no_black{{"f0", "white"}, {"f1", "red"}};
  expect_refused(pieces_of(kGroups, no_black, {}), "GRP-9", "arranged.over", {});
  EXPECT_EQ(arranged(pieces_of(kGroups, {{"f0", "white"}, {"f1", "blue"}}, {})).phase(), "roll");
}

TEST(ArrangedSet, GRP_4_to_6_no_piece_on_the_goal_or_in_transit_and_two_on_the_board) {
  const PositionJson fine{{"f0", "white"}, {"f1", "white"}, {"f2", "black"}, {"f3", "black"}};
  const auto with_piece = [&](const char* space) {
    PositionJson pieces = fine;
    pieces[space] = "black";
    return pieces_of(kGroups, pieces, {{"white", 1}});
  };
  EXPECT_EQ(arranged(with_piece("g0")).phase(), "roll");
  expect_refused(with_piece("z"), "GRP-4", "arranged.goal", {"z"}, {"z"});
  expect_refused(with_piece("b2"), "GRP-6", "arranged.transit", {"b2"}, {"b2"});
  expect_refused(with_piece("A0"), "arranged", "arranged.place", {}, {"A0"});
  expect_refused(pieces_of(kGroups, fine, {{"red", 1}}), "GRP-5", "arranged.too-few", {}, {"red"});
}

Arranging mono_with(const PositionJson& pieces, const PositionJson& more = PositionJson::object(),
                    bool strict = false) {
  Arranging what{kMono, {{"pieces", pieces}}, 1, {{"strict", strict}}};
  add_to(what.position, more);
  return what;
}

// The first `count` nodes of the board.
PositionJson nodes_of(int count, Seat seat) {
  PositionJson pieces = PositionJson::object();
  for (const std::string& node : start(kMono, {{"start", 1}}).state().legal_steps()) {
    if (static_cast<int>(pieces.size()) < count) {
      pieces[node] = seat;
    }
  }
  return pieces;
}

TEST(ArrangedSet, MON_1_twenty_pieces_and_ten_of_a_colour) {
  EXPECT_EQ(arranged(mono_with(nodes_of(20, 1), {}, true)).to_move(), 1);
  expect_refused(mono_with(nodes_of(21, 2)), "MON-1", "arranged.too-many", {}, {"2", "20"});
  PositionJson red = nodes_of(11, 1);
  for (PositionJson& seat : red) {
    seat = "red";
  }
  expect_refused(mono_with(nodes_of(20, 1), {{"colours", red}}), "MON-1", "arranged.colour-count", {},
                 {"red", "10"});
  expect_refused(mono_with({{"F3", 1}}, {{"colours", {{"F3", "black"}}}}), "arranged", "arranged.piece",
                 {"F3"}, {"F3", "black"});
  expect_refused(mono_with({{"F3", 1}}, {{"colours", {{"E4", "red"}}}}), "arranged", "arranged.piece", {"E4"},
                 {"E4", "red"});
  Timeline timeline = arranged(mono_with({{"F3", 1}}, {{"colours", {{"F3", "red"}}}}));
  EXPECT_EQ(timeline.state().arrangement()->position["colours"], PositionJson({{"F3", "red"}}));
}

TEST(ArrangedSet, MON_2_opposing_pieces_share_a_line_in_the_strict_game_only) {
  const Timeline timeline = arranged(mono_with({{"F3", 1}}));
  const std::vector<std::string> clear =
      arranged({kMono, {{"pieces", {{"F3", 1}}}}, 2}).state().legal_steps();
  for (const std::string& node : timeline.state().legal_steps()) {
    const bool shares = std::find(clear.begin(), clear.end(), node) == clear.end();
    const Arranging both = mono_with({{"F3", 1}, {node, 2}});
    if (shares) {
      expect_refused(both, "MON-2", "monoline.shares-line", {"F3", node}, {"F3", "2", node, "1"});
    } else {
      EXPECT_EQ(arranged(both).to_move(), 1);
    }
    EXPECT_EQ(arranged(mono_with({{"F3", 1}, {node, 2}}, {}, true)).to_move(), 1);
  }
}

TEST(ArrangedSet, MON_3_who_can_place_nothing_has_lost) {
  expect_refused(mono_with(nodes_of(20, 1)), "MON-3", "arranged.over", {});
  Timeline strict = arranged(mono_with(nodes_of(20, 1), {}, true));
  play(strict, {"1: -"});
  EXPECT_EQ(strict.outcome()->winners, std::vector{2});
}

TEST(ArrangedSet, MON_4_one_claim_a_turn) {
  EXPECT_FALSE(arranged(mono_with({{"F3", 1}}, {}, true)).refusal(1, "claim"));
  EXPECT_EQ(arranged(mono_with({{"F3", 1}}, {{"claimed", true}}, true)).refusal(1, "claim")->rule, "MON-4");
  expect_refused(mono_with({{"F3", 1}}, {{"claimed", 1}}, true), "arranged", "arranged.form", {},
                 {"claimed"});
  expect_refused(mono_with(nodes_of(20, 1), {{"claimed", true}}, true), "MON-4", "arranged.over", {});
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/challenges/insight.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/challenge_texts.h"
#include "tests/support/files.h"

// SOL-1 with GRP-3, GRP-7 and GRP-8.

namespace byways::test {
namespace {

Timeline house(const std::string& from) { return challenge_from("full-house", from); }

const overpass::GroupsInsight& house_groups(const Timeline& timeline) {
  return *overpass::groups_insight(timeline.state());
}

TEST(SolFullHouse, SOL_1_three_pieces_and_a_reserve) {
  const Timeline timeline = start("full-house");
  EXPECT_EQ(timeline.state().position(),
            nlohmann::json::parse(R"({"pieces": {"h0": 1, "h1": 1, "m1": 1}, "reserve": 37, "moves": 0})"));
  EXPECT_EQ(timeline.setup().options.word("from"), "h0 h1 m1");
  EXPECT_EQ(timeline.state().scores(), std::vector<int>{0});
}

TEST(SolFullHouse, SOL_1_other_starts) {
  const Game& game = *find_game("full-house");
  const auto& offered = game.options().front().values;
  EXPECT_GE(offered.size(), 7U) << "four of the rules and three more";
  for (const char* from : {"h0 h1 m1", "f0 g0 m0", "h0 m0 m1", "h0 k0 k1"}) {
    EXPECT_NE(std::find(offered.begin(), offered.end(), OptionValue(from)), offered.end()) << from;
  }
  for (const char* from : {"f0 g0 m0", "h0 m0 m1", "h0 k0 k1", "m0 f0 g0"}) {
    EXPECT_EQ(house(from).state().position()["pieces"].size(), 3U);
    EXPECT_EQ(house(from).state().position()["reserve"], 37);
  }
  EXPECT_EQ(house("m1 h1 h0").setup().options.values(), start("full-house").setup().options.values());
  for (const char* from : {"h0", "h0 h0", "h0 z", "h0 b0", "h0 H0", "h0,h1", "h0  h1", ""}) {
    EXPECT_FALSE(check_setup(game, 1, {{"from", from}})) << from;
  }
}

TEST(SolFullHouse, GRP_7_a_completed_group_may_bring_in_a_piece) {
  Timeline timeline = start("full-house");
  const Texts steps = timeline.state().legal_steps();
  for (const char* step : {"h0>k1", "h0>k1+h0", "m1>k1", "m1>k1+m1"}) {
    EXPECT_NE(std::find(steps.begin(), steps.end(), step), steps.end()) << step;
  }
  play(timeline, {"1: h0>k1+h0"});
  EXPECT_EQ(timeline.state().position(),
            nlohmann::json::parse(
                R"({"pieces": {"h0": 1, "h1": 1, "k1": 1, "m1": 1}, "reserve": 36, "moves": 1})"));
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Moved, "piece", "h0", "k1", 1},
                                                    {Change::Kind::Moved, "piece", "reserve", "h0", 1}}));
}

TEST(SolFullHouse, GRP_3_moves_go_across_a_side_into_an_empty_space) {
  const Timeline timeline = start("full-house");
  expect_no(timeline, "g5>g4", "GRP-3", "fullhouse.nothing-there", {"g5"});
  expect_no(timeline, "h0>h1", "GRP-3", "fullhouse.not-adjacent", {"h0", "h1"});
  expect_no(timeline, "h0>m1", "GRP-3", "fullhouse.taken", {"m1"});
  expect_no(timeline, "h0>q1", "GRP-1", "fullhouse.no-such-place", {});
  EXPECT_EQ(timeline.refusal(1, "h0>k1+h0+g0")->rule, "notation") << "out of order";
  EXPECT_EQ(timeline.refusal(1, "h0")->rule, "notation");
  EXPECT_EQ(timeline.refusal(2, "h0>k1")->rule, "SOL-1");
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "fullhouse.one-move");
}

// The refusal names all neighbours, not an arbitrary one.
TEST(SolFullHouse, GRP_3_a_piece_among_others_is_hemmed_in) {
  const Timeline timeline = house("m1 h0 h1 k1");
  const auto refusal = house_groups(timeline).lift_refusal(1, "m1");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->rule, "GRP-3");
  EXPECT_EQ(refusal->reason, "fullhouse.hemmed-in");
  EXPECT_EQ(refusal->places, (Texts{"h0", "h1", "k1"}));
  EXPECT_FALSE(house_groups(timeline).lift_refusal(1, "h0")) << "h0 can move";
  EXPECT_FALSE(house_groups(timeline).lift_refusal(1, "g0")) << "no piece";
}

TEST(SolFullHouse, GRP_7_nothing_is_brought_in_elsewhere) {
  const Timeline timeline = start("full-house");
  expect_no(timeline, "h0>g0+m0", "GRP-7", "fullhouse.no-group", {"m0", "g0"}, {"m0"});
  expect_no(timeline, "h0>k1+m1", "GRP-7", "fullhouse.no-group", {"m1", "k1"});
  expect_no(house("c0 d0"), "c0>b0+d1", "GRP-8", "fullhouse.no-group-there", {"b0"});
}

TEST(SolFullHouse, SOL_1_a_piece_in_transit_moves_on_at_once) {
  Timeline timeline = house("c0 d5 m0");
  const auto* insight = challenges::full_house_insight(timeline.state());
  ASSERT_NE(insight, nullptr);
  EXPECT_EQ(insight->must_move(), "");
  EXPECT_EQ(house_groups(timeline).moves_to_leave_transit(), 0);
  play(timeline, {"1: c0>b0"});
  EXPECT_EQ(challenges::full_house_insight(timeline.state())->must_move(), "b0");
  EXPECT_EQ(house_groups(timeline).moves_to_leave_transit(), 1);
  expect_no(timeline, "m0>h0", "SOL-1", "fullhouse.transit-first", {"m0", "b0"}, {"b0"});
  EXPECT_TRUE(house_groups(timeline).ways("m0").empty());
  EXPECT_EQ(timeline.state().legal_steps(), (Texts{"b0>a0", "b0>a1", "b0>c0", "b0>c1"})) << "back as well";
  play(timeline, {"1: b0>c0"});
  EXPECT_TRUE(is_legal(timeline, "1: m0>h0"));
}

TEST(SolFullHouse, SOL_1_the_centre_is_not_entered) {
  const Timeline timeline = house("a0 m0");
  expect_no(timeline, "a0>z", "SOL-1", "fullhouse.centre-closed", {"a0", "z"});
  const Texts ways = house_groups(timeline).ways("a0");
  EXPECT_EQ(ways, (Texts{"a1", "a7", "b0"}));
}

// The last piece of the reserve can come in on one space only.
TEST(SolFullHouse, GRP_7_no_more_than_the_reserve_has) {
  bool met = false;
  for (std::uint64_t seed = 1; seed <= 300 && !met; ++seed) {
    Timeline timeline =
        random_game(*find_game("full-house"), *check_setup(*find_game("full-house"), 1, {}), seed);
    timeline.go_to(timeline.length() - 1);
    const Texts steps = timeline.state().legal_steps();
    for (std::size_t i = 1; i < steps.size() && timeline.state().position()["reserve"] == 1; ++i) {
      const std::size_t plus = steps[i].find('+');
      if (plus != std::string::npos && steps[i - 1].substr(0, plus + 1) == steps[i].substr(0, plus + 1)) {
        const std::string both = steps[i - 1] + steps[i].substr(plus);
        const auto refusal = timeline.refusal(1, both);
        ASSERT_TRUE(refusal) << both;
        EXPECT_EQ(refusal->rule, "GRP-7");
        EXPECT_EQ(refusal->reason, "fullhouse.reserve-empty");
        EXPECT_EQ(refusal->arguments, (Texts{"1", "2"}));
        EXPECT_EQ(refusal->places.size(), 2U);
        met = true;
      }
    }
  }
  EXPECT_TRUE(met);
}

TEST(SolFullHouse, SOL_1_all_forty_on_the_board_solve_it) {
  const Timeline timeline =
      random_game(*find_game("full-house"), *check_setup(*find_game("full-house"), 1, {}), 3);
  const nlohmann::json position = timeline.state().position();
  EXPECT_EQ(position["pieces"].size(), 40U);
  EXPECT_EQ(position["reserve"], 0);
  EXPECT_EQ(timeline.outcome(), (Outcome{"solved", {1}, {static_cast<int>(timeline.length())}}));
  EXPECT_EQ(position["moves"], timeline.length());
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  EXPECT_EQ(timeline.refusal(1, "h0>k1")->reason, "fullhouse.game-is-over");
}

TEST(SolFullHouse, TURN_6_alone_one_resigns_and_nobody_wins) {
  Timeline timeline = start("full-house");
  play(timeline, {"1: h0>k1", "1: resign"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {}, {1}}));
}

TEST(SolFullHouse, SOL_4_insight_shows_what_a_move_completes) {
  const Timeline timeline = start("full-house");
  const auto& insight = house_groups(timeline);
  EXPECT_EQ(insight.groups().size(), 36U);
  EXPECT_EQ(insight.ways("h0"), (Texts{"g0", "g1", "k0", "k1", "m0"}));
  EXPECT_TRUE(insight.ways("g0").empty());
  const auto bring_ins = insight.bring_ins("h0", "k1");
  ASSERT_EQ(bring_ins.size(), 1U);
  EXPECT_EQ(bring_ins[0].space, "h0");
  ASSERT_EQ(bring_ins[0].groups.size(), 1U);
  EXPECT_EQ(bring_ins[0].groups[0], (std::array<std::string, 3>{"m1", "h0", "k1"}));
  EXPECT_TRUE(insight.bring_ins("h0", "g0").empty());
  const auto* own = challenges::full_house_insight(timeline.state());
  EXPECT_EQ(own->pieces(), (Texts{"h0", "h1", "m1"}));
  EXPECT_EQ(own->reserve(), 37);
  EXPECT_EQ(own->moves(), 0);
  EXPECT_EQ(challenges::jump_insight(timeline.state()), nullptr);
}

TEST(SolFullHouse, the_example_shows_what_the_specification_says) {
  expect_example("full-house", read_data("examples/full-house.json"),
                 read_data_lines("examples/full-house.show.jsonl"));
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/insight.h"
#include "engine/challenges/starts.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/challenge_texts.h"
#include "tests/support/files.h"

// SOL-3 with OVP-5 and OVP-6. The pieces of a start are white, black, red, blue, white… in their order.

namespace byways::test {
namespace {

Timeline spiral(const std::string& from, bool colours = true) {
  return start("spiral", {{"from", from}, {"colours", colours}});
}

const challenges::JumpInsight& spiral_insight(const Timeline& timeline) {
  return *challenges::jump_insight(timeline.state());
}

TEST(SolSpiral, SOL_3_forty_pieces_in_the_order_of_the_colours) {
  const Timeline timeline = start("spiral");
  const nlohmann::json pieces = timeline.state().position()["pieces"];
  EXPECT_EQ(pieces.size(), 40U);
  EXPECT_EQ(pieces["A1"], "white");
  EXPECT_EQ(pieces["A2"], "black");
  EXPECT_EQ(pieces["A3"], "red");
  EXPECT_EQ(pieces["A4"], "blue");
  EXPECT_EQ(pieces["A5"], "white");
  EXPECT_EQ(timeline.state().legal_steps().size(), 540U);
  EXPECT_EQ(timeline.state().scores(), std::vector<int>{40});
}

TEST(SolSpiral, SOL_3_without_colours_all_are_alike) {
  const Timeline timeline = start("spiral", {{"colours", false}});
  EXPECT_EQ(timeline.state().position()["pieces"]["A1"], 1);
  EXPECT_EQ(spiral_insight(timeline).colour_at("A1"), "piece");
  EXPECT_GT(timeline.state().legal_steps().size(), 540U);
}

TEST(SolSpiral, SOL_3_the_last_piece_passed_over_is_removed) {
  Timeline timeline = spiral("B0 A0 O");
  play(timeline, {"1: B0>O>A3"});
  EXPECT_EQ(timeline.state().position()["pieces"], nlohmann::json({{"A0", "black"}, {"A3", "white"}}));
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Moved, "white", "B0", "A3", 1},
                                                    {Change::Kind::Vanished, "red", "O", "", 1}}));
}

TEST(SolSpiral, OVP_5_no_piece_of_its_own_colour_is_in_the_chain) {
  const std::string from = "B0 A0 J2 J4 O";
  expect_no(spiral(from), "B0>O>A3", "OVP-5", "spiral.own-colour", {"B0", "O"}, {"white", "O"});
  EXPECT_TRUE(is_legal(spiral(from, false), "1: B0>O>A3"));
  EXPECT_TRUE(is_legal(spiral(from), "1: B0>A0>A1"));
  EXPECT_TRUE(is_legal(spiral(from), "1: A0>O>A3")) << "black may pass over white";
  EXPECT_EQ(spiral_insight(spiral(from, false)).way("B0>O>A3"), (Texts{"B0", "A0", "O", "A3"}));
  EXPECT_TRUE(spiral_insight(spiral(from)).way("B0>O>A3").empty());
}

TEST(SolSpiral, OVP_5_own_pieces_between_are_named) {
  // B0 and A0 are white: the only way to the black piece on O leads over A0.
  const Timeline timeline = spiral("B0 O J2 J4 A0");
  expect_no(timeline, "B0>O>A3", "OVP-5", "spiral.own-colour", {"B0", "A0"}, {"white", "A0"});
}

TEST(SolSpiral, OVP_5_refusals_name_what_is_wrong) {
  const Timeline timeline = spiral("B0 A0 D4 C3");
  expect_no(timeline, "A1>A0>O", "OVP-5", "spiral.nothing-there", {"A1"});
  expect_no(timeline, "B0>A0>B0", "OVP-5", "spiral.same-place", {"B0"});
  expect_no(timeline, "B0>B0>C0", "OVP-5", "spiral.over-itself", {"B0"});
  expect_no(timeline, "B0>C0>D0", "OVP-5", "spiral.nothing-to-pass", {"C0"});
  expect_no(timeline, "D4>C3>C3", "OVP-5", "spiral.taken", {"C3"});
  expect_no(timeline, "B0>A0>A2", "OVP-5", "spiral.not-behind", {"A0", "A2"});
  expect_no(timeline, "B0>C3>B3", "OVP-5", "spiral.out-of-reach", {"B0", "C3"});
  expect_no(timeline, "B0>A0>X0", "LIN-1", "spiral.no-such-place", {});
  EXPECT_EQ(timeline.refusal(1, "B0>A0")->rule, "notation");
  EXPECT_EQ(timeline.refusal(2, "B0>A0>O")->rule, "SOL-3");
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "spiral.one-move");
}

TEST(SolSpiral, OVP_6_from_an_exit_along_the_perimeter_only) {
  Timeline timeline = spiral("J0 I0 J1 H4");
  EXPECT_TRUE(is_legal(timeline, "1: J0>J1>I1"));
  expect_no(timeline, "J0>I0>H1", "OVP-6", "spiral.leaves-perimeter", {"J0", "I0", "H1"}, {"J0"});
  EXPECT_TRUE(is_legal(timeline, "1: I0>J1>I1")) << "from elsewhere pieces on exits are passed over";
  play(timeline, {"1: J0>J1>I1"});
  EXPECT_TRUE(is_legal(timeline, "1: I1>H4>H5")) << "ordinary again";
}

TEST(SolSpiral, OVP_6_a_chain_off_the_perimeter_does_not_count_for_an_exit) {
  // J0 could travel over H2 and H3 to I1, but may not leave the perimeter.
  const Timeline timeline = spiral("J0 I0 H2 H3");
  expect_no(timeline, "J0>H3>I1", "OVP-6", "spiral.leaves-perimeter", {"J0", "H3", "I1"});
}

TEST(SolSpiral, SOL_3_one_piece_left_solves_it_and_better_on_the_centre) {
  Timeline timeline = spiral("B0 A0");
  Timeline elsewhere = timeline;
  play(timeline, {"1: B0>A0>O"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"solved", {1}, {1}, true}));
  play(elsewhere, {"1: B0>A0>A1"});
  EXPECT_EQ(elsewhere.outcome(), (Outcome{"solved", {1}, {1}, false}));
  expect_no(timeline, "O>A0>B0", "SOL-3", "spiral.game-is-over", {});
}

TEST(SolSpiral, SOL_3_stuck_where_no_leap_is_left) {
  const std::string from = "B0 J2 J4 J6 A0";  // only B0 and A0 are adjacent, and both are white
  EXPECT_EQ(spiral(from).outcome(), (Outcome{"stuck", {}, {5}, false}));
  EXPECT_EQ(spiral(from, false).outcome(), std::nullopt);
}

TEST(SolSpiral, the_result_tells_of_the_centre_and_is_checked) {
  Timeline timeline = spiral("B0 A0");
  play(timeline, {"1: B0>A0>O"});
  const std::string record = record_of(timeline);
  EXPECT_NE(record.find(R"("scores":[1],"centre":true)"), std::string::npos) << record;
  EXPECT_EQ(record_of(replayed(record)), record);
  std::string wrong = record;
  wrong.replace(wrong.find(R"("centre":true)"), 13, R"("centre":false)");
  EXPECT_THROW(static_cast<void>(replayed(wrong)), std::invalid_argument);
  wrong = record;
  wrong.replace(wrong.find(R"(,"centre":true)"), 14, "");
  EXPECT_THROW(static_cast<void>(replayed(wrong)), std::invalid_argument);
}

TEST(SolSpiral, in_results_of_other_games_the_centre_is_an_unknown_key) {
  Timeline timeline = challenge_from("crooked-jumps", "A0 B0");
  play(timeline, {"1: B0>A0>O"});
  std::string record = record_of(timeline);
  record.replace(record.find(R"("scores":[1])"), 12, R"("scores":[1],"centre":false)");
  EXPECT_EQ(view_of(replayed(record)), view_of(timeline));
  EXPECT_NE(write_record(*read_record(record)).find(R"("centre":false)"), std::string::npos) << "kept";
}

TEST(SolSpiral, TURN_6_alone_one_resigns_and_nobody_wins) {
  Timeline timeline = start("spiral");
  play(timeline, {"1: resign"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {}, {40}, false}));
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST(SolSpiral, SOL_4_insight_shows_landings_colours_and_chains) {
  const Timeline timeline = spiral("B0 A0 O C0");
  const auto& insight = spiral_insight(timeline);
  bool over_two = false;
  for (const challenges::Landing& landing : insight.landings("B0")) {
    const Texts way = insight.way(landing.step);
    ASSERT_GE(way.size(), 3U);
    EXPECT_EQ(way.front(), "B0");
    EXPECT_EQ(way[way.size() - 2], landing.removed);
    EXPECT_EQ(way.back(), landing.to);
    over_two = over_two || way == Texts{"B0", "A0", "O", "A3"};
  }
  EXPECT_TRUE(over_two);
  EXPECT_EQ(insight.colour_at("C0"), "blue");
  EXPECT_EQ(insight.colour_at("C1"), "");
  EXPECT_EQ(insight.pieces(), (Texts{"O", "A0", "B0", "C0"}));
  EXPECT_EQ(challenges::full_house_insight(timeline.state()), nullptr);
}

TEST(SolSpiral, the_option_from_keeps_its_order) {
  EXPECT_EQ(spiral("B0 A0").setup().options.word("from"), "B0 A0");
  EXPECT_EQ(spiral("B0 A0").state().position()["pieces"]["B0"], "white");
  EXPECT_EQ(spiral("A0 B0").state().position()["pieces"]["B0"], "black");
}

TEST(SolSpiral, the_example_shows_what_the_specification_says) {
  expect_example("spiral", read_data("examples/spiral.json"), read_data_lines("examples/spiral.show.jsonl"));
}

// A start that somebody sets up: in an order in which the colours take turns.
TEST(SolSpiral, SOL_3_a_start_has_pieces_of_each_colour_in_turn) {
  const Game& game = *find_game("spiral");
  const byways::Setup usual = *check_setup(game, 1, {});
  const auto with = [&](const challenges::StartPieces& pieces) {
    return challenges::setup_with(game, usual, pieces);
  };
  const challenges::StartPieces pieces{
      {"A0", "black"}, {"A1", "white"}, {"A2", "white"}, {"A3", "red"}, {"A4", "blue"}};
  const auto setup = with(pieces);
  ASSERT_TRUE(setup);
  EXPECT_EQ(first_state(game, *setup)->position()["pieces"], nlohmann::json(pieces));
  const auto expect_no_start = [&](const challenges::StartPieces& bad, const char* reason) {
    const auto refused = with(bad);
    ASSERT_FALSE(refused) << reason;
    EXPECT_EQ(refused.error().rule, "SOL-3");
    EXPECT_EQ(refused.error().reason, reason);
  };
  expect_no_start({{"A1", "white"}, {"A2", "white"}}, "arrange.colours");
  expect_no_start({{"A1", "white"}, {"A2", "green"}}, "arrange.colours");
  expect_no_start({{"A1", "white"}}, "arrange.count");
  expect_no_start({{"A1", "white"}, {"Q9", "black"}}, "arrange.setup");
  expect_no_start({{"A1", "white"}, {"I5", "black"}}, "arrange.no-move");
}

}  // namespace
}  // namespace byways::test

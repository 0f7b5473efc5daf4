// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games.h"
#include "tests/engine/highway_scenes.h"
#include "tests/support/timelines.h"

// HWY-6, HWY-7, HWY-12, HWY-13, HWY-16, HWY-17: complete rounds, their reports and transitions.

namespace byways::test {
namespace {

using highway::HighwayState;
using highway::RoundReport;
using Kind = Change::Kind;

const RoundReport& last_report(const HighwayState& state) { return *state.reports().back(); }
std::string tiles_of(const HighwayState& state) { return state.position()["tiles"].dump(); }

TEST(HighwayRound, HWY_6_the_same_tile_from_several_stands) {
  auto state = state_of({.round = 1, .cells = {"E4", "E6"}});
  play_round(state, {"E5=L -", "E5=L -"});
  EXPECT_EQ(tiles_of(state), R"({"E5":"L"})");
  EXPECT_EQ(last_report(state).placed, (std::vector<highway::PlacedTile>{{"E5", "L", ""}}));
  EXPECT_TRUE(last_report(state).failed.empty());
  state = state_of({.round = 1, .cells = {"E4", "E6", "A1"}});
  play_round(state, {"E5=X e", "E5=X w", "-"});
  EXPECT_EQ(state.position()["players"].dump(), R"(["E4","E6","A1"])") << "both are stopped";
}

TEST(HighwayRound, HWY_6_different_tiles_on_a_cell_all_fail_and_the_rest_stands) {
  const std::vector<std::pair<std::string, Texts>> kClashes{
      {"E5=L", {"L", "R"}}, {"E5=X", {"R", "X"}}, {"E5=R", {}}};
  for (const auto& [first, kinds] : kClashes) {
    auto state = state_of({.round = 1, .cells = {"E4", "E6"}});
    play_round(state, {first + " D4=L e", "E5=R F5=L -"});
    EXPECT_EQ(tiles_of(state), kinds.empty() ? R"({"D4":"L","E5":"R","F5":"L"})" : R"({"D4":"L","F5":"L"})");
    ASSERT_EQ(last_report(state).failed.size(), kinds.empty() ? 0U : 1U);
    if (!kinds.empty()) {
      EXPECT_EQ(last_report(state).failed.front(), (highway::FailedTiles{"E5", kinds}));
      EXPECT_EQ(path_of(state, 1).front(), "E5") << "no blockade there";
    }
  }
}

TEST(HighwayRound, HWY_6_where_tiles_fail_what_lay_there_stays) {
  auto state = state_of({.round = 2, .cells = {"E4", "E6"}, .left = {"E5"}});
  play_round(state, {"E5=R -", "E5=X -"});
  EXPECT_EQ(tiles_of(state), R"({"E5":"L"})");
}

TEST(HighwayRound, HWY_7_a_tile_replaces_what_lay_there) {
  auto state = state_of({.round = 2, .cells = {"E4", "A1"}, .left = {"E5", "E3"}, .right = {"D4"}});
  const Transition changes = play_round(state, {"E5=R E3=L D4=X -", "-"});
  EXPECT_EQ(tiles_of(state), R"({"E3":"L","E5":"R"})") << "what a blockade replaced is gone";
  EXPECT_EQ(last_report(state).placed, (std::vector<highway::PlacedTile>{{"D4", "X", "R"}, {"E5", "R", "L"}}))
      << "a left tile on a left tile is nobody's business";
  EXPECT_EQ(last_report(state).blockades, Texts{"D4"});
  EXPECT_EQ(changes, (Transition{{Kind::Vanished, "right", "D4", "", kNobody},
                                 {Kind::Appeared, "blockade", "", "D4", kNobody},
                                 {Kind::Turned, "right", "E5", "E5", kNobody},
                                 {Kind::Vanished, "blockade", "D4", "", kNobody}}));
}

TEST(HighwayRound, HWY_7_blockades_last_one_round_and_direction_tiles_stay) {
  auto state = state_of({.round = 1, .cells = {"E4", "A1"}});
  play_round(state, {"E5=X D4=L e", "-"});
  EXPECT_TRUE(path_of(state, 1).empty());
  play_round(state, {"e", "-"});
  EXPECT_EQ(path_of(state, 1), (Texts{"E5", "E6", "E7", "E8", "E9"}));
  EXPECT_EQ(tiles_of(state), R"({"D4":"L"})");
}

TEST(HighwayRound, HWY_8_all_travel_at_once_and_do_not_block_one_another) {
  auto state = state_of({.round = 1, .cells = {"E1", "E9"}});
  const Transition changes = play_round(state, {"e", "w"});
  EXPECT_EQ(state.position()["players"].dump(), R"(["E9","E1"])");
  EXPECT_EQ(state.scores(), (std::vector<int>{8, 8}));
  ASSERT_EQ(changes.size(), 16U);
  EXPECT_EQ(changes[0], (Change{Kind::Moved, "player", "E1", "E2", 1}));
  EXPECT_EQ(changes[1], (Change{Kind::Moved, "player", "E9", "E8", 2}));
  EXPECT_EQ(changes[2], (Change{Kind::Moved, "player", "E2", "E3", 1}));
}

TEST(HighwayRound, journeys_are_reported_with_every_turn_and_stop) {
  auto state = state_of({.round = 6, .cells = {"C6", "I1"}, .left = {"C7"}});
  play_round(state, {"e", "-"});
  const auto& journey = last_report(state).journeys.front();
  EXPECT_EQ(journey.start, "C6");
  EXPECT_EQ(journey.direction, "e");
  EXPECT_EQ(journey.cells.front(), (highway::JourneyCell{"C7", "e", "L", true, 1}))
      << "turned to the north-east, mirrored to the west";
  EXPECT_EQ(journey.stop, highway::Stop::Trail);
  EXPECT_EQ(journey.heading, "w");
  EXPECT_EQ(journey.ahead, "C6");
  EXPECT_EQ(journey.points, 1);
  EXPECT_EQ(last_report(state).points, (std::vector<int>{1, 0}));
  EXPECT_EQ(last_report(state).round, 6);
}

TEST(HighwayRound, HWY_12_direction_tiles_are_reversed_before_round_4) {
  auto state = state_of({.round = 3, .cells = {"E5", "A1"}, .left = {"B2"}, .right = {"C3"}});
  const Transition changes = play_round(state, {"E6=L -", "-"});
  EXPECT_EQ(state.position()["round"], 4);
  EXPECT_EQ(tiles_of(state), R"({"B2":"R","C3":"L","E6":"R"})");
  EXPECT_EQ(std::count(changes.begin(), changes.end(), Change{Kind::Turned, "right", "E6", "E6", kNobody}),
            1);
  EXPECT_EQ(changes.size(), 4U);
  play_round(state, {"-", "-"});
  EXPECT_EQ(tiles_of(state), R"({"B2":"R","C3":"L","E6":"R"})") << "once only";
}

TEST(HighwayRound, HWY_13_two_points_for_every_robber_that_somebody_runs_into) {
  auto state = state_of({.round = 5, .cells = {"E3", "C5", "G5"}});
  play_round(state, {"e", "E5=$ E6=$ -", "E5=$ E7=$ -"});
  EXPECT_EQ(path_of(state, 1), (Texts{"E4", "E5", "E6", "E7", "E8", "E9"}));
  EXPECT_EQ(state.scores(), (std::vector<int>{6 - 8, 4, 4})) << "scores may become negative";
  EXPECT_EQ(last_report(state).robberies, (std::vector<int>{-8, 4, 4}));
  EXPECT_EQ(last_report(state).journeys.front().points, 6);
}

TEST(HighwayRound, HWY_13_ones_own_robbers_do_nothing) {
  auto state = state_of({.round = 5, .cells = {"E3", "A1"}});
  play_round(state, {"E4=$ E5=$ e", "-"});
  EXPECT_EQ(state.scores(), (std::vector<int>{6, 0}));
}

TEST(HighwayRound, HWY_13_robbers_coexist_with_everything_and_last_a_round) {
  auto state = state_of({.round = 5, .cells = {"E3", "D6", "A1"}, .left = {"E5"}});
  play_round(state, {"E5=R e", "E5=X E5=$ -", "-"});
  EXPECT_EQ(path_of(state, 1), (Texts{"E4", "E5", "D5", "C5", "B5", "A5"}))
      << "the tiles cancel out and the left one stays; the robber waits all the same";
  EXPECT_EQ(state.scores(), (std::vector<int>{6 - 2, 2, 0}));
  EXPECT_EQ(tiles_of(state), R"({"E5":"L"})") << "robbers are never shown";
  play_round(state, {"-", "se", "-"});
  EXPECT_EQ(last_report(state).robberies, (std::vector<int>{0, 0, 0}));
}

TEST(HighwayRound, HWY_13_no_robber_is_met_where_nobody_gets) {
  auto state = state_of({.round = 5, .cells = {"E3", "E6"}});
  play_round(state, {"e", "E5=X E5=$ -"});
  EXPECT_EQ(path_of(state, 1), Texts{"E4"});
  EXPECT_EQ(state.scores(), (std::vector<int>{1, 0}));
}

TEST(HighwayRound, HWY_16_the_most_points_win_and_equal_points_share) {
  auto state = state_of({.round = 6, .cells = {"A1", "I5", "E5"}});
  EXPECT_EQ(state.outcome(), std::nullopt);
  play_round(state, {"A3=X e", "I3=X w", "-"});
  EXPECT_EQ(state.outcome(), (Outcome{"six rounds played", {1, 2}, {1, 1, 0}}));
  EXPECT_EQ(state.to_move(), kNobody);
  EXPECT_EQ(state.phase(), "over");
  EXPECT_EQ(state.position()["round"], 6);
  EXPECT_EQ(state.refusal(1, "e")->rule, "HWY-16");
  EXPECT_EQ(state.refusal(kChance, "return 1 A1")->rule, "HWY-16");
  EXPECT_EQ(state.end_refusal(1)->rule, "HWY-16");
}

TEST(HighwayRound, HWY_17_the_six_twists) {
  using highway::Twist;
  using highway::twist_of;
  EXPECT_EQ(twist_of(1), Twist::Theme);
  EXPECT_EQ(twist_of(2), Twist::CenterControl);
  EXPECT_EQ(twist_of(3), Twist::LineOfSight);
  EXPECT_EQ(twist_of(4), Twist::ReverseTheWorld);
  EXPECT_EQ(twist_of(5), Twist::HighwayRobbery);
  EXPECT_EQ(twist_of(6), Twist::RubberWalls);
  // Round 1: control by distance, one point for each cell, hard edges.
  auto state = state_of({.round = 1, .cells = {"C6", "I1"}});
  play_round(state, {"e", "-"});
  EXPECT_EQ(path_of(state, 1), Texts{"C7"});
  EXPECT_EQ(state.scores(), (std::vector<int>{1, 0})) << "an edge cell";
}

TEST(HighwayRound, a_preview_is_the_journey_on_the_board_as_its_seat_knows_it) {
  auto state = state_of({.round = 2, .cells = {"E3", "E7"}, .right = {"E6"}});
  submit(state, "E5=X w");  // seat 1's secret submission
  draw(state, "D6=L E6=L w");
  const auto preview = state.preview(2);
  EXPECT_EQ(preview.cells.size(), 2U + 3);
  EXPECT_EQ(preview.cells[0], (highway::JourneyCell{"E6", "w", "L", false, 2}));
  EXPECT_EQ(preview.cells[1].cell, "F5") << "turned to the south-west";
  EXPECT_EQ(preview.points, 2 + 2 + 1 + 1 + 0);
  EXPECT_EQ(preview.stop, highway::Stop::Edge);
  EXPECT_EQ(state.preview(2, hex::kEast).cells.size(), 2U);
  EXPECT_EQ(state.preview(1).direction, "w");
  EXPECT_EQ(state.preview(2, highway::kStay).stop, highway::Stop::NoDirection);
}

TEST(HighwayRound, a_preview_comes_true_where_nobody_interferes) {
  auto state = state_of({.round = 6, .cells = {"C6", "I1"}});
  draw(state, "C7=X e");
  auto preview = state.preview(1);
  EXPECT_EQ(preview.stop, highway::Stop::Blockade);
  EXPECT_EQ(preview.ahead, "C7");
  state = state_of({.round = 6, .cells = {"C6", "I1"}});
  draw(state, "D7=L e");
  preview = state.preview(1);
  state.end_turn();
  submit(state, "-");
  EXPECT_EQ(last_report(state).journeys.front(), preview);
}

TEST(HighwayRound, reports_of_all_rounds_add_up_to_the_scores_and_journeys_are_those_of_the_last) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Timeline timeline = random_game(*find_game("highway"), {6, {}}, seed);
    std::vector<int> sums(6);
    const auto reports = highway::insight_into(timeline.state())->reports();
    ASSERT_EQ(reports.size(), 6U);
    for (std::size_t round = 0; round < 6; ++round) {
      ASSERT_EQ(reports[round]->round, static_cast<int>(round) + 1);
      for (std::size_t i = 0; i < 6; ++i) {
        sums[i] += reports[round]->points[i];
        ASSERT_EQ(reports[round]->points[i],
                  reports[round]->journeys[i].points + reports[round]->robberies[i]);
        int cells = 0;
        for (const auto& cell : reports[round]->journeys[i].cells) {
          cells += cell.points;
        }
        ASSERT_EQ(cells, reports[round]->journeys[i].points);
      }
      ASSERT_EQ(reports[round]->scores, sums);
    }
    EXPECT_EQ(timeline.state().scores(), sums);
    EXPECT_EQ(timeline.state().position()["journeys"].size(), 6U);
  }
}

}  // namespace
}  // namespace byways::test

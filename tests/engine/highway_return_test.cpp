// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/games.h"
#include "tests/engine/highway_scenes.h"
#include "tests/support/timelines.h"

// HWY-15: collisions and returns.

namespace byways::test {
namespace {

using highway::HighwayState;
using highway::HomeComing;

std::string players_of(const HighwayState& state) { return state.position()["players"].dump(); }

TEST(HighwayReturn, HWY_15_players_who_meet_go_home) {
  auto state = state_of({.round = 1, .cells = {"E1", "E9", "A1"}});
  // In round 1 everybody is at home: seat 1 collides with seat 2, who hasn't moved.
  const Transition changes = play_round(state, {"e", "-", "-"});
  EXPECT_EQ(players_of(state), R"(["E1","E9","A1"])");
  EXPECT_EQ(state.scores(), (std::vector<int>{8, 0, 0})) << "HWY-10: going back scores nothing";
  EXPECT_EQ(state.phase(), "submit");
  EXPECT_EQ(state.position()["round"], 2);
  const auto& report = *state.reports().back();
  EXPECT_EQ(report.collisions, (std::vector<highway::Collision>{{"E9", {1, 2}}}));
  EXPECT_EQ(report.home_comings, (std::vector<HomeComing>{{1, "E9", "E1", false}, {2, "E9", "E9", false}}));
  EXPECT_EQ(changes.back(), (Change{Change::Kind::Moved, "player", "E9", "E1", 1}));
  EXPECT_EQ(state.position()["journeys"][0].back(), "E9") << "the journey ended where they met";
}

TEST(HighwayReturn, HWY_15_two_collisions_at_once) {
  auto state = state_of({.round = 2,
                         .cells = {"E2", "E3", "E7", "A3", "A5", "I1"},
                         .homes = {"A1", "A5", "E9", "I5", "E1", "I1"}});
  // Seat 1 stops on E3, where seat 2 is blocked; seat 4 travels to A5, where seat 5 stays.
  play_round(state, {"e", "E4=X e", "E5=X w", "e", "-", "-"});
  EXPECT_EQ(state.reports().back()->collisions,
            (std::vector<highway::Collision>{{"A5", {4, 5}}, {"E3", {1, 2}}}));
  EXPECT_EQ(players_of(state), R"(["A1","A5","E6","I5","E1","I1"])");
}

TEST(HighwayReturn, HWY_15_a_home_taken_by_somebody_who_met_nobody_calls_for_a_lot) {
  Timeline timeline = start("highway", {}, 3);
  play(timeline, {"*: corners A1 A5 I1", "1: e", "2: w", "3: -"});
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["A5","A1","I1"])")
      << "they have changed places";
  play(timeline, {"1: -", "2: -", "3: ne"});
  // Seats 1 and 3 collided on A5. Seat 3 goes home to I1; seat 1's home A1 is occupied by seat 2.
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "return");
  EXPECT_EQ(timeline.state().position()["round"], 2);
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["A5","A1","I1"])");
  EXPECT_EQ(timeline.state().legal_steps(),
            (Texts{"return 1 A5", "return 1 E1", "return 1 E9", "return 1 I5"}));
  const highway::Insight* insight = highway::insight_into(timeline.state());
  EXPECT_EQ(insight->free_homes(), (Texts{"A5", "E1", "E9", "I5"}))
      << "unused corners are starting hexes too";
  EXPECT_EQ(insight->reports().back()->home_comings,
            (std::vector<HomeComing>{{3, "A5", "I1", false}, {1, "A5", "", true}}));

  EXPECT_EQ(timeline.refusal(1, "e")->reason, "highway.return-is-due");
  EXPECT_EQ(timeline.refusal(1, "e")->rule, "HWY-15");
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "HWY-15");
  const auto reason = [&](const char* lot) { return timeline.refusal(kChance, lot)->reason; };
  EXPECT_EQ(reason("return 3 E1"), "highway.wrong-return");
  EXPECT_EQ(reason("return 1 A1"), "highway.starting-hex-taken");
  EXPECT_EQ(timeline.refusal(kChance, "return 1 A1")->arguments, (Texts{"A1", "2"}));
  EXPECT_EQ(reason("return 1 E5"), "highway.no-starting-hex");
  EXPECT_EQ(reason("return 1 A9"), "highway.no-such-cell");
  for (const char* text : {"return", "return 1", "return A5", "return 4 A5", "return 0 A5", "return 01 A5",
                           "return 1  A5", "return 1 A5 ", "return 1 a5"}) {
    EXPECT_EQ(reason(text), "core.notation") << text;
  }
  EXPECT_EQ(timeline.refusal(1, "return 1 E1")->rule, "notation");

  play(timeline, {"*: return 1 E1"});
  EXPECT_EQ(timeline.phase(), "submit");
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.state().position()["round"], 3);
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["E1","A1","I1"])");
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Moved, "player", "A5", "E1", 1}}));
  EXPECT_EQ(highway::insight_into(timeline.state())->reports().back()->home_comings.back(),
            (HomeComing{1, "A5", "E1", true}));
  EXPECT_EQ(timeline.refusal(kChance, "return 1 I5")->reason, "highway.no-return-is-due");
  EXPECT_EQ(timeline.state().scores(), (std::vector<int>{4, 4, 0 + 1 + 1 + 2 + 2 + 2 + 1 + 1}));
}

TEST(HighwayReturn, HWY_15_the_lot_is_written_even_where_one_hex_is_free) {
  Timeline timeline = start("highway", {}, 6);
  play(timeline, {"*: corners A1 A5 I1 E9 I5 E1", "1: e", "2: w", "3: -", "4: -", "5: -", "6: -"});
  play(timeline, {"1: -", "2: -", "3: ne", "4: -", "5: -", "6: -"});
  EXPECT_EQ(timeline.state().legal_steps(), Texts{"return 1 A5"}) << "where it had been sent away from";
  play(timeline, {"*: return 1 A5"});
  EXPECT_TRUE(timeline.last_transition().empty());
  EXPECT_EQ(entries_of(timeline).back(), "*: return 1 A5");
  EXPECT_EQ(timeline.phase(), "submit");
}

TEST(HighwayReturn, HWY_15_lots_in_seat_order_and_nobody_who_waits_is_in_the_way) {
  highway::Position position =
      position_of({.round = 2, .cells = {"E4", "E6", "A1", "E9"}, .homes = {"A1", "E9", "A5", "I5"}});
  while (!position.is_complete()) {
    position.seal();
  }
  highway::RoundEnd end;
  end.cells = {cell_at("I5"), cell_at("I5"), cell_at("A1"), cell_at("E9")};
  position.finish(end);
  ASSERT_EQ(position.phase(), highway::Phase::Return);
  EXPECT_EQ(position.player(), 0);
  EXPECT_TRUE(position.awaits_return(0));
  EXPECT_TRUE(position.awaits_return(1));
  EXPECT_EQ(highway::cell_names(position.free_homes()), (Texts{"A5", "E1", "I1", "I5"}));
  HighwayState state(position);
  EXPECT_EQ(state.refusal(kChance, "return 2 I5")->reason, "highway.wrong-return") << "in seat order";
  position.return_to(cell_at("I5"));
  EXPECT_EQ(position.player(), 1);
  EXPECT_EQ(position.phase(), highway::Phase::Return);
  EXPECT_EQ(highway::cell_names(position.free_homes()), (Texts{"A5", "E1", "I1"}));
  position.return_to(cell_at("E1"));
  EXPECT_EQ(position.phase(), highway::Phase::Submit);
  EXPECT_EQ(position.round(), 3);
}

TEST(HighwayReturn, HWY_15_a_home_that_somebody_who_collided_stood_on_is_free) {
  highway::Position position =
      position_of({.round = 2, .cells = {"E4", "E6", "A3"}, .homes = {"A1", "A5", "E9"}});
  while (!position.is_complete()) {
    position.seal();
  }
  highway::RoundEnd end;
  end.cells = {cell_at("A5"), cell_at("A5"), cell_at("A3")};
  position.finish(end);
  EXPECT_EQ(position.phase(), highway::Phase::Submit);
  EXPECT_EQ(position.cell(0), cell_at("A1"));
  EXPECT_EQ(position.cell(1), cell_at("A5"));
}

TEST(HighwayReturn, HWY_15_HWY_12_tiles_are_reversed_once_the_returns_of_round_3_are_in) {
  highway::Position position =
      position_of({.round = 3, .cells = {"E4", "E6", "A1"}, .homes = {"A1", "E9", "A5"}, .left = {"C3"}});
  while (!position.is_complete()) {
    position.seal();
  }
  highway::RoundEnd end;
  end.tiles = position.tiles();
  end.cells = {cell_at("I5"), cell_at("I5"), cell_at("A1")};
  position.finish(end);
  ASSERT_EQ(position.phase(), highway::Phase::Return);
  EXPECT_EQ(HighwayState(position).position()["tiles"].dump(), R"({"C3":"L"})");
  EXPECT_EQ(HighwayState(position).position()["round"], 3);
  position.return_to(cell_at("I1"));
  EXPECT_EQ(HighwayState(position).position()["tiles"].dump(), R"({"C3":"R"})");
  EXPECT_EQ(HighwayState(position).position()["round"], 4);
}

TEST(HighwayReturn, HWY_15_after_round_6_nobody_is_sent_back) {
  auto state = state_of({.round = 6, .cells = {"E1", "E9"}, .homes = {"A1", "A5"}});
  play_round(state, {"e", "-"});
  EXPECT_EQ(state.phase(), "over");
  EXPECT_EQ(players_of(state), R"(["E9","E9"])");
  EXPECT_EQ(state.reports().back()->collisions, (std::vector<highway::Collision>{{"E9", {1, 2}}}));
  EXPECT_TRUE(state.reports().back()->home_comings.empty());
}

TEST(HighwayReturn, HWY_15_random_games_have_them_and_replay) {
  int lots = 0;
  for (std::uint64_t seed = 1; lots < 3 && seed < 100; ++seed) {
    Timeline timeline = random_game(*find_game("highway"), {6, {}}, seed);
    for (const std::string& entry : entries_of(timeline)) {
      lots += entry.starts_with("*: return ") ? 1 : 0;
    }
    ASSERT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  }
  EXPECT_GE(lots, 3);
}

}  // namespace
}  // namespace byways::test

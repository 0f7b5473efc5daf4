// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "engine/games.h"
#include "tests/engine/highway_scenes.h"
#include "tests/support/timelines.h"

// HWY-1, HWY-2, HWY-5 and the notation: legal submissions and how they are written.

namespace byways::test {
namespace {

const std::string kCorners = "*: corners A1 A5 E9 I5 I1 E1";

Timeline six() {
  Timeline timeline = start("highway", {}, 6);
  play(timeline, {kCorners});
  return timeline;
}

// Expects a step to be refused with this rule, reason and places.
void expect_refused(const highway::HighwayState& state, const std::string& step, const std::string& rule,
                    const std::string& reason, const Texts& places) {
  const auto refusal = state.refusal(state.to_move(), step);
  ASSERT_TRUE(refusal) << step;
  EXPECT_EQ(refusal->rule, rule) << step;
  EXPECT_EQ(refusal->reason, "highway." + reason) << step;
  EXPECT_EQ(refusal->places, places) << step;
}

TEST(HighwaySetup, HWY_1_the_lot_gives_each_seat_a_corner_in_seat_order) {
  Timeline timeline = start("highway", {}, 3);
  EXPECT_EQ(timeline.to_move(), kChance);
  EXPECT_EQ(timeline.phase(), "setup");
  EXPECT_EQ(timeline.state().position().dump(), R"({"players":[],"round":1,"scores":[0,0,0],"tiles":{}})");
  play(timeline, {"*: corners E9 A1 I5"});
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.phase(), "submit");
  EXPECT_EQ(timeline.state().position()["players"].dump(), R"(["E9","A1","I5"])");
  const auto table = highway::insight_into(timeline.state())->table();
  EXPECT_EQ(table.homes, (Texts{"E9", "A1", "I5"}));
  ASSERT_EQ(timeline.last_transition().size(), 3U);
  EXPECT_EQ(timeline.last_transition()[1], (Change{Change::Kind::Appeared, "player", "", "A1", 2}));
}

TEST(HighwaySetup, HWY_1_every_order_of_corners_can_come_up) {
  EXPECT_EQ(start("highway", {}, 2).state().legal_steps().size(), 30U);
  const Texts lots = start("highway", {}, 6).state().legal_steps();
  EXPECT_EQ(std::set<std::string>(lots.begin(), lots.end()).size(), 720U);
  EXPECT_EQ(lots.front(), "corners A1 A5 E1 E9 I1 I5");
}

TEST(HighwaySetup, HWY_1_an_impossible_lot_is_refused) {
  const Timeline timeline = start("highway", {}, 3);
  const auto reason = [&](const char* lot) { return timeline.refusal(kChance, lot)->reason; };
  EXPECT_EQ(reason("corners A1 A5"), "highway.number-of-corners");
  EXPECT_EQ(reason("corners A1 A5 E9 I5"), "highway.number-of-corners");
  EXPECT_EQ(reason("corners A1 A5 A1"), "highway.corner-twice");
  EXPECT_EQ(reason("corners A1 A5 A3"), "highway.no-corner");
  EXPECT_EQ(reason("corners A1 A5 A9"), "highway.no-such-cell");
  for (const char* text : {"corners", "corners ", "corners A1 A5  E9", "corners a1 A5 E9", "corners A1,A5,E9",
                           "Corners A1 A5 E9", "corner A1 A5 E9"}) {
    EXPECT_EQ(reason(text), "core.notation") << text;
  }
  EXPECT_EQ(timeline.refusal(1, "corners A1 A5 E9")->rule, "notation") << "nobody chooses them";
  EXPECT_EQ(timeline.refusal(1, "e")->reason, "highway.corners-are-due");
  EXPECT_EQ(timeline.refusal(1, "e")->rule, "HWY-1");
  EXPECT_EQ(timeline.refusal(kChance, "return 1 A1")->rule, "HWY-1");
  EXPECT_EQ(six().refusal(kChance, "corners A1 A5 E9 I5 I1 E1")->reason, "highway.corners-are-settled");
}

TEST(HighwaySubmission, HWY_2_seats_submit_one_after_the_other_and_nothing_shows) {
  Timeline timeline = six();
  const std::string before = timeline.state().position().dump();
  const Texts submissions{"1: A2=L A3=R B3=X e", "2: B6=X w", "3: -", "4: I4=R w", "5: H1=L ne"};
  for (std::size_t i = 0; i < submissions.size(); ++i) {
    play(timeline, {submissions[i]});
    EXPECT_EQ(timeline.to_move(), static_cast<int>(i) + 2);
    EXPECT_EQ(timeline.state().position().dump(), before);
    EXPECT_TRUE(timeline.last_transition().empty());
  }
  play(timeline, {"6: e"});
  EXPECT_EQ(timeline.state().position()["round"], 2);
  EXPECT_EQ(timeline.to_move(), 1);
}

TEST(HighwaySubmission, HWY_2_an_open_submission_is_shown_to_whoever_holds_the_record) {
  Timeline timeline = six();
  play(timeline, {"1: A3=R A2=L \u2026"});
  EXPECT_EQ(timeline.state().position()["drawn"].dump(), R"(["A3=R","A2=L"])");
  EXPECT_TRUE(timeline.state().turn_is_open());
  EXPECT_TRUE(timeline.state().position()["tiles"].empty());
}

TEST(HighwaySubmission, steps_in_any_order_are_written_canonically) {
  Timeline timeline = six();
  play(timeline, {"1: e B3=X C1=R A3=L", "2: - A3=R", "3: D8=X F8=L nw", "4: -", "5: -", "6: -"});
  const Texts entries = entries_of(timeline);
  EXPECT_EQ(entries[1], "1: A3=L C1=R B3=X e");
  EXPECT_EQ(entries[2], "2: A3=R -");
  EXPECT_EQ(entries[3], "3: F8=L D8=X nw");
  EXPECT_EQ(entries[4], "4: -");
}

TEST(HighwaySubmission, HWY_13_robbers_are_written_after_the_blockade_in_reading_order) {
  Timeline timeline = start("highway", {}, 2);
  play(timeline, {"*: corners A1 I5", "1: -", "2: -", "1: -", "2: -", "1: -", "2: -", "1: -", "2: -"});
  play(timeline, {"1: ne B3=$ C1=X A3=$ B2=R A3=L"});
  EXPECT_EQ(entries_of(timeline).back(), "1: A3=L B2=R C1=X A3=$ B3=$ ne");
}

TEST(HighwaySubmission, HWY_2_so_much_of_each_kind) {
  auto state = state_of({.round = 1, .cells = {"E5", "A1"}});
  draw(state, "E6=L E4=R");
  expect_refused(state, "D4=L", "HWY-2", "third-turn", {"D4", "E4", "E6"});
  expect_refused(state, "E4=L", "HWY-2", "third-turn", {"E4", "E6"});
  draw(state, "D5=X");
  expect_refused(state, "D4=X", "HWY-2", "second-blockade", {"D4", "D5"});
  draw(state, "ne");
  expect_refused(state, "e", "HWY-2", "second-direction", {});
  expect_refused(state, "ne", "HWY-2", "second-direction", {});
  expect_refused(state, "-", "HWY-2", "second-direction", {});
  EXPECT_TRUE(state.legal_steps().empty());

  state = state_of({.round = 5, .cells = {"E5", "A1"}});
  draw(state, "E6=$ E7=$");
  expect_refused(state, "D4=$", "HWY-2", "third-robber", {"D4", "E6", "E7"});
}

TEST(HighwaySubmission, HWY_2_a_submission_ends_once_its_direction_is_settled) {
  Timeline timeline = six();
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "highway.direction-missing");
  EXPECT_EQ(refused(timeline, "1: A2=L").step, "end");
  EXPECT_EQ(refused(timeline, "1: A2=L").refusal.rule, "HWY-2");
  play(timeline, {"1: - \u2026"});
  EXPECT_EQ(timeline.refusal(1, "end"), std::nullopt);
}

TEST(HighwaySubmission, HWY_2_the_other_seats_have_to_wait) {
  const Timeline timeline = six();
  EXPECT_EQ(timeline.refusal(2, "w")->rule, "HWY-2");
  EXPECT_EQ(timeline.refusal(2, "w")->reason, "highway.wrong-seat");
  EXPECT_EQ(timeline.refusal(2, "w")->arguments, Texts{"1"});
  EXPECT_EQ(timeline.refusal(2, "end")->reason, "highway.wrong-seat");
  EXPECT_EQ(timeline.refusal(kChance, "w")->reason, "highway.chance-is-not-due");
}

TEST(HighwaySubmission, HWY_5_tiles_lie_on_cells_without_players_each_on_its_own) {
  auto state = state_of({.round = 1, .cells = {"B2", "B3", "A5"}});
  expect_refused(state, "B2=L", "HWY-5", "own-cell", {"B2"});
  expect_refused(state, "B3=X", "HWY-5", "player-there", {"B3"});
  EXPECT_EQ(state.refusal(1, "B3=X")->arguments, (Texts{"B3", "2"}));
  expect_refused(state, "A1=X", "HWY-5", "blockade-on-corner", {"A1"});
  EXPECT_EQ(state.refusal(1, "A1=L"), std::nullopt) << "direction tiles may lie on corners";
  draw(state, "C3=L");
  expect_refused(state, "C3=L", "HWY-5", "own-tile-there", {"C3"});
  expect_refused(state, "C3=R", "HWY-5", "own-tile-there", {"C3"});
  expect_refused(state, "C3=X", "HWY-5", "own-tile-there", {"C3"});
}

TEST(HighwaySubmission, HWY_5_tiles_may_cover_tiles) {
  auto state = state_of({.round = 2, .cells = {"B2", "I5"}, .left = {"B3"}, .right = {"C3"}});
  draw(state, "B3=R C3=X");
  play_round(state, {"-", "-"});
  EXPECT_EQ(state.position()["tiles"].dump(), R"({"B3":"R"})");
}

TEST(HighwaySubmission, HWY_13_robbers_in_round_5_only_and_on_cells_without_players) {
  for (const int round : {1, 2, 3, 4, 6}) {
    auto state = state_of({.round = round, .cells = {"B2", "B4"}});
    expect_refused(state, "B3=$", "HWY-13", "no-robbers-now", {});
    EXPECT_EQ(state.refusal(1, "B3=$")->arguments, Texts{std::to_string(round)});
  }
  auto state = state_of({.round = 5, .cells = {"B2", "B4"}});
  expect_refused(state, "B4=$", "HWY-13", "robber-on-player", {"B4"});
  expect_refused(state, "B2=$", "HWY-13", "robber-on-player", {"B2"});
  draw(state, "A1=$ B3=L B3=$");
  EXPECT_TRUE(state.turn_is_open()) << "corners and cells with a tile of one's own are good places";
  state = state_of({.round = 5, .cells = {"B2", "B4"}});
  draw(state, "B3=$");
  expect_refused(state, "B3=$", "HWY-13", "robber-twice", {"B3"});
}

TEST(HighwaySubmission, TURN_5_text_that_is_no_step_and_cells_that_are_not_there) {
  const auto state = state_of({.round = 1, .cells = {"B2", "B4"}});
  for (const char* text : {"", "E", "north", "B2", "B2=", "=L", "B2=l", "B2=LL", "B2=O", "b2=L", "B02=L",
                           "B2 =L", "B2=L ", "--", "B2-B3", "corners B2 B4", "return 1 A1", "n", "ene"}) {
    EXPECT_EQ(state.refusal(1, text)->rule, "notation") << text;
  }
  for (const char* text : {"J1=L", "A6=R", "E10=X", "Z9=$", "A99999999999=L"}) {
    EXPECT_EQ(state.refusal(1, text)->rule, "HEX-1") << text;
    EXPECT_EQ(state.refusal(2, text)->rule, "HEX-1") << text;
  }
}

TEST(HighwaySubmission, TURN_5_the_lowest_number_is_named) {
  auto state = state_of({.round = 1, .cells = {"B2", "B4"}});
  EXPECT_EQ(state.refusal(2, "I1=L")->rule, "HWY-2") << "not its turn, and far away";
  EXPECT_EQ(state.refusal(1, "I1=X")->rule, "HWY-4") << "far away, and a corner";
  EXPECT_EQ(state.refusal(1, "I1=$")->rule, "HWY-4") << "far away, and no robbers";
  draw(state, "C3=X");
  EXPECT_EQ(state.refusal(1, "A1=X")->rule, "HWY-2") << "a second one, and a corner";
}

TEST(HighwaySubmission, legal_places_of_each_kind) {
  auto state = state_of({.round = 1, .cells = {"A1", "A3"}});
  using highway::PartKind;
  EXPECT_EQ(state.legal_places(1, PartKind::Left), (Texts{"A2", "B1", "B2", "B3", "C1", "C2", "C3"}));
  EXPECT_EQ(state.legal_places(1, PartKind::Right), state.legal_places(1, PartKind::Left));
  EXPECT_EQ(state.legal_places(1, PartKind::Blockade), state.legal_places(1, PartKind::Left));
  EXPECT_TRUE(state.legal_places(1, PartKind::Robber).empty());
  EXPECT_TRUE(state.legal_places(2, PartKind::Left).empty()) << "seat 1 is to submit";
  draw(state, "A2=L B1=R");
  EXPECT_TRUE(state.legal_places(1, PartKind::Left).empty());
  EXPECT_EQ(state.legal_places(1, PartKind::Blockade), (Texts{"B2", "B3", "C1", "C2", "C3"}));
}

}  // namespace
}  // namespace byways::test

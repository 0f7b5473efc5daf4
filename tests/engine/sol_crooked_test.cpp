// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/insight.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/overpass/board.h"
#include "tests/engine/challenge_texts.h"
#include "tests/support/files.h"

// SOL-2, and what SOL-4 requires of all three challenges.

namespace byways::test {
namespace {

Timeline crooked(const std::string& from) { return challenge_from("crooked-jumps", from); }

TEST(SolCrooked, SOL_2_sixteen_pieces_at_the_start) {
  const Timeline timeline = start("crooked-jumps");
  const nlohmann::json position = timeline.state().position();
  EXPECT_EQ(position["pieces"].size(), 16U);
  EXPECT_EQ(position["pieces"]["C0"], 1);
  EXPECT_EQ(position["moves"], 0);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.phase(), "play");
  EXPECT_EQ(timeline.state().scores(), std::vector<int>{16});
  EXPECT_EQ(timeline.state().legal_steps().size(), 64U);
}

TEST(SolCrooked, SOL_2_a_jump_turns_or_not_and_takes_the_piece_jumped_over) {
  Timeline timeline = crooked("A0 A4 B0");
  EXPECT_EQ(timeline.state().legal_steps(),
            (Texts{"A0>B0>C0", "A0>B0>C7", "B0>A0>O", "B0>A0>A1", "B0>A0>A7", "B0>A0>B1", "B0>A0>B7"}));
  play(timeline, {"1: B0>A0>B1"});
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Moved, "piece", "B0", "B1", 1},
                                                    {Change::Kind::Vanished, "piece", "A0", "", 1}}));
  EXPECT_EQ(timeline.state().position(),
            nlohmann::json::parse(R"({"pieces": {"A4": 1, "B1": 1}, "moves": 1})"));
}

TEST(SolCrooked, SOL_2_exits_are_nodes_like_others) {
  EXPECT_TRUE(is_legal(crooked("J0 I0"), "1: J0>I0>H1"));
  EXPECT_TRUE(is_legal(crooked("J0 I0"), "1: J0>I0>J1"));
}

TEST(SolCrooked, SOL_2_refusals_name_what_is_wrong) {
  const Timeline timeline = crooked("A0 A4 B0 C0");
  expect_no(timeline, "A1>A0>O", "SOL-2", "crooked.nothing-there", {"A1"});
  expect_no(timeline, "A0>A0>O", "SOL-2", "crooked.over-itself", {"A0"});
  expect_no(timeline, "A0>A1>A2", "SOL-2", "crooked.nothing-to-jump", {"A1"});
  expect_no(timeline, "A4>B0>C7", "SOL-2", "crooked.not-beside", {"A4", "B0"});
  expect_no(timeline, "B0>A0>B0", "SOL-2", "crooked.same-place", {"B0"});
  expect_no(timeline, "B0>A0>C7", "SOL-2", "crooked.not-behind", {"A0", "C7"}, {"A0", "C7"});
  expect_no(timeline, "A0>B0>C0", "SOL-2", "crooked.taken", {"C0"});
  expect_no(timeline, "A0>B9>C0", "LIN-1", "crooked.no-such-place", {});
  EXPECT_EQ(timeline.refusal(2, "B0>A0>O")->reason, "crooked.wrong-seat");
  EXPECT_EQ(timeline.refusal(kChance, "B0>A0>O")->rule, "SOL-2");
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "crooked.one-move");
  for (const char* text : {"B0>A0", "B0>A0>O>A4", "B0>A0>o", "B0-A0-O", "B0>A0>", ">A0>O", "start 1"}) {
    EXPECT_EQ(timeline.refusal(1, text)->rule, "notation") << text;
  }
}

TEST(SolCrooked, SOL_2_one_piece_on_the_centre_solves_it) {
  Timeline timeline = crooked("A0 B0");
  play(timeline, {"1: B0>A0>O"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"solved", {1}, {1}}));
  EXPECT_EQ(timeline.to_move(), kNobody);
  EXPECT_EQ(timeline.phase(), "over");
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  expect_no(timeline, "O>A0>B0", "SOL-2", "crooked.game-is-over", {});
}

TEST(SolCrooked, SOL_2_one_piece_elsewhere_or_no_jump_is_stuck) {
  Timeline timeline = crooked("A0 B0");
  play(timeline, {"1: A0>B0>C0"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"stuck", {}, {1}}));
  EXPECT_EQ(crooked("A0 J3").outcome(), (Outcome{"stuck", {}, {2}})) << "at once";
}

TEST(SolCrooked, the_option_from_takes_any_nodes_and_puts_them_in_order) {
  EXPECT_EQ(crooked("B0 A0").setup().options.word("from"), "A0 B0");
  const Game& game = *find_game("crooked-jumps");
  std::string all;
  for (const auto& id : overpass::ids_of(overpass::board().all_nodes())) {
    all += (all.empty() ? "" : " ") + id;
  }
  EXPECT_TRUE(check_setup(game, 1, {{"from", all.substr(0, all.rfind(' '))}}));
  for (const std::string& from : {std::string("A0"), std::string("A0 A0"), std::string("A0  B0"),
                                  std::string(" A0 B0"), std::string("A0 b0"), std::string("A0 K1"), all}) {
    const auto setup = check_setup(game, 1, {{"from", from}});
    ASSERT_FALSE(setup) << from;
    EXPECT_EQ(setup.error().option, "from");
    EXPECT_LT(setup.error().message.size(), 500U);
  }
  EXPECT_FALSE(check_setup(game, 1, {{"from", true}}));
}

TEST(SolCrooked, SOL_4_insight_shows_landings_and_ways) {
  const Timeline timeline = crooked("A0 B0");
  const auto* insight = challenges::jump_insight(timeline.state());
  ASSERT_NE(insight, nullptr);
  ASSERT_EQ(insight->landings("A0").size(), 2U);
  EXPECT_EQ(insight->landings("A0")[0].to, "C0");
  EXPECT_EQ(insight->landings("A0")[0].removed, "B0");
  EXPECT_EQ(insight->landings("A0")[0].step, "A0>B0>C0");
  EXPECT_TRUE(insight->landings("A1").empty());
  EXPECT_TRUE(insight->landings("none").empty());
  EXPECT_EQ(insight->way("A0>B0>C0"), (Texts{"A0", "B0", "C0"}));
  EXPECT_TRUE(insight->way("A0>B0>O").empty());
  EXPECT_EQ(insight->colour_at("A0"), "piece");
  EXPECT_EQ(insight->colour_at("O"), "");
  EXPECT_EQ(insight->pieces(), (Texts{"A0", "B0"}));
  EXPECT_EQ(insight->moves(), 0);
}

TEST(SolCrooked, SOL_4_undo_and_redo_at_will) {
  Timeline timeline = start("crooked-jumps");
  const std::string first = view_of(timeline);
  play(timeline, {"1: D4>C3>B4", "1: D6>C5>B6", "1: D2>C1>B1"});
  const std::string last = view_of(timeline);
  while (timeline.can_undo()) {
    timeline.undo();
  }
  EXPECT_EQ(view_of(timeline), first);
  while (timeline.can_redo()) {
    timeline.redo();
  }
  EXPECT_EQ(view_of(timeline), last);
  EXPECT_EQ(timeline.state().position()["moves"], 3);
}

TEST(SolCrooked, TURN_6_alone_one_resigns_and_nobody_wins) {
  Timeline timeline = start("crooked-jumps");
  play(timeline, {"1: D4>C3>B4"});
  EXPECT_EQ(timeline.refusal(1, "leave")->reason, "core.alone");
  EXPECT_EQ(timeline.refusal(1, "flag")->reason, "core.alone");
  EXPECT_EQ(timeline.refusal(1, "flag")->rule, "TURN-6");
  EXPECT_EQ(timeline.refusal(2, "resign")->reason, "core.no-such-seat");
  play(timeline, {"1: resign"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {}, {15}}));
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  timeline.undo();
  EXPECT_EQ(timeline.outcome(), std::nullopt);
}

TEST(SolCrooked, the_example_shows_what_the_specification_says) {
  expect_example("crooked-jumps", read_data("examples/crooked-jumps.json"),
                 read_data_lines("examples/crooked-jumps.show.jsonl"));
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <map>

#include "engine/overpass/insight.h"
#include "tests/support/timelines.h"

// MON-1 to MON-5.

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

Timeline mono(const Texts& entries = {}, bool strict = false) {
  Timeline timeline = start("mono-line", {{"start", 1}, {"strict", strict}});
  play(timeline, entries);
  return timeline;
}

const overpass::MonoInsight& mono_insight(const Timeline& timeline) {
  return *overpass::mono_insight(timeline.state());
}

void expect_refused(const Timeline& timeline, Seat seat, const char* step, const char* rule,
                    const char* reason, const Texts& places = {}) {
  const auto refusal = timeline.refusal(seat, step);
  ASSERT_TRUE(refusal) << step;
  EXPECT_EQ(refusal->rule, rule) << step;
  EXPECT_EQ(refusal->reason, std::string("monoline.") + reason) << step;
  EXPECT_EQ(refusal->places, places) << step;
}

TEST(MonoLine, MON_1_the_lot_decides_who_starts) {
  Timeline timeline = start("mono-line");
  EXPECT_EQ(timeline.state().legal_steps(), (Texts{"start 1", "start 2"}));
  expect_refused(timeline, 1, "F3", "MON-1", "lot-is-due");
  play(timeline, {"*: start 2"});
  EXPECT_EQ(timeline.to_move(), 2);
  expect_refused(timeline, kChance, "start 2", "MON-1", "start-is-settled");
  EXPECT_EQ(timeline.refusal(kChance, "roll 1 1")->rule, "notation");
}

TEST(MonoLine, MON_1_one_may_choose_among_ones_own_colours_ten_of_each) {
  Timeline timeline = mono({}, true);
  play(timeline, {"1: A0/red"});
  EXPECT_EQ(entries_of(timeline).back(), "1: A0/red");
  EXPECT_EQ(mono_insight(timeline).colour_at("A0"), "red");
  expect_refused(timeline, 2, "A1/white", "MON-1", "others-colour", {"A1"});
  EXPECT_EQ(timeline.refusal(2, "A1/green")->rule, "notation");
  EXPECT_EQ(timeline.refusal(2, "A1/")->rule, "notation");
  for (int i = 0; i < 9; ++i) {
    const std::string number = std::to_string(i);
    play(timeline, {"2: E" + number + "/blue", "1: H" + number + "/red"});
  }
  play(timeline, {"2: F0"});
  expect_refused(timeline, 1, "F1/red", "MON-1", "colour-used-up", {"F1"});
  EXPECT_EQ(timeline.refusal(1, "F1/white"), std::nullopt);
  EXPECT_EQ(mono_insight(timeline).colour_at("F0"), "black");
  EXPECT_EQ(mono_insight(timeline).colour_at("F1"), "");
}

TEST(MonoLine, MON_1_a_piece_without_a_named_colour_keeps_the_one_it_is_shown_in) {
  Timeline timeline = mono({}, true);
  // In an order that differs from that of their names.
  std::vector<std::string> placed;
  std::map<std::string, std::string> shown;
  for (int i = 0; i < 13; ++i) {
    const std::string node = "E" + std::to_string(12 - i);
    placed.push_back(node);
    play(timeline, {"1: " + node});
    play(timeline, {"2: H" + std::to_string(i)});
    shown.emplace(node, mono_insight(timeline).colour_at(node));
    EXPECT_EQ(shown.at(node), i < 10 ? "white" : "red") << node;
    for (const std::string& before : placed) {
      EXPECT_EQ(mono_insight(timeline).colour_at(before), shown.at(before)) << before << " after " << node;
    }
  }
}

TEST(MonoLine, MON_2_one_piece_on_a_node_without_a_rival_on_its_lines) {
  const Timeline timeline = mono({"1: A1"});
  expect_refused(timeline, 2, "A1", "MON-2", "taken", {"A1"});
  expect_refused(timeline, 2, "A2", "MON-2", "shares-line", {"A2", "A1"});
  expect_refused(timeline, 2, "O", "MON-2", "shares-line", {"O", "A1"});
  expect_refused(timeline, 1, "B0", "MON-2", "wrong-seat");
  EXPECT_EQ(timeline.refusal(2, "K3")->rule, "LIN-1");
  EXPECT_EQ(timeline.refusal(2, "B0"), std::nullopt);
  EXPECT_EQ(mono_insight(timeline).lines_through("A1"),
            (std::vector<Texts>{{"A2", "A1", "A0"}, {"A5", "O", "A1"}}))
      << "lines that end there count";
  EXPECT_EQ(mono_insight(timeline).lines_held_by(1).size(), 2U);
  EXPECT_TRUE(mono_insight(timeline).lines_held_by(2).empty());
  EXPECT_EQ(mono_insight(timeline).clear_nodes().size(), timeline.state().legal_steps().size());
  EXPECT_EQ(mono_insight(timeline).clear_nodes_of(timeline.to_move()),
            static_cast<int>(timeline.state().legal_steps().size()));
  EXPECT_EQ(mono_insight(timeline).clear_nodes_of(0), 0);
}

TEST(MonoLine, MON_3_who_cannot_place_loses) {
  Timeline timeline = mono();
  Random random(5);
  while (timeline.to_move() != kNobody) {
    const Texts nodes = timeline.state().legal_steps();
    ASSERT_FALSE(nodes.empty());
    const Seat seat = timeline.to_move();
    play(timeline,
         {std::to_string(seat) + ": " + nodes[random.below(static_cast<std::uint32_t>(nodes.size()))]});
    if (timeline.to_move() == kNobody) {
      EXPECT_EQ(timeline.outcome(), (Outcome{"no place left", {seat}, {}}));
    }
  }
  EXPECT_EQ(timeline.refusal(1, "A0")->rule, "MON-3");
  EXPECT_EQ(timeline.refusal(1, "claim")->rule, "MON-3");
}

// All forty pieces on the board in the strict game; only the last two break MON-2.
Timeline forty_placed() {
  Timeline timeline = mono({}, true);
  const Texts all = timeline.state().legal_steps();
  for (std::size_t i = 0; i < 40; ++i) {
    play(timeline, {std::to_string(1 + i % 2) + ": " + all[i]});
  }
  return timeline;
}

TEST(MonoLine, MON_3_in_the_strict_game_only_for_want_of_a_piece_and_after_a_claim) {
  Timeline timeline = forty_placed();
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_TRUE(timeline.state().legal_steps().empty());
  expect_refused(timeline, 1, "J0", "MON-3", "no-piece", {"J0"});
  Timeline claimed = timeline;
  EXPECT_EQ(claimed.play(1, "claim"), std::nullopt);
  EXPECT_EQ(claimed.outcome(), (Outcome{"shared line claimed", {1}, {}}));
  play(timeline, {"1: -"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"no place left", {2}, {}}));
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST(MonoLine, MON_4_the_friendly_game_has_nothing_to_claim) {
  const Timeline timeline = mono({"1: A1"});
  EXPECT_EQ(timeline.refusal(2, "claim")->reason, "monoline.friendly");
}

TEST(MonoLine, MON_4_in_the_strict_game_any_empty_node_may_be_played) {
  Timeline timeline = mono({"1: A1"}, true);
  EXPECT_EQ(timeline.state().legal_steps().size(), 96U);
  EXPECT_EQ(mono_insight(timeline).clear_nodes().size(), mono({"1: A1"}).state().legal_steps().size());
  play(timeline, {"2: O"});
  ASSERT_EQ(mono_insight(timeline).shared_lines().size(), 1U);
  EXPECT_EQ(mono_insight(timeline).shared_lines()[0].nodes, (Texts{"A5", "O", "A1"}));
  EXPECT_EQ(mono_insight(timeline).shared_lines()[0].pieces, (Texts{"O", "A1"}));
}

TEST(MonoLine, MON_4_a_right_claim_wins_whoever_made_the_mistake) {
  Timeline timeline = mono({"1: A1", "2: O"}, true);
  play(timeline, {"1: claim"});
  EXPECT_EQ(timeline.outcome(), (Outcome{"shared line claimed", {1}, {}}));
  EXPECT_EQ(entries_of(timeline).back(), "1: claim");
  Timeline own_mistake = mono({"1: A1", "2: O", "1: J0"}, true);
  play(own_mistake, {"2: claim"});
  EXPECT_EQ(own_mistake.outcome()->winners, std::vector<Seat>{2});
}

TEST(MonoLine, MON_4_a_wrong_claim_costs_nothing_and_comes_once_a_turn) {
  Timeline timeline = mono({"1: A1"}, true);
  EXPECT_EQ(timeline.refusal(1, "claim")->reason, "monoline.wrong-seat");
  play(timeline, {"2: claim"});
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_TRUE(mono_insight(timeline).has_claimed());
  EXPECT_EQ(timeline.refusal(2, "claim")->reason, "monoline.claimed");
  play(timeline, {"2: O"});
  EXPECT_FALSE(mono_insight(timeline).has_claimed());
  EXPECT_EQ(entries_of(timeline), (Texts{"1: A1", "2: claim", "2: O"}));
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  EXPECT_EQ(timeline.refusal(1, "claim"), std::nullopt);
}

TEST(MonoLine, MON_5_a_piece_is_tried_out_until_the_turn_is_over) {
  Timeline timeline = mono({"1: A1 \u2026"});
  EXPECT_EQ(timeline.state().position(), nlohmann::json::parse(R"({"pieces": {"A1": 1}, "drawn": ["A1"]})"));
  EXPECT_TRUE(timeline.state().legal_steps().empty());
  expect_refused(timeline, 1, "B0", "MON-2", "one-piece", {"B0", "A1"});
  EXPECT_EQ(mono_insight(timeline).lines_held_by(1).size(), 2U);
  timeline.undo();
  EXPECT_EQ(timeline.play(1, "B0"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{{Change::Kind::Appeared, "white", "", "B0", 1}}));
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  EXPECT_EQ(entries_of(timeline), Texts{"1: B0"});
  EXPECT_EQ(timeline.refusal(2, "end")->reason, "monoline.none-placed");
  EXPECT_EQ(refused(timeline, "2: -").refusal.reason, "monoline.none-placed");
}

TEST(MonoLine, MON_4_a_claim_comes_before_placing) {
  Timeline timeline = mono({"1: A1", "2: O", "1: J0 \u2026"}, true);
  play(timeline, {"1: claim"});
  EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{1});
  EXPECT_FALSE(timeline.state().position()["pieces"].contains("J0")) << "what was tried out doesn't count";
}

}  // namespace
}  // namespace byways::test

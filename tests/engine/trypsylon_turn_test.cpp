// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/engine/trypsylon_boards.h"

// TRY-2 to TRY-7: taking cards and pushing them in.

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;
using Kind = Change::Kind;

std::string card(const Timeline& timeline, const std::string& cell) {
  const auto cards = timeline.state().position()["cards"];
  return cards.contains(cell) ? cards[cell].get<std::string>() : "";
}

Change moved(const std::string& from, const std::string& to) {
  return {.kind = Kind::Moved, .piece = "card", .from = from, .to = to, .owner = kNobody};
}

// Seat 2 has made an open move, so seat 1 may make a double move.
const Texts kBeforeDoubling{"1: c3 Nc-ne", "2: b3 W3-nw", "1: d2 Nd-ne", "2: c5 Sc-ne"};

TEST(Trypsylon, TRY_2_all_cards_are_face_down_at_the_start) {
  for (const char* board : {"5x5", "6x6", "5x6", "6x5"}) {
    const Timeline timeline = trypsylon_table({}, {{"board", board}});
    const auto position = timeline.state().position();
    EXPECT_EQ(position["cards"].size(), static_cast<std::size_t>((board[0] - '0') * (board[2] - '0')));
    for (const auto& face : position["cards"]) {
      EXPECT_EQ(face, "?");
    }
    EXPECT_TRUE(position["last"].is_null());
    EXPECT_TRUE(
        position["cards"].contains(std::string(1, static_cast<char>(board[0] - '1' + 'a')) + board[2]));
    EXPECT_EQ(trypsylon_insight(timeline).all_ends().size(),
              2U * static_cast<unsigned>(board[0] - '0' + board[2] - '0'));
  }
}

TEST(Trypsylon, TRY_2_the_option_says_who_joins_which_sides) {
  EXPECT_EQ(trypsylon_insight(trypsylon_table()).owner(trypsylon::Goal::Beach), 1);
  EXPECT_EQ(trypsylon_insight(trypsylon_table()).owner(trypsylon::Goal::Meadow), 2);
  EXPECT_EQ(trypsylon_insight(trypsylon_table({}, {{"beach", 2}})).owner(trypsylon::Goal::Beach), 2);
}

TEST(Trypsylon, TRY_3_cards_between_the_end_and_the_vacancy_move_one_cell) {
  // In this board the cards of column c and row 3 are distinguishable; c3 is taken and pushed in from each
  // side.
  const Timeline before =
      trypsylon_table({"1: c3 Nc-ne", "2: c3 Nc-sw", "1: c2 Sc-nw", "2: c3 W3-se", "1: c3 E3-sw"});
  ASSERT_EQ(card(before, "c5") + card(before, "c4") + card(before, "c2") + card(before, "c1"), "swne?nw");
  Timeline north = before;
  play(north, {"2: c3 Nc-se"});
  EXPECT_EQ(card(north, "c5") + card(north, "c4") + card(north, "c3") + card(north, "c2"), "seswne?");
  Timeline south = before;
  play(south, {"2: c3 Sc-se"});
  EXPECT_EQ(card(south, "c1") + card(south, "c2") + card(south, "c3") + card(south, "c4"), "senw?ne");
  Timeline west = before;
  play(west, {"2: c3 W3-ne"});
  EXPECT_EQ(card(west, "a3") + card(west, "b3") + card(west, "c3") + card(west, "d3"),
            "nese" + card(before, "b3") + card(before, "d3"));
  Timeline east = before;
  play(east, {"2: c3 E3-ne"});
  EXPECT_EQ(card(east, "e3") + card(east, "d3") + card(east, "c3") + card(east, "b3"),
            "nesw" + card(before, "d3") + card(before, "b3"));
}

TEST(Trypsylon, TRY_3_the_changes_tell_which_cards_slide) {
  Timeline timeline = trypsylon_table();
  ASSERT_EQ(timeline.play(1, "c3"), std::nullopt);
  EXPECT_EQ(
      timeline.last_transition(),
      (Transition{{.kind = Kind::Vanished, .piece = "card", .from = "c3", .to = "", .owner = kNobody}}));
  const Change appeared{.kind = Kind::Appeared, .piece = "card", .from = "", .to = "c5", .owner = kNobody};
  const trypsylon::Preview preview = trypsylon_insight(timeline).preview("Nc-ne");
  ASSERT_EQ(timeline.play(1, "Nc-ne"), std::nullopt);
  EXPECT_EQ(timeline.last_transition(), (Transition{moved("c4", "c3"), moved("c5", "c4"), appeared}));
  EXPECT_EQ(preview.changes, timeline.last_transition());
  EXPECT_EQ(preview.state->position().dump(), timeline.state().position().dump());

  play(timeline, {"2: b2 W2-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("a2", "b2"));
  EXPECT_EQ(timeline.last_transition().back().to, "a2");
  play(timeline, {"1: b2 E2-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("c2", "b2"));
  play(timeline, {"2: b4 Sb-sw"});
  EXPECT_EQ(timeline.last_transition().front(), moved("b3", "b4"));
  EXPECT_EQ(timeline.last_transition().size(), 4U);
}

TEST(Trypsylon, TRY_3_another_card_must_move) {
  for (const char* turn : {"1: a3 W3-ne", "1: c5 Nc-ne", "1: e3 E3-ne", "1: c1 Sc-ne"}) {
    const EntryRefusal refusal = refused(trypsylon_table(), turn);
    EXPECT_EQ(refusal.refusal.rule, "TRY-3") << turn;
    EXPECT_EQ(refusal.refusal.reason, "trypsylon.end-vacant") << turn;
    EXPECT_EQ(refusal.refusal.places, Texts{std::string(turn).substr(3, 2)}) << turn;
  }
  const Refusal full = refused(trypsylon_table(), "1: c3 Nd-ne").refusal;
  EXPECT_EQ(full.reason, "trypsylon.no-vacancy");
  EXPECT_EQ(full.rule, "TRY-3");
  EXPECT_EQ(full.places, (Texts{"d1", "d2", "d3", "d4", "d5"}));
  EXPECT_EQ(refused(trypsylon_table(), "1: Nc-ne").refusal.reason, "trypsylon.nothing-in-hand");
  EXPECT_EQ(refused(trypsylon_table(kBeforeDoubling), "1: d4 d4").refusal.reason, "trypsylon.vacant-cell");
  const EntryRefusal missing = refused(trypsylon_table(), "1: c3");
  EXPECT_EQ(missing.step, "end");
  EXPECT_EQ(missing.refusal.reason, "trypsylon.push-missing");
  EXPECT_EQ(missing.refusal.places, Texts{"c3"});
}

TEST(Trypsylon, TRY_4_ways_back_from_inside_edge_and_corner) {
  EXPECT_EQ(trypsylon_turns(trypsylon_table(), "c3 ").size(), 16U);
  EXPECT_EQ(trypsylon_turns(trypsylon_table(), "a3 ").size(), 12U);
  EXPECT_EQ(trypsylon_turns(trypsylon_table(), "c5 ").size(), 12U);
  for (const char* corner : {"a1 ", "a5 ", "e1 ", "e5 "}) {
    EXPECT_EQ(trypsylon_turns(trypsylon_table(), corner).size(), 8U);
  }
}

TEST(Trypsylon, TRY_5_a_simple_move_turns_a_card_up) {
  Timeline timeline = trypsylon_table({"1: c3 Nc-ne"});
  EXPECT_EQ(trypsylon_insight(timeline).face_down().size(), 24U);
  EXPECT_EQ(card(timeline, "c5"), "ne");
  EXPECT_EQ(timeline.to_move(), 2) << "the turn ends by itself";
  EXPECT_EQ(timeline.state().position()["last"], "c5");
}

TEST(Trypsylon, TRY_6_an_open_move_takes_a_card_that_is_face_up) {
  const Timeline timeline = trypsylon_table({"1: c3 Nc-ne", "2: b3 W3-nw"});
  EXPECT_EQ(trypsylon_turns(timeline, "c5 ").size(), 12U);
  Timeline after = timeline;
  play(after, {"1: c5 Sc-sw"});
  EXPECT_EQ(trypsylon_insight(after).face_down().size(), 23U) << "no card is turned";
  EXPECT_EQ(card(after, "c1"), "sw");
}

TEST(Trypsylon, TRY_6_the_card_inserted_last_stays) {
  const Timeline timeline = trypsylon_table({"1: c3 Nc-ne", "2: b3 W3-nw"});
  EXPECT_TRUE(trypsylon_turns(timeline, "a3 ").empty());
  const Refusal refusal = refused(timeline, "1: a3 Na-ne").refusal;
  EXPECT_EQ(refusal.rule, "TRY-6");
  EXPECT_EQ(refusal.reason, "trypsylon.inserted-last");
  EXPECT_EQ(refusal.places, Texts{"a3"});
  EXPECT_EQ(refused(timeline, "1: c5 d4 Nc-ne").refusal.reason, "trypsylon.open-takes-one");
  EXPECT_EQ(refused(timeline, "1: c5 d4 Nc-ne").step, "d4");
}

TEST(Trypsylon, TRY_6_TRY_7_after_a_double_move_the_first_card_may_be_taken) {
  Timeline timeline = trypsylon_table(kBeforeDoubling);
  play(timeline, {"1: d4 e4 Nd-se Se-sw"});
  EXPECT_EQ(timeline.state().position()["last"], "e1");
  EXPECT_EQ(refused(timeline, "2: e1 Ne-ne").refusal.rule, "TRY-6");
  EXPECT_EQ(card(timeline, "d5"), "se");
  EXPECT_TRUE(is_legal(timeline, "2: d5 Sd-ne"));
}

TEST(Trypsylon, TRY_7_both_cards_are_taken_before_the_first_is_pushed_in) {
  Timeline timeline = trypsylon_table(kBeforeDoubling);
  play(timeline, {"1: d4 e4 \u2026"});
  EXPECT_EQ(timeline.state().position()["hand"], 2);
  EXPECT_EQ(timeline.state().position()["drawn"].dump(), R"(["d4","e4"])");
  EXPECT_FALSE(timeline.state().position()["cards"].contains("d4"));
  EXPECT_EQ(trypsylon_insight(timeline).vacancies(), (Texts{"d4", "e4"}));
  EXPECT_EQ(trypsylon_insight(timeline).open_ends(), (Texts{"Nd", "Ne", "Sd", "Se", "W4"}))
      << "e4 is vacant itself";
  EXPECT_EQ(timeline.play(1, "Nd-se"), std::nullopt);
  EXPECT_EQ(timeline.state().position()["hand"], 1);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_EQ(timeline.refusal(1, "a1")->reason, "trypsylon.lifting-is-over");
  EXPECT_EQ(timeline.refusal(1, "a1")->rule, "TRY-7");
  EXPECT_EQ(timeline.play(1, "W4-sw"), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_FALSE(timeline.state().position().contains("hand"));
  EXPECT_EQ(card(timeline, "a4"), "sw");
}

TEST(Trypsylon, TRY_7_the_nearest_vacancy_is_filled) {
  // Both vacancies are in column d: from the north d4 is filled first, from the south d2.
  Timeline north = trypsylon_table(kBeforeDoubling);
  play(north, {"1: d2 d4 Nd-se \u2026"});
  EXPECT_EQ(trypsylon_insight(north).vacancies(), Texts{"d2"});
  EXPECT_EQ(north.last_transition().size(), 2U) << "one card moves";
  Timeline south = trypsylon_table(kBeforeDoubling);
  play(south, {"1: d2 d4 Sd-se \u2026"});
  EXPECT_EQ(trypsylon_insight(south).vacancies(), Texts{"d4"});
  // A vacancy at the end rules out pushing in there, whatever else is vacant in the line.
  EXPECT_EQ(refused(trypsylon_table(kBeforeDoubling), "1: e2 e5 Ne-ne").refusal.reason,
            "trypsylon.end-vacant");
  EXPECT_TRUE(is_legal(trypsylon_table(kBeforeDoubling), "1: e2 e5 Se-ne Se-ne"));
}

TEST(Trypsylon, TRY_7_two_cards_face_down_no_more) {
  const Timeline timeline = trypsylon_table(kBeforeDoubling);
  EXPECT_EQ(refused(timeline, "1: d4 a3").refusal.reason, "trypsylon.second-face-up");
  EXPECT_EQ(refused(timeline, "1: d4 e4 e2").refusal.reason, "trypsylon.third-card");
  EXPECT_EQ(refused(timeline, "1: d4 e4 e2").refusal.rule, "TRY-7");
  EXPECT_TRUE(is_legal(timeline, "1: d4 Nd-ne")) << "a simple move is as good";
}

TEST(Trypsylon, TRY_7_the_order_of_taking_does_not_count) {
  Timeline timeline = trypsylon_table(kBeforeDoubling);
  play(timeline, {"1: e4 d4 Nd-se Se-sw"});
  EXPECT_EQ(entries_of(timeline).back(), "1: d4 e4 Nd-se Se-sw");
  Timeline rows = trypsylon_table(kBeforeDoubling);
  play(rows, {"1: d4 d3 E3-se W4-sw"});
  EXPECT_EQ(entries_of(rows).back(), "1: d3 d4 E3-se W4-sw");
  // Insertions keep their order.
  Timeline turned = trypsylon_table(kBeforeDoubling);
  play(turned, {"1: d4 e4 Se-sw Nd-se"});
  EXPECT_EQ(entries_of(turned).back(), "1: d4 e4 Se-sw Nd-se");
}

}  // namespace
}  // namespace byways::test

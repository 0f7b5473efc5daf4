// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/trypsylon/insight.h"
#include "tests/engine/trypsylon_boards.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// TRY-16 to TRY-18: ends of games, draws, touch-move. TURN-4, TURN-5: rule numbers in refusals.

namespace byways::test {
namespace {

using trypsylon::Goal;
using trypsylon::Side;
using Texts = std::vector<std::string>;

// Entries without seats, played alternately from the starting seat.
Timeline table(const Texts& turns = {}, OptionMap options = {}) {
  options.emplace("start", 1);
  Timeline timeline = start("trypsylon", options);
  for (const std::string& turn : turns) {
    play(timeline, {std::to_string(timeline.to_move()) + ": " + turn});
  }
  return timeline;
}

// --- TRY-16 -----------------------------------------------------------------------------------------

// The starting seat builds a pathway along the southern edge; the other one doesn't interfere.
const Texts kSouthernRow{"e1 W1-sw", "e5 W5-ne", "e1 W1-se", "e5 W5-ne", "e1 W1-sw",
                         "e5 W5-ne", "e1 W1-se", "e5 W5-ne", "e1 W1-sw"};

TEST(TrypsylonEnd, TRY_16_joined_sides_win) {
  const Timeline timeline = table(kSouthernRow);
  EXPECT_EQ(timeline.outcome(), (Outcome{"side joined", {1}, {}}));
  EXPECT_EQ(timeline.phase(), "over");
  EXPECT_EQ(timeline.to_move(), kNobody);
  EXPECT_EQ(timeline.state().position()["joined"].dump(), "[true,false]");
  EXPECT_EQ(trypsylon_insight(timeline).pathway(Goal::Beach), (Texts{"a1", "b1", "c1", "d1", "e1"}));
  EXPECT_TRUE(trypsylon_insight(timeline).pathway(Goal::Meadow).empty());
  EXPECT_EQ(trypsylon_insight(timeline).joined_to(Side::East), (Texts{"a1", "b1", "c1", "d1", "e1"}));
  EXPECT_EQ(timeline.state().count_turns(), 0U);
  EXPECT_EQ(timeline.state().perft(1), 0U);
  EXPECT_EQ(refused(timeline, "2: a3 Na-ne").refusal.rule, "TRY-16");
  EXPECT_EQ(timeline.refusal(1, "claim")->rule, "TRY-16");
}

TEST(TrypsylonEnd, TRY_16_whether_a_turn_wins_at_once) {
  constexpr std::uint64_t kPlenty = 100'000;
  EXPECT_EQ(trypsylon_insight(table()).wins_at_once(kPlenty), false);
  EXPECT_EQ(trypsylon_insight(table()).wins_at_once(1), std::nullopt) << "too few to tell";
  const Texts almost(kSouthernRow.begin(), kSouthernRow.end() - 1);
  EXPECT_EQ(trypsylon_insight(table(almost)).wins_at_once(kPlenty), true);
  EXPECT_EQ(trypsylon_insight(table(kSouthernRow)).wins_at_once(kPlenty), false) << "the game is over";
}

TEST(TrypsylonEnd, TRY_16_whoever_moved) {
  const Timeline timeline = table(kSouthernRow, {{"beach", 2}});
  EXPECT_EQ(timeline.outcome(), (Outcome{"side joined", {2}, {}})) << "seat 1 moved";
}

// Row 1 and column a both need one card in their common corner.
const Texts kBothWait{"c1 E1-sw", "a2 Na-nw", "c1 E1-se", "a2 Na-sw",
                      "c1 E1-sw", "a2 Na-nw", "b1 W1-se", "a2 Na-sw"};

TEST(TrypsylonEnd, TRY_16_if_both_are_joined_the_player_who_moved_wins) {
  for (const int first : {1, 2}) {
    for (const int beach : {1, 2}) {
      Timeline timeline = table(kBothWait, {{"start", first}, {"beach", beach}});
      ASSERT_EQ(timeline.outcome(), std::nullopt);
      ASSERT_EQ(timeline.state().position()["joined"].dump(), "[false,false]");
      ASSERT_EQ(timeline.to_move(), first);
      play(timeline, {std::to_string(first) + ": b1 W1-sw"});
      EXPECT_EQ(timeline.state().position()["joined"].dump(), "[true,true]");
      EXPECT_EQ(timeline.outcome(), (Outcome{"side joined", {first}, {}}));
      EXPECT_EQ(trypsylon_insight(timeline).pathway(Goal::Meadow), (Texts{"a5", "a4", "a3", "a2", "a1"}));
    }
  }
}

TEST(TrypsylonEnd, TRY_7_TRY_16_only_the_position_after_the_second_card_counts) {
  // Four cards of the row are in place, and the opponent's last move was an open one.
  Texts turns(kSouthernRow.begin(), kSouthernRow.end() - 2);
  turns.emplace_back("b5 W5-ne");
  Timeline timeline = table(turns);
  play(timeline, {"1: e1 e3 W1-sw \u2026"});
  EXPECT_EQ(timeline.state().position()["joined"].dump(), "[true,false]");
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  Timeline kept = timeline;
  ASSERT_EQ(kept.play(1, "W3-ne"), std::nullopt);
  EXPECT_EQ(kept.outcome(), (Outcome{"side joined", {1}, {}}));
  ASSERT_EQ(timeline.play(1, "Se-ne"), std::nullopt);
  EXPECT_EQ(timeline.outcome(), std::nullopt) << "the second card has pushed e1 away";
  EXPECT_EQ(timeline.to_move(), 2);
}

// --- TRY-17 -----------------------------------------------------------------------------------------

// Two rows of equal cards: pushing a row in a circle leaves the same cards.
Timeline rows(const OptionMap& options = {}) {
  Texts turns;
  for (int i = 0; i < 5; ++i) {
    turns.emplace_back("e1 W1-ne");
    turns.emplace_back("e5 W5-ne");
  }
  return table(turns, options);
}

void go_round(Timeline& timeline, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    play(timeline, {"1: e1 W1-ne", "2: e5 W5-ne"});
  }
}

TEST(TrypsylonEnd, TRY_17_a_draw_may_be_claimed_when_a_position_stands_for_the_third_time) {
  Timeline timeline = rows();
  // The same cards, but without the right to a double move, so this position doesn't count with the later
  // ones.
  EXPECT_EQ(trypsylon_insight(timeline).times(), 1);
  go_round(timeline, 1);
  EXPECT_EQ(trypsylon_insight(timeline).times(), 1) << "now there is a right to a double move";
  go_round(timeline, 1);
  EXPECT_EQ(trypsylon_insight(timeline).times(), 2);
  EXPECT_FALSE(trypsylon_insight(timeline).claim_is_open());
  const Refusal early = *timeline.refusal(1, "claim");
  EXPECT_EQ(early.rule, "TRY-17");
  EXPECT_EQ(early.reason, "trypsylon.not-repeated");
  EXPECT_EQ(early.arguments, Texts{"2"});
  play(timeline, {"1: e1 W1-ne"});
  EXPECT_EQ(trypsylon_insight(timeline).times(), 3) << "that of the other player to move";
  play(timeline, {"2: e5 W5-ne"});
  EXPECT_TRUE(trypsylon_insight(timeline).claim_is_open());
  for (const Seat seat : {1, 2}) {
    Timeline claimed = timeline;
    play(claimed, {std::to_string(seat) + ": claim"});
    EXPECT_EQ(claimed.outcome(), (Outcome{"repetition", {}, {}}));
    EXPECT_EQ(claimed.to_move(), kNobody);
    EXPECT_EQ(claimed.phase(), "over");
    EXPECT_TRUE(claimed.state().legal_steps().empty());
    EXPECT_EQ(claimed.state().count_turns(), 0U);
    EXPECT_EQ(claimed.state().perft(1), 0U);
    EXPECT_EQ(refused(claimed, "1: e1 W1-ne").refusal.rule, "TRY-16");
    EXPECT_EQ(refused(claimed, "1: claim").refusal.rule, "TRY-16");
    EXPECT_EQ(view_of(replayed(record_of(claimed))), view_of(claimed));
    claimed.undo();
    EXPECT_EQ(claimed.to_move(), 1) << "undone, the game is on";
  }
  EXPECT_EQ(timeline.refusal(kChance, "claim")->reason, "trypsylon.claim-by-players");
  EXPECT_EQ(timeline.refusal(3, "claim")->rule, "TRY-17");
}

TEST(TrypsylonEnd, TRY_17_the_claim_is_open_while_the_position_stands) {
  Timeline timeline = rows();
  go_round(timeline, 3);
  ASSERT_TRUE(trypsylon_insight(timeline).claim_is_open());
  play(timeline, {"1: e1 \u2026"});
  EXPECT_EQ(timeline.refusal(1, "claim"), std::nullopt) << "a turn begun doesn't change it";
  EXPECT_TRUE(trypsylon_insight(timeline).claim_is_open());
  Timeline other = timeline;
  other.roll_back_turn();
  play(other, {"1: e1 W1-nw"});
  EXPECT_EQ(other.refusal(2, "claim")->arguments, Texts{"1"}) << "another card, another position";
  timeline.roll_back_turn();
  go_round(timeline, 1);
  EXPECT_EQ(trypsylon_insight(timeline).times(), 4);
  EXPECT_TRUE(trypsylon_insight(timeline).claim_is_open()) << "a fourth time as well";
}

TEST(TrypsylonEnd, TRY_17_nothing_is_claimed_before_the_lot) {
  const Timeline timeline = start("trypsylon");
  EXPECT_EQ(timeline.refusal(1, "claim")->reason, "trypsylon.not-repeated");
  EXPECT_EQ(trypsylon_insight(timeline).times(), 0);
  EXPECT_EQ(trypsylon_insight(table()).times(), 1);
}

TEST(TrypsylonEnd, TRY_17_the_game_does_not_end_by_itself) {
  Timeline timeline = rows();
  go_round(timeline, 50);
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_EQ(trypsylon_insight(timeline).times(), 50);
}

TEST(TrypsylonEnd, TRY_17_the_card_inserted_last_makes_a_difference) {
  // Row 5 is pushed from the east: the cards are the same, but e5 was inserted last.
  Timeline timeline = rows();
  go_round(timeline, 2);
  play(timeline, {"1: e1 W1-ne", "2: a5 E5-ne"});
  EXPECT_EQ(trypsylon_insight(timeline).times(), 1);
}

// --- TRY-18 -----------------------------------------------------------------------------------------

TEST(TrypsylonEnd, TRY_18_touch_move_is_remembered_in_the_record) {
  const Timeline off = table(kSouthernRow, {{"touch-move", false}});
  EXPECT_FALSE(replayed(record_of(off)).setup().options.is_on("touch-move"));
  const Timeline on = table(kSouthernRow);
  EXPECT_TRUE(on.setup().options.is_on("touch-move")) << "on by default";
  EXPECT_EQ(view_of(on), view_of(off)) << "what may be written is the same";
}

// --- TURN-4, TURN-5 -----------------------------------------------------------------------------------

TEST(TrypsylonEnd, TURN_5_text_that_is_no_notation) {
  for (const char* word : {"C3",    "c",     "c0",    "c03",   "3c",      "c3-ne",  "Nc",   "Nc-",
                           "Nc-xx", "nc-ne", "N3-ne", "Ec-ne", "Nc-NE",   "W04-ne", "W-ne", "Ncc-ne",
                           "-ne",   "pass",  "end",   "start", "start 3", "c\u0663"}) {
    EXPECT_EQ(refused(table(), std::string("1: ") + word).refusal.rule, "notation") << word;
  }
}

TEST(TrypsylonEnd, TURN_5_places_that_are_not_on_the_board) {
  for (const char* word : {"f1", "a6", "z9", "c10", "a4294967297"}) {
    EXPECT_EQ(refused(table(), std::string("1: ") + word).refusal.rule, "HEX-1") << word;
    EXPECT_EQ(refused(table(), std::string("1: ") + word).refusal.reason, "trypsylon.no-such-cell") << word;
  }
  for (const char* word : {"Nf-ne", "Sz-ne", "W6-ne", "E4294967297-ne"}) {
    const Refusal refusal = refused(table(), std::string("1: ") + word).refusal;
    EXPECT_EQ(refusal.rule, "HEX-1") << word;
    EXPECT_EQ(refusal.reason, "trypsylon.no-such-end") << word;
    EXPECT_EQ(refusal.arguments,
              (Texts{std::string(word).substr(0, std::string(word).size() - 3), "5", "5"}));
  }
  EXPECT_TRUE(is_legal(table({}, {{"board", "6x5"}}), "1: f1 Nf-ne"));
  EXPECT_EQ(refused(table({}, {{"board", "6x5"}}), "1: a6").refusal.rule, "HEX-1");
  EXPECT_TRUE(is_legal(table({}, {{"board", "5x6"}}), "1: a6 E6-ne"));
}

TEST(TrypsylonEnd, TURN_5_the_lowest_numbered_of_several_rules_is_named) {
  const Timeline timeline = table({"c3 Nc-ne", "b3 W3-nw"});
  EXPECT_EQ(refused(timeline, "2: a3").refusal.rule, "TRY-6") << "inserted last, and the wrong seat";
  EXPECT_EQ(refused(timeline, "2: d4").refusal.rule, "TRY-8");
  EXPECT_EQ(refused(timeline, "2: Nd-ne").refusal.rule, "TRY-3") << "nothing in hand, and the wrong seat";
  EXPECT_EQ(refused(timeline, "1: d4 a3").refusal.rule, "TRY-6")
      << "inserted last, face up, no open move before";
  EXPECT_EQ(refused(timeline, "1: d4 c5").refusal.rule, "TRY-7") << "face up, and no open move before";
  EXPECT_EQ(refused(timeline, "1: d4 d5").refusal.rule, "TRY-8");
  EXPECT_EQ(timeline.refusal(1, "end")->reason, "trypsylon.move-missing");
  EXPECT_EQ(timeline.refusal(2, "end")->reason, "trypsylon.wrong-seat");
}

TEST(TrypsylonEnd, the_examples_show_what_the_specification_says) {
  for (const std::string name : {"trypsylon", "trypsylon-expert"}) {
    Timeline timeline = replayed(read_data("examples/" + name + ".json"));
    const Texts lines = read_data_lines("examples/" + name + ".show.jsonl");
    const std::vector<std::size_t> ends = timeline.entry_ends();
    ASSERT_EQ(lines.size(), ends.size() + 1);
    for (std::size_t turn = 0; turn < lines.size(); ++turn) {
      timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
      const auto shown = nlohmann::json::parse(lines[turn]);
      EXPECT_EQ(timeline.state().position().dump(), shown["position"].dump());
      EXPECT_EQ(timeline.phase(), shown["phase"].get<std::string>());
      EXPECT_EQ(timeline.outcome() ? nlohmann::json(result_json(*timeline.outcome())).dump() : "null",
                shown["result"].dump());
    }
  }
}

}  // namespace
}  // namespace byways::test

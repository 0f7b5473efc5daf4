// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/timelines.h"

// TURN-4 and TURN-5: which rule a refusal names, tested on Byg; the battery tests that every game gives
// reasons.

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

// Seat 1 is to move and has two groups, C2 and E1; seat 2 has A1 and A3.
Timeline side_3() {
  Timeline timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 1}});
  play(timeline, {"2: A1", "1: C2", "1: E1", "2: A3"});
  return timeline;
}

struct Refused {
  std::string entry;
  std::string step;
  std::string rule;
};

void expect_refusals(const Timeline& timeline, const std::vector<Refused>& rows) {
  for (const Refused& row : rows) {
    const EntryRefusal refusal = refused(timeline, row.entry);
    EXPECT_EQ(refusal.step, row.step) << row.entry;
    EXPECT_EQ(refusal.refusal.rule, row.rule) << row.entry;
    EXPECT_FALSE(refusal.refusal.message.empty()) << row.entry;
  }
}

TEST(Turn, TURN_5_text_that_is_not_notation) {
  expect_refusals(side_3(), {{"1: c3", "c3", "notation"},
                             {"1: C03", "C03", "notation"},
                             {"1: C3,B2", "C3,B2", "notation"},
                             {"1: 3", "3", "notation"},
                             {"1: Cc", "Cc", "notation"},
                             {"1: pass", "pass", "notation"},
                             {"1: end", "end", "notation"},
                             {"1: C4 end", "end", "notation"},
                             {"1: \u0421"
                              "3",
                              "\u04213", "notation"},
                             {"1: \u2026", "\u2026", "notation"},
                             {"1: priority 1", "priority 1", "notation"},
                             {"1: C4 first 1", "first", "notation"}});
}

TEST(Turn, TURN_5_a_cell_that_does_not_exist_is_HEX_1) {
  expect_refusals(side_3(), {{"1: A4", "A4", "HEX-1"},
                             {"1: F1", "F1", "HEX-1"},
                             {"1: Z99", "Z99", "HEX-1"},
                             {"1: C6", "C6", "HEX-1"},
                             {"1: C4 E4", "E4", "HEX-1"},
                             {"1: A4294967297", "A4294967297", "HEX-1"}});
}

TEST(Turn, TURN_5_the_wrong_seat_is_refused_under_the_rule_of_turn_order) {
  expect_refusals(side_3(), {{"2: C4", "C4", "BYG-3"}, {"3: C4", "C4", "BYG-3"}, {"*: C4", "C4", "BYG-3"}});
  Timeline opening = start("byg", {{"priority", 1}, {"first", 1}});
  expect_refusals(opening, {{"1: C4", "C4", "BYG-2"}, {"9: C4", "C4", "BYG-2"}, {"*: C4", "C4", "BYG-2"}});
  expect_refusals(start("byg", {{"priority", 1}}), {{"2: first 1", "first 1", "BYG-1"}});
}

TEST(Turn, TURN_5_everything_after_the_end_is_refused_under_the_end_rule) {
  for (const char* last : {"1: resign", "2: flag", "1: draw"}) {
    Timeline called_off = side_3();
    play(called_off, {last});
    expect_refusals(called_off, {{"1: C4", "C4", "BYG-9"},
                                 {"2: C4", "C4", "BYG-9"},
                                 {"1: C2", "C2", "BYG-9"},
                                 {"1: resign", "resign", "BYG-9"},
                                 {"2: draw", "draw", "BYG-9"},
                                 {"1: leave", "leave", "BYG-9"},
                                 {"1: xyz", "xyz", "notation"},
                                 {"1: end", "end", "notation"}});
  }
}

TEST(Turn, TURN_5_the_first_bad_step_in_written_order_counts) {
  expect_refusals(side_3(), {{"1: A1 xyz", "A1", "BYG-5"},
                             {"1: xyz A1", "xyz", "notation"},
                             {"1: C4 C5 Z9", "C5", "BYG-6"},
                             {"1: C4 Z9 C5", "Z9", "HEX-1"},
                             {"2: C4 xyz", "C4", "BYG-3"}});
}

TEST(Turn, TURN_5_the_lowest_numbered_of_several_rules_is_named) {
  expect_refusals(side_3(), {
                                // The wrong seat, and the cell is filled.
                                {"2: C2", "C2", "BYG-3"},
                                // The cell is filled, and next to a stone of this turn.
                                {"1: B1 A1", "A1", "BYG-5"},
                                // One stone too many, next to B1, and a second extension of C2.
                                {"1: B1 E3 C1", "C1", "BYG-5"},
                                // Next to B1, and a second extension of C2.
                                {"1: B1 C1", "C1", "BYG-6"},
                                // Only a second extension of C2.
                                {"1: B2 C1", "C1", "BYG-7"},
                            });
}

TEST(Turn, TURN_4_the_places_prove_the_refusal) {
  const Timeline timeline = side_3();
  EXPECT_EQ(refused(timeline, "1: A1").refusal.places, Texts{"A1"});
  EXPECT_EQ(refused(timeline, "1: B1 C1").refusal.places, (Texts{"B1", "C1"}));
  EXPECT_EQ(refused(timeline, "1: B2 C1").refusal.places, (Texts{"B2", "C1", "C2"}));
  EXPECT_EQ(refused(timeline, "1: B2 E3 D4").refusal.places, Texts{"D4"});
  EXPECT_TRUE(refused(timeline, "1: Z9").refusal.places.empty()) << "that place isn't on the board";
}

TEST(Turn, TURN_4_every_reason_has_a_key_and_a_sentence) {
  for (const char* entry :
       {"1: xyz", "1: Z9", "2: C4", "1: A1", "1: B1 C1", "1: B2 C1", "1: B2 E3 D4", "1: leave"}) {
    const Refusal refusal = refused(side_3(), entry).refusal;
    EXPECT_TRUE(refusal.reason.starts_with("byg.") || refusal.reason.starts_with("core.")) << entry;
    EXPECT_TRUE(refusal.message.ends_with('.')) << entry;
  }
}

TEST(Turn, TURN_3_the_first_stone_of_a_turn_may_always_end_it) {
  Timeline timeline = side_3();
  EXPECT_EQ(timeline.refusal(1, "end")->rule, "BYG-5");
  EXPECT_EQ(timeline.play(1, "C4"), std::nullopt);
  EXPECT_EQ(timeline.refusal(2, "end")->rule, "BYG-3");
  EXPECT_EQ(timeline.refusal(1, "end"), std::nullopt);
}

}  // namespace
}  // namespace byways::test

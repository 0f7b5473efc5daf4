// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/timeline.h"

#include <gtest/gtest.h>

#include "engine/core/random_game.h"
#include "tests/support/timelines.h"

// The line of play, on Byg of side 3: seat 2 opens, then seat 1, who also has the next turn.

namespace byways::test {
namespace {

using Texts = std::vector<std::string>;

Timeline opened(const Texts& more = {}) {
  Timeline timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 1}});
  play(timeline, {"2: A1", "1: E3"});
  play(timeline, more);
  return timeline;
}

TEST(Timeline, starts_with_nothing_to_undo_or_redo) {
  Timeline timeline = start("byg");
  EXPECT_EQ(timeline.cursor(), 0U);
  EXPECT_EQ(timeline.length(), 0U);
  EXPECT_FALSE(timeline.can_undo());
  EXPECT_FALSE(timeline.can_redo());
  EXPECT_TRUE(timeline.entries().empty());
  EXPECT_TRUE(timeline.entry_ends().empty());
  timeline.undo();
  timeline.redo();
  timeline.roll_back_turn();
  EXPECT_EQ(timeline.cursor(), 0U);
}

TEST(Timeline, TURN_1_undo_goes_step_by_step_the_record_turn_by_turn) {
  Timeline timeline = opened({"1: A3", "2: E1", "1: C1 B4"});
  EXPECT_EQ(entries_of(timeline), (Texts{"2: A1", "1: E3", "1: A3", "2: E1", "1: C1 B4"}));
  EXPECT_EQ(timeline.length(), 11U) << "six stones and five ends";
  timeline.undo();  // the end of the turn
  EXPECT_EQ(timeline.open_steps(), (Texts{"C1", "B4"}));
  EXPECT_EQ(timeline.to_move(), 1);
  timeline.undo();
  EXPECT_EQ(timeline.open_steps(), Texts{"C1"});
  timeline.undo();
  EXPECT_TRUE(timeline.open_steps().empty());
  EXPECT_EQ(timeline.to_move(), 1);
  timeline.redo();
  EXPECT_EQ(timeline.open_steps(), Texts{"C1"});
}

TEST(Timeline, TURN_1_entries_before_a_cursor_end_with_the_unfinished_one) {
  const Timeline timeline = opened({"1: A3", "2: E1", "1: C1 B4"});
  EXPECT_EQ(timeline.entry_ends(), (std::vector<std::size_t>{2, 4, 6, 8, 11}));
  EXPECT_EQ(timeline.entries_until(8).back(), (Entry{2, "E1", false}));
  EXPECT_EQ(timeline.entries_until(9).back(), (Entry{1, "C1", true}));
  EXPECT_EQ(timeline.entries_until(10).back(), (Entry{1, "C1 B4", true}));
  EXPECT_EQ(timeline.entries_until(11).back(), (Entry{1, "C1 B4", false}));
  EXPECT_TRUE(timeline.entries_until(0).empty());
}

TEST(Timeline, the_last_entry_end_is_that_of_an_unfinished_turn) {
  const Timeline timeline = opened({"1: A3 \u2026"});
  EXPECT_EQ(timeline.entry_ends(), (std::vector<std::size_t>{2, 4, 5}));
  EXPECT_EQ(entries_of(timeline).back(), "1: A3 \u2026");
}

// The entries of a timeline equal those of a second timeline, `anew`, that plays the same entries from the
// start.
TEST(Timeline, entries_are_those_of_a_line_played_anew) {
  Timeline timeline = start("over-pass");
  Random random(20261126);
  for (int round = 0; round < 300; ++round) {
    const std::size_t most = timeline.length();
    const Timeline before = timeline;
    const Entries entries_before = before.entries();
    const std::vector<Entry> values_before = entries_before;  // as they were at that time
    switch (random.below(4)) {
      case 0:
        timeline.go_to(random.below(static_cast<std::uint32_t>(most) + 1));
        break;
      case 1:
        timeline.undo();
        break;
      case 2:
        timeline.roll_back_turn();
        break;
      default:
        play_random_turns(timeline, random, 1 + random.below(2));
        break;
    }
    EXPECT_EQ(std::vector<Entry>(entries_before), values_before) << "a copy changed with its original";
    Timeline anew(timeline.game(), timeline.setup());
    std::size_t turns = 0;
    std::size_t shared = 0;
    const Entries entries = timeline.entries();
    ASSERT_EQ(entries.size(), timeline.entry_ends().size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
      ASSERT_FALSE(anew.play_entry(entries[i])) << i;
      EXPECT_EQ(anew.cursor(), timeline.entry_ends()[i]);
      turns += entries[i].seat != kChance ? 1 : 0;
      EXPECT_EQ(timeline.turns_among(i + 1), turns);
      // Counts the entries from the start that haven't changed.
      shared += shared == i && i < values_before.size() && values_before[i] == entries[i] ? 1 : 0;
    }
    EXPECT_EQ(timeline.shared_entries(before), shared);
    EXPECT_EQ(before.shared_entries(timeline), shared);
    EXPECT_EQ(timeline.shared_entries(anew), entries.size());
    for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
      anew.go_to(cursor);
      const Entries until = timeline.entries_until(cursor);
      ASSERT_EQ(until.empty(), cursor == 0);
      if (cursor > 0) {
        // Only in the middle of a turn is there something to roll back, and only then is the last entry
        // unfinished.
        Timeline turn_start = anew;
        turn_start.roll_back_turn();
        EXPECT_EQ(until.back().unfinished, turn_start.cursor() < cursor);
        EXPECT_EQ(std::distance(until.begin(), until.end()), static_cast<std::ptrdiff_t>(until.size()));
      }
    }
  }
}

TEST(Timeline, lines_that_end_by_different_declarations_share_their_beginning) {
  Timeline one = opened();
  Timeline other = one;
  play(one, {"1: resign"});
  play(other, {"1: draw"});
  EXPECT_EQ(one.shared_entries(other), 2U);
}

TEST(Timeline, going_back_keeps_the_line) {
  Timeline timeline = opened({"1: A3", "2: E1"});
  const Texts entries = entries_of(timeline);
  timeline.go_to(2);
  EXPECT_EQ(entries_of(timeline), entries);
  EXPECT_EQ(timeline.length(), 8U);
  EXPECT_EQ(timeline.to_move(), 1);
  EXPECT_TRUE(timeline.can_redo());
}

TEST(Timeline, playing_the_next_step_again_keeps_the_line) {
  Timeline timeline = opened({"1: A3", "2: E1"});
  timeline.go_to(4);
  EXPECT_EQ(timeline.play(1, "A3"), std::nullopt);
  EXPECT_EQ(timeline.cursor(), 5U);
  EXPECT_EQ(timeline.length(), 8U);
}

TEST(Timeline, playing_another_step_drops_the_old_line) {
  Timeline timeline = opened({"1: A3", "2: E1"});
  timeline.go_to(4);
  EXPECT_EQ(timeline.play(1, "C3"), std::nullopt);
  EXPECT_EQ(timeline.length(), 5U);
  EXPECT_FALSE(timeline.can_redo());
  EXPECT_EQ(entries_of(timeline), (Texts{"2: A1", "1: E3", "1: C3 \u2026"}));
}

TEST(Timeline, a_refused_step_or_entry_keeps_the_old_line) {
  Timeline timeline = opened({"1: A3", "2: E1", "1: C1 B4"});
  const Texts entries = entries_of(timeline);
  timeline.go_to(4);
  const std::string view = view_of(timeline);
  EXPECT_TRUE(timeline.play(1, "A1"));
  EXPECT_TRUE(timeline.play(2, "C3"));
  EXPECT_TRUE(timeline.play_entry({1, "C3 C4", false}));
  EXPECT_EQ(entries_of(timeline), entries);
  EXPECT_EQ(view_of(timeline), view);
}

TEST(Timeline, an_entry_is_played_whole_or_not_at_all) {
  Timeline timeline = opened({"1: A3", "2: E1"});
  const std::string view = view_of(timeline);
  const auto refusal = timeline.play_entry({1, "C1 C3 B4 D1", false});
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->step, "B4") << "two groups, two stones";
  EXPECT_EQ(view_of(timeline), view);
  EXPECT_EQ(timeline.length(), 8U);
}

TEST(Timeline, an_entry_played_in_the_middle_replaces_what_follows) {
  Timeline timeline = opened({"1: A3", "2: E1"});
  timeline.go_to(4);
  EXPECT_EQ(timeline.play_entry({1, "C3", false}), std::nullopt);
  EXPECT_EQ(entries_of(timeline), (Texts{"2: A1", "1: E3", "1: C3"}));
}

TEST(Timeline, TURN_1_a_turn_may_be_rolled_back) {
  Timeline timeline = opened({"1: A3", "2: E1", "1: C1 B4 \u2026"});
  timeline.roll_back_turn();
  EXPECT_EQ(entries_of(timeline), (Texts{"2: A1", "1: E3", "1: A3", "2: E1"}));
  EXPECT_TRUE(timeline.open_steps().empty());
  timeline.roll_back_turn();
  EXPECT_EQ(timeline.length(), 8U) << "no turn is open now";
}

TEST(Timeline, TURN_2_undo_does_not_stop_before_a_lot) {
  Timeline timeline = start("byg", {{"size", 3}});
  EXPECT_EQ(timeline.to_move(), kChance);
  play(timeline, {"*: priority 2"});
  EXPECT_FALSE(timeline.can_undo()) << "the lot isn't drawn again";
  play(timeline, {"2: first 1"});
  EXPECT_TRUE(timeline.can_undo());
  timeline.undo();
  EXPECT_EQ(timeline.to_move(), 2);
  EXPECT_FALSE(timeline.can_undo());
  EXPECT_EQ(timeline.cursor(), 1U);
  timeline.go_to(0);
  timeline.redo();
  EXPECT_EQ(timeline.cursor(), 1U);
}

TEST(Timeline, transitions_are_those_of_the_last_play_or_redo) {
  Timeline timeline = opened();
  EXPECT_EQ(timeline.play(1, "A3"), std::nullopt);
  const Transition stone{{Change::Kind::Appeared, "stone", "", "A3", 1}};
  EXPECT_EQ(timeline.last_transition(), stone);
  timeline.undo();
  EXPECT_TRUE(timeline.last_transition().empty());
  timeline.redo();
  EXPECT_EQ(timeline.last_transition(), stone);
  EXPECT_EQ(timeline.play(1, "end"), std::nullopt);
  EXPECT_TRUE(timeline.last_transition().empty());
}

TEST(Timeline, the_start_of_the_turn_is_the_board_without_its_steps) {
  const Timeline timeline = opened({"1: A3 \u2026"});
  EXPECT_EQ(timeline.turn_start().position()["cells"].size(), 2U);
  EXPECT_EQ(timeline.state().position()["cells"].size(), 3U);
}

// --- TURN-6: declarations that any seat may make at any time ----------------------------------------

TEST(Timeline, TURN_6_resigning_lets_the_other_win) {
  for (const Seat seat : {1, 2}) {
    Timeline timeline = opened();
    EXPECT_EQ(timeline.play(seat, "resign"), std::nullopt) << "also when it isn't one's turn";
    EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {3 - seat}, {1, 1}}));
    EXPECT_EQ(timeline.to_move(), kNobody);
    EXPECT_EQ(timeline.phase(), "over");
    EXPECT_EQ(entries_of(timeline).back(), std::to_string(seat) + ": resign");
  }
}

TEST(Timeline, TURN_6_running_out_of_time_lets_the_other_win) {
  Timeline timeline = opened();
  EXPECT_EQ(timeline.play(1, "flag"), std::nullopt);
  EXPECT_EQ(timeline.outcome(), (Outcome{"out of time", {2}, {1, 1}}));
}

TEST(Timeline, TURN_6_a_draw_has_no_winner) {
  Timeline timeline = opened();
  EXPECT_EQ(timeline.play(2, "draw"), std::nullopt);
  EXPECT_EQ(timeline.outcome(), (Outcome{"draw agreed", {}, {1, 1}}));
}

TEST(Timeline, TURN_6_declarations_may_come_before_the_first_step) {
  Timeline timeline = start("byg");
  EXPECT_EQ(timeline.play(2, "resign"), std::nullopt);
  EXPECT_EQ(timeline.outcome(), (Outcome{"resigned", {1}, {0, 0}}));
}

TEST(Timeline, TURN_6_in_a_game_of_two_nobody_leaves) {
  const Timeline timeline = opened();
  EXPECT_EQ(refused(timeline, "1: leave").refusal.rule, "TURN-6");
  EXPECT_FALSE(refused(timeline, "1: leave").refusal.message.empty());
}

TEST(Timeline, TURN_6_declarations_need_a_seat_of_the_game) {
  const Timeline timeline = opened();
  for (const char* entry : {"3: resign", "99: draw", "*: flag"}) {
    EXPECT_EQ(refused(timeline, entry).refusal.rule, "TURN-6") << entry;
  }
  for (const char* entry : {"1: Resign", "1: resign now", "1: claim", "1: pass"}) {
    EXPECT_EQ(refused(timeline, entry).refusal.rule, "notation") << entry;
  }
}

TEST(Timeline, TURN_6_steps_of_an_unfinished_turn_do_not_count) {
  Timeline timeline = opened({"1: E2 \u2026"});
  EXPECT_EQ(timeline.play(2, "resign"), std::nullopt);
  EXPECT_EQ(timeline.outcome()->scores, (std::vector<int>{1, 1})) << "E2 would have made a group of two";
  EXPECT_EQ(timeline.state().position()["cells"].size(), 2U);
  const Timeline again = replayed(record_of(timeline));
  EXPECT_EQ(view_of(again), view_of(timeline));
}

TEST(Timeline, TURN_6_declarations_can_be_undone_and_redone) {
  Timeline timeline = opened({"1: resign"});
  timeline.undo();
  EXPECT_EQ(timeline.outcome(), std::nullopt);
  EXPECT_EQ(timeline.to_move(), 1);
  timeline.redo();
  EXPECT_EQ(timeline.outcome()->reason, "resigned");
}

}  // namespace
}  // namespace byways::test

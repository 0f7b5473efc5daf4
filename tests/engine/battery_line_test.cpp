// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random_game.h"
#include "tests/engine/battery.h"

namespace byways::test {
namespace {

TEST_P(Battery, TURN_3_random_games_come_to_an_end) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    const Timeline timeline = random(seed);
    EXPECT_EQ(timeline.to_move(), kNobody);
    EXPECT_EQ(timeline.phase(), "over");
    const std::optional<Outcome> outcome = timeline.outcome();
    ASSERT_TRUE(outcome);
    EXPECT_FALSE(outcome->reason.empty());
    for (const Seat winner : outcome->winners) {
      EXPECT_GE(winner, 1);
      EXPECT_LE(winner, setup().players);
    }
    EXPECT_TRUE(timeline.state().legal_steps().empty());
  }
}

TEST_P(Battery, TURN_2_same_seed_same_game) {
  const Timeline one = play_beginning(7);
  const Timeline two = play_beginning(7);
  EXPECT_EQ(entries_of(one), entries_of(two));
  EXPECT_EQ(view_of(one), view_of(two));
  constexpr std::size_t kTelling = 4;  // small puzzles have few different games
  if (one.length() >= kTelling) {
    EXPECT_NE(entries_of(one), entries_of(beginning(8)));
  }
}

TEST_P(Battery, TURN_1_undo_to_the_start_and_redo_to_the_end) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    Timeline timeline = beginning(seed);
    std::vector<std::string> views;
    for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
      timeline.go_to(cursor);
      views.push_back(view_of(timeline));
    }
    const std::vector<std::string> entries = entries_of(timeline);
    while (timeline.can_undo()) {
      const std::size_t before = timeline.cursor();
      timeline.undo();
      ASSERT_LT(timeline.cursor(), before);
      ASSERT_EQ(view_of(timeline), views[timeline.cursor()]);
      ASSERT_TRUE(timeline.to_move() != kChance || timeline.to_roll() > 0);
    }
    timeline.go_to(0);
    EXPECT_EQ(view_of(timeline), view_of(Timeline(game(), setup())));
    while (timeline.can_redo()) {
      timeline.redo();
      ASSERT_EQ(view_of(timeline), views[timeline.cursor()]);
    }
    EXPECT_EQ(timeline.cursor(), timeline.length());
    EXPECT_EQ(entries_of(timeline), entries);
  }
}

TEST_P(Battery, records_are_written_read_and_replayed_alike) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    Timeline played = random(seed);
    const std::string record = record_of(played);
    Timeline again = replayed(record);
    EXPECT_EQ(record_of(again), record);
    EXPECT_EQ(write_record(*read_record(record)), record);
    ASSERT_EQ(again.entry_ends(), played.entry_ends());
    const std::vector<std::size_t> ends = played.entry_ends();
    for (std::size_t i = 0; i < ends.size(); i += 1 + ends.size() / 60) {
      const std::size_t end = ends[i];
      played.go_to(end);
      again.go_to(end);
      ASSERT_EQ(view_of(again), view_of(played));
    }
  }
}

TEST_P(Battery, TURN_1_every_unfinished_turn_can_be_saved) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    Timeline played = beginning(seed);
    for (std::size_t cursor = 0; cursor <= played.length(); cursor += stride_of(played, 150)) {
      played.go_to(cursor);
      Record record =
          make_record(played, std::vector<std::string>(static_cast<std::size_t>(setup().players)));
      record.result.reset();
      record.turns.clear();
      for (const Entry& entry : played.entries_until(cursor)) {
        record.turns.push_back(write_entry(entry));
      }
      const std::string text = write_record(record);
      const Timeline again = replayed(text);
      ASSERT_EQ(view_of(again), view_of(played)) << text;
      ASSERT_EQ(again.length(), cursor);
      ASSERT_EQ(entries_of(again), record.turns);
      ASSERT_EQ(!record.turns.empty() && record.turns.back().ends_with(" \u2026"),
                again.state().turn_is_open());
    }
  }
}

TEST_P(Battery, clones_and_copies_are_independent) {
  Timeline timeline = random(3);
  timeline.go_to(timeline.length() / 2);
  const Timeline unchanged = timeline;
  const std::string view = view_of(timeline);
  const std::vector<std::string> entries = entries_of(timeline);

  const std::unique_ptr<State> clone = timeline.state().clone();
  const auto before = clone->position();
  for (int i = 0; i < 20 && clone->to_move() != kNobody; ++i) {
    if (!clone->end_refusal(clone->to_move())) {
      clone->end_turn();
    } else if (const auto steps = clone->legal_steps(); !steps.empty()) {
      clone->play(steps.front());
    }
  }
  EXPECT_NE(clone->position(), before);
  EXPECT_EQ(view_of(timeline), view);

  Timeline copy = timeline;
  Random random(4);
  play_random_turns(copy, random, 3);
  EXPECT_EQ(view_of(timeline), view);
  EXPECT_EQ(entries_of(timeline), entries);
  EXPECT_EQ(view_of(unchanged), view);
}

TEST_P(Battery, TURN_6_all_may_agree_on_a_draw_at_any_time) {
  Timeline timeline = beginning(4);
  for (std::size_t cursor = 0; cursor < timeline.length(); cursor += stride_of(timeline, 150)) {
    Timeline drawn = timeline;
    drawn.go_to(cursor);
    ASSERT_EQ(drawn.play(1, "draw"), std::nullopt);
    ASSERT_EQ(drawn.outcome()->reason, "draw agreed");
    ASSERT_TRUE(drawn.outcome()->winners.empty());
    ASSERT_EQ(drawn.to_move(), kNobody);
    ASSERT_EQ(drawn.phase(), "over");
    ASSERT_EQ(view_of(replayed(record_of(drawn))), view_of(drawn));
  }
}

TEST_P(Battery, TURN_6_the_last_one_who_does_not_give_up_wins) {
  if (setup().players < 2) {
    return;
  }
  const std::string word = setup().players == 2 ? "resign" : "leave";
  Timeline timeline = random(4);
  timeline.go_to(timeline.length() / 2);
  for (Seat seat = 2; seat <= setup().players; ++seat) {
    ASSERT_EQ(timeline.outcome(), std::nullopt) << "others are left";
    ASSERT_EQ(timeline.play(seat, word), std::nullopt);
    ASSERT_TRUE(timeline.refusal(seat, word)) << "twice";
    ASSERT_NE(timeline.to_move(), seat);
  }
  ASSERT_TRUE(timeline.outcome());
  EXPECT_EQ(timeline.outcome()->winners, std::vector<Seat>{1});
  EXPECT_EQ(timeline.outcome()->reason, setup().players == 2 ? "resigned" : "left");
  EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
}

TEST_P(Battery, TURN_6_who_plays_alone_may_resign) {
  if (setup().players > 1) {
    return;
  }
  Timeline timeline = beginning(4);
  for (std::size_t cursor = 0; cursor < timeline.length(); cursor += stride_of(timeline, 20)) {
    Timeline given_up = timeline;
    given_up.go_to(cursor);
    ASSERT_TRUE(given_up.refusal(1, "leave"));
    ASSERT_TRUE(given_up.refusal(1, "flag"));
    ASSERT_EQ(given_up.play(1, "resign"), std::nullopt);
    ASSERT_EQ(given_up.outcome()->reason, "resigned");
    ASSERT_TRUE(given_up.outcome()->winners.empty());
    ASSERT_EQ(view_of(replayed(record_of(given_up))), view_of(given_up));
  }
}

TEST_P(Battery, TURN_6_a_game_goes_on_without_a_seat_that_has_left) {
  if (setup().players < 3) {
    return;  // a game for two ends by resigning
  }
  for (Seat seat = 1; seat <= setup().players; ++seat) {
    Timeline timeline(game(), setup());
    Random random(static_cast<std::uint64_t>(seat));
    play_random_turns(timeline, random, static_cast<std::uint64_t>(seat) + 5);
    ASSERT_EQ(timeline.play(seat, "leave"), std::nullopt);
    while (timeline.to_move() != kNobody) {
      ASSERT_NE(timeline.to_move(), seat);
      play_random_turns(timeline, random, 1);
    }
    for (const std::vector<Seat> winners = timeline.outcome()->winners; const Seat winner : winners) {
      EXPECT_NE(winner, seat);
    }
    EXPECT_EQ(view_of(replayed(record_of(timeline))), view_of(timeline));
  }
}

TEST_P(Battery, transitions_name_what_a_step_changed) {
  Timeline timeline(game(), setup());
  Random random(6);
  bool any = false;
  for (int i = 0; i < 30 && timeline.to_move() != kNobody; ++i) {
    play_random_turns(timeline, random, 1);
    for (const Change& change : timeline.last_transition()) {
      any = true;
      EXPECT_FALSE(change.piece.empty());
      EXPECT_EQ(change.from.empty(), change.kind == Change::Kind::Appeared);
      EXPECT_EQ(change.to.empty(), change.kind == Change::Kind::Vanished);
    }
  }
  timeline.go_to(0);
  while (timeline.can_redo()) {
    timeline.redo();
    any = any || !timeline.last_transition().empty();
  }
  EXPECT_TRUE(any);
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "engine/core/random_game.h"
#include "tests/engine/battery.h"

namespace byways::test {
namespace {

// All steps that are legal at some time in random games, and many texts that aren't steps.
std::set<std::string> candidates(const Game& game, const Setup& setup) {
  std::set<std::string> all{"",
                            " ",
                            "A",
                            "a1",
                            "A0",
                            "A01",
                            "Z99",
                            "A1 ",
                            " A1",
                            "A1 B2",
                            "A100",
                            "A4294967297",
                            "-1",
                            "1",
                            "end",
                            "end ",
                            "End",
                            "first",
                            "first 0",
                            "first 3",
                            "first 01",
                            "first  1",
                            "priority 3",
                            "1: A1",
                            "resign",
                            "null",
                            "{}",
                            "A1\n",
                            "\u2026",
                            "A1 \u2026",
                            "\xFF",
                            "\xC3",
                            "\xE2\x80",
                            "\u03911",
                            "A\u0661",
                            std::string("A1\0", 3),
                            std::string(1, '\0'),
                            std::string(100'000, 'A'),
                            "A" + std::string(100'000, '1')};
  for (std::uint64_t seed = 100; seed < 103; ++seed) {
    Timeline timeline(game, setup);
    Random random(seed);
    play_random_turns(timeline, random, 100);
    for (std::size_t cursor = 0; cursor <= timeline.length(); ++cursor) {
      timeline.go_to(cursor);
      for (const std::string& step : timeline.state().legal_steps()) {
        all.insert(step);
      }
    }
  }
  return all;
}

void expect_to_explain(const std::optional<Refusal>& refusal, const std::string& step) {
  ASSERT_TRUE(refusal) << step << " is accepted, though it isn't among the legal steps";
  EXPECT_FALSE(refusal->rule.empty()) << step;
  EXPECT_FALSE(refusal->reason.empty()) << step;
  EXPECT_FALSE(refusal->message.empty()) << step;
  EXPECT_LT(refusal->message.size(), 500U) << step;
}

TEST_P(Battery, TURN_4_legal_steps_are_accepted_and_everything_else_is_refused_with_a_reason) {
  const std::set<std::string> alphabet = candidates(game(), setup());
  Timeline timeline = random(1);
  const std::size_t stride = stride_of(timeline, BYWAYS_SANITIZED ? 20 : game().rolls_dice() ? 20 : 150);
  for (std::size_t cursor = 0; cursor <= timeline.length(); cursor += stride) {
    timeline.go_to(cursor);
    const State& state = timeline.state();
    const std::vector<std::string> legal = state.legal_steps();
    const std::set<std::string> allowed(legal.begin(), legal.end());
    ASSERT_EQ(allowed.size(), legal.size()) << "a step twice in the list";
    for (const std::string& step : legal) {
      ASSERT_EQ(state.refusal(state.to_move(), step), std::nullopt) << step;
      for (Seat other = kNobody; other <= setup().players + 1; ++other) {
        if (other != state.to_move()) {
          expect_to_explain(state.refusal(other, step), step);
        }
      }
    }
    for (const std::string& step : alphabet) {
      if (!allowed.contains(step)) {
        expect_to_explain(state.refusal(state.to_move(), step), step);
      }
    }
    ASSERT_FALSE(testing::Test::HasFailure()) << view_of(timeline);
  }
}

TEST_P(Battery, TURN_3_a_step_or_an_end_is_always_possible) {
  for (std::uint64_t seed = 1; seed <= games(); ++seed) {
    Timeline timeline = random(seed);
    for (std::size_t cursor = 0; cursor < timeline.length(); cursor += stride_of(timeline, 150)) {
      timeline.go_to(cursor);
      ASSERT_TRUE(!timeline.state().legal_steps().empty() ||
                  !timeline.state().end_refusal(timeline.to_move()))
          << view_of(timeline);
      if (!timeline.state().turn_is_open() && !timeline.refusal(timeline.to_move(), "end")) {
        ASSERT_FALSE(game().write_turn({}).empty()) << "an empty turn may be ended, but can't be written";
      }
    }
  }
}

TEST_P(Battery, TURN_5_everything_after_the_end_is_refused_under_the_end_rule) {
  const Timeline timeline = random(1);
  const Refusal over = game().after_end();
  Timeline before = timeline;
  const std::size_t stride = stride_of(timeline, game().rolls_dice() ? 40 : 150);
  std::set<std::pair<std::string, bool>> asked;  // the same steps are legal again and again
  for (std::size_t cursor = 0; cursor < timeline.length(); cursor += stride) {
    before.go_to(cursor);
    for (const std::string& step : before.state().legal_steps()) {
      if (!asked.emplace(step, before.to_move() == kChance).second) {
        continue;
      }
      for (Seat seat = kChance; seat <= setup().players; ++seat) {
        const auto refusal = timeline.refusal(seat, step);
        ASSERT_TRUE(refusal);
        const bool lot_of_a_seat = before.to_move() == kChance && seat != kChance;
        ASSERT_EQ(refusal->rule, lot_of_a_seat ? refusal->rule : over.rule) << step;
      }
    }
  }
  for (const char* word : {"resign", "leave", "flag", "draw", "end"}) {
    EXPECT_EQ(timeline.refusal(1, word), over) << word;
  }
}

// Up to `most` turns of the side to move.
std::vector<std::string> some_turns(const State& state, std::size_t most) {
  std::vector<std::string> turns;
  state.visit_turns([&turns, most](std::string_view turn) {
    turns.emplace_back(turn);
    return turns.size() < most;
  });
  return turns;
}

TEST_P(Battery, every_listed_turn_is_there_once_is_canonical_and_can_be_played) {
  Timeline timeline = random(1);
  Random choice(1);
  const std::vector<std::size_t> ends = timeline.entry_ends();
  const std::size_t positions = BYWAYS_SANITIZED ? 3 : 10;
  constexpr std::size_t kMost = BYWAYS_SANITIZED ? 2'000 : 20'000;
  for (std::size_t i = 0; i < ends.size(); i += 1 + ends.size() / positions) {
    timeline.go_to(i == 0 ? 0 : ends[i]);
    if (!timeline.state().lists_turns() || timeline.to_move() == kNobody) {
      continue;
    }
    const std::vector<std::string> turns = some_turns(timeline.state(), kMost);
    if (turns.size() < kMost) {
      ASSERT_EQ(timeline.state().count_turns(), turns.size());
      if (timeline.phase() != "setup") {
        ASSERT_EQ(timeline.state().perft(1), turns.size());
      }
    }
    ASSERT_EQ(std::set<std::string>(turns.begin(), turns.end()).size(), turns.size());
    ASSERT_FALSE(turns.empty());
    for (int sample = 0; sample < 30; ++sample) {
      const std::string& turn = turns[choice.below(static_cast<std::uint32_t>(turns.size()))];
      Timeline next = timeline;
      ASSERT_EQ(next.play_entry({timeline.to_move(), turn, false}), std::nullopt) << turn;
      ASSERT_EQ(next.entries().back().text, turn);
      ASSERT_FALSE(next.state().turn_is_open());
    }
  }
}

TEST_P(Battery, listing_turns_stops_when_told_and_ignores_an_open_turn) {
  Timeline timeline = random(2);
  for (std::size_t cursor = 0; cursor < timeline.length(); cursor += 1 + timeline.length() / 10) {
    timeline.go_to(cursor);
    if (!timeline.state().lists_turns()) {
      return;
    }
    const std::size_t all = some_turns(timeline.state(), 500).size();
    ASSERT_EQ(some_turns(timeline.state(), all / 2 + 1).size(), all / 2 + 1);
    ASSERT_EQ(some_turns(timeline.turn_start(), 500), some_turns(timeline.state(), 500));
  }
}

TEST_P(Battery, TURN_4_asking_for_a_refusal_changes_nothing) {
  Timeline timeline = random(5);
  timeline.go_to(timeline.length() / 3);
  const std::string view = view_of(timeline);
  for (const std::string& step : candidates(game(), setup())) {
    static_cast<void>(timeline.refusal(timeline.to_move(), step));
  }
  EXPECT_EQ(view_of(timeline), view);
}

}  // namespace
}  // namespace byways::test

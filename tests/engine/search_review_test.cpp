// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>

#include "engine/core/entry.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/review.h"
#include "tests/support/timelines.h"

// What turns were worth: losses, luck, and what can't be judged.

namespace byways::test {
namespace {

search::Request with_budget(std::uint64_t budget) {
  search::Request request;
  request.limits.budget = budget;
  return request;
}

std::optional<search::Judgement> judged(const Timeline& timeline, std::size_t entry, std::uint64_t budget) {
  return search::judge(timeline, entry, searcher_for(timeline.game()), with_budget(budget));
}

Timeline small_byg(std::uint64_t seed) {
  const Game& game = *find_game("byg");
  const auto setup = check_setup(game, 2, {{"size", 3}});
  return random_game(game, *setup, seed);
}

void expect_same(const search::Judgement& one, const search::Judgement& other) {
  EXPECT_EQ(one.best, other.best);
  EXPECT_EQ(one.before, other.before);
  EXPECT_EQ(one.after, other.after);
  EXPECT_EQ(one.loss, other.loss);
  EXPECT_EQ(one.rolled, other.rolled);
  EXPECT_EQ(one.unrolled, other.unrolled);
}

TEST(Review, every_turn_is_judged_by_itself_and_always_alike) {
  Timeline timeline = small_byg(3);
  const std::vector<std::size_t> turns = search::turns_to_judge(timeline);
  ASSERT_GT(turns.size(), 5U);
  const auto first = judged(timeline, turns[4], 100);
  ASSERT_TRUE(first);
  timeline.go_to(2);
  static_cast<void>(judged(timeline, turns[2], 100));
  const auto again = judged(timeline, turns[4], 100);
  ASSERT_TRUE(again);
  expect_same(*first, *again);
  EXPECT_EQ(first->entry, turns[4]);
  EXPECT_EQ(first->played, timeline.entries()[turns[4]].text);
  EXPECT_GE(first->loss, 0.0);
  EXPECT_NEAR(std::accumulate(first->before.begin(), first->before.end(), 0.0), 1.0, 1e-6);
}

TEST(Review, the_best_turn_loses_nothing_in_whatever_order_its_steps_were_made) {
  const Timeline timeline = small_byg(3);
  const search::Searcher& searcher = searcher_for(timeline.game());
  const search::Request request = with_budget(60);
  int tried = 0;
  for (const std::size_t entry : search::turns_to_judge(timeline)) {
    const auto judgement = judged(timeline, entry, 60);
    ASSERT_TRUE(judgement);
    std::vector<std::string> stones = split_words(judgement->best);
    if (stones.size() < 2 || stones.front() == "first") {
      continue;
    }
    ++tried;
    std::reverse(stones.begin(), stones.end());
    EXPECT_EQ(search::loss_instead(timeline, *judgement, join_words(stones), searcher, request), 0.0);
    EXPECT_EQ(search::loss_instead(timeline, *judgement, "nonsense", searcher, request), std::nullopt);
    EXPECT_EQ(search::loss_instead(timeline, *judgement, "Z9", searcher, request), std::nullopt);
  }
  EXPECT_GT(tried, 0);
}

TEST(Review, a_win_given_away_is_a_loss_and_the_end_is_a_fact) {
  int given_away = 0;
  for (std::uint64_t seed = 1; seed < 8 && given_away == 0; ++seed) {
    const Timeline timeline = small_byg(seed);
    const std::vector<std::size_t> turns = search::turns_to_judge(timeline);
    for (std::size_t i = turns.size() / 2; i < turns.size(); ++i) {
      const auto judgement = judged(timeline, turns[i], 200);
      ASSERT_TRUE(judgement);
      const auto seat = static_cast<std::size_t>(judgement->seat) - 1;
      given_away += judgement->before[seat] == 1.0 && judgement->loss > 0.9 ? 1 : 0;
      if (i + 1 == turns.size()) {
        const bool has_won = timeline.outcome()->winners.front() == judgement->seat;
        EXPECT_EQ(judgement->after[seat], has_won ? 1.0 : 0.0);
      }
    }
  }
  EXPECT_GT(given_away, 0);
}

// A position has the same chances everywhere, except that the loss of the worst turn isn't adjusted.
TEST(Review, turns_that_follow_agree_on_the_position_between_them) {
  const auto judgement = [](std::size_t entry, Seat seat, double before, double after) {
    const double mine = seat == 1 ? before - after : after - before;
    return search::Judgement{.entry = entry,
                             .seat = seat,
                             .played = "A1",
                             .best = mine > 0 ? "B1" : "A1",
                             .line = {},
                             .before = {before, 1 - before},
                             .after = {after, 1 - after},
                             .loss = std::max(0.0, mine),
                             .unrolled = {},
                             .rolled = {}};
  };
  // Without `settle`, the graph would fall only from 50 to 14 at the turn that gives away 48.
  std::vector<search::Judgement> game{judgement(3, 2, 0.5, 0.5), judgement(4, 1, 0.62, 0.14),
                                      judgement(5, 2, 0.20, 0.45), judgement(6, 1, 0.4, 0.4)};
  std::vector<search::Judgement*> all;
  for (search::Judgement& one : game) {
    all.push_back(&one);
  }
  std::vector<search::Judgement> before = game;
  settle(start("over-pass"), all);
  EXPECT_EQ(game[1].before, before[1].before) << "between two turns there is a roll";
  EXPECT_EQ(game[2].before, before[2].before);
  settle(start("byg"), all);
  EXPECT_NEAR(game[1].loss, 0.48, 1e-9);
  EXPECT_NEAR(game[2].loss, 0.45 - 0.14, 1e-9);
  EXPECT_EQ(game[0].loss, 0) << "nobody gives away what is seen later";
  EXPECT_EQ(game[3].loss, 0);
  for (std::size_t i = 1; i < game.size(); ++i) {
    EXPECT_EQ(game[i - 1].after, game[i].before) << i;
  }
}

TEST(Review, what_the_next_turn_shows_counts_in_hindsight) {
  search::Judgement earlier{.entry = 3,
                            .seat = 1,
                            .played = "A1",
                            .best = "B1",
                            .line = {},
                            .before = {0.6, 0.4},
                            .after = {0.5, 0.5},
                            .loss = 0.1,
                            .unrolled = {},
                            .rolled = {}};
  search::Judgement later = earlier;
  later.entry = 4;
  later.seat = 2;
  later.before = {0.0, 1.0};
  const auto after = [&](const Timeline& timeline, const search::Judgement& next) {
    search::Judgement seen = earlier;
    see_in_hindsight(timeline, seen, next);
    return seen;
  };
  const Timeline byg = start("byg");
  EXPECT_EQ(after(byg, later).after, later.before);
  EXPECT_NEAR(after(byg, later).loss, 0.6, 1e-9);
  EXPECT_EQ(after(start("highway"), later).loss, earlier.loss)
      << "turns of a round know nothing of each other";
  search::Judgement open = later;
  open.before = {0.1, 0.9};
  EXPECT_EQ(after(byg, open).loss, earlier.loss) << "only facts";
  search::Judgement far = later;
  far.entry = 5;
  EXPECT_EQ(after(byg, far).loss, earlier.loss) << "something was played or rolled between";
}

TEST(Review, declarations_lots_and_unfinished_turns_are_not_judged) {
  Timeline timeline = start("byg", {{"size", 3}});
  play(timeline, {"*: priority 1", "1: first 2", "1: A1", "2: C3", "1: resign"});
  EXPECT_EQ(search::turns_to_judge(timeline), (std::vector<std::size_t>{1, 2, 3}));
  timeline = start("byg", {{"size", 3}, {"priority", 1}, {"first", 2}});
  play(timeline, {"1: A1", "2: C3 …"});
  EXPECT_EQ(search::turns_to_judge(timeline), (std::vector<std::size_t>{0}));
}

TEST(Review, it_stops_when_told_to) {
  const Timeline timeline = small_byg(3);
  std::atomic<bool> stop{true};
  search::Request request = with_budget(1'000'000);
  request.limits.stop = &stop;
  for (const std::size_t entry : search::turns_to_judge(timeline)) {
    EXPECT_FALSE(search::judge(timeline, entry, searcher_for(timeline.game()), request));
  }
}

TEST(Review, luck_is_what_a_roll_changes_and_play_what_the_turn_does) {
  const std::vector<std::string> before{"*: roll 1 4", "1: A5>B1 A0>B3 A7>B7 A6>C3 O>A0"};
  std::vector<double> lucks;
  std::vector<double> losses;
  for (const char* const roll : {"*: roll 1 1", "*: roll 6 6"}) {
    Timeline timeline = start("over-pass", {{"start", 1}});
    play(timeline, before);
    play(timeline, {roll});
    // The fewest steps that are required: leaving the centre.
    const std::vector<std::string> steps = timeline.state().legal_steps();
    const auto leaves = std::find_if(steps.begin(), steps.end(),
                                     [](const std::string& step) { return step.starts_with("O>"); });
    ASSERT_NE(leaves, steps.end());
    play(timeline, {"2: " + *leaves});
    const auto judgement = judged(timeline, 3, 600);
    ASSERT_TRUE(judgement);
    ASSERT_EQ(judgement->rolled.size(), 2U);
    lucks.push_back(judgement->rolled[1] - judgement->unrolled[1]);
    EXPECT_FALSE(judgement->after.empty()) << "the roll that follows is averaged";
    losses.push_back(judgement->loss);
  }
  EXPECT_GE(losses[0], 0.0);
  EXPECT_GT(losses[1], 0.0) << "nothing was done with the roll";
  EXPECT_LT(lucks[0], 0.0);
  EXPECT_GT(lucks[1], 0.0);
}

TEST(Review, secret_turns_are_judged_once_their_round_is_over) {
  const Game& game = *find_game("highway");
  const Timeline whole = random_game(game, *check_setup(game, 3, {}), 4);
  std::size_t end = 0;  // of the first round
  const std::vector<std::size_t> ends = whole.entry_ends();
  while (ends[end] == 0 || whole.state_at(ends[end]).has_secrets() || whole.entries()[end].seat == kChance) {
    ++end;
  }
  Timeline round(game, whole.setup());
  for (std::size_t i = 0; i <= end; ++i) {
    ASSERT_FALSE(round.play_entry(whole.entries()[i]));
  }
  const std::vector<std::size_t> turns = search::turns_to_judge(round);
  ASSERT_EQ(turns.size(), 3U);
  const auto judgement = judged(round, turns[1], 4);
  ASSERT_TRUE(judgement);
  EXPECT_EQ(judgement->after.size(), 3U);
  const auto instead = search::with_turn_instead(round, turns[1], judgement->best);
  ASSERT_TRUE(instead);
  EXPECT_FALSE(instead->state().has_secrets()) << "the round was played on";
  Timeline begun(game, whole.setup());
  for (std::size_t i = 0; i < end; ++i) {
    ASSERT_FALSE(begun.play_entry(whole.entries()[i]));
  }
  EXPECT_TRUE(search::turns_to_judge(begun).empty()) << "nobody may know yet";
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/highway/notation.h"
#include "engine/highway/paths.h"
#include "engine/highway/plan_search.h"
#include "engine/highway/playout.h"
#include "engine/opponents.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

// The computer player of Hexagonal Highway. search_fair_test.cpp has the tests common to all games.

namespace byways::highway {
namespace {

Plan plan_of(const Submission& submission) { return completed(submission, Plan()); }

// A random game up to the start of round `round`.
Position begin_of_round(int players, int round, Random& random) {
  Position position(players);
  draw_corners(position, random);
  PlayoutWork work;
  while (position.round() < round || position.phase() != Phase::Submit) {
    play_random_submission(position, random, work);
  }
  return position;
}

TEST(SearchHighway, HWY_8_plans_come_to_what_the_rules_say) {
  Random random(1);
  for (int game = 0; game < 600; ++game) {
    const int players = 2 + game % 5;
    const int round = 1 + game % kRounds;
    Position position = begin_of_round(players, round, random);
    const RoundGame table(position);
    Plans plans;
    for (int player = 0; player < players; ++player) {
      const Submission submission = draw_submission(position, random);
      plans[static_cast<std::size_t>(player)] = plan_of(submission);
      for (int i = 0; i < submission.count(); ++i) {
        position.add(submission.at(i));
      }
      position.seal();
    }
    const RoundEnd truth = round_end(position);
    for (int player = 0; player < players; ++player) {
      // The opposition is built from the others' plans; evaluating a different plan first must not influence
      // it.
      const Opposition opposition(table, plans, player);
      static_cast<void>(opposition.end(Plan()));
      const RoundEnd found = opposition.end(plans[static_cast<std::size_t>(player)]);
      EXPECT_EQ(found.tiles, truth.tiles);
      EXPECT_EQ(found.cells, truth.cells) << "round " << round;
      EXPECT_EQ(found.points, truth.points) << "round " << round;
    }
    if (round < kRounds) {
      const RoundGame next = table.after(plans);
      position.finish(truth);
      EXPECT_EQ(next.round(), round + 1);
      for (int player = 0; player < players; ++player) {
        EXPECT_EQ(next.score(player), position.score(player));
        EXPECT_TRUE(position.awaits_return(player) || next.cell(player) == position.cell(player));
      }
    }
  }
}

TEST(SearchHighway, HWY_5_ways_are_legal_and_the_best_one_is_found) {
  Random random(2);
  for (int game = 0; game < 60; ++game) {
    const int round = 1 + game % kRounds;
    const Position position = begin_of_round(3, round, random);
    const RoundGame table(position);
    const std::vector<Path> paths = paths_of(table, 0, 100000);
    ASSERT_FALSE(paths.empty());
    for (const Path& path : paths) {
      EXPECT_TRUE((path.plan.tiles() - table.placeable(0)).empty());
      EXPECT_LE(path.plan.direction_tiles().count(), Submission::kMostDirectionTiles);
      EXPECT_LE(path.points, paths.front().points);
    }
    // No random direction does better.
    const Opposition alone(table, Plans(), 0);
    for (int i = 0; i < 200; ++i) {
      Plan plan = plan_of(draw_submission(position, random));
      plan.blockades = {};
      plan.robbers = {};
      EXPECT_LE(alone.end(plan).points[0], paths.front().points);
    }
  }
}

std::vector<Thought> thoughts_at(const RoundGame& table, int player, std::uint64_t budget,
                                 std::uint64_t seed) {
  search::Request request;
  request.limits.budget = budget;
  request.seed = seed;
  search::Watch watch(request.limits);
  PlanSearch search(table, player, Submission(), request, 0, watch);
  search.run();
  return search.thoughts();
}

// Submissions of player 1 from searches with different seeds.
std::vector<Plan> submissions_of(const RoundGame& table, std::uint64_t first_seed, Random& random) {
  constexpr std::uint64_t kSearches = 10;
  constexpr int kDraws = 5;
  constexpr std::uint64_t kBudget = 20000;
  std::vector<Plan> plans;
  for (std::uint64_t seed = first_seed; seed < first_seed + kSearches; ++seed) {
    const std::vector<Thought> thoughts = thoughts_at(table, 1, kBudget, seed);
    for (int draw = 0; draw < kDraws; ++draw) {
      constexpr std::uint32_t kFine = 10000;
      double rest = static_cast<double>(random.below(kFine)) / kFine;
      std::size_t i = 0;
      while (i + 1 < thoughts.size() && rest >= thoughts[i].share) {
        rest -= thoughts[i].share;
        ++i;
      }
      plans.push_back(thoughts[i].plan);
    }
  }
  return plans;
}

std::vector<Opposition> against(const RoundGame& table, const std::vector<Plan>& plans) {
  std::vector<Opposition> others;
  for (const Plan& plan : plans) {
    Plans all;
    all[1] = plan;
    others.emplace_back(table, all, 0);
  }
  return others;
}

double mean_chance(const std::vector<Opposition>& others, const Plan& plan) {
  double sum = 0;
  for (const Opposition& other : others) {
    sum += static_cast<double>(other.chances(plan)[0]);
  }
  return sum / static_cast<double>(others.size());
}

// The best response among the thirty best journeys, each without a blockade and with each possible one.
Plan best_answer(const RoundGame& table, const std::vector<Opposition>& seen) {
  Plan best;
  double value = -1;
  for (const Path& path : paths_of(table, 0, 30)) {
    Plan plan = path.plan;
    const auto look = [&] {
      if (const double here = mean_chance(seen, plan); here > value) {
        best = plan;
        value = here;
      }
    };
    look();
    (table.placeable(0) - plan.direction_tiles() - kGeometry.corners).for_each([&](Cell cell) {
      plan.blockades = {};
      plan.blockades.add(cell);
      look();
    });
  }
  return best;
}

// Compares the best response to 50 submissions in the same position with that of a player who has seen none.
TEST(SearchHighway, a_mixture_is_drawn_from_and_hard_to_exploit) {
  Random random(5);
  double gained = 0;
  constexpr int kGames = BYWAYS_SANITIZED ? 2 : 4;
  for (int game = 0; game < kGames; ++game) {
    const RoundGame table(begin_of_round(2, 3 + game, random));
    const std::vector<Plan> submissions = submissions_of(table, 1, random);
    std::set<std::string> different;
    for (const Plan& plan : submissions) {
      different.insert(write_turn(write_parts(submission_of(plan))));
    }
    EXPECT_GT(different.size(), 1U);
    const std::vector<Opposition> later = against(table, submissions_of(table, 100, random));
    double usual = 0;
    for (const Thought& thought : thoughts_at(table, 0, 20000, 1)) {
      usual += thought.share * mean_chance(later, thought.plan);
    }
    gained += (mean_chance(later, best_answer(table, against(table, submissions))) - usual) / kGames;
  }
  EXPECT_LT(gained, 0.10);
}

TEST(SearchHighway, an_open_turn_keeps_its_parts) {
  Random random(3);
  const Position position = begin_of_round(4, 5, random);
  const Submission drawn = draw_submission(position, random);
  Submission begun;
  for (int i = 0; i < std::min(2, drawn.count()); ++i) {
    begun.add(drawn.at(i));
  }
  const RoundGame table(position);
  search::Request request;
  request.limits.budget = 2000;
  search::Watch watch(request.limits);
  PlanSearch search(table, 0, begun, request, 0, watch);
  search.run();
  for (const Thought& thought : search.thoughts()) {
    const Plan whole = completed(begun, thought.plan);
    EXPECT_EQ(whole, thought.plan);
  }
}

}  // namespace
}  // namespace byways::highway

namespace byways::test {
namespace {

TEST(SearchHighway, chances_sum_to_one_for_any_number_of_seats) {
  for (const int players : {2, 4, 6}) {
    const Game& game = *find_game("highway");
    Timeline timeline = start(game, {}, players);
    Random random(3);
    play_random_turns(timeline, random, std::uint64_t{2} * static_cast<std::uint64_t>(players));
    draw_due_lots(timeline, random);
    const search::Searcher& searcher = searcher_for(game);
    search::Request request = search::request_for(searcher.levels(timeline), 8, 1);
    request.limits.budget = 4000;
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    ASSERT_FALSE(advice.candidates.empty());
    EXPECT_EQ(advice.turn, advice.candidates.front().turn);
    EXPECT_GE(advice.nodes, request.limits.budget);
    for (const search::Candidate& candidate : advice.candidates) {
      ASSERT_EQ(static_cast<int>(candidate.win.size()), players);
      EXPECT_NEAR(std::accumulate(candidate.win.begin(), candidate.win.end(), 0.0), 1.0, 1e-3);
      ASSERT_TRUE(candidate.points);
      EXPECT_EQ(static_cast<int>(candidate.points->size()), players);
    }
  }
}

TEST(SearchHighway, LEV_2_a_higher_level_wins_more) {
  const Game& game = *find_game("highway");
  double share = 0;
  constexpr std::uint64_t kOpenings = 6;
  for (std::uint64_t seed = 1; seed <= kOpenings; ++seed) {
    for (const Seat strong : {1, 2}) {
      Timeline timeline = start(game, {}, 2);
      Random random(seed);
      draw_due_lots(timeline, random);
      const auto high = player_named(game, "level:5", seed);
      const auto low = player_named(game, "level:1", seed);
      while (timeline.to_move() > 0) {
        const Seat seat = timeline.to_move();
        const std::string turn = (seat == strong ? *high : *low).choose(timeline, seat);
        ASSERT_FALSE(timeline.play_entry({seat, turn, false})) << turn;
        draw_due_lots(timeline, random);
      }
      const std::optional<Outcome> outcome = timeline.outcome();
      ASSERT_TRUE(outcome);
      const std::vector<Seat>& winners = outcome->winners;
      const bool has_won = std::find(winners.begin(), winners.end(), strong) != winners.end();
      share += has_won ? 1.0 / static_cast<double>(winners.size()) : 0.0;
    }
  }
  EXPECT_GT(share / (2 * kOpenings), 0.8);
}

}  // namespace
}  // namespace byways::test

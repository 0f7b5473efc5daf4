// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/byg/decided.h"
#include "engine/byg/lively_playout.h"
#include "engine/byg/position.h"
#include "engine/byg/search_rules.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_proof.h"
#include "engine/search/level.h"
#include "engine/trypsylon/playout.h"
#include "engine/trypsylon/search_rules.h"
#include "tests/support/timelines.h"

// Results that the searches of some games treat as certain, checked against the rules.

namespace byways::test {
namespace {

// Plays a random game, and expects that whoever is said to win a decided position does win it in random
// games. Returns the number of decided positions.
template <int Side>
int check_decided(std::uint64_t seed) {
  Random random(seed);
  byg::Position<Side> position({1, 1 + static_cast<int>(seed % 2)});
  int decided_turns = 0;
  while (position.phase() != byg::Phase::Over) {
    position.place(
        position.empty().select(random.below(static_cast<std::uint32_t>(position.empty().count()))));
    position.end_turn();
    const int winner = byg::decided(position);
    for (int i = 0; winner >= 0 && i < 8; ++i) {
      byg::Position<Side> end = position;
      byg::play_out_lively(end, random);
      EXPECT_EQ(end.winner(), winner);
    }
    decided_turns += winner >= 0 ? 1 : 0;
  }
  return decided_turns;
}

TEST(SearchByg, BYG_9_what_is_decided_stays_so) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    found += check_decided<3>(seed) + check_decided<4>(seed);
  }
  EXPECT_GT(found + check_decided<6>(1), 60);
}

TEST(SearchByg, stones_of_a_turn_in_any_order_are_one_position) {
  using Rules = byg::SearchRules<5>;
  byg::Position<5> position({1, 1});
  for (const int cell : {0, 8, 20, 40, 50, 60, 14}) {
    position.place(cell);
    position.end_turn();
  }
  ASSERT_GE(position.limit(), 2);
  const int first = position.empty().select(1);
  byg::Position<5> one = position;
  one.place(first);
  const int second = one.placeable().select(3);
  one.place(second);
  byg::Position<5> other = position;
  other.place(second);
  other.place(first);
  EXPECT_EQ(Rules::key(one), Rules::key(other));
  one.end_turn();
  other.end_turn();
  EXPECT_EQ(Rules::key(one), Rules::key(other));
  EXPECT_NE(Rules::key(one), Rules::key(position));
}

// Whether the player to move wins a race, by trying everything.
bool wins_by_trying(const overpass::MonoRace& race) {
  if (race.my_hand == 0) {
    return false;
  }
  bool wins = false;
  race.mine.for_each([&](overpass::Node node) { wins = wins || !wins_by_trying(race.after(node)); });
  return wins;
}

// The share of replies that win after a piece on `node`. A reply weighs the cube of the number of nodes that
// it takes from the player.
double winning_replies(const overpass::MonoRace& race, overpass::Node node) {
  const overpass::MonoRace next = race.after(node);
  int wins = 0;
  int all = 0;
  next.mine.for_each([&](overpass::Node reply) {
    const int takes = 1 + next.others.count() - next.after(reply).mine.count();
    all += takes * takes * takes;
    wins += wins_by_trying(next.after(reply)) ? 0 : takes * takes * takes;
  });
  return all == 0 ? 1 : static_cast<double>(wins) / all;
}

TEST(SearchMono, who_has_lost_sets_the_other_player_a_task) {
  constexpr int kFewNodes = 7;
  constexpr std::uint32_t kNear = 33;  // the number of nodes near the centre, which share many lines
  int tasks = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    overpass::NodeSet nodes;
    while (nodes.count() < kFewNodes) {
      nodes.add(static_cast<overpass::Node>(random.below(kNear)));
    }
    const overpass::MonoRace race{nodes, nodes, 2, 2};
    const search::Limits limits;
    search::Watch watch(limits);
    overpass::MonoProver prover(10000, watch);
    if (prover.wins(race) != false) {
      continue;
    }
    overpass::Node greedy = race.mine.select(0);
    race.mine.for_each([&](overpass::Node node) {
      greedy = race.after(node).mine.count() < race.after(greedy).mine.count() ? node : greedy;
    });
    const overpass::Node hardest = prover.hardest_node(race);
    ASSERT_TRUE(race.mine.has(hardest));
    race.mine.for_each([&](overpass::Node node) {
      ASSERT_LE(winning_replies(race, hardest), winning_replies(race, node)) << "there is a harder one";
    });
    if (winning_replies(race, hardest) == winning_replies(race, greedy)) {
      ASSERT_EQ(race.after(hardest).mine.count(), race.after(greedy).mine.count())
          << "no harder, so it takes most";
    }
    ++tasks;
  }
  EXPECT_GT(tasks, 10);
}

TEST(SearchMono, MON_3_proofs_agree_with_trying_everything) {
  int races = 0;
  int counted = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    overpass::MonoPosition position(false, 0);
    while (position.phase() == overpass::MonoPosition::Phase::Play) {
      const overpass::MonoRace race = overpass::MonoRace::of(position);
      if ((race.mine | race.others).count() <= 11) {
        const search::Limits limits;
        search::Watch watch(limits);
        overpass::MonoProver prover(10000, watch);
        const bool truth = wins_by_trying(race);
        ASSERT_EQ(prover.wins(race), truth);
        counted += prover.looked_at() == 0 ? 1 : 0;
        ++races;
        if (truth) {
          const overpass::Node node = prover.winning_node(race);
          ASSERT_GE(node, 0);
          EXPECT_FALSE(wins_by_trying(race.after(node)));
        }
      }
      const auto nodes = position.placeable();
      position.place(nodes.select(random.below(static_cast<std::uint32_t>(nodes.count()))));
    }
  }
  EXPECT_GT(races, 20);
  EXPECT_GT(counted, 10) << "some are settled by counting";
}

TEST(SearchMono, MON_3_what_is_proven_is_told_as_a_fact) {
  std::array<int, 2> told{};
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Timeline timeline = start("mono-line");
    Random random(seed);
    play_random_turns(timeline, random, 20 + seed % 2);
    draw_due_lots(timeline, random);
    const Seat seat = timeline.to_move();
    ASSERT_GT(seat, 0);
    search::Request request;
    request.limits.budget = 3000;
    const search::Advice advice = searcher_for(timeline.game()).think(timeline, seat, request);
    ASSERT_TRUE(advice.proven) << seed;
    const double win = advice.candidates.front().win[static_cast<std::size_t>(seat - 1)];
    ASSERT_TRUE(win == 0.0 || win == 1.0);
    ++told[static_cast<std::size_t>(win)];
    // Once that turn is played, the other player's search proves the same result.
    ASSERT_FALSE(timeline.play_entry({seat, advice.turn, false}));
    const Seat other = timeline.to_move();
    const search::Advice reply = searcher_for(timeline.game()).think(timeline, other, request);
    ASSERT_TRUE(reply.proven);
    for (const search::Candidate& candidate : reply.candidates) {
      EXPECT_TRUE(candidate.proven);
      EXPECT_EQ(candidate.win[static_cast<std::size_t>(other - 1)], 1.0 - win);
    }
  }
  EXPECT_GT(std::min(told[0], told[1]), 0);
}

TEST(SearchMono, LEV_2_who_wins_is_proven_from_level_7_on) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Timeline timeline = start("mono-line");
    Random random(seed);
    play_random_turns(timeline, random, 10);
    draw_due_lots(timeline, random);
    const search::Searcher& searcher = searcher_for(timeline.game());
    for (const int level : {6, 7, 8}) {
      const search::Request request = search::request_for(searcher.levels(timeline), level, seed);
      const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
      EXPECT_EQ(advice.proven, level >= 7) << "level " << level << ", seed " << seed;
    }
  }
}

TEST(SearchMono, a_race_is_what_the_position_says) {
  Random random(3);
  overpass::MonoPosition position(false, 0);
  while (position.phase() == overpass::MonoPosition::Phase::Play) {
    const overpass::MonoRace race = overpass::MonoRace::of(position);
    EXPECT_EQ(race.mine, position.placeable());
    const auto node = race.mine.select(random.below(static_cast<std::uint32_t>(race.mine.count())));
    position.place(node);
    const overpass::MonoRace next = race.after(node);
    EXPECT_EQ(next.mine, position.clear_nodes());
    EXPECT_EQ(next.others, position.clear_nodes(1 - position.player()));
    EXPECT_EQ(next.my_hand, position.in_hand(position.player()));
  }
}

TEST(SearchTrypsylon, TRY_16_no_distance_is_left_where_sides_are_joined) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    trypsylon::Position position(trypsylon::Board(5, 5), {.expert = seed % 2 == 0, .beach = 0, .start = 0});
    trypsylon::PlayoutWork work;
    while (position.phase() == trypsylon::Phase::Play) {
      trypsylon::play_random_turn(position, random, work);
      const trypsylon::Pathways pathways(position.board(), position.cards());
      for (const trypsylon::Goal goal : trypsylon::kGoals) {
        const int distance = trypsylon::way_distance(position.board(), pathways, position.cards(), goal);
        EXPECT_EQ(distance == 0, position.joins(goal));
        EXPECT_LE(distance, 5);
      }
    }
  }
}

}  // namespace
}  // namespace byways::test

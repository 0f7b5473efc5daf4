// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <type_traits>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/overpass/groups_playout.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_playout.h"
#include "tests/engine/naive_overpass.h"
#include "tests/support/timelines.h"

// The games of the Over-Pass set compared with naive implementations in random games. BYWAYS_BRUTE=10 tests
// ten times as many positions.

namespace byways::test {
namespace {

static_assert(std::is_trivially_copyable_v<overpass::OverPassPosition>);
static_assert(std::is_trivially_copyable_v<overpass::GroupsPosition>);
static_assert(std::is_trivially_copyable_v<overpass::MonoPosition>);

int positions_wanted() {
  const char* const times = std::getenv("BYWAYS_BRUTE");
  return (BYWAYS_SANITIZED ? 300 : 10'000) * (times == nullptr ? 1 : std::max(1, std::atoi(times)));
}

std::set<std::string> steps_of(const Timeline& timeline) {
  const std::vector<std::string> list = timeline.state().legal_steps();
  std::set<std::string> steps(list.begin(), list.end());
  EXPECT_EQ(steps.size(), list.size());
  if (!timeline.refusal(timeline.to_move(), "end")) {
    steps.insert("end");
  }
  return steps;
}

// Calls `look(timeline, players, both)` `count` times, wherever a seat is to move in random games of two to
// four players.
template <class Look>
void walk(std::string_view game, int count, Look look) {
  for (std::uint64_t seed = 1; count > 0; ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    const bool both = seed % 2 == 0;
    Timeline timeline = start(game, {{"goal", both ? "both" : "one"}}, players);
    Random random(seed);
    while (timeline.to_move() != kNobody && count > 0) {
      if (timeline.to_move() != kChance) {
        look(timeline, players, both);
        --count;
        ASSERT_FALSE(testing::Test::HasFailure()) << view_of(timeline);
      }
      std::vector<std::string> steps = timeline.state().legal_steps();
      if (timeline.to_move() != kChance && !timeline.refusal(timeline.to_move(), "end")) {
        steps.emplace_back("end");
      }
      const std::string step = steps[random.below(static_cast<std::uint32_t>(steps.size()))];
      ASSERT_EQ(timeline.play(timeline.to_move(), step), std::nullopt);
    }
  }
}

TEST(OverPassBrute, OVP_3_to_OVP_10_legal_steps_are_those_of_the_naive_implementation) {
  int ends = 0;
  walk("over-pass", positions_wanted(), [&](const Timeline& timeline, int players, bool both) {
    const NaiveOverPass naive(timeline.state().position(), players, both);
    const std::set<std::string> steps = steps_of(timeline);
    ASSERT_EQ(steps, naive.steps(timeline.state().turn_is_open()));
    ends += steps.contains("end") ? 1 : 0;
  });
  EXPECT_GT(ends, 0);
}

TEST(GroupsBrute, GRP_2_to_GRP_8_legal_steps_are_those_of_the_naive_implementation) {
  int transit = 0;
  int brought_in = 0;
  walk("groups-of-three", positions_wanted(), [&](const Timeline& timeline, int players, bool both) {
    const nlohmann::json position = timeline.state().position();
    const std::set<std::string> steps = steps_of(timeline);
    ASSERT_EQ(steps, NaiveGroups(position, players, both).steps());
    transit += steps.contains("end") ? 0 : 1;
    brought_in += std::any_of(steps.begin(), steps.end(),
                              [](const std::string& step) { return step.find('+') != std::string::npos; })
                      ? 1
                      : 0;
  });
  EXPECT_GT(transit, 0) << "some should have had pieces in transit";
  EXPECT_GT(brought_in, 0);
}

TEST(MonoBrute, MON_2_to_MON_4_places_are_those_of_the_naive_implementation) {
  int shared = 0;
  int count = positions_wanted();
  for (std::uint64_t seed = 1; count > 0; ++seed) {
    const bool strict = seed % 4 == 0;
    Timeline timeline = random_game(*find_game("mono-line"),
                                    *check_setup(*find_game("mono-line"), 2, {{"strict", strict}}), seed);
    for (const std::size_t end : timeline.entry_ends()) {
      timeline.go_to(end);
      if (timeline.to_move() < 1) {
        continue;
      }
      const nlohmann::json position = timeline.state().position();
      const std::vector<std::string> steps = timeline.state().legal_steps();
      ASSERT_EQ(std::set<std::string>(steps.begin(), steps.end()),
                naive_mono_places(position, timeline.to_move(), strict));
      ASSERT_EQ(steps.size() + (steps.empty() ? 1 : 0), timeline.state().count_turns());
      if (strict) {
        Timeline claimed = timeline;
        ASSERT_EQ(claimed.play(timeline.to_move(), "claim"), std::nullopt);
        const auto outcome = claimed.outcome();
        ASSERT_EQ(outcome && outcome->reason == "shared line claimed", naive_mono_shared(position));
        shared += naive_mono_shared(position) ? 1 : 0;
      } else {
        ASSERT_FALSE(naive_mono_shared(position));
      }
      --count;
    }
  }
  EXPECT_GT(shared, 0);
}

// The number of first turns, counted by the engine and by the naive implementation.
TEST(OverPassBrute, perft_of_a_roll_is_that_of_the_naive_implementation) {
  for (const char* const roll : {"roll 1 1", "roll 1 2"}) {
    Timeline timeline = start("over-pass", {{"start", 1}});
    play(timeline, {std::string("*: ") + roll});
    EXPECT_EQ(timeline.state().perft(1),
              static_cast<std::uint64_t>(NaiveOverPass(timeline.state().position(), 2, false).turns(false)));
    EXPECT_EQ(timeline.state().perft(0), 1U);
  }
}

TEST(GroupsBrute, perft_of_a_roll_is_that_of_the_naive_implementation) {
  for (const char* const roll : {"roll 1 1", "roll 1 2", "roll 2 2"}) {
    Timeline timeline = start("groups-of-three", {{"start", 1}});
    play(timeline, {std::string("*: ") + roll});
    EXPECT_EQ(timeline.state().perft(1),
              static_cast<std::uint64_t>(NaiveGroups(timeline.state().position(), 2, true).turns()));
  }
}

// Random games on the concrete positions end according to the rules.
TEST(OverPassPlayout, OVP_11_GRP_9_MON_3_games_end) {
  Random random(3);
  for (int i = 0; i < 12; ++i) {
    const int players = 2 + i % 3;
    overpass::OverPassPosition pass(players, i % players, i % 2 == 1);
    const auto pass_work = overpass::play_out(pass, random, 100'000);
    ASSERT_EQ(pass.phase(), overpass::Phase::Over);
    ASSERT_EQ(pass.home(pass.colour()), 10);
    ASSERT_GT(pass_work.steps, pass_work.turns);
    overpass::GroupsPosition groups(players, i % players, i % 2 == 1);
    overpass::play_out(groups, random, 100'000);
    ASSERT_EQ(groups.phase(), overpass::Phase::Over);
    ASSERT_EQ(groups.home(groups.colour()), 10);
    ASSERT_TRUE(groups.in_transit().empty());
    overpass::MonoPosition mono(i % 2 == 1, i % 2);
    const int placed = overpass::play_out(mono, random);
    ASSERT_EQ(mono.phase(), overpass::MonoPosition::Phase::Over);
    ASSERT_EQ(placed, mono.occupied().count());
    ASSERT_TRUE(i % 2 == 0 || placed == 40);
  }
}

// The fast table of moves has all legal moves and no others.
TEST(OverPassPlayout, OVP_3_the_table_of_moves_is_the_list) {
  Random random(4);
  overpass::OverPassPosition position(2, 0);
  for (int i = 0; i < (BYWAYS_SANITIZED ? 50 : 500); ++i) {
    overpass::play_out(position, random, 1);
    if (position.phase() == overpass::Phase::Over) {
      position = overpass::OverPassPosition(2 + i % 3, 0);
      continue;
    }
    overpass::OverPassPosition rolled = position;
    rolled.roll(1 + i % 2, 1 + i % 3);
    const overpass::MoveTable table(rolled);
    std::set<std::string> drawn;
    for (std::uint32_t rank = 0; rank < table.count(); ++rank) {
      overpass::Move move = table.pick(rank);
      if (move.kind == overpass::MoveKind::Trade && move.to < move.from) {
        std::swap(move.from, move.to);
      }
      ASSERT_TRUE(drawn.insert(overpass::text_of(move)).second);
    }
    std::set<std::string> listed;
    overpass::visit_moves(rolled, rolled.left(), [&](const overpass::Move& move) {
      listed.insert(overpass::text_of(move));
      return true;
    });
    ASSERT_EQ(drawn, listed);
  }
}

// Counting with memoisation agrees with listing the turns, also late in the game.
TEST(OverPassBrute, turns_listed_are_as_many_as_counted_and_can_be_played) {
  for (const char* const game : {"over-pass", "groups-of-three"}) {
    Timeline timeline = random_game(*find_game(game), *check_setup(*find_game(game), 3, {}), 5);
    constexpr int kPositions = BYWAYS_SANITIZED ? 2 : 5;  // tens of thousands of turns each
    int looked = 0;
    for (std::size_t cursor = timeline.length() - 1; cursor > 0 && looked < kPositions; --cursor) {
      timeline.go_to(cursor);
      const nlohmann::json position = timeline.state().position();
      if (timeline.to_move() < 1 || timeline.state().turn_is_open() || position["left"] > 3) {
        continue;
      }
      ++looked;
      std::set<std::string> turns;
      timeline.state().visit_turns([&](std::string_view turn) {
        EXPECT_TRUE(turns.emplace(turn).second) << turn;
        return true;
      });
      ASSERT_EQ(timeline.state().perft(1), turns.size());
      ASSERT_EQ(timeline.state().count_turns(), turns.size());
      std::size_t number = 0;
      for (const std::string& turn : turns) {
        if (number++ % 101 == 0) {
          ASSERT_TRUE(is_legal(timeline, std::to_string(timeline.to_move()) + ": " + turn)) << turn;
        }
      }
    }
    EXPECT_GT(looked, 0);
  }
}

}  // namespace
}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/bypass/insight.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/engine/naive_bypass.h"
#include "tests/support/timelines.h"

// The engine compared with a second implementation of the rules, in many random games.

namespace byways::test {
namespace {

constexpr std::uint64_t kSlow = BYWAYS_SANITIZED ? 10 : 1;

using Look = std::function<void(const Timeline&, const NaiveBypass&)>;

// Calls `look` at the start of a random game and after every turn.
void walk(int side, int players, std::uint64_t seed, const Look& look) {
  const Game& game = *find_game("bypass");
  const Setup setup = *check_setup(game, players, {{"board", "hexhex-" + std::to_string(side)}});
  Timeline timeline = random_game(game, setup, seed);
  NaiveBypass board(side, players);
  const std::vector<Entry> entries = timeline.entries();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    timeline.go_to(ends[i]);
    if (entries[i].seat != kChance) {
      board.play(entries[i].seat, entries[i].text);
    }
    look(timeline, board);
  }
}

TEST(BypassBrute, BYP_4_to_BYP_8_legal_turns_are_the_same_at_200_positions) {
  std::uint64_t compared = 0;
  for (std::uint64_t seed = 1; compared < 200 / kSlow; ++seed) {
    // Every seventh position, with a different offset for each game, so that all parts of a game occur.
    std::uint64_t turn = seed;
    walk(3, seed % 3 == 0 ? 3 : 2, seed, [&](const Timeline& timeline, const NaiveBypass& board) {
      if (timeline.to_move() == kNobody || ++turn % 7 != 0) {
        return;
      }
      const std::vector<std::string> expected = board.turns(timeline.to_move());
      std::vector<std::string> turns;
      timeline.state().visit_turns([&turns](std::string_view text) {
        turns.emplace_back(text);
        return true;
      });
      ASSERT_TRUE(std::is_sorted(turns.begin(), turns.end()));
      ASSERT_EQ(turns, expected) << view_of(timeline);
      ASSERT_EQ(timeline.state().count_turns(), expected.size());
      ++compared;
    });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
}

// At each position of random games, draws random steps until none is left, and compares after each step.
TEST(BypassBrute, BYP_7_BYP_8_BYP_9_loops_and_isolation_are_the_same_with_their_witnesses) {
  std::uint64_t loops = 0;
  std::uint64_t isolations = 0;
  for (std::uint64_t seed = 1; seed <= 40 / kSlow; ++seed) {
    Random random(seed);
    const int side = 3 + static_cast<int>(seed % 3);
    walk(side, 2, seed, [&](const Timeline& start, const NaiveBypass& board) {
      Timeline timeline = start;
      while (timeline.to_move() != kNobody) {
        const std::vector<std::string> steps = timeline.state().legal_steps();
        if (steps.empty()) {
          break;
        }
        const std::string& step = steps[random.below(static_cast<std::uint32_t>(steps.size()))];
        ASSERT_EQ(timeline.play(timeline.to_move(), step), std::nullopt);
        NaiveBypass after = board;
        for (const std::string& drawn : timeline.open_steps()) {
          after.play(timeline.to_move(), drawn);
        }
        const auto flaws = after.flaws();
        const bypass::Insight& insight = *bypass::insight_into(timeline.state());
        const auto as_set = [](const bypass::Places& places) {
          return std::set<std::string>(places.begin(), places.end());
        };
        ASSERT_EQ(as_set(insight.loop_links()), flaws.loop) << view_of(timeline);
        ASSERT_EQ(as_set(insight.wall_chain()), flaws.walls_between) << view_of(timeline);
        std::set<std::string> cut_off;
        for (std::size_t i = 1; i < flaws.parts.size(); ++i) {
          cut_off.insert(flaws.parts[i].begin(), flaws.parts[i].end());
        }
        ASSERT_EQ(as_set(insight.cut_off_hexes()), cut_off) << view_of(timeline);
        const auto refusal = timeline.refusal(timeline.to_move(), "end");
        const bool whole = timeline.open_steps().size() % 2 == 0 && timeline.open_steps().size() >= 2 &&
                           refusal != std::nullopt && refusal->rule != "BYP-4";
        ASSERT_EQ(whole && refusal->rule == "BYP-7", whole && !flaws.loop.empty());
        ASSERT_EQ(whole && refusal->rule == "BYP-8", whole && flaws.loop.empty() && flaws.parts.size() > 1);
        loops += flaws.loop.empty() ? 0U : 1U;
        isolations += flaws.parts.size() > 1 ? 1U : 0U;
      }
    });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(loops, 500 / kSlow);
  EXPECT_GT(isolations, 100 / kSlow);
}

// For a given path and wall, the swaps that repair the board are the same swaps as in the list of legal
// turns.
TEST(BypassBrute, BYP_9_mending_swaps_are_those_of_the_legal_turns) {
  std::uint64_t mended = 0;
  for (std::uint64_t seed = 1; seed <= 12 / kSlow + 2; ++seed) {
    Random random(seed);
    walk(3, 2, seed, [&](const Timeline& start, const NaiveBypass& board) {
      if (start.to_move() == kNobody || random.below(4) != 0) {
        return;
      }
      const std::vector<std::string> turns = board.turns(start.to_move());
      Timeline timeline = start;
      const auto draw = [&](std::size_t kind) {
        // The first half of the list has the links open for paths, the second half those open for walls.
        const std::vector<std::string> steps = timeline.state().legal_steps();
        const std::size_t half = kind == 0 ? steps.size() / 2 : steps.size();
        const std::string& step = steps[random.below(static_cast<std::uint32_t>(half))];
        ASSERT_EQ(timeline.play(timeline.to_move(), step), std::nullopt);
      };
      draw(0);
      draw(1);
      const std::string drawn = timeline.open_steps()[0] + ' ' + timeline.open_steps()[1];
      std::vector<std::string> expected;
      for (const std::string& turn : turns) {
        if (turn.starts_with(drawn) && turn != drawn) {
          expected.push_back(turn.substr(drawn.size() + 1));
        }
      }
      std::vector<std::string> swaps;
      for (const auto& swap : bypass::insight_into(timeline.state())->mending_swaps()) {
        swaps.push_back(swap.to_wall + ' ' + swap.to_path);
      }
      ASSERT_EQ(swaps, expected);
      mended += timeline.refusal(timeline.to_move(), "end") && !swaps.empty() ? 1U : 0U;
    });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(mended, kSlow > 1 ? 0U : 5U);
}

TEST(BypassBrute, BYP_11_BYP_12_BYP_13_ends_routes_points_and_winners_are_the_same) {
  std::set<std::size_t> winners;
  for (std::uint64_t seed = 1; seed <= 120 / kSlow; ++seed) {
    const int players = 2 + static_cast<int>(seed % 5);
    walk(3 + static_cast<int>(seed % 3), players, seed,
         [&](const Timeline& timeline, const NaiveBypass& board) {
           ASSERT_TRUE(board.flaws().none());
           ASSERT_EQ(timeline.to_move() == kNobody, board.all_letters_connected());
           const bypass::Insight& insight = *bypass::insight_into(timeline.state());
           for (int letter = 0; letter < 3; ++letter) {
             const char name = static_cast<char>('A' + letter);
             ASSERT_EQ(insight.route(letter), board.route(name));
             ASSERT_EQ(insight.points(letter), board.points(name));
           }
           if (timeline.to_move() == kNobody) {
             const Seat ender = timeline.entries().back().seat;
             ASSERT_EQ(timeline.outcome(),
                       (Outcome{"all letters connected", board.winners(ender), board.totals()}));
             winners.insert(timeline.outcome()->winners.size());
           }
         });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_TRUE(winners.contains(1));
  EXPECT_TRUE(winners.size() > 1 || kSlow > 1) << "some victories should have been shared";
}

}  // namespace
}  // namespace byways::test

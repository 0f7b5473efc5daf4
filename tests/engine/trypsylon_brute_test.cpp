// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/joints.h"
#include "engine/trypsylon/notation.h"
#include "tests/engine/naive_trypsylon.h"
#include "tests/support/timelines.h"

// The engine compared with a second implementation of the rules: joints on random boards, turns and ends in
// random games.

namespace byways::test {
namespace {

using trypsylon::Corner;
using trypsylon::Goal;
using trypsylon::Side;
using Names = NaiveTrypsylon::Names;

constexpr int kSlow = BYWAYS_SANITIZED ? 20 : 1;

Names as_names(trypsylon::Set cells) {
  const std::vector<std::string> names = trypsylon::cell_names(cells);
  return {names.begin(), names.end()};
}

// A board with random cards, more or fewer of them face up, whether or not it could occur in a game.
trypsylon::Cards random_cards(trypsylon::Board board, Random& random, NaiveTrypsylon& naive) {
  const std::uint32_t spoilt = random.below(8);  // how many of 20 cells are face down or vacant
  trypsylon::Cards cards;
  naive.cards.clear();
  trypsylon::for_each(board.tables().all, [&](trypsylon::Cell cell) {
    const std::string name = trypsylon::cell_name(cell);
    if (random.below(20) >= spoilt) {
      const Corner corner = trypsylon::kCorners[random.below(4)];
      cards.put(cell, corner);
      naive.cards[name] = trypsylon::corner_name(corner);
    } else if (random.below(3) != 0) {
      cards.put_face_down(cell);
      naive.cards[name] = "?";
    }
  });
  return cards;
}

struct Seen {
  int boards = 0;
  int joined = 0;
  int both = 0;
};

void compare_pathways(trypsylon::Board board, int boards, std::uint64_t seed, Seen& seen) {
  Random random(seed);
  NaiveTrypsylon naive(board.columns(), board.rows());
  for (int i = 0; i < boards; ++i) {
    const trypsylon::Cards cards = random_cards(board, random, naive);
    const trypsylon::Pathways pathways(board, cards);
    const bool beach = pathways.joins(Goal::Beach);
    const bool meadow = pathways.joins(Goal::Meadow);
    const trypsylon::Pathway west_east = shortest_pathway(pathways, Goal::Beach);
    const trypsylon::Pathway north_south = shortest_pathway(pathways, Goal::Meadow);
    ASSERT_EQ(west_east.count, naive.shortest('W', 'E'));
    ASSERT_EQ(north_south.count, naive.shortest('N', 'S'));
    ASSERT_EQ(beach, west_east.count > 0);
    ASSERT_EQ(meadow, north_south.count > 0);
    if (i % 10 == 0) {
      ASSERT_EQ(as_names(pathways.joined_to(Side::North)), naive.joined_to('N'));
      ASSERT_EQ(as_names(pathways.joined_to(Side::East)), naive.joined_to('E'));
      ASSERT_EQ(as_names(pathways.joined_to(Side::South)), naive.joined_to('S'));
      ASSERT_EQ(as_names(pathways.joined_to(Side::West)), naive.joined_to('W'));
    }
    ++seen.boards;
    seen.joined += beach || meadow ? 1 : 0;
    seen.both += beach && meadow ? 1 : 0;
  }
}

TEST(TrypsylonBrute, TRY_11_to_TRY_15_joined_sides_are_the_same_on_100000_random_boards) {
  constexpr int kBoards = 25'000 / kSlow;
  Seen seen;
  compare_pathways({5, 5}, kBoards, 1, seen);
  compare_pathways({6, 6}, kBoards, 2, seen);
  compare_pathways({5, 6}, kBoards, 3, seen);
  compare_pathways({6, 5}, kBoards, 4, seen);
  EXPECT_EQ(seen.boards, 100'000 / kSlow);
  EXPECT_GT(seen.joined, seen.boards / 10);
  EXPECT_LT(seen.joined, seen.boards * 9 / 10);
  EXPECT_GT(seen.both, seen.boards / 200);
}

// A reported pathway is valid: it begins and ends at the sides, and each cell is joined to the next.
TEST(TrypsylonBrute, TRY_16_shortest_pathways_lead_from_side_to_side) {
  constexpr trypsylon::Board board(6, 5);
  Random random(5);
  NaiveTrypsylon naive(6, 5);
  int found = 0;
  for (int i = 0; i < 5000 / kSlow; ++i) {
    const trypsylon::Pathways pathways(board, random_cards(board, random, naive));
    for (const Goal goal : trypsylon::kGoals) {
      const trypsylon::Pathway pathway = shortest_pathway(pathways, goal);
      if (pathway.count == 0) {
        continue;
      }
      ++found;
      const auto [from, to] = trypsylon::sides_of(goal);
      ASSERT_TRUE(trypsylon::has(pathways.at_side(from), pathway.cells[0]));
      ASSERT_TRUE(
          trypsylon::has(pathways.at_side(to), pathway.cells[static_cast<std::size_t>(pathway.count) - 1]));
      for (std::size_t step = 1; step < static_cast<std::size_t>(pathway.count); ++step) {
        ASSERT_TRUE(
            trypsylon::has(pathways.spread(trypsylon::bit(pathway.cells[step - 1])), pathway.cells[step]));
      }
    }
  }
  EXPECT_GT(found, 500 / kSlow);
}

TEST(TrypsylonBrute, TRY_12_to_TRY_14_joints_told_are_the_complete_points_and_the_others) {
  constexpr trypsylon::Board board(5, 6);
  Random random(6);
  NaiveTrypsylon naive(5, 6);
  int broken = 0;
  for (int i = 0; i < 2000 / kSlow; ++i) {
    const trypsylon::Cards cards = random_cards(board, random, naive);
    const trypsylon::Set complete = trypsylon::Pathways(board, cards).complete_points();
    std::size_t arms = 0;
    for (const trypsylon::Joint& joint : trypsylon::joints_of(board, cards)) {
      ASSERT_EQ(joint.is_complete(), trypsylon::has(complete, trypsylon::cell_at(joint.column, joint.row)));
      for (const std::string& cell : joint.missing) {
        const auto card = naive.cards.find(cell);
        ASSERT_TRUE(card == naive.cards.end() || card->second == "?");
      }
      arms += joint.arms.size();
      broken += joint.is_broken() ? 1 : 0;
    }
    ASSERT_EQ(arms, trypsylon::cell_names(cards.face_up).size()) << "each card has one arm into a point";
  }
  EXPECT_GT(broken, 100 / kSlow);
}

struct Table {
  const char* board;
  bool expert;
  std::uint64_t seed;
};

std::vector<Table> tables(std::uint64_t games) {
  std::vector<Table> all;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    for (const char* board : {"5x5", "6x6", "5x6", "6x5"}) {
      all.push_back({board, false, seed});
      all.push_back({board, true, seed});
    }
  }
  return all;
}

Setup setup_of(const Table& table) {
  return *check_setup(*find_game("trypsylon"), 2,
                      {{"board", table.board}, {"expert", table.expert}, {"start", 1}});
}

// Calls `look(timeline, naive)` at the start of a random game and after each turn.
template <class Look>
void walk(const Table& table, Look look) {
  Timeline timeline = random_game(*find_game("trypsylon"), setup_of(table), table.seed);
  NaiveTrypsylon naive(table.board[0] - '0', table.board[2] - '0', table.expert);
  const std::vector<Entry> entries = timeline.entries();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  timeline.go_to(0);
  look(timeline, naive);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    timeline.go_to(ends[i]);
    naive.play(entries[i].text);
    look(timeline, naive);
  }
}

TEST(TrypsylonBrute, TRY_3_TRY_16_boards_joined_sides_and_winners_are_the_same_in_random_games) {
  int both = 0;
  for (const Table& table : tables(BYWAYS_SANITIZED ? 2 : 40)) {
    walk(table, [&](const Timeline& timeline, const NaiveTrypsylon& naive) {
      const auto position = timeline.state().position();
      ASSERT_EQ(position["cards"].dump(), nlohmann::json(naive.cards).dump());
      ASSERT_EQ(position["last"].is_null() ? "" : position["last"].get<std::string>(), naive.last());
      const bool beach = naive.joins('W', 'E');
      const bool meadow = naive.joins('N', 'S');
      ASSERT_EQ(position["joined"].dump(), nlohmann::json({beach, meadow}).dump());
      ASSERT_EQ(timeline.outcome() != std::nullopt, beach || meadow);
      if (beach || meadow) {
        const Seat mover = timeline.entries_until(timeline.cursor()).back().seat;
        const Seat winner = beach && meadow ? mover : beach ? 1 : 2;
        ASSERT_EQ(timeline.outcome(), (Outcome{"side joined", {winner}, {}}));
        both += beach && meadow ? 1 : 0;
      }
    });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_TRUE(both > 0 || BYWAYS_SANITIZED);
}

TEST(TrypsylonBrute, TRY_3_to_TRY_10_legal_turns_are_the_same_in_random_games) {
  std::uint64_t compared = 0;
  std::uint64_t doubles = 0;
  for (const Table& table : tables(BYWAYS_SANITIZED ? 1 : 4)) {
    std::uint64_t turn = table.seed;
    walk(table, [&](const Timeline& timeline, const NaiveTrypsylon& naive) {
      const std::uint64_t count = timeline.state().count_turns();
      // Positions with many double moves are tested less often.
      const std::uint64_t every = count > 10'000 ? 60 : count > 1000 ? 15 : 2;
      if (timeline.to_move() == kNobody || ++turn % (every * (BYWAYS_SANITIZED ? 4 : 1)) != 0) {
        return;
      }
      Names turns;
      timeline.state().visit_turns([&turns](std::string_view text) {
        turns.emplace(text);
        return true;
      });
      const Names expected = naive.turns();
      ASSERT_EQ(turns.size(), count);
      ASSERT_TRUE(turns == expected) << view_of(timeline);
      ++compared;
      doubles += count > 1000 ? 1U : 0U;
    });
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(compared, BYWAYS_SANITIZED ? 3U : 200U);
  EXPECT_TRUE(doubles > 10 || BYWAYS_SANITIZED);
}

}  // namespace
}  // namespace byways::test

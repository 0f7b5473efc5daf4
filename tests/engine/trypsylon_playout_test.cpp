// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/playout.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "engine/trypsylon/history.h"
#include "engine/trypsylon/turns.h"

// Random games on the concrete positions.

namespace byways::trypsylon {
namespace {

constexpr int kSlow = BYWAYS_SANITIZED ? 20 : 1;

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 6 * sizeof(std::uint64_t));

class TrypsylonPlayout : public testing::TestWithParam<Board> {};
INSTANTIATE_TEST_SUITE_P(Boards, TrypsylonPlayout,
                         testing::Values(Board(5, 5), Board(6, 6), Board(5, 6), Board(6, 5)));

// Every cell holds a card or none, and only cards that are face up have a known corner.
void expect_sound(const Position& position) {
  const Cards& cards = position.cards();
  ASSERT_EQ(cards.face_down & cards.face_up, 0U);
  ASSERT_EQ((cards.face_down | cards.face_up) & ~position.board().tables().all, 0U);
  ASSERT_EQ((cards.low | cards.high) & ~cards.face_up, 0U);
  ASSERT_EQ(std::popcount(position.vacancies()), position.hand());
}

TEST_P(TrypsylonPlayout, TRY_2_TRY_3_no_card_is_lost_and_every_game_ends) {
  Random random(1);
  for (int game = 0; game < 2000 / kSlow; ++game) {
    Position position(GetParam(), {.expert = game % 2 == 1, .beach = game % 3 == 0 ? 1 : 0, .start = 0});
    PlayoutWork work;
    while (position.phase() == Phase::Play) {
      play_random_turn(position, random, work);
      expect_sound(position);
    }
    ASSERT_EQ(position.hand(), 0);
    ASSERT_GE(work.pushes, work.turns);
    ASSERT_LE(work.pushes, 2 * work.turns);
    const bool beach = position.joins(Goal::Beach);
    const bool meadow = position.joins(Goal::Meadow);
    ASSERT_TRUE(beach || meadow);
    const int winner =
        beach && meadow ? position.player() : position.owner(beach ? Goal::Beach : Goal::Meadow);
    ASSERT_EQ(position.winner(), winner);
  }
}

// Following liftable() and ends() step by step gives the counted turns; double moves occur twice, as either
// card may be taken first.
std::uint64_t count_by_steps(const Position& position) {
  std::uint64_t total = 0;
  for_each(position.liftable(), [&](Cell cell) {
    Position next = position;
    next.lift(cell);
    total += count_by_steps(next);
  });
  for_each(position.ends(), [&](End end) {
    Position next = position;
    next.insert(end, Corner::NorthEast);
    total += 4 * (next.hand() == 0 ? 1 : count_by_steps(next)) *
             (next.hand() == 0 && position.lifted() == 1 ? 2 : 1);
  });
  return total;
}

TEST_P(TrypsylonPlayout, TRY_3_to_TRY_10_TURN_3_counted_turns_are_those_that_steps_lead_to) {
  Random random(2);
  for (int game = 0; game < (kSlow > 1 ? 2 : 10); ++game) {
    Position position(GetParam(), {.expert = game % 2 == 1, .beach = 0, .start = 0});
    PlayoutWork work;
    while (position.phase() == Phase::Play) {
      if (random.below(8) == 0) {
        ASSERT_EQ(count_by_steps(position), 2 * count_turns(position));
        std::uint64_t visited = 0;
        visit_turns(position, [&](const FullTurn&) {
          ++visited;
          return true;
        });
        ASSERT_EQ(visited, count_turns(position));
      }
      play_random_turn(position, random, work);
    }
  }
}

TEST(TrypsylonPerft, TRY_4_first_turns_by_cells) {
  // 16 insertions of a card from inside, 12 from an edge, 8 from a corner.
  EXPECT_EQ(perft(Position(Board(5, 5), {false, 0, 0}), 1), 9U * 16 + 12U * 12 + 4U * 8);
  EXPECT_EQ(perft(Position(Board(6, 6), {false, 0, 0}), 1), 16U * 16 + 16U * 12 + 4U * 8);
  EXPECT_EQ(perft(Position(Board(5, 6), {true, 0, 0}), 1), 12U * 16 + 14U * 12 + 4U * 8);
}

TEST(TrypsylonPerft, TRY_16_finished_games_have_no_sequences) {
  Position position(Board(5, 5), {false, 0, 0});
  Random random(1);
  play_out(position, random);
  EXPECT_EQ(perft(position, 0), 1U);
  EXPECT_EQ(perft(position, 1), 0U);
}

TEST(TrypsylonHistory, TRY_17_counts_each_position_and_copies_share_nothing_that_changes) {
  History history;
  Random random(3);
  std::vector<Key> keys;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    keys.push_back({random.next(), i % 3, i % 5, 0, i});
  }
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t times = 0; times <= i % 3; ++times) {
      history.add(keys[i]);
    }
  }
  const History before = history;
  history.add(keys[0]);
  for (std::size_t i = 1; i < keys.size(); ++i) {
    ASSERT_EQ(history.count(keys[i]), static_cast<int>(1 + i % 3));
  }
  EXPECT_EQ(history.count(keys[0]), 2);
  EXPECT_EQ(before.count(keys[0]), 1);
  EXPECT_EQ(history.count({}), 0);
  history.clear();
  EXPECT_EQ(history.count(keys[1]), 0);
  EXPECT_EQ(before.count(keys[1]), 2);
}

}  // namespace
}  // namespace byways::trypsylon

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/playout.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "engine/bypass/turns.h"
#include "engine/bypass/witness.h"

// Random games on the concrete positions, and what BYP-10 guarantees for them.

namespace byways::bypass {
namespace {

constexpr int kSlow = BYWAYS_SANITIZED ? 10 : 1;

static_assert(std::is_trivially_copyable_v<Position<5>>);

template <class Number>
class BypassPlayout : public testing::Test {};
using Sides = testing::Types<std::integral_constant<int, 3>, std::integral_constant<int, 4>,
                             std::integral_constant<int, 5>>;
TYPED_TEST_SUITE(BypassPlayout, Sides);

TYPED_TEST(BypassPlayout, BYP_10_games_end_within_one_turn_fewer_than_hexes) {
  constexpr int kSide = TypeParam::value;
  constexpr std::uint64_t kMost = Links<kSide>::kHexes - 1;
  EXPECT_EQ(kMost, kSide == 3 ? 18U : kSide == 4 ? 36U : 60U);
  Random random(1);
  for (int game = 0; game < 2000 / kSlow; ++game) {
    Position<kSide> position(2 + game % 5, game % 2);
    const PlayoutWork work = play_out(position, random);
    ASSERT_EQ(position.phase(), Phase::Over);
    ASSERT_LE(work.turns, kMost);
    ASSERT_GE(work.steps, 2 * work.turns);
    ASSERT_EQ(position.all_paths().count(), static_cast<int>(work.turns)) << "each turn adds one path";
    ASSERT_EQ(position.all_walls().count(), static_cast<int>(work.turns)) << "and one wall";
  }
}

// Calls `look(position)` at the start of `count` turns of random games.
template <int Side, class Look>
void visit_random_positions(int count, Look look) {
  Random random(10);
  while (count > 0) {
    Position<Side> position(2 + static_cast<int>(random.below(5)), 0);
    PlayoutWork work;
    while (position.phase() == Phase::Play && count > 0) {
      if (random.below(4) == 0) {
        look(position);
        --count;
      }
      while (!play_random_turn(position, random, work)) {
      }
    }
  }
}

TYPED_TEST(BypassPlayout, BYP_10_every_open_link_can_start_a_legal_turn_at_500_positions) {
  constexpr int kSide = TypeParam::value;
  using Set = typename Links<kSide>::Set;
  visit_random_positions<kSide>(500 / kSlow, [](const Position<kSide>& position) {
    Set as_path;
    Set as_wall;
    TurnSets<kSide>(position).visit([&](const FullTurn& turn) {
      as_path.add(turn.path);
      as_wall.add(turn.wall);
      return true;
    });
    ASSERT_EQ(as_path, position.open());
    ASSERT_EQ(as_wall, position.open());
  });
}

TYPED_TEST(BypassPlayout, BYP_10_links_without_walls_are_never_fewer_than_hexes) {
  constexpr int kSide = TypeParam::value;
  visit_random_positions<kSide>(500 / kSlow, [](const Position<kSide>& position) {
    ASSERT_GE((Links<kSide>::kTables.all - position.all_walls()).count(), Links<kSide>::kHexes);
  });
}

// Playing a turn agrees with the sets of legal turns, and undoing it restores the position.
TYPED_TEST(BypassPlayout, BYP_4_to_BYP_8_turn_sets_agree_with_playing) {
  constexpr int kSide = TypeParam::value;
  visit_random_positions<kSide>(kSide == 3 ? 20 : 3, [](const Position<kSide>& start) {
    const TurnSets<kSide> sets(start);
    std::uint64_t visited = 0;
    std::uint64_t wrong = 0;
    sets.visit([&](const FullTurn& turn) {
      Position<kSide> position = start;
      position.draw({StepKind::Wall, turn.wall});
      position.draw({StepKind::Path, turn.path});
      if (turn.to_wall != kNoLink) {
        position.draw({StepKind::ToPath, turn.to_path});
        position.draw({StepKind::ToWall, turn.to_wall});
      }
      const bool flawless =
          loop_links(position).empty() && wall_chain(position).empty() && cut_off_hexes(position).empty();
      wrong += position.may_end() && flawless ? 0U : 1U;
      position.roll_back();
      wrong += position == start ? 0U : 1U;
      return ++visited < 20'000;
    });
    ASSERT_EQ(wrong, 0U);
    ASSERT_TRUE(visited == sets.count() || visited == 20'000);
  });
}

TEST(BypassPerft, first_turns_are_path_wall_and_the_swap_of_the_two) {
  // With L links there are L (L - 1) drawings, all legal, each with or without the swap of its own two links.
  EXPECT_EQ(perft(Position<3>(2, 0), 1), 2U * 42 * 41);
  EXPECT_EQ(perft(Position<4>(2, 0), 1), 2U * 90 * 89);
  EXPECT_EQ(perft(Position<5>(2, 0), 1), 2U * 156 * 155);
  EXPECT_EQ(perft(Position<3>(2, 0), 1), 3444U);
  EXPECT_EQ(perft(Position<3>(2, 0), 2), 10745280U);
}

TEST(BypassPerft, BYP_11_finished_games_have_no_sequences) {
  Position<3> position(2, 0);
  Random random(1);
  play_out(position, random);
  EXPECT_EQ(perft(position, 0), 1U);
  EXPECT_EQ(perft(position, 1), 0U);
}

}  // namespace
}  // namespace byways::bypass

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <type_traits>

#include "engine/challenges/full_house_position.h"
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/spiral_position.h"
#include "engine/core/random_game.h"
#include "tests/engine/naive_challenges.h"
#include "tests/engine/naive_overpass.h"
#include "tests/support/timelines.h"

// The challenges compared with naive implementations, in random games from random starts. BYWAYS_BRUTE=10
// tests ten times as many positions.

namespace byways::test {
namespace {

static_assert(std::is_trivially_copyable_v<challenges::CrookedPosition>);
static_assert(std::is_trivially_copyable_v<challenges::SpiralPosition>);
static_assert(std::is_trivially_copyable_v<challenges::FullHousePosition>);

int challenge_positions() {
  const char* const times = std::getenv("BYWAYS_BRUTE");
  return (BYWAYS_SANITIZED ? 300 : 10'000) * (times == nullptr ? 1 : std::max(1, std::atoi(times)));
}

// `count` of the places in random order, as the option `from` takes them.
std::string random_start(std::vector<std::string> places, std::uint32_t count, Random& random) {
  std::string text;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t drawn = random.below(static_cast<std::uint32_t>(places.size()));
    text += (i == 0 ? "" : " ") + places[drawn];
    places.erase(places.begin() + drawn);
  }
  return text;
}

std::vector<std::string> resting_spaces() {
  const NaiveBoard& board = naive_board();
  std::vector<std::string> spaces;
  for (int space = 0; space < static_cast<int>(board.spaces.size()); ++space) {
    if (space != board.goal && !board.transit.contains(space)) {
      spaces.push_back(board.spaces[static_cast<std::size_t>(space)]);
    }
  }
  return spaces;
}

// Calls `look(timeline)` for challenge_positions() positions, at most `of_each` of each game. Every eighth
// game begins with the rulebook's start, the others with 2 to `most` pieces anywhere.
template <class Look>
void walk_challenge(std::string_view game, const std::vector<std::string>& places, std::uint32_t most,
                    int of_each, Look look) {
  int count = challenge_positions();
  for (std::uint64_t seed = 1; count > 0; ++seed) {
    Random random(seed);
    OptionMap options;
    if (seed % 8 != 0) {
      options["from"] = random_start(places, 2 + random.below(most - 1), random);
    }
    if (game == "spiral") {
      options["colours"] = seed % 3 != 0;
    }
    Timeline timeline = start(game, options);
    for (int looked = 0; looked < of_each && count > 0; ++looked, --count) {
      look(timeline);
      ASSERT_FALSE(testing::Test::HasFailure()) << view_of(timeline);
      if (timeline.to_move() == kNobody) {
        break;
      }
      play_random_turns(timeline, random, 1);
    }
  }
}

std::set<std::string> steps_of_challenge(const Timeline& timeline) {
  const std::vector<std::string> list = timeline.state().legal_steps();
  std::set<std::string> steps(list.begin(), list.end());
  EXPECT_EQ(steps.size(), list.size());
  EXPECT_EQ(timeline.state().count_turns(), list.size());
  return steps;
}

TEST(ChallengesBrute, SOL_2_jumps_are_those_of_the_naive_implementation) {
  int ends = 0;
  walk_challenge("crooked-jumps", naive_board().nodes, 60, 40, [&](const Timeline& timeline) {
    const std::set<std::string> steps = steps_of_challenge(timeline);
    ASSERT_EQ(steps, naive_jumps(timeline.state().position()));
    ASSERT_EQ(timeline.to_move() == kNobody, steps.empty());
    ends += steps.empty() ? 1 : 0;
  });
  EXPECT_GT(ends, 0);
}

TEST(ChallengesBrute, SOL_3_OVP_5_OVP_6_leaps_are_those_of_the_naive_implementation) {
  int from_exits = 0;
  int few = 0;
  walk_challenge("spiral", naive_board().nodes, 60, 60, [&](const Timeline& timeline) {
    const nlohmann::json position = timeline.state().position();
    const std::set<std::string> steps = steps_of_challenge(timeline);
    ASSERT_EQ(steps, naive_leaps(position, false));
    constexpr std::size_t kFew = 10;
    if (position["pieces"].size() <= kFew) {
      ++few;
      ASSERT_EQ(steps, naive_leaps(position, true));
    }
    ASSERT_EQ(timeline.to_move() == kNobody, steps.empty());
    from_exits += std::any_of(steps.begin(), steps.end(), [](const auto& s) { return s[0] == 'J'; }) ? 1 : 0;
  });
  EXPECT_GT(from_exits, 0);
  EXPECT_GT(few, 0);
}

TEST(ChallengesBrute, SOL_1_GRP_3_GRP_7_steps_are_those_of_the_naive_implementation) {
  int transit = 0;
  int ends = 0;
  walk_challenge("full-house", resting_spaces(), 39, 60, [&](const Timeline& timeline) {
    const nlohmann::json position = timeline.state().position();
    const std::set<std::string> steps = steps_of_challenge(timeline);
    ASSERT_EQ(steps, position["reserve"] == 0 ? std::set<std::string>() : naive_house_steps(position));
    ASSERT_EQ(timeline.to_move() == kNobody, steps.empty());
    for (const int space : naive_board().transit) {
      transit += position["pieces"].contains(naive_board().spaces[static_cast<std::size_t>(space)]) ? 1 : 0;
    }
    ends += steps.empty() ? 1 : 0;
  });
  EXPECT_GT(transit, 0);
  EXPECT_GT(ends, 0);
}

// The leaps that LeapCount selects by rank are the legal ones, in the same order.
TEST(ChallengesBrute, SOL_3_the_counted_leaps_are_the_list) {
  for (std::uint64_t seed = 1; seed <= (BYWAYS_SANITIZED ? 10 : 100); ++seed) {
    Random random(seed);
    const std::string from = random_start(naive_board().nodes, 20 + random.below(30), random);
    const Timeline timeline = start("spiral", {{"from", from}, {"colours", seed % 2 == 0}});
    std::vector<overpass::Node> nodes;
    for (const std::string& id : split_words(from)) {
      nodes.push_back(*overpass::board().find_node(id));
    }
    const challenges::SpiralPosition position(nodes, seed % 2 == 0);
    const challenges::LeapCount leaps(position);
    std::vector<std::string> drawn;
    for (int rank = 0; rank < leaps.total(); ++rank) {
      drawn.push_back(text_of(leaps.select(position, rank)));
    }
    ASSERT_EQ(drawn, timeline.state().legal_steps());
  }
}

TEST(ChallengesBrute, playouts_end_as_the_rules_want_it) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    challenges::CrookedPosition crooked([] {
      challenges::NodeSet pieces;
      for (const int node : overpass::board().drawing().crooked_start) {
        pieces.add(node);
      }
      return pieces;
    }());
    const int jumps = play_out(crooked, random);
    EXPECT_EQ(crooked.pieces().count(), 16 - jumps);
    EXPECT_EQ(crooked.moves(), jumps);
    EXPECT_TRUE(crooked.is_over());
    challenges::SpiralPosition spiral(overpass::board().drawing().spiral_start, seed % 2 == 0);
    const int leaps = play_out(spiral, random);
    EXPECT_EQ(spiral.count(), 40 - leaps);
    EXPECT_TRUE(spiral.is_over());
    challenges::SpaceSet spaces;
    for (const int space : overpass::board().drawing().full_house_start) {
      spaces.add(space);
    }
    challenges::FullHousePosition house(spaces);
    const int moves = play_out(house, random);
    EXPECT_EQ(house.moves(), moves);
    EXPECT_TRUE(house.is_solved());
    EXPECT_EQ(house.pieces().count(), 40);
  }
}

}  // namespace
}  // namespace byways::test

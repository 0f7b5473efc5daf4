// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

// Levels against each other and against a beginner: a few rungs of the ladder that docs/strength.md measures
// completely. The games are the same every time, so a failure is caused by a change and not by bad luck.

namespace byways::test {
namespace {

// Games between two players from the same openings in both seats; a draw counts half.
struct Match {
  double first = 0;   ///< points in the starting seat
  double second = 0;  ///< points in the other seat
  int games = 0;      ///< in each seat

  [[nodiscard]] double share() const { return (first + second) / (2.0 * games); }
};

// The points of `seat` in a game.
double points_of(const Timeline& timeline, Seat seat) {
  const auto outcome = timeline.outcome();
  const bool is_won = outcome && outcome->winners.size() == 1;
  return !is_won ? 0.5 : outcome->winners.front() == seat ? 1.0 : 0.0;
}

// The points of `player` in that seat.
double played(Timeline timeline, Seat seat, std::string_view player, std::string_view other,
              std::uint64_t seed) {
  const auto one = player_named(timeline.game(), player, seed);
  const auto two = player_named(timeline.game(), other, seed + 1000);
  constexpr std::size_t kLongest = 300;  // turns; TRYPSYLON may repeat positions for ever
  while (timeline.to_move() > 0 && timeline.length() < kLongest) {
    const Seat mover = timeline.to_move();
    const std::string turn = (mover == seat ? *one : *two).choose(timeline, mover);
    const auto refused = timeline.play_entry({mover, turn, false});
    EXPECT_FALSE(refused) << turn;
    if (refused) {
      break;
    }
  }
  return points_of(timeline, seat);
}

Match match(const Timeline& start, std::uint64_t drawn, std::string_view player, std::string_view other,
            int openings) {
  Match sum;
  sum.games = openings;
  for (int i = 1; i <= openings; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Timeline opening = start;
    Random random(seed);
    play_random_turns(opening, random, drawn);
    sum.first += played(opening, 1, player, other, seed);
    sum.second += played(opening, 2, player, other, seed);
  }
  return sum;
}

Timeline byg_start() { return start("byg", {{"priority", 1}, {"first", 1}}); }
Timeline trypsylon_start(bool expert) { return start("trypsylon", {{"expert", expert}, {"start", 1}}); }

constexpr const char* kTooSlow = "the same code as elsewhere, and figures take long";

void expect_suits_beginners(const Timeline& start) {
  // In 50 games between equals a player reaches this share with a probability of 39/40.
  constexpr double kNoLess = 0.36;
  constexpr double kClearly = 0.75;
  EXPECT_GE(match(start, 2, "novice", "level:1", 25).share(), kNoLess);
  EXPECT_GE(match(start, 2, "level:3", "novice", 12).share(), kClearly);
}

TEST(Ladder, LEV_1_a_novice_holds_level_1_and_loses_to_level_3_in_Byg) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << kTooSlow;
  }
  expect_suits_beginners(byg_start());
}

TEST(Ladder, LEV_1_a_novice_holds_level_1_and_loses_to_level_3_in_TRYPSYLON) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << kTooSlow;
  }
  expect_suits_beginners(trypsylon_start(false));
}

TEST(Ladder, LEV_1_a_novice_holds_level_1_and_loses_to_level_3_in_TRYPSYLON_Expert) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << kTooSlow;
  }
  expect_suits_beginners(trypsylon_start(true));
}

// From the empty board the starter nearly always loses, so these games begin with even openings.
TEST(Ladder, LEV_1_a_novice_holds_level_1_and_loses_to_level_3_in_Mono_Line) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << kTooSlow;
  }
  const std::vector<std::string> openings = read_data_lines("../../openings/mono-line.jsonl");
  constexpr std::size_t kOpenings = 60;
  ASSERT_GE(openings.size(), kOpenings);
  double held = 0;  // points of the novice against level 1
  double won = 0;   // points of level 3 against the novice
  for (std::size_t i = 0; i < kOpenings; ++i) {
    const Timeline opening = replayed(openings[i]);
    for (const Seat seat : {1, 2}) {
      held += played(opening, seat, "novice", "level:1", i);
      won += played(opening, seat, "level:3", "novice", i);
    }
  }
  constexpr double kGames = 2.0 * kOpenings;
  EXPECT_GE(held, 0.45 * kGames);
  EXPECT_GE(won, 0.68 * kGames);
}

void expect_beats_by_far(const Timeline& start, std::uint64_t drawn, int openings) {
  const Match found = match(start, drawn, "level:4", "level:1", openings);
  EXPECT_GE(found.first, 0.75 * openings) << "in the seat that begins";
  EXPECT_GE(found.second, 0.75 * openings) << "in the other seat";
}

TEST(Ladder, LEV_2_level_4_beats_level_1_from_either_seat) {
  constexpr int kFew = BYWAYS_SANITIZED ? 1 : 8;  // openings
  expect_beats_by_far(start("byg", {{"size", 4}, {"priority", 1}, {"first", 1}}), 2, kFew);
  expect_beats_by_far(trypsylon_start(false), 2, kFew);
}

}  // namespace
}  // namespace byways::test

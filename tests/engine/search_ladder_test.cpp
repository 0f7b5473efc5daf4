// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "tests/support/timelines.h"

// How levels do against each other and against somebody who has just understood the rules: a few rungs of the
// ladder, which docs/strength.md measures as a whole. The same games are played every time, so what fails
// here is a change and no bad luck.

namespace byways::test {
namespace {

// Games of one player against another from the same openings in either seat; draws count half for both.
struct Match {
  double first = 0;   ///< points in the seat that begins
  double second = 0;  ///< in the other
  int games = 0;      ///< in each
  /// Openings from which one of them has won in both seats.
  int pairs_won = 0;
  int pairs_lost = 0;

  [[nodiscard]] double share() const { return (first + second) / (2.0 * games); }
};

// What seat `seat` has of a game.
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
  constexpr std::size_t kLongest = 300;  // turns; TRYPSYLON may go round and round
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
    const double first = played(opening, 1, player, other, seed);
    const double second = played(opening, 2, player, other, seed);
    sum.first += first;
    sum.second += second;
    sum.pairs_won += first + second > 1.5 ? 1 : 0;
    sum.pairs_lost += first + second < 0.5 ? 1 : 0;
  }
  return sum;
}

Timeline byg_start() { return start("byg", {{"priority", 1}, {"first", 1}}); }
Timeline trypsylon_start(bool expert) { return start("trypsylon", {{"expert", expert}, {"start", 1}}); }
Timeline mono_start() { return start("mono-line", {{"start", 1}}); }

constexpr const char* kTooSlow = "the same code as elsewhere, and figures take long";

void expect_suits_beginners(const Timeline& start) {
  // Of 50 games an even match gives this or more in 39 of 40 cases.
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

// Whoever begins nearly always loses, so what counts are the openings that one of them wins in both seats.
TEST(Ladder, LEV_1_a_novice_holds_level_1_and_loses_to_level_3_in_Mono_Line) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << kTooSlow;
  }
  const Match even = match(mono_start(), 0, "novice", "level:1", 100);
  EXPECT_GE(even.pairs_won + 6, even.pairs_lost) << "within two standard deviations of about 20 pairs";
  const Match clear = match(mono_start(), 0, "level:3", "novice", 100);
  EXPECT_GE(clear.pairs_won, 6);
  EXPECT_LE(clear.pairs_lost, 1);
  EXPECT_GE(clear.second, 0.98 * clear.games) << "a novice who begins has no chance";
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

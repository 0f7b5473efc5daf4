// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/turn_clock.h"

#include <gtest/gtest.h>

namespace byways {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Time = ClockRules::Time;

TEST(TurnClock, a_clock_without_times_is_none) {
  EXPECT_FALSE(ClockRules().is_on());
  EXPECT_TRUE((ClockRules{.turn = seconds(1)}).is_on());
  EXPECT_TRUE((ClockRules{.reserve = seconds(1)}).is_on());
}

TEST(TurnClock, BYG_10_the_reserve_runs_once_the_turn_is_used_up) {
  TurnClock clock(2, kBygClock);
  EXPECT_FALSE(clock.spend(1, seconds(70)));
  EXPECT_EQ(clock.turn_left(), Time(0));
  EXPECT_EQ(clock.reserve_left(1), minutes(5) - seconds(10));
  clock.end_turn(1);
  EXPECT_EQ(clock.turn_left(), seconds(60));
  EXPECT_EQ(clock.reserve_left(1), minutes(5) - seconds(10));  // the reserve never refills
  EXPECT_FALSE(clock.spend(2, seconds(60)));
  EXPECT_TRUE(clock.spend(2, minutes(5)));
  EXPECT_EQ(clock.reserve_left(2), Time(0));
}

TEST(TurnClock, a_time_for_each_turn_alone) {
  TurnClock clock(3, {.turn = seconds(30)});
  EXPECT_FALSE(clock.spend(1, seconds(29)));
  EXPECT_TRUE(clock.spend(1, seconds(1)));
  EXPECT_TRUE(clock.is_up(1));
  clock.end_turn(1);
  EXPECT_FALSE(clock.is_up(2));
}

TEST(TurnClock, a_time_for_the_game_grows_with_each_turn) {
  TurnClock clock(2, {.reserve = minutes(1), .more = seconds(5)});
  EXPECT_FALSE(clock.spend(1, seconds(10)));
  clock.end_turn(1);
  EXPECT_EQ(clock.reserve_left(1), seconds(55));
  EXPECT_EQ(clock.reserve_left(2), minutes(1));
  EXPECT_TRUE(clock.spend(1, seconds(56)));
  EXPECT_EQ(clock.over(1), seconds(1));
}

TEST(TurnClock, what_goes_beyond_the_time_is_counted) {
  TurnClock clock(2, {.turn = seconds(10), .loses = false});
  EXPECT_TRUE(clock.spend(2, seconds(12)));
  EXPECT_EQ(clock.over(2), seconds(2));
  clock.end_turn(2);
  EXPECT_FALSE(clock.is_up(1));
  EXPECT_TRUE(clock.spend(2, seconds(11)));
  EXPECT_EQ(clock.over(2), seconds(3));
  EXPECT_EQ(clock.over(1), Time(0));
}

TEST(TurnClock, saved_times_are_clamped) {
  TurnClock clock(2, {.turn = seconds(10), .reserve = seconds(20)});
  clock.set(minutes(5), {seconds(-1), minutes(5)}, {seconds(-1), seconds(3)});
  EXPECT_EQ(clock.turn_left(), seconds(10));
  EXPECT_EQ(clock.reserve_left(1), Time(0));
  EXPECT_EQ(clock.reserve_left(2), seconds(20));
  EXPECT_EQ(clock.over(1), Time(0));
  EXPECT_EQ(clock.over(2), seconds(3));
  TurnClock growing(2, {.reserve = seconds(20), .more = seconds(5)});
  growing.set(Time(0), {seconds(25), minutes(48 * 60)});
  EXPECT_EQ(growing.reserve_left(1), seconds(25));
  EXPECT_EQ(growing.reserve_left(2), ClockRules::kLongest);
}

}  // namespace

}  // namespace byways

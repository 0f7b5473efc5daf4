// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_sum.h"

#include "tests/cli/run_cli.h"

// The score of a match, its confidence interval, and when the match is decided.

namespace byways::test {
namespace {

using cli::MatchSum;
using cli::Sprt;

// Adds `openings` openings of two games each, in which the first player scored the share `share` of the
// points.
void add_pairs(MatchSum& sum, std::size_t openings, double share) {
  const std::size_t begun = sum.games();
  for (std::size_t i = 0; i < openings; ++i) {
    const double first = share > 1 ? 1.0 : share;
    for (const double won : {first, share - first}) {
      sum.add({begun + i, {won, 1 - won}, false, -1, {}});
    }
  }
}

MatchSum pairs(std::size_t won, std::size_t even, std::size_t lost) {
  MatchSum sum(2);
  add_pairs(sum, won, 2);
  add_pairs(sum, even, 1);
  add_pairs(sum, lost, 0);
  return sum;
}

void expect_interval(const MatchSum& sum, double low, double high) {
  const nlohmann::json answer = sum.json();
  constexpr double kNear = 0.001;
  EXPECT_NEAR(answer["interval"][0][0].get<double>(), low, kNear);
  EXPECT_NEAR(answer["interval"][0][1].get<double>(), high, kNear);
  EXPECT_NEAR(answer["interval"][1][0].get<double>(), 1 - high, kNear);
  EXPECT_NEAR(answer["interval"][1][1].get<double>(), 1 - low, kNear);
}

TEST(CliMatchSum, a_match_with_variance_has_the_usual_interval) {
  // Openings with the scores 1, 0.5 and 0; their standard deviation is √(0.155/0.99).
  const MatchSum sum = pairs(40, 22, 38);
  constexpr double kHalf = 1.96 * 0.08874;
  expect_interval(sum, 0.51 - kHalf / 2, 0.51 + kHalf / 2);
  const nlohmann::json answer = sum.json();
  EXPECT_EQ(answer["games"], 200);
  EXPECT_EQ(answer["elo"], nlohmann::json({-54, 7, 68}));
}

TEST(CliMatchSum, a_shut_out_leaves_room_for_what_was_not_played) {
  expect_interval(pairs(20, 0, 0), 0.839, 1.0);
  expect_interval(pairs(0, 0, 20), 0.0, 0.161);
  expect_interval(pairs(1, 0, 0), 0.207, 1.0);
  expect_interval(pairs(200, 0, 0), 0.981, 1.0);
  const nlohmann::json elo = pairs(20, 0, 0).json()["elo"];
  EXPECT_EQ(elo[0], 287);
  EXPECT_EQ(elo[1], elo[2]);
}

TEST(CliMatchSum, a_result_next_to_a_shut_out_is_no_surer_than_one) {
  const double shut_out = pairs(20, 0, 0).json()["interval"][0][0].get<double>();
  EXPECT_LE(pairs(19, 1, 0).json()["interval"][0][0].get<double>(), shut_out);
  EXPECT_LT(pairs(18, 2, 0).json()["interval"][0][0].get<double>(), shut_out);
  expect_interval(pairs(0, 20, 0), 0.419, 0.581);  // every game was won by whoever started
}

TEST(CliMatchSum, more_seats_have_intervals_too) {
  MatchSum sum(3);
  for (std::uint64_t opening = 0; opening < 10; ++opening) {
    sum.add({opening, {1, 0, 0}, false, -1, {}});
  }
  const nlohmann::json answer = sum.json();
  EXPECT_TRUE(answer["elo"].is_null());
  EXPECT_NEAR(answer["interval"][0][0].get<double>(), 0.722, 0.001);
  EXPECT_NEAR(answer["interval"][2][1].get<double>(), 0.278, 0.001);
}

TEST(CliMatchSum, a_test_is_decided_by_what_is_clear) {
  const Sprt sprt{0, 30};
  EXPECT_FALSE(pairs(7, 0, 0).is_decided({0, 400})) << "too few";
  EXPECT_FALSE(pairs(8, 0, 0).is_decided(sprt));
  EXPECT_TRUE(pairs(25, 0, 0).is_decided(sprt)) << "a shut-out";
  EXPECT_TRUE(pairs(0, 0, 25).is_decided(sprt));
  EXPECT_TRUE(pairs(40, 20, 10).is_decided(sprt));
  EXPECT_FALSE(pairs(26, 0, 24).is_decided(sprt));
  EXPECT_FALSE(pairs(0, 20, 0).is_decided(sprt));
}

TEST(CliMatchSum, arena_stops_once_the_test_is_decided) {
  const nlohmann::json clear = good({"arena", "byg", "--option", "size=3", "--seats", "level:3,random",
                                     "--games", "400", "--until", "0,30"})
                                   .lines()
                                   .back();
  EXPECT_GE(clear["games"], 16);
  EXPECT_LT(clear["games"], 200);
  EXPECT_EQ(clear["games"].get<int>() % 2, 0) << "both games of an opening count";
#ifndef _WIN32
  const nlohmann::json shut_out =
      good({"arena", "byg", "--seats", "random,bot:true", "--games", "200", "--until", "0,30"})
          .lines()
          .back();
  EXPECT_LT(shut_out["games"], 60);
  EXPECT_EQ(shut_out["wins"][1], 0);
#endif
}

TEST(CliMatchSum, the_test_is_for_two) {
  const Answer answer = run_cli({"arena", "bypass", "--seats", "random,random,random", "--until", "0,30"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("matches of two"), std::string::npos);
}

}  // namespace
}  // namespace byways::test

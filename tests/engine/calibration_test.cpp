// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/calibration.h"
#include "tests/engine/search_cases.h"

// The chances that people see (LEV-3). `byways-cli calibrate` measures how well they agree with results;
// these tests check that the measured curves are applied.

namespace byways::test {
namespace {

search::Calibration two_phases() {
  return search::read_calibrations(
             R"({"game":"byg","players":2,"phases":[{"turns":10,"shown":[0.3,0.3,0.3,0.4,0.4,0.5,0.6,0.6,0.7,0.7,0.7]},)"
             R"({"turns":20,"shown":[0,0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9,1]}]})"
             "\n")
      .at(0);
}

TEST(Calibration, LEV_3_chances_go_by_the_curve_of_the_phase) {
  const search::Calibration curve = two_phases();
  EXPECT_NEAR(search::calibrated(curve, 0, 0.8), 0.7, 1e-9) << "before the first phase";
  EXPECT_NEAR(search::calibrated(curve, 10, 0.25), 0.35, 1e-9) << "between two tenths";
  EXPECT_NEAR(search::calibrated(curve, 15, 0.8), 0.75, 1e-9) << "between two phases";
  EXPECT_NEAR(search::calibrated(curve, 99, 0.85), 0.85, 1e-9) << "after the last phase";
  EXPECT_EQ(search::calibrated(curve, 10, 1), 1) << "what is certain stays so";
  EXPECT_EQ(search::calibrated(curve, 10, 0), 0);
}

TEST(Calibration, LEV_3_others_share_the_rest_and_proofs_stay) {
  search::Advice advice;
  advice.seat = 2;
  advice.candidates = {{"a", 0.5, {0.1, 0.8, 0.1}, std::nullopt, {}, false},
                       {"b", 0.3, {0.5, 0.2, 0.3}, std::nullopt, {}, false},
                       {"c", 0.2, {0.0, 1.0, 0.0}, std::nullopt, {}, true}};
  const search::Advice before = advice;
  search::calibrate(two_phases(), 10, advice);
  EXPECT_NEAR(advice.candidates[0].win[1], 0.7, 1e-9);
  EXPECT_NEAR(advice.candidates[0].win[0], 0.15, 1e-9);
  EXPECT_NEAR(advice.candidates[1].win[0] / advice.candidates[1].win[2], 5.0 / 3, 1e-9);
  for (const search::Candidate& candidate : advice.candidates) {
    EXPECT_NEAR(std::accumulate(candidate.win.begin(), candidate.win.end(), 0.0), 1, 1e-9);
  }
  EXPECT_EQ(advice.candidates[2].win, before.candidates[2].win);
  EXPECT_EQ(advice.candidates[0].turn, before.candidates[0].turn);
}

TEST(Calibration, LEV_3_every_curve_that_is_kept_rises) {
  for (const search::Calibration& one : search::read_calibrations(search::calibration_text())) {
    ASSERT_NE(find_game(one.game), nullptr) << one.game;
    ASSERT_FALSE(one.phases.empty()) << one.game;
    for (std::size_t i = 0; i < one.phases.size(); ++i) {
      const auto& shown = one.phases[i].shown;
      EXPECT_TRUE(std::is_sorted(shown.begin(), shown.end())) << one.game;
      EXPECT_GE(shown.front(), 0);
      EXPECT_LE(shown.back(), 1);
      EXPECT_TRUE(i == 0 || one.phases[i - 1].turns < one.phases[i].turns) << one.game;
    }
  }
}

TEST(Calibration, LEV_3_a_curve_holds_for_the_options_it_was_measured_with) {
  const Game& game = *find_game("groups-of-three");
  const auto curve_of = [&game](const OptionMap& options) {
    return search::calibration_for(Timeline(game, *check_setup(game, 2, options)));
  };
  const search::Calibration* const usual = curve_of({});
  ASSERT_NE(usual, nullptr);
  EXPECT_EQ(curve_of({{"start", 2}}), usual) << "who begins doesn't matter";
  EXPECT_EQ(curve_of({{"goal", std::string("one")}}), nullptr);
}

TEST(Calibration, LEV_3_it_changes_what_is_shown_and_never_the_turn) {
  for (const SearchCase& which : search_cases()) {
    const Timeline timeline = random_position(which, 4);
    const search::Request request = small_request(60, 3);
    const search::Advice raw = raw_searcher_for(*which.game).think(timeline, timeline.to_move(), request);
    const search::Advice shown = searcher_for(*which.game).think(timeline, timeline.to_move(), request);
    EXPECT_EQ(shown.turn, raw.turn) << which.name;
    ASSERT_EQ(shown.candidates.size(), raw.candidates.size()) << which.name;
    const search::Calibration* const curve = search::calibration_for(timeline);
    for (std::size_t i = 0; i < raw.candidates.size(); ++i) {
      const auto me = static_cast<std::size_t>(raw.seat) - 1;
      const double estimate = raw.candidates[i].win[me];
      const bool stays = curve == nullptr || raw.candidates[i].proven;
      EXPECT_EQ(shown.candidates[i].win[me],
                stays ? estimate : search::calibrated(*curve, search::turns_played(timeline), estimate))
          << which.name;
    }
  }
}

}  // namespace
}  // namespace byways::test

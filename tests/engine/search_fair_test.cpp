// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <thread>

#include "engine/core/random_game.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

// Fair play of computer players (FAIR-1 to FAIR-5), for every game.

namespace byways::test {
namespace {

using search::Advice;
using search::Request;

class FairPlay : public testing::TestWithParam<SearchCase> {
 protected:
  [[nodiscard]] static const search::Searcher& searcher() { return searcher_for(*GetParam().game); }
  [[nodiscard]] static Advice think(const Timeline& timeline, const Request& request) {
    return searcher().think(timeline, timeline.to_move(), request);
  }
  /// Random positions in which a seat is to move, from the start to near the end.
  [[nodiscard]] static std::vector<Timeline> positions(std::size_t count) {
    std::vector<Timeline> found;
    for (std::uint64_t seed = 1; found.size() < count && seed < 40; ++seed) {
      Timeline timeline = position_of(GetParam(), seed, seed * seed % 23);
      if (timeline.to_move() > 0) {
        found.push_back(std::move(timeline));
      }
    }
    return found;
  }
};

INSTANTIATE_TEST_SUITE_P(All, FairPlay, testing::ValuesIn(search_cases()),
                         [](const auto& which) { return word_for(which.param); });

TEST_P(FairPlay, FAIR_1_FAIR_5_every_turn_at_every_level_is_legal) {
  for (const Timeline& timeline : positions(3)) {
    for (int level = 1; level <= search::kLevels; ++level) {
      const Advice advice = quick_advice(timeline, level, 7, 60);
      EXPECT_EQ(advice.seat, timeline.to_move());
      EXPECT_EQ(refusal_of(timeline, advice.turn), "") << "level " << level << ": " << advice.turn;
      for (const search::Candidate& candidate : advice.candidates) {
        EXPECT_EQ(refusal_of(timeline, candidate.turn), "") << candidate.turn;
      }
    }
  }
}

TEST_P(FairPlay, FAIR_3_the_same_question_has_the_same_answer) {
  for (const Timeline& timeline : positions(2)) {
    Request request = search::request_for(searcher().levels(timeline), 3, 5);
    const Request small = small_request(60, 5);
    request.limits = small.limits;
    const Advice first = think(timeline, request);
    Advice other_thread;
    std::thread([&] { other_thread = think(timeline, request); }).join();
    EXPECT_EQ(text_of(first), text_of(other_thread));
    // Read from a record, and with an additional limit that isn't reached.
    const Timeline again = replayed(record_of(timeline));
    request.limits.seconds = 1000;
    EXPECT_EQ(text_of(first), text_of(think(again, request)));
  }
}

TEST_P(FairPlay, FAIR_4_a_full_tree_goes_on_with_what_it_has) {
  const Timeline timeline = positions(1).front();
  Request request = small_request(4000, 3);
  if (request.limits.budget < 4000) {
    request.limits.budget = 20;  // slow searches never fill the tree in this test
  }
  request.limits.megabytes = 1;
  const Advice advice = think(timeline, request);
  Timeline after = timeline;
  EXPECT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
}

TEST_P(FairPlay, FAIR_5_an_open_turn_is_gone_on_with) {
  Timeline timeline = positions(3).back();
  const Seat seat = timeline.to_move();
  const std::vector<std::string> steps = timeline.state().legal_steps();
  ASSERT_FALSE(steps.empty());
  ASSERT_FALSE(timeline.play(seat, steps[steps.size() / 2]));
  if (timeline.to_move() != seat || !timeline.state().turn_is_open()) {
    return;  // the turn is complete
  }
  const Advice advice = think(timeline, small_request(40, 2));
  Timeline after = timeline;
  after.roll_back_turn();
  EXPECT_FALSE(after.play_entry({seat, advice.turn, false})) << advice.turn;
}

}  // namespace
}  // namespace byways::test

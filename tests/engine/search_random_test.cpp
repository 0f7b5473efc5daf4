// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>
#include <vector>

#include "engine/opponents.h"
#include "tests/engine/search_cases.h"

// Searches in random positions of every game; the environment may ask for more of them. See
// docs/strength.md.

namespace byways::test {
namespace {

// How many positions, from the environment.
std::size_t wanted(const char* variable, std::size_t usual) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? usual : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

// How many nodes a turn may cost, so that many positions are looked at in little time.
constexpr std::uint64_t kMostNodes = 60;

class RandomPositions : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(All, RandomPositions, testing::Range(1, search::kLevels + 1),
                         [](const auto& which) { return "level" + std::to_string(which.param); });

TEST_P(RandomPositions, FAIR_1_FAIR_5_no_level_answers_an_illegal_turn) {
  constexpr std::size_t kUsual = BYWAYS_SANITIZED ? 300 : 10000;  // of all levels together
  const int level = GetParam();
  const std::vector<SearchCase> cases = wide_search_cases();
  const std::size_t count = wanted("BYWAYS_SEARCH_POSITIONS", kUsual);
  std::size_t candidates = 0;
  std::size_t positions = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (i / cases.size() % search::kLevels != static_cast<std::size_t>(level) - 1) {
      continue;
    }
    const SearchCase& which = cases[i % cases.size()];
    const Timeline timeline = random_position(which, i + 1);
    const search::Advice advice = quick_advice(timeline, level, i, kMostNodes);
    EXPECT_EQ(refusal_of(timeline, advice.turn), "")
        << which.name << ", position " << i + 1 << ": " << advice.turn;
    for (const search::Candidate& candidate : advice.candidates) {
      EXPECT_EQ(refusal_of(timeline, candidate.turn), "") << which.name << ", seen: " << candidate.turn;
      ++candidates;
    }
    ++positions;
  }
  std::printf("%zu positions, %zu turns seen\n", positions, candidates);
}

// Late in Bypass hardly any step leads to a whole turn: as in this random position.
TEST(SearchRandom, FAIR_5_a_turn_is_found_where_few_are_left) {
  const SearchCase bypass = search_cases().front();
  const Timeline timeline = random_position(bypass, 5253);
  const search::Searcher& searcher = searcher_for(*bypass.game);
  const search::Advice advice = searcher.think(timeline, timeline.to_move(), small_request(60, 5252));
  Timeline after = timeline;
  EXPECT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
  EXPECT_FALSE(advice.candidates.empty());
}

// Time from the stop to the answer, as time of the processor: other programs are running too.
TEST(SearchRandom, FAIR_4_it_stops_at_once) {
  const std::vector<SearchCase> cases = search_cases();
  const std::size_t each = std::max<std::size_t>(wanted("BYWAYS_STOP_POSITIONS", 1), 1);
  for (const SearchCase& which : cases) {
    std::vector<double> times;
    for (std::size_t i = 0; i < each; ++i) {
      const Timeline timeline = random_position(which, i + 1);
      std::atomic<bool> stop{false};
      std::atomic<std::clock_t> stopped{0};
      search::Request request =
          search::request_for(searcher_for(*which.game).levels(timeline), search::kLevels, i);
      constexpr std::uint64_t kEndless = 1000000000;
      request.limits.budget = kEndless;
      request.limits.stop = &stop;
      std::thread later([&stop, &stopped, i] {
        // At different moments: while setting out, while looking for a win, in a proof, in the tree.
        constexpr std::size_t kMoments = 8;
        constexpr int kApart = 15;
        std::this_thread::sleep_for(std::chrono::milliseconds(1 + kApart * static_cast<int>(i % kMoments)));
        stopped = std::clock();
        stop = true;
      });
      const search::Advice advice = searcher_for(*which.game).think(timeline, timeline.to_move(), request);
      const std::clock_t answered = std::clock();
      later.join();
      Timeline after = timeline;
      EXPECT_FALSE(after.play_entry({timeline.to_move(), advice.turn, false})) << advice.turn;
      if (advice.cut_short) {
        times.push_back(1000.0 * static_cast<double>(answered - stopped) / CLOCKS_PER_SEC);
      }
    }
    if (times.empty()) {
      continue;  // all were proven before
    }
    std::sort(times.begin(), times.end());
    std::printf("%-24s %4zu stops, milliseconds: median %.1f, longest %.1f\n", which.name.c_str(),
                times.size(), times[times.size() / 2], times.back());
    // Ten times what is allowed, as tests are compiled for finding faults.
    EXPECT_LT(times.back(), BYWAYS_SANITIZED ? 5000 : 500) << which.name;
  }
}

}  // namespace
}  // namespace byways::test

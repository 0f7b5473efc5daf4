// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/random.h"
#include "engine/opponents.h"
#include "tests/engine/search_cases.h"

// Searches in random positions of every game: a few here, as many as the environment asks for where figures
// are wanted. See docs/strength.md.

namespace byways::test {
namespace {

// How many positions in all, from the environment.
std::size_t wanted(const char* variable, std::size_t usual) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? usual : static_cast<std::size_t>(std::strtoull(text, nullptr, 10));
}

// From the start to near the end.
Timeline random_position(const SearchCase& which, std::uint64_t seed) {
  constexpr std::uint32_t kLongest = 60;
  Random random(seed);
  for (std::uint64_t entries = random.below(kLongest);; entries /= 2) {
    Timeline timeline = position_of(which, seed, entries);
    if (timeline.to_move() > 0) {
      return timeline;
    }
  }
}

TEST(SearchRandom, FAIR_1_FAIR_5_no_level_answers_an_illegal_turn) {
  const std::vector<SearchCase> cases = search_cases();
  const std::size_t count = wanted("BYWAYS_SEARCH_POSITIONS", 2 * cases.size());
  std::size_t candidates = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const SearchCase& which = cases[i % cases.size()];
    const Timeline timeline = random_position(which, i + 1);
    const int level = 1 + static_cast<int>(i / cases.size() % search::kLevels);
    constexpr std::uint64_t kMost = 60;
    const search::Searcher& searcher = searcher_for(*which.game);
    search::Request request = search::request_for(searcher.levels(timeline), level, i);
    request.limits = small_request(std::min(request.limits.budget, kMost), i).limits;
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    const auto refusal_of = [&](const std::string& turn) {
      Timeline after = timeline;
      const auto refused = after.play_entry({timeline.to_move(), turn, false});
      return refused ? refused->refusal.message : std::string();
    };
    EXPECT_EQ(refusal_of(advice.turn), "")
        << which.name << " level " << level << ", position " << i + 1 << ": " << advice.turn;
    for (const search::Candidate& candidate : advice.candidates) {
      EXPECT_EQ(refusal_of(candidate.turn), "") << which.name << ", seen: " << candidate.turn;
      ++candidates;
    }
  }
  std::printf("%zu positions, %zu turns seen\n", count, candidates);
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

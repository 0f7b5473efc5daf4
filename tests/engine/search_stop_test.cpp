// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

#include "engine/bypass/last_turns.h"
#include "engine/bypass/state.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_proof.h"
#include "engine/overpass/mono_state.h"
#include "engine/trypsylon/forced_win.h"
#include "engine/trypsylon/state.h"
#include "tests/engine/search_cases.h"
#include "tests/support/timelines.h"

// A search can be stopped at any time, even during proofs, and reports its progress (FAIR-4).

namespace byways::test {
namespace {

constexpr std::uint64_t kEndless = 1000000000;  // nodes
// Sanitizers slow everything down tenfold.
constexpr double kMostMilliseconds = BYWAYS_SANITIZED ? 500 : 50;

double milliseconds(std::clock_t time) { return 1000.0 * static_cast<double>(time) / CLOCKS_PER_SEC; }

// Stops `work` after `moment` milliseconds of processor time, and returns how many more it uses. Only this
// process's processor time counts, since other programs may delay both threads.
double takes_to_stop(int moment, const std::function<void(const std::atomic<bool>&)>& work) {
  std::atomic<bool> stop{false};
  std::atomic<bool> is_done{false};
  std::atomic<std::clock_t> stopped{0};
  const std::clock_t begin = std::clock();
  std::thread other([&] {
    while (!is_done && milliseconds(std::clock() - begin) < moment) {
      std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    stopped = std::clock();
    stop = true;
  });
  work(stop);
  const std::clock_t end = std::clock();
  is_done = true;
  other.join();
  return std::max(0.0, milliseconds(end - stopped));
}

// The other thread may be delayed between reading the time and stopping the search, so the best of a few
// tries counts. Returns nothing if `work`, which returns whether it was stopped, finished before.
std::optional<double> best_time(int moment, const std::function<bool(const std::atomic<bool>&)>& work) {
  constexpr int kTries = 3;
  std::optional<double> best;
  for (int i = 0; i < kTries && (!best || *best >= kMostMilliseconds); ++i) {
    bool was_stopped = false;
    const double took =
        takes_to_stop(moment, [&](const std::atomic<bool>& stop) { was_stopped = work(stop); });
    if (!was_stopped) {
      return best;
    }
    best = std::min(took, best.value_or(took));
  }
  return best;
}

std::size_t wanted_positions() {
  const char* const text = std::getenv("BYWAYS_STOP_POSITIONS");
  return text == nullptr ? 1 : std::max<std::size_t>(1, std::strtoull(text, nullptr, 10));
}

class Stops : public testing::TestWithParam<SearchCase> {};

INSTANTIATE_TEST_SUITE_P(All, Stops,
                         testing::ValuesIn(BYWAYS_SANITIZED ? search_cases() : wide_search_cases()),
                         [](const auto& which) { return word_for(which.param); });

// The time that stopping the search takes; nothing if it finishes before `moment`.
std::optional<double> best_time_at(const Timeline& timeline, int moment) {
  return best_time(moment, [&](const std::atomic<bool>& stop) {
    const search::Searcher& searcher = searcher_for(timeline.game());
    search::Request request = search::request_for(searcher.levels(timeline), search::kLevels, 1);
    request.limits.budget = kEndless;
    request.limits.stop = &stop;
    const search::Advice advice = searcher.think(timeline, timeline.to_move(), request);
    EXPECT_EQ(refusal_of(timeline, advice.turn), "") << advice.turn;
    EXPECT_TRUE(advice.cut_short || advice.proven);
    return advice.cut_short;
  });
}

// Stops during preparation, during the search for an immediate win, in a proof, and in the tree.
TEST_P(Stops, FAIR_4_within_50_milliseconds) {
  constexpr std::uint64_t kTries =
      60;  // at least one of which takes long enough: proofs are quick in some games
  std::vector<double> times;
  for (std::size_t i = 0; i < wanted_positions(); ++i) {
    for (const int moment : BYWAYS_SANITIZED ? std::vector{4, 40} : std::vector{0, 4, 20, 60}) {
      std::optional<double> best;
      for (std::uint64_t seed = 1; seed <= kTries && !best; ++seed) {
        best = best_time_at(random_position(GetParam(), kTries * i + seed), moment);
      }
      if (best) {
        EXPECT_LT(*best, kMostMilliseconds) << "stopped after " << moment << " ms";
        times.push_back(*best);
      }
    }
  }
  ASSERT_FALSE(times.empty());
  std::sort(times.begin(), times.end());
  std::printf("%-32s %4zu stops, milliseconds: median %.1f, longest %.1f\n", GetParam().name.c_str(),
              times.size(), times[times.size() / 2], times.back());
}

// A proof alone, so that it is certain to be the part that is stopped.
void expect_stops(const std::vector<int>& moments, const std::function<void(search::Watch&)>& prove) {
  for (const int moment : moments) {
    const std::optional<double> best = best_time(moment, [&](const std::atomic<bool>& stop) {
      search::Limits limits;
      limits.stop = &stop;
      search::Watch watch(limits);
      prove(watch);
      return watch.is_cut();
    });
    ASSERT_TRUE(best) << "ended before it was stopped after " << moment << " ms";
    EXPECT_LT(*best, kMostMilliseconds) << "stopped after " << moment << " ms";
  }
}

Timeline after_turns(std::string_view game, const OptionMap& options, std::uint64_t seed,
                     std::uint64_t turns) {
  Timeline timeline = start(game, options);
  Random random(seed);
  play_random_turns(timeline, random, turns);
  draw_due_lots(timeline, random);
  return timeline;
}

template <class GameState>
const auto& position_in(const Timeline& timeline) {
  return dynamic_cast<const GameState&>(timeline.state()).concrete();
}

TEST(StopsProofs, FAIR_4_in_Mono_Line_with_many_open_nodes) {
  const Timeline timeline = after_turns("mono-line", {{"start", 1}}, 1, 2);
  const auto race = overpass::MonoRace::of(position_in<overpass::MonoState>(timeline));
  ASSERT_GT((race.mine | race.others).count(), 50);
  expect_stops({3, 30, 90}, [&](search::Watch& watch) {
    EXPECT_FALSE(overpass::MonoProver(kEndless, watch).wins(race)) << "nothing is made up";
  });
}

TEST(StopsProofs, FAIR_4_in_a_search_for_a_forced_win_of_TRYPSYLON) {
  const Timeline timeline =
      after_turns("trypsylon", {{"board", std::string("6x6")}, {"expert", true}, {"start", 1}}, 1, 6);
  const auto& position = position_in<trypsylon::TrypsylonState>(timeline);
  expect_stops({3, 30, 90}, [&](search::Watch& watch) {
    for (const int turns : {2, 3}) {
      EXPECT_FALSE(trypsylon::ForcedWin(kEndless, watch).find(position, turns)) << turns;
    }
  });
}

// This proof takes only 90 ms, so it has to be stopped early.
TEST(StopsProofs, FAIR_4_in_the_last_turns_of_Bypass) {
  const Timeline timeline = after_turns("bypass", {{"board", std::string("hexhex-4")}, {"start", 1}}, 3, 34);
  const auto& position = position_in<bypass::BypassState<4>>(timeline);
  expect_stops({1, 5, 12}, [&](search::Watch& watch) {
    EXPECT_FALSE(bypass::LastTurns<4>(kEndless, watch).prove(position));
  });
}

class Tells : public testing::TestWithParam<SearchCase> {};

INSTANTIATE_TEST_SUITE_P(All, Tells, testing::ValuesIn(search_cases()),
                         [](const auto& which) { return word_for(which.param); });

// The progress that a search reports, at the start of a game.
struct Told {
  std::vector<search::Progress> all;
  bool is_elsewhere = false;  // reported on another thread
};

Told told_by(const Timeline& timeline, std::uint64_t budget) {
  Told told;
  const auto here = std::this_thread::get_id();
  search::Request request = small_request(budget, 1);
  request.limits.progress = [&told, here](const search::Progress& progress) {
    told.all.push_back(progress);
    told.is_elsewhere = told.is_elsewhere || std::this_thread::get_id() != here;
  };
  const search::Advice advice = searcher_for(timeline.game()).think(timeline, timeline.to_move(), request);
  EXPECT_EQ(refusal_of(timeline, advice.turn), "");
  return told;
}

void expect_well_told(const Told& told, std::uint64_t budget) {
  ASSERT_GE(told.all.size(), 2U);
  EXPECT_FALSE(told.is_elsewhere);
  std::uint64_t last = 0;
  for (const search::Progress& progress : told.all) {
    EXPECT_EQ(progress.budget, budget);
    EXPECT_GT(progress.nodes, last);
    last = progress.nodes;
  }
  // The first step of a turn uses the budget; the following ones add a little.
  EXPECT_GE(last, budget / 2);
  EXPECT_LE(last, budget * 2);
}

TEST_P(Tells, FAIR_4_how_far_it_is) {
  if (BYWAYS_SANITIZED && GetParam().game->id() == "bypass") {
    GTEST_SKIP() << "eight thousand nodes take long there";
  }
  constexpr std::uint64_t kBudget = 8500;
  expect_well_told(told_by(position_of(GetParam(), 1, 1), kBudget), kBudget);
}

// Short checks before and after the tree search count as parts of the same progress.
TEST(TellsInParts, FAIR_4_how_far_it_is_in_TRYPSYLON) {
  if (BYWAYS_SANITIZED) {
    GTEST_SKIP() << "the same code as elsewhere, for half a minute";
  }
  constexpr std::uint64_t kBudget = 270000;
  expect_well_told(told_by(after_turns("trypsylon", {{"start", 1}}, 1, 5), kBudget), kBudget);
}

}  // namespace
}  // namespace byways::test

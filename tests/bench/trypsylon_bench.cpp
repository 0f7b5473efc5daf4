// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/trypsylon/playout.h"
#include "engine/trypsylon/turns.h"
#include "tests/bench/plain_trypsylon.h"

namespace byways::trypsylon {
namespace {

using benchmark::Counter;

template <int Columns, int Rows>
void BM_trypsylon_playout(benchmark::State& state) {
  Random random(1);
  double pushes = 0;
  for (auto _ : state) {
    Position position(Board(Columns, Rows), {.expert = state.range(0) != 0, .beach = 0, .start = 0});
    pushes += static_cast<double>(play_out(position, random).pushes);
  }
  state.counters["pushes"] = Counter(pushes, Counter::kIsRate);
  state.counters["a_game"] = Counter(pushes, Counter::kAvgIterations);
}
BENCHMARK_TEMPLATE(BM_trypsylon_playout, 5, 5)->ArgName("expert")->Arg(0)->Arg(1);
BENCHMARK_TEMPLATE(BM_trypsylon_playout, 6, 6)->ArgName("expert")->Arg(0)->Arg(1);

void BM_trypsylon_playout_plain(benchmark::State& state) {
  Random random(1);
  double pushes = 0;
  for (auto _ : state) {
    bench::PlainTrypsylon game;
    pushes += game.play_out(random);
  }
  state.counters["pushes"] = Counter(pushes, Counter::kIsRate);
  state.counters["a_game"] = Counter(pushes, Counter::kAvgIterations);
}
BENCHMARK(BM_trypsylon_playout_plain);

// Positions between the turns of random games.
std::vector<Position> positions_between_turns() {
  std::vector<Position> positions;
  Random random(3);
  PlayoutWork work;
  while (positions.size() < 1000) {
    Position position(Board(5, 5), {.expert = false, .beach = 0, .start = 0});
    while (position.phase() == Phase::Play) {
      positions.push_back(position);
      play_random_turn(position, random, work);
    }
  }
  return positions;
}

template <class Use>
void over_positions(benchmark::State& state, Use use) {
  const auto positions = positions_between_turns();
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(use(positions[i]));
    i = i + 1 == positions.size() ? 0 : i + 1;
  }
}

void BM_trypsylon_joined_sides(benchmark::State& state) {
  over_positions(state, [](const Position& position) {
    const Pathways pathways(position.board(), position.cards());
    return pathways.joins(Goal::Beach) || pathways.joins(Goal::Meadow);
  });
}
BENCHMARK(BM_trypsylon_joined_sides);

void BM_trypsylon_count_turns(benchmark::State& state) {
  over_positions(state, [](const Position& position) { return count_turns(position); });
}
BENCHMARK(BM_trypsylon_count_turns);

template <int Columns, int Rows>
void BM_trypsylon_perft(benchmark::State& state) {
  const bool expert = state.range(0) != 0;
  std::uint64_t count = 0;
  for (auto _ : state) {
    count = perft(Position(Board(Columns, Rows), {.expert = expert, .beach = 0, .start = 0}), expert ? 2 : 3);
    benchmark::DoNotOptimize(count);
  }
  state.counters["turns"] = Counter(static_cast<double>(count), Counter::kIsIterationInvariantRate);
}
BENCHMARK_TEMPLATE(BM_trypsylon_perft, 5, 5)->ArgName("expert")->Arg(0)->Arg(1);
BENCHMARK_TEMPLATE(BM_trypsylon_perft, 6, 6)->ArgName("expert")->Arg(0)->Arg(1);

}  // namespace
}  // namespace byways::trypsylon

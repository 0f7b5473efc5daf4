// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/byg/playout.h"
#include "engine/byg/turns.h"
#include "tests/bench/plain_byg.h"

namespace byways::byg {
namespace {

using benchmark::Counter;

void count_stones(benchmark::State& state, int stones) {
  state.counters["stones"] = Counter(stones, Counter::kIsIterationInvariantRate);
}

void BM_byg_playout_plain(benchmark::State& state) {
  Random random(1);
  for (auto _ : state) {
    bench::PlainByg game;
    benchmark::DoNotOptimize(game.play_out(random));
    benchmark::DoNotOptimize(game.largest_group(0) > game.largest_group(1));
  }
  count_stones(state, bench::PlainByg::Board::kCells);
}
BENCHMARK(BM_byg_playout_plain);

template <int Side>
void BM_byg_playout(benchmark::State& state) {
  Random random(1);
  for (auto _ : state) {
    Position<Side> position({1, 1});
    benchmark::DoNotOptimize(play_out(position, random));
    benchmark::DoNotOptimize(position.winner());
  }
  count_stones(state, Position<Side>::Board::kCells);
}
BENCHMARK_TEMPLATE(BM_byg_playout, 6);
BENCHMARK_TEMPLATE(BM_byg_playout, 3);
BENCHMARK_TEMPLATE(BM_byg_playout, 8);

template <int Side>
void BM_byg_perft(benchmark::State& state) {
  const int depth = static_cast<int>(state.range(0));
  const Position<Side> position({1, 1});
  std::uint64_t count = 0;
  for (auto _ : state) {
    count = perft(position, depth);
    benchmark::DoNotOptimize(count);
  }
  state.counters["turns"] = Counter(static_cast<double>(count), Counter::kIsIterationInvariantRate);
}
BENCHMARK_TEMPLATE(BM_byg_perft, 3)->Arg(5);
BENCHMARK_TEMPLATE(BM_byg_perft, 6)->Arg(3);

}  // namespace
}  // namespace byways::byg

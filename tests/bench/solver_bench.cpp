// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/solvers.h"
#include "engine/challenges/starts.h"

namespace byways::challenges {
namespace {

using benchmark::Counter;

// A start of Crooked Jumps that keeps the solver busy for a while.
constexpr const char* kFortress = "A0 A1 A2 A3 A4 A5 A6 A7 B1 B3 B5 B7 D1 D3 D5 D7";

void BM_crooked_solve(benchmark::State& state) {
  NodeSet pieces;
  for (const Node node : read_start_nodes(kFortress).value_or(std::vector<Node>())) {
    pieces.add(node);
  }
  double nodes = 0;
  for (auto _ : state) {
    nodes += static_cast<double>(solve_crooked(CrookedPosition(pieces), {}).nodes);
  }
  state.counters["nodes"] = Counter(nodes, Counter::kIsRate);
}
BENCHMARK(BM_crooked_solve)->Unit(benchmark::kMillisecond);

void BM_spiral_solve(benchmark::State& state) {
  const SpiralPosition start(overpass::board().drawing().spiral_start, state.range(0) == 1);
  double nodes = 0;
  for (auto _ : state) {
    nodes += static_cast<double>(solve_spiral(start, {}).nodes);
  }
  state.counters["nodes"] = Counter(nodes, Counter::kIsRate);
}
BENCHMARK(BM_spiral_solve)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

FullHousePosition rulebook_house() {
  SpaceSet pieces;
  for (const Space space : overpass::board().drawing().full_house_start) {
    pieces.add(space);
  }
  return FullHousePosition(pieces);
}

void BM_full_house_solve(benchmark::State& state) {
  double nodes = 0;
  for (auto _ : state) {
    nodes += static_cast<double>(solve_full_house(rulebook_house(), {}).nodes);
  }
  state.counters["nodes"] = Counter(nodes, Counter::kIsRate);
}
BENCHMARK(BM_full_house_solve)->Unit(benchmark::kMillisecond)->Iterations(1);

void BM_full_house_bound(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(fewest_moves(rulebook_house()));
  }
}
BENCHMARK(BM_full_house_bound)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "tests/bench/plain_spiral.h"

namespace byways::challenges {
namespace {

using benchmark::Counter;

template <class Position>
void play_challenge(benchmark::State& state, const Position& start) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    Position position = start;
    steps += play_out(position, random);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}

FullHousePosition house_start() {
  SpaceSet spaces;
  for (const Space space : overpass::board().drawing().full_house_start) {
    spaces.add(space);
  }
  return FullHousePosition(spaces);
}

CrookedPosition crooked_start() {
  NodeSet nodes;
  for (const Node node : overpass::board().drawing().crooked_start) {
    nodes.add(node);
  }
  return CrookedPosition(nodes);
}

SpiralPosition spiral_start(bool colours) { return {overpass::board().drawing().spiral_start, colours}; }

void BM_full_house_playout(benchmark::State& state) { play_challenge(state, house_start()); }
BENCHMARK(BM_full_house_playout);

void BM_crooked_playout(benchmark::State& state) { play_challenge(state, crooked_start()); }
BENCHMARK(BM_crooked_playout);

void BM_spiral_playout_plain(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    bench::PlainSpiral game;
    steps += game.play(random);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_spiral_playout_plain);

void BM_spiral_playout(benchmark::State& state) { play_challenge(state, spiral_start(true)); }
BENCHMARK(BM_spiral_playout);

void BM_spiral_playout_without_colours(benchmark::State& state) {
  play_challenge(state, spiral_start(false));
}
BENCHMARK(BM_spiral_playout_without_colours);

void BM_crooked_perft(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft(crooked_start(), 4));
  }
}
BENCHMARK(BM_crooked_perft);

void BM_spiral_perft(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft(spiral_start(true), 2));
  }
}
BENCHMARK(BM_spiral_perft);

}  // namespace
}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/bypass/playout.h"
#include "engine/bypass/turns.h"
#include "engine/bypass/witness.h"
#include "tests/bench/plain_bypass.h"

namespace byways::bypass {
namespace {

using benchmark::Counter;

template <int Side>
void BM_bypass_playout(benchmark::State& state) {
  Random random(1);
  PlayoutWork work;
  for (auto _ : state) {
    Position<Side> position(2, 0);
    const PlayoutWork game = play_out(position, random);
    work.turns += game.turns;
    work.steps += game.steps;
  }
  state.counters["turns"] = Counter(static_cast<double>(work.turns), Counter::kIsRate);
  state.counters["steps"] = Counter(static_cast<double>(work.steps), Counter::kIsRate);
}
BENCHMARK_TEMPLATE(BM_bypass_playout, 3);
BENCHMARK_TEMPLATE(BM_bypass_playout, 4);
BENCHMARK_TEMPLATE(BM_bypass_playout, 5);

void BM_bypass_playout_plain(benchmark::State& state) {
  Random random(1);
  double turns = 0;
  for (auto _ : state) {
    bench::PlainBypass game;
    turns += game.play_out(random);
  }
  state.counters["turns"] = Counter(turns, Counter::kIsRate);
}
BENCHMARK(BM_bypass_playout_plain);

// Positions from all parts of random games, with the path and the wall of a turn drawn.
std::vector<Position<5>> drawn_positions() {
  std::vector<Position<5>> positions;
  Random random(3);
  PlayoutWork work;
  while (positions.size() < 1000) {
    Position<5> position(2, 0);
    while (position.phase() == Phase::Play) {
      Position<5> drawn = position;
      for (const StepKind kind : {StepKind::Path, StepKind::Wall}) {
        const auto links = drawn.legal(kind);
        drawn.draw({kind, links.select(random.below(static_cast<std::uint32_t>(links.count())))});
      }
      positions.push_back(drawn);
      while (!play_random_turn(position, random, work)) {
      }
    }
  }
  return positions;
}

template <class Use>
void over_positions(benchmark::State& state, Use use) {
  const std::vector<Position<5>> positions = drawn_positions();
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(use(positions[i]));
    i = i + 1 == positions.size() ? 0 : i + 1;
  }
}

void BM_bypass_loop_and_isolation(benchmark::State& state) {
  over_positions(state, [](const Position<5>& p) { return p.has_loop() || p.has_isolation(); });
}
BENCHMARK(BM_bypass_loop_and_isolation);

void BM_bypass_witnesses(benchmark::State& state) {
  over_positions(state, [](const Position<5>& p) {
    return loop_links(p).count() + wall_chain(p).count() + cut_off_hexes(p).count();
  });
}
BENCHMARK(BM_bypass_witnesses);

void BM_bypass_mending_swaps(benchmark::State& state) {
  over_positions(state, [](const Position<5>& p) { return mending_swaps(p).size(); });
}
BENCHMARK(BM_bypass_mending_swaps);

void BM_bypass_count_turns(benchmark::State& state) {
  over_positions(state, [](Position<5> p) {
    p.roll_back();
    return TurnSets<5>(p).count();
  });
}
BENCHMARK(BM_bypass_count_turns);

}  // namespace
}  // namespace byways::bypass

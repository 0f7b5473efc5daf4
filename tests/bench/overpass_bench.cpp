// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/overpass/groups_playout.h"
#include "engine/overpass/groups_steps.h"
#include "engine/overpass/groups_turns.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_playout.h"
#include "engine/overpass/over_pass_turns.h"
#include "tests/bench/plain_overpass.h"

namespace byways::overpass {
namespace {

using benchmark::Counter;

// The same number of turns for both implementations, so that their boards are equally crowded.
constexpr int kTurns = 200;

void BM_over_pass_playout_plain(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    bench::PlainOverPass game;
    steps += static_cast<double>(game.play(kTurns, random));
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_over_pass_playout_plain);

void BM_over_pass_playout(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    OverPassPosition position(2, 0);
    steps += static_cast<double>(play_out(position, random, kTurns).steps);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_over_pass_playout);

void BM_over_pass_legal_moves(benchmark::State& state) {
  Random random(1);
  OverPassPosition position(2, 0);
  play_out(position, random, kTurns);
  position.roll(3, 4);
  double moves = 0;
  for (auto _ : state) {
    visit_legal_moves(position, [&moves](const Move&) {
      ++moves;
      return true;
    });
  }
  state.counters["moves"] = Counter(moves, Counter::kIsRate);
}
BENCHMARK(BM_over_pass_legal_moves);

void BM_over_pass_perft(benchmark::State& state) {
  OverPassPosition position(2, 0);
  position.roll(2, static_cast<int>(state.range(0)));
  for (auto _ : state) {
    benchmark::DoNotOptimize(count_pass_turns(position));
  }
}
BENCHMARK(BM_over_pass_perft)->Arg(1)->Arg(2);

void BM_groups_playout(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    GroupsPosition position(2, 0);
    steps += static_cast<double>(play_out(position, random, 100'000).steps);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_groups_playout);

void BM_groups_perft(benchmark::State& state) {
  GroupsPosition position(2, 0);
  position.roll(2, static_cast<int>(state.range(0)));
  for (auto _ : state) {
    benchmark::DoNotOptimize(count_groups_turns(position));
  }
}
BENCHMARK(BM_groups_perft)->Arg(2)->Arg(4);

void BM_mono_playout(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    MonoPosition position(false, 0);
    steps += play_out(position, random);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_mono_playout);

void BM_mono_perft(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft(MonoPosition(false, 0), 3));
  }
}
BENCHMARK(BM_mono_perft);

}  // namespace
}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/highway/playout.h"
#include "tests/bench/plain_highway.h"

namespace byways::highway {
namespace {

using benchmark::Counter;

void BM_highway_playout(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    Position position(kMostPlayers);
    steps += static_cast<double>(play_out(position, random).steps);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_highway_playout);

void BM_highway_playout_plain(benchmark::State& state) {
  Random random(1);
  double steps = 0;
  for (auto _ : state) {
    bench::PlainHighway game;
    steps += game.play_out(random);
  }
  state.counters["steps"] = Counter(steps, Counter::kIsRate);
}
BENCHMARK(BM_highway_playout_plain);

// Complete rounds of random games, by the number of the round.
std::vector<Position> complete_rounds(int round) {
  std::vector<Position> positions;
  Random random(2);
  PlayoutWork work;
  while (positions.size() < 1000) {
    Position position(kMostPlayers);
    draw_corners(position, random);
    while (position.round() < round) {
      play_random_submission(position, random, work);
    }
    while (!position.is_complete()) {
      const Submission submission = draw_submission(position, random);
      for (int part = 0; part < submission.count(); ++part) {
        position.add(submission.at(part));
      }
      position.seal();
    }
    positions.push_back(position);
  }
  return positions;
}

void BM_highway_round(benchmark::State& state) {
  const std::vector<Position> positions = complete_rounds(static_cast<int>(state.range(0)));
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(round_end(positions[i]));
    i = i + 1 == positions.size() ? 0 : i + 1;
  }
}
BENCHMARK(BM_highway_round)->DenseRange(1, kRounds);

}  // namespace
}  // namespace byways::highway

// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <limits>
#include <string>

#include "engine/core/random_game.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways {
namespace {

std::string random_record(const Game& game) {
  Timeline timeline(game, *check_setup(game, game.fewest_players(), {}));
  Random random(1);
  play_random_turns(timeline, random, std::numeric_limits<std::uint64_t>::max());
  return write_record(
      make_record(timeline, std::vector<std::string>(static_cast<std::size_t>(game.fewest_players()))));
}

void read_and_replay(benchmark::State& state, const Game& game) {
  const std::string text = random_record(game);
  for (auto _ : state) {
    const auto record = read_record(text);
    benchmark::DoNotOptimize(replay(*record));
  }
  state.counters["turns"] = benchmark::Counter(static_cast<double>(read_record(text)->turns.size()),
                                               benchmark::Counter::kIsIterationInvariantRate);
}

// One benchmark for each game.
const bool kRegistered = [] {
  for (const Game* game : all_games()) {
    benchmark::RegisterBenchmark(("BM_read_and_replay/" + std::string(game->id())).c_str(),
                                 [game](benchmark::State& state) { read_and_replay(state, *game); });
  }
  return true;
}();

}  // namespace
}  // namespace byways

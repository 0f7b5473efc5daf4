// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mono_table.h"

#include <stdexcept>
#include <string>

#include "engine/core/random.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_state.h"
#include "engine/search/numbers.h"
#include "engine/search/watch.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

constexpr std::uint64_t kSlots = std::uint64_t{1} << 24U;  // 256 MB

const overpass::MonoPosition& position_in(const Timeline& timeline) {
  return dynamic_cast<const overpass::MonoState&>(timeline.state()).concrete();
}

// A turn that takes the fewest places from the opponent and keeps the most for oneself; random among equals.
std::string harmless_turn(const Timeline& timeline, Random& random) {
  const auto race = overpass::MonoRace::of(position_in(timeline));
  std::vector<overpass::Node> best;
  int least = overpass::kMostNodes;
  race.mine.for_each([&](overpass::Node node) {
    const overpass::MonoRace after = race.after(node);
    const int taken = (race.others - after.mine).count() - (race.mine - after.others).count();
    if (taken < least) {
      least = taken;
      best.clear();
    }
    if (taken == least) {
      best.push_back(node);
    }
  });
  return overpass::board().node_id(best[random.below(static_cast<std::uint32_t>(best.size()))]);
}

// Plays a turn of a slightly erring player who examines `positions` positions. Not a level, since openings
// must not change when levels are adjusted.
void play_fairly_well(Timeline& timeline, std::uint64_t positions, std::uint64_t seed) {
  search::Request request;
  request.limits.budget = positions;
  request.style = {.half_powers = 3, .floor = 0.1F, .misjudgement = 0.15F};
  request.seed = seed;
  const Seat seat = timeline.to_move();
  play(timeline,
       {std::to_string(seat) + ": " + searcher_for(timeline.game()).think(timeline, seat, request).turn});
}

// How many of `games` games between equal players seat 1 wins from the opening.
int won_by_first(const Timeline& opening, std::uint64_t positions, int games, std::uint64_t seed) {
  int won = 0;
  for (int game = 0; game < games; ++game) {
    Timeline timeline = opening;
    const std::uint64_t lot = search::mix(seed, static_cast<std::uint64_t>(game));
    while (timeline.to_move() > 0) {
      play_fairly_well(timeline, positions, search::mix(lot, static_cast<std::uint64_t>(timeline.to_move())));
    }
    won += timeline.outcome()->winners == std::vector<Seat>{1} ? 1 : 0;
  }
  return won;
}

bool is_even(const Timeline& opening, std::uint64_t seed) {
  constexpr int kGames = 12;
  for (const std::uint64_t positions : {70U, 700U}) {
    const int won = won_by_first(opening, positions, kGames, seed);
    if (won < kGames / 4 || won > kGames - kGames / 4) {
      return false;
    }
  }
  return true;
}

}  // namespace

overpass::NodeSet inner_nodes(int rings) {
  overpass::NodeSet nodes;
  const overpass::Board& board = overpass::board();
  for (overpass::Node node = 0; node < board.nodes(); ++node) {
    const char ring = board.node_id(node).front();
    if (node == board.centre() || (ring != board.node_id(board.centre()).front() && ring - 'A' < rings)) {
      nodes.add(node);
    }
  }
  return nodes;
}

overpass::MonoRace opening_of(const overpass::NodeSet& nodes, int pieces) {
  return {nodes, nodes, pieces, pieces};
}

RaceVerdict verdict_of(const overpass::MonoRace& race, std::uint64_t most) {
  const search::Limits limits;
  search::Watch watch(limits);
  overpass::MonoProver prover(most, watch, kSlots);
  RaceVerdict verdict;
  verdict.starter_wins = prover.wins(race);
  verdict.looked_at = prover.looked_at();
  return verdict;
}

std::vector<Reach> reaches_of(int level, std::uint64_t seed, std::uint64_t most, int most_open) {
  Timeline timeline = start("mono-line");
  Random random(seed);
  constexpr int kDrawn = 4;
  play_random_turns(timeline, random, level == 0 ? 1000 : kDrawn);
  draw_due_lots(timeline, random);
  const auto player = player_named(timeline.game(), "level:" + std::to_string(level == 0 ? 1 : level), seed);
  while (timeline.to_move() > 0) {
    const Seat seat = timeline.to_move();
    if (timeline.play_entry({seat, player->choose(timeline, seat), false})) {
      throw std::invalid_argument("a player answered an illegal turn");
    }
  }
  std::vector<Reach> reaches;
  for (const std::size_t end : timeline.entry_ends()) {
    timeline.go_to(end);
    if (timeline.to_move() < 1) {
      continue;
    }
    const auto race = overpass::MonoRace::of(position_in(timeline));
    const int open = (race.mine | race.others).count();
    if (open > most_open) {
      continue;
    }
    const RaceVerdict verdict = verdict_of(race, most);
    reaches.push_back(
        {open, verdict.starter_wins.has_value(), verdict.starter_wins.has_value() && verdict.looked_at == 0});
  }
  return reaches;
}

Timeline even_opening(std::uint64_t seed) {
  constexpr int kRounds = 3;
  constexpr std::uint64_t kOpenerLooks = 200;
  for (std::uint64_t lot = search::mix(seed);; lot = search::mix(lot)) {
    Timeline timeline = start("mono-line", {{"start", 1}});
    Random random(lot);
    for (int round = 0; round < kRounds; ++round) {
      play_fairly_well(timeline, kOpenerLooks, lot);
      play(timeline, {"2: " + harmless_turn(timeline, random)});
    }
    if (is_even(timeline, lot)) {
      return timeline;
    }
  }
}

}  // namespace byways::test

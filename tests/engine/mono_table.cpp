// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mono_table.h"

#include <stdexcept>
#include <string>

#include "engine/core/random.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/overpass/mono_state.h"
#include "engine/search/watch.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

constexpr std::uint64_t kSlots = std::uint64_t{1} << 24U;  // 256 MB

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
    const auto* const state = dynamic_cast<const overpass::MonoState*>(&timeline.state());
    const auto race = overpass::MonoRace::of(state->concrete());
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

}  // namespace byways::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_searcher.h"

#include "engine/overpass/mono_proof.h"
#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/mono_state.h"
#include "engine/search/think.h"

namespace byways::overpass {

namespace {

class SpokenMonoRules : public MonoSearchRules {
 public:
  using MonoSearchRules::MonoSearchRules;

  [[nodiscard]] static std::string write_turn(const std::vector<Move>& moves) {
    return board().node_id(moves.front());
  }
};

// The same pieces as a position of the friendly game.
MonoPosition friendly(const MonoPosition& position) {
  return {false,
          {.pieces = {position.pieces(0), position.pieces(1)}, .known = {}, .player = position.player()}};
}

// Advice that consists of `turn` alone, made without a search; it is proven if `turn` wins.
search::Advice only_turn(Seat seat, std::string turn, bool wins) {
  search::Advice advice;
  advice.seat = seat;
  advice.turn = turn;
  search::Candidate candidate{std::move(turn), 1.0, {0.0, 0.0}, std::nullopt, {}, wins};
  candidate.win[static_cast<std::size_t>(wins ? seat : 3 - seat) - 1] = 1.0;
  advice.candidates.push_back(std::move(candidate));
  advice.proven = wins;
  return advice;
}

class MonoSearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat seat,
                                     const search::Request& request) const override {
    const auto* const state = dynamic_cast<const MonoState*>(&timeline.state());
    if (state == nullptr) {
      return {};
    }
    const MonoPosition& position = state->concrete();
    if (state->turn_is_open()) {
      return only_turn(seat, timeline.open_steps().front(), false);  // the turn only has to be ended
    }
    if (position.strict() && !position.has_claimed() && position.has_shared_line()) {
      return only_turn(seat, "claim", true);
    }
    if (position.in_hand(position.player()) == 0) {
      return only_turn(seat, "-", false);
    }
    const MonoPosition root = friendly(position);
    if (root.placeable().empty()) {
      // In the strict game without a clear node: places a wrong piece and hopes that nobody claims.
      const NodeSet nodes = position.placeable();
      return nodes.empty() ? search::Advice() : only_turn(seat, board().node_id(nodes.select(0)), false);
    }
    search::Request rest = request;
    if (request.style.half_powers < 0 || request.limits.budget >= kLeastForProofs) {
      search::Limits limits = request.limits;
      limits.progress = nullptr;
      search::Watch watch(limits);
      if (std::optional<search::Advice> proven = prove(root, seat, limits.budget, watch)) {
        return *std::move(proven);
      }
      rest.limits.seconds = watch.rest().seconds;
    }
    SpokenMonoRules rules(root);
    return search::Thinker<SpokenMonoRules>(rules, root, rest, timeline.cursor()).think();
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    return search::levels_from({.budgets = {4, 9, 50, 170, 580, 1900, kLeastForProofs, 150000},
                                .misjudgements = {0.72F, 0.5F, 0.27F, 0.19F, 0.14F, 0.09F, 0.06F, 0.0F}});
  }

 private:
  // The budget of level 7, the first level that proves anything.
  static constexpr std::uint64_t kLeastForProofs = 4000;

  // Proves the result, for players with a large enough budget.
  [[nodiscard]] static std::optional<search::Advice> prove(const MonoPosition& root, Seat seat,
                                                           std::uint64_t most, search::Watch& watch) {
    const MonoRace race = MonoRace::of(root);
    MonoProver prover(most, watch);
    const std::optional<bool> wins = prover.wins(race);
    if (!wins) {
      return std::nullopt;
    }
    // A losing player makes the other player's task as hard as possible.
    const Node node = *wins ? prover.winning_node(race) : prover.hardest_node(race);
    if (node < 0) {
      return std::nullopt;
    }
    search::Advice advice = only_turn(seat, board().node_id(node), *wins);
    advice.candidates.front().proven = true;
    advice.proven = true;
    advice.nodes = watch.nodes();
    advice.cut_short = watch.is_cut();
    return advice;
  }
};

}  // namespace

const search::Searcher& mono_searcher() {
  static const MonoSearcher mono;
  return mono;
}

std::vector<double> mono_room(const State& state) {
  const auto* const known = dynamic_cast<const MonoState*>(&state);
  if (known == nullptr) {
    return {};
  }
  return {static_cast<double>(known->concrete().clear_nodes(0).count()),
          static_cast<double>(known->concrete().clear_nodes(1).count())};
}

}  // namespace byways::overpass

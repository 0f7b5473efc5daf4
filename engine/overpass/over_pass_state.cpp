// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_state.h"

#include "engine/overpass/chains.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_refusals.h"
#include "engine/overpass/over_pass_turns.h"

namespace byways::overpass {

std::unique_ptr<State> OverPassState::clone() const { return std::make_unique<OverPassState>(*this); }

std::optional<Refusal> OverPassState::refusal(Seat actor, std::string_view step) const {
  if (const std::optional<ChanceText> chance = read_chance(step, position_.players())) {
    return actor == kChance ? refusal_of_chance(*chance) : not_notation(step);
  }
  const std::optional<WrittenMove> written = read_move(step);
  if (!written) {
    return not_notation(step);
  }
  for (const std::string& id : {written->first, written->second}) {
    if (!id.empty() && !board().find_node(id)) {
      return no_such_place(book(), id);
    }
  }
  const std::optional<Move> move = move_of(*written);
  if (!move) {
    return not_notation(step);
  }
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  return refusal_of_move(position_, *move);
}

std::vector<Node> OverPassState::chain_of(Node from, Node landing) const {
  const NodeSet bridge = position_.occupied() - position_.pieces(position_.colour_at(from));
  return shortest_chain(from, landing, bridge, {}, board().exits().has(from));
}

Transition OverPassState::changes_of(const Move& move) const {
  const Colour colour = position_.colour_at(move.from);
  const std::string& from = place_id(move.from);
  const std::string& to = place_id(move.to);
  Transition changes;
  switch (move.kind) {
    case MoveKind::OverPass: {
      const std::vector<Node> chain = chain_of(move.from, move.to);
      for (std::size_t leg = 1; leg < chain.size(); ++leg) {
        changes.push_back(moved(colour, place_id(chain[leg - 1]), place_id(chain[leg])));
      }
      break;
    }
    case MoveKind::Trade:
      changes.push_back(moved(colour, from, to));
      changes.push_back(moved(position_.colour_at(move.to), to, from));
      break;
    case MoveKind::Slide:
      changes.push_back(moved(colour, from, to));
      break;
    case MoveKind::Exit:
      changes.push_back(moved(colour, from, home_of(colour)));
      break;
  }
  return changes;
}

// Adds the change for the piece that a new turn puts on the centre (OVP-2).
void OverPassState::add_entrance(Transition& changes) const {
  if (position_.centre_is_occupied()) {
    const Colour colour = position_.colour();
    changes.push_back(moved(colour, reserve_of(colour), place_id(board().centre())));
  }
}

Transition OverPassState::play(std::string_view step) {
  Transition changes;
  if (const std::optional<ChanceText> chance = read_chance(step, position_.players())) {
    if (chance->start != 0) {
      position_.set_start(chance->start - 1);
      add_entrance(changes);
    } else {
      position_.roll(chance->one, chance->other);
    }
    settle();
    return changes;
  }
  const Move move = *move_of(*read_move(step));
  changes = changes_of(move);
  position_.move(move);
  drawn_.emplace_back(step);
  if (position_.phase() == Phase::Over) {
    settle();
  }
  return changes;
}

std::optional<Refusal> OverPassState::end_refusal(Seat actor) const {
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  return refusal_of_end(position_);
}

Transition OverPassState::end_turn() {
  Transition changes;
  if (position_.centre_is_occupied()) {
    const Colour stuck = position_.colour_at(board().centre());
    changes.push_back(moved(stuck, place_id(board().centre()), reserve_of(stuck)));
  }
  position_.end_turn();
  settle();
  add_entrance(changes);
  return changes;
}

Transition OverPassState::leave(Seat seat) {
  const OverPassPosition before = position_;
  position_.leave(seat - 1);
  settle();
  Transition changes;
  const auto vanish = [&](Colour colour, const std::string& from) {
    changes.push_back({Change::Kind::Vanished, std::string(name_of(colour)), from, "", seat});
  };
  for (Colour colour = 0; colour < before.order().colours(); ++colour) {
    if (owner_of(colour, before.players()) != seat - 1) {
      continue;
    }
    (before.pieces(colour) - position_.pieces(colour)).for_each([&](Node node) {
      vanish(colour, place_id(node));
    });
    for (int piece = 0; piece < before.reserve(colour); ++piece) {
      vanish(colour, reserve_of(colour));
    }
  }
  if (!(before.order() == position_.order()) && before.colour() != position_.colour()) {
    add_entrance(changes);
  }
  return changes;
}

std::vector<std::string> OverPassState::legal_steps() const {
  if (position_.phase() != Phase::Play) {
    return chances(position_.order());
  }
  std::vector<std::string> steps;
  visit_legal_moves(position_, [&](const Move& move) {
    steps.push_back(text_of(move));
    return true;
  });
  return steps;
}

void OverPassState::visit_turns(const TurnVisitor& visit) const {
  if (position_.phase() == Phase::Play) {
    visit_pass_turns(turn_start_, visit);
    return;
  }
  for (const std::string& chance : legal_steps()) {
    if (!visit(chance)) {
      return;
    }
  }
}

std::uint64_t OverPassState::count_turns() const {
  return position_.phase() == Phase::Play ? count_pass_turns(turn_start_) : legal_steps().size();
}

std::uint64_t OverPassState::perft(int depth) const { return depth == 0 ? 1 : count_turns(); }

std::vector<Option> OverPassState::options(const std::string& node) const {
  std::vector<Option> options;
  const std::optional<Node> from = board().find_node(node);
  if (!from || position_.phase() != Phase::Play || !position_.occupied().has(*from)) {
    return options;
  }
  constexpr std::array<MoveKind, 4> kKinds{MoveKind::OverPass, MoveKind::Trade, MoveKind::Slide,
                                           MoveKind::Exit};
  for (const MoveKind kind : kKinds) {
    visit_legal_moves(position_, [&](const Move& move) {
      const bool is_partner = kind == MoveKind::Trade && move.to == *from;
      if (move.kind == kind && (move.from == *from || is_partner)) {
        const std::string to =
            kind == MoveKind::Exit ? home_of(position_.colour()) : place_id(is_partner ? move.from : move.to);
        options.push_back({static_cast<Option::Kind>(kind), to, cost_of(kind), text_of(move)});
      }
      return true;
    });
  }
  return options;
}

Places OverPassState::chain(const std::string& from, const std::string& landing) const {
  const std::optional<Node> start = board().find_node(from);
  const std::optional<Node> end = board().find_node(landing);
  Places places;
  if (start && end && position_.colour() != kNoColour && position_.occupied().has(*start) &&
      position_.landings(*start).has(*end)) {
    for (const Node node : chain_of(*start, *end)) {
      places.push_back(place_id(node));
    }
  }
  return places;
}

std::vector<LinePair> OverPassState::parallel_lines(const std::string& one, const std::string& other) const {
  const std::optional<Node> first = board().find_node(one);
  const std::optional<Node> second = board().find_node(other);
  std::vector<LinePair> pairs;
  if (!first || !second) {
    return pairs;
  }
  const auto nodes_of = [this](Line line) {
    Places places;
    for (const Node node : board().nodes_on(line)) {
      places.push_back(place_id(node));
    }
    return places;
  };
  board().rests_on(*first).for_each([&](Line line) {
    (board().parallel(line) & board().rests_on(*second)).for_each([&](Line parallel) {
      pairs.push_back({nodes_of(line), nodes_of(parallel)});
    });
  });
  return pairs;
}

std::optional<Refusal> OverPassState::exit_refusal(const std::string& node) const {
  const std::optional<Node> from = board().find_node(node);
  if (!from) {
    return no_such_place(book(), shorten(node));
  }
  return position_.phase() == Phase::Play ? refusal_of_exit(position_, *from) : std::nullopt;
}

std::optional<int> OverPassState::moves_to_empty_centre() const {
  if (position_.phase() != Phase::Play) {
    return std::nullopt;
  }
  const int moves = moves_to_finish(position_, position_.left());
  return moves <= position_.left() ? std::optional(moves) : std::nullopt;
}

const OverPassInsight* over_pass_insight(const State& state) {
  return dynamic_cast<const OverPassInsight*>(&state);
}

}  // namespace byways::overpass

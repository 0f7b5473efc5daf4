// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_state.h"

#include <nlohmann/json.hpp>

#include "engine/overpass/dice.h"
#include "engine/overpass/mono_notation.h"

namespace byways::overpass {

namespace {

constexpr int kTwo = 2;

using MonoPhase = MonoPosition::Phase;

// The seat in "start 2"; there are no rolls in Mono-Line.
std::optional<int> starter_in(std::string_view step) {
  const std::optional<ChanceText> chance = read_chance(step, kTwo);
  return chance && chance->start != 0 ? std::optional(chance->start) : std::nullopt;
}

Refusal refuse_mono(ReasonIn<kMonoReasons> reason, Places places = {},
                    std::vector<std::string> arguments = {}) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

}  // namespace

Refusal shares_line(Node node, const NodeSet& rivals, Seat rival) {
  const std::string& id = board().node_id(node);
  const Places list = ids_of(rivals);
  Places places{id};
  places.insert(places.end(), list.begin(), list.end());
  return refuse_mono("monoline.shares-line", std::move(places),
                     {id, std::to_string(rival), as_argument(list), std::to_string(list.size())});
}

std::unique_ptr<State> MonoState::clone() const { return std::make_unique<MonoState>(*this); }

Seat MonoState::to_move() const {
  switch (position_.phase()) {
    case MonoPhase::Lot:
      return kChance;
    case MonoPhase::Play:
      return position_.player() + 1;
    case MonoPhase::Over:
      break;
  }
  return kNobody;
}

std::string_view MonoState::phase() const {
  switch (position_.phase()) {
    case MonoPhase::Lot:
      return "setup";
    case MonoPhase::Play:
      return "play";
    case MonoPhase::Over:
      break;
  }
  return "over";
}

std::optional<Outcome> MonoState::outcome() const {
  if (position_.phase() != MonoPhase::Over) {
    return std::nullopt;
  }
  return Outcome{.reason = position_.won_by_claim() ? "shared line claimed" : "no place left",
                 .winners = {position_.winner() + 1},
                 .scores = {}};
}

NodeSet MonoState::shown(int player) const {
  NodeSet pieces = position_.pieces(player);
  if (turn_is_open() && player == position_.player()) {
    pieces.add(tried_node_);
  }
  return pieces;
}

std::optional<Refusal> MonoState::refusal_of_actor(Seat actor) const {
  switch (position_.phase()) {
    case MonoPhase::Over:
      return game_is_over(kMonoRules);
    case MonoPhase::Lot:
      return lot_is_due(kMonoRules);
    case MonoPhase::Play:
      break;
  }
  if (actor == to_move()) {
    return std::nullopt;
  }
  return actor == kChance ? start_is_settled(kMonoRules) : wrong_seat(kMonoRules, to_move());
}

std::optional<Refusal> MonoState::refusal_of_place(Node node, Colour colour) const {
  const int player = position_.player();
  const std::string& id = board().node_id(node);
  if (colour != kNoColour) {
    const std::string name(name_of(colour));
    if (owner_of(colour, kTwo) != player) {
      return refuse_mono("monoline.others-colour", {id}, {name, std::to_string(2 - player)});
    }
    if (position_.known(colour).count() == kPiecesEach) {
      return refuse_mono("monoline.colour-used-up", {id}, {name});
    }
  }
  if (turn_is_open()) {
    return refuse_mono("monoline.one-piece", {id, board().node_id(tried_node_)},
                       {board().node_id(tried_node_)});
  }
  if (position_.occupied().has(node)) {
    return refuse_mono("monoline.taken", {id}, {id});
  }
  if (position_.in_hand(player) == 0) {
    return refuse_mono("monoline.no-piece", {id}, {std::to_string(player + 1)});
  }
  if (position_.placeable().has(node)) {
    return std::nullopt;
  }
  return shares_line(node, board().shares_line(node) & position_.pieces(1 - player), 2 - player);
}

std::optional<Refusal> MonoState::refusal(Seat actor, std::string_view step) const {
  if (const std::optional<int> starter = starter_in(step)) {
    if (actor != kChance) {
      return not_notation(step);
    }
    return position_.phase() == MonoPhase::Lot ? std::nullopt : refusal_of_actor(actor);
  }
  const std::optional<WrittenPlacement> written = read_placement(step);
  if (!written) {
    return not_notation(step);
  }
  const std::optional<Node> node = board().find_node(written->node);
  if (!node) {
    return no_such_place(kMonoRules, written->node);
  }
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  return refusal_of_place(*node, written->colour);
}

Transition MonoState::play(std::string_view step) {
  if (const std::optional<int> starter = starter_in(step)) {
    position_.set_start(*starter - 1);
    return {};
  }
  const WrittenPlacement written = *read_placement(step);
  tried_ = step;
  tried_node_ = *board().find_node(written.node);
  tried_colour_ = written.colour;
  return {{.kind = Change::Kind::Appeared,
           .piece = colour_at(written.node),
           .from = "",
           .to = written.node,
           .owner = to_move()}};
}

std::optional<Refusal> MonoState::end_refusal(Seat actor) const {
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  if (turn_is_open() || position_.in_hand(position_.player()) == 0) {
    return std::nullopt;
  }
  return refuse_mono("monoline.none-placed");
}

Transition MonoState::end_turn() {
  if (turn_is_open()) {
    position_.place(tried_node_, tried_colour_);
    order_.at(static_cast<std::size_t>(tried_node_)) =
        static_cast<std::uint8_t>(position_.occupied().count());
  } else {
    position_.give_up();
  }
  tried_.clear();
  return {};
}

std::vector<std::string> MonoState::legal_steps() const {
  if (position_.phase() == MonoPhase::Lot) {
    return {start_text(1), start_text(2)};
  }
  return turn_is_open() ? std::vector<std::string>() : ids_of(position_.placeable());
}

std::optional<Refusal> MonoState::claim_refusal(Seat actor) const {
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  if (!position_.strict()) {
    return refuse_mono("monoline.friendly");
  }
  if (position_.has_claimed()) {
    return refuse_mono("monoline.claimed");
  }
  return std::nullopt;
}

Transition MonoState::claim(Seat) {
  position_.claim();
  return {};
}

void MonoState::visit_turns(const TurnVisitor& visit) const {
  if (position_.phase() == MonoPhase::Lot) {
    for (const std::string& lot : legal_steps()) {
      if (!visit(lot)) {
        return;
      }
    }
    return;
  }
  bool go_on = true;
  position_.placeable().for_each([&](Node node) { go_on = go_on && visit(board().node_id(node)); });
  if (position_.phase() == MonoPhase::Play && position_.in_hand(position_.player()) == 0) {
    visit("-");
  }
}

std::uint64_t MonoState::count_turns() const {
  return position_.phase() == MonoPhase::Lot ? kTwo : overpass::perft(position_, 1);
}

std::uint64_t MonoState::perft(int depth) const { return overpass::perft(position_, depth); }

nlohmann::json MonoState::position() const {
  nlohmann::json pieces = nlohmann::json::object();
  for (int player = 0; player < kTwo; ++player) {
    shown(player).for_each([&](Node node) { pieces[board().node_id(node)] = player + 1; });
  }
  nlohmann::json position{{"pieces", pieces}};
  if (turn_is_open()) {
    position["drawn"] = nlohmann::json::array({tried_});
  }
  return position;
}

}  // namespace byways::overpass

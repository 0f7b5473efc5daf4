// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_refusals.h"

#include <array>

#include "engine/overpass/chains.h"
#include "engine/overpass/over_pass_moves.h"

namespace byways::overpass {

namespace {

using Answer = std::optional<Refusal>;

const std::string& id_of(Node node) { return board().node_id(node); }

Refusal refuse_pass(ReasonIn<kOverPassReasons> reason, Places places,
                    std::vector<std::string> arguments = {}) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

std::string colour_name(Colour colour) { return std::string(name_of(colour)); }

Places both_ends(const Move& move) { return {id_of(move.from), id_of(move.to)}; }

// OVP-3: refuses to move a piece that isn't the player's to move.
Answer refusal_of_piece(const OverPassPosition& position, Node node, bool is_trade) {
  const std::string& id = id_of(node);
  if (!position.occupied().has(node)) {
    return is_trade ? refuse_pass("overpass.trade-needs-two", {id}, {id})
                    : refuse_pass("overpass.nothing-there", {id}, {id});
  }
  if (board().exits().has(node) && !position.owns(node)) {
    const std::string owner = std::to_string(owner_of(position.colour_at(node), position.players()) + 1);
    return refuse_pass("overpass.others-exit", {id}, {id, owner});
  }
  return std::nullopt;
}

// OVP-4: refuses a landing on an occupied node.
Answer refusal_of_landing(const OverPassPosition& position, const Move& move) {
  if (move.to == move.from || !position.occupied().has(move.to)) {
    return std::nullopt;
  }
  const std::string colour = colour_name(position.colour_at(move.to));
  return refuse_pass("overpass.taken", {id_of(move.to)}, {id_of(move.to), colour});
}

// OVP-5, OVP-6: refuses an Over-Pass without a chain.
Answer refusal_of_over_pass(const OverPassPosition& position, const Move& move) {
  const std::string& from = id_of(move.from);
  const std::string& to = id_of(move.to);
  if (position.landings(move.from).has(move.to)) {
    return std::nullopt;
  }
  if (move.from == move.to) {
    return refuse_pass("overpass.same-place", {from}, {from});
  }
  const Colour colour = position.colour_at(move.from);
  const NodeSet& own = position.pieces(colour);
  const NodeSet bridge = position.occupied() - own;
  if ((board().beside(move.from) & position.occupied()).empty()) {
    return refuse_pass("overpass.nothing-to-pass", {from}, {from});
  }
  if (!chain_from(move.from, bridge).reach.has(move.to)) {
    NodeSet others_of_colour = own;
    others_of_colour.remove(move.from);
    Places blocking;
    for (const Node node : shortest_chain(move.from, move.to, bridge, others_of_colour, false)) {
      if (others_of_colour.has(node)) {
        blocking.push_back(id_of(node));
      }
    }
    if (!blocking.empty()) {
      Places places{from, to};
      places.insert(places.end(), blocking.begin(), blocking.end());
      return refuse_pass("overpass.own-colour", std::move(places),
                         {colour_name(colour), as_argument(blocking), std::to_string(blocking.size())});
    }
    return refuse_pass("overpass.out-of-reach", {from, to}, {from, to});
  }
  return refuse_pass("overpass.leaves-perimeter", {from, to}, {from, to});
}

// OVP-7: refuses a trade.
Answer refusal_of_trade(const OverPassPosition& position, const Move& move) {
  if (position.trades(move.from).has(move.to)) {
    return std::nullopt;
  }
  const Places places = both_ends(move);
  for (const Node node : {move.from, move.to}) {
    if (board().exits().has(node)) {
      return refuse_pass("overpass.trade-on-exit", {id_of(node)}, {id_of(node)});
    }
  }
  const Colour colour = position.colour_at(move.from);
  if (colour == position.colour_at(move.to)) {
    return refuse_pass("overpass.trade-same-colour", places, {colour_name(colour)});
  }
  if (!(board().rests_on(move.from) & board().rests_on(move.to)).empty()) {
    return refuse_pass("overpass.same-line", places, places);
  }
  return refuse_pass("overpass.not-parallel", places, places);
}

// OVP-8: refuses a slide.
Answer refusal_of_slide(const OverPassPosition& position, const Move& move) {
  if (position.slides(move.from).has(move.to)) {
    return std::nullopt;
  }
  const Places places = both_ends(move);
  if (board().exits().has(move.from)) {
    return refuse_pass("overpass.slide-on-exit", {places[0]}, {places[0]});
  }
  if (!board().beside(move.from).has(move.to)) {
    return refuse_pass("overpass.not-adjacent", places, places);
  }
  return refuse_pass("overpass.not-outward", places, places);
}

// OVP-10: refuses a move that is legal but for the centre.
Answer refusal_of_centre(const OverPassPosition& position, const Move& move) {
  const std::string& centre = id_of(board().centre());
  if (!can_finish(position)) {
    return refuse_pass("overpass.centre-stuck", {centre});
  }
  if (leaves_a_finish(position, move)) {
    return std::nullopt;
  }
  OverPassPosition next = position;
  next.move(move);
  constexpr int kMostMoves = 4;
  const std::string needed = std::to_string(moves_to_finish(next, kMostMoves));
  const std::string left = std::to_string(next.left());
  return refuse_pass("overpass.centre-blocked", {centre}, {left, needed});
}

}  // namespace

std::optional<Refusal> refusal_of_exit(const OverPassPosition& position, Node from) {
  if (Answer refused = refusal_of_piece(position, from, false)) {
    return refused;
  }
  const std::string& id = id_of(from);
  if (!board().exits().has(from)) {
    return refuse_pass("overpass.not-on-exit", {id}, {id});
  }
  const Colour colour = position.colour_at(from);
  if (colour != position.colour()) {
    return refuse_pass("overpass.not-your-colour", {id},
                       {colour_name(colour), colour_name(position.colour())});
  }
  if (position.roll_allows_exit()) {
    return std::nullopt;
  }
  int waiting = 0;
  for (Colour each = 0; each < kColours; ++each) {
    waiting += position.reserve(each);
  }
  const std::string sum = std::to_string(position.order().sum());
  return refuse_pass("overpass.odd-roll", {id}, {sum, std::to_string(waiting)});
}

std::optional<Refusal> refusal_of_move(const OverPassPosition& position, const Move& move) {
  if (cost_of(move.kind) > position.left()) {
    return not_enough_moves(kOverPassRules, cost_of(move.kind), position.left(), {id_of(move.from)});
  }
  const bool is_trade = move.kind == MoveKind::Trade;
  if (Answer refused = refusal_of_piece(position, move.from, is_trade)) {
    return refused;
  }
  Answer refused;
  switch (move.kind) {
    case MoveKind::OverPass:
      refused = refusal_of_landing(position, move);
      refused = refused ? refused : refusal_of_over_pass(position, move);
      break;
    case MoveKind::Trade:
      refused = refusal_of_piece(position, move.to, is_trade);
      refused = refused ? refused : refusal_of_trade(position, move);
      break;
    case MoveKind::Slide:
      refused = refusal_of_landing(position, move);
      refused = refused ? refused : refusal_of_slide(position, move);
      break;
    case MoveKind::Exit:
      refused = refusal_of_exit(position, move.from);
      break;
  }
  return refused ? refused : refusal_of_centre(position, move);
}

std::optional<Refusal> refusal_of_end(const OverPassPosition& position) {
  if (may_end(position)) {
    return std::nullopt;
  }
  const std::string& centre = id_of(board().centre());
  const std::string needed = std::to_string(moves_to_finish(position, position.left()));
  const std::string left = std::to_string(position.left());
  return refuse_pass("overpass.centre-occupied", {centre}, {left, needed});
}

Refusal other_home(const std::string& node, Colour colour) {
  return refuse_pass("overpass.other-home", {node}, {colour_name(colour)});
}

}  // namespace byways::overpass

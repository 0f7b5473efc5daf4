// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_refusals.h"

#include <array>

#include "engine/overpass/chains.h"
#include "engine/overpass/over_pass_moves.h"

namespace byways::overpass {

namespace {

using Answer = std::optional<Refusal>;

const std::string& id_of(Node node) { return board().node_id(node); }

Refusal refuse_pass(std::string_view rule, std::string_view reason, std::string message, Places places,
                    std::vector<std::string> arguments = {}) {
  return refuse(kOverPassRules, rule, reason, std::move(message), std::move(places), std::move(arguments));
}

std::string colour_name(Colour colour) { return std::string(name_of(colour)); }

Places both_ends(const Move& move) { return {id_of(move.from), id_of(move.to)}; }

// OVP-3: who moves what.
Answer refusal_of_piece(const OverPassPosition& position, Node node, bool is_trade) {
  const std::string& id = id_of(node);
  if (!position.occupied().has(node)) {
    return is_trade ? refuse_pass("OVP-7", "trade-needs-two", "There is no piece on " + id + " to trade.",
                                  {id}, {id})
                    : refuse_pass("OVP-3", "nothing-there", "There is no piece on " + id + ".", {id}, {id});
  }
  if (board().exits().has(node) && !position.owns(node)) {
    const std::string owner = std::to_string(owner_of(position.colour_at(node), position.players()) + 1);
    return refuse_pass("OVP-3", "others-exit",
                       "The piece on the exit point " + id + " is moved by player " + owner + " only.", {id},
                       {id, owner});
  }
  return std::nullopt;
}

// OVP-4: one piece a node.
Answer refusal_of_landing(const OverPassPosition& position, const Move& move) {
  if (move.to == move.from || !position.occupied().has(move.to)) {
    return std::nullopt;
  }
  const std::string colour = colour_name(position.colour_at(move.to));
  return refuse_pass("OVP-4", "taken", id_of(move.to) + " holds a " + colour + " piece.", {id_of(move.to)},
                     {id_of(move.to), colour});
}

// OVP-5, OVP-6.
Answer refusal_of_over_pass(const OverPassPosition& position, const Move& move) {
  const std::string& from = id_of(move.from);
  const std::string& to = id_of(move.to);
  if (position.landings(move.from).has(move.to)) {
    return std::nullopt;
  }
  if (move.from == move.to) {
    return refuse_pass("OVP-5", "same-place", "An Over-Pass ends elsewhere than on " + from + ".", {from},
                       {from});
  }
  const Colour colour = position.colour_at(move.from);
  const NodeSet& own = position.pieces(colour);
  const NodeSet bridge = position.occupied() - own;
  if ((board().beside(move.from) & position.occupied()).empty()) {
    return refuse_pass("OVP-5", "nothing-to-pass", "There is no piece beside " + from + " to pass over.",
                       {from}, {from});
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
      return refuse_pass(
          "OVP-5", "own-colour",
          "A " + colour_name(colour) + " piece can't pass over its own colour on " + list_of(blocking) + ".",
          std::move(places), {colour_name(colour), list_of(blocking)});
    }
    return refuse_pass("OVP-5", "out-of-reach",
                       "No chain of pieces leads from " + from + " to a piece beside " + to + ".", {from, to},
                       {to});
  }
  return refuse_pass("OVP-6", "leaves-perimeter",
                     "From the exit point " + from + " a piece passes along the perimeter only.", {from, to},
                     {from});
}

// OVP-7.
Answer refusal_of_trade(const OverPassPosition& position, const Move& move) {
  if (position.trades(move.from).has(move.to)) {
    return std::nullopt;
  }
  const Places places = both_ends(move);
  for (const Node node : {move.from, move.to}) {
    if (board().exits().has(node)) {
      return refuse_pass("OVP-7", "trade-on-exit",
                         "The piece on the exit point " + id_of(node) + " can't be traded.", {id_of(node)},
                         {id_of(node)});
    }
  }
  const Colour colour = position.colour_at(move.from);
  if (colour == position.colour_at(move.to)) {
    return refuse_pass("OVP-7", "trade-same-colour", "Both pieces are " + colour_name(colour) + ".", places,
                       {colour_name(colour)});
  }
  if (!(board().rests_on(move.from) & board().rests_on(move.to)).empty()) {
    return refuse_pass("OVP-7", "same-line",
                       places[0] + " and " + places[1] + " rest on one line, but on no two parallel ones.",
                       places, places);
  }
  return refuse_pass("OVP-7", "not-parallel", places[0] + " and " + places[1] + " rest on no parallel lines.",
                     places, places);
}

// OVP-8.
Answer refusal_of_slide(const OverPassPosition& position, const Move& move) {
  if (position.slides(move.from).has(move.to)) {
    return std::nullopt;
  }
  const Places places = both_ends(move);
  if (board().exits().has(move.from)) {
    return refuse_pass("OVP-8", "slide-on-exit", "A piece on an exit point can't slide.", {places[0]},
                       {places[0]});
  }
  if (!board().beside(move.from).has(move.to)) {
    return refuse_pass("OVP-8", "not-adjacent", places[0] + " and " + places[1] + " are not adjacent.",
                       places, places);
  }
  return refuse_pass("OVP-8", "not-outward", places[1] + " is not farther out than " + places[0] + ".",
                     places, places);
}

// OVP-10, for a move that is otherwise legal.
Answer refusal_of_centre(const OverPassPosition& position, const Move& move) {
  const std::string& centre = id_of(board().centre());
  if (!can_finish(position)) {
    return refuse_pass("OVP-10", "centre-stuck",
                       "With this roll the centre can't be emptied, so there is no move in this turn.",
                       {centre});
  }
  if (leaves_a_finish(position, move)) {
    return std::nullopt;
  }
  OverPassPosition next = position;
  next.move(move);
  constexpr int kMostMoves = 4;
  const std::string needed = std::to_string(moves_to_finish(next, kMostMoves));
  const std::string left = std::to_string(next.left());
  return refuse_pass("OVP-10", "centre-blocked",
                     "Emptying the centre would take " + needed + " then, and " + left + " would be left.",
                     {centre}, {needed, left});
}

}  // namespace

std::optional<Refusal> refusal_of_exit(const OverPassPosition& position, Node from) {
  if (Answer refused = refusal_of_piece(position, from, false)) {
    return refused;
  }
  const std::string& id = id_of(from);
  if (!board().exits().has(from)) {
    return refuse_pass("OVP-9", "not-on-exit", id + " is no exit point.", {id}, {id});
  }
  const Colour colour = position.colour_at(from);
  if (colour != position.colour()) {
    return refuse_pass("OVP-9", "not-your-colour",
                       "Only " + colour_name(position.colour()) + " pieces exit in this turn.", {id},
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
  return refuse_pass("OVP-9", "odd-roll", "An exit needs an even roll as long as a reserve holds pieces.",
                     {id}, {sum, std::to_string(waiting)});
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
  return refuse_pass("OVP-10", "centre-occupied",
                     "The centre must be empty at the end of the turn; emptying it takes " + needed +
                         " of the " + left + " left.",
                     {centre}, {needed, left});
}

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/refusals.h"
#include "engine/challenges/rule_books.h"

namespace byways::challenges {

using overpass::board;
using overpass::Places;

namespace {

const std::string& node_name(Node node) { return board().node_id(node); }

// Refuses a jump with the places as arguments, because the sentence names them.
Refusal refuse_jump(ReasonIn<kCrookedReasons> reason, const Places& places) {
  return refuse(reason.reason, places, places);
}

Refusal refuse_leap(ReasonIn<kSpiralReasons> reason, Places places, std::vector<std::string> arguments) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

Refusal refuse_leap(ReasonIn<kSpiralReasons> reason, const Places& places) {
  return refuse(reason.reason, places, places);
}

bool has_chain(const SpiralPosition& position, const Jump& leap) {
  const NodeSet bridge = position.bridge_for(leap.from);
  return overpass::chain_from(leap.from, bridge).passed.has(leap.removed);
}

// The refusal of a leap for which no chain, along the perimeter or not, ends with the removed piece.
Refusal refusal_of_chain(const SpiralPosition& position, const Jump& leap) {
  const std::string& from = node_name(leap.from);
  const std::string& removed = node_name(leap.removed);
  if (position.has_colours()) {
    const Colour colour = position.colour_at(leap.from);
    const std::string name(overpass::name_of(colour));
    Places blocking;
    for (const Node node : chain_of(position, leap)) {
      if (node != leap.from && position.pieces(colour).has(node)) {
        blocking.push_back(node_name(node));
      }
    }
    if (!blocking.empty()) {
      Places places{from};
      places.insert(places.end(), blocking.begin(), blocking.end());
      return refuse_leap("spiral.own-colour", std::move(places), {name, as_argument(blocking)});
    }
  }
  return refuse_leap("spiral.out-of-reach", {from, removed});
}

}  // namespace

std::optional<Refusal> refusal_of_text(const overpass::RuleBook& book, std::string_view text, Jump& meant) {
  const std::optional<WrittenJump> written = read_jump(text);
  if (!written) {
    return not_notation(text);
  }
  for (const std::string& id : {written->from, written->removed, written->to}) {
    if (!board().find_node(id)) {
      return overpass::no_such_place(book, id);
    }
  }
  meant = *jump_of(*written);
  return std::nullopt;
}

std::optional<Refusal> refusal_of_jump(const CrookedPosition& position, const Jump& jump) {
  const std::string& from = node_name(jump.from);
  const std::string& over = node_name(jump.removed);
  const std::string& to = node_name(jump.to);
  if (!position.pieces().has(jump.from)) {
    return refuse_jump("crooked.nothing-there", {from});
  }
  if (jump.from == jump.removed) {
    return refuse_jump("crooked.over-itself", {from});
  }
  if (!position.pieces().has(jump.removed)) {
    return refuse_jump("crooked.nothing-to-jump", {over});
  }
  if (!board().beside(jump.from).has(jump.removed)) {
    return refuse_jump("crooked.not-beside", {from, over});
  }
  if (jump.from == jump.to) {
    return refuse_jump("crooked.same-place", {from});
  }
  if (!board().beside(jump.removed).has(jump.to)) {
    return refuse_jump("crooked.not-behind", {over, to});
  }
  if (position.pieces().has(jump.to)) {
    return refuse_jump("crooked.taken", {to});
  }
  return std::nullopt;
}

std::optional<Refusal> refusal_of_leap(const SpiralPosition& position, const Jump& leap) {
  const std::string& from = node_name(leap.from);
  const std::string& removed = node_name(leap.removed);
  const std::string& to = node_name(leap.to);
  if (!position.occupied().has(leap.from)) {
    return refuse_leap("spiral.nothing-there", {from});
  }
  if (leap.from == leap.to) {
    return refuse_leap("spiral.same-place", {from});
  }
  if (leap.from == leap.removed) {
    return refuse_leap("spiral.over-itself", {from});
  }
  if (!position.occupied().has(leap.removed)) {
    return refuse_leap("spiral.nothing-to-pass", {removed});
  }
  if (position.occupied().has(leap.to)) {
    return refuse_leap("spiral.taken", {to});
  }
  if (!board().beside(leap.removed).has(leap.to)) {
    return refuse_leap("spiral.not-behind", {removed, to});
  }
  if (!has_chain(position, leap)) {
    return refusal_of_chain(position, leap);
  }
  if (position.removable(leap.from).has(leap.removed) &&
      position.landings(leap.from, leap.removed).has(leap.to)) {
    return std::nullopt;
  }
  return refuse_leap("spiral.leaves-perimeter", {from, removed, to}, {from});
}

std::vector<Node> chain_of(const SpiralPosition& position, const Jump& leap) {
  const bool on_exit = board().exits().has(leap.from);
  const NodeSet& first = on_exit ? board().along_perimeter(leap.from) : board().beside(leap.from);
  if (first.has(leap.removed)) {
    return {leap.from, leap.removed, leap.to};
  }
  NodeSet bridge = position.bridge_for(leap.from);
  NodeSet hindrance = position.occupied() - bridge;
  hindrance.remove(leap.from);
  bridge.remove(leap.removed);
  hindrance.remove(leap.removed);
  std::vector<Node> chain = overpass::shortest_chain(leap.from, leap.removed, bridge, hindrance, on_exit);
  if (!chain.empty()) {
    chain.push_back(leap.to);
  }
  return chain;
}

}  // namespace byways::challenges

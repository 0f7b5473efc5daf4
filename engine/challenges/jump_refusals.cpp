// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/refusals.h"
#include "engine/challenges/rule_books.h"

namespace byways::challenges {

using overpass::board;
using overpass::Places;

namespace {

const std::string& node_name(Node node) { return board().node_id(node); }

Refusal refuse_jump(std::string_view reason, std::string message, const Places& places) {
  return overpass::refuse(kCrookedRules, "SOL-2", reason, std::move(message), places, places);
}

Refusal refuse_leap(std::string_view rule, std::string_view reason, std::string message,
                    const Places& places) {
  return overpass::refuse(kSpiralRules, rule, reason, std::move(message), places, places);
}

bool has_chain(const SpiralPosition& position, const Jump& leap) {
  const NodeSet bridge = position.bridge_for(leap.from);
  return overpass::chain_from(leap.from, bridge).passed.has(leap.removed);
}

// No chain, along the perimeter or not, ends with the removed piece.
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
      const std::string list = overpass::list_of(blocking);
      return overpass::refuse(kSpiralRules, "OVP-5", "own-colour",
                              "A " + name + " piece can't pass over its own colour on " + list + ".",
                              std::move(places), {name, list});
    }
  }
  return refuse_leap("OVP-5", "out-of-reach",
                     "No chain of pieces leads from " + from + " over " + removed + ".", {from, removed});
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
    return refuse_jump("nothing-there", "There is no piece on " + from + ".", {from});
  }
  if (jump.from == jump.removed) {
    return refuse_jump("over-itself", "The piece on " + from + " can't jump over itself.", {from});
  }
  if (!position.pieces().has(jump.removed)) {
    return refuse_jump("nothing-to-jump", "There is no piece on " + over + " to jump over.", {over});
  }
  if (!board().beside(jump.from).has(jump.removed)) {
    return refuse_jump("not-beside", over + " is not adjacent to " + from + ".", {from, over});
  }
  if (jump.from == jump.to) {
    return refuse_jump("same-place", "A jump ends elsewhere than on " + from + ".", {from});
  }
  if (!board().beside(jump.removed).has(jump.to)) {
    return refuse_jump("not-behind", to + " is not adjacent to " + over + ", which is jumped over.",
                       {over, to});
  }
  if (position.pieces().has(jump.to)) {
    return refuse_jump("taken", to + " holds a piece.", {to});
  }
  return std::nullopt;
}

std::optional<Refusal> refusal_of_leap(const SpiralPosition& position, const Jump& leap) {
  const std::string& from = node_name(leap.from);
  const std::string& removed = node_name(leap.removed);
  const std::string& to = node_name(leap.to);
  if (!position.occupied().has(leap.from)) {
    return refuse_leap("OVP-5", "nothing-there", "There is no piece on " + from + ".", {from});
  }
  if (leap.from == leap.to) {
    return refuse_leap("OVP-5", "same-place", "An Over-Pass ends elsewhere than on " + from + ".", {from});
  }
  if (leap.from == leap.removed) {
    return refuse_leap("OVP-5", "over-itself", "The piece on " + from + " can't pass over itself.", {from});
  }
  if (!position.occupied().has(leap.removed)) {
    return refuse_leap("OVP-5", "nothing-to-pass", "There is no piece on " + removed + " to pass over.",
                       {removed});
  }
  if (position.occupied().has(leap.to)) {
    return refuse_leap("OVP-5", "taken", to + " holds a piece.", {to});
  }
  if (!board().beside(leap.removed).has(leap.to)) {
    return refuse_leap("OVP-5", "not-behind",
                       to + " is not adjacent to " + removed + ", which is passed over last.", {removed, to});
  }
  if (!has_chain(position, leap)) {
    return refusal_of_chain(position, leap);
  }
  if (position.removable(leap.from).has(leap.removed) &&
      position.landings(leap.from, leap.removed).has(leap.to)) {
    return std::nullopt;
  }
  return overpass::refuse(kSpiralRules, "OVP-6", "leaves-perimeter",
                          "From the exit point " + from + " a piece passes along the perimeter only.",
                          {from, removed, to}, {from});
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

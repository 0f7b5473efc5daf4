// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/spiral_state.h"

#include <nlohmann/json.hpp>

#include "engine/challenges/jump_notation.h"
#include "engine/challenges/refusals.h"

namespace byways::challenges {

using overpass::board;
using overpass::ids_of;

std::unique_ptr<State> SpiralState::clone() const { return std::make_unique<SpiralState>(*this); }

std::vector<int> SpiralState::scores() const { return {concrete().count()}; }

std::optional<bool> SpiralState::centre() const { return concrete().is_in_centre(); }

void SpiralState::visit_turns(const TurnVisitor& visit) const {
  visit_leaps(concrete(), [&visit](const Jump& leap) { return visit(text_of(leap)); });
}

std::uint64_t SpiralState::perft(int depth) const { return challenges::perft(concrete(), depth); }

nlohmann::json SpiralState::position() const {
  nlohmann::json pieces = nlohmann::json::object();
  concrete().occupied().for_each([&](Node node) {
    pieces[board().node_id(node)] =
        concrete().has_colours() ? nlohmann::json(name_at(node)) : nlohmann::json(1);
  });
  return {{"pieces", pieces}, {"moves", concrete().moves()}};
}

std::string SpiralState::name_at(Node node) const {
  return concrete().has_colours() ? std::string(overpass::name_of(concrete().colour_at(node))) : kPlainPiece;
}

std::optional<Refusal> SpiralState::read(std::string_view step, Jump& meant) const {
  return refusal_of_text(kSpiralRules, step, meant);
}

std::optional<Refusal> SpiralState::refusal_of(const Jump& leap) const {
  return refusal_of_leap(concrete(), leap);
}

Transition SpiralState::changes_of(const Jump& leap) const {
  return {moved(name_at(leap.from), board().node_id(leap.from), board().node_id(leap.to)),
          vanished(name_at(leap.removed), board().node_id(leap.removed))};
}

std::vector<Landing> SpiralState::landings(const std::string& node) const {
  std::vector<Landing> all;
  const std::optional<Node> from = board().find_node(node);
  if (from && concrete().occupied().has(*from)) {
    visit_leaps_of(concrete(), *from, [&all](const Jump& leap) {
      all.push_back({board().node_id(leap.to), board().node_id(leap.removed), text_of(leap)});
      return true;
    });
  }
  return all;
}

Places SpiralState::way(const std::string& step) const {
  if (refusal(kOnlySeat, step)) {
    return {};
  }
  const Jump leap = *jump_of(*read_jump(step));
  Places places;
  for (const Node node : chain_of(concrete(), leap)) {
    places.push_back(board().node_id(node));
  }
  return places;
}

std::string SpiralState::colour_at(const std::string& node) const {
  const std::optional<Node> found = board().find_node(node);
  return found && concrete().occupied().has(*found) ? name_at(*found) : "";
}

Places SpiralState::pieces() const { return ids_of(concrete().occupied()); }

}  // namespace byways::challenges

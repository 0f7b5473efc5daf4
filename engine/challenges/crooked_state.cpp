// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/crooked_state.h"

#include <nlohmann/json.hpp>

#include "engine/challenges/jump_notation.h"
#include "engine/challenges/refusals.h"

namespace byways::challenges {

using overpass::board;
using overpass::ids_of;

std::unique_ptr<State> CrookedState::clone() const { return std::make_unique<CrookedState>(*this); }

std::vector<int> CrookedState::scores() const { return {concrete().pieces().count()}; }

void CrookedState::visit_turns(const TurnVisitor& visit) const {
  visit_jumps(concrete(), [&visit](const Jump& jump) { return visit(text_of(jump)); });
}

std::uint64_t CrookedState::perft(int depth) const { return challenges::perft(concrete(), depth); }

nlohmann::json CrookedState::position() const {
  nlohmann::json pieces = nlohmann::json::object();
  concrete().pieces().for_each([&](Node node) { pieces[board().node_id(node)] = 1; });
  return {{"pieces", pieces}, {"moves", concrete().moves()}};
}

std::optional<Refusal> CrookedState::read(std::string_view step, Jump& meant) const {
  return refusal_of_text(kCrookedRules, step, meant);
}

std::optional<Refusal> CrookedState::refusal_of(const Jump& jump) const {
  return refusal_of_jump(concrete(), jump);
}

Transition CrookedState::changes_of(const Jump& jump) const {
  return {moved(kPlainPiece, board().node_id(jump.from), board().node_id(jump.to)),
          vanished(kPlainPiece, board().node_id(jump.removed))};
}

std::vector<Landing> CrookedState::landings(const std::string& node) const {
  std::vector<Landing> all;
  const std::optional<Node> from = board().find_node(node);
  if (from && concrete().pieces().has(*from)) {
    visit_jumps_of(concrete(), *from, [&all](const Jump& jump) {
      all.push_back({board().node_id(jump.to), board().node_id(jump.removed), text_of(jump)});
      return true;
    });
  }
  return all;
}

Places CrookedState::way(const std::string& step) const {
  if (refusal(kOnlySeat, step)) {
    return {};
  }
  const WrittenJump jump = *read_jump(step);
  return {jump.from, jump.removed, jump.to};
}

std::string CrookedState::colour_at(const std::string& node) const {
  const std::optional<Node> found = board().find_node(node);
  return found && concrete().pieces().has(*found) ? kPlainPiece : "";
}

Places CrookedState::pieces() const { return ids_of(concrete().pieces()); }

}  // namespace byways::challenges

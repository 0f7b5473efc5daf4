// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstddef>
#include <utility>

#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/mono_state.h"

namespace byways::overpass {

namespace {

constexpr int kPlayers = 2;

Places nodes_of(Line line) {
  Places places;
  for (const Node node : board().nodes_on(line)) {
    places.push_back(board().node_id(node));
  }
  return places;
}

}  // namespace

std::vector<Places> MonoState::lines_through(const std::string& node) const {
  std::vector<Places> lines;
  if (const std::optional<Node> found = board().find_node(node)) {
    board().lines_at(*found).for_each([&](Line line) { lines.push_back(nodes_of(line)); });
  }
  return lines;
}

std::vector<Places> MonoState::lines_held_by(Seat seat) const {
  std::vector<Places> lines;
  for (Line line = 0; (seat == 1 || seat == kPlayers) && line < board().lines(); ++line) {
    if (!(board().set_on(line) & shown(seat - 1)).empty()) {
      lines.push_back(nodes_of(line));
    }
  }
  return lines;
}

std::vector<SharedLine> MonoState::shared_lines() const {
  std::vector<SharedLine> lines;
  for (Line line = 0; line < board().lines(); ++line) {
    const NodeSet one = board().set_on(line) & shown(0);
    const NodeSet other = board().set_on(line) & shown(1);
    if (!one.empty() && !other.empty()) {
      lines.push_back({nodes_of(line), ids_of(one | other)});
    }
  }
  return lines;
}

Places MonoState::clear_nodes() const {
  return position_.phase() == MonoPosition::Phase::Play ? ids_of(position_.clear_nodes()) : Places();
}

int MonoState::clear_nodes_of(Seat seat) const {
  if (seat < 1 || seat > kPlayers) {
    return 0;
  }
  MonoPosition shown = position_;
  if (turn_is_open()) {
    shown.place(tried_node_, tried_colour_);
  }
  return shown.clear_nodes(seat - 1).count();
}

std::optional<MonoDecision> MonoState::decision() const {
  if (position_.phase() != MonoPosition::Phase::Play || position_.strict() || turn_is_open()) {
    return std::nullopt;
  }
  const std::array<NodeSet, kPlayers> places{position_.clear_nodes(0), position_.clear_nodes(1)};
  const MonoOutlook outlook = outlook_of(places, {position_.in_hand(0), position_.in_hand(1)});
  const int winner = settled_by(outlook, position_.player());
  if (winner < 0) {
    return std::nullopt;
  }
  const auto index = static_cast<std::size_t>(winner);
  return MonoDecision{winner + 1, outlook.safe[index], outlook.open[1 - index]};
}

std::string MonoState::colour_at(const std::string& node) const {
  const std::optional<Node> found = board().find_node(node);
  for (int player = 0; found && player < kPlayers; ++player) {
    if (!shown(player).has(*found)) {
      continue;
    }
    const Colour first = player;
    const Colour second = player + kPlayers;
    const bool tried = turn_is_open() && *found == tried_node_;
    if (tried ? tried_colour_ != kNoColour : (position_.known(first) | position_.known(second)).has(*found)) {
      return std::string(name_of(tried                                ? tried_colour_
                                 : position_.known(first).has(*found) ? first
                                                                      : second));
    }
    // Pieces without a named colour have the first colour until all pieces of that colour are used.
    const NodeSet unsaid = position_.pieces(player) - position_.known(first) - position_.known(second);
    int before = position_.known(first).count();
    const auto place_of = [this](Node piece) {
      return std::pair(order_.at(static_cast<std::size_t>(piece)), piece);
    };
    unsaid.for_each([&](Node other) { before += tried || place_of(other) < place_of(*found) ? 1 : 0; });
    return std::string(name_of(before < kPiecesEach ? first : second));
  }
  return "";
}

const MonoInsight* mono_insight(const State& state) { return dynamic_cast<const MonoInsight*>(&state); }

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/arrange.h"
#include "engine/overpass/mono_state.h"

namespace byways::overpass {

namespace {

using Json = nlohmann::json;

constexpr int kMonoPlayers = 2;
constexpr auto kColoursKey = "colours";
constexpr auto kClaimedKey = "claimed";

std::optional<Refusal> read_mono_pieces(const Json& position, MonoTable& table) {
  const auto read = [&](const std::string& name, const Json& value) -> std::optional<Refusal> {
    const std::optional<Node> node = board().find_node(name);
    if (!node) {
      return arranged::no_such_place(name);
    }
    const std::optional<int> seat = arranged::whole(value, 1, kMonoPlayers);
    if (!seat) {
      return arranged::wrong_piece(name, value);
    }
    table.pieces[static_cast<std::size_t>(*seat - 1)].add(*node);
    return std::nullopt;
  };
  if (auto refused = arranged::for_each_member(position, "pieces", read)) {
    return refused;
  }
  for (std::size_t player = 0; player < table.pieces.size(); ++player) {
    if (table.pieces[player].count() > MonoPosition::kPiecesOfPlayer) {
      const std::string seat = std::to_string(player + 1);
      const std::string most = std::to_string(MonoPosition::kPiecesOfPlayer);
      constexpr ReasonIn<kMonoReasons> kTooMany = "arranged.too-many";
      return refuse(kTooMany.reason, {}, {seat, most});
    }
  }
  return std::nullopt;
}

std::optional<Refusal> read_mono_colours(const Json& position, MonoTable& table) {
  if (!position.contains(kColoursKey)) {
    return std::nullopt;
  }
  const auto read = [&](const std::string& name, const Json& value) -> std::optional<Refusal> {
    const std::optional<Node> node = board().find_node(name);
    if (!node) {
      return arranged::no_such_place(name);
    }
    const std::optional<Colour> colour = colour_named(arranged::text(value));
    const bool fits =
        colour && table.pieces[static_cast<std::size_t>(owner_of(*colour, kMonoPlayers))].has(*node);
    if (!fits) {
      return arranged::wrong_piece(name, value);
    }
    NodeSet& known = table.known[static_cast<std::size_t>(*colour)];
    known.add(*node);
    if (known.count() > kPiecesEach) {
      return arranged::too_many_of_colour("MON-1", std::string(name_of(*colour)), kPiecesEach);
    }
    return std::nullopt;
  };
  return arranged::for_each_member(position, kColoursKey, read);
}

std::optional<Refusal> read_mono_table(const Setup& setup, MonoTable& table) {
  if (auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return refused;
  }
  const Json& position = setup.arranged->position;
  if (auto refused = read_mono_pieces(position, table)) {
    return refused;
  }
  if (auto refused = read_mono_colours(position, table)) {
    return refused;
  }
  if (const auto said = position.find(kClaimedKey); said != position.end()) {
    if (!said->is_boolean()) {
      return arranged::wrong_form(kClaimedKey);
    }
    table.claimed = setup.options.is_on("strict") && said->get<bool>();
  }
  table.player = setup.arranged->to_move - 1;
  return std::nullopt;
}

// MON-2: refuses opposing pieces on one line, for the friendly game.
std::optional<Refusal> refusal_of_lines(const MonoTable& table) {
  std::optional<Refusal> refused;
  table.pieces[0].for_each([&](Node node) {
    const NodeSet rivals = board().shares_line(node) & table.pieces[1];
    if (!refused && !rivals.empty()) {
      refused = shares_line(node, rivals, 2);
    }
  });
  return refused;
}

}  // namespace

arranged::Answer arranged_mono(const Setup& setup) {
  MonoTable table;
  if (const auto refused = read_mono_table(setup, table)) {
    return *refused;
  }
  const bool strict = setup.options.is_on("strict");
  if (const auto refused = strict ? std::nullopt : refusal_of_lines(table)) {
    return *refused;
  }
  const MonoPosition position(strict, table);
  if (table.claimed && (position.has_shared_line() || position.in_hand(table.player) == 0)) {
    return arranged::over("MON-4");  // a claim would have ended the game
  }
  if (!strict && position.placeable().empty()) {
    return arranged::over("MON-3");
  }
  return {std::make_unique<MonoState>(position)};
}

std::optional<Arrangement> arrangement_of(const MonoPosition& position) {
  if (position.phase() != MonoPosition::Phase::Play) {
    return std::nullopt;
  }
  Json pieces = Json::object();
  for (int player = 0; player < kMonoPlayers; ++player) {
    position.pieces(player).for_each([&](Node node) { pieces[board().node_id(node)] = player + 1; });
  }
  Json colours = Json::object();
  for (Colour colour = 0; colour < kColours; ++colour) {
    position.known(colour).for_each([&](Node node) { colours[board().node_id(node)] = name_of(colour); });
  }
  Arrangement arrangement{position.player() + 1, {{"pieces", pieces}}};
  if (!colours.empty()) {
    arrangement.position[kColoursKey] = colours;
  }
  if (position.has_claimed()) {
    arrangement.position[kClaimedKey] = true;
  }
  return arrangement;
}

}  // namespace byways::overpass

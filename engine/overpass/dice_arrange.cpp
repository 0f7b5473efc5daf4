// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/arrange.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/over_pass_state.h"

namespace byways::overpass {

namespace {

using Json = nlohmann::json;
using FindPlace = std::optional<int> (*)(std::string_view name);

static_assert(std::is_same_v<NodeSet, SpaceSet>);

// An arrangement as read: a position before a roll.
struct DiceTable {
  std::array<NodeSet, kColours> pieces{};
  std::array<int, kColours> reserve{};
  Colour colour = 0;

  [[nodiscard]] int home(Colour of) const {
    const auto i = static_cast<std::size_t>(of);
    return kPiecesEach - reserve[i] - pieces[i].count();
  }
};

// The colour called `name`, if a game with the set-up's number of players has it.
std::optional<Colour> colour_in(const Setup& setup, const std::string& name) {
  const std::optional<Colour> colour = colour_named(name);
  return colour && *colour < colours_of(setup.players) ? colour : std::nullopt;
}

std::optional<Refusal> read_pieces(const Setup& setup, FindPlace find, DiceTable& table) {
  return arranged::for_each_member(setup.arranged->position, "pieces",
                                   [&](const std::string& name, const Json& value) -> std::optional<Refusal> {
                                     const std::optional<int> place = find(name);
                                     if (!place) {
                                       return arranged::no_such_place(name);
                                     }
                                     const std::optional<Colour> colour =
                                         colour_in(setup, arranged::text(value));
                                     if (!colour) {
                                       return arranged::wrong_piece(name, value);
                                     }
                                     table.pieces[static_cast<std::size_t>(*colour)].add(*place);
                                     return std::nullopt;
                                   });
}

std::optional<Refusal> read_reserve(const Setup& setup, DiceTable& table) {
  constexpr auto kKey = "reserve";
  int colours = 0;
  const auto read = [&](const std::string& name, const Json& value) -> std::optional<Refusal> {
    const std::optional<Colour> colour = colour_in(setup, name);
    const std::optional<int> count = arranged::whole(value, 0, kPiecesEach);
    if (!colour || !count) {
      return arranged::wrong_form(kKey);
    }
    table.reserve[static_cast<std::size_t>(*colour)] = *count;
    ++colours;
    return std::nullopt;
  };
  if (auto refused = arranged::for_each_member(setup.arranged->position, kKey, read)) {
    return refused;
  }
  return colours == colours_of(setup.players) ? std::nullopt : std::optional(arranged::wrong_form(kKey));
}

std::optional<Refusal> read_colour(const Setup& setup, DiceTable& table) {
  const Seat seat = setup.arranged->to_move;
  table.colour = seat - 1;
  const auto said = setup.arranged->position.find("colour");
  if (said == setup.arranged->position.end() || said->is_null()) {
    return std::nullopt;
  }
  const std::optional<Colour> colour = colour_in(setup, arranged::text(*said));
  if (!colour) {
    return arranged::wrong_form("colour");
  }
  if (owner_of(*colour, setup.players) + 1 != seat) {
    return arranged::not_a_colour_of_seat(std::string(name_of(*colour)), seat);
  }
  table.colour = *colour;
  return std::nullopt;
}

bool wants_both_home(const Setup& setup) {
  return setup.players == 2 && setup.options.word("goal") == "both";
}

// Refuses more pieces than the set has, and positions that have so many pieces home that the game would be
// over.
std::optional<Refusal> refusal_of_count(const Setup& setup, const RuleBook& book, const DiceTable& table) {
  for (Colour colour = 0; colour < colours_of(setup.players); ++colour) {
    if (table.home(colour) < 0) {
      return arranged::too_many_of_colour(rule_of(book, "lot-is-due"), std::string(name_of(colour)),
                                          kPiecesEach);
    }
  }
  for (Colour colour = 0; colour < colours_of(setup.players); ++colour) {
    const bool other_counts = wants_both_home(setup);
    const Colour other = other_counts ? (colour + 2) % kColours : colour;
    if (table.home(colour) == kPiecesEach && table.home(other) == kPiecesEach) {
      return arranged::over(rule_of(book, "game-is-over"));
    }
  }
  return std::nullopt;
}

std::optional<Refusal> read_table(const Setup& setup, const RuleBook& book, FindPlace find,
                                  DiceTable& table) {
  if (auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return refused;
  }
  if (auto refused = read_pieces(setup, find, table)) {
    return refused;
  }
  if (auto refused = read_reserve(setup, table)) {
    return refused;
  }
  if (auto refused = read_colour(setup, table)) {
    return refused;
  }
  return refusal_of_count(setup, book, table);
}

Refusal refuse_spaces(ReasonIn<kGroupsReasons> reason, Places places, std::vector<std::string> arguments) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

// Refuses pieces on spaces where GRP-4 to GRP-6 don't allow them.
std::optional<Refusal> refusal_of_spaces(const DiceTable& table) {
  for (Colour colour = 0; colour < kColours; ++colour) {
    const auto i = static_cast<std::size_t>(colour);
    const std::string name(name_of(colour));
    if (const std::string& goal = board().space_id(board().goal()); table.pieces[i].has(board().goal())) {
      return refuse_spaces("arranged.goal", {goal}, {goal});
    }
    constexpr int kFewest = 2;
    if (table.reserve[i] > 0 && table.pieces[i].count() < kFewest) {
      return refuse_spaces("arranged.too-few", {}, {name});
    }
    if (const SpaceSet resting = table.pieces[i] & board().transit(); !resting.empty()) {
      const std::string& space = board().space_id(resting.select(0));
      return refuse_spaces("arranged.transit", {space}, {space});
    }
  }
  return std::nullopt;
}

}  // namespace

arranged::Answer arranged_over_pass(const Setup& setup) {
  DiceTable table;
  if (const auto refused = read_table(
          setup, kOverPassRules, [](std::string_view name) { return board().find_node(name); }, table)) {
    return *refused;
  }
  const auto on_turn = static_cast<std::size_t>(table.colour);
  const Node centre = board().centre();
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    if (colour != on_turn && table.pieces[colour].has(centre)) {
      const std::string& id = board().node_id(centre);
      const std::string name(name_of(table.colour));
      constexpr ReasonIn<kOverPassReasons> kCentre = "arranged.centre";
      return refuse(kCentre.reason, {id}, {id, name});
    }
  }
  if (!table.pieces[on_turn].has(centre) && table.reserve[on_turn] > 0) {
    table.pieces[on_turn].add(centre);
    --table.reserve[on_turn];
  }
  const OverPassPosition position(setup.players, table.pieces, table.reserve, table.colour,
                                  setup.options.word("goal") == "both");
  return {std::make_unique<OverPassState>(position)};
}

arranged::Answer arranged_groups(const Setup& setup) {
  DiceTable table;
  if (const auto refused = read_table(
          setup, kGroupsRules, [](std::string_view name) { return board().find_space(name); }, table)) {
    return *refused;
  }
  if (const auto refused = refusal_of_spaces(table)) {
    return *refused;
  }
  const GroupsPosition position(setup.players, table.pieces, table.reserve, table.colour,
                                setup.options.word("goal") == "both");
  return {std::make_unique<GroupsState>(position)};
}

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_refusals.h"

#include "engine/overpass/groups_steps.h"

namespace byways::overpass {

namespace {

using GroupsAnswer = std::optional<Refusal>;

constexpr int kUnreachable = 2 * kMostSpaces;  // more moves than any way out

const std::string& space_name(Space space) { return board().space_id(space); }
std::string colour_text(Colour colour) { return std::string(name_of(colour)); }

Refusal refuse_groups(std::string_view rule, std::string_view reason, std::string message, Places places,
                      std::vector<std::string> arguments = {}) {
  return refuse(kGroupsRules, rule, reason, std::move(message), std::move(places), std::move(arguments));
}

Places names_of(const SpaceSet& spaces) {
  Places names;
  spaces.for_each([&names](Space space) { names.push_back(space_name(space)); });
  return names;
}

// GRP-2, GRP-3, GRP-5: the move itself, without bringing in.
GroupsAnswer refusal_of_move(const GroupsPosition& position, const GroupsStep& step) {
  const std::string& from = space_name(step.from);
  const std::string& to = space_name(step.to);
  if (position.left() < 1) {
    return not_enough_moves(kGroupsRules, 1, position.left(), {from});
  }
  const Colour colour = position.colour_at(step.from);
  if (colour == kNoColour) {
    return refuse_groups("GRP-2", "nothing-there", "There is no piece on " + from + ".", {from}, {from});
  }
  if (colour != position.colour()) {
    return refuse_groups("GRP-2", "not-your-colour",
                         "Only " + colour_text(position.colour()) + " pieces move in this turn.", {from},
                         {colour_text(colour), colour_text(position.colour())});
  }
  if (!board().adjoining(step.from).has(step.to)) {
    return refuse_groups("GRP-3", "not-adjacent", from + " and " + to + " have no side in common.",
                         {from, to}, {from, to});
  }
  if (position.occupied().has(step.to)) {
    const std::string holder = colour_text(position.colour_at(step.to));
    return refuse_groups("GRP-3", "taken", to + " holds a " + holder + " piece.", {to}, {to, holder});
  }
  if (step.to == board().goal() && !position.may_bear_off()) {
    const std::string reserve = std::to_string(position.reserve(colour));
    return refuse_groups(
        "GRP-5", "keep-two",
        "As long as its reserve holds pieces, " + colour_text(colour) + " must keep two on the board.",
        {from}, {colour_text(colour), reserve});
  }
  return std::nullopt;
}

// GRP-6.
GroupsAnswer refusal_of_transit(const GroupsPosition& position, const GroupsStep& step) {
  if (leaves_transit_open(position, step)) {
    return std::nullopt;
  }
  GroupsPosition next = position;
  next.play(step);
  const int needed = moves_to_clear_transit(next, kUnreachable);
  const Places places = names_of(next.in_transit());
  if (needed > kUnreachable) {
    return refuse_groups("GRP-6", "transit-stuck",
                         "The piece in transit on " + list_of(places) + " could not leave.", places);
  }
  const std::string moves = std::to_string(needed);
  const std::string left = std::to_string(next.left());
  return refuse_groups(
      "GRP-6", "transit-shut",
      "Leaving " + list_of(places) + " would take " + moves + " then, and " + left + " would be left.",
      places, {moves, left});
}

// GRP-7, GRP-8.
GroupsAnswer refusal_of_bringing_in(const GroupsPosition& position, const GroupsStep& step) {
  if (step.brought_in.empty()) {
    return std::nullopt;
  }
  const std::string& to = space_name(step.to);
  const SpaceSet open = completed_by(position.occupied(), step.from, step.to);
  if (const SpaceSet wrong = step.brought_in - open; !wrong.empty()) {
    if (board().groups_with(step.to).empty()) {
      return refuse_groups("GRP-8", "no-group-there", to + " belongs to no group of three.", {to}, {to});
    }
    const std::string& space = space_name(wrong.select(0));
    return refuse_groups("GRP-7", "no-group", "The move completes no group of three up to " + space + ".",
                         {space, to}, {space});
  }
  const int reserve = position.reserve(position.colour());
  if (step.brought_in.count() > reserve) {
    const std::string colour = colour_text(position.colour());
    return refuse_groups("GRP-7", "reserve-empty",
                         "The reserve of " + colour + " holds " + std::to_string(reserve) + ".",
                         names_of(step.brought_in),
                         {colour, std::to_string(reserve), std::to_string(step.brought_in.count())});
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> refusal_of_step(const GroupsPosition& position, const GroupsStep& step) {
  if (GroupsAnswer refused = refusal_of_move(position, step)) {
    return refused;
  }
  if (GroupsAnswer refused = refusal_of_transit(position, {step.from, step.to, {}})) {
    return refused;
  }
  if (GroupsAnswer refused = refusal_of_bringing_in(position, step)) {
    return refused;
  }
  return refusal_of_transit(position, step);
}

std::optional<Refusal> refusal_of_end(const GroupsPosition& position) {
  if (position.in_transit().empty()) {
    return std::nullopt;
  }
  const Places places = names_of(position.in_transit());
  const std::string needed = std::to_string(moves_to_clear_transit(position, position.left()));
  const std::string left = std::to_string(position.left());
  return refuse_groups(
      "GRP-6", "transit-rest",
      "No piece may rest on " + list_of(places) + "; leaving takes " + needed + " of the " + left + " left.",
      places, {needed, left});
}

}  // namespace byways::overpass

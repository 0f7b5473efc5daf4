// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_refusals.h"

#include "engine/overpass/groups_steps.h"

namespace byways::overpass {

namespace {

using GroupsAnswer = std::optional<Refusal>;

constexpr int kUnreachable = 2 * kMostSpaces;  // more moves than any way out of transit takes

const std::string& space_name(Space space) { return board().space_id(space); }
std::string colour_text(Colour colour) { return std::string(name_of(colour)); }

Refusal refuse_groups(ReasonIn<kGroupsReasons> reason, Places places,
                      std::vector<std::string> arguments = {}) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

Places names_of(const SpaceSet& spaces) {
  Places names;
  spaces.for_each([&names](Space space) { names.push_back(space_name(space)); });
  return names;
}

// GRP-2, GRP-3, GRP-5: refuses the move itself, without the pieces brought in.
GroupsAnswer refusal_of_move(const GroupsPosition& position, const GroupsStep& step) {
  const std::string& from = space_name(step.from);
  const std::string& to = space_name(step.to);
  if (position.left() < 1) {
    return not_enough_moves(kGroupsRules, 1, position.left(), {from});
  }
  const Colour colour = position.colour_at(step.from);
  if (colour == kNoColour) {
    return refuse_groups("groups.nothing-there", {from}, {from});
  }
  if (colour != position.colour()) {
    return refuse_groups("groups.not-your-colour", {from},
                         {colour_text(colour), colour_text(position.colour())});
  }
  if (!board().adjoining(step.from).has(step.to)) {
    return refuse_groups("groups.not-adjacent", {from, to}, {from, to});
  }
  if (position.occupied().has(step.to)) {
    const std::string holder = colour_text(position.colour_at(step.to));
    return refuse_groups("groups.taken", {to}, {to, holder});
  }
  if (step.to == board().goal() && !position.may_bear_off()) {
    const std::string reserve = std::to_string(position.reserve(colour));
    return refuse_groups("groups.keep-two", {from}, {colour_text(colour), reserve});
  }
  return std::nullopt;
}

// GRP-6: refuses a step that leaves no way out of transit.
GroupsAnswer refusal_of_transit(const GroupsPosition& position, const GroupsStep& step) {
  if (leaves_transit_open(position, step)) {
    return std::nullopt;
  }
  GroupsPosition next = position;
  next.play(step);
  const int needed = moves_to_clear_transit(next, kUnreachable);
  const Places places = names_of(next.in_transit());
  if (needed > kUnreachable) {
    return refuse_groups("groups.transit-stuck", places, {as_argument(places)});
  }
  const std::string moves = std::to_string(needed);
  const std::string left = std::to_string(next.left());
  return refuse_groups("groups.transit-shut", places, {as_argument(places), left, moves});
}

// GRP-7, GRP-8: refuses pieces brought in.
GroupsAnswer refusal_of_bringing_in(const GroupsPosition& position, const GroupsStep& step) {
  if (step.brought_in.empty()) {
    return std::nullopt;
  }
  const std::string& to = space_name(step.to);
  const SpaceSet open = completed_by(position.occupied(), step.from, step.to);
  if (const SpaceSet wrong = step.brought_in - open; !wrong.empty()) {
    if (board().groups_with(step.to).empty()) {
      return refuse_groups("groups.no-group-there", {to}, {to});
    }
    const std::string& space = space_name(wrong.select(0));
    return refuse_groups("groups.no-group", {space, to}, {space});
  }
  const int reserve = position.reserve(position.colour());
  if (step.brought_in.count() > reserve) {
    const std::string colour = colour_text(position.colour());
    return refuse_groups("groups.reserve-empty", names_of(step.brought_in),
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

Refusal hemmed_in(const std::string& space, const Places& taken) {
  return refuse_groups("groups.hemmed-in", taken, {space, as_argument(taken)});
}

Refusal out_of_reach(const std::string& space, Colour colour) {
  return refuse_groups("groups.out-of-reach", {space}, {space, colour_text(colour)});
}

Refusal not_moved_in(const std::string& space, Places others) {
  return refuse_groups("groups.moved-in", std::move(others), {space});
}

std::optional<Refusal> refusal_of_end(const GroupsPosition& position) {
  if (position.in_transit().empty()) {
    return std::nullopt;
  }
  const Places places = names_of(position.in_transit());
  const std::string needed = std::to_string(moves_to_clear_transit(position, position.left()));
  const std::string left = std::to_string(position.left());
  return refuse_groups("groups.transit-rest", places, {as_argument(places), left, needed});
}

}  // namespace byways::overpass

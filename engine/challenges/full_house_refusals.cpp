// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/refusals.h"
#include "engine/challenges/rule_books.h"

namespace byways::challenges {

using overpass::board;
using overpass::Places;

namespace {

Refusal refuse_house(ReasonIn<kFullHouseReasons> reason, Places places, std::vector<std::string> arguments) {
  return refuse(reason.reason, std::move(places), std::move(arguments));
}

// GRP-3: refuses the move itself.
std::optional<Refusal> refusal_of_way(const FullHousePosition& position, const GroupsStep& step) {
  const std::string& from = board().space_id(step.from);
  const std::string& to = board().space_id(step.to);
  if (!position.pieces().has(step.from)) {
    return refuse_house("fullhouse.nothing-there", {from}, {from});
  }
  if (!board().adjoining(step.from).has(step.to)) {
    return refuse_house("fullhouse.not-adjacent", {from, to}, {from, to});
  }
  if (position.pieces().has(step.to)) {
    return refuse_house("fullhouse.taken", {to}, {to});
  }
  return std::nullopt;
}

// GRP-7, GRP-8: refuses pieces brought in.
std::optional<Refusal> refusal_of_bringing_in(const FullHousePosition& position, const GroupsStep& step) {
  const SpaceSet wrong = step.brought_in - position.completed(step.from, step.to);
  if (!wrong.empty()) {
    const std::string& to = board().space_id(step.to);
    const std::string& space = board().space_id(wrong.select(0));
    if (board().groups_with(step.to).empty()) {
      return refuse_house("fullhouse.no-group-there", {to}, {to});
    }
    return refuse_house("fullhouse.no-group", {space, to}, {space});
  }
  if (step.brought_in.count() > position.reserve()) {
    const std::string reserve = std::to_string(position.reserve());
    return refuse_house("fullhouse.reserve-empty", names_of_spaces(step.brought_in),
                        {reserve, std::to_string(step.brought_in.count())});
  }
  return std::nullopt;
}

}  // namespace

Places names_of_spaces(const SpaceSet& spaces) {
  Places names;
  spaces.for_each([&names](Space space) { names.push_back(board().space_id(space)); });
  return names;
}

Refusal hemmed_in(const std::string& space, Places taken) {
  std::vector<std::string> arguments{space, as_argument(taken)};
  return refuse_house("fullhouse.hemmed-in", std::move(taken), std::move(arguments));
}

std::optional<Refusal> refusal_of_step(const FullHousePosition& position, const GroupsStep& step) {
  if (std::optional<Refusal> refused = refusal_of_way(position, step)) {
    return refused;
  }
  if (std::optional<Refusal> refused = refusal_of_bringing_in(position, step)) {
    return refused;
  }
  if (step.to == board().goal()) {
    return refuse_house("fullhouse.centre-closed", {board().space_id(step.from), board().space_id(step.to)},
                        {});
  }
  if (!position.movers().has(step.from)) {
    const std::string& space = board().space_id(position.in_transit().select(0));
    return refuse_house("fullhouse.transit-first", {board().space_id(step.from), space}, {space});
  }
  return std::nullopt;
}

}  // namespace byways::challenges

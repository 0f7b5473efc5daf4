// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/refusals.h"
#include "engine/challenges/rule_books.h"

namespace byways::challenges {

using overpass::board;
using overpass::Places;

namespace {

Refusal refuse_house(std::string_view rule, std::string_view reason, std::string message,
                     const Places& places) {
  return overpass::refuse(kFullHouseRules, rule, reason, std::move(message), places, places);
}

// GRP-3.
std::optional<Refusal> refusal_of_way(const FullHousePosition& position, const GroupsStep& step) {
  const std::string& from = board().space_id(step.from);
  const std::string& to = board().space_id(step.to);
  if (!position.pieces().has(step.from)) {
    return refuse_house("GRP-3", "nothing-there", "There is no piece on " + from + ".", {from});
  }
  if (!board().adjoining(step.from).has(step.to)) {
    return refuse_house("GRP-3", "not-adjacent", from + " and " + to + " have no side in common.",
                        {from, to});
  }
  if (position.pieces().has(step.to)) {
    return refuse_house("GRP-3", "taken", to + " holds a piece.", {to});
  }
  return std::nullopt;
}

// GRP-7, GRP-8.
std::optional<Refusal> refusal_of_bringing_in(const FullHousePosition& position, const GroupsStep& step) {
  const SpaceSet wrong = step.brought_in - position.completed(step.from, step.to);
  if (!wrong.empty()) {
    const std::string& to = board().space_id(step.to);
    const std::string& space = board().space_id(wrong.select(0));
    if (board().groups_with(step.to).empty()) {
      return refuse_house("GRP-8", "no-group-there", to + " belongs to no group of three.", {to});
    }
    return overpass::refuse(kFullHouseRules, "GRP-7", "no-group",
                            "The move completes no group of three up to " + space + ".", {space, to},
                            {space});
  }
  if (step.brought_in.count() > position.reserve()) {
    const std::string reserve = std::to_string(position.reserve());
    return overpass::refuse(kFullHouseRules, "GRP-7", "reserve-empty", "The reserve holds " + reserve + ".",
                            names_of_spaces(step.brought_in),
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

std::optional<Refusal> refusal_of_step(const FullHousePosition& position, const GroupsStep& step) {
  if (std::optional<Refusal> refused = refusal_of_way(position, step)) {
    return refused;
  }
  if (std::optional<Refusal> refused = refusal_of_bringing_in(position, step)) {
    return refused;
  }
  if (step.to == board().goal()) {
    return overpass::refuse(kFullHouseRules, "SOL-1", "centre-closed", "The centre is not entered.",
                            {board().space_id(step.from), board().space_id(step.to)});
  }
  if (!position.movers().has(step.from)) {
    const std::string& space = board().space_id(position.in_transit().select(0));
    return overpass::refuse(kFullHouseRules, "SOL-1", "transit-first",
                            "First the piece in transit on " + space + " moves on.",
                            {board().space_id(step.from), space}, {space});
  }
  return std::nullopt;
}

}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_search_rules.h"

#include <algorithm>
#include <cstddef>

#include "engine/overpass/groups_notation.h"

namespace byways::overpass {

namespace {

// The number of steps from each space to the centre.
PlaceValues steps_home() {
  const Board& here = board();
  SpaceSet goal;
  goal.add(here.goal());
  return steps_to_any(goal, [&here](Space space) { return here.adjoining(space); });
}

}  // namespace

GroupsSearchRules::GroupsSearchRules(const GroupsPosition& root, float misjudgement, std::uint64_t seed,
                                     const LearnedValues& values)
    : stakes_(root.order(), root.both(), values),
      values_(values.places),
      steps_(steps_home()),
      takes_all_(misjudgement > 0) {
  values_[static_cast<std::size_t>(board().goal())] = kHomeValue;
  misjudge(values_, steps_, misjudgement, seed, [](Space space) { return board().adjoining(space); });
}

LearnedValues GroupsSearchRules::values_at_a_glance() {
  constexpr int kStep = 11;
  constexpr int kLeast = 20;
  const PlaceValues steps = steps_home();
  LearnedValues values;
  for (Space space = 0; space < board().spaces(); ++space) {
    const auto at = static_cast<std::size_t>(space);
    values.places[at] = std::max(kHomeValue - kStep * steps[at], kLeast);
  }
  return values;
}

Standing GroupsSearchRules::standing(const GroupsPosition& position) const {
  Standing standing;
  for (Colour colour = 0; colour < position.order().colours(); ++colour) {
    int& sum = standing.sums[static_cast<std::size_t>(colour)];
    sum = kHomeValue * position.home(colour);
    standing.key ^= key_of_home(colour, position.home(colour));
    position.pieces(colour).for_each([&](Space space) {
      sum += value(space);
      standing.key ^= place_keys().of(colour, space);
    });
  }
  return standing;
}

Standing GroupsSearchRules::after(const GroupsPosition& position, const Standing& before,
                                  const GroupsStep& step) const {
  Standing standing = before;
  const Colour colour = position.colour();
  int& sum = standing.sums[static_cast<std::size_t>(colour)];
  const auto put = [&](Space space) {
    sum += value(space);
    standing.key ^= place_keys().of(colour, space);
  };
  sum -= value(step.from);
  standing.key ^= place_keys().of(colour, step.from);
  if (step.to == board().goal()) {
    sum += kHomeValue;
    standing.key ^=
        key_of_home(colour, position.home(colour)) ^ key_of_home(colour, position.home(colour) + 1);
    standing.won = position.bearings_to_win() == 1;
    return standing;
  }
  put(step.to);
  step.brought_in.for_each(put);
  return standing;
}

int GroupsSearchRules::way_left(const GroupsPosition& position, int player) const {
  constexpr int kFromReserve = 16;  // counts as farther than any space
  int way = 0;
  for (Colour colour = 0; colour < position.order().colours(); ++colour) {
    if (owner_of(colour, position.players()) == player) {
      way += kFromReserve * position.reserve(colour);
      position.pieces(colour).for_each([&](Space space) { way += steps_[static_cast<std::size_t>(space)]; });
    }
  }
  return way;
}

bool GroupsSearchRules::could_win(const GroupsPosition& position) const {
  const int reserve = position.reserve(position.colour());
  if (position.bearings_to_win() > position.own().count() + reserve) {
    return false;
  }
  int fewest = reserve;
  position.own().for_each([&](Space space) { fewest += steps_[static_cast<std::size_t>(space)]; });
  return fewest <= position.left();
}

std::vector<GroupsStep> GroupsSearchRules::way_to_end(GroupsPosition position) {
  std::vector<GroupsStep> way;
  while (!may_end(position)) {
    const int fewest = moves_to_clear_transit(position, position.left());
    GroupsStep found;
    const bool none = overpass::visit_steps(position, [&](const GroupsStep& step) {
      GroupsPosition next = position;
      next.play(step);
      found = step;
      return !may_end(next) && moves_to_clear_transit(next, next.left()) >= fewest;
    });
    if (none) {
      break;
    }
    way.push_back(found);
    position.play(found);
  }
  return way;
}

std::string GroupsSearchRules::write(const GroupsStep& step) { return text_of(step); }

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_state.h"

#include "engine/overpass/group_texts.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/groups_refusals.h"
#include "engine/overpass/groups_steps.h"
#include "engine/overpass/groups_turns.h"

namespace byways::overpass {

std::unique_ptr<State> GroupsState::clone() const { return std::make_unique<GroupsState>(*this); }

std::optional<Refusal> GroupsState::refusal(Seat actor, std::string_view step) const {
  if (const std::optional<ChanceText> chance = read_chance(step, position_.players())) {
    return actor == kChance ? refusal_of_chance(*chance) : not_notation(step);
  }
  const std::optional<WrittenGroupsStep> written = read_groups_step(step);
  if (!written) {
    return not_notation(step);
  }
  std::vector<std::string> ids{written->from, written->to};
  ids.insert(ids.end(), written->brought_in.begin(), written->brought_in.end());
  for (const std::string& id : ids) {
    if (!board().find_space(id)) {
      return no_such_place(book(), id);
    }
  }
  const std::optional<GroupsStep> meant = step_of(*written);
  if (!meant) {
    return not_notation(step);
  }
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  return refusal_of_step(position_, *meant);
}

Transition GroupsState::play(std::string_view step) {
  if (const std::optional<ChanceText> chance = read_chance(step, position_.players())) {
    if (chance->start != 0) {
      position_.set_start(chance->start - 1);
    } else {
      position_.roll(chance->one, chance->other);
    }
    settle();
    return {};
  }
  const GroupsStep meant = *step_of(*read_groups_step(step));
  const Colour colour = position_.colour();
  Transition changes{moved(colour, place_id(meant.from), place_id(meant.to))};
  if (meant.to == board().goal()) {
    changes.push_back(moved(colour, place_id(meant.to), home_of(colour)));
  }
  meant.brought_in.for_each(
      [&](Space space) { changes.push_back(moved(colour, reserve_of(colour), place_id(space))); });
  position_.play(meant);
  drawn_.emplace_back(step);
  if (position_.phase() == Phase::Over) {
    settle();
  }
  return changes;
}

std::optional<Refusal> GroupsState::end_refusal(Seat actor) const {
  if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
    return refused;
  }
  return refusal_of_end(position_);
}

Transition GroupsState::end_turn() {
  position_.end_turn();
  settle();
  return {};
}

Transition GroupsState::leave(Seat seat) {
  Transition changes;
  for (Colour colour = 0; colour < position_.order().colours(); ++colour) {
    for (int piece = 0;
         owner_of(colour, position_.players()) == seat - 1 && piece < position_.reserve(colour); ++piece) {
      changes.push_back({Change::Kind::Vanished, std::string(name_of(colour)), reserve_of(colour), "", seat});
    }
  }
  position_.leave(seat - 1);
  settle();
  return changes;
}

std::vector<std::string> GroupsState::legal_steps() const {
  if (position_.phase() != Phase::Play) {
    return chances(position_.order());
  }
  std::vector<std::string> steps;
  visit_steps(position_, [&](const GroupsStep& step) {
    steps.push_back(text_of(step));
    return true;
  });
  return steps;
}

void GroupsState::visit_turns(const TurnVisitor& visit) const {
  if (position_.phase() == Phase::Play) {
    visit_groups_turns(turn_start_, visit);
    return;
  }
  for (const std::string& chance : legal_steps()) {
    if (!visit(chance)) {
      return;
    }
  }
}

std::uint64_t GroupsState::count_turns() const {
  return position_.phase() == Phase::Play ? count_groups_turns(turn_start_) : legal_steps().size();
}

std::uint64_t GroupsState::perft(int depth) const { return depth == 0 ? 1 : count_turns(); }

Places GroupsState::ways(const std::string& space) const {
  const std::optional<Space> from = board().find_space(space);
  Places places;
  if (from && position_.phase() == Phase::Play && position_.own().has(*from)) {
    visit_steps_of(position_, *from, [&](const GroupsStep& step) {
      if (step.brought_in.empty()) {
        places.push_back(place_id(step.to));
      }
      return true;
    });
  }
  return places;
}

Places GroupsState::lacking_group(const std::string& space) const {
  const std::optional<Space> third = board().find_space(space);
  if (!third || position_.phase() != Phase::Play || position_.reserve(position_.colour()) < 1 ||
      position_.occupied().has(*third)) {
    return {};
  }
  for (const Companions& group : board().groups_with(*third)) {
    if (position_.occupied().has(group.one) && position_.occupied().has(group.other)) {
      return {place_id(group.one), place_id(group.other)};
    }
  }
  return {};
}

std::optional<Refusal> GroupsState::entry_refusal(const std::string& space) const {
  const std::optional<Space> to = board().find_space(space);
  if (!to || position_.phase() != Phase::Play || position_.occupied().has(*to)) {
    return std::nullopt;
  }
  if (Places others = lacking_group(space); !others.empty()) {
    return not_moved_in(space, std::move(others));
  }
  std::optional<Refusal> first;
  bool is_open = false;
  (board().adjoining(*to) & position_.own()).for_each([&](Space from) {
    std::optional<Refusal> refused = refusal_of_step(position_, {from, *to, {}});
    is_open = is_open || !refused;
    first = first ? first : refused;
  });
  return is_open ? std::nullopt : first ? first : out_of_reach(space, position_.colour());
}

std::optional<Refusal> GroupsState::lift_refusal(Seat actor, const std::string& space) const {
  const std::optional<Space> from = board().find_space(space);
  if (!from) {
    return std::nullopt;
  }
  const auto [open, taken] = neighbours_of(*from, position_.occupied());
  const std::string to = open ? place_id(*open) : taken.front();
  std::optional<Refusal> refused = refusal(actor, write_groups_step({space, to, {}}));
  // If all ways are taken, a refusal that names just one of them would be arbitrary.
  return refused && refused->reason == "groups.taken" ? hemmed_in(space, taken) : refused;
}

std::vector<BringIn> GroupsState::bring_ins(const std::string& from, const std::string& to) const {
  std::vector<BringIn> answer;
  const std::optional<Space> start = board().find_space(from);
  const std::optional<Space> end = board().find_space(to);
  if (!start || !end || position_.phase() != Phase::Play || !position_.own().has(*start)) {
    return answer;
  }
  visit_steps_of(position_, *start, [&](const GroupsStep& step) {
    if (step.to != *end || step.brought_in.count() != 1) {
      return true;
    }
    answer.push_back(bring_in_on(step.brought_in.select(0), position_.occupied(), *start, *end));
    return true;
  });
  return answer;
}

std::vector<std::array<std::string, 3>> GroupsState::groups() const { return all_groups(); }

int GroupsState::moves_to_leave_transit() const {
  return position_.phase() == Phase::Play ? moves_to_clear_transit(position_, kMostSpaces) : 0;
}

const GroupsInsight* groups_insight(const State& state) { return dynamic_cast<const GroupsInsight*>(&state); }

}  // namespace byways::overpass

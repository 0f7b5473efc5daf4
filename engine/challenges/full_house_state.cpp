// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/full_house_state.h"

#include <nlohmann/json.hpp>

#include "engine/challenges/refusals.h"
#include "engine/overpass/group_texts.h"
#include "engine/overpass/groups_notation.h"

namespace byways::challenges {

using overpass::board;

std::unique_ptr<State> FullHouseState::clone() const { return std::make_unique<FullHouseState>(*this); }

std::vector<int> FullHouseState::scores() const { return {concrete().moves()}; }

void FullHouseState::visit_turns(const TurnVisitor& visit) const {
  visit_steps(concrete(), [&visit](const GroupsStep& step) { return visit(overpass::text_of(step)); });
}

std::uint64_t FullHouseState::perft(int depth) const { return challenges::perft(concrete(), depth); }

nlohmann::json FullHouseState::position() const {
  nlohmann::json pieces = nlohmann::json::object();
  concrete().pieces().for_each([&](Space space) { pieces[board().space_id(space)] = 1; });
  return {{"pieces", pieces}, {"reserve", reserve()}, {"moves", moves()}};
}

std::optional<Refusal> FullHouseState::read(std::string_view step, GroupsStep& meant) const {
  const auto written = overpass::read_groups_step(step);
  if (!written) {
    return not_notation(step);
  }
  Places ids{written->from, written->to};
  ids.insert(ids.end(), written->brought_in.begin(), written->brought_in.end());
  for (const std::string& id : ids) {
    if (!board().find_space(id)) {
      return overpass::no_such_place(book(), id);
    }
  }
  const std::optional<GroupsStep> found = overpass::step_of(*written);
  meant = found.value_or(GroupsStep());
  return found ? std::nullopt : std::optional(not_notation(step));
}

std::optional<Refusal> FullHouseState::refusal_of(const GroupsStep& step) const {
  return refusal_of_step(concrete(), step);
}

Transition FullHouseState::changes_of(const GroupsStep& step) const {
  Transition changes{moved(kPlainPiece, board().space_id(step.from), board().space_id(step.to))};
  step.brought_in.for_each(
      [&](Space space) { changes.push_back(moved(kPlainPiece, "reserve", board().space_id(space))); });
  return changes;
}

Places FullHouseState::ways(const std::string& space) const {
  const std::optional<Space> from = board().find_space(space);
  return from && !concrete().is_over() && concrete().movers().has(*from)
             ? names_of_spaces(concrete().ways_from(*from))
             : Places();
}

std::vector<overpass::BringIn> FullHouseState::bring_ins(const std::string& from,
                                                         const std::string& to) const {
  std::vector<overpass::BringIn> answer;
  const std::optional<Space> start = board().find_space(from);
  const std::optional<Space> end = board().find_space(to);
  if (start && end && reserve() > 0) {
    concrete().completed(*start, *end).for_each([&](Space space) {
      answer.push_back(overpass::bring_in_on(space, concrete().pieces(), *start, *end));
    });
  }
  return answer;
}

std::vector<std::array<std::string, 3>> FullHouseState::groups() const { return overpass::all_groups(); }

int FullHouseState::moves_to_leave_transit() const { return concrete().in_transit().count(); }

std::optional<Refusal> FullHouseState::lift_refusal(Seat actor, const std::string& space) const {
  const std::optional<Space> from = board().find_space(space);
  if (!from || !concrete().pieces().has(*from)) {
    return std::nullopt;
  }
  auto [open, taken] = overpass::neighbours_of(*from, concrete().pieces());
  return open ? refusal(actor, overpass::write_groups_step({space, board().space_id(*open), {}}))
              : std::optional(hemmed_in(space, std::move(taken)));
}

std::string FullHouseState::must_move() const {
  const SpaceSet moving = concrete().in_transit();
  return moving.empty() ? "" : board().space_id(moving.select(0));
}

Places FullHouseState::pieces() const { return names_of_spaces(concrete().pieces()); }

const FullHouseInsight* full_house_insight(const State& state) {
  return dynamic_cast<const FullHouseInsight*>(&state);
}

const JumpInsight* jump_insight(const State& state) { return dynamic_cast<const JumpInsight*>(&state); }

}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/dice_state.h"
#include "engine/overpass/groups_position.h"
#include "engine/overpass/insight.h"

namespace byways::overpass {

/// GroupsPosition behind the type-erased interface State.
///
/// Transitions: pieces have Moved, named by their colour; bearing off is two changes, via the goal to
/// "home:1"; a piece brought in comes from "reserve:white".
class GroupsState final : public DiceState<GroupsPosition>, public GroupsInsight {
 public:
  /// `start` is the player who begins, -1 for a lot. `both`: each of two players has to bear off both
  /// colours.
  GroupsState(int players, int start, bool both) : DiceState(GroupsPosition(players, start, both)) {}
  /// Any position between two turns.
  explicit GroupsState(const GroupsPosition& position) : DiceState(position) {}

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  Transition end_turn() override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  Transition leave(Seat seat) override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t count_turns() const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;

  [[nodiscard]] Places ways(const std::string& space) const override;
  [[nodiscard]] std::vector<BringIn> bring_ins(const std::string& from, const std::string& to) const override;
  [[nodiscard]] std::vector<std::array<std::string, 3>> groups() const override;
  [[nodiscard]] int moves_to_leave_transit() const override;
  [[nodiscard]] Places lacking_group(const std::string& space) const override;
  [[nodiscard]] std::optional<Refusal> entry_refusal(const std::string& space) const override;
  [[nodiscard]] std::optional<Refusal> lift_refusal(Seat actor, const std::string& space) const override;

 private:
  [[nodiscard]] const std::string& place_id(int place) const override { return board().space_id(place); }
  [[nodiscard]] const RuleBook& book() const override { return kGroupsRules; }
};

}  // namespace byways::overpass

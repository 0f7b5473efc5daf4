// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/challenge_state.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/insight.h"

namespace byways::challenges {

/// FullHousePosition behind the type-erased interface State.
///
/// Transitions: a piece has Moved; pieces brought in have Moved from "reserve".
class FullHouseState final : public ChallengeState<FullHousePosition, GroupsStep>,
                             public overpass::GroupsInsight,
                             public FullHouseInsight {
 public:
  explicit FullHouseState(const FullHousePosition& position) : ChallengeState(position) {}

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;

  [[nodiscard]] Places ways(const std::string& space) const override;
  [[nodiscard]] std::vector<overpass::BringIn> bring_ins(const std::string& from,
                                                         const std::string& to) const override;
  [[nodiscard]] std::vector<std::array<std::string, 3>> groups() const override;
  [[nodiscard]] int moves_to_leave_transit() const override;
  [[nodiscard]] std::optional<Refusal> lift_refusal(Seat actor, const std::string& space) const override;
  [[nodiscard]] std::string must_move() const override;
  [[nodiscard]] Places pieces() const override;
  [[nodiscard]] int reserve() const override { return concrete().reserve(); }
  [[nodiscard]] int moves() const override { return concrete().moves(); }

 private:
  [[nodiscard]] const overpass::RuleBook& book() const override { return kFullHouseRules; }
  [[nodiscard]] std::optional<Refusal> read(std::string_view step, GroupsStep& meant) const override;
  [[nodiscard]] std::optional<Refusal> refusal_of(const GroupsStep& step) const override;
  [[nodiscard]] Transition changes_of(const GroupsStep& step) const override;
};

}  // namespace byways::challenges

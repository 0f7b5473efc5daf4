// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenges/challenge_state.h"
#include "engine/challenges/crooked_position.h"
#include "engine/challenges/insight.h"

namespace byways::challenges {

/// CrookedPosition behind the type-erased interface State.
///
/// Transitions: a piece has Moved, another has Vanished.
class CrookedState final : public ChallengeState<CrookedPosition, Jump>, public JumpInsight {
 public:
  explicit CrookedState(const CrookedPosition& position) : ChallengeState(position) {}

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;

  [[nodiscard]] std::vector<Landing> landings(const std::string& node) const override;
  [[nodiscard]] Places way(const std::string& step) const override;
  [[nodiscard]] std::string colour_at(const std::string& node) const override;
  [[nodiscard]] Places pieces() const override;
  [[nodiscard]] int moves() const override { return concrete().moves(); }

 private:
  [[nodiscard]] const overpass::RuleBook& book() const override { return kCrookedRules; }
  [[nodiscard]] std::optional<Refusal> read(std::string_view step, Jump& meant) const override;
  [[nodiscard]] std::optional<Refusal> refusal_of(const Jump& jump) const override;
  [[nodiscard]] Transition changes_of(const Jump& jump) const override;
};

}  // namespace byways::challenges

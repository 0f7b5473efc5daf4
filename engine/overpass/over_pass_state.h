// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/dice_state.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/over_pass_position.h"

namespace byways::overpass {

/// OverPassPosition behind the type-erased interface State.
///
/// Transitions: pieces have Moved, named by their colour. An Over-Pass is one change for each leg of a
/// shortest chain, a trade is two changes. Piles are places, too: "reserve:white", "home:1".
class OverPassState final : public DiceState<OverPassPosition>, public OverPassInsight {
 public:
  /// `start` is the player who begins, -1 for a lot. `both`: each of two players has to bring both colours
  /// home.
  OverPassState(int players, int start, bool both) : DiceState(OverPassPosition(players, start, both)) {}
  /// Any position between two turns.
  explicit OverPassState(const OverPassPosition& position) : DiceState(position) {}

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

  [[nodiscard]] std::vector<Option> options(const std::string& node) const override;
  [[nodiscard]] Places chain(const std::string& from, const std::string& landing) const override;
  [[nodiscard]] std::vector<LinePair> parallel_lines(const std::string& one,
                                                     const std::string& other) const override;
  [[nodiscard]] std::optional<Refusal> exit_refusal(const std::string& node) const override;
  [[nodiscard]] std::optional<int> moves_to_empty_centre() const override;

 private:
  [[nodiscard]] const std::string& place_id(int place) const override { return board().node_id(place); }
  [[nodiscard]] const RuleBook& book() const override { return kOverPassRules; }
  [[nodiscard]] std::vector<Node> chain_of(Node from, Node landing) const;
  [[nodiscard]] Transition changes_of(const Move& move) const;
  void add_entrance(Transition& changes) const;
};

}  // namespace byways::overpass

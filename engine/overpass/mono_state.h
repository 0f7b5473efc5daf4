// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/game.h"
#include "engine/overpass/arrange.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/mono_position.h"

namespace byways::overpass {

/// MON-2 "monoline.shares-line": `rivals` are the pieces on lines with `node` that belong to the other
/// player, `rival`.
[[nodiscard]] Refusal shares_line(Node node, const NodeSet& rivals, Seat rival);

/// MonoPosition behind the type-erased interface State. A piece that is tried out is on the board, but isn't
/// part of the position until the turn ends (MON-5).
///
/// Transitions: a piece has Appeared, named by its colour.
class MonoState final : public State, public MonoInsight {
 public:
  /// `start` is the player who begins, -1 for a lot.
  MonoState(bool strict, int start) : position_(strict, start) {}
  explicit MonoState(const MonoPosition& position) : position_(position) {}

  /// The position between two turns, without a piece that is tried out; for searches.
  [[nodiscard]] const MonoPosition& concrete() const { return position_; }

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override;
  [[nodiscard]] std::string_view phase() const override;
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] bool turn_is_open() const override { return !tried_.empty(); }
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  Transition end_turn() override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  [[nodiscard]] std::optional<Refusal> claim_refusal(Seat actor) const override;
  Transition claim(Seat actor) override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t count_turns() const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override {
    return turn_is_open() ? std::nullopt : arrangement_of(position_);
  }

  [[nodiscard]] std::vector<Places> lines_through(const std::string& node) const override;
  [[nodiscard]] std::vector<Places> lines_held_by(Seat seat) const override;
  [[nodiscard]] std::vector<SharedLine> shared_lines() const override;
  [[nodiscard]] Places clear_nodes() const override;
  [[nodiscard]] int clear_nodes_of(Seat seat) const override;
  [[nodiscard]] std::optional<MonoDecision> decision() const override;
  [[nodiscard]] std::string colour_at(const std::string& node) const override;
  [[nodiscard]] bool has_claimed() const override { return position_.has_claimed(); }

 private:
  [[nodiscard]] std::optional<Refusal> refusal_of_actor(Seat actor) const;
  [[nodiscard]] std::optional<Refusal> refusal_of_place(Node node, Colour colour) const;
  /// The pieces of a player on the board, including one that is tried out.
  [[nodiscard]] NodeSet shown(int player) const;

  MonoPosition position_;
  std::string tried_;     // the step of the open turn; empty if no turn is open
  Node tried_node_ = -1;  // the node of tried_
  Colour tried_colour_ = kNoColour;
  // By node: the number of its piece in the order of placing; 0 for pieces of an arranged position. The order
  // determines which colours are shown for pieces without a named one (colour_at).
  std::array<std::uint8_t, kMostNodes> order_{};
};

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/trypsylon/arrange.h"
#include "engine/trypsylon/history.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

/// TRYPSYLON's Position behind the type-erased interface.
///
/// Transitions: a card taken has Vanished from its cell into the hand. A push moves the cards of its row or
/// column by one cell: each of these cards has Moved, beginning with the card that fills the vacancy; then
/// the inserted card has Appeared on the cell at the end. `piece` is always "card", and the owner is nobody.
class TrypsylonState final : public State, public Insight {
 public:
  TrypsylonState(Board board, Rules rules) : TrypsylonState(Position(board, rules)) {}
  /// Starts from a position between turns, or before the lot.
  explicit TrypsylonState(const Position& position);

  /// The position including the steps of the open turn, for searches.
  [[nodiscard]] const Position& concrete() const { return position_; }

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override;
  [[nodiscard]] std::string_view phase() const override;
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] bool turn_is_open() const override { return position_.hand() > 0; }
  /// Always refuses, because a turn ends by itself with its last insertion. So end_turn is never called.
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  [[nodiscard]] std::optional<Refusal> claim_refusal(Seat actor) const override;
  Transition claim(Seat actor) override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t count_turns() const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override {
    return claimed_ ? std::nullopt : arrangement_of(position_);
  }

  [[nodiscard]] int columns() const override { return position_.board().columns(); }
  [[nodiscard]] int rows() const override { return position_.board().rows(); }
  [[nodiscard]] Places all_ends() const override;
  [[nodiscard]] Places line(std::string_view end) const override;
  [[nodiscard]] Seat owner(Goal goal) const override { return position_.owner(goal) + 1; }
  [[nodiscard]] Places face_down() const override;
  [[nodiscard]] Places face_up(Corner corner) const override;
  [[nodiscard]] Places vacancies() const override;
  [[nodiscard]] std::string last_inserted() const override;
  [[nodiscard]] Places joined_to(Side side) const override;
  [[nodiscard]] bool joins(Goal goal) const override { return position_.joins(goal); }
  [[nodiscard]] Places pathway(Goal goal) const override;
  [[nodiscard]] std::vector<Joint> joints() const override;
  [[nodiscard]] std::optional<Refusal> refusal_of_move(Move move) const override;
  [[nodiscard]] int face_down_at_start() const override { return position_.face_down_at_start(); }
  [[nodiscard]] std::optional<int> until_endgame() const override;
  [[nodiscard]] int hand() const override { return position_.hand(); }
  [[nodiscard]] Places takeable() const override;
  [[nodiscard]] Places open_ends() const override;
  [[nodiscard]] Preview preview(std::string_view step) const override;
  [[nodiscard]] std::optional<bool> wins_at_once(std::uint64_t most) const override;
  [[nodiscard]] int times() const override;
  [[nodiscard]] bool claim_is_open() const override;

 private:
  [[nodiscard]] bool is_over() const { return claimed_ || position_.phase() == Phase::Over; }
  [[nodiscard]] bool is_on() const { return !claimed_ && position_.phase() == Phase::Play; }
  void begin_turn();

  Position position_;
  Position turn_start_;             // position_ without the steps of the open turn
  std::vector<std::string> drawn_;  // the steps of the open turn
  History history_;                 // the positions between turns
  bool claimed_ = false;
};

}  // namespace byways::trypsylon

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/byg/arrange.h"
#include "engine/byg/insight.h"
#include "engine/byg/position.h"
#include "engine/core/game.h"

namespace byways::byg {

/// Byg's Position behind the type-erased interface.
template <int Side>
class BygState final : public State, public Insight {
 public:
  explicit BygState(Start start) : position_(start), turn_start_(position_) {}
  /// Starts from a position between turns.
  explicit BygState(const Position<Side>& position) : position_(position), turn_start_(position) {}

  /// The position including the stones of the open turn, for searches.
  [[nodiscard]] const Position<Side>& concrete() const { return position_; }

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override;
  [[nodiscard]] std::string_view phase() const override;
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] bool turn_is_open() const override { return position_.placed() > 0; }
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  Transition end_turn() override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t count_turns() const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override { return arrangement_of(position_); }

  [[nodiscard]] int side() const override { return Side; }
  [[nodiscard]] int limit() const override;
  [[nodiscard]] int most_stones() const override;
  [[nodiscard]] int stones_for(Seat seat) const override;
  [[nodiscard]] Places closed() const override;
  [[nodiscard]] bool is_full() const override { return position_.empty().empty(); }

 private:
  using Cell = hex::Cell;
  using Set = typename Position<Side>::Set;

  /// Whether a seat is to move: no lot or choice is due, and the game isn't over.
  [[nodiscard]] bool is_on() const {
    return position_.phase() == Phase::Opening || position_.phase() == Phase::Play;
  }

  Position<Side> position_;
  Position<Side> turn_start_;  // position_ without the stones of the open turn
};

}  // namespace byways::byg

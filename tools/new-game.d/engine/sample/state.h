// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/arranged.h"
#include "engine/core/game.h"
#include "engine/sample/position.h"

namespace byways::sample {

/// Everything that the game refuses.
[[nodiscard]] std::span<const Reason> reasons();

/// How SMP-3 refuses whatever comes after the end: "sample.game-is-over".
[[nodiscard]] Refusal game_is_over();

/// The Position behind the type-erased interface. A step is the name of a cell and ends the turn.
///
/// Transitions: a "stone" has Appeared.
class SampleState final : public State {
 public:
  SampleState() = default;
  explicit SampleState(const Position& position) : position_(position) {}

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override { return position_.is_over() ? kNobody : position_.mover(); }
  [[nodiscard]] std::string_view phase() const override { return position_.is_over() ? "over" : "play"; }
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  /// "cells": the seats of the stones by their cells' names.
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override;

 private:
  Position position_;
};

/// The position that `setup` has arranged, as Game::arranged_state answers. Reads "cells".
[[nodiscard]] arranged::Answer arranged_state(const Setup& setup);

}  // namespace byways::sample

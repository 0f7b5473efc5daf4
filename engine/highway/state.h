// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/highway/arrange.h"
#include "engine/highway/insight.h"
#include "engine/highway/position.h"

namespace byways::highway {

/// Hexagonal Highway's Position behind the type-erased interface. A turn is a seat's submission, a step is
/// one of its parts, and the end of the turn seals it. When the last submission is sealed, everybody travels.
///
/// Transitions: the steps of a submission and its sealing change nothing that others may see. Travelling
/// yields "left", "right" and "blockade" tiles that Appeared, Turned into the piece named or Vanished, and
/// each "player" that Moved, cell by cell; see changes_of. With the lot of the corners, players have
/// Appeared.
class HighwayState final : public State, public Insight {
 public:
  explicit HighwayState(int players) : position_(players) {}
  /// In the middle of a game, for lessons and tests, without reports of earlier rounds. Precondition: no
  /// round of `position` is complete.
  explicit HighwayState(const Position& position) : position_(position) {}

  /// Includes everybody's secrets.
  [[nodiscard]] const Position& concrete() const { return position_; }

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override;
  [[nodiscard]] std::string_view phase() const override;
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] bool turn_is_open() const override;
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  Transition end_turn() override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  [[nodiscard]] std::vector<std::string> random_turn(Random& random) const override;
  [[nodiscard]] bool has_secrets() const override;
  [[nodiscard]] bool has_left(Seat seat) const override { return position_.has_left(seat - 1); }
  Transition leave(Seat seat) override;
  [[nodiscard]] bool lists_turns() const override { return false; }
  void visit_turns(const TurnVisitor&) const override {}
  [[nodiscard]] std::uint64_t count_turns() const override { return 0; }
  [[nodiscard]] std::uint64_t perft(int) const override { return 0; }
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override { return arrangement_of(position_); }

  [[nodiscard]] Table table() const override;
  [[nodiscard]] View view(Seat seat) const override;
  [[nodiscard]] std::vector<ControlledCell> controlled(Seat seat) const override;
  [[nodiscard]] Places legal_places(Seat seat, PartKind kind) const override;
  [[nodiscard]] JourneyReport preview(Seat seat, std::uint8_t direction) const override;
  [[nodiscard]] JourneyReport preview(Seat seat) const override;
  [[nodiscard]] Places free_homes() const override;
  [[nodiscard]] std::vector<const RoundReport*> reports() const override;

 private:
  Transition travel_if_complete();
  Transition bring_home(std::string_view lot);

  Position position_;
  std::vector<std::shared_ptr<const RoundReport>> reports_;  // shared by copies: they never change
};

}  // namespace byways::highway

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/challenges/rule_books.h"
#include "engine/core/game.h"

namespace byways::challenges {

/// What the states of the three challenges share: one seat, and turns of a single move. `Position` has
/// is_over, is_solved, moves and play; `Step` is the argument of `play`.
template <class Position, class Step>
class ChallengeState : public State {
 public:
  ~ChallengeState() override = default;

  /// The position without the type-erased interface, for solvers.
  [[nodiscard]] const Position& concrete() const { return position_; }

  [[nodiscard]] Seat to_move() const final { return position_.is_over() ? kNobody : kOnlySeat; }
  [[nodiscard]] std::string_view phase() const final { return position_.is_over() ? "over" : "play"; }
  [[nodiscard]] std::optional<Outcome> outcome() const final {
    if (!position_.is_over()) {
      return std::nullopt;
    }
    Outcome outcome{.reason = "stuck", .winners = {}, .scores = scores(), .centre = centre()};
    if (position_.is_solved()) {
      outcome.reason = "solved";
      outcome.winners = {kOnlySeat};
    }
    return outcome;
  }

  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const final {
    Step meant;
    if (std::optional<Refusal> refused = read(step, meant)) {
      return refused;
    }
    if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
      return refused;
    }
    return refusal_of(meant);
  }
  Transition play(std::string_view step) final {
    Step meant;
    static_cast<void>(read(step, meant));
    Transition changes = changes_of(meant);
    position_.play(meant);
    return changes;
  }

  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const final {
    if (std::optional<Refusal> refused = refusal_of_actor(actor)) {
      return refused;
    }
    return overpass::move_missing(book());
  }

  [[nodiscard]] std::vector<std::string> legal_steps() const final {
    std::vector<std::string> steps;
    visit_turns([&steps](std::string_view step) {
      steps.emplace_back(step);
      return true;
    });
    return steps;
  }
  [[nodiscard]] std::uint64_t count_turns() const final { return perft(1); }

 protected:
  static constexpr Seat kOnlySeat = 1;

  explicit ChallengeState(const Position& position) : position_(position) {}
  ChallengeState(const ChallengeState&) = default;
  ChallengeState& operator=(const ChallengeState&) = default;

  [[nodiscard]] virtual const overpass::RuleBook& book() const = 0;
  /// Parses a step into `meant`, or says why this board has no such step.
  [[nodiscard]] virtual std::optional<Refusal> read(std::string_view step, Step& meant) const = 0;
  /// Why the step isn't legal.
  [[nodiscard]] virtual std::optional<Refusal> refusal_of(const Step& step) const = 0;
  /// What a step will change. Precondition: the step is legal.
  [[nodiscard]] virtual Transition changes_of(const Step& step) const = 0;

  /// The change for a piece that moves. `from` may also be "reserve".
  [[nodiscard]] static Change moved(std::string piece, std::string from, std::string to) {
    return {.kind = Change::Kind::Moved,
            .piece = std::move(piece),
            .from = std::move(from),
            .to = std::move(to),
            .owner = kOnlySeat};
  }
  /// The change for a piece that leaves the board.
  [[nodiscard]] static Change vanished(std::string piece, std::string from) {
    return {.kind = Change::Kind::Vanished,
            .piece = std::move(piece),
            .from = std::move(from),
            .to = "",
            .owner = kOnlySeat};
  }

 private:
  [[nodiscard]] std::optional<Refusal> refusal_of_actor(Seat actor) const {
    if (position_.is_over()) {
      return overpass::game_is_over(book());
    }
    return actor == kOnlySeat ? std::nullopt : std::optional(overpass::wrong_seat(book(), kOnlySeat));
  }

  Position position_;
};

/// What transitions call a piece without a colour.
inline constexpr const char* kPlainPiece = "piece";

}  // namespace byways::challenges

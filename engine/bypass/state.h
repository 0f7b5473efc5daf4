// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/bypass/arrange.h"
#include "engine/bypass/boards.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"
#include "engine/bypass/position.h"
#include "engine/core/game.h"

namespace byways::bypass {

/// Bypass's Position behind the type-erased interface.
///
/// Transitions: a newly drawn path or wall has Appeared on its link; a link changed by half a swap has Turned
/// into the named piece ("path" or "wall"). `to` is the link's place id; for Turned, `from` is the same id.
template <int Side>
class BypassState final : public State, public Insight {
 public:
  /// `start` is the seat that begins, 0 for a lot.
  BypassState(int players, Seat start) : position_(players, start - 1) {}
  /// Starts from a position between turns.
  explicit BypassState(const Position<Side>& position) : position_(position) {}

  /// The position including the steps of the open turn, for searches.
  [[nodiscard]] const Position<Side>& concrete() const { return position_; }

  [[nodiscard]] std::unique_ptr<State> clone() const override;
  [[nodiscard]] Seat to_move() const override;
  [[nodiscard]] std::string_view phase() const override;
  [[nodiscard]] std::optional<Outcome> outcome() const override;
  [[nodiscard]] std::vector<int> scores() const override;
  [[nodiscard]] std::optional<Refusal> refusal(Seat actor, std::string_view step) const override;
  Transition play(std::string_view step) override;
  [[nodiscard]] bool turn_is_open() const override { return position_.turn().count() > 0; }
  [[nodiscard]] std::optional<Refusal> end_refusal(Seat actor) const override;
  Transition end_turn() override;
  [[nodiscard]] std::vector<std::string> legal_steps() const override;
  [[nodiscard]] bool has_left(Seat seat) const override { return position_.has_left(seat - 1); }
  Transition leave(Seat seat) override;
  void visit_turns(const TurnVisitor& visit) const override;
  [[nodiscard]] std::uint64_t count_turns() const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;
  [[nodiscard]] nlohmann::json position() const override;
  [[nodiscard]] std::optional<Arrangement> arrangement() const override { return arrangement_of(*this); }

  [[nodiscard]] Places loop_links() const override;
  [[nodiscard]] Places cut_off_hexes() const override;
  [[nodiscard]] Places wall_chain() const override;
  [[nodiscard]] Places looping_links() const override;
  [[nodiscard]] Places isolating_links() const override;
  [[nodiscard]] std::vector<SwapText> mending_swaps() const override;
  [[nodiscard]] Places letter_hexes(int letter) const override;
  [[nodiscard]] Places route(int letter) const override;
  [[nodiscard]] std::vector<int> points(int letter) const override;
  [[nodiscard]] int missing_paths(int letter) const override;
  [[nodiscard]] int track_length() const override;

 private:
  [[nodiscard]] Position<Side> turn_start() const;

  Position<Side> position_;
};

/// The first position of a game. `start` is the seat that begins, 0 for a lot. Precondition: there is a board
/// of this side.
[[nodiscard]] std::unique_ptr<State> new_state(int side, int players, Seat start);

/// Calls `use(state)` with the state cast to the type of its board. Precondition: it is a state of Bypass.
template <std::size_t Index = 0, class Use>
auto with_state(const State& state, Use use) {
  constexpr int kSide = kBoards[Index].side;
  if constexpr (Index + 1 < kBoards.size()) {
    const auto* const known = dynamic_cast<const BypassState<kSide>*>(&state);
    return known != nullptr ? use(*known) : with_state<Index + 1>(state, use);
  } else {
    return use(dynamic_cast<const BypassState<kSide>&>(state));
  }
}

}  // namespace byways::bypass

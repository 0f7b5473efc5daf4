// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// Time for each turn, and a reserve for the game that runs once the turn's time is used up (BYG-10). A value
/// that only counts: its owner says how much time has passed.
class TurnClock {
 public:
  /// The unit of all times here.
  using Time = std::chrono::milliseconds;

  static constexpr Time kTurn{std::chrono::seconds(60)};    ///< BYG-10
  static constexpr Time kReserve{std::chrono::minutes(5)};  ///< BYG-10

  /// Full times for seats 1 to `seats`.
  explicit TurnClock(int seats) : reserve_(static_cast<std::size_t>(seats), kReserve) {}

  /// A turn begins: it has its full time, whatever the last one has left.
  void start_turn() { turn_ = kTurn; }

  /// `passed` goes by while `seat` thinks. Answers true if its reserve is used up.
  bool spend(Seat seat, Time passed) {
    const Time from_turn = std::min(turn_, passed);
    turn_ -= from_turn;
    Time& reserve = reserve_[static_cast<std::size_t>(seat) - 1];
    reserve -= std::min(reserve, passed - from_turn);
    return reserve == Time::zero();
  }

  /// What is left of this turn's time, from kTurn down to 0.
  [[nodiscard]] Time turn_left() const { return turn_; }
  /// What is left of a seat's reserve, from kReserve down to 0.
  [[nodiscard]] Time reserve_left(Seat seat) const { return reserve_[static_cast<std::size_t>(seat) - 1]; }

  /// Sets the times of a clock that was saved. Values out of range are clamped.
  void set(Time turn, const std::vector<Time>& reserve) {
    turn_ = std::clamp(turn, Time::zero(), kTurn);
    for (std::size_t i = 0; i < reserve_.size() && i < reserve.size(); ++i) {
      reserve_[i] = std::clamp(reserve[i], Time::zero(), kReserve);
    }
  }

 private:
  Time turn_ = kTurn;
  std::vector<Time> reserve_;
};

}  // namespace byways

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// How much time players have. Each turn has its own time; once this time is used up, the player's reserve
/// for the whole game runs. Either may be 0.
struct ClockRules {
  /// The unit of all times of a clock.
  using Time = std::chrono::milliseconds;
  /// The longest time that a clock may have.
  static constexpr Time kLongest{std::chrono::hours(24)};

  Time turn{0};     ///< for each turn; 0 to kLongest
  Time reserve{0};  ///< for the whole game; 0 to kLongest
  Time more{0};     ///< added to the reserve at the end of each turn; 0 to kLongest
  /// Whether a player whose time is up loses (with more than two players: leaves). If not, the time is shown
  /// as up and play goes on.
  bool loses = true;

  /// Whether there is a clock.
  [[nodiscard]] bool is_on() const { return turn > Time::zero() || reserve > Time::zero(); }
  bool operator==(const ClockRules&) const = default;
};

/// BYG-10: 60 seconds for each turn, and 5 minutes in reserve.
constexpr ClockRules kBygClock{.turn = std::chrono::seconds(60), .reserve = std::chrono::minutes(5)};

/// The time that players have left. It doesn't run by itself: its owner tells it how much time has passed.
class TurnClock {
 public:
  using Time = ClockRules::Time;

  /// Full times for seats 1 to `seats`.
  TurnClock(int seats, const ClockRules& rules)
      : rules_(rules), turn_(rules.turn), seats_(static_cast<std::size_t>(seats), {rules.reserve, Time(0)}) {}

  [[nodiscard]] const ClockRules& rules() const { return rules_; }

  /// Starts a turn with its full time.
  void start_turn() { turn_ = rules_.turn; }
  /// Ends a turn of `seat`: adds ClockRules::more to the seat's reserve, even if the reserve had run out, and
  /// starts the next turn.
  void end_turn(Seat seat) {
    Time& reserve = at(seat).reserve;
    reserve = std::min(reserve + rules_.more, ClockRules::kLongest);
    start_turn();
  }

  /// Takes `passed` off the time of `seat`. Returns true if the seat's time is up.
  bool spend(Seat seat, Time passed) {
    const Time from_turn = std::min(turn_, passed);
    turn_ -= from_turn;
    Left& left = at(seat);
    const Time from_reserve = std::min(left.reserve, passed - from_turn);
    left.reserve -= from_reserve;
    left.over = std::min(left.over + passed - from_turn - from_reserve, ClockRules::kLongest);
    return is_up(seat);
  }

  /// Whether this turn's time and the seat's reserve are both used up.
  [[nodiscard]] bool is_up(Seat seat) const {
    return turn_ == Time::zero() && reserve_left(seat) == Time::zero();
  }

  /// What is left of this turn's time, down to 0.
  [[nodiscard]] Time turn_left() const { return turn_; }
  /// What is left of a seat's reserve, down to 0.
  [[nodiscard]] Time reserve_left(Seat seat) const { return seats_[index(seat)].reserve; }
  /// By how much a seat has exceeded its time in this game.
  [[nodiscard]] Time over(Seat seat) const { return seats_[index(seat)].over; }

  /// Restores saved times. Values out of range are clamped; seats without a saved value keep theirs.
  void set(Time turn, const std::vector<Time>& reserve, const std::vector<Time>& over = {}) {
    // If time is added after each turn, a reserve may exceed its initial value.
    const Time most = rules_.more > Time::zero() ? ClockRules::kLongest : rules_.reserve;
    turn_ = std::clamp(turn, Time::zero(), rules_.turn);
    for (std::size_t i = 0; i < seats_.size() && i < reserve.size(); ++i) {
      seats_[i].reserve = std::clamp(reserve[i], Time::zero(), most);
    }
    for (std::size_t i = 0; i < seats_.size() && i < over.size(); ++i) {
      seats_[i].over = std::clamp(over[i], Time::zero(), ClockRules::kLongest);
    }
  }

 private:
  struct Left {
    Time reserve;
    Time over;
  };

  [[nodiscard]] static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat) - 1; }
  [[nodiscard]] Left& at(Seat seat) { return seats_[index(seat)]; }

  ClockRules rules_;
  Time turn_;
  std::vector<Left> seats_;
};

}  // namespace byways

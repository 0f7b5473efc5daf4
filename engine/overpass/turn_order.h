// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/overpass/colours.h"

namespace byways::overpass {

enum class Phase : std::uint8_t { Setup, Roll, Play, Over };

/// Whose turn it is, with which colour and how many moves, for the two dice games (OVP-2, GRP-2). A plain
/// value. Players are 0…players-1 (seat - 1).
class TurnOrder {
 public:
  explicit constexpr TurnOrder(int players) : players_(static_cast<std::int8_t>(players)) {}

  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  [[nodiscard]] constexpr int players() const { return players_; }
  [[nodiscard]] constexpr int colours() const { return colours_of(players_); }
  /// The colour on turn; kNoColour in Phase::Setup. In Phase::Over the colour that ended the game.
  [[nodiscard]] constexpr Colour colour() const { return colour_; }
  [[nodiscard]] constexpr int player() const {
    return colour_ == kNoColour ? -1 : owner_of(colour_, players_);
  }
  [[nodiscard]] constexpr bool is_rolled() const { return dice_[0] != 0; }
  [[nodiscard]] constexpr std::array<int, 2> dice() const { return {dice_[0], dice_[1]}; }
  [[nodiscard]] constexpr int sum() const { return dice_[0] + dice_[1]; }
  /// Moves that are left in this turn.
  [[nodiscard]] constexpr int left() const { return left_; }
  [[nodiscard]] constexpr bool has_left(int player) const { return (gone_ & bit_of(player)) != 0; }

  /// The player begins with the colour of the same number. Phase::Setup only.
  constexpr void set_start(int player) { set_turn(player); }
  /// Makes it the turn of `colour`, which is to roll. For arranged positions.
  constexpr void set_turn(Colour colour) {
    colour_ = static_cast<std::int8_t>(colour);
    phase_ = Phase::Roll;
  }
  /// Sets the roll. Phase::Roll only. Precondition: 1…6 each.
  constexpr void roll(int one, int other) {
    dice_ = {static_cast<std::int8_t>(one), static_cast<std::int8_t>(other)};
    left_ = static_cast<std::int8_t>(one + other);
    phase_ = Phase::Play;
  }
  /// Spends moves.
  constexpr void spend(int moves) { left_ = static_cast<std::int8_t>(left_ - moves); }
  /// Passes the turn to the next colour whose player hasn't left; that player is to roll.
  constexpr void pass_on() {
    do {
      colour_ = static_cast<std::int8_t>((colour_ + 1) % colours());
    } while (has_left(player()));
    dice_ = {};
    left_ = 0;
    phase_ = Phase::Roll;
  }
  constexpr void end_game() { phase_ = Phase::Over; }
  /// The player gets no more turns. If the player is on turn, the caller must pass the turn on.
  constexpr void leave(int player) { gone_ = static_cast<std::uint8_t>(gone_ | bit_of(player)); }

  constexpr bool operator==(const TurnOrder&) const = default;

 private:
  static constexpr unsigned bit_of(int player) {
    return player < 0 ? 0U : 1U << static_cast<unsigned>(player);
  }

  std::int8_t players_ = 2;
  std::int8_t colour_ = kNoColour;
  std::array<std::int8_t, 2> dice_{};
  std::int8_t left_ = 0;
  std::uint8_t gone_ = 0;  // one bit per player who has left
  Phase phase_ = Phase::Setup;
};

}  // namespace byways::overpass

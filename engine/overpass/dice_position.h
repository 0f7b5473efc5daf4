// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/turn_order.h"

namespace byways::overpass {

/// What the positions of the two dice games share: where the pieces of each colour are (on the board, in
/// reserve, home) and whose turn it is. A plain value; `Set` is a set of nodes or of spaces. Nothing here
/// checks rules.
template <class Set>
class DicePosition {
 public:
  [[nodiscard]] Phase phase() const { return order_.phase(); }
  [[nodiscard]] const TurnOrder& order() const { return order_; }
  [[nodiscard]] int players() const { return order_.players(); }
  /// Whether, in a game of two players, each must bring both colours home (OVP-11, GRP-9).
  [[nodiscard]] bool both() const { return both_; }
  /// The colour on turn and its player; kNoColour and -1 before the lot.
  [[nodiscard]] Colour colour() const { return order_.colour(); }
  [[nodiscard]] int player() const { return order_.player(); }
  /// Moves of the roll that are left. Precondition: the dice have been rolled.
  [[nodiscard]] int left() const { return order_.left(); }

  [[nodiscard]] const Set& occupied() const { return occupied_; }
  [[nodiscard]] const Set& pieces(Colour colour) const { return pieces_[at(colour)]; }
  /// The colour of the piece on `place`, or kNoColour.
  [[nodiscard]] Colour colour_at(int place) const {
    for (Colour colour = 0; colour < kColours; ++colour) {
      if (pieces_[at(colour)].has(place)) {
        return colour;
      }
    }
    return kNoColour;
  }
  [[nodiscard]] int reserve(Colour colour) const { return reserve_[at(colour)]; }
  [[nodiscard]] int home(Colour colour) const { return home_[at(colour)]; }

  /// Sets the roll. Phase::Roll only.
  void roll(int one, int other) { order_.roll(one, other); }

  bool operator==(const DicePosition&) const = default;

 protected:
  /// The position before the lot: pieces are on their starting places, the others in reserve.
  DicePosition(int players, const std::array<std::vector<int>, kColours>& starts, bool both)
      : order_(players), both_(both) {
    for (Colour colour = 0; colour < order_.colours(); ++colour) {
      reserve_[at(colour)] = kPiecesEach;
      for (const int place : starts[at(colour)]) {
        put(colour, place);
        --reserve_[at(colour)];
      }
    }
  }

  /// A position set up by hand: `colour` is to roll, and pieces neither on the board nor in reserve are home.
  DicePosition(int players, const std::array<Set, kColours>& pieces, const std::array<int, kColours>& reserve,
               Colour colour, bool both)
      : pieces_(pieces), order_(players), both_(both) {
    for (Colour each = 0; each < order_.colours(); ++each) {
      occupied_ |= pieces_[at(each)];
      reserve_[at(each)] = static_cast<std::int8_t>(reserve[at(each)]);
      home_[at(each)] = static_cast<std::int8_t>(kPiecesEach - reserve[at(each)] - pieces_[at(each)].count());
    }
    order_.set_turn(colour);
  }

  static std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }
  void lift(Colour colour, int place) {
    pieces_[at(colour)].remove(place);
    occupied_.remove(place);
  }
  void put(Colour colour, int place) {
    pieces_[at(colour)].add(place);
    occupied_.add(place);
  }
  /// The player gets no more turns, and the reserves of its colours are emptied (TURN-6). Returns whether the
  /// caller has to pass the turn on.
  [[nodiscard]] bool take_out(int player) {
    const bool on_turn = order_.player() == player && phase() != Phase::Over;
    order_.leave(player);
    for (Colour colour = 0; colour < order_.colours(); ++colour) {
      if (owner_of(colour, players()) == player) {
        reserve_[at(colour)] = 0;
      }
    }
    return on_turn;
  }

  std::array<Set, kColours> pieces_{};
  Set occupied_{};
  std::array<std::int8_t, kColours> reserve_{};
  std::array<std::int8_t, kColours> home_{};
  TurnOrder order_;
  bool both_ = false;
};

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/turn_order.h"

namespace byways::overpass {

/// A move across a side with the pieces brought in right after it (GRP-7).
struct GroupsStep {
  Space from = 0;
  Space to = 0;
  SpaceSet brought_in;
  bool operator==(const GroupsStep&) const = default;
};

/// The spaces into which a move from one space to another lets a piece be brought in, whatever the reserve
/// holds: those of the groups of three that it completes up to one (GRP-7). `occupied` is before the move.
[[nodiscard]] SpaceSet completed_by(const SpaceSet& occupied, Space from, Space to);

/// A position of Groups-of-Three: a plain value. The functions that change it don't check rules.
class GroupsPosition {
 public:
  /// `start` is the player who begins, or -1 for a lot. `both`: with two players both colours have to be home
  /// (GRP-9).
  explicit GroupsPosition(int players, int start = -1, bool both = true);

  /// A position that is set up by hand: `colour` is to roll, and pieces neither on the board nor in a reserve
  /// are home.
  GroupsPosition(int players, const std::array<SpaceSet, kColours>& pieces,
                 const std::array<int, kColours>& reserve, Colour colour, bool both);

  [[nodiscard]] Phase phase() const { return order_.phase(); }
  [[nodiscard]] const TurnOrder& order() const { return order_; }
  [[nodiscard]] int players() const { return order_.players(); }
  /// Whether two players have to bear both colours off (GRP-9).
  [[nodiscard]] bool both() const { return both_; }
  /// The colour on turn and its player; kNoColour and -1 before the lot.
  [[nodiscard]] Colour colour() const { return order_.colour(); }
  [[nodiscard]] int player() const { return order_.player(); }
  [[nodiscard]] int left() const { return order_.left(); }

  [[nodiscard]] const SpaceSet& occupied() const { return occupied_; }
  [[nodiscard]] const SpaceSet& pieces(Colour colour) const { return pieces_[at(colour)]; }
  [[nodiscard]] const SpaceSet& own() const { return pieces_[at(colour())]; }  ///< of the colour on turn
  /// The colour of the piece there, or kNoColour.
  [[nodiscard]] Colour colour_at(Space space) const;
  [[nodiscard]] int reserve(Colour colour) const { return reserve_[at(colour)]; }
  [[nodiscard]] int home(Colour colour) const { return home_[at(colour)]; }

  /// The adjacent spaces into which a piece may move by GRP-3, the goal among them.
  [[nodiscard]] SpaceSet ways_from(Space from) const { return board().adjoining(from) - occupied_; }
  /// Whether a piece of the colour on turn may be borne off (GRP-5).
  [[nodiscard]] bool may_bear_off() const;
  /// The own pieces in transit (GRP-6).
  [[nodiscard]] SpaceSet in_transit() const { return own() & board().transit(); }
  /// How many bearings off of the colour on turn win the game (GRP-9).
  [[nodiscard]] int bearings_to_win() const;

  /// Phase::Setup only.
  void set_start(int player);
  /// Phase::Roll only.
  void roll(int one, int other) { order_.roll(one, other); }
  /// Plays a step without checking rules. Phase::Play only.
  void play(const GroupsStep& step);
  void end_turn();
  /// The player's reserves leave the game (TURN-6). Precondition: no step made in this turn, another player
  /// is left.
  void leave(int player);

  bool operator==(const GroupsPosition&) const = default;

 private:
  static std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }
  void lift(Space space);
  void put(Space space);

  std::array<SpaceSet, kColours> pieces_{};
  SpaceSet occupied_{};
  std::array<std::int8_t, kColours> reserve_{};
  std::array<std::int8_t, kColours> home_{};
  TurnOrder order_;
  bool both_ = true;
};

}  // namespace byways::overpass

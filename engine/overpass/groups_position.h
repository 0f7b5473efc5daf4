// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/dice_position.h"

namespace byways::overpass {

/// A move across a side, with the pieces that are brought in right after it (GRP-7).
struct GroupsStep {
  Space from = 0;
  Space to = 0;
  SpaceSet brought_in;
  bool operator==(const GroupsStep&) const = default;
};

/// The spaces where a move from one space to another allows a piece to be brought in, regardless of the
/// reserve: the last empty space of each group of three of which the move fills another space (GRP-7).
/// `occupied` is the board before the move.
[[nodiscard]] SpaceSet completed_by(const SpaceSet& occupied, Space from, Space to);

/// A position of Groups-of-Three, a plain value. Its mutators don't check rules.
class GroupsPosition : public DicePosition<SpaceSet> {
 public:
  /// `start` is the player who begins, or -1 for a lot. `both`: in a game of two players, both colours must
  /// be home (GRP-9).
  explicit GroupsPosition(int players, int start = -1, bool both = true);

  /// A position set up by hand: see DicePosition.
  GroupsPosition(int players, const std::array<SpaceSet, kColours>& pieces,
                 const std::array<int, kColours>& reserve, Colour colour, bool both)
      : DicePosition(players, pieces, reserve, colour, both) {}

  [[nodiscard]] const SpaceSet& own() const { return pieces(colour()); }  ///< of the colour on turn

  /// The adjacent spaces into which a piece may move by GRP-3, including the goal.
  [[nodiscard]] SpaceSet ways_from(Space from) const { return board().adjoining(from) - occupied(); }
  /// Whether a piece of the colour on turn may be borne off (GRP-5).
  [[nodiscard]] bool may_bear_off() const;
  /// The pieces of the colour on turn that are in transit (GRP-6).
  [[nodiscard]] SpaceSet in_transit() const { return own() & board().transit(); }
  /// How many pieces the colour on turn must bear off to win (GRP-9).
  [[nodiscard]] int bearings_to_win() const;

  /// Phase::Setup only.
  void set_start(int player) { order_.set_start(player); }
  /// Plays a step without checking rules. Phase::Play only.
  void play(const GroupsStep& step);
  void end_turn() { order_.pass_on(); }
  /// Removes the player's reserves from the game (TURN-6). Precondition: no step has been made in this turn,
  /// and another player is left.
  void leave(int player);

  bool operator==(const GroupsPosition&) const = default;
};

}  // namespace byways::overpass

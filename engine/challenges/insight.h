// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/overpass/insight.h"

// What the states of the challenges offer beyond State, for views, hints and lessons. Places are ids of nodes
// or spaces; an unknown place is treated like an empty one. Each object lives as long as its state.

namespace byways::challenges {

using overpass::Places;

/// One legal jump or leap of a piece.
struct Landing {
  std::string to;
  std::string removed;  ///< the place of the removed piece: the last one passed over
  std::string step;     ///< as the record writes it
};

/// What a state of Crooked Jumps or the Over-Pass Spiral offers beyond State.
class JumpInsight {
 public:
  virtual ~JumpInsight() = default;

  /// Every legal jump of the piece, sorted by removed piece and landing in the order of the board file. A
  /// landing may appear several times, with different removed pieces.
  [[nodiscard]] virtual std::vector<Landing> landings(const std::string& node) const = 0;
  /// The nodes of a shortest path of a legal step, including both ends. The piece on the last node but one is
  /// the one removed. Empty if the step isn't legal.
  [[nodiscard]] virtual Places way(const std::string& step) const = 0;
  /// The colour of the piece on the node ("red"), or "piece" if colours are ignored; empty without a piece.
  [[nodiscard]] virtual std::string colour_at(const std::string& node) const = 0;
  /// Every node with a piece.
  [[nodiscard]] virtual Places pieces() const = 0;
  /// Moves made since the start.
  [[nodiscard]] virtual int moves() const = 0;

 protected:
  JumpInsight() = default;
  JumpInsight(const JumpInsight&) = default;
  JumpInsight& operator=(const JumpInsight&) = default;
};

/// What a state of Full House offers beyond State. The state is also a GroupsInsight, in which ways,
/// bring_ins and groups have the same meaning; moves_to_leave_transit is 1 while a piece is in transit.
class FullHouseInsight {
 public:
  virtual ~FullHouseInsight() = default;

  /// The piece in transit, which has to move next; empty if there is none (SOL-1).
  [[nodiscard]] virtual std::string must_move() const = 0;
  /// Every space with a piece.
  [[nodiscard]] virtual Places pieces() const = 0;
  /// The number of pieces in the reserve.
  [[nodiscard]] virtual int reserve() const = 0;
  /// Moves made since the start.
  [[nodiscard]] virtual int moves() const = 0;

 protected:
  FullHouseInsight() = default;
  FullHouseInsight(const FullHouseInsight&) = default;
  FullHouseInsight& operator=(const FullHouseInsight&) = default;
};

/// The insight into a state of the rule sets that the class is for; null for other states.
[[nodiscard]] const JumpInsight* jump_insight(const State& state);
[[nodiscard]] const FullHouseInsight* full_house_insight(const State& state);

}  // namespace byways::challenges

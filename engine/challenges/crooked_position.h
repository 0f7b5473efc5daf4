// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/board.h"

namespace byways::challenges {

using overpass::Node;
using overpass::NodeSet;

/// A jump of Crooked Jumps or a leap of the Spiral: start, removed piece, landing.
struct Jump {
  Node from = 0;
  Node removed = 0;
  Node to = 0;
  bool operator==(const Jump&) const = default;
};

/// A position of Crooked Jumps (SOL-2), a plain value. Its mutators don't check rules.
class CrookedPosition {
 public:
  /// Precondition: not all nodes are occupied.
  constexpr explicit CrookedPosition(const NodeSet& pieces) : pieces_(pieces) {}

  [[nodiscard]] constexpr const NodeSet& pieces() const { return pieces_; }
  /// Jumps made since the start.
  [[nodiscard]] constexpr int moves() const { return moves_; }

  /// The pieces next to `from`. The piece on `from` can jump over each of these that has an empty landing.
  /// Precondition: there is a piece on `from`.
  [[nodiscard]] NodeSet neighbours(Node from) const { return overpass::board().beside(from) & pieces_; }
  /// Where a piece that jumps over the one on `over` may land. The start of the jump is occupied, and so is
  /// left out.
  [[nodiscard]] NodeSet landings(Node over) const { return overpass::board().beside(over) - pieces_; }

  /// How many jumps are legal.
  [[nodiscard]] int count_jumps() const;
  [[nodiscard]] bool has_jump() const;
  /// One piece, on O: the goal.
  [[nodiscard]] bool is_solved() const {
    return pieces_.count() == 1 && pieces_.has(overpass::board().centre());
  }
  [[nodiscard]] bool is_stuck() const { return !is_solved() && !has_jump(); }
  [[nodiscard]] bool is_over() const { return !has_jump(); }

  constexpr void play(const Jump& jump) {
    pieces_.remove(jump.from);
    pieces_.remove(jump.removed);
    pieces_.add(jump.to);
    ++moves_;
  }

  bool operator==(const CrookedPosition&) const = default;

 private:
  NodeSet pieces_;
  std::int16_t moves_ = 0;
};

/// Calls `visit(jump)` for every legal jump of the piece on `from`, in the order of the board file; `visit`
/// returns false to stop. Returns false if it was stopped. Precondition: there is a piece on `from`.
template <class Visit>
bool visit_jumps_of(const CrookedPosition& position, Node from, Visit visit) {
  bool go_on = true;
  position.neighbours(from).for_each([&](Node over) {
    if (go_on) {
      position.landings(over).for_each([&](Node to) { go_on = go_on && visit(Jump{from, over, to}); });
    }
  });
  return go_on;
}

/// Like visit_jumps_of, for all pieces.
template <class Visit>
bool visit_jumps(const CrookedPosition& position, Visit visit) {
  bool go_on = true;
  position.pieces().for_each([&](Node from) { go_on = go_on && visit_jumps_of(position, from, visit); });
  return go_on;
}

/// Plays to the end, with each jump drawn uniformly; returns how many jumps were made.
int play_out(CrookedPosition& position, Random& random);

/// The number of sequences of exactly `depth` jumps.
[[nodiscard]] std::uint64_t perft(const CrookedPosition& position, int depth);

}  // namespace byways::challenges

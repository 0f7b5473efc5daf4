// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/challenges/crooked_position.h"
#include "engine/core/random.h"
#include "engine/overpass/chains.h"
#include "engine/overpass/colours.h"

namespace byways::challenges {

using overpass::Colour;

/// A position of the Over-Pass Spiral (SOL-3), a plain value. Its mutators don't check rules.
///
/// A leap is a Jump: the piece travels over a chain that ends with the removed one (OVP-5, OVP-6). Which
/// chain doesn't matter.
class SpiralPosition {
 public:
  /// The pieces take the colours white, black, red, blue in turn; without `colours` they are all alike.
  /// Precondition: no node twice, not all nodes.
  SpiralPosition(std::span<const Node> pieces, bool colours);
  /// Any pieces. Precondition: without `colours` all have the first colour.
  SpiralPosition(const std::array<NodeSet, overpass::kColours>& pieces, bool colours);

  [[nodiscard]] const NodeSet& occupied() const { return occupied_; }
  [[nodiscard]] int count() const { return occupied_.count(); }
  [[nodiscard]] bool has_colours() const { return colours_; }
  /// Without colours all pieces have colour 0.
  [[nodiscard]] const NodeSet& pieces(Colour colour) const {
    return pieces_[static_cast<std::size_t>(colour)];
  }
  /// The colour of the piece there, or kNoColour. Without colours 0 for every piece.
  [[nodiscard]] Colour colour_at(Node node) const;
  /// Leaps made since the start.
  [[nodiscard]] int moves() const { return moves_; }

  /// All pieces that this one could pass over, reachable or not. Precondition: a piece is there.
  [[nodiscard]] NodeSet bridge_for(Node from) const;
  /// The pieces of bridge_for() that its chains reach. Each of them can be the last one of a chain, if there
  /// is an empty landing.
  [[nodiscard]] NodeSet removable(Node from) const;
  /// Where the piece of `from` lands after passing over `removed` as the last one.
  [[nodiscard]] NodeSet landings(Node from, Node removed) const {
    const overpass::Board& here = overpass::board();
    return (here.exits().has(from) ? here.along_perimeter(removed) : here.beside(removed)) - occupied_;
  }

  [[nodiscard]] bool has_leap() const;
  /// One piece is left.
  [[nodiscard]] bool is_solved() const { return count() == 1; }
  /// One piece is left, on O: the better result.
  [[nodiscard]] bool is_in_centre() const { return is_solved() && occupied_.has(overpass::board().centre()); }
  [[nodiscard]] bool is_stuck() const { return !is_solved() && !has_leap(); }
  [[nodiscard]] bool is_over() const { return !has_leap(); }

  void play(const Jump& leap);

  bool operator==(const SpiralPosition&) const = default;

 private:
  std::array<NodeSet, overpass::kColours> pieces_{};
  NodeSet occupied_;
  std::int16_t moves_ = 0;
  bool colours_ = true;
};

/// Calls `visit(leap)` for every legal leap of a piece, in the order of the board file; `visit` returns false
/// to stop. Returns whether it wasn't stopped. Precondition: a piece is there.
template <class Visit>
bool visit_leaps_of(const SpiralPosition& position, Node from, Visit visit) {
  bool go_on = true;
  position.removable(from).for_each([&](Node removed) {
    if (go_on) {
      position.landings(from, removed).for_each([&](Node to) {
        go_on = go_on && visit(Jump{from, removed, to});
      });
    }
  });
  return go_on;
}

/// The same for all pieces.
template <class Visit>
bool visit_leaps(const SpiralPosition& position, Visit visit) {
  bool go_on = true;
  position.occupied().for_each([&](Node from) { go_on = go_on && visit_leaps_of(position, from, visit); });
  return go_on;
}

/// Counts the leaps of all pieces, faster than visiting them.
class LeapCount {
 public:
  explicit LeapCount(const SpiralPosition& position);
  [[nodiscard]] int total() const { return total_; }
  /// The `rank`-th leap, from 0, in the order of the board file. Precondition: rank < total().
  [[nodiscard]] Jump select(const SpiralPosition& position, int rank) const;

 private:
  std::array<std::int16_t, overpass::kMostNodes> leaps_{};  // by node of the piece
  int total_ = 0;
};

/// Plays to the end, each leap drawn uniformly; returns how many were made.
int play_out(SpiralPosition& position, Random& random);

/// Sequences of exactly `depth` leaps.
[[nodiscard]] std::uint64_t perft(const SpiralPosition& position, int depth);

}  // namespace byways::challenges

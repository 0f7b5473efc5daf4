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
/// A leap is a Jump: the piece travels over a chain whose last piece is the removed one (OVP-5, OVP-6). If
/// there are several such chains, it makes no difference which one it is.
class SpiralPosition {
 public:
  /// The pieces take the colours white, black, red, blue in turn; without `colours`, all are alike.
  /// Precondition: no node occurs twice, and one node stays empty.
  SpiralPosition(std::span<const Node> pieces, bool colours);
  /// Any pieces. Precondition: without `colours`, all have the first colour.
  SpiralPosition(const std::array<NodeSet, overpass::kColours>& pieces, bool colours);

  [[nodiscard]] const NodeSet& occupied() const { return occupied_; }
  [[nodiscard]] int count() const { return occupied_.count(); }
  [[nodiscard]] bool has_colours() const { return colours_; }
  /// The pieces of a colour. Without colours, all pieces have colour 0.
  [[nodiscard]] const NodeSet& pieces(Colour colour) const {
    return pieces_[static_cast<std::size_t>(colour)];
  }
  /// The colour of the piece on `node`, or kNoColour. Without colours, 0 for every piece.
  [[nodiscard]] Colour colour_at(Node node) const;
  /// Leaps made since the start.
  [[nodiscard]] int moves() const { return moves_; }

  /// All pieces that the one on `from` could pass over, whether or not it can reach them. Precondition: there
  /// is a piece on `from`.
  [[nodiscard]] NodeSet bridge_for(Node from) const;
  /// The pieces of bridge_for() that chains from `from` reach. Each of these can be the last piece of a
  /// chain, if there is an empty landing beside it.
  [[nodiscard]] NodeSet removable(Node from) const;
  /// Where the piece on `from` can land if `removed` is the last piece it passes over.
  [[nodiscard]] NodeSet landings(Node from, Node removed) const {
    const overpass::Board& here = overpass::board();
    return (here.exits().has(from) ? here.along_perimeter(removed) : here.beside(removed)) - occupied_;
  }

  [[nodiscard]] bool has_leap() const;
  /// Whether one piece is left.
  [[nodiscard]] bool is_solved() const { return count() == 1; }
  /// Whether one piece is left and is on O: the better result.
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

/// Calls `visit(leap)` for every legal leap of the piece on `from`, in the order of the board file; `visit`
/// returns false to stop. Returns false if it was stopped. Precondition: there is a piece on `from`.
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

/// Like visit_leaps_of, for all pieces.
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
  std::array<std::int16_t, overpass::kMostNodes> leaps_{};  // by node: the leaps of the piece there
  int total_ = 0;
};

/// Plays to the end, with each leap drawn uniformly; returns how many leaps were made.
int play_out(SpiralPosition& position, Random& random);

/// The number of sequences of exactly `depth` leaps.
[[nodiscard]] std::uint64_t perft(const SpiralPosition& position, int depth);

}  // namespace byways::challenges

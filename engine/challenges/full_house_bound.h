// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/challenges/full_house_position.h"

// A lower bound for the number of moves in a solution of Full House.
//
// Two spaces that share two groups of three are a pair: a tip of the board and the small triangle inside it.
// A pair is half full if exactly one of the two spaces holds a piece. The yield of a move is the number of
// pieces that it brings in, plus the change in the number of half-full pairs. No move yields more than 1: a
// piece brought into a pair fills a half-full pair, and if two pieces are brought in next to a pair, the move
// itself fills that pair. (The class doesn't rely on this argument, but tries every move with every choice of
// pieces around it.) So a solution needs at least as many moves as there are pieces to be brought in, minus
// the half-full pairs at the start.
//
// In a solution of exactly that length, every move yields 1. The spaces that such moves can reach are found
// by trying, too. If there are fewer than 40 of them, some move yields less, and a solution needs one more
// move.

namespace byways::challenges {

/// The bound for one board. Immutable.
class FullHouseBound {
 public:
  explicit FullHouseBound(const overpass::Board& board);

  /// A lower bound for the number of moves in a solution. Takes at most about 10 ms.
  [[nodiscard]] int fewest_moves(const FullHousePosition& position) const;

  /// The number of half-full pairs.
  [[nodiscard]] int half_pairs(const SpaceSet& pieces) const;

 private:
  // A move and the spaces that its yield depends on.
  struct Surroundings {
    Space from = 0;
    Space to = 0;
    SpaceSet around;  // spaces besides from and to
  };

  void find_pairs();
  void list_surroundings();
  [[nodiscard]] SpaceSet reach_of_full_yields(const SpaceSet& pieces) const;
  // Calls visit(yield, brought_in) for the move, with every subset of `support` as the pieces around it.
  template <class Visit>
  void visit_yields(const Surroundings& move, const SpaceSet& support, Visit visit) const;

  const overpass::Board& board_;
  std::array<Space, overpass::kMostSpaces> partner_{};  // of each space; -1 if it is in no pair
  std::vector<Surroundings> moves_;
  int most_at_once_ = 1;    // the most pieces that one move can bring in
  bool yields_one_ = true;  // whether no move yields more than 1
};

/// The bound of FullHouseBound for the embedded board.
[[nodiscard]] int fewest_moves(const FullHousePosition& position);

}  // namespace byways::challenges

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// A rule set provides a `Rules`, a plain class:
//
//   using Position                        a value, copied once for each node counted
//   using Move                            a small number
//   using Moves                           a MoveList, or a similar class
//   static constexpr int kSeats           the most players
//   static constexpr bool kTranspositions whether positions with the same key are one node
//   static constexpr bool kAmaf           whether there is a `made_by`
//
//   int seats() const                     the players of this game
//   bool is_constant_sum() const          two seats, and what one wins the other loses
//   bool is_sampled() const               whether something is hidden: then nothing is ever proven
//   int usual_moves() const               a typical number of moves in a position, to reserve memory
//   Tuning tuning() const
//
//   Position deal(const Position& root, Random&)
//                                         a copy of the root, hidden parts drawn at random; called before
//                                         each node
//   int acts(const Position&) const       a seat from 0, kChanceActs, kNobodyActs
//   bool is_leaf(const Position&) const   never to be expanded; false in most rule sets
//   void moves(const Position&, Moves&)   all moves, or all equally likely outcomes; the end of a turn comes
//                                         last
//   bool play(Position&, Move)            plays it; returns whether the turn has ended
//   std::uint64_t key(const Position&) const
//                                         (kTranspositions)
//   std::uint64_t feature(Move) const     moves with the same feature are misjudged alike; or instead, if the
//                                         position matters too:
//   static float misjudged(const Position&, Move, std::uint64_t seed)
//                                         how much better the move seems than it is, in [-1, 1)
//   float prior(const Position&, Move) const
//                                         how good a move looks compared with others, as a difference of
//                                         chances to win; may be a std::optional<float>, empty for moves that
//                                         `made_by` never counts, since nothing would correct their prior
//
//   void result(const Position&, Result<kSeats>&) const
//                                         kNobodyActs only
//   bool is_known(const Position&, Result<kSeats>&)
//                                         optional: whether the result is certain although somebody is to
//                                         move; if so, sets it. Must be false for the root, which needs a
//                                         turn
//   void evaluate(Position&, Random&, Result<kSeats>&)
//                                         an estimate, such as the result of a random game
//   auto made_by(const Position& end, int seat) const
//                                         (kAmaf) a function from Move to bool: whether the seat has made the
//                                         move by then; called for hundreds of moves with the same `end`
//   void points(const Position& end, std::array<int, kSeats>&) const
//                                         the points of the seats at the end

namespace byways::search {

/// Moves of a position, on the stack.
template <class Move, int Most>
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
class MoveList {
 public:
  /// Precondition: size() < Most.
  void add(Move move) { moves_[size_++] = move; }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Move operator[](std::size_t i) const { return moves_[i]; }

 private:
  std::array<Move, static_cast<std::size_t>(Most)> moves_;
  std::size_t size_ = 0;
};

/// How a search weighs what it knows.
struct Tuning {
  float exploration = 0.5F;             ///< weight of rarely tried moves
  float first_play = 1.1F;              ///< value of a move never tried
  bool first_play_is_relative = false;  ///< first_play is added to the mean of the node
  float amaf_visits = 0;                ///< visits that all-moves-as-first is worth; 0 for none
  float prior_visits = 0;               ///< how many all-moves-as-first visits a prior is worth
  bool prior_is_relative = false;       ///< to the mean of the node, else to an even game
  std::uint32_t expand_at = 1;          ///< visits after which a node gets edges
};

/// How moves are misjudged; see Style::misjudgement.
struct Misjudgement {
  float size = 0;
  std::uint64_t seed = 0;
};

}  // namespace byways::search

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/over_pass_position.h"

namespace byways::overpass {

/// Counts every move that OVP-3 to OVP-9 allow with the moves left, so that one of them can be picked by its
/// rank. Chains are computed for all pieces of a colour together.
class MoveTable {
 public:
  /// Counts the moves of a position. Phase::Play only.
  explicit MoveTable(const OverPassPosition& position);

  [[nodiscard]] std::uint32_t count() const { return count_; }
  /// How many of the moves are Over-Passes that land on `landing`.
  [[nodiscard]] std::uint32_t count_to(Node landing) const;
  /// The move with this rank, counted from 0. Precondition: rank < count().
  [[nodiscard]] Move pick(std::uint32_t rank) const;
  /// Calls `visit(move)` for all moves, in the order of their ranks.
  template <class Visit>
  void visit(Visit visit) const {
    for (int piece = 0; piece < pieces_; ++piece) {
      const Choices& choice = choices_[static_cast<std::size_t>(piece)];
      const auto visit_each = [&](MoveKind kind, const NodeSet& places) {
        places.for_each([&](Node to) { visit(Move{kind, choice.from, to}); });
      };
      visit_each(MoveKind::OverPass, choice.landings);
      visit_each(MoveKind::Trade, choice.trades);
      visit_each(MoveKind::Slide, choice.slides);
      if (choice.exits) {
        visit(Move{MoveKind::Exit, choice.from, choice.from});
      }
    }
  }

 private:
  struct Choices {
    Node from = 0;
    NodeSet landings;
    NodeSet trades;
    NodeSet slides;
    bool exits = false;
    std::uint32_t before = 0;  // number of moves of the pieces before this one
  };
  static constexpr int kMostPieces = kColours * kPiecesEach;

  void add_colour(const OverPassPosition& position, Colour colour, const NodeSet& later_colours);

  std::array<Choices, kMostPieces> choices_;
  int pieces_ = 0;
  std::uint32_t count_ = 0;
};

/// The work done by a random game.
struct OverPassWork {
  std::uint64_t turns = 0;
  std::uint64_t steps = 0;  ///< moves
};

/// Plays to the end, or until `most_turns` turns are played, with random dice. Each step is drawn uniformly
/// from the legal ones, including the end of the turn. Precondition: the lot is settled, no turn is open.
OverPassWork play_out(OverPassPosition& position, Random& random, std::uint64_t most_turns);

}  // namespace byways::overpass

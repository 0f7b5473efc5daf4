// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/trypsylon/board.h"
#include "engine/trypsylon/cards.h"

namespace byways::trypsylon {

/// The two pairs of sides: Beach joins west and east, Meadow north and south (TRY-2).
enum class Goal : std::uint8_t { Beach, Meadow };
inline constexpr std::array<Goal, 2> kGoals{Goal::Beach, Goal::Meadow};

/// The sides that a goal joins, in the order in which pathways list their cells.
[[nodiscard]] constexpr std::array<Side, 2> sides_of(Goal goal) {
  return goal == Goal::Beach ? std::array{Side::West, Side::East} : std::array{Side::North, Side::South};
}

/// How the cards face up are joined with each other and with the frame (TRY-11 to TRY-15), computed once for
/// a board.
///
/// A point is identified by the cell south-west of it, which may be part of the frame. The frame counts as
/// cards that are face up and have no arms, so that points inside the board, on the frame and in its corners
/// follow one rule.
class Pathways {
 public:
  /// Cards on `open`, which are face up, count as if they led into all four corners: an upper bound over all
  /// orientations. Cards on `blank` count as face up without a pathway: a lower bound over all orientations.
  constexpr Pathways(Board board, const Cards& cards, Set open = 0, Set blank = 0)
      : board_(board),
        nw_((cards.with(Corner::NorthWest) | open) & ~blank),
        ne_((cards.with(Corner::NorthEast) | open) & ~blank),
        se_((cards.with(Corner::SouthEast) | open) & ~blank),
        sw_((cards.with(Corner::SouthWest) | open) & ~blank),
        eastward_((nw_ | sw_) & ((ne_ | se_) >> kEastStep)),
        northward_((se_ | sw_) & ((nw_ | ne_) >> kNorthStep)) {
    const Set filled = cards.face_up | ~board.tables().all;
    const Set pairs = filled & (filled >> kNorthStep);
    complete_ = pairs & (pairs >> kEastStep);
    from_ne_ = ne_ & complete_;
    from_se_ = se_ & (complete_ << kNorthStep);
    from_nw_ = nw_ & (complete_ << kEastStep);
    from_sw_ = sw_ & (complete_ << (kEastStep + kNorthStep));
  }

  /// The points where all cells have cards face up (TRY-12 to TRY-14), each as the cell south-west of it.
  [[nodiscard]] constexpr Set complete_points() const { return complete_; }

  /// The cards joined with `side` of the frame by an arm of their own (TRY-11, TRY-13, TRY-14).
  [[nodiscard]] constexpr Set at_side(Side side) const {
    const Set edge = board_.tables().edge[static_cast<std::size_t>(side)];
    switch (side) {
      case Side::North:
        return edge & (se_ | sw_ | from_nw_ | from_ne_);
      case Side::East:
        return edge & (nw_ | sw_ | from_ne_ | from_se_);
      case Side::South:
        return edge & (nw_ | ne_ | from_se_ | from_sw_);
      case Side::West:
        break;
    }
    return edge & (ne_ | se_ | from_nw_ | from_sw_);
  }

  /// `cards` plus every card joined with one of them by a single joint. Precondition: all of them are face
  /// up.
  [[nodiscard]] constexpr Set spread(Set cards) const {
    Set reached = cards;
    reached |= (cards & eastward_) << kEastStep;
    reached |= (cards >> kEastStep) & eastward_;
    reached |= (cards & northward_) << kNorthStep;
    reached |= (cards >> kNorthStep) & northward_;
    const Set points = (cards & from_ne_) | ((cards & from_se_) >> kNorthStep) |
                       ((cards & from_nw_) >> kEastStep) | ((cards & from_sw_) >> (kEastStep + kNorthStep));
    reached |= points & from_ne_;
    reached |= (points << kNorthStep) & from_se_;
    reached |= (points << kEastStep) & from_nw_;
    reached |= (points << (kEastStep + kNorthStep)) & from_sw_;
    return reached;
  }

  /// Every card that a pathway joins with `side` of the frame.
  [[nodiscard]] constexpr Set joined_to(Side side) const {
    Set reached = at_side(side);
    for (Set before = 0; before != reached;) {
      before = reached;
      reached = spread(reached);
    }
    return reached;
  }

  /// Whether pathways join both sides of the goal.
  [[nodiscard]] constexpr bool joins(Goal goal) const {
    const auto [from, to] = sides_of(goal);
    const Set target = at_side(to);
    Set reached = at_side(from);
    if (target == 0) {
      return false;
    }
    for (Set before = 0; before != reached && (reached & target) == 0;) {
      before = reached;
      reached = spread(reached);
    }
    return (reached & target) != 0;
  }

 private:
  Board board_;
  Set nw_;
  Set ne_;
  Set se_;
  Set sw_;
  Set eastward_;   // cards joined at their side with the card east of them
  Set northward_;  // cards joined at their side with the card north of them
  Set complete_ = 0;
  Set from_nw_ = 0;  // cards that lead into their north-west corner, if the point there is complete; etc.
  Set from_ne_ = 0;
  Set from_se_ = 0;
  Set from_sw_ = 0;
};

/// The cells of a shortest pathway between the sides of a goal, in order.
struct Pathway {
  std::array<std::uint8_t, Board::kMostCells> cells{};
  int count = 0;  ///< 0 if the sides aren't joined
};

/// The shortest pathway from west to east or from north to south. Among several, it is the pathway whose
/// cells, compared from the end backwards, come first in the order of the notation.
[[nodiscard]] constexpr Pathway shortest_pathway(const Pathways& pathways, Goal goal) {
  const auto [from, to] = sides_of(goal);
  const Set target = pathways.at_side(to);
  std::array<Set, Board::kMostCells> reached{};  // by length of pathway
  std::size_t last = 0;
  reached[0] = pathways.at_side(from);
  while ((reached[last] & target) == 0) {
    const Set next = pathways.spread(reached[last]);
    if (next == reached[last]) {
      return {};
    }
    reached[++last] = next;
  }
  Pathway pathway{.cells = {}, .count = static_cast<int>(last) + 1};
  Set choice = reached[last] & target;
  for (std::size_t i = last;; --i) {
    const Cell cell = std::countr_zero(choice);
    pathway.cells[i] = static_cast<std::uint8_t>(cell);
    if (i == 0) {
      return pathway;
    }
    choice = pathways.spread(bit(cell)) & reached[i - 1];
  }
}

}  // namespace byways::trypsylon

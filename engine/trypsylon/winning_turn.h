// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>

#include "engine/trypsylon/pathways.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

namespace detail {

/// Searches for a turn that joins a goal. The ends are first tried with cards that lead into all corners at
/// once; the orientations are tried one by one only if such cards would join the goal.
template <class GoOn>
class WinningTurn {
 public:
  WinningTurn(const Position& position, GoOn go_on)
      : board_(position.board()),
        cards_(position.cards()),
        goal_(position.owner(Goal::Beach) == position.player() ? Goal::Beach : Goal::Meadow),
        go_on_(go_on) {}

  /// Whether to continue.
  [[nodiscard]] constexpr bool goes_on() const { return goes_on_; }
  [[nodiscard]] constexpr const std::optional<FullTurn>& found() const { return found_; }

  constexpr void try_cell(Cell cell) {
    FullTurn turn{.cells = {static_cast<std::int8_t>(cell)}, .insertions = {}, .count = 1};
    try_ends<0, 1>(cards_without(turn), 0, turn);
  }
  constexpr void try_cells(Cell first, Cell second) {
    FullTurn turn{.cells = {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)},
                  .insertions = {},
                  .count = 2};
    try_ends<0, 2>(cards_without(turn), 0, turn);
  }

 private:
  [[nodiscard]] constexpr Set vacancies_of(const Cards& cards) const {
    return board_.tables().all & ~(cards.face_down | cards.face_up);
  }

  // `Done` of `Count` cards have been pushed in; `open` are the cells of these cards, whose orientation isn't
  // chosen yet.
  template <std::size_t Done, std::size_t Count>
  constexpr void try_ends(const Cards& cards, Set open, FullTurn& turn) {
    for_each(open_ends(board_, vacancies_of(cards)), [&](End end) {
      if (!goes_on_) {
        return;
      }
      turn.insertions[Done].end = end;
      Cards next = cards;
      push(board_, next, end, Corner::NorthWest);
      // Let the bits of `open` move along with the cards.
      Cards marked = cards;
      marked.low = open;
      push(board_, marked, end, Corner::NorthWest);
      const Set any = marked.low | bit(board_.tables().entry[static_cast<std::size_t>(end)]);
      if constexpr (Done + 1 < Count) {
        try_ends<Done + 1, Count>(next, any, turn);
      } else {
        goes_on_ = go_on_();
        if (goes_on_ && Pathways(board_, next, any).joins(goal_)) {
          try_corners<0, Count>(cards_without(turn), turn);
        }
      }
    });
  }

  [[nodiscard]] constexpr Cards cards_without(const FullTurn& turn) const {
    Cards cards = cards_;
    for (std::size_t i = 0; i < static_cast<std::size_t>(turn.count); ++i) {
      cards.clear(turn.cells[i]);
    }
    return cards;
  }

  template <std::size_t Done, std::size_t Count>
  constexpr void try_corners(const Cards& cards, FullTurn& turn) {
    Insertion& insertion = turn.insertions[Done];
    for (const Corner corner : kCorners) {
      if (!goes_on_) {
        return;
      }
      insertion.corner = corner;
      Cards next = cards;
      push(board_, next, insertion.end, corner);
      if constexpr (Done + 1 < Count) {
        try_corners<Done + 1, Count>(next, turn);
      } else if (Pathways(board_, next).joins(goal_)) {
        found_ = turn;
        goes_on_ = false;
      }
    }
  }

  Board board_;
  Cards cards_;
  Goal goal_;
  GoOn go_on_;
  bool goes_on_ = true;
  std::optional<FullTurn> found_;
};

}  // namespace detail

/// A turn that wins at once for the player to move, including double moves (TRY-5 to TRY-10, TRY-16). Nothing
/// if there is none, or once `go_on()` returns false; it is polled for each end that is tried. Precondition:
/// Phase::Play, no turn in progress.
template <class GoOn>
[[nodiscard]] constexpr std::optional<FullTurn> winning_turn(const Position& position, GoOn go_on) {
  // A pathway needs a card in every row or every column, and a turn adds at most two cards face up.
  const int fewest = std::min(position.board().columns(), position.board().rows());
  if (std::popcount(position.cards().face_up) + (position.may_double() ? 2 : 1) < fewest) {
    return std::nullopt;
  }
  detail::WinningTurn<GoOn> search(position, go_on);
  for_each(detail::single_cells(position), [&](Cell cell) {
    if (search.goes_on()) {
      search.try_cell(cell);
    }
  });
  detail::for_each_pair(detail::double_cells(position), [&](Cell first, Cell second) {
    if (search.goes_on()) {
      search.try_cells(first, second);
    }
  });
  return search.found();
}

}  // namespace byways::trypsylon

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/search/watch.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

/// Whether whoever is to move wins at once with this turn, if it can be played there at all. Precondition:
/// Phase::Play, no turn in progress.
template <class Board>
[[nodiscard]] constexpr bool wins_with(const Position<Board>& position, const FullTurn& turn) {
  if (!fits(position, turn)) {
    return false;
  }
  Position<Board> next = position;
  play(next, turn);
  return next.phase() == Phase::Over && next.winner() == position.player();
}

/// A turn with which whoever is to move wins at once, double moves included; nothing if there is none, or if
/// `watch` says to stop before one was found. Precondition: Phase::Play, no turn in progress.
template <class Board>
[[nodiscard]] std::optional<FullTurn> winning_turn(const Position<Board>& position, search::Watch& watch) {
  // A pathway crosses every row or every column, and a turn adds two cards face up at most.
  constexpr int kFewest = Board::kColumns < Board::kRows ? Board::kColumns : Board::kRows;
  if (std::popcount(position.cards().face_up) + (position.may_double() ? 2 : 1) < kFewest) {
    return std::nullopt;
  }
  constexpr std::uint64_t kNowAndThen = 63;
  std::uint64_t tried = 0;
  std::optional<FullTurn> found;
  visit_turns(position, [&](const FullTurn& turn) {
    Position<Board> next = position;
    play(next, turn);
    if (next.phase() == Phase::Over && next.winner() == position.player()) {
      found = turn;
    }
    return !found && ((++tried & kNowAndThen) != 0 || watch.may_go_on());
  });
  return found;
}

/// Calls `visit(after)` for each position in which the turn that begins or is open in `position` may end,
/// until it answers false; one that several orders of steps lead to may come up again. `Rules` are
/// SearchRules. Precondition: Phase::Play.
template <class Rules, class Visit>
bool visit_ends_of_turn(const typename Rules::Position& position, Visit& visit) {
  typename Rules::Moves moves;
  Rules::moves(position, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    typename Rules::Position next = position;
    const bool has_ended = Rules::play(next, moves[i]);
    if (has_ended ? !visit(next) : !visit_ends_of_turn<Rules>(next, visit)) {
      return false;
    }
  }
  return true;
}

}  // namespace byways::trypsylon

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/overpass/over_pass_position.h"

// The moves of Over-Pass, and which of them leave a way to empty the centre (OVP-10).

namespace byways::overpass {

/// Calls `visit(move)` for every move that OVP-3 to OVP-9 allow and that costs at most `most`, in the order
/// of the board file; `visit` returns false to stop. Returns false if it was stopped. Phase::Play only.
template <class Visit>
bool visit_moves(const OverPassPosition& position, int most, Visit visit) {
  if (most < 1) {
    return true;
  }
  bool go_on = true;
  const NodeSet exiting = position.exiting();
  position.occupied().for_each([&](Node from) {
    if (!go_on) {
      return;
    }
    const auto visit_each = [&](MoveKind kind, const NodeSet& places) {
      places.for_each([&](Node to) { go_on = go_on && visit(Move{kind, from, to}); });
    };
    visit_each(MoveKind::OverPass, position.landings(from));
    NodeSet later;
    position.trades(from).for_each([&](Node to) {
      if (to > from) {
        later.add(to);
      }
    });
    visit_each(MoveKind::Trade, later);
    if (most >= cost_of(MoveKind::Slide)) {
      visit_each(MoveKind::Slide, position.slides(from));
    }
    if (exiting.has(from)) {
      go_on = go_on && visit(Move{MoveKind::Exit, from, from});
    }
  });
  return go_on;
}

/// Whether `moves` moves are enough to empty the centre or to win (OVP-10, OVP-11), whatever the roll was.
[[nodiscard]] bool finishes_within(const OverPassPosition& position, int moves);

/// The fewest moves that empty the centre or win the game; a number above `most` if `most` moves aren't
/// enough.
[[nodiscard]] int moves_to_finish(const OverPassPosition& position, int most);

/// Whether the turn can be completed with the moves left (OVP-10). Phase::Play or Over.
[[nodiscard]] bool can_finish(const OverPassPosition& position);

/// Whether a move that visit_moves visits is also legal by OVP-10.
[[nodiscard]] bool leaves_a_finish(const OverPassPosition& position, const Move& move);

/// Whether the turn may end as it stands (OVP-2, OVP-10). Phase::Play only.
[[nodiscard]] inline bool may_end(const OverPassPosition& position) {
  return !position.centre_is_occupied() || !can_finish(position);
}

/// Calls `visit(move)` for every legal move; see visit_moves.
template <class Visit>
bool visit_legal_moves(const OverPassPosition& position, Visit visit) {
  if (!can_finish(position)) {
    return true;  // no move is legal then (OVP-10)
  }
  return visit_moves(position, position.left(),
                     [&](const Move& move) { return !leaves_a_finish(position, move) || visit(move); });
}

}  // namespace byways::overpass

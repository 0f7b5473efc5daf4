// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/overpass/groups_position.h"

// The steps of Groups-of-Three, and which of them leave a way out of the transit spaces (GRP-6).

namespace byways::overpass {

/// The fewest moves after which no piece of the colour on turn is in transit (GRP-6). If `most` moves aren't
/// enough, the result is a number above `most`.
[[nodiscard]] int moves_to_clear_transit(const GroupsPosition& position, int most);

/// Whether the turn can be completed with the moves left (GRP-6). Phase::Play or Over.
[[nodiscard]] inline bool can_clear_transit(const GroupsPosition& position) {
  return position.phase() == Phase::Over || position.in_transit().empty() ||
         moves_to_clear_transit(position, position.left()) <= position.left();
}

/// Whether a step that GRP-3, GRP-5 and GRP-7 allow is also legal by GRP-6.
[[nodiscard]] inline bool leaves_transit_open(const GroupsPosition& position, const GroupsStep& step) {
  GroupsPosition next = position;
  next.play(step);
  return can_clear_transit(next);
}

/// Whether the same move could bring in more pieces than the step does. Precondition: the step is legal.
[[nodiscard]] bool leaves_piece_out(const GroupsPosition& position, const GroupsStep& step);

/// Calls `visit(step)` for every legal step of a piece, in the order of the board file, each move first
/// without bringing in; `visit` returns false to stop. Returns false if it was stopped. Precondition:
/// Phase::Play, and the piece is of the colour on turn.
template <class Visit>
bool visit_steps_of(const GroupsPosition& position, Space from, Visit visit) {
  bool go_on = true;
  if (position.left() < 1) {
    return true;
  }
  const bool any_transit = !position.in_transit().empty();
  position.ways_from(from).for_each([&](Space to) {
    const auto offer = [&](const SpaceSet& brought_in) {
      const GroupsStep step{from, to, brought_in};
      const bool free = !any_transit && !board().transit().has(to);
      go_on = go_on && (!(free || leaves_transit_open(position, step)) || visit(step));
    };
    if (to == board().goal()) {
      if (position.may_bear_off()) {
        offer({});
      }
      return;
    }
    // Visits every subset of these spaces that the reserve can fill.
    const SpaceSet open = completed_by(position.occupied(), from, to);
    const auto spaces = static_cast<unsigned>(open.count());
    for (unsigned choice = 0; choice < (1U << spaces); ++choice) {
      SpaceSet brought_in;
      for (unsigned i = 0; i < spaces; ++i) {
        if (((choice >> i) & 1U) != 0) {
          brought_in.add(open.select(i));
        }
      }
      if (brought_in.count() <= position.reserve(position.colour())) {
        offer(brought_in);
      }
    }
  });
  return go_on;
}

/// Like visit_steps_of, for all pieces of the colour on turn.
template <class Visit>
bool visit_steps(const GroupsPosition& position, Visit visit) {
  bool go_on = true;
  position.own().for_each([&](Space from) { go_on = go_on && visit_steps_of(position, from, visit); });
  return go_on;
}

}  // namespace byways::overpass

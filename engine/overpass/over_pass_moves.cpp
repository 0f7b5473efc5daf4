// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_moves.h"

namespace byways::overpass {

namespace {

bool wins_with_one_exit(const OverPassPosition& position) {
  return position.exits_to_win() == 1 && !position.exiting().empty();
}

// Whether one slide can make room next to the centre for another slide, from the centre.
bool finishes_with_two_slides(const OverPassPosition& position) {
  bool found = false;
  board().outward(board().centre()).for_each([&](Node node) {
    found = found || (position.occupied().has(node) && !position.slides(node).empty());
  });
  return found;
}

}  // namespace

bool finishes_within(const OverPassPosition& position, int moves) {
  if (position.phase() == Phase::Over || !position.centre_is_occupied()) {
    return true;
  }
  const Node centre = board().centre();
  if (moves < 1) {
    return false;
  }
  if (!position.landings(centre).empty() || wins_with_one_exit(position)) {
    return true;
  }
  if (moves == 1) {
    return false;
  }
  if (!position.slides(centre).empty()) {
    return true;
  }
  return !visit_moves(position, moves - 1, [&](const Move& move) {
    OverPassPosition next = position;
    next.move(move);
    return !finishes_within(next, moves - cost_of(move.kind));
  });
}

int moves_to_finish(const OverPassPosition& position, int most) {
  // Iterative deepening; the result is nearly always 0, 1 or 2. On this board it is never more than 4: for
  // that, 17 pieces of one colour would have to enclose the centre, and a colour has only ten.
  int moves = 0;
  while (moves <= most && !finishes_within(position, moves)) {
    ++moves;
  }
  return moves;
}

bool can_finish(const OverPassPosition& position) {
  constexpr int kTwoSlides = 2 * cost_of(MoveKind::Slide);
  const int most = std::max(position.left(), 0);
  if (finishes_within(position, std::min(most, 2))) {
    return true;
  }
  return most > 2 && ((most >= kTwoSlides && finishes_with_two_slides(position)) ||
                      moves_to_finish(position, most) <= most);
}

bool leaves_a_finish(const OverPassPosition& position, const Move& move) {
  const bool lands_on_centre = move.kind != MoveKind::Exit && move.to == board().centre();
  if (!position.centre_is_occupied() && !lands_on_centre) {
    return true;
  }
  OverPassPosition next = position;
  next.move(move);
  return can_finish(next);
}

}  // namespace byways::overpass

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/trypsylon/joints.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/refusals.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/turns.h"

// The part of TrypsylonState that implements Insight.

namespace byways::trypsylon {

/// How often a position must occur before a draw may be claimed (TRY-17).
constexpr int kTimesToClaim = 3;

Places TrypsylonState::all_ends() const {
  Places ends;
  for (End end = 0; end < kEnds; ++end) {
    if (position_.board().tables().line[static_cast<std::size_t>(end)] != 0) {
      ends.push_back(end_name(end));
    }
  }
  return ends;
}

Places TrypsylonState::line(std::string_view end) const {
  for (End candidate = 0; candidate < kEnds; ++candidate) {
    if (end == end_name(candidate)) {
      return line_from(position_.board(), candidate);
    }
  }
  return {};
}

Places TrypsylonState::face_down() const { return cell_names(position_.cards().face_down); }

Places TrypsylonState::face_up(Corner corner) const { return cell_names(position_.cards().with(corner)); }

Places TrypsylonState::vacancies() const { return cell_names(position_.vacancies()); }

std::string TrypsylonState::last_inserted() const {
  return position_.last() == kNoCell ? "" : cell_name(position_.last());
}

Places TrypsylonState::joined_to(Side side) const {
  return cell_names(Pathways(position_.board(), position_.cards()).joined_to(side));
}

Places TrypsylonState::pathway(Goal goal) const {
  const Pathway found = shortest_pathway(Pathways(position_.board(), position_.cards()), goal);
  Places cells;
  for (int i = 0; i < found.count; ++i) {
    cells.push_back(cell_name(found.cells[static_cast<std::size_t>(i)]));
  }
  return cells;
}

std::vector<Joint> TrypsylonState::joints() const { return joints_of(position_.board(), position_.cards()); }

std::optional<Refusal> TrypsylonState::refusal_of_move(Move move) const {
  if (is_on()) {
    return trypsylon::refusal_of_move(turn_start_, move);
  }
  return is_over() ? game_is_over() : lot_is_due(position_.is_expert());
}

std::optional<int> TrypsylonState::until_endgame() const {
  return position_.is_expert() ? std::nullopt
                               : std::optional(std::max(0, position_.face_down_at_start() - kEndgame));
}

Places TrypsylonState::takeable() const { return is_on() ? cell_names(position_.liftable()) : Places(); }

Places TrypsylonState::open_ends() const {
  Places ends;
  if (is_on()) {
    for_each(position_.ends(), [&](End end) { ends.push_back(end_name(end)); });
  }
  return ends;
}

Preview TrypsylonState::preview(std::string_view step) const {
  Preview preview{.state = clone(), .changes = {}};
  preview.changes = preview.state->play(step);
  return preview;
}

std::optional<bool> TrypsylonState::wins_at_once(std::uint64_t most) const {
  if (!is_on() || turn_is_open()) {
    return false;
  }
  std::uint64_t tried = 0;
  bool found = false;
  trypsylon::visit_turns(position_, [&](const FullTurn& turn) {
    Position next = position_;
    trypsylon::play(next, turn);
    found = next.phase() == Phase::Over && next.winner() == position_.player();
    return !found && ++tried < most;
  });
  return found || tried < most ? std::optional(found) : std::nullopt;
}

int TrypsylonState::times() const { return is_on() ? history_.count(turn_start_.key()) : 0; }

bool TrypsylonState::claim_is_open() const { return times() >= kTimesToClaim; }

}  // namespace byways::trypsylon

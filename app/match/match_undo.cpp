// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forth, to where a person has a choice.
#include "app/match/match.h"

namespace byways::app {

// Nothing if something is in the way before. Where computers play among themselves, each step counts.
std::optional<std::size_t> Match::undoneCursor() const {
  Timeline back = timeline_;
  while (undoStopAt(back) == UndoStop::None) {
    back.undo();
    const Seat seat = back.to_roll() > 0 ? back.to_roll() : back.to_move();
    if (level(seat) == 0 || !hasPeople()) {
      return back.cursor();
    }
  }
  return std::nullopt;
}

Match::UndoStop Match::undoStop() const {
  if (isSecret()) {
    const bool mayUndo = !isCurtained() && mover() > 0 && !timeline_.open_steps().empty();
    return mayUndo ? UndoStop::None : timeline_.can_undo() ? UndoStop::Sealed : UndoStop::Start;
  }
  const UndoStop here = undoStopAt(timeline_);
  if (here != UndoStop::None || !hasComputers() || undoneCursor()) {
    return here;
  }
  return game().rolls_dice() && !takesBackRolls_ ? UndoStop::Rolled : UndoStop::Start;
}

void Match::undo() {
  if (!canUndo()) {
    return;
  }
  if (const std::optional<std::size_t> cursor = undoneCursor(); cursor && !isSecret()) {
    timeline_.go_to(*cursor);
  } else {
    timeline_.undo();
  }
  Q_EMIT changed({});
}

// In the hand of a player all that follows are steps of this very turn that were taken back.
bool Match::canRedo() const {
  return timeline_.can_redo() && (!isSecret() || (!isCurtained() && timeline_.to_move() > 0));
}

// What computers have played from here on the line is there already; `changes` gets what it changes. So
// somebody who takes a turn back and plays the same again is where they were.
void Match::redoComputersTurns(Transition& changes) {
  while (isComputersTurn() && hasPeople() && !isSecret() && timeline_.can_redo()) {
    timeline_.redo();
    const Transition& more = timeline_.last_transition();
    changes.insert(changes.end(), more.begin(), more.end());
  }
}

void Match::redo() {
  if (!canRedo()) {
    return;
  }
  timeline_.redo();
  Transition changes = timeline_.last_transition();
  redoComputersTurns(changes);
  Q_EMIT changed(changes);
}

}  // namespace byways::app

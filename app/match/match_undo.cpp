// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo, to positions in which a person has a choice.
#include "app/match/match.h"

#include <algorithm>

namespace byways::app {

// Where undo leads: back to a position in which a person had a choice, or by one step if only computers play.
// Nothing if undo is blocked before that.
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
  noteUndone();
  Q_EMIT changed({});
  Q_EMIT undone();
}

// While a player holds a secret turn, only its own undone steps can be redone.
bool Match::canRedo() const {
  return timeline_.can_redo() && (!isSecret() || (!isCurtained() && timeline_.to_move() > 0));
}

// Replays the computers' turns that already follow on the line, and appends what they change to `changes`. So
// somebody who undoes a turn and plays the same turn again gets the same answers.
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
  noteUndone();
  Q_EMIT changed(changes);
  Q_EMIT redone();
}

void Match::noteUndone() {
  undoneTo_ = timeline_.cursor();
  undoneOf_ = timeline_.length();
}

// Playing advances the cursor without updating undoneTo_, hence the maximum.
std::size_t Match::undoneTo() const {
  return undoneOf_ == timeline_.length() ? std::max(undoneTo_, timeline_.cursor()) : timeline_.length();
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Replacing the last step.
#include <algorithm>

#include "app/match/match.h"

namespace byways::app {

namespace {

// The step to replace. Solo games have no turns to end: there it is the entry before the cursor.
std::optional<std::string> lastStepOf(const Timeline& timeline) {
  if (const std::vector<std::string> open = timeline.open_steps(); !open.empty()) {
    return open.back();
  }
  if (timeline.setup().players > 1 || timeline.cursor() == 0) {
    return std::nullopt;
  }
  return timeline.entries_until(timeline.cursor()).back().text;
}

}  // namespace

std::optional<Refusal> Match::replaceStep(const QString& step) {
  const std::optional<std::string> last = lastStepOf(timeline_);
  if (!last || isCurtained()) {
    return play(step);
  }
  if (*last == step.toStdString()) {
    return std::nullopt;
  }
  if (std::optional<Refusal> held = heldByRoll()) {
    return held;
  }
  Timeline attempt = timeline_;
  attempt.go_to(attempt.cursor() - 1);
  const Seat seat = attempt.to_move();
  // The board already shows the old step's transition.
  static_cast<void>(attempt.play(seat, *last));
  const Transition before = attempt.last_transition();
  attempt.go_to(attempt.cursor() - 1);
  if (std::optional<Refusal> refusal = attempt.play(seat, step.toStdString())) {
    Q_EMIT refused(*refusal);
    return refusal;
  }
  Transition transition = attempt.last_transition();
  std::erase_if(transition, [&before](const Change& change) {
    return std::find(before.begin(), before.end(), change) != before.end();
  });
  const bool branches = timeline_.can_redo() || !lines_.empty();
  Line left = branches ? lineOnTable() : Line();
  const bool wasOver = timeline_.can_redo() && lineIsOver();
  std::swap(timeline_, attempt);
  if (std::optional<Refusal> full = branches ? refusalToLeave(left, lineOnTable()) : std::nullopt) {
    timeline_ = std::move(attempt);
    Q_EMIT refused(*full);
    return full;
  }
  if (branches && keepLeftLine(std::move(left)) && !wasOver) {
    countTakeBack(seat);
  }
  Q_EMIT changed(transition);
  Q_EMIT stepTaken(step, seat);
  return std::nullopt;
}

}  // namespace byways::app

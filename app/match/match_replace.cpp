// SPDX-License-Identifier: GPL-3.0-or-later
// A step that is changed before anything follows it.
#include <algorithm>

#include "app/match/match.h"

namespace byways::app {

std::optional<Refusal> Match::replaceStep(const QString& step) {
  const std::vector<std::string> open = timeline_.open_steps();
  if (open.empty() || isCurtained()) {
    return play(step);
  }
  if (open.back() == step.toStdString()) {
    return std::nullopt;
  }
  Timeline attempt = timeline_;
  const Seat seat = attempt.to_move();
  attempt.go_to(attempt.cursor() - 1);
  // What the old step has changed is on the board already.
  static_cast<void>(attempt.play(seat, open.back()));
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
  timeline_ = std::move(attempt);
  Q_EMIT changed(transition);
  return std::nullopt;
}

}  // namespace byways::app

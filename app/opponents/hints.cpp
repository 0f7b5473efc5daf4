// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/hints.h"

#include <string>
#include <utility>
#include <vector>

#include "app/match/match.h"
#include "app/opponents/turn_steps.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

Hints::Hints(Match& match, Told told, QObject* parent)
    : QObject(parent), match_(match), told_(std::move(told)) {
  connect(&thinker_, &Thinker::answered, this, &Hints::take);
}

bool Hints::canHint() const {
  return match_.mover() > 0 && !match_.isCurtained() && has_opponents(match_.game());
}

void Hints::next() {
  if (!canHint()) {
    return;
  }
  switch (stage_) {
    case Stage::None:
      stage_ = Stage::Thinking;
      seat_ = match_.mover();
      // No computer uses this seed, so a hint can't reveal what a computer in that seat would submit.
      thinker_.start(match_.timeline(), seat_, search::kLevels, ~match_.opponentsSeed());
      break;
    case Stage::Thinking:
      return;
    case Stage::Where:
      stage_ = Stage::Whole;
      break;
    case Stage::Whole:
      play();
      return;
  }
  Q_EMIT changed();
}

void Hints::take(const search::Advice& advice) {
  if (advice.turn.empty() || advice.candidates.empty()) {
    forget();
    return;
  }
  turn_ = QString::fromStdString(advice.turn);
  const auto seat = static_cast<std::size_t>(seat_) - 1;
  const std::vector<double>& win = advice.candidates.front().win;
  chance_ = seat < win.size() ? win[seat] : 0;
  isProven_ = advice.proven;
  const QStringList remaining = stepsLeft(match_.timeline(), seat_, turn_);
  steps_ = told_(remaining, seat_);
  if (steps_ != remaining) {
    std::vector<std::string> whole = match_.timeline().open_steps();
    for (const QString& step : steps_) {
      whole.push_back(step.toStdString());
    }
    turn_ = QString::fromStdString(match_.game().write_turn(whole));
  }
  stage_ = Stage::Where;
  match_.noteHint(seat_);
  Q_EMIT changed();
}

// The hint leaves ending the turn to the player, who can still undo everything. Only a hint that consists of
// nothing else ends the turn.
void Hints::play() {
  const QStringList steps = steps_.isEmpty() ? QStringList{QStringLiteral("end")} : steps_;
  forget();
  for (const QString& step : steps) {
    if (match_.play(step)) {
      return;
    }
  }
}

void Hints::forget() {
  thinker_.giveUp();
  if (stage_ != Stage::None) {
    stage_ = Stage::None;
    steps_.clear();
    Q_EMIT changed();
  }
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Seats that computers play, and lessons.
#include <algorithm>
#include <utility>

#include "app/match/match.h"

namespace byways::app {

void Match::setLevel(Seat seat, int level, bool isMatched) {
  while (levels_.size() < seat) {
    levels_.append(0);
  }
  while (matched_.size() < seat) {
    matched_.append(false);
  }
  const bool wasMatched = std::exchange(matched_[seat - 1], isMatched);
  if (levels_[seat - 1] == level) {
    if (wasMatched != isMatched) {
      Q_EMIT extraChanged();
    }
    return;
  }
  if (isComputersTurn() && seat == onTurn() && !timeline_.can_redo()) {
    restartComputersTurn();  // what a computer has begun is its own
  }
  levels_[seat - 1] = level;
  Q_EMIT changed({});
  Q_EMIT extraChanged();
}

void Match::noteHint(Seat seat) {
  while (hints_.size() < seat) {
    hints_.append(0);
  }
  ++hints_[seat - 1];
  Q_EMIT extraChanged();
}

Seat Match::mover() const {
  const Seat seat = timeline_.to_move();
  const bool isOthers = isComputersTurn() || (learner_ && seat > 0 && seat != *learner_);
  return isOthers ? kNobody : seat;
}

void Match::setGuided(Seat learner) {
  learner_ = learner;
  Q_EMIT changed({});
  Q_EMIT curtainChanged();
}

bool Match::playShown(const QString& step) { return !playHere(timeline_.to_move(), step, false); }

void Match::noteAdvised(Seat seat) {
  while (advised_.size() < seat) {
    advised_.append(0);
  }
  ++advised_[seat - 1];
  Q_EMIT extraChanged();
}

void Match::setCoached(Seat seat, bool isCoached) {
  while (coached_.size() < seat) {
    coached_.append(false);
  }
  if (coached_[seat - 1] != isCoached) {
    coached_[seat - 1] = isCoached;
    Q_EMIT extraChanged();
  }
}

bool Match::hasComputers() const {
  return std::any_of(levels_.begin(), levels_.end(), [](int level) { return level > 0; });
}

bool Match::hasPeople() const {
  for (Seat seat = 1; seat <= players(); ++seat) {
    if (level(seat) == 0 && !drifts(seat)) {
      return true;
    }
  }
  return false;
}

// Whether all others are computers: then nobody is there who might look.
bool Match::isAlone(Seat seat) const {
  for (Seat other = 1; other <= players(); ++other) {
    if (other != seat && level(other) == 0 && !drifts(other)) {
      return false;
    }
  }
  return level(seat) == 0 && !drifts(seat);
}

void Match::restartComputersTurn() {
  if (!timeline_.open_steps().empty()) {
    timeline_.roll_back_turn();
    Q_EMIT changed({});
  }
}

std::optional<Refusal> Match::playForComputer(const QString& step) {
  return playHere(timeline_.to_move(), step, false);
}

}  // namespace byways::app

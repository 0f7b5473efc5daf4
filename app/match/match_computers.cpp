// SPDX-License-Identifier: GPL-3.0-or-later
// Seats played by computers, and lessons.
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
    restartComputersTurn();  // nobody continues a computer's unfinished turn
  }
  if (level == 0 && movedByComputer_.contains(seat)) {
    while (shared_.size() < seat) {
      shared_.append(false);
    }
    shared_[seat - 1] = true;
  }
  levels_[seat - 1] = level;
  Q_EMIT changed({});
  Q_EMIT extraChanged();
}

void Match::handOver(Seat seat, int level, bool isMatched) {
  if (level > 0 && this->level(seat) == 0 && seat == onTurn() && onlyItsTurnFollows(seat)) {
    playFromHere();
  }
  setLevel(seat, level, isMatched);
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
    Q_EMIT changed({});
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

// Whether the seat is a person's and no other seat is, so that nobody could peek.
bool Match::isOnlyPerson(Seat seat) const {
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

bool Match::canPlayFromHere() const {
  return timeline_.can_redo() && onTurn() > 0 && !isSecret() && !isHeldByRoll();
}

// If only an unfinished turn is left behind, it isn't kept as another line.
void Match::playFromHere() {
  if (!canPlayFromHere()) {
    return;
  }
  const Seat seat = onTurn();
  const bool wasOver = lineIsOver();
  Line left = lineOnTable();
  Timeline before = timeline_;
  timeline_.roll_back_turn();
  if (const std::optional<Refusal> full = refusalToLeave(left, lineOnTable())) {
    timeline_ = std::move(before);
    Q_EMIT refused(*full);
    return;
  }
  if (keepLeftLine(std::move(left)) && !wasOver) {
    countTakeBack(seat);
  }
  Q_EMIT changed({});
}

// Whether only the seat's own turn and the computers' answers to it were undone.
bool Match::onlyItsTurnFollows(Seat seat) const {
  if (!canPlayFromHere() || lineIsOver()) {
    return false;
  }
  const Entries entries = timeline_.entries();
  std::size_t next = timeline_.entries_until(timeline_.cursor()).size();
  next += timeline_.open_steps().empty() ? 1 : 0;  // after the turn at the cursor
  return std::all_of(entries.begin() + static_cast<std::ptrdiff_t>(std::min(next, entries.size())),
                     entries.end(), [this, seat](const Entry& entry) {
                       return entry.seat == kChance || (entry.seat != seat && level(entry.seat) > 0);
                     });
}

std::optional<Refusal> Match::playForComputer(const QString& step) {
  const Seat seat = timeline_.to_move();
  std::optional<Refusal> refusal = playHere(seat, step, false);
  if (!refusal) {
    movedByComputer_.insert(seat);
  }
  return refusal;
}

}  // namespace byways::app

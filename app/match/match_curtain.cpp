// SPDX-License-Identifier: GPL-3.0-or-later
// Secret turns: who may see what, and seats that play by themselves (drifts).
#include "app/match/match.h"
#include "app/match/sealed.h"

namespace byways::app {

bool Match::isCurtained() const {
  return isSecret() && !learner_ && timeline_.to_move() > 0 && secrecy_ != Secrecy::Open;
}

// Who can see the table after the end of a turn, or after jumping here. A person who plays only against
// computers needs no curtain.
Match::Secrecy Match::secrecyAfterTurn() const {
  const bool isInHand = timeline_.cursor() == undoneTo() && isOnlyPerson(timeline_.to_move());
  return !state().has_secrets() ? Secrecy::Table : isInHand ? Secrecy::Open : Secrecy::Curtain;
}

// Not everything secret is sealed: the last turn may still be in the hand of its player.
bool Match::holdsSealed() const {
  if (!isSecret()) {
    return false;
  }
  const std::vector<std::size_t>& ends = timeline_.entry_ends();
  const Entries entries = timeline_.entries();
  return !entries.empty() && !entries.back().unfinished
             ? ends.back() > lastPublicCursor(timeline_)
             : entries.size() > 1 && ends[ends.size() - 2] > lastPublicCursor(timeline_);
}

void Match::announceCurtain(Secrecy before) {
  if (isSecret() && secrecy_ != before) {
    Q_EMIT curtainChanged();
  }
}

void Match::lowerCurtain() {
  if (!isTableOpen()) {
    return;
  }
  const bool drops = timeline_.can_redo();
  Line left = lineOnTable();
  Line now{.entries = timeline_.entries_until(timeline_.cursor()), .comments = {}};
  if (const std::optional<Refusal> full = drops ? refusalToLeave(left, now) : std::nullopt) {
    Q_EMIT refused(*full);
    return;
  }
  timeline_.roll_back_turn();
  secrecy_ = Secrecy::Curtain;
  const std::size_t cursor = timeline_.cursor();
  const Transition transition = playDriftingTurns();
  if (drops) {
    keepLeftLine(std::move(left));
  }
  if (drops || timeline_.cursor() != cursor) {
    Q_EMIT changed(transition);
  }
  if (isOnlyPerson(timeline_.to_move())) {
    secrecy_ = Secrecy::Open;
  }
  announceCurtain(Secrecy::Table);
}

void Match::liftCurtain() {
  lowerCurtain();
  if (isCurtained() && !isTableOpen() && !isComputersTurn()) {
    secrecy_ = Secrecy::Open;
    Q_EMIT curtainChanged();
  }
}

// When this finishes the round, the table is open, for people to see what happened.
Transition Match::playDriftingTurns() {
  Transition changes;
  while (!isGuided() && secrecy_ == Secrecy::Curtain && drifts(timeline_.to_move()) &&
         !timeline_.can_redo()) {
    const Seat seat = timeline_.to_move();
    Random random(opponentsSeed() + timeline_.cursor());
    std::vector<std::string> steps = state().random_turn(random);
    steps.emplace_back("end");
    for (const std::string& step : steps) {
      if (timeline_.play(seat, step)) {
        return changes;  // a drifting seat has no legal turn here
      }
      const Transition& more = timeline_.last_transition();
      changes.insert(changes.end(), more.begin(), more.end());
    }
    drawDueLots();
    secrecy_ = secrecyAfterTurn();
  }
  return changes;
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/adviser.h"

#include <algorithm>

#include "app/match/match.h"
#include "app/opponents/close_look.h"
#include "app/opponents/turn_steps.h"
#include "engine/core/entry.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr int kRough = 5;  // a level with a budget that is enough for a first answer
constexpr std::size_t kMostKnown = 32;

std::uint64_t roughLook(const Timeline& timeline) {
  const std::uint64_t budget = searcher_for(timeline.game()).levels(timeline)[kRough - 1].budget;
  return std::min(budget, closeLook(timeline));
}

// The entries up to the cursor as a key of known_. The result of a search depends on nothing else.
std::string positionKey(const Timeline& timeline) {
  std::string key;
  for (const Entry& entry : timeline.entries_until(timeline.cursor())) {
    key += write_entry(entry) + (entry.unfinished ? "…\n" : "\n");
  }
  return key;
}

}  // namespace

Adviser::Adviser(Match& match, QObject* parent) : QObject(parent), match_(match) {
  connect(&thinker_, &Thinker::answered, this, &Adviser::take);
}

QString Adviser::whyNot(const Game& game) {
  return !has_opponents(game)      ? tr("not when you play alone")
         : game.has_secret_turns() ? tr("not in games with secret turns")
                                   : QString();
}

void Adviser::setOn(bool on) {
  if (on != isOn_) {
    isOn_ = on;
    chances_.clear();
    refresh();
  }
}

void Adviser::refresh() {
  thinker_.giveUp();
  turns_.clear();
  isCurrent_ = false;
  if (isOn_ && canAdvise(match_.game()) && match_.mover() > 0) {
    const search::Advice* const answer = known(match_.timeline());
    answer != nullptr ? show(*answer) : look(true);
  }
  Q_EMIT changed();
}

const search::Advice* Adviser::known(const Timeline& timeline) const {
  const auto found = known_.find(positionKey(timeline));
  return found == known_.end() ? nullptr : &found->second;
}

// A rough search has the budget of a level, but none of that level's weaknesses.
void Adviser::look(bool isRough) {
  isRough_ = isRough;
  const Timeline& timeline = match_.timeline();
  search::Request request;
  request.limits.budget = isRough ? roughLook(timeline) : closeLook(timeline);
  thinker_.start(timeline, match_.mover(), request);
}

void Adviser::take(const search::Advice& advice) {
  show(advice);
  if (isRough_ && !advice.proven && !advice.candidates.empty()) {
    look(false);
  } else {
    if (known_.size() >= kMostKnown) {
      known_.clear();
    }
    known_[positionKey(match_.timeline())] = advice;
  }
  Q_EMIT changed();
}

// The best turn stays first, even if another turn has a higher chance after fewer visits.
void Adviser::show(const search::Advice& advice) {
  const auto seat = static_cast<std::size_t>(advice.seat) - 1;
  if (advice.candidates.empty() || seat >= advice.candidates.front().win.size()) {
    return;
  }
  const std::vector<double>& win = advice.candidates.front().win;
  chances_ = {win.begin(), win.end()};
  isCurrent_ = true;
  turns_.clear();
  for (const search::Candidate& candidate : advice.candidates) {
    if (turns_.size() < kMostTurns) {
      const QString turn = QString::fromStdString(candidate.turn);
      turns_.append({turn, stepsLeft(match_.timeline(), advice.seat, turn),
                     std::min(candidate.win[seat], turns_.isEmpty() ? 1.0 : turns_.last().chance)});
    }
  }
  noteTurn();
}

// Notes in the match that its player has seen advice: once for each turn, and only if nothing follows the
// turn on the line.
void Adviser::noteTurn() {
  const Timeline& timeline = match_.timeline();
  const std::size_t begin = timeline.cursor() - timeline.open_steps().size();
  const Seat seat = match_.mover();
  if (!timeline.can_redo() && (seat != notedFor_ || begin != notedAt_)) {
    notedFor_ = seat;
    notedAt_ = begin;
    match_.noteAdvised(seat);
  }
}

}  // namespace byways::app

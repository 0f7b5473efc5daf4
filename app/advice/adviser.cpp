// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/adviser.h"

#include "app/match/match.h"
#include "app/opponents/turn_steps.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr int kRough = 5;  // the level whose budget is enough for a first answer

}  // namespace

Adviser::Adviser(Match& match, QObject* parent) : QObject(parent), match_(match) {
  connect(&thinker_, &Thinker::answered, this, &Adviser::take);
}

bool Adviser::canAdvise(const Game& game) { return has_opponents(game) && !game.has_secret_turns(); }

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
  if (isOn_ && canAdvise(match_.game()) && match_.mover() > 0) {
    look(kRough);
  }
  Q_EMIT changed();
}

// With a level's budget, but without what makes that level play worse than it could.
void Adviser::look(int level) {
  level_ = level;
  const Timeline& timeline = match_.timeline();
  search::Request request = search::request_for(searcher_for(match_.game()).levels(timeline), level, 1);
  request.style = {};
  request.candidates = kMostTurns;
  thinker_.start(timeline, match_.mover(), request);
}

void Adviser::take(const search::Advice& advice) {
  const auto seat = static_cast<std::size_t>(advice.seat) - 1;
  if (!advice.candidates.empty() && seat < advice.candidates.front().win.size()) {
    chances_ = {advice.candidates.front().win.begin(), advice.candidates.front().win.end()};
    turns_.clear();
    for (const search::Candidate& candidate : advice.candidates) {
      if (turns_.size() < kMostTurns) {
        const QString turn = QString::fromStdString(candidate.turn);
        turns_.append({turn, stepsLeft(match_.timeline(), advice.seat, turn), candidate.win[seat]});
      }
    }
    noteTurn();
    if (level_ < search::kLevels && !advice.proven) {
      look(search::kLevels);
    }
  }
  Q_EMIT changed();
}

// Each turn counts once, and only where it can change the game.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/coach.h"

#include <algorithm>

#include "app/advice/adviser.h"
#include "app/games/turn_words.h"
#include "app/match/match.h"
#include "app/match/match_clock.h"
#include "app/opponents/close_look.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr double kSeconds = 0.4;  // time for each of up to three searches
// The least loss of chance to warn of. After small searches, which are less reliable, it has to be more.
constexpr double kLoss = 0.2;
constexpr double kRoughLoss = 0.3;
constexpr std::uint64_t kRoughNodes = 1000;

// The position by which a turn is judged: after the turn or, if dice come next, before its end. Nothing if
// the turn can't be judged.
std::optional<Timeline> judgedAt(const Timeline& after) {
  Timeline line = after;
  if (line.to_move() < 1) {
    line.go_to(line.cursor() - 1);
  }
  return line.to_move() < 1 || (line.cursor() < after.cursor() && line.open_steps().empty())
             ? std::nullopt
             : std::optional(line);
}

}  // namespace

Coach::Coach(const Match& match, const Adviser& adviser, QObject* parent)
    : QObject(parent), match_(match), adviser_(adviser) {
  connect(&thinker_, &Thinker::answered, this, &Coach::take);
}

QString Coach::whyNot(const Match& match) {
  const QString why = Adviser::whyNot(match.game());
  return why.isEmpty() && MatchClock::isWanted(match) ? tr("not while a clock runs") : why;
}

void Coach::look(Seat seat) {
  forget();
  const Timeline& line = match_.timeline();
  if (!match_.isCoached(seat) || match_.level(seat) > 0 || !canCoach(match_) || line.outcome()) {
    return;
  }
  const Entries entries = line.entries_until(line.cursor());
  if (entries.empty() || entries.back().seat != seat || entries.back().unfinished ||
      isSpelledOut(QString::fromStdString(entries.back().text), match_.game())) {
    return;
  }
  const std::optional<Timeline> judgedLine = judgedAt(line);
  if (!judgedLine) {
    return;
  }
  warning_ = {};
  warning_.seat = seat;
  warning_.begin = entries.size() < 2 ? 0 : line.entry_ends()[entries.size() - 2];
  before_ = line;
  before_->go_to(warning_.begin);
  budget_ = closeLook(line);
  search(Stage::After, *judgedLine);
  Q_EMIT changed();
}

void Coach::search(Stage stage, const Timeline& timeline) {
  stage_ = stage;
  search::Request request;
  request.limits.budget = budget_;
  request.limits.seconds = kSeconds;
  request.candidates = 1;
  thinker_.start(timeline, timeline.to_move(), request);
}

void Coach::take(const search::Advice& advice) {
  const auto seat = static_cast<std::size_t>(warning_.seat) - 1;
  if (advice.candidates.empty() || seat >= advice.candidates.front().win.size()) {
    forget();
    return;
  }
  const double chance = advice.candidates.front().win[seat];
  switch (stage_) {
    case Stage::After:
      warning_.played = chance;
      if (match_.timeline().to_move() > 0 && advice.seat != warning_.seat) {
        warning_.replies = advice.seat;
        warning_.reply = QString::fromStdString(advice.turn);
      }
      if (const search::Advice* const known = adviser_.known(*before_)) {
        stage_ = Stage::Before;
        take(search::Advice(*known));
      } else {
        search(Stage::Before, *before_);
      }
      break;
    case Stage::Before:
      warning_.best = chance;
      warning_.better = QString::fromStdString(advice.turn);
      warning_.best - warning_.played < leastLoss() ? forget() : searchAfterBest();
      break;
    case Stage::AfterBest:
      warning_.best = std::min(warning_.best, chance);
      settle();
      break;
    case Stage::None:
    case Stage::Warning:
      break;
  }
}

void Coach::searchAfterBest() {
  Timeline after = *before_;
  const std::optional<Timeline> judgedLine =
      after.play_entry({warning_.seat, warning_.better.toStdString()}) ? std::nullopt : judgedAt(after);
  judgedLine && !after.outcome() ? search(Stage::AfterBest, *judgedLine) : settle();
}

double Coach::leastLoss() const { return budget_ < kRoughNodes ? kRoughLoss : kLoss; }

void Coach::settle() {
  if (warning_.best - warning_.played < leastLoss()) {
    forget();
    return;
  }
  stage_ = Stage::Warning;
  Q_EMIT changed();
}

void Coach::forget() {
  thinker_.giveUp();
  if (stage_ != Stage::None) {
    stage_ = Stage::None;
    before_.reset();
    Q_EMIT changed();
  }
}

}  // namespace byways::app

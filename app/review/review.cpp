// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review.h"

#include <algorithm>
#include <exception>

#include "app/games/turn_words.h"
#include "app/match/line_until.h"
#include "app/opponents/close_look.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr std::size_t kLookedAtAgain = 6;
constexpr std::size_t kLevelAtFirst = 6;
constexpr qint64 kKeepEvery = 5000;  // ms: a killed program loses no more work than this

search::Request requestFor(const Timeline& timeline, int depth, const JobWatch& watch) {
  const search::Levels levels = searcher_for(timeline.game()).levels(timeline);
  search::Request request;
  request.limits.budget = depth == 1 ? levels[kLevelAtFirst - 1].budget : closeLook(timeline);
  request.limits.stop = &watch.stopFlag();
  return request;
}

// The line without an unfinished secret round.
Timeline publicLine(const Timeline& timeline) {
  std::size_t cursor = timeline.length();
  while (cursor > 0 && timeline.state_at(cursor).has_secrets()) {
    --cursor;
  }
  return cursor == timeline.length() ? timeline : lineUntil(timeline, cursor);
}

}  // namespace

Review::Review(Match& match, QObject* parent)
    : QObject(parent),
      match_(match),
      timeline_(publicLine(match.timeline())),
      turns_(search::turns_to_judge(timeline_)),
      job_(thread_, [this](std::optional<search::Judgement> judgement) { take(std::move(judgement)); }) {
  for (JudgedTurn& turn : keptReview(match)) {
    // Best turns that will be played on a board must be legal, and the record may contain anything.
    const search::Judgement& judgement = turn.judgement;
    if (judgement.loss < kSmall || search::with_turn_instead(timeline_, judgement.entry, judgement.best)) {
      known_[judgement.entry] = std::move(turn);
    }
  }
  lookBack();
  sinceKept_.start();
}

Review::~Review() {
  job_.stop();
  try {
    keep();
  } catch (const std::exception& error) {
    qWarning("The review isn't kept: %s", error.what());
  }
}

const search::Judgement* Review::judgement(std::size_t entry) const {
  const auto found = inHindsight_.find(entry);
  return found == inHindsight_.end() ? nullptr : &found->second;
}

std::optional<int> Review::secondsLeft() const {
  constexpr std::size_t kEnough = 3;
  const std::size_t judgedSince = judged() - std::min(judged(), judgedBefore_);
  if (!isRunning_ || judgedSince < kEnough || judged() >= turns()) {
    return std::nullopt;
  }
  const double each = static_cast<double>(sinceBegun_.elapsed()) / 1000 / static_cast<double>(judgedSince);
  return static_cast<int>(each * static_cast<double>(turns() - judged()));
}

bool Review::isSolved(std::size_t entry) const {
  const auto found = known_.find(entry);
  return found != known_.end() && found->second.isSolved;
}

void Review::noteSolved(std::size_t entry) {
  if (const auto found = known_.find(entry); found != known_.end() && !found->second.isSolved) {
    found->second.isSolved = true;
    isKept_ = false;
    keep();
  }
}

// The next turn to judge: first all turns once, in order; then the worst of them again, more closely.
std::optional<Review::Task> Review::next() const {
  const auto hasFailed = [this](std::size_t entry) {
    return std::find(failed_.begin(), failed_.end(), entry) != failed_.end();
  };
  for (const std::size_t entry : turns_) {
    if (!known_.contains(entry) && !hasFailed(entry)) {
      return Task{entry, 1};
    }
  }
  for (const search::Judgement& judgement : worst(kNobody, kLookedAtAgain)) {
    if (known_.at(judgement.entry).depth == 1 && !hasFailed(judgement.entry)) {
      return Task{judgement.entry, 2};
    }
  }
  return std::nullopt;
}

void Review::setRunning(bool isRunning) {
  if (isRunning == isRunning_) {
    return;
  }
  isRunning_ = isRunning && !isDone();
  job_.stop();
  if (isRunning_) {
    sinceBegun_.start();
    judgedBefore_ = judged();
    begin();
  } else {
    keep();
  }
  Q_EMIT changed();
}

void Review::begin() {
  const std::optional<Task> task = next();
  if (!task) {
    isRunning_ = false;
    return;
  }
  task_ = *task;
  job_.start([timeline = timeline_, task = task_](const JobWatch& watch) {
    return search::judge(timeline, task.entry, searcher_for(timeline.game()),
                         requestFor(timeline, task.depth, watch));
  });
}

void Review::take(std::optional<search::Judgement> judgement) {
  if (judgement) {
    JudgedTurn& turn = known_[task_.entry];
    turn.judgement = std::move(*judgement);
    turn.depth = task_.depth;
    isKept_ = false;
    lookBack();
  } else {
    failed_.push_back(task_.entry);
  }
  begin();
  if (!isRunning_ || sinceKept_.elapsed() > kKeepEvery) {
    keep();
  }
  Q_EMIT changed();
}

void Review::lookBack() {
  inHindsight_.clear();
  search::Judgement* earlier = nullptr;
  for (const auto& [entry, turn] : known_) {
    search::Judgement& judgement = inHindsight_[entry] = turn.judgement;
    if (earlier != nullptr) {
      search::see_in_hindsight(timeline_, *earlier, judgement);
    }
    earlier = &judgement;
  }
  std::vector<search::Judgement*> all;
  for (auto& [entry, judgement] : inHindsight_) {
    all.push_back(&judgement);
  }
  search::settle(timeline_, all);
}

void Review::keep() {
  if (isKept_) {
    return;
  }
  isKept_ = true;
  sinceKept_.restart();
  std::vector<JudgedTurn> all;
  all.reserve(known_.size());
  for (const auto& [entry, turn] : known_) {
    all.push_back(turn);
  }
  keepReview(match_, all);
}

std::vector<search::Judgement> Review::worst(Seat seat, std::size_t most) const {
  std::vector<search::Judgement> found;
  for (const auto& [entry, judgement] : inHindsight_) {
    if (judgement.loss >= kSmall && (seat == kNobody || judgement.seat == seat) &&
        !isSpelledOut(QString::fromStdString(judgement.played), timeline_.game())) {
      found.push_back(judgement);
    }
  }
  std::stable_sort(
      found.begin(), found.end(),
      [](const search::Judgement& one, const search::Judgement& other) { return one.loss > other.loss; });
  found.resize(std::min(found.size(), most));
  return found;
}

double Review::lossOf(Seat seat) const {
  double sum = 0;
  for (const auto& [entry, judgement] : inHindsight_) {
    sum += judgement.seat == seat ? judgement.loss : 0;
  }
  return sum;
}

double Review::luckOf(Seat seat) const {
  const auto index = static_cast<std::size_t>(seat) - 1;
  double sum = 0;
  for (const auto& [entry, judgement] : inHindsight_) {
    if (judgement.seat == seat && !judgement.rolled.empty()) {
      sum += judgement.rolled[index] - judgement.unrolled[index];
    }
  }
  return sum;
}

}  // namespace byways::app

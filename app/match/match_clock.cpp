// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_clock.h"

#include <algorithm>
#include <utility>

#include "app/match/clock_rules.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;
using Time = TurnClock::Time;

constexpr auto kTurn = "turn_ms";
constexpr auto kReserve = "reserve_ms";
constexpr auto kOver = "over_ms";
constexpr int kTick = 100;         // milliseconds
constexpr Time kStoreEvery{5000};  // a crash loses no more time on the clock than this
constexpr Time kMostOfTick{1000};  // longer than a busy window delays a tick; the rest of a gap doesn't count
constexpr Time kWorthTelling{5000};

Time monotonicTime() {
  return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch());
}

std::vector<Time> timesIn(const Json& clock, const char* key) {
  std::vector<Time> times;
  for (const Json& value : clock.value(key, Json::array())) {
    times.emplace_back(value.get<std::uint32_t>());
  }
  return times;
}

// The seats of the turns that have been ended up to the cursor.
std::vector<Seat> turnEndersUntil(const Timeline& line, std::size_t cursor) {
  std::vector<Seat> seats;
  for (const Entry& entry : line.entries_until(cursor)) {
    if (entry.seat > 0 && !entry.unfinished) {
      seats.push_back(entry.seat);
    }
  }
  return seats;
}

}  // namespace

bool MatchClock::isWanted(const Match& match) { return clockRulesOf(match).is_on(); }

MatchClock::MatchClock(Match& match, const Preferences& preferences, QObject* parent)
    : QObject(parent),
      match_(match),
      preferences_(preferences),
      clock_(match.players(), clockRulesOf(match)),
      now_(monotonicTime),
      turn_(turnEndersUntil(match.timeline(), match.timeline().cursor()).size()),
      credited_(turnEndersUntil(match.timeline(), match.timeline().length()).size()) {
  const Json kept = match.extra(kClockKey);
  if (kept.is_object()) {  // well-formed (isClock)
    clock_.set(Time(kept[kTurn].get<std::uint32_t>()), timesIn(kept, kReserve), timesIn(kept, kOver));
  }
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, &MatchClock::tick);
  connect(&match, &Match::changed, this, &MatchClock::matchChanged);
  connect(&match, &Match::curtainChanged, this, &MatchClock::updateRunning);
  connect(&preferences, &Preferences::changed, this, &MatchClock::updateRunning);
  updateRunning();
}

void MatchClock::setSource(Source source) {
  now_ = std::move(source);
  lastTick_ = now_();
}

void MatchClock::setHeld(bool held) {
  if (held != std::exchange(held_, held)) {
    updateRunning();
    Q_EMIT heldChanged(held);
  }
}

void MatchClock::setCovered(bool covered, Cover by) {
  if (covered) {
    covers_.insert(by);
  } else {
    covers_.erase(by);
  }
  updateRunning();
}

void MatchClock::setWindowActive(bool active) {
  windowIsActive_ = active;
  updateRunning();
}

void MatchClock::updateRunning() {
  const Seat seat = match_.onTurn();
  const bool isPersons = seat > 0 && match_.level(seat) == 0 && !match_.isCurtained();
  const bool run = isPersons && !held_ && covers_.empty() &&
                   (windowIsActive_ || !preferences_.clockPauses()) && !match_.timeline().can_redo();
  if (run != timer_.isActive()) {
    if (run) {
      lastTick_ = now_();
      timer_.start();
    } else {
      timer_.stop();
      store();
    }
    Q_EMIT ticked();
  }
}

void MatchClock::tick() {
  const Time since = now_() - std::exchange(lastTick_, now_());
  const Time passed = std::clamp(since, Time::zero(), kMostOfTick);
  const Seat seat = match_.onTurn();
  const bool wasUp = clock_.is_up(seat);
  const bool isUp = clock_.spend(seat, passed);
  const bool isOut = isUp && rules().loses;
  unstored_ += passed;
  if (isUp != wasUp || unstored_ >= kStoreEvery) {
    store();
  }
  if (isOut) {
    const bool isForTwo = match_.players() == 2;
    static_cast<void>(
        match_.playDeclaration(seat, isForTwo ? QStringLiteral("flag") : QStringLiteral("leave")));
  } else if (isUp && !wasUp) {
    Q_EMIT timeUp(seat);
  } else if (since >= kWorthTelling) {
    Q_EMIT stoodStill(since);
  }
  Q_EMIT ticked();  // NOLINT(readability-misleading-indentation): Q_EMIT is an empty macro
}

void MatchClock::matchChanged() {
  const std::vector<Seat> turnEnders = turnEndersUntil(match_.timeline(), match_.timeline().cursor());
  if (turnEnders.size() != turn_) {
    turn_ = turnEnders.size();
    clock_.start_turn();
    for (; credited_ < turn_; ++credited_) {
      clock_.end_turn(turnEnders[credited_]);
    }
    store();
  }
  updateRunning();
}

void MatchClock::store() {
  unstored_ = Time::zero();
  Json clock = match_.extra(kClockKey);  // including its rules, which stay as they are
  Json reserve = Json::array();
  Json over = Json::array();
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    reserve.push_back(static_cast<std::uint64_t>(clock_.reserve_left(seat).count()));
    over.push_back(static_cast<std::uint64_t>(clock_.over(seat).count()));
  }
  clock[kTurn] = static_cast<std::uint64_t>(clock_.turn_left().count());
  clock[kReserve] = reserve;
  if (!rules().loses) {
    clock[kOver] = over;
  }
  match_.setExtra(kClockKey, clock);
}

}  // namespace byways::app

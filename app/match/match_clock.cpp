// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_clock.h"

#include <algorithm>
#include <utility>

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;
using Time = TurnClock::Time;

constexpr auto kKey = "clock";
constexpr auto kTurn = "turn_ms";
constexpr auto kReserve = "reserve_ms";
constexpr int kTick = 100;         // milliseconds
constexpr Time kStoreEvery{5000};  // a killed program loses no more than this
constexpr Time kMostOfTick{1000};  // a busy window is late by less
constexpr Time kWorthTelling{5000};

Time timeHere() {
  return std::chrono::duration_cast<Time>(std::chrono::steady_clock::now().time_since_epoch());
}

std::size_t turnOf(const Match& match) {
  return match.timeline().entries_until(match.timeline().cursor()).size() -
         (match.timeline().open_steps().empty() ? 0 : 1);
}

}  // namespace

bool MatchClock::isWanted(const Match& match) { return isWanted(match.timeline().setup().options.values()); }

bool MatchClock::isWanted(const OptionMap& options) {
  const auto clock = options.find("clock");
  return clock != options.end() && clock->second == OptionValue(true);
}

MatchClock::MatchClock(Match& match, const Preferences& preferences, QObject* parent)
    : QObject(parent),
      match_(match),
      preferences_(preferences),
      clock_(match.players()),
      now_(timeHere),
      turn_(turnOf(match)) {
  const Json kept = match.extra(kKey);
  if (kept.is_object()) {  // in its form then: app/match/own_keys.h
    std::vector<Time> reserve;
    for (const Json& value : kept[kReserve]) {
      reserve.emplace_back(value.get<std::uint32_t>());
    }
    clock_.set(Time(kept[kTurn].get<std::uint32_t>()), reserve);
  }
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, &MatchClock::tick);
  connect(&match, &Match::changed, this, &MatchClock::matchChanged);
  connect(&preferences, &Preferences::changed, this, &MatchClock::updateRunning);
  updateRunning();
}

void MatchClock::setSource(Source source) {
  now_ = std::move(source);
  lastTick_ = now_();
}

void MatchClock::setHeld(bool held) {
  held_ = held;
  updateRunning();
}

void MatchClock::setWindowActive(bool active) {
  windowIsActive_ = active;
  updateRunning();
}

void MatchClock::updateRunning() {
  const bool run = !held_ && (windowIsActive_ || !preferences_.clockPauses()) &&
                   match_.timeline().to_move() > 0 && !match_.timeline().can_redo();
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
  const Seat seat = match_.timeline().to_move();
  const bool isUp = clock_.spend(seat, passed);
  unstored_ += passed;
  if (isUp || unstored_ >= kStoreEvery) {
    store();
  }
  if (isUp) {
    static_cast<void>(match_.playWord(seat, QStringLiteral("flag")));
  } else if (since >= kWorthTelling) {
    Q_EMIT stoodStill(since);
  }
  Q_EMIT ticked();  // NOLINT(readability-misleading-indentation): Q_EMIT is nothing to the compiler
}

void MatchClock::matchChanged() {
  if (const std::size_t turn = turnOf(match_); turn != turn_) {
    turn_ = turn;
    clock_.start_turn();
    store();
  }
  updateRunning();
}

void MatchClock::store() {
  unstored_ = Time::zero();
  Json reserve = Json::array();
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    reserve.push_back(static_cast<std::uint64_t>(clock_.reserve_left(seat).count()));
  }
  match_.setExtra(kKey,
                  {{kTurn, static_cast<std::uint64_t>(clock_.turn_left().count())}, {kReserve, reserve}});
}

}  // namespace byways::app

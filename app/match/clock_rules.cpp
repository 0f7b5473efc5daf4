// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/clock_rules.h"

#include <algorithm>
#include <limits>
#include <string>

#include "app/match/match.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;
using Time = ClockRules::Time;

constexpr auto kEachTurn = "each_turn_ms";
constexpr auto kGame = "game_ms";
constexpr auto kMore = "more_ms";
constexpr auto kWhenUp = "when_up";
constexpr auto kLoses = "loses";
constexpr auto kShown = "shown";
constexpr std::uint64_t kMostLeft = std::numeric_limits<std::uint32_t>::max();  // milliseconds
constexpr auto kLongestTime = static_cast<std::uint64_t>(ClockRules::kLongest.count());

bool isTime(const Json& value, std::uint64_t most) {
  return value.is_number_unsigned() && value.get<std::uint64_t>() <= most;
}

bool areTimes(const Json& value, std::size_t players) {
  return value.is_array() && value.size() == players &&
         std::all_of(value.begin(), value.end(), [](const Json& one) { return isTime(one, kMostLeft); });
}

std::uint64_t numberOf(Time time) { return static_cast<std::uint64_t>(time.count()); }

Time timeIn(const Json& clock, const char* key) {
  return clock.contains(key) ? Time(clock[key].get<std::int64_t>()) : Time(0);
}

}  // namespace

ClockRules clockRulesIn(const Json& clock) {
  if (!clock.is_object()) {
    return {};
  }
  return {timeIn(clock, kEachTurn), timeIn(clock, kGame), timeIn(clock, kMore),
          !clock.contains(kWhenUp) || clock[kWhenUp] != kShown};
}

ClockRules clockRulesOf(const Match& match) {
  const ClockRules own = clockRulesIn(match.extra(kClockKey));
  const OptionMap& options = match.timeline().setup().options.values();
  const auto option = options.find("clock");
  const bool isBygs = option != options.end() && option->second == OptionValue(true);
  return !own.is_on() && isBygs ? kBygClock : own;
}

Json clockJson(const ClockRules& rules, int players) {
  Json reserve = Json::array();
  for (int seat = 0; seat < players; ++seat) {
    reserve.push_back(numberOf(rules.reserve));
  }
  return {{kEachTurn, numberOf(rules.turn)}, {kGame, numberOf(rules.reserve)},
          {kMore, numberOf(rules.more)},     {kWhenUp, rules.loses ? kLoses : kShown},
          {"turn_ms", numberOf(rules.turn)}, {"reserve_ms", reserve}};
}

bool isClock(const Json& clock, std::size_t players) {
  const auto isMissingOr = [&clock](const char* key, auto isSound) {
    return !clock.contains(key) || isSound(clock[key]);
  };
  const auto isRule = [](const Json& value) { return isTime(value, kLongestTime); };
  const auto isWhenUp = [](const Json& value) { return value == kLoses || value == kShown; };
  const auto areAll = [players](const Json& value) { return areTimes(value, players); };
  return clock.is_object() && clock.contains("turn_ms") && isTime(clock["turn_ms"], kMostLeft) &&
         clock.contains("reserve_ms") && areAll(clock["reserve_ms"]) && isMissingOr("over_ms", areAll) &&
         isMissingOr(kEachTurn, isRule) && isMissingOr(kGame, isRule) && isMissingOr(kMore, isRule) &&
         isMissingOr(kWhenUp, isWhenUp);
}

}  // namespace byways::app

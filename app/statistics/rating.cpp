// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr double kTwoSided95 = 1.96;  // standard deviations
constexpr double kLowestLevel = 800;
constexpr double kLevelStep = 150;  // points between two levels: the stronger wins 70 %
constexpr int kFirstGuess = 2;      // as a level
constexpr double kFirstDeviation = 350;
constexpr double kDrift = 30;  // points by which a strength may change from one game to the next
const double kPerPoint = std::numbers::ln10 / 400;

// Glicko's g: how much less a result counts if the other's rating is uncertain.
double dampingOf(const Rating& other) {
  const double share = kPerPoint * other.deviation / std::numbers::pi;
  return 1 / std::sqrt(1 + 3 * share * share);
}

double expected(const Rating& one, const Rating& other) {
  return 1 / (1 + std::exp(-kPerPoint * dampingOf(other) * (one.value - other.value)));
}

}  // namespace

double Rating::error() const { return kTwoSided95 * deviation; }

Rating firstRating() { return {ratingOfLevel(kFirstGuess).value, kFirstDeviation}; }

Rating ratingOfLevel(int level) { return {kLowestLevel + kLevelStep * (level - 1), 0}; }

int nearestLevel(const Rating& rating) {
  const double steps = std::round((rating.value - kLowestLevel) / kLevelStep);
  return 1 + static_cast<int>(std::clamp(steps, 0.0, static_cast<double>(search::kLevels - 1)));
}

Rating ratingAfter(const Rating& before, std::span<const Meeting> meetings) {
  if (meetings.empty()) {
    return before;
  }
  const double deviation =
      std::min(std::sqrt(before.deviation * before.deviation + kDrift * kDrift), kFirstDeviation);
  double information = 0;
  double surprise = 0;
  for (const Meeting& meeting : meetings) {
    const double damping = dampingOf(meeting.other);
    const double share = expected(before, meeting.other);
    information += meeting.weight * damping * damping * share * (1 - share);
    surprise += meeting.weight * damping * (meeting.score - share);
  }
  const double variance = 1 / (1 / (deviation * deviation) + kPerPoint * kPerPoint * information);
  return {before.value + kPerPoint * variance * surprise, std::sqrt(variance)};
}

double expectedShare(const Rating& one, const Rating& other) { return expected(one, other); }

}  // namespace byways::app

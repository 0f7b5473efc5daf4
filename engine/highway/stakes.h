// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/highway/geometry.h"

// Turns points into chances to win.

namespace byways::highway {

/// Chances to win, by player; a shared win counts in part.
using Chances = std::array<float, static_cast<std::size_t>(kMostPlayers)>;

class Stakes {
 public:
  /// For the points that players have after round `round`, from 1 to kRounds.
  explicit Stakes(int round);

  /// The chances of players with these points. `plays` has a bit for each player who hasn't left; players who
  /// have left have no chance.
  [[nodiscard]] Chances chances(const std::array<int, static_cast<std::size_t>(kMostPlayers)>& points,
                                unsigned plays) const;

 private:
  static constexpr std::size_t kFarthestBehind = 128;  // points; more makes no difference

  int round_;
  std::array<float, kFarthestBehind> weights_{};  // by points behind the first
};

inline Stakes::Stakes(int round) : round_(round) {
  // A lead of this many points multiplies the odds by about 2.7; measured in games of strong computers, by
  // round.
  constexpr std::array<float, static_cast<std::size_t>(kRounds)> kScale{7.5F, 7.3F, 7, 6.5F, 5.6F, 4};
  constexpr int kFine = 8;  // repeated multiplication instead of std::exp
  const float factor = 1 - 1 / (kScale[static_cast<std::size_t>(round) - 1] * static_cast<float>(kFine));
  float weight = 1;
  for (float& one : weights_) {
    one = weight;
    for (int i = 0; i < kFine; ++i) {
      weight *= factor;
    }
  }
}

inline Chances Stakes::chances(const std::array<int, static_cast<std::size_t>(kMostPlayers)>& points,
                               unsigned plays) const {
  constexpr int kLeast = -1000000;
  int best = kLeast;
  for (std::size_t i = 0; i < points.size(); ++i) {
    best = ((plays >> i) & 1U) != 0 ? std::max(best, points[i]) : best;
  }
  Chances chances{};
  float sum = 0;
  float winners = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (((plays >> i) & 1U) != 0) {
      const auto behind = static_cast<std::size_t>(best - points[i]);
      chances[i] = weights_[std::min(behind, kFarthestBehind - 1)];
      sum += chances[i];
      winners += behind == 0 ? 1.0F : 0.0F;
    }
  }
  // At the end the most points win (HWY-16); other points count a little, so that a losing player still
  // tries.
  const float soft = round_ == kRounds ? 0.03F : 1.0F;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool is_first = ((plays >> i) & 1U) != 0 && points[i] == best;
    chances[i] = soft * chances[i] / sum + (is_first ? (1 - soft) / winners : 0.0F);
  }
  return chances;
}

}  // namespace byways::highway

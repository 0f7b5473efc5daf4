// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/challenges/tries.h"

// The makers of the three challenges, each in its file. What one looks at it counts in `count`, and it ends
// soon after that is used up.

namespace byways::challenges {

/// A start that was made.
struct MadeStart {
  std::string from;                ///< as the option has it
  std::vector<std::string> proof;  ///< the best known solution
  Measure measure;
};

/// The start of that size that comes nearest to the difficulty. `seed` has all that is left to chance.
/// Nothing if the count was stopped.
///@{
[[nodiscard]] std::optional<MadeStart> make_crooked(int size, Difficulty difficulty, std::uint64_t seed,
                                                    MakerCount& count);
[[nodiscard]] std::optional<MadeStart> make_spiral(int size, Difficulty difficulty, std::uint64_t seed,
                                                   MakerCount& count);
[[nodiscard]] std::optional<MadeStart> make_full_house(int size, Difficulty difficulty, std::uint64_t seed,
                                                       MakerCount& count);
///@}

/// The most tries that a puzzle of that difficulty takes, by Difficulty, in the first two and in Full House.
inline constexpr std::array<int, kDifficulties> kMostTriesOf{60, 250, 1200, kMostTries};
inline constexpr std::array<int, kDifficulties> kMostWaysOf{1, 7, 31, kMostTries};

[[nodiscard]] constexpr Difficulty difficulty_of(const std::array<int, kDifficulties>& most, int tries) {
  std::size_t i = 0;
  while (i + 1 < most.size() && tries > most[i]) {
    ++i;
  }
  return static_cast<Difficulty>(i);
}

/// Draws one start after the other, until one is as difficult as wanted or the count is used up; answers the
/// first of those that come nearest. Maker has Start; draw(random): a start, or nothing where it got stuck;
/// tries(start, most): see Measure, no more than `most`; below 0 where it isn't solved.
template <class Maker>
std::optional<typename Maker::Start> nearest_start(Maker& maker, const std::array<int, kDifficulties>& most,
                                                   Difficulty wanted, std::uint64_t seed, MakerCount& count) {
  const auto off = [&](int tries) {
    const int found = static_cast<int>(difficulty_of(most, tries));
    return std::abs(found - static_cast<int>(wanted));
  };
  // More tries than that are too many, however many they are; one difficulty more is looked at, for want of
  // better ones.
  const auto last = std::min<std::size_t>(static_cast<std::size_t>(wanted) + 1, most.size() - 1);
  std::optional<typename Maker::Start> nearest;
  int least = kDifficulties;
  for (std::uint64_t number = 0; least > 0 && !count.is_stopped() && (!nearest || !count.is_used_up());
       ++number) {
    Random random(search::mix(seed, number));
    count.go_on();
    auto start = maker.draw(random);
    if (!start) {
      continue;
    }
    const int tries = maker.tries(*start, std::min(kMostTries, most[last] + 1));
    const int distance = off(tries);
    if (tries >= 0 && distance < least) {
      least = distance;
      nearest = std::move(start);
    }
  }
  return count.is_stopped() ? std::nullopt : nearest;
}

}  // namespace byways::challenges

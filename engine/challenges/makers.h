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

// The makers of the three challenges, each in a file of its own. A maker counts the positions it looks at in
// `count`, and ends soon after `count` is used up.

namespace byways::challenges {

/// A generated start.
struct MadeStart {
  std::string from;                ///< the value of the option `from`
  std::vector<std::string> proof;  ///< the best known solution
  Measure measure;
};

/// Makes a start of `size` pieces that comes as near to `difficulty` as possible. `seed` determines all
/// random choices. Nothing if `count` was stopped.
///@{
[[nodiscard]] std::optional<MadeStart> make_crooked(int size, Difficulty difficulty, std::uint64_t seed,
                                                    MakerCount& count);
[[nodiscard]] std::optional<MadeStart> make_spiral(int size, Difficulty difficulty, std::uint64_t seed,
                                                   MakerCount& count);
[[nodiscard]] std::optional<MadeStart> make_full_house(int size, Difficulty difficulty, std::uint64_t seed,
                                                       MakerCount& count);
///@}

/// By Difficulty, the most tries it allows: for Crooked Jumps and the Spiral, and for Full House.
inline constexpr std::array<int, kDifficulties> kMostTriesOf{60, 250, 1200, kMostTries};
inline constexpr std::array<int, kDifficulties> kMostWaysOf{1, 7, 31, kMostTries};

[[nodiscard]] constexpr Difficulty difficulty_of(const std::array<int, kDifficulties>& most, int tries) {
  std::size_t i = 0;
  while (i + 1 < most.size() && tries > most[i]) {
    ++i;
  }
  return static_cast<Difficulty>(i);
}

/// Draws starts until one has the wanted difficulty or the count is used up; returns the nearest one, the
/// first of several. A Maker has a type Start and two functions: draw(random) returns a start, or nothing if
/// it got stuck; tries(start, most) returns Measure::tries, limited to `most`, or a negative number if it
/// can't solve the start.
template <class Maker>
std::optional<typename Maker::Start> nearest_start(Maker& maker, const std::array<int, kDifficulties>& most,
                                                   Difficulty wanted, std::uint64_t seed, MakerCount& count) {
  const auto off = [&](int tries) {
    const int found = static_cast<int>(difficulty_of(most, tries));
    return std::abs(found - static_cast<int>(wanted));
  };
  // Measures as far as one difficulty above the wanted one, in case nothing nearer turns up.
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

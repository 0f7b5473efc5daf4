// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/overpass/colours.h"
#include "engine/search/numbers.h"

// What the searches of Over-Pass and Groups-of-Three know about single places.

namespace byways::overpass {

inline constexpr std::size_t kMostPlaces = 128;

/// The value of a piece at home; one in reserve has the value 0.
inline constexpr int kHomeValue = 100;

/// By place, the value of a piece there.
using PlaceValues = std::array<int, kMostPlaces>;

/// Zobrist keys by colour and place; XORed over all pieces, they identify a board.
class PlaceKeys {
 public:
  PlaceKeys() {
    for (std::size_t colour = 0; colour < keys_.size(); ++colour) {
      for (std::size_t place = 0; place < kMostPlaces; ++place) {
        keys_[colour][place] = search::mix(colour + 1, place + 1);
      }
    }
  }
  [[nodiscard]] std::uint64_t of(Colour colour, int place) const {
    return keys_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(place)];
  }

 private:
  std::array<std::array<std::uint64_t, kMostPlaces>, static_cast<std::size_t>(kColours)> keys_{};
};

[[nodiscard]] inline const PlaceKeys& place_keys() {
  static const PlaceKeys keys;
  return keys;
}

/// By how much a place is misjudged, always the same for the same seed. `misjudgement` is
/// Style::misjudgement.
[[nodiscard]] inline int error_at(int place, float misjudgement, std::uint64_t seed) {
  const std::uint64_t key = search::mix(search::mix(seed), static_cast<std::uint64_t>(place));
  return static_cast<int>(search::spread_of(key) * misjudgement * kHomeValue);
}

/// The fewest steps from each place to one of `goals`; kMostPlaces if there is no path. `beside(place)`
/// returns the places one step away.
template <class Set, class Adjacent>
[[nodiscard]] PlaceValues steps_to_any(const Set& goals, Adjacent beside) {
  PlaceValues steps;
  steps.fill(static_cast<int>(kMostPlaces));
  Set seen = goals;
  Set ring = goals;
  for (int step = 0; !ring.empty(); ++step) {
    Set next;
    ring.for_each([&](int place) {
      steps[static_cast<std::size_t>(place)] = step;
      next |= beside(place);
    });
    ring = next - seen;
    seen |= ring;
  }
  return steps;
}

/// Misjudges the values of places by up to `misjudgement` (Style::misjudgement), always in the same way for
/// the same seed; goals keep their value. A piece stays worth more on the board than in reserve, and worth
/// more the nearer it is to a goal: the player may prefer the wrong path, but never goes in the wrong
/// direction. `steps` and `beside` are as for steps_to_any.
template <class Adjacent>
void misjudge(PlaceValues& values, const PlaceValues& steps, float misjudgement, std::uint64_t seed,
              Adjacent beside) {
  constexpr int kOnBoard = 24;
  const int farthest = static_cast<int>(kMostPlaces);
  const auto at = [](int place) { return static_cast<std::size_t>(place); };
  for (int step = 1; misjudgement > 0 && step < farthest; ++step) {
    for (int place = 0; place < farthest; ++place) {
      if (steps[at(place)] != step) {
        continue;
      }
      int nearer = 0;
      beside(place).for_each([&](int next) {
        nearer = steps[at(next)] == step - 1 ? std::max(nearer, values[at(next)]) : nearer;
      });
      int& value = values[at(place)];
      value = std::max(value + error_at(place, misjudgement, seed), kOnBoard - step);
      value = std::min(value, nearer - 1);
    }
  }
}

}  // namespace byways::overpass

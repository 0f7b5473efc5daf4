// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// One attempt at an exercise and what has happened in it so far. It ends when the exercise is done; trying
/// again after that is a new attempt.
struct Attempt {
  int misses = 0;      ///< number of wrong tries; in a lesson, those of the step that had the most
  int hints = 0;       ///< hints given
  bool shown = false;  ///< whether the solution was shown, or a step of a lesson was skipped
  int step = 0;        ///< current step of a lesson, from 0
  int seconds = 0;     ///< time spent on the attempt

  bool operator==(const Attempt&) const = default;
};

/// What an attempt has earned, from least to most.
enum class Stars {
  None,    ///< not done
  Hollow,  ///< done after the solution was shown
  One,
  Two,
  Three
};

inline constexpr int kMostStars = 3;

/// The rule of stars: what `attempt` earns if the exercise is done now. Three stars for the first try without
/// help, two after one wrong try, one after several wrong tries or a hint, a hollow star if the solution was
/// shown.
[[nodiscard]] constexpr Stars starsFor(const Attempt& attempt) {
  return attempt.shown                             ? Stars::Hollow
         : attempt.hints > 0 || attempt.misses > 1 ? Stars::One
         : attempt.misses == 1                     ? Stars::Two
                                                   : Stars::Three;
}

/// The number of full stars, from 0 to kMostStars.
[[nodiscard]] constexpr int fullStars(Stars stars) {
  return stars > Stars::Hollow ? static_cast<int>(stars) - static_cast<int>(Stars::Hollow) : 0;
}

}  // namespace byways::app

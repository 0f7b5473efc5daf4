// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace byways::app {

// Ratings after Mark Glickman, “Parameter estimation in large dynamic paired comparison experiments”, Applied
// Statistics 48 (1999): Glicko, with every game as a period of its own. 400 points are ten to one. Levels of
// computers are fixed points: what a person is worth is what level they hold their own against.

/// How strong somebody seems to be, and how sure that is.
struct Rating {
  double value = 0;
  double deviation = 0;  ///< one standard deviation, in points; 0 for a fixed point

  /// Half of the interval that holds the true value with 95 %.
  [[nodiscard]] double error() const;
};

/// What a game says about two of its players, from the view of one.
struct Meeting {
  Rating other;       ///< before the game
  double score = 0;   ///< 1 won, 0.5 drawn, 0 lost
  double weight = 1;  ///< how much it counts, above 0 and at most 1
};

/// Of somebody of whom nothing is known yet: about as strong as level 2, but that is a guess.
[[nodiscard]] Rating firstRating();
/// Of a computer. A level beats the one below with about 70 %. Precondition: 1 <= level <= search::kLevels.
[[nodiscard]] Rating ratingOfLevel(int level);
/// The level that is nearest to it.
[[nodiscard]] int nearestLevel(const Rating& rating);

/// After a game in which those meetings happened. People change, so even a game that surprises nobody leaves
/// some doubt. The same rating if there are none.
[[nodiscard]] Rating ratingAfter(const Rating& before, std::span<const Meeting> meetings);

/// The share that the first is expected to win against the second, from 0 to 1.
[[nodiscard]] double expectedShare(const Rating& one, const Rating& other);

}  // namespace byways::app

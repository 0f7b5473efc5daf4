// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace byways::app {

// Ratings after Mark Glickman, “Parameter estimation in large dynamic paired comparison experiments”, Applied
// Statistics 48 (1999): Glicko, with every game as a period of its own. 400 points mean odds of ten to one.
// The levels of the computers are fixed points, so a person's rating says which level is an even opponent.

/// An estimate of somebody's strength and its uncertainty.
struct Rating {
  double value = 0;
  double deviation = 0;  ///< one standard deviation, in points; 0 for a fixed point

  /// Half the width of the 95 % interval.
  [[nodiscard]] double error() const;
};

/// The result between two players of a game, from the view of one.
struct Meeting {
  Rating other;       ///< before the game
  double score = 0;   ///< 1 won, 0.5 drawn, 0 lost
  double weight = 1;  ///< how much it counts, above 0 and at most 1
};

/// The rating of an unknown player: about level 2, with a large deviation.
[[nodiscard]] Rating firstRating();
/// The rating of a computer. A level wins about 70 % against the one below. Precondition: 1 <= level <=
/// search::kLevels.
[[nodiscard]] Rating ratingOfLevel(int level);
/// The level whose rating is nearest.
[[nodiscard]] int nearestLevel(const Rating& rating);

/// The rating after a game with those meetings; the same rating if there are none. As people change, some
/// uncertainty always remains.
[[nodiscard]] Rating ratingAfter(const Rating& before, std::span<const Meeting> meetings);

/// The share that the first is expected to win against the second, from 0 to 1.
[[nodiscard]] double expectedShare(const Rating& one, const Rating& other);

}  // namespace byways::app

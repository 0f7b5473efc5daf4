// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace byways::app {

// Glicko ratings (Mark Glickman, “Parameter estimation in large dynamic paired comparison experiments”,
// Applied Statistics 48, 1999), with every game as a rating period of its own. A difference of 400 points
// means odds of ten to one. The ratings of computer levels are fixed, so a person's rating says which level
// is an even opponent.

/// An estimate of somebody's strength and its uncertainty.
struct Rating {
  double value = 0;
  double deviation = 0;  ///< one standard deviation, in points; 0 for a fixed point

  /// Half the width of the 95 % interval.
  [[nodiscard]] double error() const;
};

/// The result of a game between two of its players, from the view of one of them.
struct Meeting {
  Rating other;       ///< the other player's, before the game
  double score = 0;   ///< 1 won, 0.5 drawn, 0 lost
  double weight = 1;  ///< how much it counts, above 0 and at most 1
};

/// The rating of an unknown player: that of a computer of level 2, but with a large deviation.
[[nodiscard]] Rating firstRating();
/// The rating of a computer. A level wins about 70 % of games against the level below. Precondition: 1 <=
/// level <= search::kLevels.
[[nodiscard]] Rating ratingOfLevel(int level);
/// The level whose rating is nearest.
[[nodiscard]] int nearestLevel(const Rating& rating);

/// The rating after a game with these meetings; unchanged if there are none. Some uncertainty always remains,
/// because people's strength changes.
[[nodiscard]] Rating ratingAfter(const Rating& before, std::span<const Meeting> meetings);

/// The expected score of `one` against `other`, from 0 to 1.
[[nodiscard]] double expectedShare(const Rating& one, const Rating& other);

}  // namespace byways::app

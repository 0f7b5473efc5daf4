// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/games/game_face.h"
#include "app/review/review.h"

namespace byways::app {

/// Says what a review has found, for the window and for pages alike. Texts are in the current language.
class ReviewTeller {
 public:
  /// `shown` is a match with the line that was reviewed, wherever its cursor is, and `match` the game that it
  /// belongs to; they may be one. All references must outlive it.
  ReviewTeller(const Review& review, const GameFace& face, const Match& match, const Match& shown)
      : review_(review), face_(face), match_(match), shown_(shown) {}

  /// A place of the game.
  struct Place {
    std::size_t cursor = 0;
    std::size_t entries = 0;  ///< that have led there
    std::size_t before = 0;   ///< that have led to the place before
  };
  /// Everybody's chances there, by seat; empty where they aren't known.
  [[nodiscard]] std::vector<double> chancesAfter(const Place& place) const;

  /// A turn that mattered, as a line of a list: its number in the list, whose turn, and what it gave away.
  [[nodiscard]] QString lineOf(const search::Judgement& moment, int number) const;
  /// What was played, what it did, and how the others replied.
  [[nodiscard]] QString playedText(const search::Judgement& moment) const;
  /// What would have been better, and what only that does.
  [[nodiscard]] QString betterText(const search::Judgement& moment) const;

 private:
  [[nodiscard]] QString answerText(const search::Judgement& moment) const;
  [[nodiscard]] static QString lossText(const search::Judgement& moment);

  const Review& review_;
  const GameFace& face_;
  const Match& match_;
  const Match& shown_;
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/games/game_face.h"
#include "app/review/review.h"

namespace byways::app {

/// Makes sentences from the results of a review, for the window and for pages, in the window's language.
class ReviewTeller {
 public:
  /// `match` is the reviewed game, and `shown` a match with the reviewed line, wherever its cursor is; both
  /// may be the same match. All references must outlive the teller.
  ReviewTeller(const Review& review, const GameFace& face, const Match& match, const Match& shown)
      : review_(review), face_(face), match_(match), shown_(shown) {}

  /// A point in the game, between two turns.
  struct Place {
    std::size_t cursor = 0;
    std::size_t entries = 0;  ///< how many entries have led to this point
    std::size_t before = 0;   ///< how many entries have led to the previous point
  };
  /// Everybody's chances at the point `place`, by seat; empty if they aren't known.
  [[nodiscard]] std::vector<double> chancesAfter(const Place& place) const;

  /// A turn that mattered, as a row of a list: its number `number` in the list, whose turn it was, and what
  /// it gave away.
  [[nodiscard]] QString lineOf(const search::Judgement& moment, int number) const;
  /// What was played, what effect it had, and how the others replied.
  [[nodiscard]] QString playedText(const search::Judgement& moment) const;
  /// Which turn would have been better, and which effects only that turn has.
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

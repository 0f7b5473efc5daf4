// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/match/match.h"

namespace byways::app {

/// A seat in the ranking by points (HWY-16).
struct HighwayRank {
  int place = 0;  ///< from 1; equal points share a place. 0 for those who have left: they can't win
  Seat seat = kNobody;
  int points = 0;
};

/// All seats at the match's cursor, the best ones first, those who have left at the end.
[[nodiscard]] QList<HighwayRank> highwayRanking(const Match& match);

/// The final ranking in words: a sentence about the win, then all seats by their places in a second line.
/// Precondition: six rounds have been played.
[[nodiscard]] QString highwayRankingText(const Match& match);

}  // namespace byways::app

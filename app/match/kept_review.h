// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/match/match.h"
#include "engine/search/review.h"

namespace byways::app {

/// A turn as a review has judged it.
struct JudgedTurn {
  search::Judgement judgement;
  int depth = 1;          ///< how closely it was looked at: 1, or 2 for those that were looked at again
  bool isSolved = false;  ///< whether somebody who learned from it has found a turn as good as the best
};

/// What the record keeps of reviews (docs/file-format.md, "review"), as far as it is about the line on the
/// table: in the order of the turns, each at most once. What is said to be best may be any text.
[[nodiscard]] std::vector<JudgedTurn> keptReview(const Match& match);

/// Keeps it in the record in place of what was there, if there is room for it. `turns` are about the line on
/// the table.
void keepReview(Match& match, const std::vector<JudgedTurn>& turns);

/// How many turns of the line on the table a review could judge, and how many are judged.
struct ReviewState {
  std::size_t judged = 0;
  std::size_t turns = 0;
};
[[nodiscard]] ReviewState reviewState(const Match& match);

}  // namespace byways::app

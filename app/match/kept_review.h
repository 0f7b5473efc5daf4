// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/match/match.h"
#include "engine/search/review.h"

namespace byways::app {

/// A turn as a review has judged it.
struct JudgedTurn {
  search::Judgement judgement;
  int depth = 1;          ///< 1, or 2 if the turn was examined more closely
  bool isSolved = false;  ///< whether somebody learning from the review has found a turn as good as the best
};

/// The judgements in the record (docs/file-format.md, "review") of turns on the line on the table, in the
/// order of the turns, at most one per turn. A judgement's best turn may be any text: it hasn't been checked
/// for legality.
[[nodiscard]] std::vector<JudgedTurn> keptReview(const Match& match);

/// Replaces the review in the record, if the record has room. `turns` are on the line on the table.
void keepReview(Match& match, const std::vector<JudgedTurn>& turns);

/// How many turns on the line on the table a review can judge, and how many have been judged.
struct ReviewState {
  std::size_t judged = 0;
  std::size_t turns = 0;
};
[[nodiscard]] ReviewState reviewState(const Match& match);

}  // namespace byways::app

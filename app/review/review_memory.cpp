// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_memory.h"

#include "app/match/kept_review.h"

namespace byways::app {

namespace {

constexpr auto kReview = "review";

}  // namespace

void ReviewMemory::note(const Match& match, const QString& file) {
  if (!file.isEmpty() && reviewState(match).judged > 0) {
    reviews_[file] = match.extra(kReview);
  }
}

void ReviewMemory::recall(Match& match, const QString& file) const {
  const auto known = reviews_.find(file);
  if (known == reviews_.end()) {
    return;
  }
  const std::size_t judged = reviewState(match).judged;
  const nlohmann::ordered_json own = match.extra(kReview);
  match.setExtra(kReview, known->second);
  if (reviewState(match).judged < judged) {
    match.setExtra(kReview, own);
  }
}

}  // namespace byways::app

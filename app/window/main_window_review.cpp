// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked at turn by turn. The table waits below.
#include <utility>

#include "app/match/kept_review.h"
#include "app/match/match_clock.h"
#include "app/review/review_page.h"
#include "app/rules/rules_pane.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/toast.h"

namespace byways::app {

void MainWindow::review() {
  if (table_ == nullptr || arranging_ != nullptr || review_ != nullptr || !ReviewPage::canReview(*match_)) {
    return;
  }
  if (MatchClock* const clock = table_->clock()) {
    clockWasHeld_ = clock->isHeld();
    clock->setHeld(true);
  }
  table_->holdComputers(true);
  review_ = new ReviewPage(*match_, table_->face(), look_, preferences_, this);
  connect(review_, &ReviewPage::closed, this, &MainWindow::leaveReview, Qt::QueuedConnection);
  connect(review_, &ReviewPage::changed, this, &MainWindow::refresh);
  connect(review_, &ReviewPage::noted, toast_, &Toast::showText);
  connect(review_, &ReviewPage::ruleRequested, this, &MainWindow::showRule);
  pages_->addWidget(review_);
  pages_->setCurrentWidget(review_);
  review_->setFocus();
  refresh();
}

void MainWindow::leaveReview() {
  if (review_ == nullptr || table_ == nullptr) {
    return;
  }
  pages_->setCurrentWidget(table_);
  delete std::exchange(review_, nullptr);
  if (table_->clock() != nullptr) {
    table_->clock()->setHeld(clockWasHeld_);
  }
  table_->holdComputers(false);
  table_->setFocus();
  refresh();
}

// A file is written only when somebody asks for it. What was found out about it is remembered all the same.
void MainWindow::noteReview() {
  if (match_ != nullptr && !file_.isEmpty() && reviewState(*match_).judged > 0) {
    reviews_[file_] = match_->extra("review");
  }
}

void MainWindow::recallReview() {
  const auto known = reviews_.find(file_);
  if (known == reviews_.end() || file_.isEmpty()) {
    return;
  }
  const std::size_t judged = reviewState(*match_).judged;
  const nlohmann::ordered_json own = match_->extra("review");
  match_->setExtra("review", known->second);
  if (reviewState(*match_).judged < judged) {
    match_->setExtra("review", own);  // the file has changed since
  }
}

void MainWindow::refreshReview() {
  actions_->undo->setEnabled(review_->canUndo());
  actions_->redo->setEnabled(review_->canRedo());
  actions_->rules->setEnabled(true);
  const std::string_view title = match_->game().title();
  setWindowTitle(
      tr("Review – %1 – Byways").arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))));
  setWindowModified(false);
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// A game looked at turn by turn. The table waits below.
#include <utility>

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

// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up a position by hand.
#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/games/catalogue.h"
#include "app/match/match_clock.h"
#include "app/puzzles/puzzle_list.h"
#include "app/rules/rules_pane.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace byways::app {

void MainWindow::arrange(const MatchSetup& setup, const Timeline* table) {
  const GameFace& face = faceOf(*setup.game);
  // The game on the table waits below, its clock standing.
  if (MatchClock* const clock = table_ != nullptr ? table_->clock() : nullptr) {
    clockWasHeld_ = clock->isHeld();
    clock->setHeld(true);
  }
  MatchSetup plain = setup;
  plain.arranged = table == nullptr ? setup.arranged : std::nullopt;
  delete std::exchange(arranging_, nullptr);
  arranging_ = new ArrangePage(plain, table, face, look_, preferences_, this);
  connect(arranging_, &ArrangePage::changed, this, &MainWindow::refresh);
  connect(arranging_, &ArrangePage::playRequested, this, &MainWindow::start, Qt::QueuedConnection);
  connect(arranging_, &ArrangePage::cancelled, this, &MainWindow::leaveArranging, Qt::QueuedConnection);
  pages_->addWidget(arranging_);
  pages_->setCurrentWidget(arranging_);
  rulesPane_->setGame(&face);
  arranging_->setFocus();
  refresh();
}

void MainWindow::leaveArranging() {
  if (arranging_ == nullptr) {
    return;
  }
  if (table_ == nullptr) {
    // A challenge without a table comes from the puzzle room.
    const Game& game = arranging_->face().game();
    isChallenge(game) ? showPuzzles(&game) : showShelf();
    return;
  }
  pages_->setCurrentWidget(table_);
  delete std::exchange(arranging_, nullptr);
  if (table_->clock() != nullptr) {
    table_->clock()->setHeld(clockWasHeld_);
  }
  table_->setFocus();
  refresh();
}

void MainWindow::refreshArranging() {
  actions_->undo->setEnabled(arranging_->history().canUndo());
  actions_->redo->setEnabled(arranging_->history().canRedo());
  actions_->rules->setEnabled(true);
  const std::string_view title = arranging_->face().game().title();
  setWindowTitle(tr("Set up a position – %1 – Byways")
                     .arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))));
  setWindowModified(false);
}

}  // namespace byways::app

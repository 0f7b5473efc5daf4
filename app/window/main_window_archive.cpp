// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games, what they say of people, and computers that match their strength.
#include <QFileInfo>

#include "app/archive/archive_page.h"
#include "app/library/kept_games.h"
#include "app/statistics/live_statistics.h"
#include "app/statistics/statistics_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/seats_menu.h"
#include "app/window/toast.h"

namespace byways::app {

void MainWindow::connectArchive() {
  connect(archive_, &ArchivePage::openRequested, this, &MainWindow::lookAgain);
  connect(archive_, &ArchivePage::reviewRequested, this, &MainWindow::reviewFile);
  connect(archive_, &ArchivePage::shelfRequested, this, &MainWindow::showShelf);
  connect(archive_, &ArchivePage::backRequested, this, &MainWindow::goBack);
  connect(archive_, &ArchivePage::statisticsRequested, this, &MainWindow::showStatistics);
  connect(statisticsPage_, &StatisticsPage::archiveRequested, this, &MainWindow::showArchive);
  connect(statisticsPage_, &StatisticsPage::shelfRequested, this, &MainWindow::showShelf);
  connect(statisticsPage_, &StatisticsPage::backRequested, this, &MainWindow::goBack);
  connect(statisticsPage_, &StatisticsPage::told, toast_, &Toast::showText);
  connect(statisticsPage_, &StatisticsPage::failed, this, &MainWindow::report);
  connect(actions_->statistics, &QAction::triggered, this, &MainWindow::showStatistics);
  connect(actions_->archive, &QAction::triggered, this, &MainWindow::showArchive);
  actions_->seats->setStrength(
      [this](const Game& game, const QString& name) { return statistics_->strengthOf(game, name); });
}

void MainWindow::showArchive() { visit(archive_); }

void MainWindow::showStatistics() { visit(statisticsPage_); }

// The way back begins where one comes from. A page that is on it already leads no further.
void MainWindow::visit(QWidget* page) {
  QWidget* const from = pages_->currentWidget();
  const bool stays = table_ == nullptr && arranging_ == nullptr;
  const QString game = isGuided() ? QString() : autosave_ ? autosave_->path() : file_;
  showPage(page);
  if (from == page || pages_->currentWidget() != page) {
    return;
  }
  if (const bool goesOn = from == archive_ || from == statisticsPage_; !goesOn) {
    wayBack_.clear();
    gameBefore_ = game;
  }
  if (const qsizetype known = wayBack_.indexOf(page); known >= 0) {
    wayBack_.resize(known);
  } else if (stays) {
    wayBack_.append(from);
  }
}

void MainWindow::goBack() {
  if (!wayBack_.isEmpty()) {
    showPage(wayBack_.takeLast());
  } else if (QFileInfo::exists(gameBefore_)) {
    openFile(gameBefore_);
  } else {
    showShelf();
  }
}

bool MainWindow::lookAgain(const QString& path) {
  if (!openFile(path)) {
    return false;
  }
  match_->goTo(match_->timeline().length());
  return true;
}

void MainWindow::reviewFile(const QString& path) {
  if (lookAgain(path)) {
    review();
  }
}

// What is on the table counts at once, without its file being read.
void MainWindow::noteTable() {
  if (match_ && autosave_) {
    games_->note(*match_, autosave_->path());
  }
}

bool MainWindow::hasTwinOf(const Match& match) {
  noteTable();
  games_->wait();
  return games_->hasTwinOf(match);
}

// Computers that match somebody go on with what the last game has shown, and that may still be on the table.
void MainWindow::matchStrength(MatchSetup& setup) {
  if (!setup.matched.contains(true)) {
    return;
  }
  noteTable();
  const int level = matchedLevel(*setup.game, setup.names, setup.levels, actions_->seats->strength());
  for (qsizetype seat = 0; seat < setup.levels.size(); ++seat) {
    if (setup.matched.value(seat) && setup.levels[seat] > 0) {
      setup.levels[seat] = level;
    }
  }
}

}  // namespace byways::app

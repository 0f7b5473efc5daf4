// SPDX-License-Identifier: GPL-3.0-or-later
// Problems: positions with one turn that wins, on the table.
#include "app/board/board_view.h"
#include "app/lessons/lesson_run.h"
#include "app/puzzles/problem_desk.h"
#include "app/puzzles/problem_progress.h"
#include "app/puzzles/problem_run.h"
#include "app/puzzles/puzzle_room.h"
#include "app/shelf/shelf_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace byways::app {

void MainWindow::connectProblems() {
  connect(room_, &PuzzleRoom::problemRequested, this,
          [this](const Problem* problem) { openProblem(*problem); });
  connect(problems_.get(), &ProblemProgress::problemChanged, this, &MainWindow::refreshUnsaved);
}

void MainWindow::openProblem(const Problem& problem) {
  if (!mayLeaveTable()) {
    return;
  }
  putOnTable(matchOf(problem), {}, {}, nullptr, nullptr,
             std::make_unique<ProblemRun>(problem, *problems_, preferences_));
  problemDesk_->begin();
}

// What the turn asks for stands below the desk only while one is to be made.
void MainWindow::addProblemDesk() {
  problem_->takeUp(*match_, table_->board(), table_->face());
  auto* const desk = problemDesk_ = new ProblemDesk(*problem_, *problems_, table_->board(), look_, table_);
  table_->setDesk(desk, true);
  const auto layOut = [this] {
    const bool isAsked = problem_->stage() == ProblemRun::Stage::Asked;
    table_->setBeside(isAsked ? TablePage::Beside::Sought : TablePage::Beside::Shown);
  };
  connect(problem_.get(), &ProblemRun::changed, table_, layOut);
  // Later: the button that was pressed goes with the table.
  connect(
      desk, &ProblemDesk::roomRequested, this, [this] { showPuzzles(&match_->game()); },
      Qt::QueuedConnection);
  connect(
      desk, &ProblemDesk::nextRequested, this,
      [this] {
        const Problem* const next = problems_->next(problem_->problem());
        next != nullptr ? openProblem(*next) : showPuzzles(&match_->game());
      },
      Qt::QueuedConnection);
  layOut();
  actions_->followButtons(nullptr);  // they may know a table without its desk
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzle room, and what a challenge or a problem on the table has besides.
#include <QTimer>

#include <algorithm>

#include "app/board/board_view.h"
#include "app/games/catalogue.h"
#include "app/lessons/lesson_run.h"
#include "app/library/kept_games.h"
#include "app/puzzles/problem_desk.h"
#include "app/puzzles/problem_progress.h"
#include "app/puzzles/problem_run.h"
#include "app/puzzles/progress.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_room.h"
#include "app/shelf/shelf_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace byways::app {

void MainWindow::connectRoom() {
  connect(room_, &PuzzleRoom::shelfRequested, this, &MainWindow::showShelf);
  connect(room_, &PuzzleRoom::ownRequested, this,
          [this](const GameFace* face) { arrange(usualSetup(*face, preferences_)); });
  connect(room_, &PuzzleRoom::puzzleRequested, this,
          [this](const Puzzle* puzzle, const QString& begun) { playPuzzle(*puzzle, begun); });
  connect(progress_.get(), &PuzzleProgress::problemChanged, this, &MainWindow::refreshUnsaved);
  connect(actions_->puzzles, &QAction::triggered, this,
          [this] { showPuzzles(table_ != nullptr ? &match_->game() : nullptr); });
}

// Who comes back from a problem finds its card there.
void MainWindow::showPuzzles(const Game* game) {
  const Problem* const left = problem_ != nullptr ? &problem_->problem() : nullptr;
  showPage(room_);
  // Once the cards have their places.
  if (left != nullptr && pages_->currentWidget() == room_) {
    QTimer::singleShot(0, room_, [this, left] { room_->goTo(*left); });
  } else if (game != nullptr && pages_->currentWidget() == room_) {
    QTimer::singleShot(0, room_, [this, game] { room_->goTo(*game); });
  }
}

// A challenge asks for nothing: it goes on where it was left, or begins with the easiest start that isn't
// solved yet.
void MainWindow::play(const GameFace* face) {
  if (!isChallenge(face->game())) {
    askForNewGame(face, {});
    return;
  }
  games_->wait();
  const QList<UnfinishedGame>& begun = games_->unfinished();
  const auto found = std::find_if(begun.begin(), begun.end(),
                                  [face](const UnfinishedGame& game) { return game.game == &face->game(); });
  const QList<const Puzzle*> all = puzzlesOf(face->game());
  if (found != begun.end()) {
    const QString path = found->path;  // the list changes
    openFile(path);
  } else if (!all.isEmpty()) {
    const auto open = std::find_if(all.begin(), all.end(), [this](const Puzzle* puzzle) {
      const std::optional<PuzzleResult> best = progress_->best(*puzzle);
      return !best || !best->solved;
    });
    playPuzzle(open == all.end() ? *all.front() : **open, {});
  } else if (mayLeaveTable()) {
    putOnTable(std::make_unique<Match>(usualSetup(*face, preferences_)), {}, {});
  }
}

void MainWindow::playPuzzle(const Puzzle& puzzle, const QString& begun) {
  if (!begun.isEmpty()) {
    openFile(begun);
    return;
  }
  if (!mayLeaveTable()) {
    return;
  }
  // Nothing is saved before the first move.
  putOnTable(std::make_unique<Match>(setupOf(puzzle, preferences_.playerNames().value(0))), {}, {});
}

void MainWindow::addDesk() {
  auto* const desk =
      new PuzzleDesk(*match_, table_->face(), table_->board(), *progress_, look_, preferences_, table_);
  table_->setDesk(desk);
  connect(desk, &PuzzleDesk::replayingChanged, table_, [this](bool isReplaying) {
    table_->setBeside(isReplaying ? TablePage::Beside::Nothing : TablePage::Beside::Game);
  });
  connect(
      desk, &PuzzleDesk::puzzleRequested, this, [this](const Puzzle* puzzle) { playPuzzle(*puzzle, {}); },
      Qt::QueuedConnection);
  connect(
      desk, &PuzzleDesk::roomRequested, this, [this] { showPuzzles(&match_->game()); }, Qt::QueuedConnection);
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles that people have made: playing, editing, keeping and sharing them.
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

#include "app/arrange/arrange_page.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/made_puzzles.h"
#include "app/exercise/own_puzzles.h"
#include "app/exercise/puzzle_list.h"
#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/look/save_dialog.h"
#include "app/print/done_line.h"
#include "app/table/toast.h"
#include "app/window/main_window.h"
#include "app/window/offer_bar.h"

namespace byways::app {

// If a game of this puzzle was begun, continues it. A new game is saved from its first move on.
void MainWindow::playOwn(const OwnPuzzle& puzzle) {
  if (const QString begun = begunGameOf(exerciseId(puzzle.setup)); !begun.isEmpty()) {
    openFile(begun);
    return;
  }
  if (!mayLeaveTable()) {
    return;
  }
  MatchSetup setup = puzzle.setup;
  setup.names = {preferences_.playerNames().value(0)};
  auto match = std::make_unique<Match>(setup);
  setLabel(*match, puzzle.label);
  putOnTable(std::move(match), {}, {});
}

void MainWindow::editOwn(const OwnPuzzle& puzzle) {
  const Match start(puzzle.setup);
  MatchSetup setup = puzzle.setup;
  setup.arranged = puzzle.sketch;
  arrange(setup, puzzle.sketch ? nullptr : &start.timeline());
  edited_ = puzzle;
  arranging_->setKept(puzzle.label.name);
}

void MainWindow::playArranged(const MatchSetup& setup) {
  keepSketch();
  const bool isKept = !edited_.path.isEmpty() && !edited_.sketch && !arranging_->isBoardChanged();
  isKept ? playOwn(OwnPuzzle(edited_)) : start(setup);
}

bool MainWindow::keepOwn() {
  OwnPuzzle puzzle = edited_;
  const QString name = arranging_->name();
  if (!puzzle.label.name.isEmpty() && name != puzzle.label.name && arranging_->isBoardChanged()) {
    puzzle.path.clear();
  }
  return keepAs(puzzle, name);
}

bool MainWindow::keepAs(OwnPuzzle puzzle, const QString& name) {
  puzzle.label.name = name;
  if (puzzle.label.author.isEmpty()) {
    puzzle.label.author = preferences_.playerNames().value(0);
  }
  if (const std::optional<MatchSetup> playable = arranging_->playable()) {
    puzzle.setup = *playable;
    puzzle.sketch.reset();
    puzzle.solution = arranging_->solution();
  } else {
    puzzle.solution.reset();
    puzzle.setup = usualSetup(arranging_->face(), preferences_);
    puzzle.sketch = arranging_->history().now();
  }
  if (const QString problem = own_->keep(puzzle); !problem.isEmpty()) {
    report(tr("The puzzle can’t be kept"), problem);
    return false;
  }
  edited_ = puzzle;
  arranging_->setKept(puzzle.label.name);
  toast_->showText(puzzle.sketch ? tr("Kept as a sketch among your puzzles.")
                                 : tr("Kept among your puzzles."));
  return true;
}

void MainWindow::keepSketch() {
  if (arranging_ == nullptr || !isChallenge(arranging_->face().game()) || !arranging_->isChanged()) {
    return;
  }
  OwnPuzzle puzzle = edited_;
  QString name = arranging_->name();
  if (!puzzle.path.isEmpty() && !puzzle.sketch) {  // a copy: nobody has agreed to replace the finished puzzle
    puzzle.path.clear();
    name = OwnPuzzles::nameOfCopy(name);
  }
  keepAs(puzzle, name);
}

void MainWindow::shareOwn(const OwnPuzzle& puzzle) {
  if (puzzle.sketch) {
    report(tr("A sketch can’t be shared yet"), tr("No puzzle can begin from this position. Edit the sketch "
                                                  "until it can be played; then you can share it."));
    return;
  }
  const QString path = askWhereToSave(
      this, {.name = QStringLiteral("sharePuzzleDialog"),
             .title = tr("Save the puzzle"),
             .kind = tr("Byways records"),
             .ending = Library::ending(),
             .folder = folderToBeginIn(QStandardPaths::DocumentsLocation),
             .file = gameFileName(nameOf(puzzle), {puzzle.label.author}, QDate::currentDate())});
  if (path.isEmpty()) {
    return;
  }
  if (const QString problem = OwnPuzzles::writeTo(puzzle, path); !problem.isEmpty()) {
    report(tr("The puzzle can’t be saved"), problem);
  } else {
    toast_->showText(tr("Saved as %1.").arg(shortPath(path)));
  }
}

void MainWindow::keepForeign(OwnPuzzle puzzle) {
  if (const QString problem = own_->keep(puzzle); problem.isEmpty()) {
    toast_->showText(tr("Kept among your puzzles."));
  } else {
    report(tr("The puzzle can’t be kept"), problem);
  }
}

void MainWindow::remake(const QString& code, bool isToKeep) {
  const auto recipe = challenges::read_code(code.toStdString());
  if (!recipe) {
    return;  // the code is from a newer program, or somebody has edited the file
  }
  remaking_.start([recipe = *recipe, isToKeep](const JobWatch& watch) {
    const std::optional<challenges::MadePuzzle> made =
        challenges::make_puzzle(recipe, [&watch](double /*done*/) { return !watch.isStopped(); });
    return Remade{made ? std::optional(ownPuzzleOf(*made)) : std::nullopt, isToKeep};
  });
}

// A puzzle's file isn't a game to be continued: opening the file starts the puzzle, which can then be kept
// among the user's own.
bool MainWindow::openPuzzle(const QString& path, Recent recent) {
  std::optional<OwnPuzzle> puzzle = OwnPuzzles::read(path);
  if (!puzzle) {
    return false;
  }
  if (recent == Recent::Add) {
    preferences_.addRecentFile(path);
  }
  const bool isOwn = QFileInfo(path).absoluteDir() == QDir(own_->folder());
  puzzle->path = isOwn ? path : QString();
  if (puzzle->sketch) {
    editOwn(*puzzle);
    return true;
  }
  playOwn(*puzzle);
  if (!isOwn && recent == Recent::Add) {
    offer_->offer(tr("This is a puzzle: %1.", "its name").arg(nameOf(*puzzle)), tr("Keep among your puzzles"),
                  [this, copy = *puzzle] { keepForeign(copy); });
  }
  return true;
}

}  // namespace byways::app

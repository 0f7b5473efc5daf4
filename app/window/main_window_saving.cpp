// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving, and what happens if either fails: nothing is discarded without asking.
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include "app/exercise/exercise_run.h"
#include "app/exercise/own_puzzles.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_list.h"
#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/library/match_keeper.h"
#include "app/look/run_dialog.h"
#include "app/look/save_dialog.h"
#include "app/match/match_clock.h"
#include "app/table/banner.h"
#include "app/table/comment_dialog.h"
#include "app/table/table_page.h"
#include "app/table/toast.h"
#include "app/window/main_window.h"

namespace byways::app {

namespace {

constexpr int kLongestInTitle = 24;

// Asks what to do with a game that another window has on its table.
bool wantsCopy(QWidget* parent) {
  QMessageBox box(QMessageBox::Question, MainWindow::tr("Byways"),
                  MainWindow::tr("This game is open in another window."), QMessageBox::Cancel, parent);
  box.setObjectName(QStringLiteral("taken"));
  box.setInformativeText(
      MainWindow::tr("Two windows would overwrite each other’s turns. You can go on with a copy of the game "
                     "as last saved."));
  const QPushButton* const copy = box.addButton(MainWindow::tr("Open a copy"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  runDialog(box);
  return box.clickedButton() == copy;
}

}  // namespace

QStringList MainWindow::namesAtTable() const {
  QStringList names;
  const Puzzle* const puzzle = match_->players() == 1 ? puzzleOf(*match_) : nullptr;
  if (puzzle != nullptr) {
    names.append(puzzleName(*puzzle));
    return names;
  }
  if (const QString own = labelIn(*match_).name; !own.isEmpty()) {
    names.append(plainText(own, kLongestInTitle));
    return names;
  }
  for (Seat seat = 1; seat <= match_->players(); ++seat) {
    names.append(plainText(match_->name(seat), kLongestInTitle));
  }
  return names;
}

QString MainWindow::proposedName() const {
  const std::string_view title = match_->game().title();
  return gameFileName(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), namesAtTable(),
                      QDate::currentDate());
}

bool MainWindow::openFile(const QString& path, Recent recent) {
  // A game of the library continues in its own file; any other file is written only on request.
  const bool isOurs = QFileInfo(path).absoluteDir() == QDir(library_.folder());
  const bool goesOn = isOurs && recent == Recent::Add;
  const bool isOnTable = keeper_->isKeptAt(path);
  // Locked before reading, so that the file doesn't change before this window writes it.
  std::unique_ptr<GameLock> lock = goesOn && !isOnTable ? std::make_unique<GameLock>(path) : nullptr;
  const bool isCopy = lock && lock->isTaken();
  OpenedMatch opened = goesOn && !isCopy ? Library::resume(path) : Library::open(path);
  if (!opened.match) {
    report(tr("“%1” can’t be opened").arg(plainText(QFileInfo(path).fileName())), opened.problem);
    return false;
  }
  if ((isCopy && !wantsCopy(this)) || !mayLeaveTable()) {
    return false;
  }
  if (OwnPuzzles::isPuzzle(*opened.match)) {
    return openPuzzle(path, recent);
  }
  Library::noteEnd(*opened.match, QFileInfo(path).lastModified());
  if (!isOurs && recent == Recent::Add) {
    preferences_.addRecentFile(path);
  }
  if (isCopy) {
    Library::noteCopy(*opened.match);
  }
  if (isOnTable) {
    lock = keeper_->takeLock();
  }
  const QString autosavePath = goesOn ? path : QString();
  putOnTable(std::move(opened.match), isCopy ? library_.newPath() : autosavePath, isOurs ? QString() : path,
             isCopy ? nullptr : std::move(lock));
  // Pauses the clock, so that nobody loses time while finding their way back into the game.
  if (table_->clock() != nullptr && match_->mover() > 0 && !match_->timeline().can_redo()) {
    table_->clock()->setHeld(true);
  }
  if (opened.leftRound && recent == Recent::Add) {
    reportLeftRound();
  }
  if (!isOurs && recent == Recent::Add && Library::isOver(*match_) && !keeper_->hasTwinOf(*match_)) {
    offerKeeping();
  }
  return true;
}

void MainWindow::reportLeftRound() {
  report(tr("This round starts over"),
         tr("A copy of a game holds only what everybody has seen. Plans submitted in secret are left out."));
}

void MainWindow::save() {
  const QString file = keeper_->file();
  if (file.isEmpty()) {
    saveAs();
  } else if (!keeper_->isFileForeign() || mayReplace(file)) {
    saveTo(file);
  }
}

bool MainWindow::saveAs() {
  const QString file = keeper_->file();
  const QString path = askWhereToSave(
      this, {.name = QStringLiteral("saveFileDialog"),
             .title = tr("Save the game"),
             .kind = tr("Byways records"),
             .ending = Library::ending(),
             .folder = folderToBeginIn(QStandardPaths::DocumentsLocation,
                                       file.isEmpty() ? QString() : QFileInfo(file).absolutePath()),
             .file = file.isEmpty() ? proposedName() : QFileInfo(file).completeBaseName()});
  return !path.isEmpty() && saveTo(path);
}

// Asks before a file is overwritten that another program has changed.
bool MainWindow::mayReplace(const QString& path) {
  QMessageBox box(QMessageBox::Question, tr("Byways"),
                  tr("“%1” has been changed elsewhere.").arg(plainText(QFileInfo(path).fileName())),
                  QMessageBox::Cancel, this);
  box.setObjectName(QStringLiteral("confirm"));
  box.setInformativeText(
      tr("Another window or program has changed this file. Saving here will replace its contents; “Save as” "
         "keeps both versions."));
  const QPushButton* const replace = box.addButton(tr("Replace it"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  runDialog(box);
  return box.clickedButton() == replace;
}

bool MainWindow::saveTo(const QString& path) {
  if (const QString problem = keeper_->saveTo(path); !problem.isEmpty()) {
    report(tr("The game can’t be saved"), problem);
    return false;
  }
  preferences_.addRecentFile(path);
  const QString name = plainText(QFileInfo(path).fileName());
  toast_->showText(match_->holdsRoundInHand() ? tr("Saved as %1, without the current round").arg(name)
                                              : tr("Saved as %1").arg(name));
  refresh();
  return true;
}

bool MainWindow::isKeptGame() const {
  return exercise_ == nullptr || (exercise_->isGame() && !exercise_->isExploring());
}

void MainWindow::noteEdit() {
  if (isKeptGame()) {
    keeper_->noteEdit();
    setWindowModified(keeper_->isModified());
  }
}

void MainWindow::refreshUnsaved() {
  const QString game = keeper_->problem();
  const QString results = progress_->problem();
  saveElsewhere_->setText(tr("Save elsewhere…"));
  saveElsewhere_->setVisible(!game.isEmpty());
  if (!game.isEmpty()) {
    unsaved_->showText(tr("This game isn’t being saved: %1.").arg(game));
  } else if (!results.isEmpty()) {
    unsaved_->showText(
        tr("Your results in puzzles, problems and lessons aren’t being saved: %1.").arg(results));
  } else if (keeper_->isNearlyFull()) {
    unsaved_->showText(
        tr("The record of this game is nearly full. New comments, other lines and reviews that no longer fit "
           "won’t be kept."));
  } else {
    unsaved_->hide();
  }
}

// Whether the game on the table may be left: no dialog about it is open, and it is saved or people don't want
// to save it.
bool MainWindow::mayLeaveTable() {
  // A dialog with a comment may be open while something else is opened.
  if (auto* const comment = table_ != nullptr ? table_->findChild<CommentDialog*>() : nullptr;
      comment != nullptr && !comment->close()) {
    return false;
  }
  if (isDialogRunning()) {
    return false;
  }
  keeper_->settle();
  if (keeper_->problem().isEmpty()) {
    return true;
  }
  keeper_->retry();  // the disk may have room again
  if (keeper_->problem().isEmpty()) {
    return true;
  }
  QMessageBox box(QMessageBox::Warning, tr("Byways"), tr("This game isn’t saved."), QMessageBox::Cancel,
                  this);
  box.setObjectName(QStringLiteral("unsavedQuestion"));
  box.setInformativeText(
      tr("Saving failed: %1. All turns played since the last save would be lost.").arg(keeper_->problem()));
  const QPushButton* const elsewhere = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
  const QPushButton* const drop = box.addButton(tr("Leave it unsaved"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  runDialog(box);
  if (box.clickedButton() == elsewhere) {
    return saveAs();
  }
  return box.clickedButton() == drop;
}

bool MainWindow::mayLoseProgress() {
  const QString problem = progress_->problem();
  if (problem.isEmpty()) {
    return true;
  }
  QMessageBox box(QMessageBox::Warning, tr("Byways"),
                  tr("Your latest results in puzzles, problems and lessons haven’t been saved."),
                  QMessageBox::Cancel, this);
  box.setObjectName(QStringLiteral("unsavedQuestion"));
  box.setInformativeText(tr("Saving failed: %1. These results would be lost.").arg(problem));
  const QPushButton* const drop = box.addButton(tr("Quit anyway"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  runDialog(box);
  return box.clickedButton() == drop;
}

}  // namespace byways::app

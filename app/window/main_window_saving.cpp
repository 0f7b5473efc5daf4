// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving, and what happens where it fails: nothing is given up without a question.
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/puzzles/problem_progress.h"
#include "app/puzzles/problem_run.h"
#include "app/puzzles/progress.h"
#include "app/puzzles/puzzle_list.h"
#include "app/table/banner.h"
#include "app/window/main_window.h"
#include "app/window/toast.h"

namespace byways::app {

namespace {

constexpr int kLongestInTitle = 24;

QString recordEnding() { return QStringLiteral("byways"); }

// Asks what to do with a game that another window has on its table.
bool wantsCopy(QWidget* parent) {
  QMessageBox box(QMessageBox::Question, MainWindow::tr("Byways"),
                  MainWindow::tr("This game is open in another window."), QMessageBox::Cancel, parent);
  box.setObjectName(QStringLiteral("taken"));
  box.setInformativeText(
      MainWindow::tr("Two windows would undo each other’s turns. You can go on with a copy of it, as it was "
                     "saved last."));
  const QPushButton* const copy = box.addButton(MainWindow::tr("Open a copy"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
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
  // A game of our own folder goes on in its place; any other file is only written when asked to.
  const bool isOurs = QFileInfo(path).absoluteDir() == QDir(library_.folder());
  const bool goesOn = isOurs && recent == Recent::Add;
  const bool isOnTable = autosave_ && QFileInfo(autosave_->path()) == QFileInfo(path);
  // Locked before it is read, so that what was read is what the file holds until it is written.
  std::unique_ptr<GameLock> lock = goesOn && !isOnTable ? std::make_unique<GameLock>(path) : nullptr;
  OpenedMatch opened = Library::open(path);
  if (!opened.match) {
    report(tr("“%1” can’t be opened").arg(plainText(QFileInfo(path).fileName())), opened.problem);
    return false;
  }
  const bool isCopy = lock && lock->isTaken();
  if ((isCopy && !wantsCopy(this)) || !mayLeaveTable()) {
    return false;
  }
  Library::noteEnd(*opened.match, QFileInfo(path).lastModified());
  if (!isOurs && recent == Recent::Add) {
    preferences_.addRecentFile(path);
  }
  if (isCopy) {
    Library::noteCopy(*opened.match);
  }
  if (isOnTable) {
    lock = autosave_->takeLock();
  }
  const QString autosavePath = goesOn ? path : QString();
  putOnTable(std::move(opened.match), isCopy ? library_.newPath() : autosavePath, isOurs ? QString() : path,
             isCopy ? nullptr : std::move(lock));
  return true;
}

void MainWindow::save() {
  if (file_.isEmpty()) {
    saveAs();
  } else if (mayReplace(file_)) {
    saveTo(file_);
  }
}

bool MainWindow::saveAs() {
  QFileDialog dialog(this, tr("Save the game"), {}, tr("Byways records (*.byways)"));
  dialog.setObjectName(QStringLiteral("saveFileDialog"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(recordEnding());  // before the dialog asks whether to replace a file
  dialog.setDirectory(folderToBeginIn(QStandardPaths::DocumentsLocation,
                                      file_.isEmpty() ? QString() : QFileInfo(file_).absolutePath()));
  dialog.selectFile(file_.isEmpty() ? proposedName() + QLatin1Char('.') + recordEnding()
                                    : QFileInfo(file_).fileName());
  return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().value(0));
}

// A file of one's own that somebody else has changed since is not simply written over.
bool MainWindow::mayReplace(const QString& path) {
  const FileRead there = readFile(path, static_cast<qint64>(kLargestRecord) + 1);
  if (!QFileInfo::exists(path) || there.bytes == fileBytes_) {
    return true;
  }
  QMessageBox box(QMessageBox::Question, tr("Byways"),
                  tr("“%1” has been changed since.").arg(plainText(QFileInfo(path).fileName())),
                  QMessageBox::Cancel, this);
  box.setObjectName(QStringLiteral("confirm"));
  box.setInformativeText(
      tr("Another window or program has written it. Saving here replaces what it holds now; “Save as” keeps "
         "both."));
  const QPushButton* const replace = box.addButton(tr("Replace it"), QMessageBox::AcceptRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == replace;
}

bool MainWindow::saveTo(const QString& path) {
  const QByteArray bytes = Library::bytesOf(*match_);
  if (const QString problem = saveFile(path, bytes); !problem.isEmpty()) {
    report(tr("The game can’t be saved"), problem);
    return false;
  }
  file_ = path;
  fileBytes_ = bytes;
  inFile_ = match_->content();
  fileIsOld_ = false;
  if (autosave_ && !autosave_->problem().isEmpty()) {
    autosave_->moveTo(path);  // every step goes there from now on
    fileBytes_ = readFile(path, static_cast<qint64>(kLargestRecord) + 1).bytes;
  }
  preferences_.addRecentFile(path);
  toast_->showText(tr("Saved as %1").arg(plainText(QFileInfo(path).fileName())));
  refresh();
  return true;
}

void MainWindow::keepAt(const QString& path, std::unique_ptr<GameLock> lock) {
  autosave_ = std::make_unique<Autosave>(*match_, path, std::move(lock));
  connect(autosave_.get(), &Autosave::problemChanged, this, [this] {
    refreshUnsaved();
    if (table_ != nullptr) {
      refresh();
    }
  });
  if (Library::isOver(*match_) && QFileInfo::exists(path)) {
    autosave_->takeAsSaved();  // looking at it again writes nothing
  } else {
    autosave_->save();
  }
}

// Looking at another place of the game changes nothing.
void MainWindow::noteEdit() {
  if (isGuided()) {
    return;
  }
  const bool isEdited = match_->content() != inFile_;
  if (isEdited && !autosave_) {
    const bool isCopy = hasTwinOf(*match_);
    keepAt(library_.newPath(), nullptr);  // the file it came from stays as it is
    if (isCopy) {
      Library::noteCopy(*match_);
    }
  }
  fileIsOld_ = isEdited;
  if (autosave_ && autosave_->path() == file_ && autosave_->problem().isEmpty()) {
    // Written just now, in the place of the user's own Save.
    fileBytes_ = readFile(file_, static_cast<qint64>(kLargestRecord) + 1).bytes;
    inFile_ = match_->content();
    fileIsOld_ = false;
  }
  setWindowModified((!file_.isEmpty() && fileIsOld_) || !unsavedProblem().isEmpty());
}

QString MainWindow::unsavedProblem() const { return autosave_ ? autosave_->problem() : QString(); }

void MainWindow::refreshUnsaved() {
  const QString game = unsavedProblem();
  const QString results = progress_->problem().isEmpty() ? problems_->problem() : progress_->problem();
  const QString learned = learned_->problem();
  saveElsewhere_->setText(tr("Save elsewhere…"));
  saveElsewhere_->setVisible(!game.isEmpty());
  if (!game.isEmpty()) {
    unsaved_->showText(tr("This game isn’t being saved: %1.").arg(game));
  } else if (!results.isEmpty()) {
    unsaved_->showText(tr("Your results in the puzzles aren’t being saved: %1.").arg(results));
  } else if (!learned.isEmpty()) {
    unsaved_->showText(tr("What you have learned isn’t being saved: %1.").arg(learned));
  } else {
    unsaved_->hide();
  }
}

// Whether what is on the table may go: it is saved, or somebody says that it need not be.
bool MainWindow::mayLeaveTable() {
  if (unsavedProblem().isEmpty()) {
    return true;
  }
  autosave_->save();  // perhaps there is room again
  if (unsavedProblem().isEmpty()) {
    return true;
  }
  QMessageBox box(QMessageBox::Warning, tr("Byways"), tr("This game isn’t saved."), QMessageBox::Cancel,
                  this);
  box.setObjectName(QStringLiteral("unsavedQuestion"));
  box.setInformativeText(
      tr("What has been played since it could be saved last would be lost (%1).").arg(unsavedProblem()));
  const QPushButton* const elsewhere = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
  const QPushButton* const drop = box.addButton(tr("Leave it unsaved"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == elsewhere) {
    return saveAs();
  }
  return box.clickedButton() == drop;
}

bool MainWindow::mayLoseProgress() {
  const QString results = progress_->problem().isEmpty() ? problems_->problem() : progress_->problem();
  const QString problem = results.isEmpty() ? learned_->problem() : results;
  if (problem.isEmpty()) {
    return true;
  }
  QMessageBox box(QMessageBox::Warning, tr("Byways"),
                  results.isEmpty() ? tr("What you have learned isn’t saved.")
                                    : tr("Your latest results in the puzzles aren’t saved."),
                  QMessageBox::Cancel, this);
  box.setObjectName(QStringLiteral("unsavedQuestion"));
  box.setInformativeText(tr("They would be lost (%1).").arg(problem));
  const QPushButton* const drop = box.addButton(tr("Quit all the same"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == drop;
}

}  // namespace byways::app

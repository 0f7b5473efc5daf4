// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus of the main window do.
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QStandardPaths>

#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/export/export_dialog.h"
#include "app/files/begin_folder.h"
#include "app/lessons/lesson_run.h"
#include "app/look/ask.h"
#include "app/match/match_clock.h"
#include "app/print/print_boards.h"
#include "app/print/print_game.h"
#include "app/puzzles/problem_run.h"
#include "app/puzzles/puzzle_list.h"
#include "app/review/review_page.h"
#include "app/setup/preferences_dialog.h"
#include "app/table/table_page.h"
#include "app/window/about_dialog.h"
#include "app/window/actions.h"
#include "app/window/file_opener.h"
#include "app/window/full_screen.h"
#include "app/window/main_window.h"
#include "app/window/shortcuts_dialog.h"
#include "app/window/toast.h"

namespace byways::app {

namespace {

QString documents() { return folderToBeginIn(QStandardPaths::DocumentsLocation); }

}  // namespace

void MainWindow::connectActions() {
  connect(actions_->newGame, &QAction::triggered, this, [this] {
    if (isChallenge(match_->game())) {
      showPuzzles(&match_->game());
    } else {
      askForNewGame(&table_->face(), match_->setup());
    }
  });
  connect(actions_->arrange, &QAction::triggered, this,
          [this] { arrange(match_->setup(), &match_->timeline()); });
  connect(actions_->open, &QAction::triggered, this, &MainWindow::askForFile);
  connect(actions_, &Actions::openFileRequested, this, [this](const QString& path) { openFile(path); });
  new FileOpener(*this);
  connect(actions_->save, &QAction::triggered, this, &MainWindow::save);
  connect(actions_->copyRecord, &QAction::triggered, this, &MainWindow::copyRecord);
  connect(actions_->pasteRecord, &QAction::triggered, this, &MainWindow::pasteRecord);
  connect(actions_->saveAs, &QAction::triggered, this, [this] { saveAs(); });
  connect(actions_->shelf, &QAction::triggered, this, &MainWindow::showShelf);
  connect(actions_->quit, &QAction::triggered, this, &MainWindow::close);
  for (const auto& [action, step] : {std::pair{actions_->zoomIn, 1}, std::pair{actions_->zoomOut, -1},
                                     std::pair{actions_->zoomWhole, 0}}) {
    connect(action, &QAction::triggered, this, [this, step = step] { table_->board().stepZoom(step); });
  }
  connect(actions_->undo, &QAction::triggered, this, [this] {
    review_ != nullptr ? review_->undo() : arranging_ != nullptr ? arranging_->undo() : match_->undo();
  });
  connect(actions_->redo, &QAction::triggered, this, [this] {
    review_ != nullptr ? review_->redo() : arranging_ != nullptr ? arranging_->redo() : match_->redo();
  });
  connect(actions_->review, &QAction::triggered, this, &MainWindow::review);
  connect(actions_->undo, &QAction::hovered, this, [this] {
    if (table_ != nullptr && !actions_->undo->isEnabled()) {
      table_->remark(undoHelp());
    }
  });
  connect(actions_->holdClock, &QAction::triggered, this,
          [this](bool held) { table_->clock()->setHeld(held); });
  connect(actions_->draw, &QAction::triggered, this, &MainWindow::agreeOnDraw);
  connect(actions_->resign, &QAction::triggered, this, &MainWindow::resign);
  connect(actions_->leave, &QAction::triggered, this, &MainWindow::leave);
  connect(actions_->print, &QAction::triggered, this, &MainWindow::printGame);
  connect(actions_->exportGame, &QAction::triggered, this, &MainWindow::exportGame);
  connect(actions_->printBoards, &QAction::triggered, this, [this] {
    PrintBoards dialog(look_, this);
    if (table_ != nullptr) {
      dialog.chooseBoardOf(*match_);
    }
    dialog.exec();
  });
  connect(actions_->rules, &QAction::triggered, this, &MainWindow::showRules);
  connect(rulesDock_, &QDockWidget::visibilityChanged, actions_->rules, &QAction::setChecked);
  connect(rulesDock_->toggleViewAction(), &QAction::toggled, this, &MainWindow::placeRules);
  connect(actions_->fullScreen, &QAction::triggered, this,
          [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
  new FullScreen(*this);
  connect(actions_->preferencesDialog, &QAction::triggered, this, [this] {
    auto* const dialog = new PreferencesDialog(preferences_, look_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  });
  connect(actions_->shortcuts, &QAction::triggered, this,
          [this] { ShortcutsDialog(table_ != nullptr ? &table_->face() : nullptr, this).exec(); });
  connect(actions_->about, &QAction::triggered, this, [this] { AboutDialog(look_, this).exec(); });
}

void MainWindow::askForFile() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a game"), documents(),
                                                    tr("Byways records (*.byways *.json);;All files (*)"));
  if (!path.isEmpty()) {
    openFile(path);
  }
}

void MainWindow::copyRecord() {
  QApplication::clipboard()->setText(QString::fromStdString(write_record(match_->record())));
  toast_->showText(tr("The record is on the clipboard."));
}

void MainWindow::printGame() { PrintGame(*match_, preferences_, look_, this).exec(); }

void MainWindow::exportGame() { ExportDialog(*match_, preferences_, look_, this).exec(); }

void MainWindow::pasteRecord() {
  const QByteArray text = QApplication::clipboard()->text().toUtf8();
  OpenedMatch opened = Library::read(text);
  if (!opened.match) {
    // What doesn't even look like one says nothing about itself.
    const bool isRecord = text.trimmed().startsWith('{');
    report(tr("The clipboard holds no game"),
           isRecord ? opened.problem
                    : tr("Copy the whole record of a game first: it begins with { and ends with }."));
    return;
  }
  if (!mayLeaveTable()) {
    return;
  }
  if (hasTwinOf(*opened.match)) {
    Library::noteCopy(*opened.match);
  }
  putOnTable(std::move(opened.match), library_.newPath(), {});
}

void MainWindow::resign() {
  const Seat seat = match_->onTurn();
  if (ask(this, {tr("%1 resigns?").arg(match_->name(seat)),
                 tr("%1 wins the game then.").arg(match_->name(3 - seat)), tr("Resign")})) {
    static_cast<void>(match_->playWord(seat, QStringLiteral("resign")));
  }
}

void MainWindow::leave() {
  const Seat seat = match_->onTurn();
  const QString name = match_->name(seat);
  if (ask(this, {tr("%1 leaves the game?").arg(name),
                 tr("The others play on without %1, who can’t win any more.").arg(name), tr("Leave")})) {
    static_cast<void>(match_->playWord(seat, QStringLiteral("leave")));
  }
}

void MainWindow::agreeOnDraw() {
  if (ask(this, {tr("Do all players agree on a draw?"), tr("The game ends without a winner then."),
                 tr("All agree")})) {
    static_cast<void>(match_->playWord(match_->onTurn(), QStringLiteral("draw")));
  }
}

}  // namespace byways::app

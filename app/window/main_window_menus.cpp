// SPDX-License-Identifier: GPL-3.0-or-later
// The menus, which of their actions are available, and the title of the window.
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/advice/adviser.h"
#include "app/archive/archive_page.h"
#include "app/archive/trash_page.h"
#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/exercise/course_page.h"
#include "app/exercise/day_page.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_room.h"
#include "app/export/export_dialog.h"
#include "app/files/begin_folder.h"
#include "app/files/file_text.h"
#include "app/library/match_keeper.h"
#include "app/look/ask.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/match/match_clock.h"
#include "app/print/print_boards.h"
#include "app/print/print_game.h"
#include "app/review/learn_page.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/setup/preferences_dialog.h"
#include "app/shelf/shelf_page.h"
#include "app/statistics/evening_page.h"
#include "app/statistics/statistics_page.h"
#include "app/table/copying.h"
#include "app/table/table_page.h"
#include "app/table/toast.h"
#include "app/window/about_dialog.h"
#include "app/window/actions.h"
#include "app/window/file_opener.h"
#include "app/window/full_screen.h"
#include "app/window/main_window.h"
#include "app/window/offer_bar.h"
#include "app/window/record_choice.h"
#include "app/window/rules_dock.h"
#include "app/window/seats_menu.h"
#include "app/window/shortcuts_dialog.h"
#include "engine/challenges/maker.h"

namespace byways::app {

namespace {

QString documents() { return folderToBeginIn(QStandardPaths::DocumentsLocation); }

constexpr int kLongestFile = 40;  // letters of a file name in the title

// Whether the last `turns` turns of any players before the cursor were ended without a step. An open turn
// doesn't count.
bool nobodyMovedFor(int turns, const Timeline& timeline) {
  const Entries entries = timeline.entries_until(timeline.cursor());
  const std::string idle = timeline.game().write_turn({});
  for (std::size_t index = entries.size(); index > 0 && turns > 0; --index) {
    const Entry& entry = entries[index - 1];
    if (entry.seat == kChance || entry.unfinished) {
      continue;
    }
    if (entry.text != idle) {
      return false;
    }
    --turns;
  }
  return turns == 0;
}

}  // namespace

void MainWindow::connectActions() {
  connect(actions_->newGame, &QAction::triggered, this, [this] {
    if (review_ != nullptr && review_->learning() != nullptr) {
      review_->learning()->goToNext();
    } else if (exercise_ != nullptr) {
      goToNextExercise();
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
    if (table_ == nullptr && arranging_ == nullptr) {
      offer_->take();
    } else {
      review_ != nullptr ? review_->undo() : arranging_ != nullptr ? arranging_->undo() : match_->undo();
    }
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
  connect(actions_->exportGame, &QAction::triggered, this, [this] { exportGame(); });
  connect(actions_->exportPage, &QAction::triggered, this, [this] { exportGame(ExportWhat::WebPage); });
  connect(actions_->exportAnimation, &QAction::triggered, this,
          [this] { exportGame(ExportWhat::Animation); });
  connect(actions_->copyPicture, &QAction::triggered, this, &MainWindow::copyPicture);
  connect(actions_->printBoards, &QAction::triggered, this, [this] {
    PrintBoards dialog(look_, this);
    if (table_ != nullptr) {
      dialog.chooseBoardOf(*match_);
    }
    runDialog(dialog);
  });
  connect(actions_->rules, &QAction::triggered, this, &MainWindow::openRules);
  connect(actions_->fullScreen, &QAction::triggered, this,
          [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
  new FullScreen(*this);
  connect(actions_->preferencesDialog, &QAction::triggered, this, [this] {
    auto* const dialog = new PreferencesDialog(preferences_, look_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  });
  connect(actions_->shortcuts, &QAction::triggered, this, [this] {
    ShortcutsDialog dialog(table_ != nullptr ? &table_->face() : nullptr, this);
    runDialog(dialog);
  });
  connect(actions_->about, &QAction::triggered, this, [this] {
    AboutDialog dialog(look_, this);
    runDialog(dialog);
  });
}

void MainWindow::askForFile() {
  QFileDialog dialog(this, tr("Open a game"), documents(),
                     tr("Byways records (*.byways *.json);;All files (*)"));
  dialog.setObjectName(QStringLiteral("openFileDialog"));
  dialog.setFileMode(QFileDialog::ExistingFile);
  if (runDialog(dialog) == QDialog::Accepted) {
    openFile(dialog.selectedFiles().value(0));
  }
}

void MainWindow::copyRecord() {
  copyText(*this, QString::fromStdString(write_record(match_->record())),
           match_->holdsRoundInHand() ? tr("The record is on the clipboard, without the current round.")
                                      : tr("The record is on the clipboard."));
}

void MainWindow::printGame() {
  PrintGame dialog(*match_, preferences_, look_, this);
  runDialog(dialog);
}

void MainWindow::exportGame(std::optional<ExportWhat> what) {
  ExportDialog dialog(*match_, preferences_, look_, this);
  if (what) {
    dialog.setWhat(*what);
  }
  runDialog(dialog);
}

// Copies the board as the window shows it now, without secrets.
void MainWindow::copyPicture() {
  PictureChoice choice;
  choice.options = look_.picture();
  choice.ground = Ground::Theme;
  picture_.start([game = GameCopy(*match_), choice](const JobWatch&) {
    const std::unique_ptr<Match> match = game.currentMatch();
    return match ? boardOnly(game.face(), *match, choice) : QImage();
  });
}

void MainWindow::pasteRecord() { openText(QApplication::clipboard()->text()); }

// A long text is searched on another thread.
void MainWindow::openText(const QString& text) {
  constexpr qsizetype kQuickText = qsizetype{32} << 10U;
  const QByteArray bytes = text.toUtf8();
  const bool looksLikeRecord = bytes.trimmed().startsWith('{');
  if (const auto recipe = challenges::read_code(text.trimmed().toStdString())) {
    makePuzzle(*recipe->game, text.trimmed());
    return;
  }
  if (bytes.size() <= kQuickText) {
    openFound(Library::find(bytes), looksLikeRecord);
    return;
  }
  finding_.start([bytes, looksLikeRecord](const JobWatch& watch) {
    Found found{Library::find(bytes, [&watch] { return !watch.isStopped(); }), looksLikeRecord};
    for (const OpenedMatch& one : found.games) {
      if (one.match) {
        watch.handOver(*one.match);
      }
    }
    return found;
  });
}

void MainWindow::openFound(std::vector<OpenedMatch> found, bool looksLikeRecord) {
  const QString problem =
      !found.empty()    ? found.front().problem
      : looksLikeRecord ? tr("It’s damaged, or it isn’t a game that Byways has saved.")
                        : tr("Copy the whole record of a game first: it begins with { and ends with }.");
  std::erase_if(found, [](const OpenedMatch& one) { return one.match == nullptr; });
  if (found.empty()) {
    report(tr("There is no game in this text"), problem);
    return;
  }
  std::size_t index = 0;
  if (found.size() > 1) {
    RecordChoice choice(found, this);
    if (runDialog(choice) != QDialog::Accepted) {
      return;
    }
    index = choice.chosen();
  }
  if (!mayLeaveTable()) {
    return;
  }
  std::unique_ptr<Match> match = std::move(found[index].match);
  if (keeper_->hasTwinOf(*match)) {
    Library::noteCopy(*match);
  }
  putOnTable(std::move(match), library_.newPath(), {});
  if (found[index].leftRound) {
    reportLeftRound();
  }
}

void MainWindow::resign() {
  const Seat seat = match_->onTurn();
  if (ask(this, {tr("Does %1 resign?").arg(match_->name(seat)),
                 tr("%1 will win the game.").arg(match_->name(3 - seat)), tr("Resign"), true})) {
    static_cast<void>(match_->playDeclaration(seat, QStringLiteral("resign")));
  }
}

void MainWindow::leave() {
  const Seat seat = match_->onTurn();
  const QString name = match_->name(seat);
  QStringList others;
  for (Seat other = 1; other <= match_->players(); ++other) {
    if (other != seat && !match_->state().has_left(other)) {
      others << match_->name(other);
    }
  }
  if (ask(this, {tr("Does %1 leave the game?").arg(name),
                 others.size() == 1 ? tr("%1 will win the game.").arg(others.front())
                                    : tr("The others play on without %1, who can’t win any more.").arg(name),
                 tr("Leave"), true})) {
    static_cast<void>(match_->playDeclaration(seat, QStringLiteral("leave")));
  }
}

void MainWindow::agreeOnDraw() {
  if (ask(this, {tr("Do all players agree to a draw?"), tr("The game will end without a winner."),
                 tr("All agree"), true})) {
    static_cast<void>(match_->playDeclaration(match_->onTurn(), QStringLiteral("draw")));
  }
}

void MainWindow::offerDraw(bool canAgree) {
  constexpr int kLong = 10;  // turns
  const bool isLong = canAgree && nobodyMovedFor(kLong, match_->timeline());
  if (isLong && drawOffer_.isEmpty()) {
    canPutBack_ = false;
    drawOffer_ = tr("Nobody has moved for %n turn(s).", nullptr, kLong);
    offer_->offer(drawOffer_, tr("Agree to a draw…"), [this] { agreeOnDraw(); });
  } else if (!isLong) {
    withdraw(drawOffer_);
  }
}

void MainWindow::withdraw(QString& offered) {
  if (!offered.isEmpty() && offer_->text() == offered) {  // nothing else has been offered since
    offer_->hide();
  }
  offered.clear();
}

void MainWindow::refresh() {
  const bool atTable = table_ != nullptr && arranging_ == nullptr && review_ == nullptr;
  const Timeline* const timeline = atTable ? &match_->timeline() : nullptr;
  const MatchClock* const clock = atTable ? table_->clock() : nullptr;
  const bool isPaused = clock != nullptr && clock->isHeld();  // nobody sees the board
  const bool isBegun = atTable && timeline->to_move() != kNobody;
  const bool isOn = isBegun && !isPaused;
  const bool hasGame = atTable && (isKeptGame() || exercise_->isExploring());
  for (QAction* const action : {actions_->newGame, actions_->arrange, actions_->save, actions_->saveAs,
                                actions_->copyRecord, actions_->print, actions_->exportGame,
                                actions_->exportPage, actions_->exportAnimation, actions_->copyPicture}) {
    action->setEnabled(hasGame);
  }
  const bool isLearning = review_ != nullptr && review_->learning() != nullptr;
  actions_->newGame->setEnabled(atTable || isLearning);  // in an exercise: the next one
  actions_->shelf->setEnabled(pages_->currentWidget() != shelf_);
  const bool canEndTurns = !atTable || !table_->face().facts().turnsEndThemselves;
  actions_->endTurn->setVisible(canEndTurns);
  placeRules();
  actions_->followButtons(atTable ? table_ : review_ != nullptr ? review_->learningTable() : nullptr);
  const bool hasBoard = table_ != nullptr || arranging_ != nullptr;
  actions_->offerView(hasBoard, atTable ? &table_->face() : nullptr, atTable,
                      atTable ? Adviser::whyNot(match_->game()) : QString());
  const bool canPutBack = table_ == nullptr && arranging_ == nullptr && canPutBack_ && !offer_->isHidden();
  actions_->undo->setEnabled(
      canPutBack ||
      (atTable && !isPaused && (exercise_ != nullptr ? exercise_->canUndo() : match_->canUndo())));
  actions_->undo->setToolTip(undoHelp());
  actions_->redo->setEnabled(atTable && !isPaused && match_->canRedo());
  const bool isAlone = atTable && match_->players() == 1;
  actions_->seats->setMatch(hasGame ? match_.get() : isLearning ? review_->learning()->explored() : nullptr);
  actions_->draw->setVisible(!isAlone);
  const bool canAgree =
      isOn && hasGame && !isAlone && !match_->hasComputers();  // nobody can ask computers for a draw
  actions_->draw->setEnabled(canAgree);
  offerDraw(canAgree);
  const bool isForTwo = !atTable || match_->players() == 2;
  actions_->resign->setVisible(isForTwo);
  // Resigning and leaving are for the person to move; computers never resign.
  const bool isPersonsTurn = isOn && hasGame && !match_->isComputersTurn();
  actions_->resign->setEnabled(isPersonsTurn && isForTwo);
  actions_->leave->setVisible(!isForTwo && !isAlone);
  actions_->leave->setEnabled(isPersonsTurn && !isForTwo && match_->onTurn() > 0);
  actions_->rules->setEnabled(atTable || pages_->currentWidget() == shelf_);
  actions_->rules->setChecked(rules_->isVisible());
  actions_->holdClock->setVisible(clock != nullptr);
  actions_->holdClock->setEnabled(clock != nullptr && isBegun);
  actions_->holdClock->setChecked(clock != nullptr && clock->isHeld());
  const bool isGame = exercise_ == nullptr || exercise_->beside() == TablePage::Beside::Game;
  actions_->review->setEnabled(atTable && !isPaused && isGame && ReviewPage::canReview(*match_));
  if (review_ != nullptr) {
    refreshReview();
    return;
  }
  if (arranging_ != nullptr) {
    refreshArranging();
    return;
  }
  refreshTitle(atTable);
}

// The title: what is in the window, and whether it is saved.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): a line for each page
void MainWindow::refreshTitle(bool atTable) {
  if (!atTable) {
    QString page = pages_->currentWidget() == room_             ? tr("%1 – Byways").arg(PuzzleRoom::title())
                   : pages_->currentWidget() == course_         ? tr("Learn – Byways")
                   : pages_->currentWidget() == archive_        ? tr("Finished games – Byways")
                   : pages_->currentWidget() == statisticsPage_ ? tr("Statistics – Byways")
                   : pages_->currentWidget() == trashPage_      ? tr("Trash – Byways")
                   : pages_->currentWidget() == dayPage_        ? tr("Daily exercise – Byways")
                   : pages_->currentWidget() == evening_        ? tr("Scoreboard – Byways")
                                                                : tr("Byways");
    if (pages_->currentWidget() == book_) {
      const std::string_view game = book_->game()->game().title();
      page =
          tr("Rules of %1 – Byways").arg(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
    }
    setWindowTitle(page);
    setWindowModified(false);
    return;
  }
  if (!isKeptGame()) {
    setWindowTitle(exercise_->windowTitle());
    setWindowModified(false);
    return;
  }
  QStringList names = namesAtTable();
  if (match_->isArranged()) {
    names.append(tr("arranged position"));
  }
  const QString title =
      QString::fromUtf8(match_->game().title().data(), qsizetype(match_->game().title().size()));
  QString what = joinParts(names);
  const bool isUnsaved = !keeper_->problem().isEmpty();
  if (isUnsaved) {
    what = tr("%1 (not saved)", "players").arg(what);
  } else if (!keeper_->file().isEmpty()) {
    what = tr("%1 (%2)", "players, file")
               .arg(what, plainText(QFileInfo(keeper_->file()).fileName(), kLongestFile));
  }
  what.replace(QLatin1String("[*]"),
               QLatin1String("[*][*]"));  // escapes a name: a single [*] would mark it as unsaved
  setWindowTitle(tr("%1[*] – %2 – Byways", "players, game").arg(what, title));
  setWindowModified(keeper_->isModified());
}

// A disabled button says why.
QString MainWindow::undoHelp() const {
  if (table_ != nullptr && arranging_ == nullptr) {
    switch (match_->undoStop()) {
      case Match::UndoStop::Rolled:
        return tr("The dice have been rolled: at this table, you can’t undo past a roll");
      case Match::UndoStop::Sealed:
        return tr("A submitted plan can’t be taken back");
      case Match::UndoStop::Start:
        return tr("There is nothing to take back yet");
      case Match::UndoStop::None:
        break;
    }
  }
  return {};
}

void MainWindow::retranslate() {
  refreshUnsaved();
  refresh();
}

}  // namespace byways::app

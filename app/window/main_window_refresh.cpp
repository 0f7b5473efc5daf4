// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus offer at the moment, and what the window is called.
#include <QFileInfo>

#include "app/advice/adviser.h"
#include "app/archive/archive_page.h"
#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/files/file_text.h"
#include "app/lessons/course_page.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lesson_words.h"
#include "app/match/match_clock.h"
#include "app/puzzles/problem_run.h"
#include "app/puzzles/puzzle_room.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/shelf/shelf_page.h"
#include "app/statistics/statistics_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/seats_menu.h"

namespace byways::app {

namespace {

constexpr int kLongestFile = 40;  // in the title

}  // namespace

void MainWindow::refresh() {
  const bool atTable = table_ != nullptr && arranging_ == nullptr && review_ == nullptr;
  const Timeline* const timeline = atTable ? &match_->timeline() : nullptr;
  const bool isOn = atTable && timeline->to_move() != kNobody;
  const bool hasGame = atTable && !isGuided();
  for (QAction* const action : {actions_->newGame, actions_->arrange, actions_->save, actions_->saveAs,
                                actions_->copyRecord, actions_->print, actions_->exportGame}) {
    action->setEnabled(hasGame);
  }
  actions_->shelf->setEnabled(pages_->currentWidget() != shelf_);
  // Where turns end by themselves, Enter is the board's.
  const bool canEndTurns = !atTable || !table_->face().turnsEndThemselves();
  actions_->endTurn->setVisible(canEndTurns);
  placeRules();
  actions_->followButtons(atTable ? table_ : review_ != nullptr ? review_->learningTable() : nullptr);
  const bool hasBoard = table_ != nullptr || arranging_ != nullptr;
  actions_->offerView(hasBoard, atTable && table_->face().hasTints(), atTable && table_->board().canZoom(),
                      atTable && Adviser::canAdvise(match_->game()));
  actions_->undo->setEnabled(atTable && (problem_ != nullptr ? problem_->canUndo() : match_->canUndo()));
  actions_->undo->setToolTip(undoHelp());
  actions_->redo->setEnabled(atTable && match_->canRedo());
  const bool isAlone = atTable && match_->players() == 1;
  actions_->seats->setMatch(hasGame ? match_.get() : nullptr);
  actions_->draw->setVisible(!isAlone);
  actions_->draw->setEnabled(isOn && hasGame && !match_->hasComputers());  // nobody can ask them
  const bool isForTwo = !atTable || match_->players() == 2;
  actions_->resign->setVisible(isForTwo);
  // For the player to move; a computer never gives up.
  const bool isPersonsTurn = isOn && hasGame && !match_->isComputersTurn();
  actions_->resign->setEnabled(isPersonsTurn && isForTwo);
  actions_->leave->setVisible(!isForTwo && !isAlone);
  actions_->leave->setEnabled(isPersonsTurn && !isForTwo && match_->onTurn() > 0);
  actions_->rules->setEnabled(atTable);
  actions_->rules->setChecked(rulesDock_->isVisible());
  const MatchClock* const clock = atTable ? table_->clock() : nullptr;
  actions_->holdClock->setVisible(clock != nullptr);
  actions_->holdClock->setEnabled(clock != nullptr && isOn);
  actions_->holdClock->setChecked(clock != nullptr && clock->isHeld());
  actions_->review->setEnabled(atTable && problem_ == nullptr && ReviewPage::canReview(*match_));
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

// What is in the window, and whether it is saved.
void MainWindow::refreshTitle(bool atTable) {
  if (!atTable) {
    QString page = pages_->currentWidget() == room_             ? tr("%1 – Byways").arg(PuzzleRoom::title())
                   : pages_->currentWidget() == course_         ? tr("Learn – Byways")
                   : pages_->currentWidget() == archive_        ? tr("Finished games – Byways")
                   : pages_->currentWidget() == statisticsPage_ ? tr("Statistics – Byways")
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
  if (lesson_ != nullptr) {
    setWindowTitle(tr("%1 – Byways").arg(lessonText(lesson_->lesson().title)));
    setWindowModified(false);
    return;
  }
  if (problem_ != nullptr) {
    const Problem& problem = problem_->problem();
    setWindowTitle(
        tr("%1 – %2 – Byways", "a problem, its game").arg(problemName(problem), gameTitle(*problem.game)));
    setWindowModified(false);
    return;
  }
  QStringList names = namesAtTable();
  if (match_->isArranged()) {
    names.append(tr("arranged position"));
  }
  const QString title =
      QString::fromUtf8(match_->game().title().data(), qsizetype(match_->game().title().size()));
  QString what = names.join(QStringLiteral(", "));
  const bool isUnsaved = !unsavedProblem().isEmpty();
  if (isUnsaved) {
    what = tr("%1 (not saved)", "players").arg(what);
  } else if (!file_.isEmpty()) {
    what = tr("%1 (%2)", "players, file").arg(what, plainText(QFileInfo(file_).fileName(), kLongestFile));
  }
  setWindowTitle(tr("%1[*] – %2 – Byways", "players, game").arg(what, title));
  setWindowModified((!file_.isEmpty() && fileIsOld_) || isUnsaved);
}

// A greyed button says why it is.
QString MainWindow::undoHelp() const {
  if (table_ != nullptr && arranging_ == nullptr) {
    switch (match_->undoStop()) {
      case Match::UndoStop::Rolled:
        return tr("The dice have been rolled: at this table nothing is taken back past a roll");
      case Match::UndoStop::Sealed:
        return tr("What has been submitted can’t be taken back");
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
  rulesDock_->setWindowTitle(tr("Rules"));
  backToGame_->setText(tr("Back to the game"));
  backToGame_->setToolTip(tr("Back to the players and the turn (Esc)"));
  refresh();
}

}  // namespace byways::app

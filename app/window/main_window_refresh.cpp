// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus offer at the moment, and what the window is called.
#include <QFileInfo>

#include "app/arrange/arrange_page.h"
#include "app/board/board_view.h"
#include "app/match/match_clock.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_room.h"
#include "app/shelf/shelf_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace byways::app {

void MainWindow::refresh() {
  const bool atTable = table_ != nullptr && arranging_ == nullptr;
  const Timeline* const timeline = atTable ? &match_->timeline() : nullptr;
  const bool isOn = atTable && timeline->to_move() != kNobody;
  for (QAction* const action : {actions_->newGame, actions_->arrange, actions_->save, actions_->saveAs,
                                actions_->copyRecord, actions_->print, actions_->exportGame}) {
    action->setEnabled(atTable);
  }
  actions_->shelf->setEnabled(pages_->currentWidget() != shelf_);
  // Where turns end by themselves, Enter is the board's.
  const bool canEndTurns = !atTable || !table_->face().turnsEndThemselves();
  actions_->endTurn->setVisible(canEndTurns);
  placeRules();
  actions_->followButtons(atTable ? table_ : nullptr);
  const bool hasBoard = table_ != nullptr || arranging_ != nullptr;
  actions_->offerView(hasBoard, atTable && table_->face().hasTints(), atTable && table_->board().canZoom());
  actions_->undo->setEnabled(atTable && match_->canUndo());
  actions_->redo->setEnabled(atTable && match_->canRedo());
  const bool isAlone = atTable && match_->players() == 1;
  actions_->draw->setVisible(!isAlone);
  actions_->draw->setEnabled(isOn);
  const bool isForTwo = !atTable || match_->players() == 2;
  actions_->resign->setVisible(isForTwo);
  actions_->resign->setEnabled(isOn && isForTwo);
  actions_->leave->setVisible(!isForTwo && !isAlone);
  actions_->leave->setEnabled(isOn && !isForTwo && match_->onTurn() > 0);
  actions_->rules->setEnabled(atTable);
  actions_->rules->setChecked(rulesDock_->isVisible());
  const MatchClock* const clock = atTable ? table_->clock() : nullptr;
  actions_->holdClock->setVisible(clock != nullptr);
  actions_->holdClock->setEnabled(clock != nullptr && isOn);
  actions_->holdClock->setChecked(clock != nullptr && clock->isHeld());
  if (arranging_ != nullptr) {
    refreshArranging();
    return;
  }
  if (!atTable) {
    setWindowTitle(pages_->currentWidget() == room_ ? tr("Puzzles – Byways") : tr("Byways"));
    setWindowModified(false);
    return;
  }
  QStringList names;
  for (Seat seat = 1; seat <= match_->players(); ++seat) {
    names.append(match_->name(seat));
  }
  if (const Puzzle* const puzzle = isAlone ? puzzleOf(*match_) : nullptr) {
    names = {puzzleName(*puzzle)};
  }
  if (match_->isArranged()) {
    names.append(tr("arranged position"));
  }
  const QString title =
      QString::fromUtf8(match_->game().title().data(), qsizetype(match_->game().title().size()));
  setWindowTitle(
      tr("%1[*] – %2 – Byways", "file or players, game")
          .arg(file_.isEmpty() ? names.join(QStringLiteral(", ")) : QFileInfo(file_).fileName(), title));
  setWindowModified(!file_.isEmpty() && fileIsOld_);
}

void MainWindow::retranslate() {
  rulesDock_->setWindowTitle(tr("Rules"));
  refresh();
}

}  // namespace byways::app

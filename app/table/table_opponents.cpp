// SPDX-License-Identifier: GPL-3.0-or-later
// Computers at the table: when they may go on, and what is said of them.
#include "app/board/board_view.h"
#include "app/games/turn_words.h"
#include "app/opponents/opponents.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"
#include "app/table/turn_box.h"
#include "engine/opponents.h"

namespace byways::app {

void TablePage::connectOpponents() {
  if (!has_opponents(match_.game())) {
    return;
  }
  opponents_ = new Opponents(match_, preferences_, this);
  connect(opponents_, &Opponents::changed, this,
          [this] { turn_->tellComputer(opponents_->isThinking(), opponents_->isPaused()); });
  connect(opponents_, &Opponents::turnPlayed, this, &TablePage::tellTurn);
}

void TablePage::letComputersPlay() {
  if (opponents_ != nullptr) {
    opponents_->setHeldUp(board_->isPlayingOut() || isDrawing_);
    opponents_->goOn();
  }
}

// In one line, which stays until somebody's hand moves on; what is secret is told with its round.
void TablePage::tellTurn(Seat seat) {
  if (match_.game().has_secret_turns()) {
    return;
  }
  const std::vector<TurnRow> rows = turnRows(face_, match_, false);
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (row->seat == seat) {
      done_ = tr("%1: %2", "a player, what has been played").arg(match_.name(seat), row->what);
      break;
    }
  }
  showMessage();
  if (!done_.isEmpty() && board_->isSettled()) {
    message_->sayAloud();
  }
}

}  // namespace byways::app

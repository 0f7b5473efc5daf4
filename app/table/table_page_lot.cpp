// SPDX-License-Identifier: GPL-3.0-or-later
// Lots that are drawn for everybody to see.
#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/games/piece_colours.h"
#include "app/look/look.h"
#include "app/match/match_clock.h"
#include "app/setup/lot_overlay.h"
#include "app/table/player_card.h"
#include "app/table/table_page.h"
#include "app/table/turn_band.h"
#include "app/table/turn_box.h"
#include "app/table/turn_list.h"
#include "engine/core/word_step.h"

namespace byways::app {

void TablePage::showLot(const QString& outcome) {
  QList<LotOverlay::Ticket> tickets;
  const QList<std::array<int, 2>> rolls = match_.startingRolls();
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    LotOverlay::Ticket ticket{match_.name(seat), match_.colourIndex(seat), {}, {}};
    if (const QList<int> pieces = face_.pieceColours(match_.players(), seat); !pieces.isEmpty()) {
      ticket.sign = [this, colour = pieces.front()](QPainter& painter, QPointF centre, double radius) {
        face_.facts().pieceColours->draw(painter, centre, radius, colour, look_);
      };
    }
    if (!rolls.isEmpty()) {
      ticket.dice = rolls.at(seat - 1);
    }
    tickets.append(ticket);
  }
  // A lot that draws a player is a word and the seat's number, whatever the game calls it.
  const std::optional<WordStep> lot = read_word_step(outcome.toStdString());
  const int drawn = lot && lot->numbers.size() == 1 ? lot->numbers.front() - 1 : -1;
  if (drawn >= 0 && drawn < tickets.size()) {
    auto* const overlay = new LotOverlay(tickets, drawn, face_.lotText(outcome, match_), look_, boardSide_);
    connect(overlay, &LotOverlay::finished, board_, qOverload<>(&QWidget::setFocus));
    if (clock_ != nullptr) {
      clock_->setCovered(true, MatchClock::Cover::Lot);
      connect(overlay, &LotOverlay::finished, clock_,
              [this] { clock_->setCovered(false, MatchClock::Cover::Lot); });
    }
    band_->raise();  // says what is drawn, and then who has the turn
    connect(&match_, &Match::stepTaken, overlay, &LotOverlay::end);
    connect(&match_, &Match::lotDrawn, overlay, &LotOverlay::end);  // a roll closes the overlay
    if (look_.animations()) {
      connect(overlay, &LotOverlay::revealed, this, [this] { tellOfLot(false); });
      tellOfLot(true);
    }
    announce(overlay, face_.lotText(outcome, match_));
  } else if (match_.game().rolls_dice()) {
    announce(turn_, face_.lotText(outcome, match_));
  }
}

// The panel mustn't reveal the result of the lot before it has been shown.
void TablePage::tellOfLot(bool isBeingDrawn) {
  isDrawingLot_ = isBeingDrawn;
  turn_->setDrawing(isBeingDrawn);
  turns_->setDrawing(isBeingDrawn);
  refresh();
  letComputersPlay();
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/seats_menu.h"

#include "app/match/match.h"
#include "app/table/seat_menu.h"
#include "engine/opponents.h"

namespace byways::app {

SeatsMenu::SeatsMenu(QWidget* parent) : QMenu(parent) {
  setObjectName(QStringLiteral("seatsMenu"));
  connect(this, &QMenu::aboutToShow, this, &SeatsMenu::fill);
}

void SeatsMenu::setMatch(Match* match) {
  match_ = match != nullptr && has_opponents(match->game()) ? match : nullptr;
  menuAction()->setVisible(match_ != nullptr);
}

void SeatsMenu::fill() {
  qDeleteAll(findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  if (match_ == nullptr) {
    return;
  }
  for (Seat seat = 1; seat <= match_->players(); ++seat) {
    auto* const menu = new SeatMenu(*match_, seat, this);
    menu->setStrength(strength_);
    menu->fill();
    addMenu(menu);
  }
}

}  // namespace byways::app

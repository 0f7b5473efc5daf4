// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/seats_menu.h"

#include <QActionGroup>

#include "app/advice/coach.h"
#include "app/match/match.h"
#include "app/opponents/level_words.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

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
    QString name = match_->name(seat);
    auto* const menu = new QMenu(name.replace(QLatin1Char('&'), QLatin1String("&&")), this);
    addMenu(menu);
    auto* const group = new QActionGroup(menu);
    for (int level = 0; level <= search::kLevels; ++level) {
      auto* const action = new QAction(level == 0 ? tr("Person") : computerText(level), menu);
      action->setObjectName(QStringLiteral("seat%1 level%2").arg(seat).arg(level));
      action->setCheckable(true);
      action->setChecked(match_->level(seat) == level && !match_->isMatched(seat));
      group->addAction(action);
      connect(action, &QAction::triggered, this, [this, seat, level] {
        if (match_ != nullptr) {
          match_->setLevel(seat, level);
        }
      });
    }
    menu->addActions(group->actions());
    menu->addSeparator();
    auto* const coach = menu->addAction(tr("Coach: speak up when a turn gives much away"));
    coach->setObjectName(QStringLiteral("seat%1 coach").arg(seat));
    coach->setCheckable(true);
    coach->setChecked(match_->isCoached(seat));
    coach->setEnabled(match_->level(seat) == 0 && Coach::canCoach(*match_));
    connect(coach, &QAction::triggered, this, [this, seat](bool on) {
      if (match_ != nullptr) {
        match_->setCoached(seat, on);
      }
    });
    if (strength_) {
      addMatched(*menu, seat);
    }
    menu->setEnabled(!match_->state().has_left(seat));
  }
}

// Of the first of the others who is a person.
void SeatsMenu::addMatched(QMenu& menu, Seat seat) {
  QStringList names;
  QList<int> levels;
  for (Seat other = 1; other <= match_->players(); ++other) {
    if (other != seat) {
      names << match_->setup().names.value(other - 1);
      levels << match_->level(other);
    }
  }
  const int level = matchedLevel(match_->game(), names, levels, strength_);
  menu.addSeparator();
  QAction* const action = menu.addAction(matchedChoice(level));
  action->setObjectName(QStringLiteral("seat%1 matched").arg(seat));
  action->setCheckable(true);
  action->setChecked(match_->isMatched(seat));
  action->setEnabled(levels.contains(0));
  connect(action, &QAction::triggered, this, [this, seat, level] {
    if (match_ != nullptr) {
      match_->setLevel(seat, level, true);
    }
  });
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat_menu.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QLineEdit>

#include "app/advice/coach.h"
#include "app/look/literal.h"
#include "app/match/match.h"
#include "app/settings/coached_people.h"
#include "engine/search/level.h"

namespace byways::app {

SeatMenu::SeatMenu(Match& match, Seat seat, QWidget* parent) : QMenu(parent), match_(&match), seat_(seat) {
  setObjectName(QStringLiteral("seatMenu%1").arg(seat));
  connect(this, &QMenu::aboutToShow, this, &SeatMenu::fill);
}

void SeatMenu::fill() {
  clear();
  qDeleteAll(findChildren<QActionGroup*>());
  if (match_ == nullptr) {
    return;
  }
  setTitle(literal(match_->name(seat_)));
  const bool isPlaying = !match_->state().has_left(seat_);
  auto* const group = new QActionGroup(this);
  for (int level = 0; level <= search::kLevels; ++level) {
    auto* const action = new QAction(level == 0 ? tr("Person") : computerText(level), group);
    action->setObjectName(QStringLiteral("seat%1 level%2").arg(seat_).arg(level));
    action->setCheckable(true);
    action->setChecked(match_->level(seat_) == level && !match_->isMatched(seat_));
    connect(action, &QAction::triggered, this, [this, level] {
      if (match_ != nullptr) {
        match_->handOver(seat_, level);
        // Handing over the last person's seat isn't a choice of opponents to remember.
        if (level > 0 && match_->hasPeople()) {
          rememberLevel(match_->game(), level);
        }
      }
    });
  }
  if (strength_) {
    addMatched(*group);
  }
  group->setEnabled(isPlaying);
  addActions(group->actions());
  addSeparator();
  addCoach();
  QAction* const rename = addAction(tr("&Name…"), this, &SeatMenu::askForName);
  rename->setObjectName(QStringLiteral("seat%1 name").arg(seat_));
  rename->setEnabled(isPlaying && match_->level(seat_) == 0);
}

void SeatMenu::addCoach() {
  const QString why = Coach::whyNot(*match_);
  QAction* const coach = addAction(why.isEmpty() ? tr("Coach: speak up when a turn is a serious mistake")
                                                 : tr("Coach: %1", "why there is none").arg(why));
  coach->setObjectName(QStringLiteral("seat%1 coach").arg(seat_));
  coach->setCheckable(true);
  coach->setChecked(match_->isCoached(seat_));
  coach->setEnabled(match_->level(seat_) == 0 && !match_->state().has_left(seat_) && why.isEmpty());
  connect(coach, &QAction::triggered, this, [this](bool on) {
    if (match_ != nullptr) {
      match_->setCoached(seat_, on);
      rememberCoach(match_->setup().names.value(seat_ - 1), on);
    }
  });
}

void SeatMenu::addMatched(QActionGroup& group) {
  QStringList names;
  QList<int> levels;
  for (Seat other = 1; other <= match_->players(); ++other) {
    if (other != seat_) {
      names << match_->setup().names.value(other - 1);
      levels << match_->level(other);
    }
  }
  const int level = matchedLevel(match_->game(), names, levels, strength_);
  auto* const action = new QAction(matchedText(level), &group);
  action->setObjectName(QStringLiteral("seat%1 matched").arg(seat_));
  action->setCheckable(true);
  action->setChecked(match_->isMatched(seat_));
  action->setEnabled(levels.contains(0));
  connect(action, &QAction::triggered, this, [this, level] {
    if (match_ != nullptr) {
      match_->handOver(seat_, level, true);
    }
  });
}

void SeatMenu::askForName() {
  if (match_ == nullptr) {
    return;
  }
  auto* const dialog = new QInputDialog(parentWidget()->window());
  dialog->setObjectName(QStringLiteral("nameDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Name"));
  dialog->setLabelText(literal(tr("What is %1 called?").arg(match_->name(seat_))));
  dialog->setTextValue(match_->name(seat_));
  dialog->setOkButtonText(tr("Use this name"));
  dialog->setCancelButtonText(tr("Cancel"));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
    if (match_ != nullptr) {
      match_->setName(seat_, name);
    }
  });
  dialog->open();
  if (auto* const line = dialog->findChild<QLineEdit*>()) {
    line->selectAll();
  }
}

}  // namespace byways::app

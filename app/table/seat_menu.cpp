// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/seat_menu.h"

#include <QActionGroup>
#include <QInputDialog>
#include <QLineEdit>

#include "app/match/match.h"
#include "app/opponents/level_words.h"
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
  QString name = match_->name(seat_);
  setTitle(name.replace(QLatin1Char('&'), QLatin1String("&&")));
  const bool isThere = !match_->state().has_left(seat_);
  auto* const group = new QActionGroup(this);
  for (int level = 0; level <= search::kLevels; ++level) {
    auto* const action = new QAction(level == 0 ? tr("Person") : computerText(level), group);
    action->setObjectName(QStringLiteral("seat%1 level%2").arg(seat_).arg(level));
    action->setCheckable(true);
    action->setChecked(match_->level(seat_) == level);
    connect(action, &QAction::triggered, this, [this, level] {
      if (match_ != nullptr) {
        match_->setLevel(seat_, level);
        if (level > 0) {
          rememberLevel(match_->game(), level);
        }
      }
    });
  }
  group->setEnabled(isThere);
  addActions(group->actions());
  addSeparator();
  QAction* const rename = addAction(tr("&Name…"), this, &SeatMenu::askForName);
  rename->setObjectName(QStringLiteral("seat%1 name").arg(seat_));
  rename->setEnabled(isThere && match_->level(seat_) == 0);
}

void SeatMenu::askForName() {
  auto* const dialog = new QInputDialog(parentWidget()->window());
  dialog->setObjectName(QStringLiteral("nameDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Name"));
  dialog->setLabelText(tr("What is %1 called?").arg(match_->name(seat_)));
  dialog->setTextValue(match_->name(seat_));
  dialog->setOkButtonText(tr("Take this name"));
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

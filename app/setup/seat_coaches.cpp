// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/seat_coaches.h"

#include <QLocale>
#include <QVBoxLayout>

#include <utility>

#include "app/board/announce.h"
#include "app/look/look.h"
#include "app/settings/coached_people.h"
#include "app/setup/seat_rows.h"

namespace byways::app {

namespace {

constexpr int kFirstGames = 5;  // people are offered a coach in this many of their first games

}  // namespace

SeatCoaches::SeatCoaches(const Look& look, int seats, QWidget* parent)
    : QWidget(parent), note_(new QLabel(parent)), offer_(new WrapButton(parent)) {
  note_->setObjectName(QStringLiteral("coachNote"));
  note_->setProperty("role", QStringLiteral("small"));
  note_->setWordWrap(true);
  note_->hide();
  offer_->setObjectName(QStringLiteral("offerCoach"));
  offer_->setProperty("quiet", true);
  offer_->setIcon(look.icon(QStringLiteral("coach")));
  offer_->setAutoDefault(false);
  offer_->hide();
  connect(offer_, &QPushButton::clicked, this, &SeatCoaches::takeOffer);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(SeatRows::kGap);
  for (int seat = 1; seat <= seats; ++seat) {
    auto* const button = new QToolButton(this);
    button->setObjectName(QStringLiteral("coach%1").arg(seat));
    button->setIcon(look.icon(QStringLiteral("coach")));
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    column->addWidget(button);
    const qsizetype index = buttons_.size();
    connect(button, &QToolButton::clicked, this, [this, index](bool wants) { take(index, wants); });
    buttons_ << button;
    areChosen_ << false;
  }
}

void SeatCoaches::setSitters(const QList<Sitter>& sitters) {
  sitters_ = sitters;
  refresh();
}

void SeatCoaches::setCoaching(Coaching coaching) {
  const bool isNews = std::exchange(coaching_, coaching) != coaching && coaching == Coaching::NotWithClock;
  refresh();
  if (isNews && !note_->isHidden()) {
    announce(note_, note_->text());
  }
}

QList<bool> SeatCoaches::coached() const {
  QList<bool> coached;
  for (qsizetype seat = 0; seat < sitters_.size(); ++seat) {
    coached << (canCoach() && sitters_[seat].isPerson && buttons_[seat]->isChecked());
  }
  return coached;
}

QList<bool> SeatCoaches::chosen() const {
  QList<bool> chosen;
  for (const QToolButton* const button : buttons_) {
    chosen << button->isChecked();
  }
  return chosen;
}

void SeatCoaches::choose(const QList<bool>& coached) {
  for (qsizetype seat = 0; seat < qMin(buttons_.size(), coached.size()); ++seat) {
    areChosen_[seat] = true;
    buttons_[seat]->setChecked(coached[seat]);
  }
  refresh();
}

void SeatCoaches::take(qsizetype seat, bool wants) {
  areChosen_[seat] = true;
  refresh();
  if (wants) {
    announce(note_, note_->text());
  }
}

void SeatCoaches::takeOffer() {
  for (qsizetype seat = 0; seat < sitters_.size(); ++seat) {
    if (sitters_[seat].isPerson) {
      buttons_[seat]->setChecked(true);
      take(seat, true);
    }
  }
}

// Shows a button for each person; computers aren't coached. A remembered choice is found by the person's
// name.
void SeatCoaches::refresh() {
  setVisible(canCoach());
  QStringList names;
  bool isOffered = canCoach();
  bool hasPeople = false;
  for (qsizetype seat = 0; seat < buttons_.size(); ++seat) {
    QToolButton* const button = buttons_[seat];
    const bool isThere = seat < sitters_.size();
    const Sitter sitter = sitters_.value(seat);
    if (!areChosen_[seat] && isThere && sitter.isPerson) {
      button->setChecked(wantsCoach(sitter.typed));
    }
    button->setVisible(canCoach() && isThere && sitter.isPerson);
    // Seats that aren't in the game take no room.
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(isThere);
    button->setSizePolicy(policy);
    if (!isThere) {
      continue;
    }
    button->setAccessibleName(SeatRows::tr("Coach for %1", "a player").arg(sitter.name));
    button->setToolTip(
        SeatRows::tr("Coach for %1: warns when a turn is a serious mistake", "a player").arg(sitter.name));
    if (canCoach() && sitter.isPerson && button->isChecked()) {
      names << sitter.name;
    }
    hasPeople = hasPeople || sitter.isPerson;
    isOffered = isOffered && !areChosen_[seat] && sitter.games < kFirstGames;
  }
  // The whistle icon doesn't explain itself, so newcomers are asked in words.
  offer_->setVisible(isOffered && names.isEmpty() && hasPeople);
  offer_->setWholeText(SeatRows::tr("Coach: warns when a turn is a serious mistake"));
  const bool isPrevented = coaching_ == Coaching::NotWithClock && hasPeople;
  note_->setVisible(!names.isEmpty() || isPrevented);
  note_->setText(
      isPrevented ? SeatRows::tr("No coach with a clock: checking a turn would use up the players’ time.")
      : names.isEmpty() ? QString()
                        : SeatRows::tr("The coach warns when a turn by %1 is a serious mistake.", "players")
                              .arg(QLocale().createSeparatedList(names)));
}

}  // namespace byways::app

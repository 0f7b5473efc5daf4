// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/day_card.h"

#include <QEvent>
#include <QPushButton>
#include <QTimer>

#include <utility>

#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/look/primary.h"

namespace byways::app {

DayCard::DayCard(const Days& days, const Look& look, QWidget* parent)
    : ExerciseCard(
          dayPrefix(), Form::Line, [this] { return toldOfToday(); }, look, parent),
      days_(days),
      reading_([this](std::monostate) {
        isRead_ = true;
        refresh();
        tellButtons();
      }),
      play_(addButton("dayPlay")),
      copy_(addButton("dayCopy")),
      calendar_(addButton("dayCalendar")) {
  setObjectName(QStringLiteral("dayCard"));
  for (QPushButton* const button : {play_, copy_, calendar_}) {
    button->setProperty("onCard", true);
  }
  connect(this, &CardFrame::activated, this, &DayCard::playRequested);
  connect(play_, &QPushButton::clicked, this, &DayCard::playRequested);
  connect(copy_, &QPushButton::clicked, this, &DayCard::copyRequested);
  connect(calendar_, &QPushButton::clicked, this, &DayCard::calendarRequested);
  connect(&days, &Days::changed, this, [this] {
    refresh();
    tellButtons();
  });
  refresh();
  tellButtons();
}

ExerciseTold DayCard::toldOfToday() const {
  const QDate today = days_.today();
  const Exercise exercise = isRead_ ? Days::exerciseOf(today) : Exercise();
  ExerciseTold told = toldOf(days_, today, isRead_ ? &exercise : nullptr);
  if (const QString streak = streakText(days_); !streak.isEmpty()) {
    told.facts.append(streak);
    told.aside = streakRule();
  }
  if (told.stars) {
    told.state.clear();  // only the calendar shows these lines
  }
  return told;
}

void DayCard::read() {
  if (!isRead_ && !reading_.isRunning()) {
    reading_.start([day = days_.today()](auto&) {
      static_cast<void>(Days::exerciseOf(day));
      return std::monostate{};
    });
  }
}

void DayCard::setProposed(bool isProposed) {
  if (std::exchange(isProposed_, isProposed) != isProposed) {
    tellButtons();
  }
}

void DayCard::tellButtons() {
  tellDayButtons(days_, days_.today(), *play_, *copy_);
  setPrimary(*play_, isProposed_ && !days_.isDone(days_.today()));
  play_->setAccessibleName(
      tr("%1: %2", "what a button does, an exercise").arg(play_->text(), told().facts.front().trimmed()));
  calendar_->setText(tr("All days"));
}

void tellDayButtons(const Days& days, const QDate& day, QPushButton& open, QPushButton& copy) {
  const bool isDone = days.isDone(day);
  open.setText(openText(days.of(day)));
  setPrimary(open, !isDone);
  copy.setText(DayCard::tr("Copy the result"));
  copy.setHidden(!isDone);
}

void DayCard::showEvent(QShowEvent* event) {
  ExerciseCard::showEvent(event);
  QTimer::singleShot(0, this, &DayCard::read);
}

void DayCard::changeEvent(QEvent* event) {
  ExerciseCard::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    tellButtons();
  }
}

}  // namespace byways::app

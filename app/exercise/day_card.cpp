// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/day_card.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "app/exercise/days.h"
#include "app/exercise/stars.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kDayMargin = CardFrame::kShadow + 16;

QLabel* newWords(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  return label;
}

}  // namespace

DayCard::DayCard(const Days& days, const Look& look, QWidget* parent)
    : CardFrame(parent),
      days_(days),
      reading_([this](std::monostate) {
        isRead_ = true;
        refresh();
      }),
      title_(newWords("dayTitle", "heading", this)),
      exercise_(newWords("dayExercise", "", this)),
      state_(newWords("dayState", "quiet", this)),
      stars_(new StarRow(look, this)),
      play_(new QPushButton(this)),
      copy_(new QPushButton(this)),
      calendar_(new QPushButton(this)) {
  setObjectName(QStringLiteral("dayCard"));
  play_->setObjectName(QStringLiteral("dayPlay"));
  copy_->setObjectName(QStringLiteral("dayCopy"));
  calendar_->setObjectName(QStringLiteral("dayCalendar"));
  auto* const words = new QVBoxLayout;
  words->setSpacing(2);
  words->addWidget(title_);
  words->addWidget(exercise_);
  words->addWidget(state_);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(kDayMargin, kDayMargin, kDayMargin, kDayMargin);
  row->setSpacing(12);
  row->addLayout(words, 1);
  row->addWidget(stars_);
  for (QPushButton* const button : {play_, copy_, calendar_}) {
    button->setProperty("onCard", true);
    button->setCursor(Qt::PointingHandCursor);
    row->addWidget(button);
  }
  setActive(true);
  connect(this, &CardFrame::activated, this, &DayCard::playRequested);
  connect(play_, &QPushButton::clicked, this, &DayCard::playRequested);
  connect(copy_, &QPushButton::clicked, this, &DayCard::copyRequested);
  connect(calendar_, &QPushButton::clicked, this, &DayCard::calendarRequested);
  connect(&days, &Days::changed, this, &DayCard::refresh);
  refresh();
}

void DayCard::read() {
  if (!isRead_ && !reading_.isRunning()) {
    reading_.start([day = days_.today()](auto&) {
      static_cast<void>(Days::exerciseOf(day));
      return std::monostate{};
    });
  }
}

void DayCard::refresh() {
  const QDate today = days_.today();
  const Progress::Kept kept = days_.of(today);
  const bool isDone = kept.best != Stars::None;
  const int streak = days_.streak();
  title_->setText(tr("Today, %1", "a date").arg(QLocale().toString(today, QLocale::LongFormat)));
  // Until the stock is read, a space keeps the line's height.
  exercise_->setText(isRead_ ? dayExerciseText(Days::exerciseOf(today)) : QString(QLatin1Char(' ')));
  state_->setText(streak > 0 ? tr("%n days in a row", nullptr, streak) : QString());
  state_->setHidden(streak == 0);
  stars_->setStars(kept.best);
  stars_->setHidden(!isDone);
  play_->setText(openDayText(kept));
  play_->setAccessibleName(
      tr("%1: %2", "what a button does, an exercise").arg(play_->text(), exercise_->text().trimmed()));
  copy_->setText(tr("Copy the result"));
  copy_->setHidden(!isDone);
  calendar_->setText(tr("All days"));
  setAccessibleName(title_->text());
  setAccessibleDescription(QStringList{exercise_->text().trimmed(),
                                       isDone ? starsText(kept.best) : tr("Not done yet"), state_->text()}
                               .join(QStringLiteral(". ")));
}

void DayCard::showEvent(QShowEvent* event) {
  CardFrame::showEvent(event);
  QTimer::singleShot(0, this, &DayCard::read);
}

void DayCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  CardFrame::changeEvent(event);
}

}  // namespace byways::app

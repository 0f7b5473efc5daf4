// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/learn_page.h"

#include <QFocusEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/exercise/exercise_desk.h"
#include "app/match/match_clock.h"
#include "app/table/table_page.h"

namespace byways::app {

LearnPage::LearnPage(const Match& match, Review& review, std::vector<search::Judgement> moments,
                     const GameFace& face, const Look& look, const Preferences& preferences,
                     Progress& progress, QWidget* parent)
    : QWidget(parent),
      match_(match),
      review_(review),
      moments_(std::make_shared<const std::vector<search::Judgement>>(std::move(moments))),
      face_(face),
      look_(look),
      preferences_(preferences),
      progress_(progress) {
  setObjectName(QStringLiteral("learnPage"));
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
}

// The table must be destroyed before its match.
LearnPage::~LearnPage() { delete table_; }

void LearnPage::begin() {
  const auto first =
      std::find_if(moments_->begin(), moments_->end(),
                   [this](const search::Judgement& moment) { return !review_.isSolved(moment.entry); });
  const auto index = first == moments_->end() ? 0 : static_cast<std::size_t>(first - moments_->begin());
  open(std::make_unique<LearnRun>(match_, review_, moments_, index, progress_, preferences_));
}

void LearnPage::open(std::unique_ptr<ExerciseRun> run) {
  std::unique_ptr<Match> match = run->makeMatch();
  delete std::exchange(table_, nullptr);
  run_ = std::move(run);
  tried_ = std::move(match);
  table_ = new TablePage(*tried_, face_, look_, preferences_, this);
  if (!run_->isExploring()) {
    table_->useForOneTurn();
  }
  if (table_->clock() != nullptr) {
    table_->clock()->setCovered(true);
  }
  run_->takeUp(*tried_, table_->board(), face_);
  auto* const desk = new ExerciseDesk(*run_, table_->board(), look_, table_);
  table_->setDesk(desk);
  table_->setBeside(run_->beside());
  layout()->addWidget(table_);
  const ExerciseRun* const now = run_.get();
  connect(now, &ExerciseRun::changed, table_, [this] {
    table_->setBeside(run_->beside());
    Q_EMIT changed();
  });
  connect(tried_.get(), &Match::changed, table_, [this] { Q_EMIT changed(); });
  connect(now, &ExerciseRun::keepRequested, table_, [this] { Q_EMIT keepRequested(*tried_); });
  // Queued, because the pressed button is destroyed with the table.
  connect(
      now, &ExerciseRun::tableNeeded, table_, [this] { open(std::move(run_)); }, Qt::QueuedConnection);
  connect(
      now, &ExerciseRun::nextRequested, table_, [this] { goToNext(); }, Qt::QueuedConnection);
  connect(now, &ExerciseRun::pageRequested, this, &LearnPage::finished);
  connect(table_, &TablePage::ruleRequested, this, &LearnPage::ruleRequested);
  Q_EMIT changed();
  desk->begin();
}

void LearnPage::goToNext() {
  std::unique_ptr<ExerciseRun> next = run_->next();
  if (next != nullptr) {
    open(std::move(next));
  } else {
    Q_EMIT finished();
  }
}

void LearnPage::undo() {
  if (canUndo()) {
    tried_->undo();
  }
}

void LearnPage::redo() {
  if (canRedo()) {
    tried_->redo();
  }
}

// Passes the focus on. A focus proxy wouldn't do: the table changes, and after a change of proxy Tab stops at
// this page itself.
void LearnPage::focusInEvent(QFocusEvent* event) {
  if (table_ != nullptr) {
    table_->setFocus(event->reason());
  }
}

}  // namespace byways::app

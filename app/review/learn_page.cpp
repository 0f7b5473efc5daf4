// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/learn_page.h"

#include <QEvent>
#include <QFocusEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/look/look.h"
#include "app/match/match_clock.h"
#include "app/opponents/close_look.h"
#include "app/review/learn_desk.h"
#include "app/review/review_words.h"
#include "app/table/table_page.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kBetweenShownSteps = 700;  // ms

// The position before that turn: what the others did in a secret round before it stays hidden in it.
Timeline positionBefore(const Timeline& timeline, std::size_t entry) {
  Timeline line(timeline.game(), timeline.setup());
  const Entries entries = timeline.entries();
  for (std::size_t i = 0; i < entry; ++i) {
    static_cast<void>(line.play_entry(entries[i]));
  }
  return line;
}

}  // namespace

LearnPage::LearnPage(const Match& match, Review& review, std::vector<search::Judgement> moments,
                     const GameFace& face, const Look& look, const Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      match_(match),
      review_(review),
      moments_(std::move(moments)),
      face_(face),
      look_(look),
      preferences_(preferences),
      judging_(thread_, [this](std::optional<double> loss) { take(loss); }) {
  setObjectName(QStringLiteral("learnPage"));
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  connect(&timer_, &QTimer::timeout, this, &LearnPage::playAnswer);
}

// The table goes before its match.
LearnPage::~LearnPage() { delete table_; }

void LearnPage::begin() {
  const auto first = std::find_if(moments_.begin(), moments_.end(), [this](const search::Judgement& moment) {
    return !review_.isSolved(moment.entry);
  });
  open(first == moments_.end() ? 0 : static_cast<std::size_t>(first - moments_.begin()));
}

void LearnPage::open(std::size_t index) {
  judging_.stop();
  timer_.stop();
  delete std::exchange(table_, nullptr);
  index_ = index;
  Timeline line = positionBefore(review_.timeline(), moment().entry);
  start_ = line.cursor();
  tried_ = copyWithLine(match_, std::move(line));
  tried_->setGuided(moment().seat);  // nobody moves for the others, and no curtain hides the verdict
  table_ = new TablePage(*tried_, face_, look_, preferences_, this);
  table_->useForOneTurn();
  if (table_->clock() != nullptr) {
    table_->clock()->setCovered(true);
  }
  desk_ = new LearnDesk(look_, table_);
  table_->setDesk(desk_);
  layout()->addWidget(table_);
  connect(
      desk_, &LearnDesk::tryAgainRequested, this, [this] { open(index_); }, Qt::QueuedConnection);
  connect(desk_, &LearnDesk::showRequested, this, &LearnPage::showAnswer, Qt::QueuedConnection);
  connect(desk_, &LearnDesk::goOnRequested, this, &LearnPage::goOn, Qt::QueuedConnection);
  connect(desk_, &LearnDesk::leaveRequested, this, &LearnPage::finished);
  connect(table_, &TablePage::ruleRequested, this, &LearnPage::ruleRequested);
  connect(tried_.get(), &Match::changed, this, &LearnPage::followTurn);
  loss_.reset();
  setState(State::Trying);
  table_->setFocus(Qt::OtherFocusReason);
}

bool LearnPage::canUndo() const {
  return state_ == State::Trying && tried_ != nullptr && tried_->timeline().cursor() > start_ &&
         tried_->canUndo();
}

void LearnPage::undo() {
  if (canUndo()) {
    tried_->undo();
  }
}

bool LearnPage::canRedo() const { return state_ == State::Trying && tried_ != nullptr && tried_->canRedo(); }

void LearnPage::redo() {
  if (canRedo()) {
    tried_->redo();
  }
}

void LearnPage::followTurn() {
  Q_EMIT changed();
  const Timeline& timeline = tried_->timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  if (state_ == State::Trying && entries.size() > moment().entry && !entries[moment().entry].unfinished) {
    judge(entries[moment().entry].text);
  }
}

void LearnPage::judge(const std::string& turn) {
  setState(State::Judging);
  judging_.start([timeline = review_.timeline(), known = moment(), turn](const JobWatch& watch) {
    const search::Searcher& searcher = searcher_for(timeline.game());
    search::Request request;
    request.limits.budget = closeLook(timeline);
    request.limits.stop = &watch.stopFlag();
    return search::loss_instead(timeline, known, turn, searcher, request);
  });
}

void LearnPage::take(std::optional<double> loss) {
  loss_ = loss;
  const bool isGood = loss_ && *loss_ <= kAsGood;
  if (isGood && !shown_.contains(index_)) {
    review_.noteSolved(moment().entry);
  }
  setState(isGood ? State::Right : State::Wrong);
  desk_->focusNext();
}

void LearnPage::showAnswer() {
  open(index_);
  shown_.insert(index_);
  setState(State::Shown);
  const Timeline& timeline = tried_->timeline();
  const std::string& best = moment().best;
  answer_.clear();
  if (!timeline.refusal(moment().seat, best)) {
    answer_.append(QString::fromStdString(best));
  } else {
    for (const std::string& step : tried_->game().split_turn(best)) {
      answer_.append(QString::fromStdString(step));
    }
  }
  desk_->focusNext();
  if (look_.animations()) {
    timer_.start(kBetweenShownSteps);
    return;
  }
  while (!answer_.isEmpty()) {
    playAnswer();
  }
}

// Step by step, as a hand would. The turn isn't ended: what was done stays as it is on the board.
void LearnPage::playAnswer() {
  if (answer_.isEmpty() || tried_->play(answer_.takeFirst())) {
    answer_.clear();
    timer_.stop();
  }
}

void LearnPage::goOn() {
  if (index_ + 1 < moments_.size()) {
    open(index_ + 1);
  } else {
    Q_EMIT finished();
  }
}

void LearnPage::setState(State state) {
  state_ = state;
  table_->setBeside(state == State::Trying ? TablePage::Beside::ToFind : TablePage::Beside::Nothing);
  refresh();
  Q_EMIT changed();
}

QString LearnPage::text() const {
  const QString name = match_.name(moment().seat);
  switch (state_) {
    case State::Trying:
      return tr("%1 gave away %2 chance to win here. Find a better turn.")
          .arg(name, percentText(moment().loss));
    case State::Judging:
      return tr("Looking at your turn…");
    case State::Right:
      return tr("That is as good as it gets.");
    case State::Wrong:
      return loss_ ? tr("That would give away %1 chance to win. There is something better.")
                         .arg(percentText(*loss_))
                   : tr("How good that is can’t be told.");
    case State::Shown:
      return tr("Best is %1. Chances then: %2.", "turn in words, chances of all")
          .arg(turnInWords(moment().best, moment().seat, face_, *tried_),
               chancesText(moment().before, match_));
  }
  return {};
}

int LearnPage::found() const {
  return static_cast<int>(
      std::count_if(moments_.begin(), moments_.end(),
                    [this](const search::Judgement& moment) { return review_.isSolved(moment.entry); }));
}

void LearnPage::refresh() {
  if (desk_ == nullptr || table_ == nullptr) {
    return;
  }
  const bool isLast = index_ + 1 == moments_.size();
  const bool isDone = state_ == State::Right || state_ == State::Shown;
  QString words = text();
  if (isDone && isLast) {
    words += QLatin1Char('\n') +
             tr("Found by yourself: %1 of %n.", nullptr, static_cast<int>(moments_.size())).arg(found());
  }
  desk_->showFace({.title = tr("Position %1 of %2").arg(index_ + 1).arg(moments_.size()),
                   .text = words,
                   .isBusy = state_ == State::Judging,
                   .isGood = state_ == State::Right,
                   .canTryAgain = state_ == State::Wrong || state_ == State::Shown,
                   .canShow = state_ == State::Trying || state_ == State::Wrong,
                   .goOn = isLast ? tr("Done") : tr("Next position"),
                   .isDone = isDone});
}

// No focus proxy: Qt puts a widget with a changing one in the way of Tab.
void LearnPage::focusInEvent(QFocusEvent* event) {
  if (table_ != nullptr) {
    table_->setFocus(event->reason());
  }
}

void LearnPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app

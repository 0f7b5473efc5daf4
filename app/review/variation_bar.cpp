// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/variation_bar.h"

#include <QKeyEvent>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kBetweenSteps = 900;  // ms at the usual speed

}  // namespace

VariationBar::VariationBar(const Look& look, QWidget* parent)
    : ReplayBar(QStringLiteral("variation"), look, parent, Shape::TwoRows) {
  setFocusPolicy(Qt::ClickFocus);
  connect(&timer_, &QTimer::timeout, this, &VariationBar::tick);
}

void VariationBar::setMatch(Match* match, const QString& caption) {
  timer_.stop();
  match_ = match;
  caption_ = caption;
  if (match_ != nullptr) {
    start_ = match_->timeline().cursor();
    look().animations() ? setPlaying(true) : match_->goTo(match_->timeline().length());
  }
  refresh();
}

void VariationBar::setPlaying(bool on) {
  on ? timer_.start(static_cast<int>(kBetweenSteps / speed())) : timer_.stop();
  refresh();
}

// A round that was made in secret is over at once; other turns go step by step.
void VariationBar::goForward() {
  match_->game().has_secret_turns() ? match_->goTo(match_->timeline().length()) : match_->redo();
}

void VariationBar::tick() {
  goForward();
  timer_.setInterval(static_cast<int>(kBetweenSteps / speed()));
  if (!match_->timeline().can_redo()) {
    timer_.stop();
  }
  refresh();
}

void VariationBar::playOrPause() {
  if (match_ != nullptr) {
    match_->timeline().can_redo() ? setPlaying(!isPlaying()) : replay();
  }
}

void VariationBar::step(int steps) {
  if (match_ == nullptr) {
    return;
  }
  timer_.stop();
  const std::size_t cursor = match_->timeline().cursor();
  if (steps > 0 && match_->timeline().can_redo()) {
    goForward();
  } else if (steps < 0 && cursor > start_) {
    match_->goTo(match_->game().has_secret_turns() ? start_ : cursor - 1);
  }
  refresh();
}

void VariationBar::replay() {
  if (match_ != nullptr) {
    match_->goTo(start_);
    setPlaying(true);
  }
}

void VariationBar::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      playOrPause();
      break;
    case Qt::Key_Left:
      step(-1);
      break;
    case Qt::Key_Right:
      step(1);
      break;
    case Qt::Key_Home:
      replay();
      break;
    default:
      ReplayBar::keyPressEvent(event);
  }
}

void VariationBar::refresh() {
  showFace({.caption = caption_,
            .goOn = tr("As it was played"),
            .goOnKey = tr("Escape"),
            .canPlay = match_ != nullptr,
            .canGoBack = match_ != nullptr && match_->timeline().cursor() > start_,
            .canGoForward = match_ != nullptr && match_->timeline().can_redo()});
}

}  // namespace byways::app

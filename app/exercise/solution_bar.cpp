// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solution_bar.h"

#include <QKeyEvent>

#include "app/exercise/puzzle_result.h"

namespace byways::app {

namespace {

constexpr double kMilliseconds = 900;  // from move to move at the usual speed

}  // namespace

SolutionBar::SolutionBar(Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : ReplayBar(QStringLiteral("solution"), look, parent, Shape::Column),
      match_(match),
      face_(face),
      start_(match.timeline().cursor()),
      slider_(new QSlider(Qt::Horizontal, this)) {
  slider_->setObjectName(QStringLiteral("solutionSlider"));
  slider_->setRange(0, static_cast<int>(match.timeline().length() - start_));
  slider_->setPageStep(1);
  slider_->setFocusPolicy(Qt::TabFocus);
  insertPart(slider_);
  connect(slider_, &QSlider::valueChanged, this, &SolutionBar::goTo);
  connect(&timer_, &QTimer::timeout, this, &SolutionBar::tick);
  connect(&match, &Match::changed, this, &SolutionBar::refresh);
  refresh();
}

void SolutionBar::goTo(int moves) {
  const std::size_t cursor = start_ + static_cast<std::size_t>(moves);
  if (cursor != match_.timeline().cursor()) {
    timer_.stop();
    match_.goTo(cursor);
  }
}

bool SolutionBar::handleKey(int key) {
  switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      isAtEnd() ? goOn() : playOrPause();
      return true;
    case Qt::Key_Left:
      step(-1);
      return true;
    case Qt::Key_Right:
      step(1);
      return true;
    case Qt::Key_Home:
      replay();
      return true;
    case Qt::Key_Escape:
      goOn();
      return true;
    default:
      return false;
  }
}

// Where one of its buttons has the focus.
void SolutionBar::keyPressEvent(QKeyEvent* event) {
  event->key() == Qt::Key_Escape ? goOn() : ReplayBar::keyPressEvent(event);
}

void SolutionBar::setPlaying(bool on) {
  on ? timer_.start(static_cast<int>(kMilliseconds / speed())) : timer_.stop();
  refresh();
}

void SolutionBar::tick() {
  match_.redo();
  timer_.setInterval(static_cast<int>(kMilliseconds / speed()));
  if (isAtEnd()) {
    setPlaying(false);
  }
}

void SolutionBar::playOrPause() {
  if (isAtEnd()) {
    replay();
  } else {
    setPlaying(!isPlaying());
  }
}

void SolutionBar::step(int moves) {
  timer_.stop();
  if (moves > 0) {
    match_.redo();
  } else if (match_.timeline().cursor() > start_) {
    match_.goTo(match_.timeline().cursor() - 1);
  }
  refresh();
}

void SolutionBar::replay() {
  match_.goTo(start_);
  setPlaying(true);
}

QString SolutionBar::caption() const {
  const Timeline& timeline = match_.timeline();
  const auto done = static_cast<int>(timeline.cursor() - start_);
  const auto all = static_cast<int>(timeline.length() - start_);
  const QString pieces = tr("%n piece(s) on the board.", nullptr, standingOf(timeline).pieces);
  if (done == 0) {
    return tr("A solution in %n move(s).", nullptr, all) + QLatin1Char('\n') + pieces;
  }
  const Entries entries = timeline.entries_until(timeline.cursor());
  return tr("Move %1 of %2 of a solution: %3.")
             .arg(done)
             .arg(all)
             .arg(face_.turnText(QString::fromStdString(entries.back().text), match_)) +
         QLatin1Char('\n') + pieces;
}

void SolutionBar::refresh() {
  const QSignalBlocker blocker(slider_);
  slider_->setValue(static_cast<int>(match_.timeline().cursor() - start_));
  slider_->setAccessibleName(tr("Move of the solution"));
  showFace({.caption = caption(),
            .goOn = tr("Back to the game"),
            .goOnKey = tr("Escape"),
            .canPlay = true,
            .canGoBack = match_.timeline().cursor() > start_,
            .canGoForward = !isAtEnd()});
}

}  // namespace byways::app

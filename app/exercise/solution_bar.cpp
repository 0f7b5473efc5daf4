// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solution_bar.h"

#include "app/exercise/puzzle_result.h"

namespace byways::app {

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
  connect(slider_, &QSlider::valueChanged, this, &SolutionBar::slideTo);
  connect(&match, &Match::changed, this, &SolutionBar::refresh);
  refresh();
}

void SolutionBar::slideTo(int moves) {
  const std::size_t cursor = start_ + static_cast<std::size_t>(moves);
  if (cursor != match_.timeline().cursor()) {
    match_.goTo(cursor);
    setPlaying(false);
  }
}

void SolutionBar::goToEnd() { slideTo(slider_->maximum()); }

bool SolutionBar::handleKey(int key) {
  switch (key) {
    case Qt::Key_Space:
      playOrPause();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      isAtEnd() ? goOn() : goToEnd();
      return true;
    default:
      return ReplayBar::handleKey(key);
  }
}

void SolutionBar::goBy(int moves) {
  if (moves > 0) {
    match_.redo();
  } else if (match_.timeline().cursor() > start_) {
    match_.goTo(match_.timeline().cursor() - 1);
  }
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
            .goOn = {},
            .goOnKey = {},
            .canPlay = true,
            .canGoBack = match_.timeline().cursor() > start_,
            .canGoForward = !isAtEnd()});
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzles/solution_bar.h"

#include <algorithm>

namespace byways::app {

namespace {

constexpr double kMilliseconds = 900;  // from move to move at the usual speed

}  // namespace

SolutionBar::SolutionBar(Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : ReplayBar(QStringLiteral("solution"), look, parent),
      match_(match),
      face_(face),
      start_(match.timeline().cursor()) {
  connect(&timer_, &QTimer::timeout, this, &SolutionBar::tick);
  connect(&match, &Match::changed, this, &SolutionBar::refresh);
  refresh();
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
  if (done == 0) {
    return tr("A solution in %n move(s)", nullptr, all);
  }
  const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
  return tr("Move %1 of %2: %3")
      .arg(done)
      .arg(all)
      .arg(face_.turnText(QString::fromStdString(entries.back().text), match_));
}

void SolutionBar::refresh() {
  showFace({.caption = caption(),
            .goOn = tr("Close"),
            .goOnKey = tr("Escape"),
            .canPlay = true,
            .canGoBack = match_.timeline().cursor() > start_,
            .canGoForward = !isAtEnd()});
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/turn_run.h"

#include <algorithm>
#include <utility>

#include "app/board/board_view.h"
#include "app/games/game_face.h"
#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/look/joined.h"
#include "app/opponents/turn_steps.h"

namespace byways::app {

void TurnRun::begin() {
  learner_ = start().to_move();
  cursor_ = start().cursor();
  enter(Stage::Asked);
}

void TurnRun::enter(Stage stage) {
  setStage(stage);
  byItself([this, stage] { match().setGuided(stage == Stage::Asked ? learner_ : kNobody); });
  showHint();
  Q_EMIT changed();
}

// The panel shows something below the desk only while a turn has to be made.
TablePage::Beside TurnRun::makeBeside() const {
  return stage() == Stage::Asked ? TablePage::Beside::ToFind : TablePage::Beside::Shown;
}

void TurnRun::matchChanged() {
  const std::size_t cursor = match().timeline().cursor();
  const bool isTakenBack = cursor < std::exchange(cursor_, cursor);
  switch (stage()) {
    case Stage::Asked:
      showHint();
      judge();
      Q_EMIT changed();
      break;
    case Stage::Looking:
    case Stage::Missed:
      if (isTakenBack) {
        tryAgain();
      }
      break;
    case Stage::Showing:
      showingChanged(isTakenBack);
      break;
    case Stage::Done:
      Q_EMIT changed();
      break;
  }
}

void TurnRun::judge() {
  const Timeline& timeline = match().timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  const std::size_t before = start().entries().size();
  if (entries.size() <= before || entries[before].unfinished) {
    return;
  }
  const std::string turn = entries[before].text;
  remark({});
  enter(Stage::Looking);
  look(turn);
}

void TurnRun::addHelp(ExerciseFace& face) const {
  face.hint = hint();
  face.moreHint = tr("Whole turn");
  face.givesMore = hints_ > 0 && !isHintAway_;
  face.whyNoHint = canGiveHint() ? QString() : tr("All hints have been given.");
}

QString TurnRun::hint() const {
  const QString turn = QString::fromStdString(sought());
  if (hints_ > 1 && !isHintAway_) {
    return tr("The turn: %1.", "a turn in words").arg(openTurnText(sought(), learner_, gameFace(), match()));
  }
  if (!hasRing_) {
    return {};
  }
  const QString look = tr("Look at the ringed place.");
  const bool isOneStep = match().game().split_turn(sought()).size() == 1;
  const QString facts =
      isOneStep ? factsSentence(turnFacts(gameFace(), match(), start(), learner_, turn)) : QString();
  return joinSentences({look, facts});
}

// Steps that aren't part of the turn would get in the way of the hint, so they are taken back. If the
// unfinished turn is already right, no hint is needed; saying so costs no stars.
void TurnRun::makeHint() {
  const std::vector<std::string> steps = match().game().split_turn(sought());
  const std::vector<std::string> open = match().timeline().open_steps();
  if (!open.empty() && !match().state().end_refusal(match().timeline().to_move()) &&
      isAnswer(match().game().write_turn(open))) {
    remark(Sentence([] { return tr("What you have played is right. Now end the turn."); }));
    Q_EMIT changed();
    Q_EMIT said(remark());
    return;
  }
  const bool isOnWay = std::all_of(open.begin(), open.end(), [&steps](const std::string& step) {
    return std::find(steps.begin(), steps.end(), step) != steps.end();
  });
  if (!isOnWay) {
    goToStart();
    remark(Sentence([] { return tr("Your steps didn’t fit the solution and were taken back."); }));
  }
  // A hint that was put away is shown again before the next hint is given.
  if (!std::exchange(isHintAway_, false)) {
    ++hints_;
    ++attempting().hints;
    keepAttempt();
  }
  showHint();
  Q_EMIT changed();
  Q_EMIT said(isOnWay ? hint() : joinSentences({remark(), hint()}));
}

bool TurnRun::putHelpAway() {
  if (stage() != Stage::Asked || hints_ == 0 || std::exchange(isHintAway_, true)) {
    return false;
  }
  showHint();
  Q_EMIT changed();
  return true;
}

// The first hint shows only where the turn begins. If the first step is the whole turn, it shows only roughly
// where.
void TurnRun::showHint() {
  const std::vector<std::string> turn = match().game().split_turn(sought());
  const QString first = QString::fromStdString(turn.front());
  QStringList steps;
  if (stage() == Stage::Asked && hints_ > 0 && !isHintAway_) {
    steps = stepsLeft(match().timeline(), learner_, QString::fromStdString(sought()));
  }
  hasRing_ = hints_ == 1 && steps.contains(first);
  if (hints_ == 1) {
    steps.clear();
  }
  QList<QStringList> places;
  for (const QString& step : std::as_const(steps)) {
    places.append(board().placesOf(step));
  }
  const QString ringed = hasRing_ ? board().placesOf(first).value(0) : QString();
  if (hasRing_ && turn.size() > 1) {
    places.append(QStringList(ringed));
  }
  board().showHint(places, steps);
  board().showHintAround(turn.size() > 1 ? QString() : ringed);
}

void TurnRun::goToStart() {
  backToStart();
  cursor_ = start().cursor();
}

void TurnRun::makeTry() {
  goToStart();
  hints_ = attempt().hints > 0 ? hints_ : 0;
  isHintAway_ = false;
  remark({});
  enter(Stage::Asked);
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/opponents.h"

#include <QScopedValueRollback>

#include <algorithm>

#include "app/match/match.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kBetweenRounds = 3000;  // milliseconds, if nobody is asked to continue

}  // namespace

Opponents::Opponents(Match& match, const Preferences& preferences, QObject* parent)
    : QObject(parent),
      match_(match),
      preferences_(preferences),
      playback_(
          [this] {
            if (doing_ == Doing::Waiting) {
              begin();
              return false;
            }
            return playStep();
          },
          [this] { return isHurried_ ? 0 : Playback::paceOf(preferences_).between; }) {
  connect(&thinker_, &Thinker::answered, this, &Opponents::take);
}

// If turns are secret, somebody has to end the open table before the next round.
bool Opponents::isDue() const {
  if (isHeldUp_ || isPaused_ || match_.timeline().can_redo() || match_.timeline().outcome()) {
    return false;
  }
  return match_.isTableOpen() ? !match_.hasPeople() : match_.isComputersTurn();
}

Opponents::Place Opponents::currentPlace() const {
  const Seat seat = match_.onTurn();
  return {.cursor = match_.timeline().cursor(), .seat = seat, .level = match_.level(seat)};
}

// Does nothing while a computer makes a change itself, or if what is being done still fits the position.
// Otherwise starts again from the position.
void Opponents::goOn() {
  if (isOwnChange_ || (doing_ != Doing::Nothing && isDue() && at_ == currentPlace())) {
    return;
  }
  stop();
  if (!isDue()) {
    return;
  }
  isHurried_ = false;
  at_ = currentPlace();
  turnTime_.start();
  if (match_.isTableOpen()) {
    doing_ = Doing::Waiting;
    playback_.play(kBetweenRounds);
  } else if (match_.isRollDue()) {
    doing_ = Doing::Waiting;
    playback_.play(Playback::paceOf(preferences_).before);
  } else {
    begin();
  }
}

void Opponents::begin() {
  if (match_.isTableOpen()) {
    doing_ = Doing::Nothing;
    match_.lowerCurtain();  // emits changed, which calls goOn again
    return;
  }
  if (match_.isRollDue()) {
    doing_ = Doing::Nothing;
    match_.roll();
    return;
  }
  {
    // The turn may have been interrupted. A new search from its start gives the same turn.
    const QScopedValueRollback<bool> own(isOwnChange_, true);
    match_.restartComputersTurn();
    at_ = currentPlace();
  }
  doing_ = Doing::Thinking;
  seat_ = match_.onTurn();
  thinker_.start(match_.timeline(), seat_, match_.level(seat_), match_.opponentsSeed());
  Q_EMIT changed();
}

void Opponents::take(const search::Advice& advice) {
  turn_ = QString::fromStdString(advice.turn);
  steps_.clear();
  // A declaration, such as a claim, is played as it is.
  const bool isWord = !match_.timeline().refusal(seat_, advice.turn);
  for (const std::string& step : match_.game().split_turn(advice.turn)) {
    steps_.append(QString::fromStdString(step));
  }
  if (isWord) {
    steps_ = {turn_};
  }
  doing_ = Doing::Playing;
  const auto passed = static_cast<int>(turnTime_.elapsed());
  playback_.play(
      isHurried_ || match_.isCurtained() ? 0 : std::max(0, Playback::paceOf(preferences_).before - passed));
  Q_EMIT changed();
}

bool Opponents::playStep() {
  bool isOver = false;
  bool isRefused = false;
  {
    const QScopedValueRollback<bool> own(isOwnChange_, true);
    // Behind a curtain nobody sees the single steps.
    do {
      const QString step = steps_.isEmpty() ? QStringLiteral("end") : steps_.takeFirst();
      isRefused = match_.playForComputer(step).has_value();
      const bool isOpen = !match_.timeline().open_steps().empty() && match_.timeline().to_move() == seat_;
      isOver = steps_.isEmpty() && !isOpen;
    } while (!isOver && !isRefused && match_.isCurtained());
    at_ = currentPlace();
  }
  if (isRefused) {
    stop();
    match_.setLevel(seat_, 0);  // can't happen: searches only return legal turns. A person takes over, so
                                // that the game can continue
  } else if (isOver) {
    doing_ = Doing::Nothing;
    Q_EMIT turnPlayed(seat_, turn_);
    goOn();
  }
  return !isOver && !isRefused;
}

void Opponents::stop() {
  const bool wasThinking = isThinking();
  playback_.stop();
  thinker_.giveUp();
  doing_ = Doing::Nothing;
  steps_.clear();
  if (wasThinking) {
    Q_EMIT changed();
  }
}

void Opponents::playNow() {
  if (doing_ == Doing::Nothing) {
    goOn();  // goOn hasn't been called since the last change
  }
  isHurried_ = true;
  if (doing_ == Doing::Thinking) {
    thinker_.hurry();
  } else if (playback_.isPlaying()) {
    playback_.play(0);
  }
}

void Opponents::setPaused(bool isPaused) {
  if (isPaused != isPaused_) {
    isPaused_ = isPaused;
    goOn();
    Q_EMIT changed();
  }
}

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <set>

#include "app/match/match.h"
#include "app/settings/preferences.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

/// Runs the clock of a match that has one (clockRulesOf), and puts players whose time is up out of the game
/// if the clock's rules say so.
///
/// Time runs for the person who is to move or to roll the dice; with secret turns, from the moment the
/// curtain opens. The clock stops while people look back at earlier turns, at the end of the game, while a
/// computer plays, while the window is inactive (if Preferences::clockPauses), and while it is paused or
/// covered. When the program doesn't run, because the computer is asleep, for example, at most a second
/// counts. The time left is kept in the record.
class MatchClock : public QObject {
  Q_OBJECT

 public:
  /// Returns the time since a fixed moment.
  using Source = std::function<TurnClock::Time()>;

  /// `match` and `preferences` must outlive the clock.
  MatchClock(Match& match, const Preferences& preferences, QObject* parent = nullptr);
  /// Reads the time from `source` from now on.
  void setSource(Source source);

  /// Whether this match is played with a clock.
  [[nodiscard]] static bool isWanted(const Match& match);

  [[nodiscard]] TurnClock::Time turnLeft() const { return clock_.turn_left(); }
  [[nodiscard]] TurnClock::Time reserveLeft(Seat seat) const { return clock_.reserve_left(seat); }
  [[nodiscard]] const ClockRules& rules() const { return clock_.rules(); }
  /// Whether the seat's time is up: it has no time left for this turn, and none for the game.
  [[nodiscard]] bool isUp(Seat seat) const { return clock_.is_up(seat); }
  [[nodiscard]] TurnClock::Time over(Seat seat) const { return clock_.over(seat); }
  [[nodiscard]] bool isRunning() const { return timer_.isActive(); }
  /// Whether people have paused the clock: then it stands still until they resume it, and the board is
  /// hidden.
  [[nodiscard]] bool isHeld() const { return held_; }
  void setHeld(bool held);
  /// What may cover the table.
  enum class Cover { Page, Lot };
  /// Tells the clock that something covers the table, or no longer does.
  void setCovered(bool covered, Cover by = Cover::Page);
  void setWindowActive(bool active);

 Q_SIGNALS:
  /// Time has passed, or the clock has started or stopped.
  void ticked();
  /// People have paused or resumed the clock; follows `ticked`.
  void heldChanged(bool held);
  /// The seat's time is up, and the game continues.
  void timeUp(byways::Seat seat);
  /// The program stood still for `time` while the clock was running. At most a second of this time counts.
  /// `ticked` follows.
  void stoodStill(std::chrono::milliseconds time);

 private:
  void tick();
  void matchChanged();
  void updateRunning();
  void store();

  Match& match_;
  const Preferences& preferences_;
  TurnClock clock_;
  QTimer timer_;
  Source now_;
  TurnClock::Time lastTick_{0};
  TurnClock::Time unstored_{0};
  std::size_t turn_ = 0;      // turns ended so far, to notice when another ends
  std::size_t credited_ = 0;  // the largest turn_ so far: the bonus for a turn is given only once
  bool held_ = false;
  std::set<Cover> covers_;
  bool windowIsActive_ = true;
};

}  // namespace byways::app

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

/// Runs the clock of a match that is played with one (clockRulesOf), and takes a player whose time is up out
/// of the game where the rules of the clock say so.
///
/// Time counts for the person who is to move or to roll the dice; where turns are secret, from when the
/// curtain is lifted. It stops while people look back at earlier turns, at the end of the game, while a
/// computer plays, while the window is not active (if Preferences::clockPauses), and while it is held or
/// covered. Nor does time count in which the program stood still, as while the computer slept. The time left
/// is kept in the record.
class MatchClock : public QObject {
  Q_OBJECT

 public:
  /// Tells the time since some moment that stays the same.
  using Source = std::function<TurnClock::Time()>;

  /// `match` and `preferences` must outlive the clock.
  MatchClock(Match& match, const Preferences& preferences, QObject* parent = nullptr);
  /// Takes the time from there from now on.
  void setSource(Source source);

  /// Whether this match is played with a clock.
  [[nodiscard]] static bool isWanted(const Match& match);

  [[nodiscard]] TurnClock::Time turnLeft() const { return clock_.turn_left(); }
  [[nodiscard]] TurnClock::Time reserveLeft(Seat seat) const { return clock_.reserve_left(seat); }
  [[nodiscard]] const ClockRules& rules() const { return clock_.rules(); }
  /// Whether the seat has no time left, for the turn or for the game.
  [[nodiscard]] bool isUp(Seat seat) const { return clock_.is_up(seat); }
  [[nodiscard]] TurnClock::Time over(Seat seat) const { return clock_.over(seat); }
  [[nodiscard]] bool isRunning() const { return timer_.isActive(); }
  /// Held by people: it stops until it is released, whatever else happens, and nobody sees the board.
  [[nodiscard]] bool isHeld() const { return held_; }
  void setHeld(bool held);
  /// What may lie over the table for a while.
  enum class Cover { Page, Lot };
  /// Whether that lies over it now.
  void setCovered(bool covered, Cover by = Cover::Page);
  void setWindowActive(bool active);

 Q_SIGNALS:
  /// Time has passed, or the clock has started or stopped.
  void ticked();
  /// It is held now, or no longer; follows `ticked`.
  void heldChanged(bool held);
  /// The time of the seat is up, and play goes on.
  void timeUp(byways::Seat seat);
  /// The program has stood still for that long while the clock ran; `ticked` follows. That time doesn't
  /// count.
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
  std::size_t turn_ = 0;      // number of turns that have been ended, to notice a new one
  std::size_t credited_ = 0;  // the most there ever were: no turn is ended twice
  bool held_ = false;
  std::set<Cover> covers_;
  bool windowIsActive_ = true;
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

#include "app/match/match.h"
#include "app/settings/preferences.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

/// Runs the clock of a match whose option "clock" is on (BYG-10), and flags a player whose time is up.
///
/// It stops while people look back at earlier turns, at the end of the game, while the window is not active
/// (if Preferences::clockPauses) and while it is held. Nor does time count in which the program stood still,
/// as while the computer slept. The time left is kept in the record.
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
  /// Whether one with these options would be.
  [[nodiscard]] static bool isWanted(const OptionMap& options);

  [[nodiscard]] TurnClock::Time turnLeft() const { return clock_.turn_left(); }
  [[nodiscard]] TurnClock::Time reserveLeft(Seat seat) const { return clock_.reserve_left(seat); }
  [[nodiscard]] bool isRunning() const { return timer_.isActive(); }
  /// Held by people: it stops until it is released, whatever else happens.
  [[nodiscard]] bool isHeld() const { return held_; }
  void setHeld(bool held);
  void setWindowActive(bool active);

 Q_SIGNALS:
  /// Time has passed, or the clock has started or stopped.
  void ticked();
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
  std::size_t turn_ = 0;  // number of finished entries, to notice a new turn
  bool held_ = false;
  bool windowIsActive_ = true;
};

}  // namespace byways::app

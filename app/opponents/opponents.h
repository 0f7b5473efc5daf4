// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include "app/match/playback.h"
#include "app/opponents/thinker.h"
#include "app/settings/preferences.h"

namespace byways::app {

class Match;

/// Plays for the computers at the table: thinks when it is their turn, rolls their dice and plays their steps
/// one after the other at the pace people have chosen. They play only at the end of the line, so nobody
/// who looks back is disturbed.
class Opponents : public QObject {
  Q_OBJECT

 public:
  /// Both must outlive it. Nothing happens before the first call of goOn.
  Opponents(Match& match, const Preferences& preferences, QObject* parent = nullptr);

  /// Looks whether a computer has something to do. To be called when the match has changed, and when whatever
  /// held them up has gone.
  void goOn();
  /// While this is on, computers wait: something is being shown that everybody should see first. To be
  /// followed by goOn.
  void setHeldUp(bool isHeldUp) { isHeldUp_ = isHeldUp; }
  /// A pause that people have asked for, in a game that computers play among themselves.
  void setPaused(bool isPaused);
  [[nodiscard]] bool isPaused() const { return isPaused_; }
  /// Whether a computer is looking for its turn right now.
  [[nodiscard]] bool isThinking() const { return thinker_.isThinking(); }
  /// Plays what has been found so far, without any more pauses in this turn.
  void playNow();

 Q_SIGNALS:
  /// isThinking or isPaused have changed.
  void changed();
  /// A computer has ended its turn; the text is the turn as the record writes it.
  void turnPlayed(byways::Seat seat, const QString& turn);

 private:
  enum class Doing { Nothing, Waiting, Thinking, Playing };

  /// Where in the game they are, and who.
  struct Place {
    std::size_t cursor = 0;
    Seat seat = kNobody;
    int level = 0;
    bool operator==(const Place&) const = default;
  };

  [[nodiscard]] Place here() const;
  [[nodiscard]] bool isDue() const;
  void begin();
  void take(const search::Advice& advice);
  /// Plays a step; returns whether another one of the turn is to follow.
  bool playStep();
  void stop();

  Match& match_;
  const Preferences& preferences_;
  Thinker thinker_;
  Playback playback_;       // to what comes next
  QElapsedTimer turnTime_;  // since the turn began
  Doing doing_ = Doing::Nothing;
  Place at_;           // what `doing_` is about
  QStringList steps_;  // still to be played
  QString turn_;
  Seat seat_ = kNobody;
  bool isOwnChange_ = false;
  bool isHurried_ = false;
  bool isHeldUp_ = false;
  bool isPaused_ = false;
};

}  // namespace byways::app

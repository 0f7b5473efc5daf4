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

/// Plays for the computers at the table: searches when it is their turn, rolls their dice, and plays their
/// steps one by one at the pace that people have chosen. Computers play only at the end of the line, so that
/// nobody who looks back is disturbed.
class Opponents : public QObject {
  Q_OBJECT

 public:
  /// Both references must outlive this object. Nothing happens before the first call of goOn.
  Opponents(Match& match, const Preferences& preferences, QObject* parent = nullptr);

  /// Lets a computer start or continue if it has something to do. To be called when the match has changed,
  /// and when computers needn't wait any longer.
  void goOn();
  /// While true, computers wait, because something is being shown that everybody should see first. Call goOn
  /// after setting this to false.
  void setHeldUp(bool isHeldUp) { isHeldUp_ = isHeldUp; }
  /// Pauses a game that only computers play, at people's request.
  void setPaused(bool isPaused);
  [[nodiscard]] bool isPaused() const { return isPaused_; }
  /// Whether a search is running.
  [[nodiscard]] bool isThinking() const { return thinker_.isThinking(); }
  /// Plays the best turn found so far, without further pauses in this turn.
  void playNow();

 Q_SIGNALS:
  /// isThinking or isPaused has changed.
  void changed();
  /// A computer has ended its turn; `turn` is as the record writes it.
  void turnPlayed(byways::Seat seat, const QString& turn);

 private:
  enum class Doing { Nothing, Waiting, Thinking, Playing };

  /// The cursor, and who is to play there.
  struct Place {
    std::size_t cursor = 0;
    Seat seat = kNobody;
    int level = 0;
    bool operator==(const Place&) const = default;
  };

  [[nodiscard]] Place currentPlace() const;
  [[nodiscard]] bool isDue() const;
  void begin();
  void take(const search::Advice& advice);
  /// Plays a step. Returns whether the turn has another one.
  bool playStep();
  void stop();

  Match& match_;
  const Preferences& preferences_;
  Thinker thinker_;
  Playback playback_;       // the pause before the next action
  QElapsedTimer turnTime_;  // since the turn began
  Doing doing_ = Doing::Nothing;
  Place at_;           // where the current action began
  QStringList steps_;  // steps of the turn that are still to be played
  QString turn_;
  Seat seat_ = kNobody;
  bool isOwnChange_ = false;
  bool isHurried_ = false;
  bool isHeldUp_ = false;
  bool isPaused_ = false;
};

}  // namespace byways::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <deque>
#include <string>
#include <vector>

#include "app/match/playback.h"
#include "engine/core/seat.h"

namespace byways::app {

class Match;

/// Plays entries of a record on a match that a lesson controls (Match::setGuided), step by step, so that
/// people can follow.
class ShownTurns : public QObject {
  Q_OBJECT

 public:
  /// `match` must outlive this object. `pause` is the time between two steps, in milliseconds; 0 plays
  /// everything at once.
  ShownTurns(Match& match, int pause, QObject* parent);

  /// Starts playing `entries` instead of what is still being played. Stops at the first entry that isn't
  /// legal. `finished` follows in either case.
  void play(const std::vector<std::string>& entries);
  /// Plays the steps of one turn, without ending it.
  void playSteps(Seat seat, const std::vector<std::string>& steps);
  void stop();
  /// Plays all remaining steps at once. Does nothing unless isPlaying().
  void hurry() { playback_.skip(); }
  [[nodiscard]] bool isPlaying() const { return playback_.isPlaying(); }

 Q_SIGNALS:
  void finished();

 private:
  struct Part {
    Seat seat = kChance;
    QString step;
    bool isEnd = false;  // whether this part ends the turn, if it is still open
  };

  void start();
  /// Plays the next step; returns whether there is another one.
  bool playNext();

  Match& match_;
  int pause_;
  std::deque<Part> parts_;
  Playback playback_;
};

}  // namespace byways::app
